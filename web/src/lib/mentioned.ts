import type { Params } from "./types";

/** The elements that an event speaks of. */
export function mentioned(params: Params): string[] {
  return Object.values(params)
    .flat(2)
    .filter((one): one is string => typeof one === "string" && one.includes(":"));
}
