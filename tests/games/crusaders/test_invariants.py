"""What holds after every choice of any game, whatever is played."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.games.crusaders.family import cards_of, kin_of
from greathall.games.crusaders.game import SCENARIOS
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders
from greathall.games.crusaders.supply import of_type


def check_board(s: Crusaders) -> None:
    for r, owner in enumerate(s.owner):
        if owner == CLOSED:
            assert not any((s.army[r], s.castle[r], s.unrest[r], s.plague[r], s.lord[r]))
        if s.army[r]:
            assert owner >= 0
            assert s.houses[owner].alive
        if s.duke[r]:
            assert s.duke[r] in [person.card for person in kin_of(s.houses[owner])]
        if s.lord[r] or s.ally[r] != NOBODY:
            assert owner == NOBODY
            assert not (s.lord[r] and s.ally[r] != NOBODY)
        if s.army[r] and s.unrest[r]:
            assert s.switches.scenario == "second_crusade"  # printed so; nothing adds to it
    titles = [duke for duke in s.duke if duke]
    assert len(titles) == len(set(titles))
    assert all(n >= 0 for n in s.left.values())
    assert s.treasury >= 0


def check_houses(s: Crusaders) -> None:
    for seat, house in enumerate(s.houses):
        settled = not any(step.kind in ("aftermath", "give-up-one") for step in s.stack)
        assert s.owner.count(seat) <= (8 if settled else 9)
        assert len(s.armies_of(seat)) <= 4
        assert len(house.children) <= 3
        assert len(house.siblings) <= 2
        assert s.shields(seat) <= 4
        assert len(set(house.developments)) == len(house.developments)
        for kind in ("councillor", "invention"):
            waiting = any(step.kind == "drop-one" for step in s.stack)
            assert len(of_type(s, seat, kind)) <= (4 if waiting else 3)
        assert house.gold >= 0
        assert house.age <= 4
        if not house.alive and not any(step.kind in ("come-back", "settle-anew") for step in s.stack):
            assert seat not in s.owner
            assert not any((house.bag, house.developments, cards_of(house)))
        if house.alive and not any(step.kind in ("succession", "crisis", "new-blood", "defeat") for step in s.stack):
            assert house.ruler.card


def check_relations(s: Crusaders) -> None:
    for a in range(len(s.houses)):
        assert not (s.claims[a] | s.wars[a] | s.pacts[a]) >> a & 1
        for b in range(len(s.houses)):
            assert (s.wars[a] >> b & 1) == (s.wars[b] >> a & 1)
            assert (s.pacts[a] >> b & 1) == (s.pacts[b] >> a & 1)
            if s.wars[a] >> b & 1:
                assert not s.claims[a] >> b & 1


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_is_always_in_order(scenario: str, seats: int) -> None:
    if seats == 5 and scenario.endswith("tournament"):
        seats = 4
    table = greathall.new("crusaders", seats=seats, seed=77, scenario=scenario, glitterhoof="yes")
    rng = Random(77)
    while not table.over:
        table.play(rng.choice(rng.choice(table.decisions).options))
        s = table.state
        check_board(s)
        check_houses(s)
        check_relations(s)
