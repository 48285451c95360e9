// What every part of this board needs: the view, the words, the figures, what has changed, what is being looked at.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Explainer, type Words } from "../../lib/explainer.svelte";
import type { Facts } from "../../lib/facts";
import { News } from "../../lib/news";
import type { Speaker } from "../../lib/speaker";
import type { Params, Seat, View } from "../../lib/types";
import { changes } from "./changes";
import type { CastleBoard, CastlePlayer } from "./types";

export class Scene {
  readonly explainer = new Explainer();
  private readonly news = new News(changes);
  private readonly marks = $derived.by(() => this.news.see(this.view));

  constructor(
    private readonly readView: () => View<CastleBoard>,
    private readonly readSpeaker: () => Speaker,
    private readonly readFacts: () => Facts,
  ) {}

  get view(): View<CastleBoard> {
    return this.readView();
  }
  get board(): CastleBoard {
    return this.view.board;
  }
  get speaker(): Speaker {
    return this.readSpeaker();
  }
  get facts(): Facts {
    return this.readFacts();
  }
  get own(): CastlePlayer | null {
    return this.view.you === null ? null : (this.board.players[this.view.you] ?? null);
  }

  say(id: string, params: Params = {}): string {
    return this.speaker.say(`browser-castle-${id}`, params);
  }
  name(element: string): string {
    return this.speaker.name(element);
  }
  /** So and so many of something, as "3 sand". */
  many(element: string, n: number): string {
    return this.speaker.name(element, "n", n);
  }
  person(seat: number): string {
    return this.speaker.person(seat).name;
  }
  seat(seat: number | null | undefined): Seat | null {
    return seat === null || seat === undefined ? null : (this.view.seats[seat] ?? null);
  }
  colour(seat: number): string {
    return this.seat(seat)?.colour ?? "";
  }
  /** What a character does; a card's is that of its character. */
  deed(card: string): string {
    return this.speaker.attribute(`castle-character-${this.character(card)}`, "text") ?? "";
  }
  /** What a winter event does. */
  winterText(event: string): string {
    return this.speaker.attribute(`castle-winter-${event}`, "text") ?? "";
  }
  character(card: string): string {
    return this.facts.text(`card:${card}`, "character") || card;
  }
  /** What a piece counts for in a building; silver stands in for any. */
  worth(resource: string): string {
    const n = this.facts.number(`resource:${resource}`, "value");
    return this.say(n ? "worth" : "worth-any", { n });
  }
  /** What a building costs, and how many points it is worth. */
  tile(building: string): string {
    return this.say("tile", { cost: this.facts.number(building, "cost"), points: this.facts.number(building, "points") });
  }
  /** What a carrier gives, and how much of it goes to the defence tower. */
  delivery(carrier: string): string {
    return this.say("delivery", { n: this.facts.number(carrier, "yields"), share: this.facts.number(carrier, "tower_share") });
  }
  /** How much of a resource lies on the defence tower. */
  inTower(resource: string): string {
    return this.many(resource, this.board.tower[resource.replace("resource:", "")] ?? 0);
  }
  /** What a helper there scores at the end. */
  scoring(space: string): string {
    const scoring = this.facts.text(space, "scoring");
    return scoring ? this.name(`scoring:${scoring}`) : "";
  }

  /** Whether something has just changed, as "1/sand" or "tower/clay". */
  changed(mark: string): boolean {
    return this.marks.has(mark);
  }

  explain(title: string, text = ""): Attachment<Element> {
    return this.explainer.explain((): Words => ({ title, text }));
  }
}

const KEY = Symbol("castle scene");
export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
