// Options and board elements: which element stands for which options, and what a click on one means.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Decision, Option } from "./types";

export class Picker {
  decision: Decision | null = $state.raw(null);
  /** The element that was clicked, when it stands for several options: the list shows only those. */
  narrowed: string | null = $state(null);
  /** The element that a log line or an option points at. */
  pointed: string[] = $state.raw([]);

  readonly byElement = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.decision?.options ?? []) {
      for (const element of option.touches) found.set(element, [...(found.get(element) ?? []), option]);
    }
    return found;
  });

  readonly shown = $derived.by(() => {
    const options = this.decision?.options ?? [];
    if (this.narrowed === null) return options;
    return this.byElement.get(this.narrowed) ?? options;
  });

  constructor(private readonly chosen: (option: Option) => void) {}

  ask(decision: Decision | null): void {
    if (decision?.id !== this.decision?.id || decision?.kind !== this.decision?.kind) this.narrowed = null;
    this.decision = decision;
  }

  choose(option: Option): void {
    this.narrowed = null;
    this.chosen(option);
  }

  pick(element: string): void {
    const options = this.byElement.get(element);
    if (!options) return;
    const [only] = options;
    if (options.length === 1 && only) this.choose(only);
    else {
      this.narrowed = element;
      document.querySelector<HTMLElement>(".decision button.option")?.focus();
    }
  }

  /** Makes a drawn element light up, clickable and focusable while it stands for an option. */
  element(name: string): Attachment<Element> {
    return (node) => {
      node.setAttribute("data-element", name);
      node.classList.toggle("pointed", this.pointed.includes(name));
      const lit = this.byElement.has(name);
      node.classList.toggle("lit", lit);
      if (!lit) return undefined;
      const click = (event: Event): void => {
        event.stopPropagation();
        this.pick(name);
      };
      node.addEventListener("click", click);
      return () => node.removeEventListener("click", click);
    };
  }
}

const KEY = Symbol("picker");
export const providePicker = (picker: Picker): Picker => setContext(KEY, picker);
export const usePicker = (): Picker => getContext<Picker>(KEY);
