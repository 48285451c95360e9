// What this board adds to the common scene: its words, and which of several places a click means.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { crowned, noble, ruler } from "../../art/portraits/crusaders";
import type { Person as Likeness } from "../../art/portraits/person";
import { BoardScene, type BoardProps } from "../../lib/board/boardScene.svelte";
import type { Picker } from "../../lib/board/picker.svelte";
import type { TooltipText } from "../../lib/board/tooltipState.svelte";
import { sentences } from "../../lib/text/sentences";
import type { Option, Params } from "../../lib/server/wire";
import { buysDevelopment, eventText } from "./effectText";
import { hooksIn, hooksText, type Hook } from "./hooks";
import { marksOf, type Mark } from "./derived";
import type { Board, House, Region } from "./wire";

export class Scene extends BoardScene<Board> {
  protected readonly labels = "crusaders-term";

  constructor(
    props: () => BoardProps,
    private readonly picker: Picker,
  ) {
    super(props);
  }

  get own(): House | null {
    return this.ownOf(this.board.houses);
  }

  /** The event that one is asked about. */
  get event(): string {
    return String(this.picker.decision?.params["event"] ?? "").replace("event:", "");
  }

  // Names

  /** A label that this board shares with the terminal's. */
  label(id: string, params: Params = {}): string {
    return this.speaker.say(`crusaders-board-${id}`, params);
  }
  culture(id: string): string {
    return this.name(`culture:${id}`, "text");
  }
  /** What the cards of a deck are for. */
  deck(id: string): TooltipText {
    return { title: this.name(`deck:${id}`), text: this.name(`deck:${id}`, "text") };
  }
  /** What the cards of a deck are for, then what happens besides. */
  card(id: string): TooltipText {
    const event = this.facts.text(`card:${id}`, "event");
    const { text } = this.deck(this.facts.text(`card:${id}`, "deck"));
    return { title: this.name(`event:${event}`), text: sentences([text, eventText(this, event), this.flavour(event)]) };
  }
  /** The line of colour on an event. */
  flavour(event: string): string {
    return this.speaker.attribute(`crusaders-event-${event}`, "flavour") ?? "";
  }
  gold(n: number): string {
    return this.name("piece:gold", "n", n);
  }
  mark(mark: Mark): string {
    if (mark === "duke") return this.term("duchy");
    return this.name(mark === "castle" || mark === "army" ? `piece:${mark}` : `token_kind:${mark}`);
  }

  // Traits and people

  female(card: string): boolean {
    return (this.facts.text(`character:${card}`, "sex") || this.facts.text(`ruler:${card}`, "sex")) === "female";
  }
  cultureOf(card: string): string {
    const dynasty = this.facts.text(`ruler:${card}`, "dynasty");
    return this.facts.text(`character:${card}`, "culture") || this.facts.text(`dynasty:${dynasty}`, "culture");
  }
  /** How a person looks; whoever begins as a ruler always wears a crown. */
  likeness(card: string, onThrone: boolean): Likeness {
    const [culture, dynasty] = [this.cultureOf(card), this.facts.text(`ruler:${card}`, "dynasty")];
    if (dynasty)
      return ruler(
        card,
        this.female(card) ? "female" : "male",
        culture,
        dynasty,
        this.facts.list(`ruler:${card}`, "traits"),
      );
    const one = noble(card, this.facts.text(`character:${card}`, "sex"), culture);
    return onThrone ? crowned(one, card) : one;
  }
  traitOf(token: string): string {
    return this.facts.text(`token:${token}`, "trait");
  }
  positive(token: string): boolean {
    return this.facts.text(`trait:${this.traitOf(token)}`, "sign") === "positive";
  }
  /** A trait as it is said of this man or woman. */
  trait(token: string, card = ""): string {
    return this.name(`trait:${this.traitOf(token)}`, card && this.female(card) ? "female" : "");
  }
  /** The checks that a trait is critical in. */
  criticals(token: string): string[] {
    const trait = this.traitOf(token);
    return this.facts
      .of("critical")
      .filter((one) => one["positive"] === trait || one["negative"] === trait)
      .map((one) => one.id);
  }
  /** Whether a token counts as critical in the running check. */
  criticalNow(token: string): boolean {
    const kind = this.board.check?.critical;
    return kind ? this.criticals(token).includes(kind) : false;
  }
  token(token: string): TooltipText {
    const kinds = this.criticals(token).map((kind) => this.name(`critical:${kind}`));
    return {
      title: this.name(`token:${token}`),
      text: sentences([
        this.term(this.positive(token) ? "positive" : "negative"),
        kinds.length > 0 && this.term("critical-in", { checks: kinds.join(", ") }),
      ]),
    };
  }
  kin(card: string, tokens: readonly string[], onThrone: boolean): TooltipText {
    const traits = tokens.map((token) => this.trait(token, card));
    return {
      title: this.name(`character:${card}`),
      text: sentences([this.culture(this.cultureOf(card)), traits.join(", "), this.titleOf(card)]),
      likeness: this.likeness(card, onThrone),
    };
  }
  private duchyOf(card: string): string | null {
    return Object.keys(this.board.regions).find((id) => this.board.regions[id]?.duke === card) ?? null;
  }

