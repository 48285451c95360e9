// What is explained just now: what the pointer rests on, a finger stays on, or the focus in the list speaks of.

import type { Attachment } from "svelte/attachments";
import type { Person } from "../../art/portraits/person";
import { readRect, type Rect } from "./tooltipPlace";

export interface TooltipText {
  title: string;
  text: string;
  /** Whose face a card bears: it is shown large, as the card held up. */
  likeness?: Person | undefined;
}

/** Milliseconds before a pointer that comes to rest is answered; once something is told, the next is told at once. */
const REST = 160;
/** Milliseconds that a finger stays on something to have it explained, and that a tap's answer stays. */
const LONG_PRESS = 450;
const TAP_SHOWS = 5000;
/** What is wider or higher than so many pixels is explained beside the pointer. */
const LARGE = 260;

type Words = () => TooltipText;

export class TooltipState {
  private readonly explained = new WeakMap<Element, Words>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private node: Element | null = null;
  private pressed: PointerEvent | null = null;
  private words: Words | null = $state.raw(null);
  /** Asked anew whenever the board changes: what is told is never old. */
  readonly text: TooltipText | null = $derived.by(() => this.words?.() ?? null);
  /** What it stands beside. */
  anchor: Rect | null = $state.raw(null);

  private show(node: Element, anchor: Rect): void {
    clearTimeout(this.waiting);
    const words = this.explained.get(node);
    if (!words) return;
    this.node = node;
    this.anchor = anchor;
    this.words = words;
  }

  hide(): void {
    clearTimeout(this.waiting);
    this.node = null;
    this.words = null;
  }

  /** Explains what an option that has the focus is about, where it lies on the board; nothing where it is not in sight. */
  showFirst(elements: readonly Element[]): void {
    this.hide();
    for (const element of elements) {
      const node = this.tells(element);
      if (node?.checkVisibility()) return this.show(node, readRect(node));
    }
  }

  /** What explains this element: itself, something inside it, or what it lies in. */
  private tells(element: Element): Element | undefined {
    const around = [element, ...element.querySelectorAll("*")];
    return around.find((one) => this.explained.has(one)) ?? (element.parentElement ? this.outer(element) : undefined);
  }
  private outer(element: Element): Element | undefined {
    for (let one = element.parentElement; one; one = one.parentElement) if (this.explained.has(one)) return one;
    return undefined;
  }

  /** Explains an element while the pointer rests there, for a while after a tap that means nothing else, and for as long as
   * nothing else is touched after a finger stayed on it. */
  explain(words: Words): Attachment<Element> {
    return (node) => {
      this.explained.set(node, words);
      // The words of what is being told have changed.
      if (this.node === node) this.words = words;
      const off = [
        listen(node, "pointerover", (event) => this.rest(node, event)),
        listen(node, "pointerleave", (event) => event.pointerType === "mouse" && this.hide()),
        listen(node, "pointerdown", (event) => this.press(node, event)),
      ];
      return () => {
        off.forEach((stop) => stop());
        this.explained.delete(node);
        // Whoever is drawn anew explains itself again at once; whoever is gone explains nothing.
        queueMicrotask(() => this.node === node && !this.explained.has(node) && this.hide());
      };
    };
  }

  private rest(node: Element, event: PointerEvent): void {
    event.stopPropagation();
    if (event.pointerType !== "mouse" || event.buttons) return;
    const anchor = anchorOf(node, event);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.show(node, anchor), this.words ? 0 : REST);
  }

  private press(node: Element, event: PointerEvent): void {
    // The innermost that a finger touches is meant, and what lies around it keeps silent.
    if (event.pointerType === "mouse" || this.pressed === event) return;
    this.pressed = event;
    this.hide();
    const anchor = anchorOf(node, event);
    let held = false;
    this.waiting = setTimeout(() => {
      held = true;
      this.show(node, anchor);
      addEventListener("click", swallow, { capture: true, once: true });
    }, LONG_PRESS);
    const end = (up: Event): void => {
      stops.forEach((stop) => stop());
      // The click that ends a long press comes at once, or not at all.
      if (held) return void setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      clearTimeout(this.waiting);
      const moved = up.type !== "pointerup" || (up as PointerEvent).timeStamp - event.timeStamp > LONG_PRESS;
      if (moved || node.closest(".lit") || node.querySelector(".lit")) return;
      this.show(node, anchor);
      this.waiting = setTimeout(() => this.hide(), TAP_SHOWS);
    };
    const menu = (open: Event): void => open.preventDefault();
    const stops = ["pointerup", "pointercancel"].map((kind) => listen(window, kind, end));
    stops.push(listen(node, "contextmenu", menu));
  }
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

function listen(target: EventTarget, kind: string, act: (event: PointerEvent) => void): () => void {
  const heard = act as (event: Event) => void;
  target.addEventListener(kind, heard);
  return () => target.removeEventListener(kind, heard);
}

function anchorOf(node: Element, { clientX: x, clientY: y }: PointerEvent): Rect {
  const { left, top, right, bottom } = readRect(node);
  if (right - left <= LARGE && bottom - top <= LARGE) return { left, top, right, bottom };
  return { left: x - 14, top: y - 14, right: x + 14, bottom: y + 18 };
}
