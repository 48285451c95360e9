// What a person has set for themselves, kept on this device.

import { LANGUAGES, type Language } from "./speaker";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  lang: Language;
  theme: Theme;
  name: string;
  gender: "female" | "male";
  confirm: boolean;
}

const PLACE = "greathall.settings";

function preferred(): Language {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2));
  return LANGUAGES.find((lang) => wanted.includes(lang)) ?? "en";
}

function load(): Stored {
  const plain: Stored = { lang: preferred(), theme: "auto", name: "", gender: "male", confirm: true };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Stored>) };
  } catch {
    return plain;
  }
}

export const settings = $state(load());

export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset["theme"] = settings.theme;
  });
}
