"""Places, shared places and tie-breaks."""

from __future__ import annotations

from greathall.core.table.outcome import Standing, rank


def standing(seat: int, points: int, *breaks: int, eliminated: bool = False) -> Standing:
    return Standing(seat, {"points": points}, tuple(zip(("gold", "wood"), breaks, strict=False)), eliminated)


def test_more_points_rank_first_without_tie_breaks() -> None:
    outcome = rank([standing(0, 5, 9, 9), standing(1, 8, 0, 0)], [0, 1])
    assert outcome.ranking == ((1,), (0,))
    assert outcome.tie_breaks_used == ()
    assert outcome.winners == (1,)


def test_tie_breaks_are_looked_at_in_order_until_one_decides() -> None:
    assert rank([standing(0, 5, 1, 0), standing(1, 5, 2, 0)], [0, 1]).tie_breaks_used == ("gold",)
    second = rank([standing(0, 5, 1, 3), standing(1, 5, 1, 0)], [0, 1])
    assert second.tie_breaks_used == ("gold", "wood")
    assert second.winners == (0,)


def test_what_no_tie_break_decides_is_shared() -> None:
    outcome = rank([standing(0, 5, 1, 1), standing(1, 5, 1, 1), standing(2, 1, 0, 0)], [0, 1, 2])
    assert outcome.ranking == ((0, 1), (2,))
    assert outcome.places == {0: 1, 1: 1, 2: 3}
    assert outcome.winners == (0, 1)


def test_sides_add_up() -> None:
    outcome = rank([standing(0, 5), standing(1, 4), standing(2, 8)], [7, 7, 9])
    assert outcome.ranking == ((7,), (9,))
    assert outcome.winners == (0, 1)
    assert outcome.places == {0: 1, 1: 1, 2: 2}


def test_resigned_and_eliminated_come_last() -> None:
    standings = [standing(0, 50), standing(1, 4), standing(2, 9, eliminated=True)]
    outcome = rank(standings, [0, 1, 2], resigned=[0])
    assert outcome.ranking[0] == (1,)
    assert outcome.eliminated == (2,)
    assert outcome.resigned == (0,)
