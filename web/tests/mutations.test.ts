// What the page of components says follows the data: tests/browser/test_component_texts.py writes entries with one fact
// changed, for every fact, and each must read differently.

import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Component } from "../src/lib/server/api";
import { ComponentText, fieldTextOf } from "../src/lib/text/componentText";
import { LANGUAGES, Speaker, type Language } from "../src/lib/text/speaker";

interface Told {
  game: string;
  locales: string;
  changes: [field: string, before: Component, after: Component][];
}

const file = process.env["GREATHALL_CHANGES"];

describe.skipIf(!file)("a changed fact", () => {
  const told = JSON.parse(file ? readFileSync(file, "utf-8") : "{}") as Told;

  async function texts(lang: Language): Promise<ComponentText> {
    const paths = ["core", told.game, `${told.game}-board`, `${told.game}-components`]
      .map((name) => `${told.locales}/${lang}/${name}.ftl`)
      .filter((path) => existsSync(path));
    const words = paths.map((path) => new FluentResource(readFileSync(path, "utf-8")));
    return new ComponentText(told.game, new Speaker(lang, told.game, words), await fieldTextOf(told.game));
  }

  it.each(LANGUAGES)("is read in %s", async (lang) => {
    const said = await texts(lang);
    const read = (row: Component): string =>
      said
        .of(row)
        .map((one) => `${one.title}: ${one.text}`)
        .join("\n");
    const unread = told.changes.filter(([, before, after]) => read(before) === read(after));
    expect(unread.map(([field, before]) => `${field} of ${before.id}`)).toEqual([]);
    expect(told.changes.length).toBeGreaterThan(100);
  });
});
