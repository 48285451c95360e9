"""Features of a seat: named, of about one, from nothing but what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random

import pytest

import greathall
from greathall.core.registry import find, ids
from greathall.core.rules.chance import Chance, Token
from greathall.core.rules.steps import steps_of
from greathall.core.table.table import Table
from tests.conformance.tables import Config, configs, midgame, one_per_seat_count, sampled_plies

LEAST, MOST = -5.0, 5.0
"""Scaled by fixed figures, so that extreme positions of random play stay near the usual ones."""

NEXT: dict[str, tuple[str, ...]] = {
    "castle": ("winter",),
    "viscounts": ("schemes",),
    "crusaders": ("ai-card",),
    "paladins": ("townsfolk", "outsider", "tavern", "scheme", "order", "favour", "paladin"),
}
"""What chance deals after a turn, by streams: never before a search has looked around."""


def seen(table: Table) -> list[list[float]]:
    """What every deciding seat sees."""
    return [table.game.features(table.state, seat) for seat in range(table.setup.seats)]


@pytest.mark.parametrize("game", ids())
def test_features_have_names_of_their_own(game: str) -> None:
    names = find(game).feature_names
    assert 100 <= len(names) == len(set(names))
    assert find(game).features_version >= 1


@pytest.mark.parametrize("config", configs(), ids=str)
def test_features_are_as_many_as_names_and_of_about_one(config: Config) -> None:
    names = find(config.game).feature_names
    for table in sampled_plies(config, 17, 400):
        for found in seen(table):
            assert len(found) == len(names)
            strange = {
                name: value
                for name, value in zip(names, found, strict=True)
                if not isfinite(value) or not LEAST <= value <= MOST
            }
            assert strange == {}, table.ply


@pytest.mark.parametrize("config", configs(), ids=str)
def test_features_tell_nothing_that_the_seat_cannot_know(config: Config) -> None:
    """Whatever is hidden from a seat is drawn anew, sealed answers too: its features stay."""
    for table in sampled_plies(config, 23, 200):
        for seat, before in enumerate(seen(table)):
            for seed in range(2):
                world = table.lean_world(seat, Random(seed))
                assert table.game.features(world.state, seat) == before, f"s{seat} at ply {table.ply}"


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_features_change_nothing(config: Config) -> None:
    for table in sampled_plies(config, 5, 40):
        before = table.hash()
        seen(table)
        assert table.hash() == before


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_features_are_the_same_after_a_save(config: Config) -> None:
    table = midgame(config, 9, 45)
    assert seen(greathall.from_json(table.to_json())) == seen(table)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_features_tell_positions_apart(config: Config) -> None:
    """What most decisions lead to differs for the seat that decides; seats see different positions."""
    apart = asked = 0
    for table in sampled_plies(config, 11, 120):
        if table.over:
            break
        decision = table.decisions[0]
        if len(decision.options) > 1:
            first, last = (after(table, option) for option in (decision.options[0], decision.options[-1]))
            apart += first != last
            asked += 1
    assert apart > 0.6 * asked
    found = seen(midgame(config, 11, 60))
    assert all(one != other for i, one in enumerate(found) for other in found[:i])


def after(table: Table, option: greathall.Option) -> list[float]:
    """What the chooser sees after a choice."""
    world = table.lean(Random(1))
    world.play(option, table.game.turn_ends)
    return table.game.features(world.state, option.seat)


@pytest.mark.parametrize("config", configs(), ids=str)
def test_every_feature_is_a_plain_number(config: Config) -> None:
    for found in seen(midgame(config, 2, 30)):
        assert {type(value) for value in found} <= {int, float}


# Where turns end


@pytest.mark.parametrize("game", ids())
def test_turns_end_before_automatic_steps_of_the_game(game: str) -> None:
    known = set(steps_of(find(game).package).values())
    ends = find(game).turn_ends
    assert ends
    assert ends <= known
    assert not [kind for kind in ends if kind.asks]


@pytest.mark.parametrize("config", configs(), ids=str)
def test_a_search_looks_around_before_the_next_turn_is_dealt(config: Config) -> None:
    """What a choice brings about by itself may fall before the pause; what the next turn deals falls after it."""
    world = config.new(13).lean(Random(13))
    rng, pauses, later = Random(13), 0, NEXT[config.game]
    world.dealer.chance = told = Told(world.dealer.chance)
    for _ in range(400):
        if world.over:
            break
        told.streams.clear()
        world.play(rng.choice(world.options()), world.game.turn_ends)
        assert not [stream for stream in told.streams if stream.startswith(later)]
        while world.paused:
            pauses += 1
            world.go_on(world.game.turn_ends)
    assert pauses >= 3


class Told:
    """Tells which streams are asked."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.streams: list[str] = []

    def index(self, stream: str, pool: Sequence[Token]) -> int:
        self.streams.append(stream)
        return self.chance.index(stream, pool)

    def twin(self) -> Chance:
        return self.chance.twin()
