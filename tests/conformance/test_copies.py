"""Clones, saves and records: exact, independent, and equal at every ply."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.rules.chance import Scripted
from greathall.core.rules.steps import Step, values
from greathall.core.storage.codec import encode
from greathall.core.table.history import line
from tests.conformance.tables import Config, midgame, one_per_seat_count, random_plies

PLIES = (0, 7, 40, 90)


def mutable_parts(value: Any, path: str = "state") -> list[tuple[str, Any]]:
    """Every list, dict and mutable dataclass inside a state, with its path."""
    found: list[tuple[str, Any]] = []
    if isinstance(value, Step):  # type checkers see to it that nobody changes one; what it holds is another matter
        for part in values(value):
            found += mutable_parts(part, f"{path}.{value.kind}")
    elif isinstance(value, list):
        found.append((path, value))
        for i, item in enumerate(value):
            found += mutable_parts(item, f"{path}[{i}]")
    elif isinstance(value, dict):
        found.append((path, value))
        for key, item in value.items():
            found += mutable_parts(item, f"{path}[{key!r}]")
    elif is_dataclass(value) and not isinstance(value, type) and not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        found.append((path, value))
        for field in fields(value):
            if field.name != "box":
                found += mutable_parts(getattr(value, field.name), f"{path}.{field.name}")
    return found


# Set once at set-up and never changed by any rule, so clones may share it.
CONSTANT = ("switches", "setup", "options")


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_clone_shares_nothing_that_can_change(config: Config, plies: int) -> None:
    table = midgame(config, seed=plies, plies=plies)
    mine = dict(mutable_parts(table.state))
    other = dict(mutable_parts(table.clone().state))
    assert mine.keys() == other.keys()
    for path, part in mine.items():
        if not any(path.startswith(f"state.{name}") for name in CONSTANT):
            assert part is not other[path], f"{path} is shared between clones"


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_playing_a_clone_leaves_the_original_alone(config: Config) -> None:
    table = midgame(config, seed=3, plies=25)
    before, ply, record = encode(table.state), table.ply, table.record()
    for rng in (None, Random(1)):
        twin = table.clone(rng)
        assert twin.hash() == table.hash()
        for _ in random_plies(twin, Random(5)):
            pass
        assert twin.over
        assert (encode(table.state), table.ply, table.record()) == (before, ply, record)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_an_exact_twin_has_the_same_chance_ahead(config: Config) -> None:
    table = midgame(config, seed=4, plies=10)
    twin = table.clone()
    for one in (table, twin):
        for _ in random_plies(one, Random(6)):
            pass
    assert table.hash() == twin.hash()
    assert table.record() == twin.record()


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_save_resumes_exactly(config: Config, plies: int) -> None:
    table = midgame(config, seed=20 + plies, plies=plies)
    loaded = greathall.from_json(table.to_json())
    assert loaded.hash() == table.hash()
    assert loaded.to_json() == table.to_json()
    assert loaded.events(-1, None) == table.events(-1, None)
    for one in (table, loaded):
        for _ in random_plies(one, Random(7)):
            pass
    assert loaded.record() == table.record()


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_record_replays_to_the_same_state_at_every_ply(config: Config) -> None:
    table = config.new(8)
    hashes = [now.hash() for now in random_plies(table, Random(8))]
    text = table.record()
    replayed = greathall.replay(text)
    assert replayed.record() == text
    assert replayed.outcome == table.outcome
    for ply in Random(9).sample(range(len(hashes)), min(12, len(hashes))):
        at = greathall.replay(text, upto=ply)
        assert at.ply == ply
        assert at.hash() == hashes[ply]
    # And every ply, in one go.
    walker = greathall.replay(text, upto=0)
    for node in line(table._tip)[1:]:
        assert walker.hash() == hashes[node.number - 1]
        assert node.option is not None
        walker._dealer.chance = Scripted(node.outcomes)
        walker.play(node.option.notation)
    assert walker.hash() == hashes[-1]
