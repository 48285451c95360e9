// What this board adds to the common scene: its words and figures.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Person } from "../../art/portraits/person";
import { BoardScene } from "../../lib/board/boardScene.svelte";
import type { TooltipText } from "../../lib/board/tooltipState.svelte";
import type { Component } from "../../lib/server/api";
import type { Seat } from "../../lib/server/wire";
import { EffectText } from "./effectText";
import type { Board, Player } from "./wire";

/** In what buildings must agree so that choosing between them is no choice. */
const ALIKE = ["kind", "cost", "points"] as const;

export class Scene extends BoardScene<Board> {
  protected readonly labels = "castle-board";
  private readonly texts = $derived.by(() => new EffectText(this.speaker, this.facts));

  get own(): Player | null {
    return this.ownOf(this.board.players);
  }

  /** So and so many of something, as "3 sand". */
  many(element: string, n: number): string {
    return this.speaker.name(element, "n", n);
  }
  seat(seat: number | null | undefined): Seat | null {
    return seat === null || seat === undefined ? null : (this.view.seats[seat] ?? null);
  }
  /** What a character does; a card's is that of its character. */
  deed(card: string): string {
    return this.texts.character(`character:${this.character(card)}`);
  }
  /** What a worker card brings. */
  kit(card: string): string {
    return this.texts.card(`card:${card}`);
  }
  /** What a winter event does. */
  winterText(event: string): string {
    return this.texts.winter(`winter:${event}`);
  }
  character(card: string): string {
    return this.facts.text(`card:${card}`, "character") || card;
  }
  /** What a piece counts for in a building; silver stands in for any. */
  worth(resource: string): string {
    const n = this.facts.number(`resource:${resource}`, "value");
    return this.term(n ? "worth" : "worth-any", { n });
  }
  /** Buildings still to be built that differ from this one in nothing but their place. */
  alike(element: string): string[] {
    const { built } = this.board;
    const open = this.facts.of("building").filter((one) => !one["standing"] && !built.includes(one.id));
    const look = open.find((one) => one.element === element);
    const same = (one: Component): boolean => ALIKE.every((field) => one[field] === look?.[field]);
    return look ? open.filter((one) => one !== look && same(one)).map((one) => one.element) : [];
  }
  /** What a building costs, and how many points it is worth. */
  tile(building: string): string {
    return this.term("tile", {
      cost: this.facts.number(building, "cost"),
      points: this.facts.number(building, "points"),
    });
  }
  /** What a carrier gives, and how much of it goes to the defence tower. */
  delivery(carrier: string): string {
    return this.term("delivery", {
      n: this.facts.number(carrier, "yields"),
      share: this.facts.number(carrier, "tower_share"),
    });
  }
  /** How much of a resource lies on the defence tower. */
  inTower(resource: string): string {
    return this.many(resource, this.board.tower[resource.replace("resource:", "")] ?? 0);
  }
  /** What a helper there costs, and what he scores at the end. */
  scoring(space: string): string {
    return this.texts.space(space);
  }

  explain(title: string, text = "", likeness?: Person): Attachment<Element> {
    return this.tooltip.explain((): TooltipText => ({ title, text, likeness }));
  }
}

export const [useScene, provideScene] = createContext<Scene>();
