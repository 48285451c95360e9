// How closely the houses are set on one screen: loosely enough to be read with ease, closely enough to be seen at once.

import { tick } from "svelte";

/** Cards lose their words first; then everything becomes smaller, as far as it stays readable. */
const STEPS = [
  { brief: false, zoom: 1 },
  ...[1, 0.96, 0.92, 0.88, 0.85, 0.82, 0.79, 0.76].map((zoom) => ({ brief: true, zoom })),
] as const;
/** Below this size there is room for what a card is called alone. */
const TELLING = 0.88;
/** The share of its room that a house may fill for the step before to be tried again; words take more than size does. */
const WORDS_AGAIN = 0.6;
const LARGER_AGAIN = 0.85;

const fits = (room: Element): boolean => room.scrollHeight <= room.clientHeight;

export class BoardZoom {
  private step = $state(0);
  private attempt = 0;
  readonly brief = $derived.by(() => STEPS[this.step]?.brief ?? false);
  readonly zoom = $derived.by(() => STEPS[this.step]?.zoom ?? 1);
  readonly telling = $derived.by(() => this.zoom >= TELLING);

  /** Closer until nothing hangs over the edge of the board or of the own house's room; all before it is painted.
   *
   * It begins where it was: every step is laid out anew, and a move should be seen at once. */
  async fit(board: Element | undefined, own: Element | undefined): Promise<void> {
    const room = own?.parentElement;
    const rooms = [board, room].filter((one) => one instanceof Element);
    const attempt = ++this.attempt;
    if (own && room && this.isEmpty(own, room)) this.step -= 1;
    for (;;) {
      await tick();
      if (attempt !== this.attempt || this.step === STEPS.length - 1 || rooms.every(fits)) return;
      this.step += 1;
    }
  }

  private isEmpty(own: Element, room: Element): boolean {
    const filled = own.getBoundingClientRect().height / room.clientHeight;
    return this.step > 0 && filled < (this.step > 1 ? LARGER_AGAIN : WORDS_AGAIN);
  }
}
