// Keeps the focus at the table: when what had it goes away, it goes where the hand goes next, and never to the page as a
// whole, from where keys would have to find their way anew.

import type { Attachment } from "svelte/attachments";

/** Where the focus goes, the first that is there. */
const NEXT = [".sure button", ".decision .option.advised", ".decision .option", ".decision .question", ".board"];

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

export const keepFocus: Attachment<HTMLElement> = (table) => {
  let last: Element | null = null;
  const focused = ({ target }: FocusEvent): void => {
    last = target instanceof Element && table.contains(target) ? target : null;
  };
  const look = (): void => {
    if (!last || !isGone(last) || document.activeElement !== document.body) return;
    for (const selector of NEXT) {
      const next = table.querySelector<HTMLElement>(selector);
      if (next) return next.focus({ preventScroll: true });
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", focused);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", focused);
  };
};
