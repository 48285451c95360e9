// Effects as the component data writes them, taken apart into what can be drawn: signs in a row.

type Fields = { [field: string]: unknown };
/** Either as the server tells it, {gain: {what, n}}, or as a correction writes it, {gain: what, n}. */
export type Effect = Fields;

/** What the short form leaves unnamed. */
const MEANT: Record<string, string> = {
  gain: "what",
  special: "name",
  one_of: "choices",
  all: "parts",
  when: "trigger",
  if: "condition",
  per: "counter",
};

/** An effect's verb and fields, whichever way it is written. */
export function read(effect: Effect | null | undefined): { verb: string; fields: Fields } {
  const [verb = "", value] = Object.entries(effect ?? {})[0] ?? [];
  const told = typeof value === "object" && value !== null && !Array.isArray(value);
  const fields = told ? (value as Fields) : { ...effect, [MEANT[verb] ?? ""]: value };
  return { verb: verb === "one_of" ? "oneof" : verb, fields };
}

export interface Sign {
  /** What is drawn: a good, an icon, an action, or a mark between signs. */
  what: string;
  n: number;
  how: "gain" | "when" | "if" | "unless" | "per" | "pay" | "mark";
}

export const sign = (how: Sign["how"], what: string, n = 1): Sign => ({ what, n, how });

export function signs(effect: Effect | null | undefined): Sign[] {
  const { verb, fields } = read(effect);
  const inner = (): Sign[] => signs(fields["do"] as Effect);
  switch (verb) {
    case "gain":
      return gain(String(fields["what"]), Number(fields["n"] ?? 1));
    case "special":
      return gain(String(fields["name"]), 1);
    case "all":
      return (fields["parts"] as Effect[]).flatMap(signs);
    case "oneof":
      return (fields["choices"] as Effect[]).flatMap((one, i) => (i ? [sign("mark", "/"), ...signs(one)] : signs(one)));
    case "when":
      return [...trigger(String(fields["trigger"])), sign("mark", "→"), ...inner()];
    case "if":
      return [sign(fields["condition"] === "criminals" ? "if" : "unless", "criminal"), sign("mark", ":"), ...inner()];
    case "per":
      return [...inner(), sign("mark", "/"), sign("per", String(fields["counter"]), Number(fields["group"] || 1))];
    default:
      return [];
  }
}

/** Turning a debt or a deed over is drawn as the paper with an arrow; a building "here" as the building. */
function gain(what: string, n: number): Sign[] {
  if (what === "flip_debt" || what === "flip_deed") return [sign("gain", "flip"), sign("per", what.slice(5), n)];
  return [sign("gain", what.replace(/_here$/, ""), n)];
}

function trigger(name: string): Sign[] {
  if (name === "own_debt_flip") return [sign("when", "flip"), sign("when", "debt")];
  if (name === "own_debt_gain") return [sign("when", "debt")];
  return [sign("when", name.replace("own_", ""))];
}
