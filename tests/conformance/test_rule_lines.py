"""Every line of the log leads to the rule it follows from, and every rule is found where it is applied."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from random import Random

import pytest

from greathall.core.reference.rulebook import rules
from greathall.core.registry import find, ids
from greathall.core.rules.chance import Seeded
from greathall.core.table.table import Table
from tests.conformance.tables import Config, configs, random_plies


def sources(folder: Traversable) -> list[str]:
    """The code of a game and the data of its cards, file by file."""
    found: list[str] = []
    for item in folder.iterdir():
        if item.is_dir():
            found += sources(item)
        elif item.name.endswith(".py") or (item.name.endswith(".toml") and item.name != "rules.toml"):
            found.append(item.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", ids())
def test_every_rule_is_found_by_its_id_in_the_code_of_its_game(game: str) -> None:
    texts = sources(resources.files(find(game).package))
    missing = [rule.id for rule in rules(game) if not any(f'"{rule.id}"' in text for text in texts)]
    assert missing == []


def lines(config: Config, visited: set[str] | None) -> list[tuple[int, str, str]]:
    game = find(config.game)
    setup = game.make_setup(config.seats, dict(config.variants), None, None)
    table = Table.begin(game, setup, game.box(), Seeded("7"), visited=visited)
    for _ in random_plies(table, Random(7), limit=400):
        pass
    return [(ply, event.message, event.rule) for ply, event in table._happened(-1)]


@pytest.mark.parametrize("config", configs(), ids=str)
def test_a_line_shows_the_same_rule_with_and_without_coverage(config: Config) -> None:
    visited: set[str] = set()
    told = lines(config, None)
    assert told == lines(config, visited)
    assert {rule for _, _, rule in told} <= {rule.id for rule in rules(config.game)}
    assert {rule.id for rule in rules(config.game)} >= visited != set()


@pytest.mark.parametrize("game", ids())
def test_the_last_line_leads_to_the_rule_that_says_who_wins(game: str) -> None:
    found = find(game)
    for seats in (found.seats[0], found.seats[-1]):
        table = Config(game, seats, ()).new(3)
        for _ in random_plies(table, Random(3)):
            pass
        last = table._happened(-1)[-1][1]
        assert last.kind.name in ("won", "shared-win")
        assert last.rule == found.winning_rule(table.setup)
