// What stands in the fields of this game's components, in words.

import type { FieldText } from "../../lib/text/componentText";
import type { Funding } from "./definitions";
import type { Effect } from "./effects";
import { EffectText } from "./effectText";
import type { Icons } from "./definitions";

/** Fields whose value is the id of something that has a name, and the kind of that. */
const NAMED: Record<string, string> = { back: "ribbon", focus: "action", paper: "paper" };
const ICON_FIELDS = new Set(["icons", "middle", "right"]);
const CHOICES = new Set(["group", "side", "bank", "timing"]);
/** What no number means. */
const WITHOUT: Record<string, string> = { capacity: "∞", rises_at: "–" };

interface Wish {
  priority: { resource: string; until: number };
}

class ViscountsFields extends EffectText {
  value(field: string, value: unknown): string | null {
    const named = NAMED[field];
    if (named) return this.name(`${named}:${String(value)}`);
    if (value === 0) return WITHOUT[field] ?? null;
    if (CHOICES.has(field)) return this.term(`value-${String(value)}`);
    if (field === "counts") return this.name(`paper:${String(value)}_flipped`);
    if (field === "removed") return (value as string[]).map((id) => this.name(`scheme:${id}`)).join("; ");
    if (field === "priority") return (value as Wish[]).map((one) => this.wish(one)).join(" → ");
    if (field === "funding")
      return (value as { funding: Funding }[]).map((one) => this.funding(one.funding)).join("; ");
    if (field === "attempts") return (value as Effect[]).map((one) => this.clause(one)).join(" → ");
    if (Array.isArray(value)) return value.join(" / ");
    if (value === null || typeof value !== "object") return null;
    return ICON_FIELDS.has(field) ? this.icons(value as Icons) : this.describe(value as Effect);
  }

  /** Wanted until there are so many of it. */
  private wish({ priority: { resource, until } }: Wish): string {
    return this.name(`resource:${resource}`) + (until ? ` ≤ ${until}` : "");
  }
}

export const fieldText: FieldText = (field, what, speaker) => new ViscountsFields({ speaker }).value(field, what);
