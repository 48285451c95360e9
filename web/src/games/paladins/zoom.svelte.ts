// How large the board is drawn: as large as lets the whole table be seen at once, or as somebody wishes.

import { clamped, fitting, roomy, shrunk, stepped } from "./zoom";

const PLACE = "greathall.paladins.zoom";
function kept(): number | null {
  const found = Number(localStorage.getItem(PLACE));
  return found ? clamped(found) : null;
}

function innerHeightOf(frame: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  return frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}

export class Zoom {
  private fit = $state(1);
  roomy = $state(false);
  private wished: number | null = $state(kept());
  readonly factor = $derived.by(() => this.wished ?? this.fit);
  readonly fits = $derived.by(() => this.wished === null);

  step(by: 1 | -1): void {
    this.wished = stepped(this.factor, by);
    localStorage.setItem(PLACE, String(this.wished));
  }

  reset(): void {
    this.wished = null;
    localStorage.removeItem(PLACE);
  }

  /** Keeps to the room that the board's frame has. */
  watch(board: HTMLElement, frame: HTMLElement): () => void {
    const measure = (): void => {
      this.roomy = roomy(frame.clientWidth);
      this.fit = fitting(frame.clientWidth, Math.min(frame.clientHeight, innerHeight));
    };
    // Now and then more lies on the table. Once smaller it stays so: a board that grows with every answer would be worse.
    const shrink = (): void => {
      if (this.roomy) this.fit = shrunk(this.fit, board.getBoundingClientRect().height, innerHeightOf(frame));
    };
    const room = new ResizeObserver(measure);
    const content = new ResizeObserver(shrink);
    room.observe(frame);
    content.observe(board);
    measure();
    return () => {
      room.disconnect();
      content.disconnect();
    };
  }
}
