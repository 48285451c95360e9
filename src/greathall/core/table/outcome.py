"""How a game ended: places, tie-breaks, points by category."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from greathall.core.speech import plain


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's points by category, and what breaks ties, in order."""

    seat: int
    points: dict[str, int]
    tie_breaks: tuple[tuple[str, int], ...] = ()
    eliminated: bool = False

    @property
    def total(self) -> int:
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class Outcome:
    """``ranking`` lists places from the first; a shared place holds several sides. Sides are usually single seats."""

    ranking: tuple[tuple[int, ...], ...]
    places: dict[int, int]
    winners: tuple[int, ...]
    tie_breaks_used: tuple[str, ...]
    breakdown: dict[int, dict[str, int]]
    totals: dict[int, int]
    resigned: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()
    extra: dict[str, object] = field(default_factory=dict)

    def to_dict(self) -> plain.Outcome:
        return {
            "ranking": [list(place) for place in self.ranking],
            "places": {str(seat): place for seat, place in self.places.items()},
            "winners": list(self.winners),
            "tie_breaks_used": list(self.tie_breaks_used),
            "breakdown": {str(seat): points for seat, points in self.breakdown.items()},
            "totals": {str(seat): total for seat, total in self.totals.items()},
            "resigned": list(self.resigned),
            "eliminated": list(self.eliminated),
            "extra": self.extra,
        }


def rank(
    standings: Sequence[Standing],
    sides: Sequence[int],
    resigned: Sequence[int] = (),
    extra: dict[str, object] | None = None,
) -> Outcome:
    """Places by side: summed points, then the tie-breaks in order, then shared. Resigned and eliminated come last."""
    teams: dict[int, list[Standing]] = {}
    for standing in standings:
        teams.setdefault(sides[standing.seat], []).append(standing)
    keys = {side: _key(team, resigned) for side, team in teams.items()}
    ranking: list[list[int]] = []
    used: list[str] = []
    for side in sorted(teams, key=lambda side: (tuple(-k for k in keys[side]), side)):
        if ranking and keys[ranking[-1][0]] == keys[side]:
            ranking[-1].append(side)
            continue
        if ranking:
            used += [name for name in _deciders(keys[ranking[-1][0]], keys[side], teams[side]) if name not in used]
        ranking.append([side])
    place_of: dict[int, int] = {}
    for tied in ranking:
        place_of |= dict.fromkeys(tied, len(place_of) + 1)
    return Outcome(
        ranking=tuple(tuple(tied) for tied in ranking),
        places={standing.seat: place_of[sides[standing.seat]] for standing in standings},
        winners=tuple(one.seat for one in standings if place_of[sides[one.seat]] == 1),
        tie_breaks_used=tuple(used),
        breakdown={one.seat: dict(one.points) for one in standings},
        totals={one.seat: one.total for one in standings},
        resigned=tuple(resigned),
        eliminated=tuple(one.seat for one in standings if one.eliminated),
        extra=extra or {},
    )


def _key(team: Sequence[Standing], resigned: Sequence[int]) -> tuple[int, ...]:
    """What a side is ranked by, larger first: still in the game, points, tie-breaks."""
    out = all(one.eliminated or one.seat in resigned for one in team)
    breaks = [sum(dict(one.tie_breaks).get(name, 0) for one in team) for name, _ in team[0].tie_breaks]
    return (0 if out else 1, sum(one.total for one in team), *breaks)


def _deciders(above: tuple[int, ...], below: tuple[int, ...], team: Sequence[Standing]) -> list[str]:
    """The tie-breaks that had to be looked at between two sides that differ."""
    if above[:2] != below[:2]:
        return []
    names = [name for name, _ in team[0].tie_breaks]
    differing = next(i for i in range(len(names)) if above[i + 2] != below[i + 2])
    return names[: differing + 1]
