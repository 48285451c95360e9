// What an event on an action card does, in words: to whom it happens, on which condition, and what. The terminal says
// the same (event_text.py); a test holds both to each other.

import { sentences } from "../../lib/text/sentences";
import type { Facts } from "../../lib/board/facts";
import type { Params } from "../../lib/server/wire";

interface Op {
  op: string;
  n?: number;
  all?: boolean;
  choose_by?: string;
  to?: string;
  per?: string;
  draws?: number;
  sex?: string;
  bastard?: boolean;
  token?: string;
  filters?: string[];
  trait?: string;
  critical?: string;
  role?: string;
  holder?: string;
  price?: number;
  optional?: boolean;
  success?: WrittenEffect[];
  failure?: WrittenEffect[];
  otherwise?: WrittenEffect[];
  when?: WrittenCondition[];
  then?: WrittenEffect[];
  options?: WrittenEffect[][];
}
interface Condition {
  test: string;
  n?: number;
  traits?: string[];
  filters?: string[];
}
/** As the component data tells it, or in the short form of an owner's corrections. */
type WrittenEffect = { op: Op } | Op;
type WrittenCondition = { condition: Condition } | Condition;

/** Who puts it into words: a scene, or the page of components. */
export interface Teller {
  /** A label of this board. */
  term(id: string, params?: Params): string;
  name(element: string): string;
  gold(n: number): string;
}

/** Operations whose sentence is about one thing; more of them are told as so many times. */
const REPEATED = [
  "build_castle",
  "mobilise",
  "demobilise",
  "end_title",
  "remove_castle",
  "remove_trait",
  "buy_development",
  "lose_development",
  "take_development",
];
/** Who decides about an event, when it is not the one it happens to. */
const DECIDERS = ["left_neighbour", "active"];

export function eventText(scene: Teller & { facts: Facts }, id: string): string {
  const target = scene.facts.text(`event:${id}`, "target");
  if (!target) return "";
  const condition = conditionsText(scene, rowsOf(scene.facts, id, "conditions"));
  const named = scene.term(`target-${target}`);
  const whom = condition ? scene.term("target-if", { target: named, condition }) : named;
  return sentences([`${whom}: ${effectList(scene, effectsOf(scene.facts, id))}`]);
}

/** Conditions as they stand in the data. */
export const conditionsText = (tell: Teller, conditions: unknown): string =>
  ((conditions ?? []) as readonly WrittenCondition[]).map((one) => conditionText(tell, one)).join(", ");

/** Effects as they stand in the data. */
export const effectsText = (tell: Teller, effects: unknown): string =>
  effectList(tell, effects as readonly WrittenEffect[]);

/** Also as one of several outcomes. */
export const buysDevelopment = (facts: Facts, id: string): boolean =>
  effectsOf(facts, id)
    .flatMap((op) => [op, ...(op.options ?? []).flat().map(inner)])
    .some((op) => op.op === "buy_development");

const rowsOf = (facts: Facts, id: string, field: string): unknown =>
  facts.of("event").find((one) => one.id === id)?.[field] ?? [];
const effectsOf = (facts: Facts, id: string): Op[] => (rowsOf(facts, id, "effects") as WrittenEffect[]).map(inner);

const inner = (one: WrittenEffect): Op => (typeof one.op === "string" ? (one as Op) : one.op);
const effectList = (scene: Teller, ops: readonly WrittenEffect[] = []): string =>
  ops.map((one) => deed(scene, inner(one))).join(", ");

function deed(scene: Teller, op: Op): string {
  const notes = figures(scene, op);
  notes.push(...(op.filters ?? []).map((one) => scene.term(`only-${one.replace("prefer:", "")}`)));
  if (op.op !== "take_development" && op.choose_by && DECIDERS.includes(op.choose_by))
    notes.push(scene.term(`by-${op.choose_by}`));
  if (op.optional) notes.push(scene.term("optional"));
  const told = plain(scene, op) + (notes.length ? ` (${notes.join(", ")})` : "");
  if (!op.otherwise?.length || op.op === "if" || op.op === "pay_or") return told;
  return scene.term("deed-impossible", { first: told, second: effectList(scene, op.otherwise) });
}

/** What the sentence itself leaves unsaid. */
function figures(scene: Teller, op: Op): string[] {
  const { n = 1, sex = "any", draws = 1, bastard = false } = op;
  const notes: string[] = [];
  const birth = op.op === "birth";
  if (n > 1 && (REPEATED.includes(op.op) || (birth && birthText(op) === `deed-birth-${sex}`)))
    notes.push(scene.term("note-times", { n }));
  if (n > 1 && op.op === "check") notes.push(scene.term("note-successes", { n }));
  if (birth && sex !== "any" && (bastard || draws > 1))
    notes.push(scene.term(sex === "male" ? "note-male" : "note-female"));
  if (bastard && draws > 1) notes.push(scene.term("note-draws", { n: draws }));
  return notes;
}

function conditionText(scene: Teller, written: WrittenCondition): string {
  const { test, n = 1, traits = [], filters = [] } = "condition" in written ? written.condition : written;
  const named = traits.map((trait) => scene.name(`trait:${trait}`));
  const [first, last] = [named.slice(0, -1).join(", "), named.at(-1) ?? ""];
  return scene.term(`when-${test}`, {
    n,
    traits: first ? scene.term("one-of", { first, last }) : last,
    filters: filters.map((one) => scene.term(`only-${one}`)).join(", "),
  });
}

function birthText({ bastard, draws = 1, sex = "any" }: Op): string {
  if (bastard) return "deed-bastard";
  if (draws > 1) return "deed-birth-chosen";
  return sex === "any" ? "deed-birth" : `deed-birth-${sex}`;
}

function plain(scene: Teller, op: Op): string {
  const { n = 1, price = 0 } = op;
  switch (op.op) {
    case "birth":
      return scene.term(birthText(op), { n, draws: op.draws ?? 1 });
    case "gold": {
      const sum = `${n > 0 ? "+" : "−"}${Math.abs(n)}`;
      return op.per ? scene.term(`deed-gold-${op.per}`, { n: sum }) : `${scene.name("piece:gold")} ${sum}`;
    }
    case "place_token":
    case "remove_token":
      return scene.term(`deed-${op.op}`, { token: `token_kind:${op.token ?? ""}`, n });
    case "add_trait":
      return scene.term(`deed-add_trait${op.to && op.to !== "bag" ? `-${op.to}` : ""}`, {
        trait: `trait:${op.trait ?? ""}`,
      });
    case "check": {
      return scene.term(op.success?.length ? "deed-check" : "deed-check-feared", {
        kind: scene.name(`critical:${op.critical || "none"}`),
        success: effectList(scene, op.success),
        failure: effectList(scene, op.failure),
      });
    }
    case "pay_or": {
      const payment = scene.term(
        op.per ? "deed-pay-each" : op.to === "left_neighbour" ? "deed-pay-neighbour" : "deed-pay",
        { gold: scene.gold(n) },
      );
      return scene.term("deed-or", { first: payment, second: effectList(scene, op.otherwise) });
    }
    case "choice": {
      const [first = [], second = []] = op.options ?? [];
      return scene.term("deed-choice", { first: effectList(scene, first), second: effectList(scene, second) });
    }
    case "if":
      return scene.term("deed-if", {
        condition: conditionsText(scene, op.when),
        first: effectList(scene, op.then),
        second: effectList(scene, op.otherwise),
      });
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
