// What this board adds to the common scene: its definitions, and its cards in words.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { townsman } from "../../art/portraits/viscounts";
import { BoardScene } from "../../lib/board/boardScene.svelte";
import type { TooltipText } from "../../lib/board/tooltipState.svelte";
import { sentences } from "../../lib/text/sentences";
import { Definitions, type Slot } from "./definitions";
import { EffectText } from "./effectText";
import type { Board, Player } from "./wire";

export class Scene extends BoardScene<Board> {
  protected readonly labels = "viscounts-term";
  readonly defs = $derived.by(() => new Definitions(this.facts));
  readonly effects = new EffectText(this);

  get own(): Player | null {
    return this.ownOf(this.board.players);
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
    return this.term("exchange", {
      icons: this.name("icon:merchant", "n", exchange.merchants),
      effect: this.effects.clause(exchange.effect),
    });
  }

  // Cards in words, for those who do not see or know the signs

  townsfolk(id: string): TooltipText {
    const card = this.defs.townsfolk(id);
    const ability =
      card.funding.map((one) => this.effects.funding(one.funding)).join("; ") || this.effects.clause(card.effect);
    const parts = [
      this.term("cost", { n: card.cost }),
      this.effects.icons(card.icons),
      ability && this.term(`timing-${card.timing}`, { effect: ability }),
      card.on_hire && this.term("on-hire", { effect: this.effects.clause(card.on_hire) }),
    ];
    return { title: this.name(`townsfolk:${id}`), text: sentences(parts), likeness: townsman(id) };
  }

  manuscript(id: string): TooltipText {
    const script = this.defs.manuscript(id);
    const parts = [
      this.term("needs", { n: script.cost }),
      this.name(`ribbon:${script.ribbon}`),
      this.effects.describe(script.effect),
      script.points && this.term("at-end", { effect: this.effects.clause(script.points) }),
    ];
    return { title: this.name(`manuscript:${id}`), text: sentences(parts) };
  }

  slot(slot: Slot): string {
    if (slot.free_steps) return this.term("slot-step", { n: slot.free_steps });
    if (slot.dismiss_cost) return this.term("slot-dismiss", { n: slot.dismiss_cost });
    if (slot.hand_limit) return this.term("slot-hand", { n: slot.hand_limit });
    return this.effects.icons(slot.icons) || this.effects.describe(slot.effect);
  }

  /** Explains words while the pointer is there. */
  explain(words: () => TooltipText): Attachment<Element> {
    return this.tooltip.explain(words);
  }
}

export const [useScene, provideScene] = createContext<Scene>();
