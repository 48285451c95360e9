// What winter cards, characters and helper spaces say, put together from their data as games/castle/texts.py does it.

import { readEffect, type Effect as Data } from "../../lib/board/effectData";
import type { Facts } from "../../lib/board/facts";
import type { Params } from "../../lib/server/wire";
import type { Speaker } from "../../lib/text/speaker";

type Effect =
  | { is: "gain" | "pay" | "lose"; what: string; n: number }
  | { is: "choice" | "all"; parts: Effect[] }
  | { is: "may"; of: Effect }
  | { is: "per"; counter: string; group: number; of: Effect }
  | { is: "special"; name: string };

const CURRENCIES = ["taler", "point"];

/** An effect of the component data, typed. */
export function effect(raw: unknown): Effect {
  const { verb, fields } = readEffect(raw as Data);
  switch (verb) {
    case "gain":
    case "pay":
    case "lose":
      return { is: verb, what: String(fields["what"]), n: Number(fields["n"] ?? 1) };
    case "oneof":
      return { is: "choice", parts: (fields["choices"] as unknown[]).map(effect) };
    case "all":
      return { is: "all", parts: (fields["parts"] as unknown[]).map(effect) };
    case "may":
      return { is: "may", of: effect(fields["do"] ?? fields) };
    case "per":
      return {
        is: "per",
        counter: String(fields["counter"]),
        group: Number(fields["group"] ?? 1),
        of: effect(fields["do"]),
      };
    default:
      return { is: "special", name: String(fields["name"]) };
  }
}

/** Puts the texts of a table's components together. */
export class EffectText {
  constructor(
    private readonly speaker: Speaker,
    private readonly facts: Facts,
  ) {}

  private say(id: string, params: Params = {}): string {
    return this.speaker.say(`castle-text-${id}`, params);
  }

  winter(element: string): string {
    const first = this.effects(element)[0];
    if (!first) return "";
    const lasts = this.facts.text(element, "lasts");
    const does = this.event(element, first, lasts);
    return lasts === "once" ? does : `${this.say(`lasts-${lasts}`)} ${does}`;
  }

  private event(element: string, first: Effect, lasts: string): string {
    if (first.is === "special") {
      const scoring = this.facts.text(element, "scoring");
      const figures = Object.fromEntries(
        ["fee", "toll", "spaces", "prize"].map((field) => [field, this.facts.number(element, field)]),
      );
      return this.say(first.name, { ...figures, points: scoring && this.scored(scoring) });
    }
    if (first.is === "may")
      return this.say("may", { n: this.facts.number(element, "offers"), do: this.phrase(first.of) });
    return this.say(lasts === "settled" ? "every-round" : "must", { do: this.phrase(first) });
  }

  /** What a scoring brings; where its figures are not at hand, what it is about. */
  private scored(id: string): string {
    return this.scoring(`scoring:${id}`) || (this.speaker.attribute(`castle-scoring-${id}`, "scores") ?? "");
  }

  character(element: string): string {
    const parts = this.effects(element).map((one) => this.deed(one));
    const [builds, helpers] = [this.facts.number(element, "builds"), this.facts.number(element, "helpers")];
    const reward = this.field(element, "reward");
    if (builds && reward) parts.push(this.say("does-build", { n: builds, reward: this.reward(effect(reward)) }));
    if (helpers) parts.push(this.say("does-send", { n: helpers }));
    const text = parts.join("; ");
    return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }

  /** What a worker card is equipped with. */
  card(element: string): string {
    const pieces = this.facts.counts(element, "equips").map(([id, n]): [string, number] => [`resource:${id}`, n]);
    const free = this.facts.number(element, "free");
    const kinds = this.facts.list(element, "free_kinds").map((id) => `resource:${id}`);
    const parts = [
      pieces.length && this.say("equips", { pieces }),
      free && this.say("equips-freely", { n: free, kinds }),
    ];
    return parts.filter(Boolean).join("; ");
  }

  scoring(element: string): string {
    const first = this.effects(element)[0];
    if (first?.is === "per") return this.gained(first);
    if (first?.is !== "special") return "";
    const by = this.facts.list(element, "by_helpers").map(Number);
    return by.map((n, i) => this.say(first.name, { helpers: i + 1, n })).join("; ");
  }

  space(element: string): string {
    const scoring = this.facts.text(element, "scoring");
    return (
      scoring && this.say("space", { n: this.facts.number(element, "fee"), points: this.scoring(`scoring:${scoring}`) })
    );
  }

  private field(element: string, name: string): unknown {
    return this.facts.of(element.split(":")[0] ?? "").find((row) => row.element === element)?.[name];
  }

  private effects(element: string): Effect[] {
    const raw = this.field(element, "effects");
    return Array.isArray(raw) ? raw.map(effect) : [];
  }

  private counter(one: Effect & { is: "per" }): string {
    return this.speaker.say(`castle-counter-${one.counter}`, { n: one.group });
  }

  private gained(one: Effect & { is: "per" }): string {
    if (one.of.is !== "gain") return "";
    return this.say("for", {
      gain: this.speaker.name(`currency:${one.of.what}`, "n", one.of.n),
      counter: this.counter(one),
    });
  }

  private reward(one: Effect): string {
    if (one.is !== "per" || one.of.is !== "gain") return "";
    const points = one.counter === "tile_point" && one.of.what === "point";
    return points ? this.say("tile_point", { n: one.of.n, group: one.group }) : this.gained(one);
  }

  /** One thing that a character does, in the third person. */
  private deed(one: Effect): string {
    if (one.is === "special") return this.say(`does-${one.name}`);
    if (one.is === "per") return this.say("does-score", { gain: this.gained(one) });
    return one.is === "gain" ? this.say(`does-gain-${one.what}`, { n: one.n }) : "";
  }

  /** What somebody may or must do, as it follows "may" and "must". */
  private phrase(one: Effect): string {
    switch (one.is) {
      case "pay":
        return CURRENCIES.includes(one.what)
          ? this.say("pay", { n: one.n })
          : this.say("give", { pieces: [[`resource:${one.what}`, one.n]] });
      case "gain":
      case "lose":
        return this.say(`${one.is}-${one.what}`, { n: one.n });
      case "choice":
        return this.joined(
          "or",
          one.parts.map((part) => this.phrase(part)),
        );
      case "all":
        return this.all(one.parts);
      case "may":
        return this.phrase(one.of);
      case "per":
        return this.say(one.of.is === "choice" ? "per-choice" : "per", {
          do: this.phrase(one.of),
          counter: this.counter(one),
        });
      case "special":
        return "";
    }
  }

  /** Pieces that are given are told together, and what follows from the rest comes after it. */
  private all(parts: Effect[]): string {
    const given = parts.flatMap((one): [string, number][] =>
      one.is === "pay" ? [[`resource:${one.what}`, one.n]] : [],
    );
    const rest = parts.filter((one) => one.is !== "pay" && one.is !== "special").map((one) => this.phrase(one));
    const text = this.joined("and", given.length ? [this.say("give", { pieces: given }), ...rest] : rest);
    return parts.reduce((told, one) => (one.is === "special" ? this.say(one.name, { do: told }) : told), text);
  }

  private joined(word: string, phrases: string[]): string {
    return phrases.reduce((first, last) => this.say(word, { first, last }));
  }
}
