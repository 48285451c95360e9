// The player of events: tells them one at a time, at a pace of one's choice.
//
// The board always shows the newest view, so whoever is asked can choose at once. What has not been told yet is only held
// back from the eye: figures are told less (`shown`), pieces that are still on their way are not seen at their goal.

import { createContext, tick } from "svelte";
import { settings } from "../app/settings.svelte";
import type { GameEvent, Move, Ply } from "../server/wire";
import { heldOf, holdsOf, NO_HOLDS, sumOf, type Holds } from "./holds";
import { readingTime, timesOf } from "./pace";
import type { Stage } from "./stage";
import { movesOf, NO_MOMENTS, stepsOf, type Moments, type Step } from "./steps";

/** Figures count up in so many steps at most, a step each so many milliseconds. */
const COUNTS = 8;
const COUNT = 45;

export class MotionPlayer {
  /** What is told now. */
  current: Step | null = $state.raw(null);
  private queue: readonly Step[] = $state.raw([]);
  private holds: Holds = $state.raw(NO_HOLDS);
  /** What the log does not tell yet either. */
  readonly untold: ReadonlySet<GameEvent> = $derived.by(() => new Set(this.queue.flatMap(({ events }) => events)));
  readonly playing = $derived.by(() => this.queue.length > 0 || this.current !== null);
  /** Null until the game's board has come. */
  private known: Moments | null = null;
  /** What happened before that. */
  private early: readonly Ply[] = [];
  /** The board that it plays on; null while there is none, or nobody may see it. */
  stage: Stage | null = null;
  private run = new AbortController();

  /** `text` says a step in words; `own` is the seat whose own doings need not be read. */
  constructor(
    private readonly text: (step: Step) => string,
    private readonly own: () => number | null,
  ) {}

  /** Whether anybody would see it. */
  private get watched(): boolean {
    return this.stage !== null && timesOf(settings.pace) !== null && !document.hidden;
  }

  /** What the game says of its events. */
  get moments(): Moments {
    return this.known ?? NO_MOMENTS;
  }

  /** The board has come, and with it what the game says of its events. */
  begin(moments: Moments): void {
    this.known = moments;
    this.receive(this.early);
    this.early = [];
  }

  /** What has just happened; to be called before the board changes. */
  receive(plies: readonly Ply[]): void {
    if (!this.watched) return;
    if (this.known) this.tell(stepsOf(plies, this.moments));
    else this.early = [...this.early, ...plies];
  }

  /** Plays something again on the board as it stands. */
  async again(plies: readonly Ply[]): Promise<void> {
    this.skip();
    const { signal } = this.run;
    for (const step of stepsOf(plies, this.moments)) {
      if (signal.aborted) return;
      this.stage?.remember(step.events);
      this.holds = holdsOf(movesOf([step]));
      await this.play(step, signal);
    }
    if (!signal.aborted) this.current = null;
  }

  /** For looking back: the board comes to show a view that already has these steps; the first of them is played. */
  async stand(steps: readonly Step[], show: () => void, play: boolean): Promise<void> {
    this.skip();
    const { signal } = this.run;
    const [first, ...later] = steps;
    this.stage?.remember(steps.flatMap(({ events }) => events));
    this.holds = holdsOf(movesOf(play ? steps : later));
    show();
    await tick();
    this.stage?.await(movesOf(play ? steps : later));
    if (!first || !play || signal.aborted) return;
    await this.play(first, signal);
    if (signal.aborted) return;
    this.current = null;
    this.holds = holdsOf(movesOf(later));
  }

  /** To the end, at once. */
  skip(): void {
    this.run.abort();
    this.run = new AbortController();
    this.queue = [];
    this.early = [];
    this.current = null;
    this.holds = NO_HOLDS;
    this.stage?.clear();
  }

  /** How many of something the board shows at a place until all is told. */
  shown(place: string, what: string, n: number): number {
    return n - heldOf(this.holds, place, what);
  }

  private tell(steps: readonly Step[]): void {
    if (!steps.length) return;
    const idle = !this.playing;
    const moves = movesOf(steps);
    this.stage?.remember(steps.flatMap(({ events }) => events));
    this.queue = [...this.queue, ...steps];
    this.holds = sumOf(this.holds, holdsOf(moves));
    const { signal } = this.run;
    void tick().then(() => {
      if (signal.aborted) return;
      this.stage?.await(moves);
      if (idle) void this.playOn(signal);
    });
  }

  private async playOn(signal: AbortSignal): Promise<void> {
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      this.queue = this.queue.slice(1);
      await this.play(step, signal);
      if (signal.aborted) return;
    }
    this.current = null;
  }

  private async play(step: Step, signal: AbortSignal): Promise<void> {
    const times = timesOf(settings.pace) ?? timesOf("quick");
    if (!times || !this.stage) return;
    this.current = step;
    // Its line may move the page: places are measured after that.
    await tick();
    if (signal.aborted) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.stage.play(step, times.flight, calm);
    if (signal.aborted) return;
    await this.countUp(movesOf([step]), calm, signal);
    const known = step.seat !== null && step.seat === this.own() && step.banner === null;
    const reading = readingTime(times, this.text(step), known) * (step.banner ? 1.5 : 1);
    await pause(reading, signal);
  }

  /** What has arrived is counted. */
  private async countUp(moves: readonly Move[], calm: boolean, signal: AbortSignal): Promise<void> {
    const counts = calm ? 1 : Math.min(COUNTS, Math.max(1, ...moves.map(({ n }) => n)));
    let held = holdsOf(moves);
    for (let left = counts - 1; left >= 0 && !signal.aborted; left--) {
      const rest = holdsOf(moves, left / counts);
      // News may have come meanwhile: only what has arrived is taken away.
      this.holds = sumOf(sumOf(this.holds, negative(held)), rest);
      held = rest;
      if (left) await pause(COUNT, signal);
    }
  }
}

const negative = (holds: Holds): Holds => new Map([...holds].map(([key, n]) => [key, -n]));

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}

export const [useMotion, provideMotion] = createContext<MotionPlayer>();
