// Keys that do something anywhere on the page. A control takes one by `aria-keyshortcuts`, so that screen readers tell of
// it; the nth option of the question takes its number. By place on the keyboard, so that they stay the same in Cyrillic.

/** What each key does, in the order of the page that lists them; "1–9, 0" and "Any" are not taken by one control. */
export const HOTKEYS = [
  ["1–9, 0", "option"],
  ["U", "undo"],
  ["Shift+U", "undo-turn"],
  ["E", "end-turn"],
  ["W", "why-not"],
  ["B", "board"],
  ["Z", "zoom"],
  ["L", "log"],
  ["C", "chat"],
  ["H", "replay"],
  ["R", "rules"],
  ["M", "sound"],
  ["Any", "skip"],
  ["?", "list"],
] as const;

const TYPES = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** The key as `aria-keyshortcuts` writes it; null for what is none of ours. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string | null {
  const shift = event.shiftKey ? "Shift+" : "";
  const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? [];
  if (letter) return shift + letter;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  return digit && !shift ? digit : null;
}

/** The number that an option answers to, by its place in the list; none after the tenth. */
export const numberOf = (place: number): string | undefined => (place < 10 ? String((place + 1) % 10) : undefined);

/** Whether what is typed goes into a field. */
export const typing = ({ target }: Event): boolean => target instanceof Element && target.closest(TYPES) !== null;

/** Does what the key stands for: a field takes the focus, anything else is clicked. */
export function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return;
  if (typing(event) || document.querySelector("dialog:modal")) return;
  const key = keyOf(event);
  const meant = key && controlOf(key);
  if (!meant) return;
  event.preventDefault();
  if (meant.matches(TYPES) || meant.matches("[data-takes-focus]")) meant.focus();
  else meant.click();
}

function controlOf(key: string): HTMLElement | undefined {
  const taken = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  const ready = [...taken].filter((one) => one.ariaDisabled !== "true");
  // What stands in a menu need not be seen to be reached by its key.
  return ready.find((one) => one.getClientRects().length > 0) ?? ready.find((one) => one.closest("details"));
}
