// What the pointer rests on, in words: boards explain their cards and spaces with it.

import type { Attachment } from "svelte/attachments";

export interface TooltipText {
  title: string;
  text: string;
}

/** Milliseconds that a tooltip stays after a finger's tap. */
const TAP_SHOWS = 5000;

export class TooltipState {
  private hiding: ReturnType<typeof setTimeout> | undefined;
  text: TooltipText | null = $state.raw(null);

  private show(text: TooltipText, staying: boolean): void {
    clearTimeout(this.hiding);
    this.text = text;
    if (!staying) this.hiding = setTimeout(() => (this.text = null), TAP_SHOWS);
  }

  /** Explains an element while the pointer is there; after a finger's tap, for a while. */
  explain(text: () => TooltipText): Attachment<Element> {
    return (node) => {
      const enter = (event: Event): void => {
        event.stopPropagation();
        this.show(text(), (event as PointerEvent).pointerType === "mouse");
      };
      const leave = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "mouse") this.text = null;
      };
      node.addEventListener("pointerover", enter);
      node.addEventListener("pointerleave", leave);
      return () => {
        node.removeEventListener("pointerover", enter);
        node.removeEventListener("pointerleave", leave);
      };
    };
  }
}
