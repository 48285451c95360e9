// How names are written on the map.

/** The height of a line, in heights of letters. */
const LEADING = 0.95;

/** A name in lines: long ones in two, broken near the middle. */
export function linesOf(name: string): string[] {
  if (name.length < 10) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  const middle = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (middle === undefined) return [name];
  const cut = name[middle] === "-" ? middle + 1 : middle;
  return [name.slice(0, cut), name.slice(cut).trim()];
}

/** Where the lines of a name stand whose middle is at `y`. */
export const lineHeights = (lines: readonly string[], y: number, size: number): number[] =>
  lines.map((_, i) => y - ((lines.length - 1) * size) / 2 + i * size * LEADING);
