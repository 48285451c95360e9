// Which options lie on the tray: those that no other place on the board stands for.

import type { Option } from "../../lib/server/wire";
import type { OptionKind } from "./wire";

const TRAY = new Set<Option["kind"]>([
  "keep-back", "buy-nothing", "sell", "refuse", "build-nothing", "swap-no-more", "pay-pieces", "house-nobody", "give", "give-for-talers",
  "decline", "pay-talers", "pay-fines", "refuse-beggar", "begin-courting", "not-yet", "stop-courting", "convert-no-more", "equip",
] satisfies OptionKind[]); // prettier-ignore

export const lies = (option: Option): boolean => TRAY.has(option.kind);

/** The pieces an option is about, by resource, in the order in which it names them. */
export function pieces({ kind, params }: Option): [resource: string, n: number][] {
  if (kind === "pay-pieces") return [[bare(params["resource"]), Number(params["n"])]];
  if (!["equip", "give", "give-for-talers"].includes(kind) || !Array.isArray(params["resources"])) return [];
  const named = params["resources"].map(bare);
  return [...new Set(named)].map((resource) => [resource, named.filter((one) => one === resource).length]);
}

const bare = (element: unknown): string => String(element).replace("resource:", "");
