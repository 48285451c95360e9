// The pen and the pigments: every part of a portrait is drawn with these, on a square of 100 by 100.

export const INK = "#2b2019";
export const BONE = "#efe4cb";
export const METAL = "#b4b3ab";
export const GOLD = "#d3a548";
export const WOOD = "#9a7042";
export const LEATHER = "#7b5233";
export const FUR = "#8d6f50";
export const LINEN = "#e9dfc9";

/** Cloth dyes: few, as dyers had few. */
export const DYES = {
  madder: "#a5452f",
  woad: "#47678a",
  weld: "#c9993f",
  verdigris: "#5b7d5f",
  walnut: "#73502f",
  undyed: "#cdbb96",
  charcoal: "#57504a",
  plum: "#774764",
  slate: "#7c858a",
  olive: "#84803f",
  rust: "#bd6c38",
  sky: "#8aa7b3",
} as const;
export type Dye = keyof typeof DYES;

/** What the parts of one person are coloured with. */
export interface Paint {
  skin: string;
  hair: string;
  main: string;
  second: string;
}

export type Draw = (paint: Paint) => string;

/** An outlined area. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A stroke of the pen. */
export const line = (d: string, width = 1.4): string => `<path d="${d}" stroke-width="${width}"/>`;
/** A broad stroke in colour, outlined: cords, shafts, rims. */
export const band = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke-width="${width + 3}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
/** Colour without an outline. */
export const tint = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
/** Shadow. */
export const shade = (d: string): string => `<path d="${d}" fill="${INK}" fill-opacity=".17" stroke="none"/>`;
/** Fine strokes in the shadow, seen only from near. */
export const hatch = (d: string): string => `<path d="${d}" stroke-width=".8" stroke-opacity=".5"/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** A dot without an outline. */
export const spot = (x: number, y: number, r: number, fill = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A closed curve through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const lead = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
    ];
    return `C${[...lead, ...c].map(short).join(" ")}`;
  });
  return `M${at(0).map(short).join(" ")}${curves.join("")}Z`;
}

/** Rows of rings, as mail is drawn: each row has its height and both its ends. */
export function rings(rows: readonly (readonly [number, number, number])[], size = 4): string {
  const row = ([y, from, to]: readonly [number, number, number]) =>
    `M${short(from)} ${y}` +
    `q${size / 2} ${size * 0.75} ${size} 0`.repeat(Math.max(0, Math.floor((to - from) / size)));
  return line(rows.map(row).join(""), 0.9);
}
