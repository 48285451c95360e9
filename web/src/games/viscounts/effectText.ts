// Icons and effects in words: for the board, and for the list of components.

import type { Speaker } from "../../lib/text/speaker";
import type { Params } from "../../lib/server/wire";
import type { Funding, Icons } from "./definitions";
import { readEffect, type Effect } from "../../lib/board/effectData";
import { ACTION_ICONS } from "./icons";
import { ICONS } from "./derived";
import { capital } from "../../lib/text/sentences";

export class EffectText {
  /** `words` is a scene, or a speaker alone where there is no board. */
  constructor(private readonly words: { readonly speaker: Speaker }) {}

  protected get speaker(): Speaker {
    return this.words.speaker;
  }
  protected term(id: string, params: Params = {}): string {
    return this.speaker.say(`viscounts-term-${id}`, params);
  }
  protected name(element: string, form = "", n?: number): string {
    return this.speaker.name(element, form, n);
  }

  /** An effect as a sentence of its own. */
  describe(effect: Effect | null | undefined): string {
    return capital(this.clause(effect));
  }

  /** An effect inside a sentence. */
  clause(effect: Effect | null | undefined): string {
    const { verb, fields } = readEffect(effect);
    const inner = (): string => this.clause(fields["do"] as Effect);
    switch (verb) {
      case "gain":
        return this.amount(String(fields["what"]), Number(fields["n"] ?? 1));
      case "special":
        return this.amount(String(fields["name"]), 1);
      case "all":
        return this.together(fields["parts"] as Effect[]);
      case "oneof":
        return (fields["choices"] as Effect[]).map((one) => this.choice(one)).join(this.term("or"));
      case "when":
        return this.term(`when-${String(fields["trigger"])}`, { effect: inner() });
      case "if":
        return this.term(`if-${String(fields["condition"])}`, { effect: inner() });
      case "per":
        return this.term(`per-${String(fields["counter"])}`, { effect: inner(), n: Number(fields["group"] || 1) });
      default:
        return "";
    }
  }

  /** Goods are listed; what happens beside them stands apart, so that nothing reads as the price of the rest. */
  private together(parts: Effect[]): string {
    const goods = parts
      .map(readEffect)
      .every(({ verb, fields }) => verb === "gain" && this.speaker.has(`viscounts-resource-${String(fields["what"])}`));
    return parts.map((one) => this.clause(one)).join(goods ? ", " : "; ");
  }

  /** Brackets where a choice has several parts: they belong together. */
  private choice(one: Effect): string {
    return readEffect(one).verb === "all" ? `(${this.clause(one)})` : this.clause(one);
  }

  amount(what: string, n: number): string {
    if (this.speaker.has(`viscounts-effect-${what}`)) return this.name(`effect:${what}`, "n", n);
    if (this.speaker.has(`viscounts-resource-${what}`)) return this.name(`resource:${what}`, "n", n);
    return small(this.name(`action:${what}`));
  }

  icons(icons: Icons): string {
    return ICONS.filter((icon) => icons[icon])
      .map((icon) => this.name(`icon:${icon}`, "n", icons[icon] ?? 0))
      .join(", ");
  }

  funding(one: Funding): string {
    const pays = ICONS.some((icon) => icon === one.pays) ? `icon:${one.pays}` : `resource:${one.pays}`;
    return this.term(one.limit ? "funding-once" : "funding", {
      action: this.name(`action:${one.action}`),
      pays: this.name(pays, "n", one.amount),
      icons: this.name(`icon:${ACTION_ICONS[one.action] ?? "criminal"}`, "n", one.icons),
      n: one.limit,
    });
  }
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
