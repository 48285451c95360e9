// Where somebody was ahead of somebody else at the end of a game.

import type { Outcome } from "../../lib/server/wire";

/** The category in which one seat was furthest ahead of another, and by how much; null where it was in none. */
export function advantage(
  { breakdown }: Pick<Outcome, "breakdown">,
  seat: number,
  other: number,
): { category: string; n: number } | null {
  const more = Object.entries(breakdown[seat] ?? {}).map(([category, n]) => ({
    category,
    n: n - (breakdown[other]?.[category] ?? 0),
  }));
  const most = more.sort((a, b) => b.n - a.n)[0];
  return most && more.length > 1 && most.n > 0 ? most : null;
}
