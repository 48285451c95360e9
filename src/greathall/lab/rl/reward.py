"""What a finished game is worth to each seat."""

from __future__ import annotations

from greathall.core.errors import SetupError
from greathall.core.game import AnyGame, Setup
from greathall.core.table.outcome import Outcome, rank

KINDS = ("places", "points")
POINTS = 100.0
"""Points that count as 1."""


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise SetupError(f"a reward is one of {', '.join(KINDS)}; got '{kind}'")
    return kind


def outcome_of(game: AnyGame, setup: Setup, state: object) -> Outcome:
    sides = [seat.side for seat in game.seating(setup)]
    return rank(game.standings(state), sides, (), game.outcome_extra(state))


def rewards(outcome: Outcome, game: AnyGame, setup: Setup, kind: str) -> list[float]:
    """By places: 1 for the first, -1 for the last, evenly between, shared places in the middle of what they share.

    By points: the lead over the best other side, or one's own points where there is no other.
    """
    sides = [seat.side for seat in game.seating(setup)]
    return [(_place if kind == "places" else _lead)(outcome, sides, seat) for seat in range(setup.seats)]


def _place(outcome: Outcome, sides: list[int], seat: int) -> float:
    by_side = {side: outcome.places[seat] for seat, side in enumerate(sides)}
    own = by_side.pop(sides[seat])
    if not by_side:
        return 1.0 if seat in outcome.winners else -1.0
    better = sum(place < own for place in by_side.values())
    equal = sum(place == own for place in by_side.values())
    return 1.0 - 2.0 * (better + equal / 2) / len(by_side)


def _lead(outcome: Outcome, sides: list[int], seat: int) -> float:
    totals: dict[int, int] = {}
    for other, side in enumerate(sides):
        totals[side] = totals.get(side, 0) + outcome.totals[other]
    own = totals.pop(sides[seat])
    return (own - max(totals.values(), default=0)) / POINTS
