// Effects as the component data writes them, taken apart into what can be drawn: signs in a row.

type Fields = { [field: string]: unknown };
/** Either as the server tells it, {gain: {what, n}}, or as a correction writes it, {gain: what, n}. */
export type Effect = Fields;

/** What the short form leaves unnamed. */
const MEANT: Record<string, string> = {
  gain: "what",
  pay: "what",
  lose: "what",
  special: "name",
  one_of: "choices",
  all: "parts",
  when: "trigger",
  if: "condition",
  per: "counter",
};

export interface Sign {
  /** What is drawn: a worker, a good, an attribute, an action, or a mark between signs. */
  what: string;
  n: number;
  how: "gain" | "pay" | "lose" | "free" | "when" | "if" | "per" | "mark";
}

const sign = (how: Sign["how"], what: string, n = 1): Sign => ({ what, n, how });

export function signs(effects: readonly Effect[] | Effect | null | undefined): Sign[] {
  if (!effects) return [];
  return Array.isArray(effects) ? effects.flatMap(one) : one(effects as Effect);
}

function one(effect: Effect): Sign[] {
  const [verb = "", value] = Object.entries(effect)[0] ?? [];
  const told = typeof value === "object" && value !== null && !Array.isArray(value);
  const fields: Fields = told ? (value as Fields) : { ...effect, [MEANT[verb] ?? ""]: value };
  const what = String(fields["what"] ?? "");
  const n = Number(fields["n"] ?? 1);
  switch (verb) {
    case "gain":
    case "pay":
    case "lose":
      return [sign(verb, what, n)];
    case "special":
      return [sign("free", String(fields["name"]))];
    case "oneof":
    case "one_of":
      return choices(fields["choices"] as Effect[]);
    case "all":
      return signs(fields["parts"] as Effect[]);
    case "when":
      return [sign("when", String(fields["trigger"])), sign("mark", "→"), ...one(fields["do"] as Effect)];
    case "if":
      return [sign("if", String(fields["condition"])), ...one(fields["do"] as Effect)];
    case "per":
      return [...one(fields["do"] as Effect), sign("mark", "/"), group(fields)];
    default:
      return [];
  }
}

function choices(all: Effect[]): Sign[] {
  return all.flatMap((choice, i) => (i ? [sign("mark", "|"), ...one(choice)] : one(choice)));
}

function group(fields: Fields): Sign {
  return sign("per", String(fields["counter"]), Math.max(1, Number(fields["group"] ?? 1)));
}
