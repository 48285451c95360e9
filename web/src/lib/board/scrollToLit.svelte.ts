// Scrolling to what a question is about: below tabs to where it begins, elsewhere when none of it can be seen.

import type { Picker } from "./picker.svelte";

function visible(node: Element, frame: DOMRect): boolean {
  const box = node.getBoundingClientRect();
  return box.height > 0 && box.top >= frame.top - 4 && box.top + Math.min(box.height, 60) <= frame.bottom;
}

function scroller(node: Element): Element {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/** While a component lives: each new question scrolls to what it is about. To be called while the component is set up. */
export function scrollToQuestions(picker: Picker, root: () => Element | undefined): void {
  const question = $derived(picker.decision?.id ?? "");
  $effect(() => {
    void question;
    // By the next frame the tabs have turned.
    const frame = requestAnimationFrame(() => scrollToLit(root()));
    return () => cancelAnimationFrame(frame);
  });
}

function scrollToLit(root: Element | undefined): void {
  const lit = [...(root?.querySelectorAll(".lit") ?? [])].filter((node) => node.getBoundingClientRect().height > 0);
  const [first] = lit;
  if (!root || !first) return;
  const box = scroller(root);
  const frame =
    box === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
  // Tabs stay above what is scrolled; they have no height where the parts lie side by side.
  const tabs = root.querySelector(".tabs")?.clientHeight ?? 0;
  const seen = new DOMRect(frame.x, frame.y + tabs, frame.width, frame.height - tabs);
  if ((tabs ? [first] : lit).some((node) => visible(node, seen))) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  first.scrollIntoView({ block: tabs ? "start" : "nearest", behavior: calm ? "auto" : "smooth" });
}
