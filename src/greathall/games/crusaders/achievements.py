"""Achievements: who holds which, and how they move."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.games.crusaders import words as w
from greathall.games.crusaders.state import NOBODY, Crusaders


def measure(s: Crusaders, seat: int, kind: str) -> int:
    """How far a house is on the way to an achievement."""
    if not s.houses[seat].alive:
        return 0
    if kind == "shields_on_track":
        return s.track.count(seat)
    if kind == "castles_controlled":
        return sum(castle for owner, castle in zip(s.owner, s.castle, strict=True) if owner == seat)
    if kind == "developments":
        return len(s.houses[seat].developments)
    return int(s.track[-1] == seat)


def update(s: Crusaders, dealer: Dealer) -> None:
    """First to the threshold, then whoever overtakes; ties leave the token (crusaders.achievement.moves)."""
    for i, one in enumerate(s.box.achievements):
        counts = [measure(s, seat, one.measure) for seat in range(len(s.houses))]
        holder = s.achievements[i]
        best = max(counts)
        if holder != NOBODY and counts[holder] >= one.threshold and counts[holder] == best:
            continue
        leaders = [seat for seat, n in enumerate(counts) if n == best]
        new = leaders[0] if best >= one.threshold and len(leaders) == 1 else NOBODY
        if new == NOBODY and holder != NOBODY and counts[holder] >= one.threshold:
            continue  # two have overtaken the holder together: it stays
        if new == holder:
            continue
        if holder != NOBODY:
            dealer.say(w.ACHIEVEMENT_LOST, holder, one.id)
        dealer.rule("crusaders.achievement.moves")
        if new != NOBODY:
            dealer.rule(f"crusaders.achievement.{one.id.replace('_', '-')}")
            dealer.say(w.ACHIEVED, new, one.id)
        s.achievements[i] = new
