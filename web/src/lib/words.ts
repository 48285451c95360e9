// Fluent files come from the server, so that the browser speaks exactly the engine's words.

import { Speaker, type Language, type Person } from "./speaker";

const loaded = new Map<string, Promise<string>>();

function file(lang: Language, name: string): Promise<string> {
  const path = `locales/${lang}/${name}.ftl`;
  let text = loaded.get(path);
  if (!text) {
    text = fetch(path).then((answer) => (answer.ok ? answer.text() : ""));
    text.catch(() => loaded.delete(path));
    loaded.set(path, text);
  }
  return text;
}

/** A speaker for one language and, with a game, for that game's words and rules. */
export async function speaker(
  lang: Language,
  game = "",
  people: readonly Person[] = [],
  corrected: Readonly<Record<string, string>> = {},
): Promise<Speaker> {
  const names = ["core", "browser", ...(game ? [game, `${game}-rules`] : [])];
  const sources = await Promise.all(names.map((name) => file(lang, name)));
  return new Speaker(lang, game, sources, people, corrected);
}
