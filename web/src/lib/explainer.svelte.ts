// What the pointer rests on, in words: boards explain their cards and spaces with it.

import type { Attachment } from "svelte/attachments";

export interface Words {
  title: string;
  text: string;
}

/** Milliseconds that words stay after a finger's tap. */
const TAP_SHOWS = 5000;

export class Explainer {
  private fading: ReturnType<typeof setTimeout> | undefined;
  looked: Words | null = $state.raw(null);

  private show(words: Words, staying: boolean): void {
    clearTimeout(this.fading);
    this.looked = words;
    if (!staying) this.fading = setTimeout(() => (this.looked = null), TAP_SHOWS);
  }

  /** Explains an element while the pointer is there; after a finger's tap, for a while. */
  explain(words: () => Words): Attachment<Element> {
    return (node) => {
      const enter = (event: Event): void => {
        event.stopPropagation();
        this.show(words(), (event as PointerEvent).pointerType === "mouse");
      };
      const leave = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "mouse") this.looked = null;
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

/** Parts said one after the other, each a sentence. */
export function sentences(parts: readonly (string | null | undefined | false)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .join(" ");
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
