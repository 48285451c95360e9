// The component data this board draws from, typed.

import type { Facts } from "../../lib/board/facts";
import type { Effect } from "./effects";
import type { BuildingKind, Ribbon } from "./wire";

export type Icon = "merchant" | "builder" | "noble" | "cleric" | "criminal";
export type Icons = Partial<Record<Icon, number>>;

export interface Funding {
  action: string;
  pays: string;
  amount: number;
  icons: number;
  limit: number;
}
export interface Townsfolk {
  id: string;
  cost: number;
  icons: Icons;
  timing: "instant" | "dropoff" | "ongoing" | string;
  effect: Effect | null;
  funding: { funding: Funding }[];
  on_hire: Effect | null;
}
export interface Manuscript {
  id: string;
  ribbon: Ribbon;
  cost: number;
  effect: Effect | null;
  points: Effect | null;
}
export interface Site {
  id: string;
  segment: string;
  side: string;
  bank: "left" | "right";
  place: number;
  effect: Effect;
}
export interface Link {
  id: string;
  side: string;
  site: string;
  joins: string;
  effect: Effect;
}
export interface Exchange {
  segment: string;
  bank: string;
  side: string;
  merchants: number;
  effect: Effect;
}
export interface Slot {
  id: string;
  building: BuildingKind;
  icons: Icons;
  effect: Effect | null;
  hand_limit?: number;
  free_steps?: number;
  dismiss_cost?: number;
}
export interface AutomaSlot extends Slot {
  automa: string;
  place: number;
}
export interface TrackSpace {
  id: string;
  above: Effect;
  below: Effect;
  above_automa: Effect;
}
export interface Scheme {
  id: string;
  group: string;
  icons: Icons;
  effect: Effect;
  move: number;
  attempts: Effect[];
}
export interface AutomaKind {
  id: string;
  focus: string;
  priority: { priority: { resource: string; until: number } }[];
  middle: Icons;
  right: Icons;
}

export class Definitions {
  readonly slots: Slot[];
  readonly track: TrackSpace[];
  readonly bonuses: { id: Ribbon; needs: number; points: number; icons: Icons }[];
  readonly placings: { nobles: number; workers: number }[];

  constructor(private readonly facts: Facts) {
    this.slots = this.rows("slot");
    this.track = this.rows("track");
    this.bonuses = this.rows("bonus");
    this.placings = this.rows("placing");
  }

  townsfolk = (id: string): Townsfolk => this.get("townsfolk", id);
  manuscript = (id: string): Manuscript => this.get("manuscript", id);
  printedTownsfolk = (segment: string): { cost: number; icons: Icons; on_hire: Effect } =>
    this.get("printed_townsfolk", segment);
  printedManuscript = (segment: string): { cost: number; effect: Effect } => this.get("printed_manuscript", segment);
  segment = (id: string): { left: number; right: number } => this.get("segment", id);
  section = (id: string): { effect: Effect } => this.get("section", id);
  tier = (id: string): { points: number; trimmed: Effect | null; enter: Effect | null } => this.get("tier", id);
  building = (id: string): { cost: number; points: number[] } => this.get("building", id);
  space = (id: string): { icons: Icons } => this.get("space", id);
  playerCard = (id: string): { location: number; start: Effect; extra: Effect } => this.get("player_card", id);
  paper = (id: string): { points: number; flipped_points: number } => this.get("paper", id);
  leader = (): { points: number; hand_limit: number } => this.get("leader", "castle_leader");
  automa = (id: string): AutomaKind => this.get("automa", id);
  scheme = (id: string): Scheme => this.get("scheme", id);

  sites = (segment: string, side: string): Site[] =>
    this.rows<Site>("site")
      .filter((site) => site.segment === segment && site.side === side)
      .sort((a, b) => a.place - b.place);

  site = (id: string): Site => this.get("site", id);
  link = (id: string): Link => this.get("link", id);
  links = (side: string): Link[] => this.rows<Link>("link").filter((link) => link.side === side);

  exchange = (segment: string, bank: string, side: string): Exchange | undefined =>
    this.rows<Exchange>("exchange").find((one) => one.segment === segment && one.bank === bank && one.side === side);

  automaSlots = (automa: string): AutomaSlot[] =>
    this.rows<AutomaSlot>("automa_slot")
      .filter((slot) => slot.automa === automa)
      .sort((a, b) => a.place - b.place);

  private rows<Row>(kind: string): Row[] {
    return this.facts.of(kind) as unknown as Row[];
  }

  private get<Row>(kind: string, id: string): Row {
    const found = this.facts.of(kind).find((row) => row.id === id);
    if (!found) throw new Error(`viscounts: no ${kind} '${id}'`);
    return found as unknown as Row;
  }
}

/** All icons of several rows of them together. */
export function sumIcons(rows: readonly Icons[]): Record<Icon, number> {
  const sum: Record<Icon, number> = { merchant: 0, builder: 0, noble: 0, cleric: 0, criminal: 0 };
  for (const row of rows) for (const icon of Object.keys(row) as Icon[]) sum[icon] += row[icon] ?? 0;
  return sum;
}
