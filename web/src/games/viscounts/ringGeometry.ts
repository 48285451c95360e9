// The round board's geometry: angles in degrees clockwise from the top, lengths in the picture's own units.

export const SEGMENTS = 5;
export const SLICE = 360 / SEGMENTS;
export const HALF = 640;

export const RADIUS = {
  third: 78,
  second: 150,
  castle: 222,
  inner: 264,
  piles: 342,
  outer: 460,
  sites: 561,
  rim: 607,
  names: 613,
};

export interface Point {
  x: number;
  y: number;
}

export function polar(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

const at = (radius: number, angle: number): string => {
  const { x, y } = polar(radius, angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

export type Bank = "left" | "right" | "inner";

/** Where a location lies on its road: radius and angle, in a segment whose middle is at that angle. */
export function stop(bank: Bank, middle: number): { radius: number; angle: number } {
  if (bank === "inner") return { radius: RADIUS.inner, angle: middle };
  return { radius: RADIUS.outer, angle: middle + (bank === "left" ? -SLICE / 4 : SLICE / 4) };
}

const AHEAD = { left: 10.2, right: 10.2, inner: 15 };
const ABREAST: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-22, 6],
    [22, -4],
  ],
  [
    [-22, -16],
    [22, -16],
    [0, 26],
  ],
  [
    [-22, -22],
    [22, -22],
    [-22, 26],
    [22, 26],
  ],
];

/** Where those stand who are at a location, side by side on the road just ahead of it. */
export function standing(bank: Bank, middle: number, n: number): Point[] {
  const { radius, angle } = stop(bank, middle);
  const { x, y } = polar(radius, angle + AHEAD[bank]);
  return (ABREAST[Math.min(n, ABREAST.length) - 1] ?? []).map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

/** An arc between two angles, clockwise or back. */
export function arc(radius: number, from: number, to: number): string {
  return `M${at(radius, from)}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${at(radius, to)}`;
}

/** A piece of a ring between two radii and two angles. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  return `${arc(outer, from, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A bent way from one place of the ring to another. */
export function way(from: [number, number], bend: [number, number], to: [number, number]): string {
  return `M${at(...from)}Q${at(...bend)} ${at(...to)}`;
}

/** Where the river runs: between the last site of the left bank and the first of the right, then to the middle. */
export function river(angle: number, bank: number): string {
  return `M${at(RADIUS.rim, bank)}C${at(RADIUS.outer + 20, bank + 3)} ${at(RADIUS.outer - 30, angle + 4)} ${at(RADIUS.piles, angle)}S${at(RADIUS.inner + 40, angle - 3)} ${at(RADIUS.castle + 4, angle)}`;
}

/** Places for so many pieces side by side, on a circle, round an angle. */
export function spread(n: number, radius: number, angle: number, gap: number): Point[] {
  const step = (gap / radius) * (180 / Math.PI);
  return Array.from({ length: n }, (_, i) => polar(radius, angle + (i - (n - 1) / 2) * step));
}
