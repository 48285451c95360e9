// Effects as the component data writes them, taken apart into what can be drawn: signs in a row.

import { readEffect, type Effect, type EffectFields } from "../../lib/board/effectData";

export type { Effect };

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
  const { verb, fields } = readEffect(effect);
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

function group(fields: EffectFields): Sign {
  return sign("per", String(fields["counter"]), Math.max(1, Number(fields["group"] ?? 1)));
}
