// Long lists are told in stages: by what their messages have attributes for, and down to every single option.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Speaker } from "../src/lib/text/speaker";
import { agrees, refusalsLast, stages } from "../src/lib/board/stages";
import type { OptionKind } from "../src/lib/server/contract";
import type { Option, Params } from "../src/lib/server/wire";

const speaker = new Speaker("en", "game", [
  new FluentResource(`
game-do-lay = { $first } before { $second }
    .first = { $first } before …
game-do-rob = Rob { $who }
    .all = Rob …
game-do-rest = Rest
`),
]);

function option(kind: string, params: Params = {}): Option {
  return {
    notation: `s0 ${[kind, ...Object.values(params)].join(" ")}`,
    seat: 0,
    kind: kind as OptionKind,
    message: `game-do-${kind}`,
    params,
    touches: [],
  };
}
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const labels = (options: readonly Option[]): string[] => stages(options, speaker).map((stage) => stage.label);

const lays = range(4).flatMap((first) =>
  range(5)
    .filter((second) => second !== first)
    .map((second) => option("lay", { first, second })),
);
const robs = range(13).map((who) => option("rob", { who }));

describe("a list", () => {
  it("ends with what is about nothing, and of that with what is chosen for whoever is away", () => {
    const listed = [option("rest"), option("store"), option("rob", { who: 1 }), option("rob", { who: 2 })];
    expect(refusalsLast(listed, "s0 rest").map((one) => one.notation)).toEqual([
      "s0 rob 1",
      "s0 rob 2",
      "s0 store",
      "s0 rest",
    ]);
    expect(refusalsLast(listed, "s0 rob 1").map((one) => one.notation)).toEqual([
      "s0 rob 1",
      "s0 rob 2",
      "s0 rest",
      "s0 store",
    ]);
  });

  it("shows every option where there are few", () => {
    expect(labels([option("rest"), ...robs.slice(0, 3)])).toEqual(["Rest", "Rob 0", "Rob 1", "Rob 2"]);
  });

  it("tells many by the first part in which they differ, then what is left of the one that was chosen", () => {
    expect(labels(lays)).toEqual(["0 before …", "1 before …", "2 before …", "3 before …"]);
    const [, chosen] = stages(lays, speaker);
    const left = chosen ? lays.filter((one) => agrees(one, chosen)) : [];
    expect(labels(left)).toEqual(["1 before 0", "1 before 2", "1 before 3", "1 before 4"]);
  });

  it("tells a kind of many as one, and whoever stands alone as itself", () => {
    const list = [option("rest"), ...robs, option("lay", { first: 7, second: 8 })];
    expect(labels(list)).toEqual(["Rest", "Rob …", "7 before 8"]);
    const several = stages(list, speaker).find((stage) => stage.options.length > 1);
    expect(several && list.filter((one) => agrees(one, several))).toEqual(robs);
  });

  it("shows all of them where no stage parts them", () => {
    expect(labels(robs)).toHaveLength(13);
  });
});
