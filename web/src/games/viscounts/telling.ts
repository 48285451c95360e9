// Names, icons and effects in words: for the board, and for the list of components.

import type { Speaker } from "../../lib/speaker";
import type { Params } from "../../lib/types";
import type { Funding } from "./definitions";
import { read, type Effect } from "./effects";
import { ACTION_ICONS } from "./glyphs";
import { ICONS, type Icons } from "./types";

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

  describe(effect: Effect | null | undefined): string {
    const { verb, fields } = read(effect);
    const inner = (): string => this.describe(fields["do"] as Effect);
    switch (verb) {
      case "gain":
        return this.amount(String(fields["what"]), Number(fields["n"] ?? 1));
      case "special":
        return this.amount(String(fields["name"]), 1);
      case "all":
        return (fields["parts"] as Effect[]).map((one) => this.describe(one)).join(", ");
      case "oneof":
        return (fields["choices"] as Effect[]).map((one) => this.describe(one)).join(this.term("or"));
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
    if (this.speaker.has(`viscounts-action-${what}`) && !this.speaker.has(`viscounts-effect-${what}`)) return this.name(`action:${what}`);
    return this.name(`effect:${what}`) + (n > 1 ? ` × ${n}` : "");
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
