// What this board adds to the common scene: its definitions and words.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { outsider, paladin, townsman } from "../../art/portraits/paladins";
import type { Person } from "../../art/portraits/person";
import { BoardScene } from "../../lib/board/boardScene.svelte";
import type { TooltipText } from "../../lib/board/tooltipState.svelte";
import { cardText } from "./cardText";
import { Definitions } from "./definitions";
import { Texts } from "./texts";
import type { Board, Player } from "./wire";

export class Scene extends BoardScene<Board> {
  protected readonly labels = "paladins-board";
  readonly defs = $derived.by(() => new Definitions(this.facts));

  get own(): Player | null {
    return this.ownOf(this.board.players);
  }

  /** What a card, a space or an action does, from the data. */
  text(element: string): string {
    return cardText(this.texts, this.defs, element);
  }
  get texts(): Texts {
    return new Texts(this.speaker);
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

  /** Explains an element, or given words, while the pointer is there. */
  explain(what: string | TooltipText): Attachment<Element> {
    return this.tooltip.explain(() =>
      typeof what === "string"
        ? { title: this.name(what), text: this.text(what), likeness: this.likeness(what) }
        : what,
    );
  }
  /** The face on a card; nothing for what bears none. */
  private likeness(element: string): Person | undefined {
    const [kind, id = ""] = element.split(":");
    if (kind === "paladin") return paladin(id);
    if (kind === "townsfolk") return townsman(id, this.defs.townsfolk(id).kind);
    if (kind !== "outsider") return undefined;
    const card = this.defs.outsider(id);
    return outsider(id, card.kind, card.faction);
  }
}

export const [useScene, provideScene] = createContext<Scene>();
