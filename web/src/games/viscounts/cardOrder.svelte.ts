// Rearranging the cards on one's board: they are clicked in the order in which they shall lie, from the left.

import type { Attachment } from "svelte/attachments";
import type { Picker } from "../../lib/board/picker.svelte";
import { clickable } from "../../lib/board/clickable";
import type { DecisionKind } from "./wire";

const KIND: DecisionKind = "rearrange";

export class Arranging {
  constructor(private readonly picker: Picker) {}

  get asked(): boolean {
    return this.picker.decision?.kind === KIND;
  }

  /** Cards clicked so far, as elements. */
  get order(): readonly string[] {
    return this.picker.order;
  }

  element(card: string): Attachment<Element> {
    return clickable(card, () => this.picker.lineUp(card), { picked: this.order.includes(card) });
  }
}
