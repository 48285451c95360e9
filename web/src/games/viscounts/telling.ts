// Names, icons and effects in words: for the board, and for the list of components.

import type { Speaker } from "../../lib/speaker";
import type { Params } from "../../lib/types";
import type { Funding } from "./definitions";
import { read, type Effect } from "./effects";
import { ACTION_ICONS } from "./glyphs";
import { ICONS, type Icons } from "./types";
import { capital } from "../../lib/explainer.svelte";

export abstract class Telling {
  abstract get speaker(): Speaker;

  term(id: string, params: Params = {}): string {
    return this.speaker.say(`viscounts-term-${id}`, params);
  }
  name(element: string, form = "", n?: number): string {
    return this.speaker.name(element, form, n);
  }
  /** Without what stands in brackets: the picture shows that. */
  short(element: string): string {
    return this.name(element).replace(/ \(.*\)$/, "");
  }

  /** An effect as a sentence of its own. */
  describe(effect: Effect | null | undefined): string {
    return capital(this.clause(effect));
  }

  /** An effect inside a sentence. */
  clause(effect: Effect | null | undefined): string {
    const { verb, fields } = read(effect);
    const inner = (): string => this.clause(fields["do"] as Effect);
    switch (verb) {
      case "gain":
        return this.amount(String(fields["what"]), Number(fields["n"] ?? 1));
      case "special":
        return this.amount(String(fields["name"]), 1);
      case "all":
        return (fields["parts"] as Effect[]).map((one) => this.clause(one)).join(", ");
      case "oneof":
        return (fields["choices"] as Effect[]).map((one) => this.clause(one)).join(this.term("or"));
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

  amount(what: string, n: number): string {
    if (this.speaker.has(`viscounts-resource-${what}`)) return this.name(`resource:${what}`, "n", n);
    if (this.speaker.has(`viscounts-action-${what}`) && !this.speaker.has(`viscounts-effect-${what}`)) return small(this.name(`action:${what}`));
    return small(this.name(`effect:${what}`)) + (n > 1 ? ` × ${n}` : "");
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
    });
  }
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
