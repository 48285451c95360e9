import type { Attachment } from "svelte/attachments";

/** A menu in `details`: it closes on Escape, and when somebody clicks elsewhere. */
export const popup: Attachment<HTMLDetailsElement> = (menu) => {
  const elsewhere = (event: Event): void => {
    if (!menu.contains(event.target as Node)) menu.open = false;
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", elsewhere);
  menu.addEventListener("keydown", escape);
  return () => {
    document.removeEventListener("pointerdown", elsewhere);
    menu.removeEventListener("keydown", escape);
  };
};