  /** Duke or duchess of which region; empty for most people. */
  titleOf(card: string): string {
    const duchy = this.duchyOf(card);
    return duchy ? this.term(this.female(card) ? "duchess-of" : "duke-of", { region: `region:${duchy}` }) : "";
  }

  // Cards and places in words

  /** What a development or a space of the track does. */
  hooksOf(element: string): Hook[] {
    const [kind = "", id = ""] = element.split(":");
    return hooksIn(this.facts.of(kind).find((one) => one.id === id)?.["hooks"]);
  }
  hooks(element: string): string {
    return hooksText(this, this.hooksOf(element));
  }
  space(id: string, holder: number | null): TooltipText {
    return {
      title: this.name(`space:${id}`),
      text: sentences([this.hooks(`space:${id}`), holder === null ? this.term("free-space") : this.person(holder)]),
    };
  }
  development(id: string): TooltipText {
    const kind = this.facts.text(`development:${id}`, "type");
    return {
      title: this.name(`development:${id}`),
      text: sentences([this.term(kind), this.hooks(`development:${id}`)]),
    };
  }
  region(id: string): TooltipText {
    const region = this.board.regions[id];
    if (!region) return { title: "", text: "" };
    const marks = marksOf(region).map(({ mark, n }) => this.mark(mark) + (n > 1 ? ` × ${n}` : ""));
    const parts = [
      this.culture(this.facts.text(`region:${id}`, "culture")),
      this.holding(region),
      region.lord && this.lord(region),
      region.ally !== null && this.term("allied-with", { seat: `seat:${region.ally}` }),
      marks.join(", "),
      region.duke &&
        this.term(this.female(region.duke) ? "duchess-is" : "duke-is", {
          person: this.name(`character:${region.duke}`),
        }),
    ];
    return { title: this.name(`region:${id}`), text: sentences(parts) };
  }
  lord(region: Region): string {
    const lord = region.lord ?? "";
    const trait = region.lord_token ? this.trait(region.lord_token, lord) : "";
    return this.term("lord-is", { person: this.name(`character:${lord}`), trait: trait || "–" });
  }
  private holding(region: Region): string {
    if (!region.open) return this.term("closed");
    return region.owner === null ? this.term("independent") : this.person(region.owner);
  }

  // Where a click belongs, when the same card lies in several places

  private kindsTouching(element: string): Set<Option["kind"]> {
    return new Set(this.picker.shown.filter((option) => option.touches.includes(element)).map((option) => option.kind));
  }
  /** Whether a development at this place (a seat's or the display) is the one that options mean. */
  means(development: string, place: number | "display"): boolean {
    const kinds = this.kindsTouching(`development:${development}`);
    const own = place === this.view.you;
    if (!kinds.size) return true;
    if (kinds.has("buy")) return place === "display";
    if (kinds.has("choose-card")) return (place === "display") === buysDevelopment(this.facts, this.event);
    if (kinds.has("drop") || kinds.has("give-card")) return own;
    if (kinds.has("take-councillor")) return place === seatIn(this.picker.decision?.params["victim"]);
    if (kinds.has("ask-card")) return place === this.board.offer?.to;
    return place !== "display" && !own;
  }
  /** Whether a trait token in the bag, drawn, or on a card is the one that options mean. */
  meansToken(token: string, place: "bag" | "check" | "card"): boolean {
    if (!this.kindsTouching(`token:${token}`).size) return true;
    if (this.picker.decision?.kind === "sacrifice") return place === "check";
    return place === (this.picker.decision?.kind === "keep-one-trait" ? "card" : "bag");
  }
  /** The option of the open question that fits. */
  option(fits: (option: Option) => boolean): Option | null {
    return this.picker.decision?.options.find(fits) ?? null;
  }
  /** A part that stands for one option without an element of its own. */
  stands(option: Option | null): Attachment<Element> | null {
    return option && this.picker.option(option);
  }
  /** An element's attachment where it may be clicked, else nothing. */
  element(name: string, live = true): Attachment<Element> {
    return live ? this.picker.element(name) : () => undefined;
  }

  /** Explains words while the pointer is there. */
  explain(words: () => TooltipText): Attachment<Element> {
    return this.tooltip.explain(words);
  }
}

/** The number of a seat that a question names. */
const seatIn = (param: unknown): number => Number(String(param).replace("seat:", ""));

export const [useScene, provideScene] = createContext<Scene>();
