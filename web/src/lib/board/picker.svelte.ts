// Options and board elements: which element stands for which options, and what a click on one means.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { clickable } from "./clickable";
import { begins } from "./orders";
import { agrees, type Stage } from "./stages";
import type { BlockedChoices } from "../server/tableConnection.svelte";
import type { Decision, Option, Preview } from "../server/wire";

interface Narrowing {
  /** The question that it is about. */
  id: string;
  elements: readonly string[];
  stage: Stage | null;
  /** What was put in order so far, where an order is asked for. */
  order: readonly string[];
}

const NOTHING: readonly string[] = [];

export class Picker {
  readonly decision: Decision | null = $derived.by(() => this.open());
  /** What a log line or an option points at. */
  pointed: readonly string[] = $state.raw(NOTHING);
  /** A few words beside an option that its name does not say, as what a card brings; set by the board. */
  note: (option: Option) => string = $state.raw(() => "");
  /** What an option brings, as far as that is known by now. */
  preview: (option: Option) => Preview | null = $state.raw(() => null);
  /** The option at hand: under the pointer, or with the focus. */
  weighed: Option | null = $state.raw(null);
  /** A sentence below the question, as what the event does that it comes from; set by the board. */
  about: (decision: Decision) => string = $state.raw(() => "");
  /** Elements among which choosing is no choice, as towers that differ only in their place; set by the board. */
  alike: (element: string) => readonly string[] = $state.raw(() => NOTHING);
  /** The option that a guide asks for. */
  advised: Option | null = $state.raw(null);
  /** The part of the board that a guide speaks of. */
  framed: string | null = $state(null);
  private doubt: BlockedChoices | null = $state.raw(null);
  private narrowing: Narrowing | null = $state.raw(null);
  private readonly current = $derived.by(() => (this.narrowing?.id === this.decision?.id ? this.narrowing : null));

  /** What was clicked so far, when it stands for several options: only options that touch all of it are left. */
  readonly narrowed = $derived.by(() => this.current?.elements ?? NOTHING);
  /** What was chosen so far in a long list: only options that agree with it are left. */
  readonly stage = $derived.by(() => this.current?.stage ?? null);
  /** What was put in order so far: only options that begin with it are left. */
  readonly order = $derived.by(() => this.current?.order ?? NOTHING);
  readonly shown = $derived.by(() => this.left(this.narrowed));
  readonly lit = $derived.by(() => new Set(this.shown.flatMap((option) => option.touches)));
  /** The blocked options and their reasons, while somebody has asked for them; else null. */
  readonly blocked = $derived.by(() =>
    this.doubt?.decision === this.decision?.id ? (this.doubt?.blocked ?? null) : null,
  );
  private readonly barred = $derived.by(() => new Set(this.blocked?.flatMap(({ option }) => option.touches)));

  /** `open` returns the open question; `chosen` is called with the answer. */
  constructor(
    private readonly open: () => Decision | null,
    private readonly chosen: (option: Option) => void,
  ) {}

  choose(option: Option): void {
    this.widen();
    this.pointed = NOTHING;
    this.chosen(option);
  }

  /** A click on an element: chooses when one option is left, else narrows the list; a second click widens it again. */
  pick(element: string): void {
    if (this.narrowed.includes(element))
      return this.narrow({ elements: this.narrowed.filter((one) => one !== element) });
    const elements = [...this.narrowed, element];
    const left = this.left(elements);
    const [only] = left;
    // What a guide has marked means what the guide asks for, whatever else it may stand for.
    const meant = left.find((option) => option === this.advised) ?? (left.length === 1 ? only : undefined);
    if (meant) this.choose(meant);
    else if (only) this.narrow({ elements });
  }

  /** The next in an order that is asked for; the last one that matters chooses. Once more, and the order begins anew. */
  lineUp(element: string): void {
    const order = this.order.includes(element) ? NOTHING : [...this.order, element];
    const left = this.left(this.narrowed, order);
    const [only] = left;
    if (only && left.length === 1) this.choose(only);
    else if (only) this.narrow({ order });
  }

