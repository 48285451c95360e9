"""Supplies without limit: what a seat holds is what the log says it got, less what the log says it gave."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import greathall
from greathall.core.speech.events import Event
from greathall.core.table.table import Table
from greathall.games.paladins.crews import WORKERS


def book(account: list[Counter[str]], event: Event) -> None:
    """Adds an event to the accounts of the seats."""
    kind, values = event.kind.name, event.values
    if not values or event.kind.kinds.get("seat") != "seat":
        return
    mine = account[int(str(values[0]))]
    params = dict(zip(event.kind.kinds, values, strict=True))
    workers = params.get("workers", ())
    assert isinstance(workers, tuple)
    match kind:
        case "gained" | "paid":
            mine[str(params["resource"])] += int(str(params["n"])) * (1 if kind == "gained" else -1)
        case "taxes":
            mine["silver"] += int(str(params["n"]))
        case "workers-came":
            mine.update(dict(workers))
        case "placed" | "placed-favour" | "returned":
            mine.subtract(dict(workers))
        case "took-debt":
            mine["unpaid"] += 1
        case "paid-debt":
            mine["unpaid"] -= 1
            mine["paid"] += 1
        case "destroyed-debt":
            mine["unpaid"] -= 1
        case "rose":
            mine[str(params["attribute"])] = int(str(params["to"]))
        case _:
            pass


def held(table: Table, seat: int) -> dict[str, int]:
    player = table.state.players[seat]
    strength, faith, influence = player.attributes
    return {
        **dict(zip(WORKERS, player.workers, strict=True)),
        "silver": player.silver,
        "provisions": player.provisions,
        "unpaid": player.unpaid,
        "paid": player.paid,
        "strength": strength,
        "faith": faith,
        "influence": influence,
    }


@pytest.mark.rule("paladins.setup.supply")
@pytest.mark.ruling("paladins", 5)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_holdings_are_the_sum_of_gains_and_losses(seats: int) -> None:
    table = greathall.new("paladins", seats=seats, seed=seats)
    rng = Random(seats)
    account: list[Counter[str]] = [Counter({"silver": 3, "provisions": 1}) for _ in range(seats)]
    account += [Counter()] if seats == 1 else []
    for _, event in table.events(-1, None):
        book(account, event)
    while not table.over:
        options = [option for option in table.decisions[0].options if option.verb.name != "pass"]
        table.play(rng.choice(options or table.decisions[0].options))
        for _, event in table.events(table.ply - 1, None):
            book(account, event)
        for seat in range(len(account)):
            now = held(table, seat)
            assert {noun: account[seat][noun] for noun in now} == now
