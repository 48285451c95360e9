// What owners of a game have corrected in its components, kept on this device.

import type { Overlay } from "../server/api";

const STORAGE_KEY = "greathall.corrections";

function load(): Record<string, Overlay> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, Overlay>;
  } catch {
    return {};
  }
}

let kept = $state.raw(load());

export const ownBox = (game: string): Overlay => kept[game] ?? {};

export function keepBox(game: string, overlay: Overlay): void {
  const { [game]: _, ...others } = load();
  kept = Object.keys(overlay).length ? { ...others, [game]: overlay } : others;
  localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}

/** Every component that an overlay corrects, as "building-well"; a name in three languages is one component. */
export function correctedIn(game: string, overlay: Overlay): string[] {
  const { text = {}, ...kinds } = overlay;
  const figures = Object.entries(kinds).flatMap(([kind, entries]) => Object.keys(entries).map((id) => `${kind}-${id}`));
  const names = Object.values(text).flatMap((messages) => Object.keys(messages));
  return [...new Set([...figures, ...names.map((message) => message.replace(`${game}-`, ""))])];
}
