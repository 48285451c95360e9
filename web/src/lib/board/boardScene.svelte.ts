// What every part of a board needs, whichever the game: the view, the words, the component facts, the tooltip.
// A game's own scene adds its words and figures, and its parts find it with `useScene`.

import type { Speaker } from "../text/speaker";
import type { Params, View } from "../server/wire";
import type { Facts } from "./facts";
import { TooltipState } from "./tooltipState.svelte";

/** What a table gives to the board of its game. */
export interface BoardProps {
  view: View;
  speaker: Speaker;
  facts: Facts;
}

export abstract class BoardScene<Board> {
  readonly tooltip = new TooltipState();
  /** How the ids of this board's own labels begin. */
  protected abstract readonly labels: string;

  /** `props` reads those of the board, so that the scene follows their changes. */
  constructor(private readonly props: () => BoardProps) {}

  get view(): View<Board> {
    return this.props().view as View<Board>;
  }
  get board(): Board {
    return this.view.board;
  }
  get speaker(): Speaker {
    return this.props().speaker;
  }
  get facts(): Facts {
    return this.props().facts;
  }

  /** One's own among the players; null for whoever only watches. */
  protected ownOf<Player>(players: readonly Player[]): Player | null {
    return this.view.you === null ? null : (players[this.view.you] ?? null);
  }
  /** A label of this board. */
  term(id: string, params: Params = {}): string {
    return this.speaker.say(`${this.labels}-${id}`, params);
  }
  name(element: string, form = "", n?: number): string {
    return this.speaker.name(element, form, n);
  }
  /** A name without what stands in brackets: the picture shows that. */
  short(element: string): string {
    return this.name(element).replace(/ \(.*\)$/, "");
  }
  person(seat: number): string {
    return this.speaker.person(seat).name;
  }
  colour(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }
}
