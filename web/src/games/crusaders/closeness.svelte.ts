// How closely the houses are set on one screen: as loosely as lets all of them be seen.

import { tick } from "svelte";

/** In percent: smaller letters could not be read. */
const SMALLEST = 76;

/** Cards lose their words first; then everything becomes smaller. */
const STEPS = [{ brief: false, zoom: 1 }];
for (let percent = 100; percent >= SMALLEST; percent -= 2) STEPS.push({ brief: true, zoom: percent / 100 });

export class Closeness {
  private step = $state(0);
  private attempt = 0;
  readonly brief = $derived.by(() => STEPS[this.step]?.brief ?? false);
  readonly zoom = $derived.by(() => STEPS[this.step]?.zoom ?? 1);

  /** The loosest step at which nothing hangs over the edge of any of these rooms; found before anything is painted. */
  async fit(rooms: readonly Element[]): Promise<void> {
    const attempt = ++this.attempt;
    const fits = async (step: number): Promise<boolean> => {
      this.step = step;
      await tick();
      return rooms.every((room) => room.scrollHeight <= room.clientHeight);
    };
    let [loose, close] = [0, STEPS.length - 1];
    if (await fits(loose)) return;
    while (close - loose > 1 && attempt === this.attempt) {
      const middle = (loose + close) >> 1;
      if (await fits(middle)) close = middle;
      else loose = middle;
    }
    if (attempt === this.attempt) this.step = close;
  }
}
