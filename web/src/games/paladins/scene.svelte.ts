// What every part of this board needs: the view, the words, the definitions, and what is being looked at.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Explainer, type Words } from "../../lib/explainer.svelte";
import { News } from "../../lib/news";
import type { Speaker } from "../../lib/speaker";
import type { View } from "../../lib/types";
import { changes } from "./changes";
import type { Definitions } from "./definitions";
import type { Board, Player } from "./types";

export class Scene {
  readonly explainer = new Explainer();

  private readonly news = new News(changes);
  /** What has changed on the table since this seat was last asked. */
  private readonly marks = $derived.by(() => this.news.see(this.view));

  constructor(
    private readonly readView: () => View<Board>,
    private readonly readSpeaker: () => Speaker,
    private readonly readDefinitions: () => Definitions,
  ) {}

  get defs(): Definitions {
    return this.readDefinitions();
  }

  get view(): View<Board> {
    return this.readView();
  }
  get board(): Board {
    return this.view.board;
  }
  get speaker(): Speaker {
    return this.readSpeaker();
  }
  get own(): Player | null {
    return this.view.you === null ? null : (this.board.players[this.view.you] ?? null);
  }

  term(id: string, params: Record<string, number | string> = {}): string {
    return this.speaker.say(`paladins-board-${id}`, params);
  }
  name(element: string): string {
    return this.speaker.name(element);
  }
  /** Without what stands in brackets: the picture shows that. */
  short(element: string): string {
    return this.name(element).replace(/ \(.*\)$/, "");
  }
  text(element: string): string {
    return this.speaker.attribute(`paladins-${element.replace(":", "-")}`, "text") ?? "";
  }
  /** Name and wording in one, for screen readers. */
  label(element: string): string {
    const text = this.text(element);
    return text ? `${this.name(element)}. ${text}` : this.name(element);
  }
  /** The worker that an action needs no longer once a workshop stands on one of its spaces. */
  saved(action: string, space: number): string {
    const worker = this.defs.action(action.replace("action:", "")).spaces[space - 1] ?? "any";
    return this.speaker.name(`worker:${worker}`, "n-gen", 1);
  }
  person(seat: number): string {
    return this.speaker.person(seat).name;
  }
  colour(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }

  /** Whether something has just changed, as "1/silver" or "space/r2_3". */
  changed(mark: string): boolean {
    return this.marks.has(mark);
  }

  /** Explains an element, or given words, while the pointer is there. */
  explain(what: string | Words): Attachment<Element> {
    return this.explainer.explain(() => (typeof what === "string" ? { title: this.name(what), text: this.text(what) } : what));
  }
}

const KEY = Symbol("paladins scene");
export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
