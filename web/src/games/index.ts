// Boards by game. A game adds src/games/<game>/Board.svelte; one without it is shown by the generic board.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board/boardScene.svelte";
import type { Moments } from "../lib/motion/steps";
import type { View } from "../lib/server/wire";

export interface BoardModule {
  default: Component<BoardProps>;
  /** One's own goods in a line: beside a question they stay in sight, whatever part of the board one looks at. */
  Purse?: Component<BoardProps>;
  /** Points of each seat as this view knows them, for the chart. */
  scores?: (view: View) => number[];
  /** Whether somebody at a shared screen would see too much without a curtain. */
  secret?: (view: View) => boolean;
  /** Which events are announced, and which happen at one moment. */
  moments?: Moments;
}

const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");

export function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./generic/Board.svelte"];
  if (!load) throw new Error("there is no generic board");
  return load();
}

interface Scored {
  players?: { points?: unknown; score?: unknown }[];
}

/** Points by the names that views commonly use; null where a view has none. */
export function commonScores(view: View): number[] | null {
  const found = ((view.board as Scored).players ?? []).map((player) => player.points ?? player.score);
  return found.length && found.every((one) => typeof one === "number") ? found : null;
}
