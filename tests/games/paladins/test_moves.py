"""What a spectator is told adds up to what a spectator sees, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import greathall
from greathall.core.speech.events import Event
from greathall.core.table.table import Table
from greathall.games.paladins.view import view
from tests.games.paladins.holdings import holdings
from tests.games.paladins.log_scenes import (
    absolve,
    develop,
    new_round,
    none_left,
    recruit,
    schemes_run_out,
    short_of_taxes,
    third_round,
)
from tests.games.paladins.scenes import Scene


def moved(events: list[Event]) -> Counter[tuple[str, str]]:
    """What each place has gained or lost of each thing."""
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        for move in event.moves():
            n = int(str(move["n"]))
            found[str(move["from"]), str(move["what"])] -= n
            found[str(move["to"]), str(move["what"])] += n
    return found


def seen(table: Table) -> dict[tuple[str, str], int]:
    return holdings(view(table.state))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_moves_of_every_ply_add_up(seats: int, seed: int) -> None:
    table, rng = greathall.new("paladins", seats=seats, seed=seed), Random(seed)
    before = seen(table)
    while not table.over:
        options = [option for option in table.decisions[0].options if option.verb.name != "pass"]
        table.play(rng.choice(options or table.decisions[0].options))
        change = moved([event for _, event in table.events(table.ply - 1, None)])
        after = seen(table)
        for key in before.keys() | after.keys():
            assert after.get(key, 0) == before.get(key, 0) + change[key], f"ply {table.ply}: {key}"
        before = after


def change_of(scene: Scene) -> Counter[tuple[str, str]]:
    return moved([event for _, event in scene.table.events(-1, None)])


def test_a_displaced_worker_goes_to_the_supply() -> None:
    change = change_of(develop())
    assert change["board:0", "worker:labourer"] == 2 - 1
    assert change["board:0", "workshop"] == 1
    assert change["seat:0", "resource:silver"] == -4


def test_what_the_tax_supply_lacks_comes_from_the_general_supply() -> None:
    change = change_of(short_of_taxes())
    assert change["seat:0", "resource:silver"] == 2
    assert change["tax", "resource:silver"] == 6 - 1
    assert change["supply", "resource:silver"] == -7


def test_an_inquisition_fills_up_only_what_is_missing() -> None:
    assert change_of(none_left())["tax", "resource:silver"] == 3


def test_a_debt_taken_is_an_unpaid_one() -> None:
    change = change_of(recruit("hire gatekeeper_1 debt 0"))
    assert change["seat:0", "debt:unpaid"] == 1
    assert change["row:townsfolk", "townsfolk:gatekeeper_1"] == -1
    assert change["seat:0", "townsfolk:gatekeeper_1"] == 1


def test_the_refresh_takes_back_taverns_paladins_and_workers_on_favours() -> None:
    change = change_of(new_round())
    assert change["favour:works", "worker:merchant"] == -1
    assert change["discard:tavern", "tavern:tavern_01"] == 1
    assert change["spent:0", "paladin:otton"] == 1


def test_schemes_go_from_their_discards_to_the_deck_and_one_back() -> None:
    change = change_of(schemes_run_out())
    assert sum(n for (place, _), n in change.items() if place == "deck:scheme") == 2 - 1
    assert change_of(third_round())["discard:scheme", "scheme:kings_favour"] == 1


def test_a_workshop_for_the_automa_replaces_a_worker_of_the_round_before() -> None:
    scene = Scene(1).board(1, commission="www", fortify="...", attack="#..")
    scene.s.order_deck = ["commission", *scene.s.order_deck]
    scene.s.round = 1
    change = change_of(scene.draws(("order", "commission")).start_round())
    assert change["board:1", "worker:any"] == -3
    assert change["board:1", "workshop"] == 1


def test_a_jar_and_a_suspicion_leave_for_an_absolution() -> None:
    change = change_of(absolve())
    assert (change["seat:0", "jar"], change["jars:0", "jar"]) == (-1, 1)
    assert change["discard:suspicion", "suspicion:suspicion_0"] == 1
