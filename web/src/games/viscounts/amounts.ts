// Options that only say how much, as signs: what comes, and what it costs.

import type { Option } from "../../lib/server/wire";
import { sign, signs, type Effect, type Sign } from "./effects";
import { RESOURCES } from "./derived";

const PAID = [...RESOURCES, "silver"];

/** The signs of such an option, or null where it is about something else. `exchanged` is what one exchange brings. */
export function amount(option: Option, exchanged: Effect | null): Sign[] | null {
  const number = (name: string): number => Number(option.params[name] ?? 0);
  switch (option.kind) {
    case "exchange": {
      const silver = number("n") ? [sign("mark", "←"), sign("pay", "silver", number("n"))] : [];
      return [...signs(exchanged).map((one) => ({ ...one, n: one.n * number("times") })), ...silver];
    }
    case "place":
      return [sign("gain", "worker", number("workers")), sign("mark", "←"), sign("pay", "noble", number("nobles"))];
    case "pay":
      return PAID.filter((what) => number(what)).map((what) => sign("pay", what, number(what)));
    default:
      return null;
  }
}
