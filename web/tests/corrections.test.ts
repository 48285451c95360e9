// Corrections in a form: values become text and text values again, one component's corrections join the others.

import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component } from "../src/lib/server/api";
import { ComponentText } from "../src/lib/text/componentText";
import { asText, asValue, flawText, Unreadable, withCorrection, type Editor } from "../src/lib/text/corrections";
import { LANGUAGES, Speaker } from "../src/lib/text/speaker";

const speaker = (lang: (typeof LANGUAGES)[number]): Speaker =>
  new Speaker(
    lang,
    "castle",
    ["core", "browser", "castle", "castle-components"].map(
      (file) => new FluentResource(readFileSync(`../src/greathall/locales/${lang}/${file}.ftl`, "utf-8")),
    ),
  );

describe("a value in a form", () => {
  it.each<[Editor, unknown, string]>([
    ["number", 14, "14"],
    ["number", -3, "-3"],
    ["word", "stone", "stone"],
    ["tick", true, "true"],
    ["words", ["sand", "clay"], "sand, clay"],
    ["numbers", [5, 3, 1], "5, 3, 1"],
    ["numbers", [], ""],
    ["structure", { sand: 2 }, '{ "sand": 2 }'],
    [
      "structure",
      [{ when: "build", do: { gain: "taler", n: 8 } }, { one_of: [{ draw: "card" }, { lose: "point" }] }],
      '[\n  { "when": "build", "do": { "gain": "taler", "n": 8 } },\n  { "one_of": [{ "draw": "card" }, { "lose": "point" }] }\n]',
    ],
  ])("comes back as it was (%s)", (editor, value, text) => {
    expect(asText(editor, value)).toBe(text);
    expect(asValue(editor, text, value)).toEqual(value);
  });

  it("may be written with a minus sign", () => {
    expect(asValue("number", "−3", 0)).toBe(-3);
  });

  it("says what it should have been", () => {
    const flaw = (editor: Editor, text: string): string => {
      try {
        asValue(editor, text, 1);
      } catch (wrong) {
        if (wrong instanceof Unreadable) return wrong.flaw;
      }
      return "";
    };
    expect(flaw("number", "many")).toBe("number");
    expect(flaw("number", "1.5")).toBe("number");
    expect(flaw("number", "")).toBe("number");
    expect(flaw("numbers", "1, two")).toBe("number");
    expect(flaw("structure", "[{")).toBe("json");
  });

  it("is left out where there was none and none is typed", () => {
    expect(asValue("structure", " ", undefined)).toBeUndefined();
    expect(asValue("number", "", undefined)).toBeUndefined();
  });
});

describe("the corrections of a component", () => {
  const well = { kind: "building", id: "well", message: "castle-building-well" };

  it("join those of others and replace their own", () => {
    const first = withCorrection({ space: { keep_1: { fee: 2 } } }, well, { cost: 14 }, { en: "Fountain", ru: "" });
    expect(first).toEqual({
      space: { keep_1: { fee: 2 } },
      building: { well: { cost: 14 } },
      text: { en: { "castle-building-well": "Fountain" } },
    });
    expect(withCorrection(first, well, { points: 8 }, { en: "", ru: "Источник" })).toEqual({
      space: { keep_1: { fee: 2 } },
      building: { well: { points: 8 } },
      text: { ru: { "castle-building-well": "Источник" } },
    });
  });

  it("leave nothing behind", () => {
    const made = withCorrection({}, well, { cost: 14 }, { en: "Fountain" });
    expect(withCorrection(made, well, {}, { en: "" })).toEqual({});
  });
});

describe("what differs", () => {
  const row = (fields: Record<string, unknown>): Component =>
    ({ element: "building:well", name: "Well", id: "well", provenance: "rulebook", ...fields }) as unknown as Component;

  it("is told field by field, a new name first", () => {
    const words = new ComponentText("castle", speaker("en"));
    const was = row({ cost: 12, points: 10, standing: false, facts: {} });
    const is = row({ cost: 14, points: 10, standing: true, name: "Fountain", facts: { cost: "published" } });
    expect(words.differences(was, is)).toEqual([
      { title: "name", was: "Well", is: "Fountain" },
      { title: "cost", was: "12", is: "14" },
      { title: words.title("building", "standing"), was: "✗", is: "✓" },
    ]);
    expect(words.differences(was, was)).toEqual([]);
  });

  it.each(LANGUAGES)("has words for every flaw (%s)", (lang) => {
    const told = { least: 0, most: 99, n: 3, value: "x", known: "a, b", name: "y" };
    const source = readFileSync("src/lib/server/wire.ts", "utf-8");
    const flaws = /flaw: ((?:"\w+"(?: \| )?)+);/.exec(source)?.[1]?.match(/\w+/g) ?? [];
    expect(flaws.length).toBeGreaterThan(15);
    for (const flaw of flaws) expect(flawText(speaker(lang), { flaw: flaw as "bounds", told })).not.toMatch(/[⟨{]/);
  });
});
