// How large the board is drawn: as large as lets the whole table be seen at once, or as somebody wishes.

const PLACE = "greathall.paladins.zoom";
const STEPS = [0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;
/** The room, in pixels, that the whole table takes side by side. */
const TABLE = { width: 1300, height: 1000 };
/** Below this width its parts lie below each other: making them smaller would help nobody. */
const NARROW = 860;
/** Letters stay readable. */
const LEAST = 0.76;

export function fitting(width: number, height: number): number {
  if (width < NARROW) return 1;
  return Math.max(LEAST, Math.min(width / TABLE.width, height / TABLE.height, 1));
}

/** The next step up or down from any factor. */
export function stepped(factor: number, by: 1 | -1): number {
  const further = by > 0 ? STEPS.filter((one) => one > factor + 0.001) : STEPS.filter((one) => one < factor - 0.001).reverse();
  return further[0] ?? factor;
}

function kept(): number | null {
  const found = Number(localStorage.getItem(PLACE));
  return found >= STEPS[0] && found <= STEPS[STEPS.length - 1]! ? found : null;
}

export class Zoom {
  private fit = $state(1);
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
  watch(frame: Element): () => void {
    const measure = (): void => {
      this.fit = fitting(frame.clientWidth, Math.min(frame.clientHeight, innerHeight));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }
}
