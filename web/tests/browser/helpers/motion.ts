// An eye on what is played: which pieces were carried from where to where, which lines were told.

import type { Page } from "playwright-core";
import { game } from "./match";

/** Kinds of places that lie nowhere on a board: the box, and piles that nobody has to look at. */
const OFF_BOARD: Record<string, string[]> = {
  castle: ["supply", "tiles"],
  paladins: ["supply", "table", "deck:order", "deck:favour", "deck:paladin", "spent"],
  viscounts: ["supply", "removed", "box", "offers"],
  crusaders: ["discard"],
};
/** Out of sight where a phone shows a part of the board from near. */
const BESIDE: Record<string, string[]> = { viscounts: ["stack:poverty", "stack:prosperity"] };
const NARROW = 560;
export const offBoard = (width: number): string[] => [
  ...(OFF_BOARD[game] ?? []),
  ...(width < NARROW ? (BESIDE[game] ?? []) : []),
];

/** Piles are told apart by their names, other places are alike whoever they belong to. */
export function placeKind(place: string): string {
  const [kind = "", name = ""] = place.split(":");
  return ["deck", "row", "discard", "schemes", "stack"].includes(kind) && !/^\d+$/.test(name)
    ? `${kind}:${name}`
    : kind;
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Told {
  /** The moves that the page was told of, and whether one of their places is drawn. */
  moves: { told: string; from: string; to: string; onBoard: boolean }[];
  flights: { move: string }[];
  /** What had not been carried when a click ended it: news may come just before the hand falls. */
  skipped: string[];
  /** Flights that set out or arrived elsewhere than at their places. */
  strays: string[];
  /** Kinds of places that were drawn. */
  seen: string[];
  lines: string[];
  /** When something was last told. */
  last: number;
}

declare global {
  interface Window {
    told: Told;
  }
}

export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(`window.placeKind = ${placeKind.toString()}`);
  await page.addInitScript(install);
}

/** In the page, before anything else. */
function install(): void {
  interface Message {
    is: string;
    plies?: { events: { moves: { what: string; from: string; to: string; n: number }[] }[] }[];
  }
  const kindOf = (window as unknown as { placeKind: (place: string) => string }).placeKind;
  const told: Told = { moves: [], flights: [], skipped: [], strays: [], seen: [], lines: [], last: 0 };
  window.told = told;
  /** Where places were when the last news came, and are now. */
  const places = new Map<string, Rect[]>();

  const find = (place: string): Element[] => {
    const name = CSS.escape(place);
    return [...document.querySelectorAll(`[data-place~="${name}"], [data-element="${name}"]`)];
  };
  function rect(one: Element): Rect | null {
    const own = one.getBoundingClientRect();
    if (own.width) return own;
    const panel = one.closest("[data-panel]")?.getAttribute("data-panel");
    const tab = panel ? document.querySelector(`[data-tab="${panel}"]`)?.getBoundingClientRect() : null;
    return tab?.width ? tab : null;
  }
  const drawn = (place: string): Rect[] => find(place).flatMap((one) => rect(one) ?? []);
  function look(place: string): void {
    const found = drawn(place);
    if (found.length && !told.seen.includes(kindOf(place))) told.seen.push(kindOf(place));
    places.set(place, [...(places.get(place) ?? []), ...found].slice(-40));
  }

  /** Moves that came with news and wait to be carried. */
  const waiting = new Set<string>();
  const playing = (): boolean =>
    performance.now() - told.last < 250 || document.querySelector(".motion :is(.caption, .banner, .flight)") !== null;
  const onclick = (): void => {
    if (playing()) told.skipped.push(...waiting);
    waiting.clear();
  };
  addEventListener("pointerdown", onclick, { capture: true });

  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as Message;
        if (message.is !== "news" && message.is !== "changes") return;
        told.last = performance.now();
        const moves = (message.plies ?? []).flatMap(({ events }) => events.flatMap((event) => event.moves));
        for (const { what, from, to, n } of moves) {
          [from, to].forEach(look);
          waiting.add([what, from, to, n].join(" "));
        }
        // By then the board has changed.
        setTimeout(() => {
          for (const { what, from, to, n } of moves) {
            [from, to].forEach(look);
            const onBoard = [from, to].some((place) => (places.get(place) ?? []).length > 0);
            told.moves.push({ told: [what, from, to, n].join(" "), from, to, onBoard });
          }
        }, 60);
      });
    }
  };

  const inside = ({ x, y }: { x: number; y: number }, place: string): boolean => {
    look(place);
    return (places.get(place) ?? []).some(
      (one) => x >= one.left - 3 && x <= one.right + 3 && y >= one.top - 3 && y <= one.bottom + 3,
    );
  };
  const spot = (frame: ComputedKeyframe | undefined): { x: number; y: number } => {
    const [x = NaN, y = NaN] = [...String(frame?.["transform"]).matchAll(/(-?[\d.]+)px/g)].map((one) => Number(one[1]));
    return { x, y };
  };
  function follow(flight: HTMLElement): void {
    const { what, from = "", to = "", n } = flight.dataset;
    const move = [what, from, to, n].join(" ");
    told.flights.push({ move });
    waiting.delete(move);
    const frames = (flight.getAnimations()[0]?.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
    // What comes from off the board falls, what leaves it rises, a card turns over where it lies.
    const falls = frames[0]?.["opacity"] === "0" || flight.classList.contains("turning");
    const rises = frames.at(-1)?.["opacity"] === "0";
    if (!falls && !inside(spot(frames[0]), from)) told.strays.push(`set out: ${move}`);
    if (!rises && !inside(spot(frames.at(-1)), to)) told.strays.push(`arrived: ${move}`);
  }

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(".flight")) follow(node);
        if (node.matches(".motion *")) told.last = performance.now();
        if (node.matches(".caption, .banner")) told.lines.push(node.innerText.replace(/\s+/g, " ").trim());
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
