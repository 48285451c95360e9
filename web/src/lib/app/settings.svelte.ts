// What a person has set for themselves, kept on this device.

import type { Pace } from "../motion/pace";
import { LANGUAGES, type Language } from "../text/speaker";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  lang: Language;
  theme: Theme;
  name: string;
  gender: "female" | "male";
  /** Whether choices without an alternative are made by themselves. */
  forced: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether single keys do something at a table. */
  hotkeys: boolean;
  /** Whether to ask before a choice that cannot be taken back. */
  confirm: boolean;
  /** How fast what happens is told. */
  pace: Pace;
}

const STORAGE_KEY = "greathall.settings";

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => lang === wanted.slice(0, 2));
    if (found) return found;
  }
  return "en";
}

function load(): Stored {
  const plain: Stored = {
    lang: preferred(),
    theme: "auto",
    name: "",
    gender: "male",
    forced: true,
    sound: false,
    volume: 0.6,
    hotkeys: true,
    confirm: true,
    pace: "normal",
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return plain;
  }
}

export const settings = $state(load());

export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset["theme"] = settings.theme;
  });
}
