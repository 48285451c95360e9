// What an event on an action card does, in words: to whom it happens, and what.

import type { Scene } from "./scene.svelte";
import { sentences } from "./sentences";

interface Op {
  op: string;
  n: number;
  all: boolean;
  choose_by?: string;
  to?: string;
  per?: string;
  draws: number;
  bastard: boolean;
  token?: string;
  filters?: string[];
  trait?: string;
  critical?: string;
  role?: string;
  holder?: string;
  price: number;
  optional: boolean;
  failure?: Wrapped[];
  otherwise?: Wrapped[];
  then?: Wrapped[];
  options?: Wrapped[][];
}
interface Wrapped {
  op: Op;
}

/** Who decides about an event, when it is not the one it happens to. */
const DECIDERS = ["left_neighbour", "active"];

export function eventText(scene: Scene, id: string): string {
  const target = scene.facts.text(`event:${id}`, "target");
  return target && sentences([`${scene.term(`target-${target}`)}: ${told(scene, effectsOf(scene, id))}`]);
}

export const buysDevelopment = (scene: Scene, id: string): boolean => effectsOf(scene, id).some(({ op }) => op.op === "buy_development");

function effectsOf(scene: Scene, id: string): Wrapped[] {
  return (scene.facts.of("event").find((one) => one.id === id)?.["effects"] ?? []) as Wrapped[];
}

const told = (scene: Scene, ops: readonly Wrapped[] = []): string => ops.map(({ op }) => deed(scene, op)).join(", ");

function deed(scene: Scene, op: Op): string {
  const by = op.choose_by && DECIDERS.includes(op.choose_by) ? scene.term(`by-${op.choose_by}`) : "";
  const free = op.optional ? scene.term("optional") : "";
  return [plain(scene, op), ...[by, free].filter(Boolean).map((part) => `(${part})`)].join(" ");
}

function plain(scene: Scene, op: Op): string {
  switch (op.op) {
    case "birth":
      return scene.term(op.bastard ? "deed-bastard" : op.draws > 1 ? "deed-birth-chosen" : "deed-birth", { n: op.n });
    case "gold":
      return `${scene.name("piece:gold")} ${op.n > 0 ? "+" : "−"}${Math.abs(op.n)}`;
    case "place_token":
    case "remove_token":
      return scene.term(`deed-${op.op}`, { token: `token_kind:${op.token ?? ""}`, n: op.n }) + filters(scene, op);
    case "add_trait":
      return scene.term(op.to === "youngest_child" ? "deed-add_trait-child" : "deed-add_trait", { trait: `trait:${op.trait ?? ""}` });
    case "check": {
      const kind = op.critical ? scene.name(`critical:${op.critical}`) : scene.term("check");
      return scene.term("deed-check", { kind, failure: told(scene, op.failure) });
    }
    case "pay_or": {
      const payment = scene.term(op.per ? "deed-pay-each" : op.to === "left_neighbour" ? "deed-pay-neighbour" : "deed-pay", { n: op.n });
      return scene.term("deed-or", { first: payment, second: told(scene, op.otherwise) });
    }
    case "choice": {
      const [first = [], second = []] = op.options ?? [];
      return scene.term("deed-choice", { first: told(scene, first), second: told(scene, second) });
    }
    case "if":
      return scene.term("deed-if-married", { effect: told(scene, op.then) });
    case "death":
      return scene.term(`deed-death-${op.role ?? ""}`);
    case "casus_belli":
      return scene.term(`deed-casus_belli-${op.holder ?? ""}`);
    case "demobilise":
      return scene.term(op.all ? "deed-demobilise-all" : "deed-demobilise");
    default:
      return scene.term(`deed-${op.op}`, { n: op.n, price: op.price });
  }
}

function filters(scene: Scene, op: Op): string {
  const said = (op.filters ?? []).map((one) => scene.term(`only-${one.replace("prefer:", "")}`));
  return said.length ? ` (${said.join(", ")})` : "";
}
