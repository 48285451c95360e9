// Components in words: what their fields are called, and what stands in them.

import type { Component } from "./api";
import { written, type Speaker } from "./speaker";

export interface Figure {
  title: string;
  text: string;
}

const OWN = new Set(["element", "name", "id", "provenance", "source", "basis", "ruling", "title", "url", "language"]);
/** Kinds whose names may stand in a field, where the field does not tell which. */
const NAMED = ["worker", "resource", "attribute", "action", "region", "faction", "icon", "noun"];

/** A game's own way to tell what stands in a field, in `games/<game>/figures.ts`; null leaves it to Figures. */
export type Told = (field: string, value: unknown, speaker: Speaker, row: Component) => string | null;
const OWN_WAYS = import.meta.glob<{ value: Told }>("../games/*/figures.ts");

/** The component figures of a game in words. */
export async function figuresOf(game: string): Promise<Told> {
  const load = OWN_WAYS[`../games/${game}/figures.ts`];
  return load ? (await load()).value : () => null;
}

/** A game with `<game>-components.ftl` says which fields are shown and how; others show the data as it stands. */
export class Figures {
  constructor(
    private readonly game: string,
    private readonly speaker: Speaker,
    private readonly told: Told = () => null,
  ) {}

  private first(messages: readonly string[]): string | null {
    const found = messages.find((message) => this.speaker.has(message));
    return found === undefined ? null : this.speaker.say(found);
  }

  heading(kind: string): string {
    return this.first([`${this.game}-kinds-${kind}`]) ?? plain(kind);
  }

  source(id: string): string {
    return this.first([`${this.game}-source-${id}`]) ?? plain(id);
  }

  /** Why a designed figure is what it is. */
  basis(text: string): { text: string; translated: boolean } {
    const found = this.first([`${this.game}-basis-${slug(text)}`]);
    return { text: found ?? text, translated: found !== null };
  }

  name(row: Component): string {
    return row.name ?? this.first([`${this.game}-source-${row.id}`]) ?? plain(String(row["title"] ?? row.id));
  }

  /** The card's own wording, which says all that its effects do. */
  text(row: Component): string {
    return this.speaker.attribute(`${this.game}-${row.element.replace(":", "-")}`, "text") ?? "";
  }

  of(row: Component): Figure[] {
    const kind = row.element.split(":")[0] ?? "";
    const worded = this.speaker.has(`${this.game}-kinds-${kind}`);
    return Object.entries(row).flatMap(([field, value]) => {
      if (OWN.has(field) || empty(value)) return [];
      const title = this.first([`${this.game}-field-${kind}-${field}`, `${this.game}-field-${field}`]);
      if (title === null && worded) return [];
      return [{ title: title ?? plain(field), text: this.told(field, value, this.speaker, row) ?? this.value(field, value) }];
    });
  }

  private value(field: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(", ");
    if (value !== null && typeof value === "object") {
      return Object.entries(value)
        .map(([key, one]) => `${plain(key)}${/^\d+$/.test(key) ? ":" : ""} ${typeof one === "object" ? `(${this.value(key, one)})` : this.value(key, one)}`)
        .join(", ");
    }
    if (value === true) return "✓";
    if (typeof value === "number") return written(value);
    if (typeof value !== "string") return String(value);
    const kind = [field, ...NAMED].find((one) => this.speaker.has(`${this.game}-${one}-${value}`));
    return kind === undefined ? plain(value) : this.speaker.name(`${kind}:${value}`, "nom");
  }
}

const plain = (id: string): string => id.replaceAll("_", " ");

/** Six words are enough to tell remarks apart. */
export const slug = (text: string): string =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 6).join("-");

function empty(value: unknown): boolean {
  return value === null || value === false || value === "" || (typeof value === "object" && Object.keys(value as object).length === 0);
}