  /** Something drawn comes to hand: the option that it stands for, where it stands for one alone. */
  private weigh(element: string): void {
    const [only, another] = this.left([...this.narrowed, element]);
    if (only && !another) this.weighed = only;
  }

  /** A choice in a long list that stands for several options. */
  begin(stage: Stage): void {
    this.pointed = NOTHING;
    this.narrow({ stage });
  }

  widen(): void {
    this.narrowing = null;
  }

  /** Shows what cannot be chosen, and why; null hides it again. */
  explain(doubt: BlockedChoices | null): void {
    this.doubt = doubt;
  }

  /** Shows why none of these elements, one inside the other, can be chosen; nothing where no rule speaks of them. */
  explainAny(elements: readonly string[], { decision, blocked }: BlockedChoices): void {
    const about = elements.map((element) => blocked.filter(({ option }) => option.touches.includes(element)));
    const found = about.find((one) => one.length > 0);
    if (found) this.explain({ decision, blocked: found });
  }

  private narrow(further: Partial<Omit<Narrowing, "id">>): void {
    const { narrowed: elements, stage, order } = this;
    this.narrowing = { id: this.decision?.id ?? "", elements, stage, order, ...further };
  }

  private left(elements: readonly string[], order = this.order): readonly Option[] {
    const { decision, stage } = this;
    return touching(decision?.options ?? [], elements)
      .filter((option) => !stage || agrees(option, stage))
      .filter((option) => begins(option, order));
  }

  /** What a click on something drawn means: itself, or one that is like it; null where it stands for nothing. */
  private meant(name: string): string | null {
    if (this.lit.has(name)) return name;
    // Without a question there may be no board to ask any more: somebody takes a seat, or looks back.
    if (!this.decision) return null;
    return this.alike(name).find((one) => this.lit.has(one)) ?? null;
  }

  /** Makes a drawn element light up and clickable while it stands for an option. */
  element(name: string): Attachment<Element> {
    return (node) => {
      node.setAttribute("data-element", name);
      const click = (event: Event): void => {
        const meant = this.meant(name);
        if (meant === null) return;
        event.stopPropagation();
        this.pick(meant);
      };
      const weigh = (): void => {
        const meant = this.meant(name);
        if (meant !== null) this.weigh(meant);
      };
      node.addEventListener("click", click);
      node.addEventListener("pointerenter", weigh);
      // An effect of its own: an update of the table then changes only the marks, not the listener.
      $effect(() => {
        for (const [mark, on] of Object.entries(this.marks(name))) node.classList.toggle(mark, on);
      });
      return () => {
        node.removeEventListener("click", click);
        node.removeEventListener("pointerenter", weigh);
        node.classList.remove(...Object.keys(this.marks(name)));
      };
    };
  }

  /** Makes something drawn stand for one option alone, whatever that touches. */
  option(option: Option): Attachment<Element> {
    return clickable(option.notation, () => this.choose(option), { advised: this.advised === option });
  }

  private marks(name: string): Record<string, boolean> {
    const lit = this.meant(name) !== null;
    return {
      lit,
      barred: this.barred.has(name) && !lit,
      picked: this.narrowed.includes(name),
      pointed: this.pointed.includes(name),
      advised: this.advised?.touches.includes(name) ?? false,
    };
  }
}

function touching(options: readonly Option[], elements: readonly string[]): readonly Option[] {
  return options.filter((option) => elements.every((element) => option.touches.includes(element)));
}

/** The elements that a click on the board has hit, the innermost first; a button or a link means something of its own. */
export function elementsAt(target: Element): readonly string[] {
  const found: string[] = [];
  for (let one: Element | null = target; one && !one.classList.contains("board"); one = one.parentElement) {
    const name = one.getAttribute("data-element");
    if (name) found.push(name);
    else if (one.matches("button, a, summary, input, select, label")) return NOTHING;
  }
  return found;
}

const KEY = Symbol("picker");
export const providePicker = (picker: Picker): Picker => setContext(KEY, picker);
export const usePicker = (): Picker => getContext<Picker>(KEY);
