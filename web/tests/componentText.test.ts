// Components in words: only worded fields are shown, ids become names, remarks find their translation.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Component } from "../src/lib/server/api";
import { ComponentText, slug } from "../src/lib/text/componentText";
import { Speaker } from "../src/lib/text/speaker";

const row = (fields: Record<string, unknown>): Component =>
  ({
    element: "tool:axe",
    name: "Axe",
    id: "axe",
    provenance: "designed",
    source: [],
    basis: "",
    ...fields,
  }) as Component;
const textOf = (words: string): ComponentText =>
  new ComponentText("smithy", new Speaker("en", "smithy", [new FluentResource(words)], []));

describe("the fields of a component", () => {
  const worded = textOf(`
smithy-kinds-tool = Tools
smithy-field-worker = made by
smithy-field-points = points
smithy-field-tool-copies = of these
smithy-worker-smith = Smith
    .nom = smith
smithy-source-guild = the guild’s book
smithy-basis-a-guess = Geraten.
smithy-tool-axe = Axe
    .text = Fells a tree.
`);

  it("are those that the game has words for", () => {
    const rows = worded.of(row({ worker: "smith", points: { 2: 5, 3: -1 }, copies: 4, weight: 3, spare: null }));
    expect(rows).toEqual([
      { title: "made by", text: "smith" },
      { title: "points", text: "2: 5, 3: −1" },
      { title: "of these", text: "4" },
    ]);
  });

  it("come with the card's own wording, its sources and remarks in words", () => {
    expect(worded.text(row({}))).toBe("Fells a tree.");
    expect(worded.heading("tool")).toBe("Tools");
    expect(worded.source("guild")).toBe("the guild’s book");
    expect(worded.basis("A guess!")).toEqual({ text: "Geraten.", translated: true });
    expect(worded.basis("Something else")).toEqual({ text: "Something else", translated: false });
  });

  it("stand as in the data where the game has no words", () => {
    expect(textOf("x = y").of(row({ made_by: "old_smith", cost: { gold: 2 }, rare: true }))).toEqual([
      { title: "made by", text: "old smith" },
      { title: "cost", text: "gold 2" },
      { title: "rare", text: "✓" },
    ]);
  });
});

describe("a remark's name", () => {
  it("is its first six words", () => {
    expect(slug("The range 5 to 8 is stated, the rest")).toBe("the-range-5-to-8-is");
  });
});
