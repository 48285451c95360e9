// Options and board elements: which element stands for which options, and what a click on one means.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { clickable } from "./clickable";
import { EVERYBODY } from "./mentioned";
import { agrees, type Stage } from "./stages";
import type { Decision, Doubt, Option } from "./types";

interface Narrowing {
  /** The question that it is about. */
  id: string;
  elements: readonly string[];
  stage: Stage | null;
}

const NOTHING: readonly string[] = [];

export class Picker {
  readonly decision: Decision | null = $derived.by(() => this.open());
  /** What a log line or an option points at. */
  pointed: readonly string[] = $state.raw(NOTHING);
  /** What has happened since one's own last choice was about, and to whom it happened. */
  fresh: ReadonlyMap<string, ReadonlySet<string>> = $state.raw(new Map());
  /** What an option's name does not tell and the board knows, in a few words; boards say how. */
  note: (option: Option) => string = $state.raw(() => "");
  /** What is behind a question and stands elsewhere on the board; boards say how. */
  about: (decision: Decision) => string = $state.raw(() => "");
  /** The option that a guide asks for. */
  advised: Option | null = $state.raw(null);
  /** The part of the board that a guide speaks of. */
  framed: string | null = $state(null);
  private doubt: Doubt | null = $state.raw(null);
  private narrowing: Narrowing | null = $state.raw(null);
  private readonly current = $derived.by(() => (this.narrowing?.id === this.decision?.id ? this.narrowing : null));

  /** What was clicked so far, when it stands for several options: only options that touch all of it are left. */
  readonly narrowed = $derived.by(() => this.current?.elements ?? NOTHING);
  /** What was chosen so far in a long list: only options that agree with it are left. */
  readonly stage = $derived.by(() => this.current?.stage ?? null);
  readonly shown = $derived.by(() => this.left(this.narrowed));
  readonly lit = $derived.by(() => new Set(this.shown.flatMap((option) => option.touches)));
  /** What is said not to be open to choice, and why; null while nobody asks. */
  readonly blocked = $derived.by(() => (this.doubt?.decision === this.decision?.id ? (this.doubt?.blocked ?? null) : null));
  private readonly barred = $derived.by(() => new Set(this.blocked?.flatMap(({ option }) => option.touches)));

  /** `open` tells the question that is open; `chosen` is told the answer. */
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
    if (this.narrowed.includes(element)) return this.narrow(this.narrowed.filter((one) => one !== element), this.stage);
    const narrowed = [...this.narrowed, element];
    const left = this.left(narrowed);
    const [only] = left;
    if (only && left.length === 1) this.choose(only);
    else if (only) this.narrow(narrowed, this.stage);
  }

  /** A choice in a long list that stands for several options. */
  begin(stage: Stage): void {
    this.pointed = NOTHING;
    this.narrow(this.narrowed, stage);
  }

  widen(): void {
    this.narrowing = null;
  }

  /** Shows what cannot be chosen, and why; null hides it again. */
  explain(doubt: Doubt | null): void {
    this.doubt = doubt;
  }

  /** Shows why none of these elements, one inside the other, can be chosen; nothing where no rule speaks of them. */
  explainAny(elements: readonly string[], { decision, blocked }: Doubt): void {
    const about = elements.map((element) => blocked.filter(({ option }) => option.touches.includes(element)));
    const found = about.find((one) => one.length > 0);
    if (found) this.explain({ decision, blocked: found });
  }

  private narrow(elements: readonly string[], stage: Stage | null): void {
    this.narrowing = { id: this.decision?.id ?? "", elements, stage };
  }

  private left(elements: readonly string[]): readonly Option[] {
    const { decision, stage } = this;
    return touching(decision?.options ?? [], elements).filter((option) => !stage || agrees(option, stage));
  }

  /** Makes a drawn element light up and clickable while it stands for an option. */
  element(name: string): Attachment<Element> {
    return (node) => {
      node.setAttribute("data-element", name);
      const owner = node.closest("[data-owner]")?.getAttribute("data-owner") ?? EVERYBODY;
      const click = (event: Event): void => {
        if (!this.lit.has(name)) return;
        event.stopPropagation();
        this.pick(name);
      };
      node.addEventListener("click", click);
      // Apart from the above, so that news touch only the marks, and of them only those that change.
      $effect(() => {
        for (const [mark, on] of Object.entries(this.marks(name, owner))) node.classList.toggle(mark, on);
      });
      return () => {
        node.removeEventListener("click", click);
        node.classList.remove(...Object.keys(this.marks(name, owner)));
      };
    };
  }

  /** Makes something drawn stand for one option alone, whatever that touches. */
  option(option: Option): Attachment<Element> {
    return clickable(option.notation, () => this.choose(option), { advised: this.advised === option });
  }

  /** What lies before a player is marked only when it happened to that player: goods of one kind lie before everybody. */
  private happened(name: string, owner: string): boolean {
    const to = this.fresh.get(name);
    return to !== undefined && (owner === EVERYBODY || to.has(EVERYBODY) || to.has(owner));
  }

  private marks(name: string, owner: string): Record<string, boolean> {
    return {
      lit: this.lit.has(name),
      barred: this.barred.has(name) && !this.lit.has(name),
      picked: this.narrowed.includes(name),
      pointed: this.pointed.includes(name),
      fresh: this.happened(name, owner),
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
