// Which sizes the board can have.

const STEPS = [0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;
/** The room, in pixels, that the whole table takes side by side. */
const TABLE = { width: 1300, height: 1020 };
/** Below this width its parts lie below each other: making them smaller would help nobody. */
const NARROW = 860;
/** Letters stay readable. */
const LEAST = 0.78;
/** Rather a little smaller still than a board that has to be scrolled. */
const SMALLEST = 0.72;

/** Whether the table's parts lie side by side. */
export const roomy = (width: number): boolean => width >= NARROW;

/** As large as lets the whole table be seen in a frame of this size. */
export function fitting(width: number, height: number): number {
  if (!roomy(width)) return 1;
  return Math.max(LEAST, Math.min(width / TABLE.width, height / TABLE.height, 1));
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
