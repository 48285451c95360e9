// How large the board is drawn: as large as lets the whole table be seen at once, or as somebody wishes.

import { clamped, fitting, low, roomy, shrunk, stepped } from "./zoomSteps";

const STORAGE_KEY = "greathall.paladins.zoom";
function storedZoom(): number | null {
  const found = Number(localStorage.getItem(STORAGE_KEY));
  return found ? clamped(found) : null;
}

function innerHeightOf(frame: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  return frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}

export class BoardZoom {
  private fit = $state(1);
  roomy = $state(false);
  /** Town and land take turns. */
  low = $state(false);
  private chosen: number | null = $state(storedZoom());
  readonly factor = $derived.by(() => this.chosen ?? this.fit);
  readonly fits = $derived.by(() => this.chosen === null);

  step(by: 1 | -1): void {
    this.chosen = stepped(this.factor, by);
    localStorage.setItem(STORAGE_KEY, String(this.chosen));
  }

  reset(): void {
    this.chosen = null;
    localStorage.removeItem(STORAGE_KEY);
  }

  /** Keeps to the room that the board's frame has. */
  watch(board: HTMLElement, frame: HTMLElement): () => void {
    const measure = (): void => {
      this.roomy = roomy(frame.clientWidth);
      this.low = low(frame.clientWidth, frame.clientHeight);
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
