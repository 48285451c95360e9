"""Chance: reproducible, independent by stream, recorded, and drawn anew after a rewind by consent."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from greathall.core.errors import RecordError
from greathall.core.rules.chance import Sampled, Scripted, Seeded
from greathall.core.rules.dealer import Dealer, token

POOL = ["ash", "birch", "cedar", "elm", "fir"]


def draws(chance: Seeded, stream: str, n: int) -> list[int]:
    return [chance.index(stream, POOL) for _ in range(n)]


def test_the_same_seed_gives_the_same_outcomes() -> None:
    assert draws(Seeded("7"), "deck", 50) == draws(Seeded("7"), "deck", 50)
    assert draws(Seeded("7"), "deck", 50) != draws(Seeded("8"), "deck", 50)


def test_streams_do_not_shift_each_other() -> None:
    plain, mixed = Seeded("7"), Seeded("7")
    expected = draws(plain, "deck", 20)
    found = []
    for _ in range(20):
        mixed.index("dice", POOL)
        found.append(mixed.index("deck", POOL))
    assert found == expected


def test_a_generation_draws_anew_from_the_same_position() -> None:
    first, again = Seeded("7"), Seeded("7", generation=1)
    assert draws(first, "deck", 30) != draws(again, "deck", 30)


def test_outcomes_are_spread_evenly() -> None:
    counts = Counter(draws(Seeded("fair"), "deck", 5000))
    assert set(counts) == set(range(5))
    assert all(850 < n < 1150 for n in counts.values())


def test_twins_stand_at_the_same_position_and_part_company() -> None:
    for chance in (Seeded("7"), Sampled(Random(7))):
        chance.index("deck", POOL)
        twin = chance.twin()
        assert [twin.index("deck", POOL) for _ in range(9)] == [chance.index("deck", POOL) for _ in range(9)]


def test_a_script_is_held_to_the_rules() -> None:
    script = Scripted([("deck", "cedar")])
    with pytest.raises(RecordError, match="of 'dice'"):
        script.index("dice", POOL)
    with pytest.raises(RecordError, match="cannot come out"):
        script.index("deck", ["ash"])
    assert script.index("deck", POOL) == 2
    with pytest.raises(RecordError, match="missing"):
        script.index("deck", POOL)


def test_the_dealer_records_what_comes_out_and_raises_the_barrier() -> None:
    dealer = Dealer(Scripted([("deck", "elm"), ("dice", 4), ("deck", "fir")]), seats=2)
    pool = list(POOL)
    assert dealer.draw("deck", pool) == "elm"
    assert pool == ["ash", "birch", "cedar", "fir"]
    assert dealer.pick("dice", [1, 2, 3, 4]) == 4
    assert dealer.outcomes == [("deck", "elm"), ("dice", 4)]
    assert dealer.barrier
    dealer.begin_ply()
    assert (dealer.barrier, dealer.outcomes) == (False, [])


def test_no_two_plies_share_a_list() -> None:
    dealer = Dealer(Seeded("7"), seats=2)
    dealer.begin_ply()
    first = (dealer.outcomes, dealer.events)
    dealer.begin_ply()
    assert dealer.outcomes is not first[0]
    assert dealer.events is not first[1]


def test_shuffling_uses_every_item_once() -> None:
    dealer = Dealer(Seeded("7"), seats=2)
    assert sorted(dealer.shuffled("deck", POOL)) == POOL
    assert len(dealer.outcomes) == len(POOL)


def test_recorded_values_come_back_as_they_were() -> None:
    assert [token(text) for text in ("elm", "4", "-1")] == ["elm", 4, -1]
