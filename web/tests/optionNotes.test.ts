// What stands beside a choice in the list.

import { describe, expect, it } from "vitest";
import { noteOn as noteInCrusaders } from "../src/games/crusaders/optionNotes";
import type { Scene as CrusadersScene } from "../src/games/crusaders/scene.svelte";
import { noteOn as noteInViscounts } from "../src/games/viscounts/optionNotes";
import type { Scene as ViscountsScene } from "../src/games/viscounts/scene.svelte";
import type { OptionKind } from "../src/lib/server/contract";
import type { Option, Params } from "../src/lib/server/wire";

const option = (kind: OptionKind, params: Params): Option => ({
  notation: kind,
  seat: 0,
  kind,
  message: "",
  params,
  touches: [],
});

describe("in Crusader Kings", () => {
  const person = (card: string, token: string) => ({ card, tokens: [token], spouse: null, spouse_tokens: [] });
  const scene = {
    board: {
      regions: { wales: { lord: "maud", lord_token: "dimwitted" } },
      houses: [{ ruler: person("william", "brave"), children: [person("robert", "cruel")], siblings: [] }],
      check: { odds: [{ invest: 1, plain: 0.5, sacrificing: 0.834 }] },
    },
    trait: (token: string) => token,
    positive: (token: string) => token === "brave",
    titleOf: () => "",
    name: (element: string) => element,
    term: (id: string, { n }: Params) => `${id} ${String(n)}`,
  } as unknown as CrusadersScene;

  it("people have their land and their traits", () => {
    expect(noteInCrusaders(scene, option("woo-lord", { lord: "character:maud" }))).toBe("region:wales, dimwitted −");
    expect(noteInCrusaders(scene, option("crusade", { leader: "character:robert" }))).toBe("cruel −");
    expect(noteInCrusaders(scene, option("crusade", { leader: "character:william" }))).toBe("brave +");
  });

  it("gold has the chance that it buys", () => {
    expect(noteInCrusaders(scene, option("invest", { n: 1 }))).toBe("note-chance 83");
    expect(noteInCrusaders(scene, option("invest", { n: 2 }))).toBe("");
  });

  it("what tells enough by its name has none", () => {
    expect(noteInCrusaders(scene, option("collect", {}))).toBe("");
  });
});

describe("in Viscounts", () => {
  const scene = {
    exchange: (segment: string, bank: string) => (bank === "inner" ? "" : `trade at ${segment} ${bank}`),
    term: (id: string) => id,
    defs: { site: () => ({ effect: "gold" }) },
    effects: { clause: (effect: string) => `gain ${effect}` },
  } as unknown as ViscountsScene;

  it("a location has its trade, or the actions of the inner road", () => {
    expect(noteInViscounts(scene, option("move", { location: "location:coast_left", n: 1 }))).toBe(
      "Trade at coast left.",
    );
    expect(noteInViscounts(scene, option("move", { location: "location:coast_inner", n: 0 }))).toBe(
      "Action-place, action-transcribe.",
    );
  });

  it("a site has what building there brings", () => {
    expect(noteInViscounts(scene, option("site", { site: "site:coast_small_1" }))).toBe("Gain gold.");
  });
});
