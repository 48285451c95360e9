// What every part of this board needs: the view, the words, the definitions, and what is being looked at.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Facts } from "../../lib/facts";
import { Explainer, sentences, type Words } from "../../lib/explainer.svelte";
import type { Speaker } from "../../lib/speaker";
import type { Params, View } from "../../lib/types";
import { Definitions, type Funding, type Slot } from "./definitions";
import { read, type Effect } from "./effects";
import { ACTION_ICONS } from "./glyphs";
import { ICONS, type Board, type Icons, type Player } from "./types";

export class Scene {
  readonly explainer = new Explainer();
  readonly defs = $derived.by(() => new Definitions(this.readFacts()));

  constructor(
    private readonly readView: () => View<Board>,
    private readonly readSpeaker: () => Speaker,
    private readonly readFacts: () => Facts,
  ) {}

  get view(): View<Board> {
    return this.readView();
  }
  get board(): Board {
    return this.view.board;
  }
  get speaker(): Speaker {
    return this.readSpeaker();
  }
  get own(): Player | null {
    return this.view.you === null ? null : (this.board.players[this.view.you] ?? null);
  }

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
  person(seat: number): string {
    return this.speaker.person(seat).name;
  }
  colour(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }

  // Effects and cards in words, for those who do not see or know the signs

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

  townsfolk(id: string): Words {
    const card = this.defs.townsfolk(id);
    const ability = card.funding.map((one) => this.funding(one.funding)).join(" ") || this.describe(card.effect);
    const parts = [
      this.term("cost", { n: card.cost }),
      this.icons(card.icons),
      ability && this.term(`timing-${card.timing}`, { effect: ability }),
      card.on_hire && this.term("on-hire", { effect: this.describe(card.on_hire) }),
    ];
    return { title: this.name(`townsfolk:${id}`), text: sentences(parts) };
  }

  manuscript(id: string): Words {
    const script = this.defs.manuscript(id);
    const parts = [
      this.term("needs", { n: script.cost }),
      this.name(`ribbon:${script.ribbon}`),
      this.describe(script.effect),
      script.points && this.term("at-end", { effect: this.describe(script.points) }),
    ];
    return { title: this.name(`manuscript:${id}`), text: sentences(parts) };
  }

  slot(slot: Slot): string {
    if (slot.free_steps) return this.term("slot-step");
    if (slot.dismiss_cost) return this.term("slot-dismiss", { n: slot.dismiss_cost });
    if (slot.hand_limit) return this.term("slot-hand");
    return this.icons(slot.icons) || this.describe(slot.effect);
  }

  /** Explains words while the pointer is there. */
  explain(words: () => Words): Attachment<Element> {
    return this.explainer.explain(words);
  }
}

const KEY = Symbol("viscounts scene");
export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
