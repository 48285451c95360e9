// What two boards differ in, as marks: "1/sand", "1/points", "1/trader", "tower/clay", "stock/wood", "forge".

import { differing } from "../../lib/news";
import type { CastleBoard, CastlePlayer } from "./types";

export function changes(before: CastleBoard, after: CastleBoard): Set<string> {
  const found = new Set<string>();
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    for (const card of player.played) if (old && !old.played.includes(card)) found.add(`${seat}/${card}`);
    if (old) for (const what of differing(counted(old), counted(player))) found.add(`${seat}/${what}`);
  });
  for (const resource of differing(before.tower, after.tower)) found.add(`tower/${resource}`);
  for (const resource of differing(before.stock, after.stock)) found.add(`stock/${resource}`);
  if (before.forge !== after.forge) found.add("forge");
  return found;
}

const counted = ({ pieces, talers, points, helpers }: CastlePlayer): Record<string, number> => ({ ...pieces, talers, points, helpers });
