// Which options say no, and whether the rest of a turn can be declined.

import type { DecisionKind, OptionKind } from "../server/contract";
import type { Decision, Option } from "../server/wire";

/** Options that decline what is asked and bring nothing else; tests hold them to what the games know. */
const DECLINING: readonly OptionKind[] = [
  "ability-none",
  "build-nothing",
  "buy-nothing",
  "convert-no-more",
  "decline",
  "dismiss-nobody",
  "done",
  "enough",
  "hire-nobody",
  "house-nobody",
  "no-action",
  "pass",
  "refuse-beggar",
  "skip",
  "stop-courting",
  "swap-no-more",
  "withdraw",
];
/** Questions with which a turn or a part of it begins: to decline here would give up what nobody has looked at yet. */
const BEGINNINGS: readonly DecisionKind[] = [
  "take-turn",
  "turn-start",
  "realm-action",
  "intrigue-action",
  "war-action",
  "tax-action",
  "crusade-action",
];

export const declines = ({ kind }: { kind: OptionKind }): boolean => DECLINING.includes(kind);

/** The option that declines a question in the course of a turn; null where there is none. */
export function declineOf({ kind, options }: Decision): Option | null {
  if (BEGINNINGS.includes(kind)) return null;
  return options.find(declines) ?? null;
}
