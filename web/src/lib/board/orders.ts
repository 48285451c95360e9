// Questions for an order: every option is a list of the same things, put differently.

import type { Option } from "../server/wire";

/** Whether the list that an option is about begins with these elements. */
export function begins(option: Option, order: readonly string[]): boolean {
  if (order.length === 0) return true;
  return Object.values(option.params).some(
    (list) => Array.isArray(list) && order.every((element, i) => list[i] === element),
  );
}
