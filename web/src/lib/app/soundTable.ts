// What each sound is made of, and what happens to which sound.

import type { EventKind } from "../server/contract";
import type { Step } from "../motion/steps";

export type Sound = "turn" | "card" | "coin" | "build" | "battle" | "bell" | "end";

export interface Tone {
  /** Hertz; noise where there is none. */
  pitch?: number;
  /** Hertz that it glides to. */
  to?: number;
  /** Seconds after the beginning of the sound, and how long it takes to fade. */
  at: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { pitch: 660, at: 0, lasts: 0.5, loud: 0.5 },
    { pitch: 880, at: 0.14, lasts: 0.6, loud: 0.4 },
  ],
  card: [{ at: 0, lasts: 0.09, loud: 0.3 }],
  coin: [
    { pitch: 1975, at: 0, lasts: 0.12, loud: 0.22 },
    { pitch: 2637, at: 0.06, lasts: 0.25, loud: 0.18 },
  ],
  build: [
    { pitch: 190, to: 120, at: 0, lasts: 0.14, loud: 0.6, wave: "triangle" },
    { at: 0, lasts: 0.04, loud: 0.3 },
    { pitch: 170, to: 110, at: 0.18, lasts: 0.14, loud: 0.5, wave: "triangle" },
    { at: 0.18, lasts: 0.04, loud: 0.25 },
  ],
  battle: [
    { pitch: 98, to: 62, at: 0, lasts: 0.5, loud: 0.8, wave: "triangle" },
    { at: 0, lasts: 0.12, loud: 0.35 },
    { pitch: 98, to: 62, at: 0.28, lasts: 0.6, loud: 0.8, wave: "triangle" },
  ],
  bell: [
    { pitch: 523, at: 0, lasts: 1.4, loud: 0.4 },
    { pitch: 1254, at: 0, lasts: 0.7, loud: 0.15 },
  ],
  end: [
    { pitch: 392, at: 0, lasts: 0.5, loud: 0.35, wave: "triangle" },
    { pitch: 523, at: 0.2, lasts: 0.5, loud: 0.35, wave: "triangle" },
    { pitch: 659, at: 0.4, lasts: 0.5, loud: 0.35, wave: "triangle" },
    { pitch: 784, at: 0.6, lasts: 1.2, loud: 0.4, wave: "triangle" },
  ],
};

const BATTLES: readonly EventKind[] = ["attacked", "castle-fell", "counterattacks", "died", "inquisition", "invades"];
const BUILDS: readonly EventKind[] = ["built", "castle-built"];
const COINS = /^(currency|gold)\b|^resource:(taler|gold|silver)\b/;
const CARDS = /^(card|townsfolk|paladin|tavern|crusade|intrigue|realm|tax|war|noble|plot)\b/;

/** What a moment sounds like; null for what happens in silence. */
export function soundOf({ banner, events }: Pick<Step, "banner" | "events">): Sound | null {
  if (events.some(({ kind }) => kind === "final")) return "bell";
  if (events.some(({ kind }) => BATTLES.includes(kind))) return "battle";
  if (banner) return "bell";
  if (events.some(({ kind }) => BUILDS.includes(kind))) return "build";
  const moved = events.flatMap(({ moves }) => moves.map(({ what }) => what));
  if (moved.some((what) => COINS.test(what))) return "coin";
  return moved.some((what) => CARDS.test(what)) ? "card" : null;
}
