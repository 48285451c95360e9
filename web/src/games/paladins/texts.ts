// What cards and spaces do, in words put together from the data, as the terminal does (card_texts.py).

import { readEffect, type Effect } from "../../lib/board/effectData";
import type { Speaker } from "../../lib/text/speaker";
import type { Action, Favour, Outsider, Paladin, Space, Townsfolk } from "./definitions";

const ATTRIBUTES = ["strength", "faith", "influence"] as const;
const RESOURCES = ["silver", "provisions"];
const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"];
/** So many suspicions are needed where a card asks for some. */
const SUSPECTED_FROM = 2;

/** The sentences of a card, those that it does not have left out. */
const sentences = (...told: readonly string[]): string => told.filter(Boolean).join(" ");
const numbers = (all: readonly number[]): string => all.join(", ");

export class Texts {
  constructor(private readonly speaker: Speaker) {}

  // Effects

  effects(all: readonly Effect[]): string {
    return all.map((one) => this.effect(one)).join(", ");
  }

  effect(effect: Effect): string {
    const { verb, fields } = readEffect(effect);
    switch (verb) {
      case "oneof":
        return this.joined("paladins-effect-or", fields["choices"] as Effect[]);
      case "all":
        return this.joined("core-and", fields["parts"] as Effect[]);
      case "per": {
        const what = this.say(`per-${String(fields["counter"])}`, { n: Math.max(1, Number(fields["group"] ?? 1)) });
        return this.say("effect-per", { points: this.effect(fields["do"] as Effect), what });
      }
      case "when":
        return this.ability(String(fields["trigger"]), fields["do"] as Effect);
      case "special":
        return this.say(`effect-${String(fields["name"])}`);
      default:
        return this.plain(verb, String(fields["what"]), Number(fields["n"] ?? 1));
    }
  }

  private plain(verb: string, what: string, n: number): string {
    if (verb === "lose" || (verb === "pay" && what === "debt")) return this.say(`effect-${verb}_${what}`, { n });
    if (what === "debt") return this.say("effect-take_debt", { n });
    if ((ATTRIBUTES as readonly string[]).includes(what))
      return this.say("effect-attribute", { what: `attribute:${what}`, n });
    const kind = WORKERS.includes(what) ? "worker" : RESOURCES.includes(what) ? "resource" : "noun";
    return this.speaker.name(`${kind}:${what}`, "n", n);
  }

  private ability(trigger: string, reward: Effect): string {
    const action = `action:${trigger}`;
    const when = this.speaker.has(`paladins-trigger-${trigger}`)
      ? this.say(`trigger-${trigger}`)
      : this.say("trigger-action", { action });
    const { verb, fields } = readEffect(reward);
    if (verb !== "if") return this.say("effect-when", { trigger: when, reward: this.effect(reward) });
    const condition = this.say(`condition-${String(fields["condition"])}`, { n: SUSPECTED_FROM });
    return this.say("effect-when", {
      trigger: this.say("effect-if", { trigger: when, condition }),
      reward: this.effect(fields["do"] as Effect),
    });
  }

  // Cards

  /** What a card brings to whoever takes it at once: by a quest, by an attack. */
  quest = (card: Townsfolk): string => this.told("quest", card.quest);
  attack = (card: Outsider): string => this.told("attacked", card.attack);
  /** And what it brings to whoever keeps it. */
  hire = (card: Townsfolk): string => sentences(this.told("hired", card.reward), this.effect(card.ability));
  convert = (card: Outsider): string =>
    sentences(this.told("converted", card.convert), this.told("scores", [card.scoring]));

  townsfolk = (card: Townsfolk): string => sentences(this.quest(card), this.hire(card));
  outsider = (card: Outsider): string =>
    sentences(this.say("text-people", { faction: `faction:${card.faction}` }), this.attack(card), this.convert(card));

  paladin(card: Paladin, resource: string): string {
    const boosts = ATTRIBUTES.filter((one) => card[one]).map((one) => ({ gain: { what: one, n: card[one] } }));
    const cost = this.speaker.name(`resource:${resource}`, "n-acc", card.by);
    return sentences(
      this.say("text-workers", { workers: this.workers(card.workers) }),
      this.told("boosts", boosts),
      card.waives && this.say("text-waives", { action: `action:${card.waives}` }),
      card.cheaper && this.say("text-cheaper", { action: `action:${card.cheaper}`, cost }),
      card.bonus ? this.effect(card.bonus) : "",
    );
  }

  favour(card: Favour): string {
    const price = [this.speaker.name(`worker:${card.worker}`), this.effects(card.cost)].filter(Boolean).join(", ");
    return this.say("text-favour", { price, effects: this.effects(card.reward) });
  }

  order = (card: { action: string; count: number }): string =>
    this.say("text-order", { action: `action:${card.action}`, n: card.count });
  wall = (card: { reward: Effect[]; points: number }): string =>
    this.effects(card.points ? [...card.reward, { gain: { what: "point", n: card.points } }] : card.reward);

  workers(names: readonly string[]): string {
    return [...new Set(names)]
      .map((one) => this.speaker.name(`worker:${one}`, "n", names.filter((name) => name === one).length))
      .join(", ");
  }

  // The boards

  space(space: Space): string {
    const effects = this.effects(space.reward);
    return space.players > 1 ? this.say("text-players", { n: space.players, effects }) : effects;
  }

  action(action: Action): string {
    const steps = Object.entries(action.points).map(([times, points]) => `${times} — ${points}`);
    return sentences(
      this.say("text-workers", { workers: this.workers(action.spaces) }),
      this.price(action),
      this.told(action.two.length ? "one" : "reward", action.one),
      this.told("two", action.two),
      this.speaker.attribute(`paladins-action-${action.id}`, "text") ?? "",
      this.told("each_time", action.always),
      action.limit ? this.say("text-limit", { n: action.limit }) : "",
      steps.length ? this.say("text-points", { steps: steps.join(", ") }) : "",
    );
  }

  private price({ cost, ladder, needs, attribute, resource }: Action): string {
    return sentences(
      cost.length ? this.say("text-cost", { cost: this.effects(cost) }) : "",
      ladder.length ? this.say("text-ladder", { numbers: numbers(ladder), resource: `resource:${resource}` }) : "",
      needs.length
        ? this.say("text-needs_in_turn", { numbers: numbers(needs), attribute: `attribute:${attribute}` })
        : "",
      !needs.length && attribute ? this.say("text-needs", { attribute: `attribute:${attribute}` }) : "",
    );
  }

  // Words

  private say(message: string, params: Record<string, string | number> = {}): string {
    return this.speaker.say(`paladins-${message}`, params);
  }

  private told(heading: string, effects: readonly Effect[]): string {
    return effects.length ? this.say(`text-${heading}`, { effects: this.effects(effects) }) : "";
  }

  private joined(message: string, effects: readonly Effect[]): string {
    const words = effects.map((one) => this.effect(one));
    const last = words.pop() ?? "";
    return words.length ? this.speaker.say(message, { first: words.join(", "), last }) : last;
  }
}
