// Pieces on their way, drawn above the board by Web Animations. Nothing here can be clicked, and nothing waits for it.

/** Pixels from which a piece falls that comes from off the board, and to which it rises that leaves it. */
const HEIGHT = 56;
/** How far a way bends upwards, at most. */
const BEND = 46;

export interface Route {
  /** Null: from off the board. */
  from: DOMRect | null;
  /** Null: off the board. */
  to: DOMRect | null;
}

interface Point {
  x: number;
  y: number;
}
const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
const above = ({ x, y }: Point): Point => ({ x, y: y - HEIGHT });
const at = ({ x, y }: Point, scale = 1): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/** Carries something over the layer; resolves when it has arrived, or was stopped. */
export async function fly(layer: Element, piece: HTMLElement, route: Route, duration: number): Promise<void> {
  const frames = framesOf(route);
  if (!frames) return;
  piece.classList.add("flight");
  layer.append(piece);
  const motion = piece.animate(frames, { duration, easing: "cubic-bezier(.45,.05,.35,1)", fill: "both" });
  await motion.finished.catch(() => undefined);
  piece.remove();
}

function framesOf({ from, to }: Route): Keyframe[] | null {
  if (from && to) {
    const [start, end] = [middle(from), middle(to)];
    const bend = Math.min(BEND, Math.hypot(end.x - start.x, end.y - start.y) / 5);
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - bend };
    return [{ transform: at(start) }, { transform: at(half, 1.15) }, { transform: at(end) }];
  }
  if (to)
    return [
      { transform: at(above(middle(to)), 1.3), opacity: 0 },
      { transform: at(middle(to)), opacity: 1 },
    ];
  if (from)
    return [
      { transform: at(middle(from)), opacity: 1 },
      { transform: at(above(middle(from)), 0.8), opacity: 0 },
    ];
  return null;
}

/** Turns a card over where it lies. */
export async function turn(layer: Element, card: HTMLElement, place: DOMRect, duration: number): Promise<void> {
  const back = document.createElement("div");
  back.className = "back";
  card.append(back);
  card.classList.add("flight", "turning");
  layer.append(card);
  const lie = at(middle(place));
  const motion = card.animate(
    [
      { transform: `${lie} perspective(700px) rotateY(180deg)` },
      { transform: `${lie} perspective(700px) rotateY(180deg)`, offset: 0.25 },
      { transform: `${lie} perspective(700px) rotateY(90deg) scale(1.2)`, offset: 0.6 },
      { transform: `${lie} perspective(700px) rotateY(0deg)` },
    ],
    { duration, easing: "ease-in-out", fill: "both" },
  );
  await motion.finished.catch(() => undefined);
  card.remove();
}

/** "+14" at a figure: it rises and fades; `still`: it stands there instead. */
export async function float(
  layer: Element,
  text: string,
  place: DOMRect,
  duration: number,
  still: boolean,
): Promise<void> {
  const figure = document.createElement("b");
  figure.className = "float";
  figure.textContent = text;
  layer.append(figure);
  const start = { x: place.right, y: place.top };
  const end = still ? start : above(start);
  const motion = figure.animate(
    [
      { transform: at(start, still ? 1 : 0.7), opacity: still ? 1 : 0 },
      { transform: at(start), opacity: 1, offset: 0.2 },
      { transform: at(end), opacity: still ? 1 : 0 },
    ],
    { duration, easing: "ease-out", fill: "both" },
  );
  await motion.finished.catch(() => undefined);
  figure.remove();
}

/** Frames a place for a while: what reduced motion shows instead of a way. */
export async function frame(layer: Element, place: DOMRect, duration: number): Promise<void> {
  const box = document.createElement("div");
  box.className = "frame";
  box.style.cssText = `left:${place.x}px;top:${place.y}px;width:${place.width}px;height:${place.height}px`;
  layer.append(box);
  await box.animate([{ opacity: 1 }, { opacity: 1 }], { duration }).finished.catch(() => undefined);
  box.remove();
}
