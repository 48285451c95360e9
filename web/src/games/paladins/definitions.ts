// The component data this board draws from, typed.

import type { Facts } from "../../lib/board/facts";
import { readEffect, type Effect } from "../../lib/board/effectData";
import type { Attribute, RightAction, WorkerKind } from "./wire";

export interface Action {
  id: string;
  side: "left" | "right";
  spaces: string[];
  cost: Effect[];
  resource: string;
  ladder: number[];
  attribute: Attribute | "";
  needs: number[];
  one: Effect[];
  two: Effect[];
  always: Effect[];
  limit: number;
  points: Record<string, number>;
}
export interface Paladin extends Record<Attribute, number> {
  id: string;
  workers: WorkerKind[];
  waives: string;
  cheaper: string;
  by: number;
  bonus: Effect | null;
}
export interface Townsfolk {
  id: string;
  kind: string;
  quest: Effect[];
  reward: Effect[];
  ability: Effect;
}
export interface Outsider {
  id: string;
  kind: string;
  faction: string;
  attack: Effect[];
  convert: Effect[];
  scoring: Effect;
}
export interface Favour {
  id: string;
  worker: string;
  reward: Effect[];
  cost: Effect[];
}
export interface Space {
  id: string;
  region: string;
  players: number;
  reward: Effect[];
}
export interface Region {
  id: string;
  faith: number;
  strength: number;
}

export class Definitions {
  readonly regions: Region[];
  readonly spaces: Space[];
  readonly townsfolkSlots: { id: string; silver: number; debt: boolean }[];
  readonly orderSlots: { id: string; round: number; points: number }[];
  readonly favourSlots: { id: string; round: number }[];
  readonly jarSlots: { id: string; reward: Effect[] }[];
  readonly workshops: { id: string; worker: WorkerKind }[];
  readonly track: { step: number; points: number }[];
  readonly fallbacks: { id: string }[];

  constructor(private readonly facts: Facts) {
    this.regions = this.rows("region");
    this.spaces = this.rows("space");
    this.townsfolkSlots = this.rows("townsfolk_slot");
    this.orderSlots = this.rows("order_slot");
    this.favourSlots = this.rows("favour_slot");
    this.jarSlots = this.rows("jar_slot");
    this.workshops = this.rows("workshop");
    this.track = this.rows<{ step: number; points: number }>("track_step").sort((a, b) => a.step - b.step);
    this.fallbacks = this.rows("fallback");
  }

  action = (id: string): Action => this.get("action", id);
  paladin = (id: string): Paladin => this.get("paladin", id);
  townsfolk = (id: string): Townsfolk => this.get("townsfolk", id);
  outsider = (id: string): Outsider => this.get("outsider", id);
  favour = (id: string): Favour => this.get("favour", id);
  order = (id: string): { action: RightAction; count: number } => this.get("order", id);
  tavern = (id: string): { workers: WorkerKind[] } => this.get("tavern", id);
  wall = (id: string): { reward: Effect[]; points: number } => this.get("wall", id);
  space = (id: string): Space => this.get("space", id);
  jarSlot = (id: string): { reward: Effect[] } => this.get("jar_slot", id);
  workshop = (id: string): { worker: WorkerKind } => this.get("workshop", id);
  suspicion = (id: string): { taxes: number } => this.get("suspicion", id);

  /** What an action is paid in. */
  paidIn(action: string): string {
    const { resource, cost } = this.action(action);
    return resource || String(cost.map((one) => readEffect(one).fields["what"])[0] ?? "silver");
  }

  /** How much silver lies in the tax supply after an inquisition. */
  fullTax(players: number): number {
    return (
      this.rows<{ players: number; silver: number }>("tax_supply").find((one) => one.players === players)?.silver ?? 0
    );
  }

  private rows<Row>(kind: string): Row[] {
    return this.facts.of(kind) as unknown as Row[];
  }

  private get<Row>(kind: string, id: string): Row {
    const found = this.facts.of(kind).find((row) => row.id === id);
    if (!found) throw new Error(`paladins: no ${kind} '${id}'`);
    return found as unknown as Row;
  }
}
