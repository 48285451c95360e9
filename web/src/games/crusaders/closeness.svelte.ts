// How closely the houses are set on one screen: as loosely as lets all of them be seen.

import { tick } from "svelte";

/** Cards lose their words first; then everything becomes smaller, as far as it stays readable. */
const STEPS = [
  { brief: false, zoom: 1 },
  ...[1, 0.96, 0.92, 0.88, 0.85, 0.82, 0.79, 0.76].map((zoom) => ({ brief: true, zoom })),
] as const;

export class Closeness {
  private step = $state(0);
  private attempt = 0;
  readonly brief = $derived.by(() => STEPS[this.step]?.brief ?? false);
  readonly zoom = $derived.by(() => STEPS[this.step]?.zoom ?? 1);

  /** Loosely, and then closer until nothing hangs over the edge of any of these rooms; all before it is painted. */
  async fit(rooms: readonly Element[]): Promise<void> {
    const attempt = ++this.attempt;
    this.step = 0;
    for (;;) {
      await tick();
      const fits = rooms.every((room) => room.scrollHeight <= room.clientHeight);
      if (fits || attempt !== this.attempt || this.step === STEPS.length - 1) return;
      this.step += 1;
    }
  }
}
