// What every part of this board needs: the view, the words, the definitions, and what is being looked at.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Speaker } from "../../lib/speaker";
import type { View } from "../../lib/types";
import type { Definitions } from "./definitions";
import type { Board, Player } from "./types";

export interface Words {
  title: string;
  text: string;
}

/** Milliseconds. */
const TAP_SHOWS = 5000;

export class Scene {
  private fading: ReturnType<typeof setTimeout> | undefined;
  /** What the pointer rests on, explained under the board. */
  looked: Words | null = $state.raw(null);

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
  person(seat: number): string {
    return this.speaker.person(seat).name;
  }
  colour(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }

  private show(words: Words, staying: boolean): void {
    clearTimeout(this.fading);
    this.looked = words;
    if (!staying) this.fading = setTimeout(() => (this.looked = null), TAP_SHOWS);
  }

  /** Explains an element, or given words, while the pointer is there; after a finger's tap, for a while. */
  explain(what: string | Words): Attachment<Element> {
    return (node) => {
      const words = (): Words => (typeof what === "string" ? { title: this.name(what), text: this.text(what) } : what);
      const enter = (event: Event): void => {
        event.stopPropagation();
        this.show(words(), (event as PointerEvent).pointerType === "mouse");
      };
      const leave = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "mouse") this.looked = null;
      };
      node.addEventListener("pointerover", enter);
      node.addEventListener("pointerleave", leave);
      return () => {
        node.removeEventListener("pointerover", enter);
        node.removeEventListener("pointerleave", leave);
      };
    };
  }
}

const KEY = Symbol("paladins scene");
export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
