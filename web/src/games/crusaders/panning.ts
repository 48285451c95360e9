// A picture larger than its frame: a mouse drags it; fingers and keys scroll it as they scroll everything.

import type { Attachment } from "svelte/attachments";

const SLACK = 5;

export const draggable: Attachment<HTMLElement> = (frame) => {
  let from: { x: number; y: number } | null = null;
  let moved = false;
  // Scrolled by keys, too.
  frame.tabIndex = 0;

  const down = (event: PointerEvent): void => {
    moved = false;
    from = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  };
  const move = (event: PointerEvent): void => {
    if (!from || !(event.buttons & 1)) return;
    if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    moved = true;
    frame.scrollBy(-event.movementX, -event.movementY);
  };
  // A drag that ends on something does not choose it.
  const click = (event: MouseEvent): void => {
    if (moved) event.stopPropagation();
    moved = false;
  };
  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("click", click, true);
  return () => {
    frame.removeEventListener("pointerdown", down);
    frame.removeEventListener("pointermove", move);
    frame.removeEventListener("click", click, true);
  };
};
