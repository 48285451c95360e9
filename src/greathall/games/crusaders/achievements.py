"""Achievements: who holds which, and how they move."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.state import NOBODY, Crusaders

RULES = {
    "crusader": "crusaders.achievement.crusader",
    "builder": "crusaders.achievement.builder",
    "inventor": "crusaders.achievement.inventor",
    "king_of_jerusalem": "crusaders.achievement.king-of-jerusalem",
}


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
    """First to the threshold, then whoever overtakes alone (crusaders.achievement.moves).

    A holder who is overtaken by several at once loses the token to the supply until one of them leads.
    The last thing a rule does: what is told after it names its rule anew.
    """
    for i, one in enumerate(s.box.achievements):
        counts = [measure(s, seat, one.measure) for seat in range(len(s.houses))]
        holder = s.achievements[i]
        best = max(counts)
        if holder != NOBODY and counts[holder] >= one.threshold and counts[holder] == best:
            continue
        leaders = [seat for seat, n in enumerate(counts) if n == best]
        new = leaders[0] if best >= one.threshold and len(leaders) == 1 else NOBODY
        if new == holder:
            continue
        if holder != NOBODY:
            dealer.say(log.ACHIEVEMENT_LOST, holder, one.id)
        dealer.applies("crusaders.achievement.moves")
        if new != NOBODY:
            dealer.because(RULES[one.id])
            dealer.say(log.ACHIEVED, new, one.id)
        s.achievements[i] = new
