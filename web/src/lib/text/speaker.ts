// Sentences from the same Fluent files as in Python (src/greathall/core/speech/text.py), which must come out the same.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, FluentType } from "@fluent/bundle";
import type { Gender, Decision, GameEvent, Option, Param, Params, Reason } from "../server/wire";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };
/** The same where there is little room. */
export const SHORT_LANGUAGE_NAMES: Record<Language, string> = { en: "Eng", ru: "Рус", uk: "Укр" };

export interface Person {
  name: string;
  gender: Gender;
}

/** The hyphen that number formats put before negative numbers, in all three languages. */
const HYPHEN = /(?<![\p{L}\p{N}_./=#-])-(?=\d)/gu;

/** A number as people write it: with a minus sign, not a hyphen. */
export const withMinus = (n: number | string): string => String(n).replace("-", "−");

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Items = readonly (string | readonly [string, number])[];

/** A list put into words, which NAME can put into another form. */
class Listing extends FluentType<string> {
  constructor(
    text: string,
    readonly items: Items,
  ) {
    super(text);
  }
  toString(): string {
    return this.value;
  }
}

/** Each element once, with its number: for forms that say how many. */
function counted(items: Items): Items {
  const numbers = new Map<string, number>();
  for (const item of items) {
    if (typeof item !== "string") return items;
    numbers.set(item, (numbers.get(item) ?? 0) + 1);
  }
  return [...numbers];
}

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    readonly game: string,
    resources: readonly FluentResource[],
    readonly people: readonly Person[] = [],
    private readonly corrected: Readonly<Record<string, string>> = {},
  ) {
    this.bundle = new FluentBundle(lang, {
      functions: { NAME: (positional, named) => this.nameFunction(positional, named) },
      useIsolating: false,
    });
    for (const resource of resources) this.bundle.addResource(resource);
  }

  has(message: string): boolean {
    return this.bundle.getMessage(message)?.value != null;
  }

  say(message: string, params: Params = {}): string {
    const found = this.bundle.getMessage(message);
    if (found?.value == null) return `⟨${message}⟩`;
    return this.format(found.value, params);
  }

  attribute(message: string, attribute: string, params: Params = {}): string | null {
    const pattern = this.bundle.getMessage(message)?.attributes[attribute];
    return pattern == null ? null : this.format(pattern, params);
  }

  /** The names of a message's attributes, as they stand in its file. */
  attributes(message: string): readonly string[] {
    return Object.keys(this.bundle.getMessage(message)?.attributes ?? {});
  }

  event(event: GameEvent): string {
    return this.say(event.message, event.params);
  }

  option(option: Option): string {
    return this.say(option.message, option.params);
  }

  reason(reason: Reason): string {
    return this.say(reason.message, reason.params);
  }

  ask(decision: Decision): string {
    return this.say(decision.message, decision.params);
  }

  rule(rule: string): { name: string; text: string } {
    const [game, ...rest] = rule.split(".");
    const message = `${game}-rule-${rest.join("-").replaceAll("_", "-")}`;
    return { name: this.say(message), text: this.attribute(message, "text") ?? "" };
  }

  /** An element's name, as "building:well", in a grammatical form where the language has one. */
  name(element: string, form = "", n?: number): string {
    const at = element.indexOf(":");
    const kind = element.slice(0, at);
    const key = element.slice(at + 1);
    if (kind === "seat") return this.person(Number(key)).name;
    for (const prefix of [this.game, "core"]) {
      const message = `${prefix}-${kind}-${key}`;
      const corrected = this.corrected[message];
      if (corrected !== undefined) return n === undefined ? corrected : `${n} ${corrected}`;
      const found = this.bundle.getMessage(message);
      if (found?.value != null) {
        return this.format((form && found.attributes[form]) || found.value, n === undefined ? {} : { n });
      }
    }
    return `⟨${element}⟩`;
  }

  person(seat: number): Person {
    return this.people[seat] ?? { name: this.say("core-seat", { number: seat + 1 }), gender: "male" };
  }

  listing(items: Items, form = ""): string {
    if (items.length === 0) return this.say("core-nothing");
    const listed = form.split("-")[0] === "n" ? counted(items) : items;
    const words = listed.map((item) =>
      typeof item === "string" ? this.name(item, form) : this.name(item[0], form || "n-acc", item[1]),
    );
    const last = words.pop() ?? "";
    return words.length === 0 ? last : this.say("core-and", { first: words.join(", "), last });
  }

  private format(pattern: Pattern, params: Params): string {
    return this.bundle.formatPattern(pattern, this.arguments(params)).replace(HYPHEN, "−");
  }

  private arguments(params: Params): Record<string, FluentValue> {
    const found: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(params) as [string, Param][]) {
      if (typeof value === "string" && value.startsWith("seat:")) {
        const person = this.person(Number(value.slice(5)));
        found[name] = person.name;
        found[`${name}_gender`] = person.gender;
      } else if (Array.isArray(value)) {
        found[name] = new Listing(this.listing(value), value);
      } else {
        found[name] = typeof value === "number" ? new FluentNumber(value) : value;
      }
    }
    return found;
  }

  private nameFunction(positional: FluentValue[], named: Record<string, FluentValue>): string {
    const [element, n] = positional;
    const form = named["form"] === undefined ? "" : String(named["form"]);
    if (element instanceof Listing) return this.listing(element.items, form);
    return this.name(String(element), form, n === undefined ? undefined : Number(n.valueOf()));
  }
}
