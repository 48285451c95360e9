// Effects as the component data of cards writes them.

export type EffectFields = { [field: string]: unknown };
/** Either as the server sends it, {gain: {what, n}}, or as a correction writes it, {gain: what, n}. */
export type Effect = EffectFields;

/** The field that the short form leaves unnamed, by verb. */
const UNNAMED: Record<string, string> = {
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

/** An effect's verb and fields, whichever way it is written. */
export function readEffect(effect: Effect | null | undefined): { verb: string; fields: EffectFields } {
  const [verb = "", value] = Object.entries(effect ?? {})[0] ?? [];
  const named = typeof value === "object" && value !== null && !Array.isArray(value);
  const fields = named ? (value as EffectFields) : { ...effect, [UNNAMED[verb] ?? ""]: value };
  return { verb: verb === "one_of" ? "oneof" : verb, fields };
}
