// A guided first round: which page of its script is open, and which choice the script asks for.

import { guide as load } from "../lib/server/api";
import type { GuideStep } from "../lib/server/wire";
import type { TableConnection } from "../lib/server/tableConnection.svelte";
import type { Option } from "../lib/server/wire";

const OWN = "s0 "; // the newcomer always has the first seat
const DONE: GuideStep = { text: "done", frame: "", choice: "" };

export class GuideScript {
  private steps: readonly GuideStep[] = $state.raw([]);
  private turned: { from: number; page: number } = $state.raw({ from: -2, page: 0 });
  private closed = $state(false);
  private chosen = $state(-1);
  private strayed = $state(false);
  /** A choice that would leave the script, until the person says that they mean it. */
  leaving: Option | null = $state.raw(null);

  /** Plies of the script that have been played; null where there is no guide. */
  private readonly followed = $derived.by(() => {
    if (this.closed) return null;
    const { info, view } = this.connection;
    // After its last ply the script is no longer followed, because bots play on: the last page stays all the same.
    const ended = this.plies.length > 0 && !this.strayed && (view?.ply ?? 0) >= this.plies.length;
    return info?.guide ?? (ended ? this.plies.length : null);
  });
  private readonly plies = $derived.by(() => this.steps.flatMap((step, i) => (step.choice ? [i] : [])));
  private readonly next = $derived.by(() => (this.followed === null ? undefined : this.plies[this.followed]));
  /** The step of the person's last own choice: what came after it is to be read now. */
  private readonly from = $derived.by(() => {
    if (this.chosen >= 0 && this.chosen < (this.next ?? Infinity)) return this.chosen;
    // After a reload. Own steps without words are forced choices, which nobody made.
    const made = ({ choice, text }: GuideStep): boolean => choice.startsWith(OWN) && text !== "";
    const played = this.plies.slice(0, this.followed ?? 0).reverse();
    return played.find((i) => made(this.steps[i] ?? DONE)) ?? -1;
  });

  readonly pages = $derived.by((): readonly GuideStep[] => {
    if (this.followed === null || this.steps.length === 0) return [];
    const steps = this.steps
      .slice(this.from + 1, this.next === undefined ? undefined : this.next + 1)
      .filter((step) => step.text);
    return this.next === undefined ? [...steps, DONE] : steps;
  });
  readonly at = $derived.by(() =>
    this.turned.from === this.from ? Math.min(this.turned.page, this.pages.length - 1) : 0,
  );
  readonly page = $derived.by(() => this.pages[this.at] ?? null);
  /** The option to choose now, once everything before it has been read. */
  readonly advised = $derived.by((): Option | null => {
    const choice = this.next === undefined || this.at < this.pages.length - 1 ? "" : this.steps[this.next]?.choice;
    return this.connection.view?.decision?.options.find((option) => option.notation === choice) ?? null;
  });

  /** Must be made while a component is set up. */
  constructor(private readonly connection: TableConnection) {
    const game = $derived(this.followed === null ? "" : (connection.info?.game ?? ""));
    $effect(() => {
      if (game) void load(game).then((steps) => (this.steps = steps));
    });
  }

  get open(): boolean {
    return this.page !== null;
  }

  turn(by: number): void {
    this.turned = { from: this.from, page: this.at + by };
  }

  close(): void {
    this.closed = true;
  }

  /** The person follows the script. */
  follow(): void {
    this.leaving = null;
    if (this.open && this.next === undefined) this.close();
    else if (this.open) this.chosen = this.next ?? -1;
  }

  leave(): void {
    this.leaving = null;
    this.strayed = true;
  }

  /** Whether this choice would leave the script. */
  strays(option: Option): boolean {
    return this.open && this.next !== undefined && this.steps[this.next]?.choice !== option.notation;
  }
}
