"""Every limited component counted, wherever it is: the same after every ply."""

from __future__ import annotations

from greathall.games.viscounts.cards import all_cards
from greathall.games.viscounts.scoring import castle_workers
from greathall.games.viscounts.state import FUTURE, Viscounts


def census(s: Viscounts) -> dict[str, int]:
    folk = [card for card in s.townsfolk if card] + list(s.townsfolk_pool) + list(s.removed)
    folk += [hero for _, hero in s.offers]
    for player in s.players:
        folk += all_cards(player)
    scripts = [script for script in s.manuscripts if script] + list(s.manuscripts_pool)
    for player in s.players:
        scripts += player.manuscripts
    counts = {
        "townsfolk": len(folk),
        "different townsfolk": len(set(folk)),
        "townsfolk below": sum(s.townsfolk_below) - len(s.townsfolk_pool),
        "manuscripts": len(scripts),
        "different manuscripts": len(set(scripts)),
        "manuscripts below": sum(s.manuscripts_below) - len(s.manuscripts_pool),
        "buildings": sum(len(player.slots) for player in s.players) - sum(map(bool, s.standing)),
    }
    for seat, player in enumerate(s.players):
        counts[f"workers of {seat}"] = player.workers + sum(castle_workers(s, seat))
    if s.plan is not None:
        plan = s.plan
        mixed = plan.draw.count(FUTURE)
        seen = [scheme for scheme in (*plan.row, *plan.draw, *plan.discard) if scheme and scheme != FUTURE]
        counts["schemes"] = len(seen) + len(plan.future)
        counts["different schemes"] = len({*seen, *plan.future})
        counts["schemes mixed in"] = min(mixed, len(plan.future)) - mixed
    return counts
