// Makes something on a board light up and clickable with a meaning of its own, apart from the options that touch it.

import type { Attachment } from "svelte/attachments";

export interface Marks {
  picked?: boolean;
  advised?: boolean;
}

export function clickable(
  name: string,
  act: () => void,
  { picked = false, advised = false }: Marks = {},
): Attachment<Element> {
  return (node) => {
    const click = (event: Event): void => {
      event.stopPropagation();
      act();
    };
    node.setAttribute("data-element", name);
    node.classList.add("lit");
    node.classList.toggle("picked", picked);
    node.classList.toggle("advised", advised);
    node.addEventListener("click", click);
    return () => {
      node.classList.remove("lit", "picked", "advised");
      node.removeEventListener("click", click);
    };
  };
}
