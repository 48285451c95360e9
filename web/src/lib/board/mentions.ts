import type { Params } from "../server/wire";

/** The elements that an event speaks of. */
export function mentionedElements(params: Params): string[] {
  return Object.values(params)
    .flat(2)
    .filter((one): one is string => typeof one === "string" && one.includes(":"));
}
