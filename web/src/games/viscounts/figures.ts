// What stands in the fields of this game's components, in words.

import type { Told } from "../../lib/figures";
import type { Speaker } from "../../lib/speaker";
import type { Effect } from "./effects";
import { Telling } from "./telling";
import type { Icons } from "./types";

/** Fields whose value is the id of something that has a name, and the kind of that. */
const NAMED: Record<string, string> = { back: "ribbon", focus: "action", paper: "paper" };
const ICON_FIELDS = new Set(["icons", "middle", "right"]);
const CHOICES = new Set(["group", "side", "bank"]);
/** What no number means. */
const WITHOUT: Record<string, string> = { capacity: "∞", rises_at: "–" };

interface Wish {
  priority: { resource: string; until: number };
}

class Figures extends Telling {
  constructor(readonly speaker: Speaker) {
    super();
  }

  value(field: string, value: unknown): string | null {
    const named = NAMED[field];
    if (named) return this.name(`${named}:${String(value)}`);
    if (value === 0) return WITHOUT[field] ?? null;
    if (CHOICES.has(field)) return this.term(`value-${String(value)}`);
    if (field === "counts") return this.name(`paper:${String(value)}_flipped`);
    if (field === "removed") return (value as string[]).map((id) => this.name(`scheme:${id}`)).join("; ");
    if (field === "priority") return (value as Wish[]).map((one) => this.wish(one)).join(" → ");
    if (Array.isArray(value)) return value.join(" / ");
    if (value === null || typeof value !== "object") return null;
    return ICON_FIELDS.has(field) ? this.icons(value as Icons) : this.describe(value as Effect);
  }

  /** Wanted until there are so many of it. */
  private wish({ priority: { resource, until } }: Wish): string {
    return this.name(`resource:${resource}`) + (until ? ` ≤ ${until}` : "");
  }
}

export const value: Told = (field, what, speaker) => new Figures(speaker).value(field, what);
