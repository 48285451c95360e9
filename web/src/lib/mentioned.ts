import type { GameEvent, Params } from "./types";

export const EVERYBODY = "";

/** The elements that an event speaks of. */
export function mentioned(params: Params): string[] {
  return Object.values(params)
    .flat(2)
    .filter((one): one is string => typeof one === "string" && one.includes(":"));
}

/** The elements that events speak of, each with those that it happened to: a seat, or everybody where none is named. */
export function happened(events: readonly GameEvent[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { params } of events) {
    const to = String(params["seat"] ?? EVERYBODY);
    for (const element of mentioned(params)) found.set(element, (found.get(element) ?? new Set()).add(to));
  }
  return found;
}
