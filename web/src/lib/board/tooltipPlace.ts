// Where words stand beside what they explain: in sight, not on it, and rather not on what can be chosen.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

const GAP = 8;

export function readRect(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

const clamped = (at: number, most: number): number => Math.max(GAP, Math.min(at, most));
const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const boxAt = ({ x, y }: Spot, { width, height }: Size): Rect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** At one of the four sides of what is explained: of those in sight, the one that lies on the fewest things that somebody may
 * want to choose. Where no side has room, in a corner of the screen. */
export function placeBeside(anchor: Rect, size: Size, screen: Size, kept: readonly Rect[]): Spot {
  const [farX, farY] = [screen.width - size.width - GAP, screen.height - size.height - GAP];
  const [x, y] = [clamped((anchor.left + anchor.right - size.width) / 2, farX), clamped(anchor.top, farY)];
  const sides: Spot[] = [
    { x, y: anchor.top - size.height - GAP },
    { x, y: anchor.bottom + GAP },
    { x: anchor.right + GAP, y },
    { x: anchor.left - size.width - GAP, y },
  ];
  const corners: Spot[] = [GAP, farY].flatMap((y) => [GAP, farX].map((x) => ({ x, y })));
  const inSight = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= farX + GAP && y <= farY + GAP;
  const free = (spots: Spot[]): Spot[] => spots.filter((one) => inSight(one) && !meet(boxAt(one, size), anchor));
  const cost = (spot: Spot): number => kept.filter((one) => meet(boxAt(spot, size), one)).length;
  const best = (spots: Spot[]): Spot | undefined => [...spots].sort((one, other) => cost(one) - cost(other))[0];
  return best(free(sides)) ?? best(free(corners)) ?? { x, y: clamped(y, farY) };
}
