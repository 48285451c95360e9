// What every part of this board needs: the view, the words, the definitions, and what is being looked at.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Facts } from "../../lib/facts";
import { Explainer, sentences, type Words } from "../../lib/explainer.svelte";
import type { Speaker } from "../../lib/speaker";
import type { View } from "../../lib/types";
import { Definitions, type Slot } from "./definitions";
import { Telling } from "./telling";
import type { Board, Player } from "./types";

export class Scene extends Telling {
  readonly explainer = new Explainer();
  readonly defs = $derived.by(() => new Definitions(this.readFacts()));

  constructor(
    private readonly readView: () => View<Board>,
    private readonly readSpeaker: () => Speaker,
    private readonly readFacts: () => Facts,
  ) {
    super();
  }

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

  /** Where a player's viscount stands, by its segment. */
  segmentOf(player: Player | null): string | null {
    return player?.at?.replace(/_[a-z]+$/, "") ?? null;
  }
  /** The location that a player card's number stands for. */
  startOf(number: number): string {
    const { segment } = this.board.segments.find((one) => this.bankOf(one.segment, number)) ?? {};
    return segment ? this.name(`location:${segment}_${this.bankOf(segment, number)}`) : String(number);
  }
  private bankOf(segment: string, number: number): "left" | "right" | null {
    const { left, right } = this.defs.segment(segment);
    if (left === number) return "left";
    return right === number ? "right" : null;
  }
  /** What is traded at a location of the outer road. */
  exchange(segment: string, bank: string): string {
    const exchange = this.defs.exchange(segment, bank, this.board.side);
    if (!exchange) return "";
    return this.term("exchange", { icons: this.name("icon:merchant", "n", exchange.merchants), effect: this.clause(exchange.effect) });
  }
  person(seat: number): string {
    return this.speaker.person(seat).name;
  }
  colour(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }

  // Cards in words, for those who do not see or know the signs

  townsfolk(id: string): Words {
    const card = this.defs.townsfolk(id);
    const ability = card.funding.map((one) => this.funding(one.funding)).join(" ") || this.clause(card.effect);
    const parts = [
      this.term("cost", { n: card.cost }),
      this.icons(card.icons),
      ability && this.term(`timing-${card.timing}`, { effect: ability }),
      card.on_hire && this.term("on-hire", { effect: this.clause(card.on_hire) }),
    ];
    return { title: this.name(`townsfolk:${id}`), text: sentences(parts) };
  }

  manuscript(id: string): Words {
    const script = this.defs.manuscript(id);
    const parts = [
      this.term("needs", { n: script.cost }),
      this.name(`ribbon:${script.ribbon}`),
      this.describe(script.effect),
      script.points && this.term("at-end", { effect: this.clause(script.points) }),
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
