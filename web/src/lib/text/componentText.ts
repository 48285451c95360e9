// Components in words: what their fields are called, and what stands in them.

import type { Component } from "../server/api";
import { withMinus, type Speaker } from "./speaker";

export interface FieldRow {
  title: string;
  text: string;
  /** Where this one fact comes from, where that is not where the whole entry comes from. */
  provenance?: string;
}

export interface Difference {
  title: string;
  was: string;
  is: string;
}

/** Fields that tell about an entry and are no facts of the game. */
const ABOUT = new Set(["element", "name", "id", "provenance", "source", "basis", "ruling", "facts"]);
const OWN = new Set([...ABOUT, "title", "url", "language"]);
/** Kinds whose names may stand in a field, where the field does not tell which. */
const NAMED = ["worker", "resource", "attribute", "action", "region", "faction", "icon", "noun"];

/** A game's own words for what stands in a field, in `games/<game>/componentText.ts`; null leaves it to ComponentText. */
export type FieldText = (field: string, value: unknown, speaker: Speaker, row: Component) => string | null;
const FIELD_TEXTS = import.meta.glob<{ fieldText: FieldText }>("../../games/*/componentText.ts");

export async function fieldTextOf(game: string): Promise<FieldText> {
  const load = FIELD_TEXTS[`../../games/${game}/componentText.ts`];
  return load ? (await load()).fieldText : () => null;
}

/** A game with `<game>-components.ftl` says which fields are shown and how; others show the data as it stands. */
export class ComponentText {
  constructor(
    private readonly game: string,
    private readonly speaker: Speaker,
    private readonly fieldText: FieldText = () => null,
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

  of(row: Component): FieldRow[] {
    const kind = kindOf(row);
    const worded = this.speaker.has(`${this.game}-kinds-${kind}`);
    return Object.entries(row).flatMap(([field, value]) => {
      if (OWN.has(field) || empty(value)) return [];
      const title = this.shown(kind, field);
      if (title === null && worded) return [];
      return [
        {
          title: title ?? plain(field),
          text: this.field(row, field),
          ...(row.facts?.[field] ? { provenance: row.facts[field] } : {}),
        },
      ];
    });
  }

  /** What a field is called where components are listed; null for those that are not listed. */
  private shown(kind: string, field: string): string | null {
    return this.first([`${this.game}-field-${kind}-${field}`, `${this.game}-field-${field}`]);
  }

  /** What a field is called where it can be corrected. */
  title(kind: string, field: string): string {
    const worded = this.shown(kind, field);
    return worded ?? this.first([`${this.game}-form-${kind}-${field}`, `${this.game}-form-${field}`]) ?? plain(field);
  }

  /** What stands in a field. */
  field(row: Component, field: string): string {
    const value = row[field];
    if (empty(value) && typeof value !== "number") return value === false ? "✗" : this.speaker.say("core-nothing");
    return this.fieldText(field, value, this.speaker, row) ?? this.value(field, value);
  }

  /** What two rows of one component differ in, field by field; a new name first. */
  differences(was: Component, is: Component): Difference[] {
    const kind = kindOf(was);
    const fields = Object.keys(is).filter((field) => !ABOUT.has(field) && !alike(was[field], is[field]));
    const renamed = was.name !== is.name && was.name !== null && is.name !== null;
    return [
      ...(renamed ? [{ title: this.speaker.say("browser-correct-name"), was: was.name ?? "", is: is.name ?? "" }] : []),
      ...fields.map((field) => ({
        title: this.title(kind, field),
        was: this.field(was, field),
        is: this.field(is, field),
      })),
    ];
  }

  private value(field: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(", ");
    if (value !== null && typeof value === "object") {
      return Object.entries(value)
        .map(
          ([key, one]) =>
            `${plain(key)}${/^\d+$/.test(key) ? ":" : ""} ${typeof one === "object" ? `(${this.value(key, one)})` : this.value(key, one)}`,
        )
        .join(", ");
    }
    if (value === true) return "✓";
    if (typeof value === "number") return withMinus(value);
    if (typeof value !== "string") return String(value);
    const kind = [field, ...NAMED].find((one) => this.speaker.has(`${this.game}-${one}-${value}`));
    return kind === undefined ? plain(value) : this.speaker.name(`${kind}:${value}`, "nom");
  }
}

const kindOf = (row: Component): string => row.element.split(":")[0] ?? "";
const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const plain = (id: string): string => id.replaceAll("_", " ");

/** Six words are enough to tell remarks apart. */
export const slug = (text: string): string => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 6).join("-");

function empty(value: unknown): boolean {
  return (
    value === null ||
    value === false ||
    value === "" ||
    (typeof value === "object" && Object.keys(value as object).length === 0)
  );
}
