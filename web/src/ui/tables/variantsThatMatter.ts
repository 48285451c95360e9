// Which variants a table can make use of: some only for one person alone, some only beside another.

import type { Variant } from "../../lib/server/wire";

/** Variants that mean something only where another one has this value. */
const ONLY_WITH: Readonly<Record<string, readonly [variant: string, choice: string]>> = {
  "castle-winter_cards": ["season", "winter"],
  "castle-tavern_rules": ["season", "winter"],
};

export function variantsThatMatter(
  game: string,
  all: readonly Variant[],
  chosen: Readonly<Record<string, string>>,
  alone: boolean,
): Variant[] {
  return all.filter(({ name, solo }) => {
    const [variant, choice] = ONLY_WITH[`${game}-${name}`] ?? [];
    return (alone || !solo) && (variant === undefined || chosen[variant] === choice);
  });
}
