// Effects as the component data writes them, taken apart into what can be drawn: signs in a row.

import { readEffect, type Effect } from "../../lib/board/effectData";

export type { Effect };

export interface Sign {
  /** What is drawn: a good, an icon, an action, or a mark between signs. */
  what: string;
  n: number;
  how: "gain" | "when" | "if" | "unless" | "per" | "pay" | "mark";
}

export const sign = (how: Sign["how"], what: string, n = 1): Sign => ({ what, n, how });

export function signs(effect: Effect | null | undefined): Sign[] {
  const { verb, fields } = readEffect(effect);
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
