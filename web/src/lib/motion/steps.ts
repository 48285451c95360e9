// What happened, cut into what is told at once: mostly one event, several where they belong together.

import type { IconName } from "../../ui/marks/iconNames";
import type { GameEvent, Move, Ply } from "../server/wire";

/** What a game says of its own events. */
export interface Moments {
  /** Events that are announced across the board, each with its sign. */
  banners: Readonly<Record<string, IconName>>;
  /** Kinds of events that happen at one moment, as cards that are turned over by all. */
  together: readonly string[];
}
export const NO_MOMENTS: Moments = { banners: {}, together: [] };

export interface Step {
  ply: number;
  /** Who did it; null where nobody did. */
  seat: number | null;
  events: readonly [GameEvent, ...GameEvent[]];
  banner: IconName | null;
  /** Sealed until now: the cards turn over. */
  reveals: boolean;
}

export const movesOf = (steps: readonly Step[]): Move[] =>
  steps.flatMap(({ events }) => events.flatMap(({ moves }) => moves));

/** Where a part of the game begins: a heading of the log, which is nobody's doing, whoever answered last before it. */
export const isHeading = ({ kind }: Pick<GameEvent, "kind">): boolean =>
  ["era", "round", "turn", "final"].includes(kind);

/** The seat that an event names as the one it is about, else who chose what it follows from. */
export function actorOf({ params }: GameEvent, { seat }: Pick<Ply, "seat">): number | null {
  const named = params["seat"];
  return typeof named === "string" && named.startsWith("seat:") ? Number(named.slice(5)) : seat;
}

export function stepsOf(plies: readonly Ply[], { banners, together }: Moments): Step[] {
  const steps: Step[] = [];
  for (const ply of plies) {
    for (const event of inOrder(ply.events)) {
      const last = steps.at(-1);
      const joins = last !== undefined && last.ply === ply.ply && oneMoment(last.events[0], event, together);
      if (joins) steps[steps.length - 1] = { ...last, events: [...last.events, event] };
      else
        steps.push({
          ply: ply.ply,
          seat: isHeading(event) ? null : actorOf(event, ply),
          events: [event],
          banner: banners[event.kind] ?? null,
          reveals: together.includes(event.kind),
        });
    }
  }
  return steps;
}

/** Final points are told category by category, whatever the order in which the rules count them. */
function inOrder(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ kind }) => kind === "final");
  if (end < 0) return events;
  const counted = events.slice(end + 1);
  const categories = [...new Set(counted.map(categoryOf))];
  return [
    ...events.slice(0, end + 1),
    ...categories.flatMap((category) => counted.filter((event) => categoryOf(event) === category)),
  ];
}

const categoryOf = ({ params }: GameEvent): string => String(params["category"] ?? "");

function oneMoment(first: GameEvent, event: GameEvent, together: readonly string[]): boolean {
  if (first.kind !== event.kind) return false;
  const category = categoryOf(first);
  return together.includes(event.kind) || (category !== "" && category === categoryOf(event));
}
