// What an event on an action card does, in words: to whom it happens, and what.

import { sentences } from "../../lib/explainer.svelte";
import type { Facts } from "../../lib/facts";
import type { Params } from "../../lib/types";

interface Op {
  op: string;
  n?: number;
  all?: boolean;
  choose_by?: string;
  to?: string;
  per?: string;
  draws?: number;
  bastard?: boolean;
  token?: string;
  filters?: string[];
  trait?: string;
  critical?: string;
  role?: string;
  holder?: string;
  price?: number;
  optional?: boolean;
  failure?: Told[];
  otherwise?: Told[];
  then?: Told[];
  options?: Told[][];
}
/** As the component data tells it, or in the short form of an owner's corrections. */
type Told = { op: Op } | Op;

/** Who puts it into words: a scene, or the page of components. */
export interface Teller {
  /** A label of this board. */
  term(id: string, params?: Params): string;
  name(element: string): string;
  gold(n: number): string;
}

/** Who decides about an event, when it is not the one it happens to. */
const DECIDERS = ["left_neighbour", "active"];

export function eventText(scene: Teller & { facts: Facts }, id: string): string {
  const target = scene.facts.text(`event:${id}`, "target");
  return target && sentences([`${scene.term(`target-${target}`)}: ${told(scene, effectsOf(scene.facts, id))}`]);
}

/** Effects as they stand in the data. */
export const effectsText = (tell: Teller, effects: unknown): string => told(tell, effects as readonly Told[]);

export const buysDevelopment = (facts: Facts, id: string): boolean => effectsOf(facts, id).some((op) => op.op === "buy_development");

function effectsOf(facts: Facts, id: string): Op[] {
  return ((facts.of("event").find((one) => one.id === id)?.["effects"] ?? []) as Told[]).map(inner);
}

const inner = (one: Told): Op => (typeof one.op === "string" ? (one as Op) : one.op);
const told = (scene: Teller, ops: readonly Told[] = []): string => ops.map((one) => deed(scene, inner(one))).join(", ");

function deed(scene: Teller, op: Op): string {
  const notes = (op.filters ?? []).map((one) => scene.term(`only-${one.replace("prefer:", "")}`));
  if (op.op !== "take_development") {
    if (op.choose_by && DECIDERS.includes(op.choose_by)) notes.push(scene.term(`by-${op.choose_by}`));
    if (op.optional) notes.push(scene.term("optional"));
  }
  return plain(scene, op) + (notes.length ? ` (${notes.join(", ")})` : "");
}

function plain(scene: Teller, op: Op): string {
  const { n = 1, price = 0 } = op;
  switch (op.op) {
    case "birth":
      return scene.term(op.bastard ? "deed-bastard" : (op.draws ?? 1) > 1 ? "deed-birth-chosen" : "deed-birth", { n });
    case "gold":
      return `${scene.name("piece:gold")} ${n > 0 ? "+" : "−"}${Math.abs(n)}`;
    case "place_token":
    case "remove_token":
      return scene.term(`deed-${op.op}`, { token: `token_kind:${op.token ?? ""}`, n });
    case "add_trait":
      return scene.term(op.to === "youngest_child" ? "deed-add_trait-child" : "deed-add_trait", { trait: `trait:${op.trait ?? ""}` });
    case "check": {
      const kind = op.critical ? scene.name(`critical:${op.critical}`) : scene.term("check");
      return scene.term("deed-check", { kind, failure: told(scene, op.failure) });
    }
    case "pay_or": {
      const payment = scene.term(op.per ? "deed-pay-each" : op.to === "left_neighbour" ? "deed-pay-neighbour" : "deed-pay", { gold: scene.gold(n) });
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
      return scene.term(`deed-${op.op}`, { n, gold: scene.gold(n), price: scene.gold(price) });
  }
}
