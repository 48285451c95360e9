// What happened since one's last choice, and to whom: so that nobody's own goods are marked for what another gained.

import { describe, expect, it } from "vitest";
import { EVERYBODY, happened } from "../src/lib/mentioned";
import type { GameEvent, Params } from "../src/lib/types";

const event = (params: Params): GameEvent => ({ kind: "gained", message: "", params, rule: "" });

describe("what happened", () => {
  it("is told by element, with all seats that it happened to", () => {
    const news = happened([
      event({ seat: "seat:1", resource: "resource:stone", n: 2 }),
      event({ seat: "seat:0", resource: "resource:stone", n: 1 }),
      event({ seat: "seat:1", location: "location:coast_left" }),
    ]);
    expect([...(news.get("resource:stone") ?? [])].sort()).toEqual(["seat:0", "seat:1"]);
    expect([...(news.get("location:coast_left") ?? [])]).toEqual(["seat:1"]);
  });

  it("concerns everybody where no seat is named", () => {
    expect([...(happened([event({ stack: "stack:poverty" })]).get("stack:poverty") ?? [])]).toEqual([EVERYBODY]);
  });
});
