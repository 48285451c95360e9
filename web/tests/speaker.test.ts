// The browser's Speaker against lines that the Python one has said (tests/browser/test_words.py writes them).

import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Speaker, type Language, type Person } from "../src/lib/text/speaker";
import type { Params } from "../src/lib/server/wire";

interface Told {
  people: Person[];
  locales: string;
  lines: { lang: Language; game: string; message: string; params: Params; text: string }[];
}

const file = process.env["GREATHALL_LINES"];

describe.skipIf(!file)("the browser's words", () => {
  const told = JSON.parse(readFileSync(file ?? "", "utf-8")) as Told;
  const speakers = new Map<string, Speaker>();
  function speaker(lang: Language, game: string): Speaker {
    let found = speakers.get(lang + game);
    if (!found) {
      const read = (name: string) => new FluentResource(readFileSync(`${told.locales}/${lang}/${name}.ftl`, "utf-8"));
      found = new Speaker(lang, game, ["core", game].map(read), told.people);
      speakers.set(lang + game, found);
    }
    return found;
  }

  for (const lang of ["en", "ru", "uk"] as const) {
    it(`are the engine's in ${lang}`, () => {
      const lines = told.lines.filter((line) => line.lang === lang);
      expect(lines.length).toBeGreaterThan(1000);
      for (const { game, message, params, text } of lines) {
        expect(speaker(lang, game).say(message, params), `${message} ${JSON.stringify(params)}`).toBe(text);
      }
    });
  }
});
