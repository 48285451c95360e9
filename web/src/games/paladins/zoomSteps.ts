// Which sizes the board can have.

const STEPS = [0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;
/** The room, in pixels, that the whole table takes side by side. */
const TABLE = { width: 1300, height: 1020 };
/** The same where town and land take turns, as on a screen lower than so many pixels. */
const TURNS = { width: 1080, height: 720 };
const LOW = 720;
/** Below this width its parts lie below each other: making them smaller would help nobody. */
const NARROW = 860;
/** Letters stay readable. */
const LEAST = 0.78;
/** Rather a little smaller still than a board that has to be scrolled. */
const SMALLEST = 0.66;

/** Whether the table's parts lie side by side. */
export const roomy = (width: number): boolean => width >= NARROW;

/** Whether town and land take turns. */
export const low = (width: number, height: number): boolean => roomy(width) && height < LOW;

/** As large as lets the whole table be seen in a frame of this size. */
export function fitting(width: number, height: number): number {
  if (!roomy(width)) return 1;
  const table = low(width, height) ? TURNS : TABLE;
  return Math.max(LEAST, Math.min(width / table.width, height / table.height, 1));
}

/** The factor at which what now takes a height would fit into a room. */
export const shrunk = (factor: number, height: number, room: number): number =>
  height > room ? Math.max(SMALLEST, (factor * room) / height) : factor;

/** The next step up or down from any factor. */
export function stepped(factor: number, by: 1 | -1): number {
  const further =
    by > 0 ? STEPS.find((one) => one > factor + 0.001) : [...STEPS].reverse().find((one) => one < factor - 0.001);
  return further ?? factor;
}

export const clamped = (factor: number): number => Math.min(STEPS[STEPS.length - 1] ?? 1, Math.max(STEPS[0], factor));
