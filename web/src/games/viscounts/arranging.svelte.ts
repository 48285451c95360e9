// Rearranging the cards on one's board: they are clicked in the order in which they shall lie, from the left.

import type { Attachment } from "svelte/attachments";
import type { Picker } from "../../lib/picker.svelte";
import type { Decision, Option } from "../../lib/types";
import { clickable } from "../../lib/clickable";

const KIND = "rearrange";

/** The options whose cards begin like this. */
export function beginning(decision: Decision | null, order: readonly string[]): Option[] {
  return (decision?.options ?? []).filter((option) => {
    const cards = option.params["cards"];
    return Array.isArray(cards) && order.every((card, i) => cards[i] === card);
  });
}

export class Arranging {
  private clicked: { id: string; order: readonly string[] } = $state.raw({ id: "", order: [] });

  constructor(private readonly picker: Picker) {}

  get asked(): boolean {
    return this.picker.decision?.kind === KIND;
  }

  /** Cards clicked so far, as elements. */
  get order(): readonly string[] {
    return this.clicked.id === this.picker.decision?.id ? this.clicked.order : [];
  }

  element(card: string): Attachment<Element> {
    return clickable(card, () => this.click(card), { picked: this.order.includes(card) });
  }

  /** Adds a card to the order; the last one to matter answers the question. A second click starts again. */
  private click(card: string): void {
    const { decision } = this.picker;
    const order = this.order.includes(card) ? [] : [...this.order, card];
    const left = beginning(decision, order);
    const [only] = left;
    if (only && left.length === 1) this.picker.choose(only);
    else this.clicked = { id: decision?.id ?? "", order };
  }
}
