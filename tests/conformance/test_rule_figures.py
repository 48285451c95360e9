"""Figures that the rules reference types are those of the data, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

import greathall
from greathall.core.reference.rulebook import rules
from greathall.core.registry import find
from greathall.core.speech.text import LANGUAGES, Speaker

GAMES = [one.id for one in greathall.games()]
AMOUNTS = ("n", "fee", "toll", "prize")


def amounts(value: object) -> Iterator[int]:
    """How much is gained, paid and lost inside a value, where that is more than one of something."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            one = getattr(value, field.name)
            if field.name in AMOUNTS and isinstance(one, int):
                yield one
            else:
                yield from amounts(one)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for one in value:
            yield from amounts(one)


def castle(e: Any) -> dict[str, Iterable[int]]:
    resources, seating, winter = e["resource"], e["seating"], e["winter"]
    scoring = {key: [one.effects[0].do.n] for key, one in e["scoring"].items() if hasattr(one.effects[0], "do")}
    rounds = [seating["two"].rounds, seating["three"].rounds]
    assert seating["four"].rounds == rounds[0]
    assert len({resources[one].pieces for one in ("clay", "stone", "silver")}) == 1
    return {
        "setup.round-track": rounds,
        "end.last-round": rounds,
        "setup.tiles": [sum(not one.standing for one in e["building"].values())],
        "setup.helpers": [seating["three"].helpers, seating["two"].helpers],
        "setup.start-goods": [e["start"]["player"].talers],
        "supply.pieces": [
            sum(one.pieces for one in resources.values()),
            *(resources[one].pieces for one in ("sand", "wood", "clay")),
        ],
        "supply.talers": [e["currency"]["taler"].total],
        "messenger.income": amounts(e["character"]["messenger"].effects),
        "trader.yield": [one.yields for one in e["carrier"].values()],
        "architect.points": [e["character"]["architect"].effects[0].do.n],
        "build.values": [resources[one].value for one in ("sand", "wood", "clay", "stone")],
        "score.keep": scoring["keep_free_spaces"],
        "winter.town-tavern": [winter["town_tavern"].fee],
        "winter.town-tavern-toll": [winter["town_tavern"].toll],
        "winter.granary": [winter["granary"].fee],
        "winter.granary-points": e["scoring"]["granary_share"].by_helpers,
        "winter.frozen-beauty-win": [winter["frozen_beauty"].prize],
        "winter.beggar-refused": [max(amounts(winter["beggar"].effects))],
        "winter.hearth": amounts(winter["hearth"].effects),
        "winter.famine": amounts(winter["famine"].effects),
        "winter.trade-tax": amounts(winter["trade_tax"].effects),
    }


def paladins(e: Any) -> dict[str, Iterable[int]]:
    action, regions, debt = e["action"], e["region"].values(), e["debt"]["debt"]
    ladders = ("commission", "fortify", "garrison", "absolve", "convert")
    scored = ("develop", "commission", "fortify", "garrison", "absolve")
    steps = list(e["track_step"].values())
    orders = [one.points for one in e["order_slot"].values()]
    return {
        "setup.tax-supply": [one.silver for one in e["tax_supply"].values()],
        "setup.start-resources": [e["start"]["player"].silver, e["start"]["player"].provisions],
        "round.order-reveal": [one.round for one in e["order_slot"].values()],
        "order.points": orders,
        "score.orders": orders,
        "develop.cost": amounts(action["develop"].cost),
        "pray.cost": amounts(action["pray"].cost),
        "recruit.price": [one.silver for one in e["townsfolk_slot"].values()],
        "hunt.one": amounts(action["hunt"].one),
        "hunt.two": amounts(action["hunt"].two),
        "trade.one": amounts(action["trade"].one),
        "trade.two": amounts(action["trade"].two),
        "commission.faith": [one.faith for one in regions],
        "garrison.strength": [one.strength for one in regions],
        "attack.strength": [one.strength for one in regions],
        "convert.faith": [one.faith for one in regions],
        "fortify.influence": action["fortify"].needs,
        "absolve.influence": action["absolve"].needs,
        "suspicion.taxes": [one.taxes for one in e["suspicion"].values()],
        "debt.take": [-debt.unpaid],
        "debt.pay": [debt.paid],
        "score.debts": [debt.paid, -debt.unpaid],
        "score.attributes": [steps[0].points, steps[-1].points, steps[-1].step],
        **{f"{one}.cost": action[one].ladder for one in ladders},
        **{f"score.{one}": action[one].points.values() for one in scored},
    }


def viscounts(e: Any) -> dict[str, Iterable[int]]:
    building, stack, paper = e["building"], e["stack"], e["paper"]
    kinds = ("workshop", "trading_post", "guildhall")
    players = [1, len(stack["poverty"].on_top)]
    placing = e["placing"].values()
    many = next(one.places for one in e["majority"].values() if len(one.places) == 3)
    ladder = e["ribbon_set"]["ladder"].points[1:]
    return {
        "setup.stacks": [*players, *stack["poverty"].on_top, *stack["prosperity"].on_top],
        "papers.flip-deed": [paper["deed"].points, paper["deed"].flipped_points],
        "score.deeds": [paper["deed"].points, paper["deed"].flipped_points],
        "score.debts": [-paper["debt"].points],
        "build.cost": [building[one].cost for one in kinds],
        "score.buildings": [points for one in kinds for points in building[one].points],
        "castle.cost": [*(one.nobles for one in placing), *(one.workers for one in placing)],
        "castle.trim-first": amounts(e["tier"]["first"].trimmed),
        "score.workers": [one.points for one in e["tier"].values()],
        "score.sets": [*ladder, 1, len(ladder)],
        "score.poverty": many,
        "score.prosperity": many,
        "score.cards": [e["leader"]["castle_leader"].points, max(one.points for one in e["bonus"].values())],
    }


def crusaders(e: Any) -> dict[str, Iterable[int]]:
    strategies = e["strategy"]
    return {
        **{f"{key}.cards": one.cards.values() for key, one in strategies.items()},
        **{f"{key}.answer": {a.gold for a in one.accepts if a.gold} for key, one in strategies.items()},
    }


OF_DATA = {"castle": castle, "paladins": paladins, "viscounts": viscounts, "crusaders": crusaders}


def typed(game: str, rule: str, lang: str) -> list[int]:
    """Years are names."""
    return sorted(map(int, re.findall(r"\b\d{1,3}\b", Speaker(lang, game).rule(rule)[1])))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_figures_are_those_of_the_data(game: str, lang: str) -> None:
    for rule, figures in OF_DATA[game](find(game).load_box(None, None).entries).items():
        assert typed(game, f"{game}.{rule}", lang) == sorted(figures), rule


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_the_same_in_every_language(game: str) -> None:
    for rule in rules(game):
        told = {lang: typed(game, rule.id, lang) for lang in LANGUAGES}
        assert told["en"] == told["ru"] == told["uk"], f"{rule.id}: {told}"
