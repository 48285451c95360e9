"""The hash of how a game stands: the same for the same position, whatever its fields and classes are called."""

from __future__ import annotations

import hashlib
import re
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass, make_dataclass
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.rules.steps import Step, step
from greathall.core.storage.state_hash import state_hash
from greathall.core.table.outcome import Standing
from tests.conformance.tables import random_plies

POINTS = [Standing(0, {"tiles": 3, "end": 4}, (("talers", 2),))]


@step("look")
class Look(Step[Any]):
    seat: int


@step("gaze")
class Gaze(Step[Any]):
    seat: int


@dataclass
class House:
    box: object
    goods: dict[str, int]
    stack: list[Step[Any]]
    rooms: tuple[str, ...] = ()


@dataclass
class Home:
    """The same under other names."""

    box: object
    wares: dict[str, int]
    pending: list[Step[Any]]
    chambers: tuple[str, ...] = ()


@dataclass
class LargerHome(Home):
    """With a field that was added at the end, and is not used yet."""

    cellars: list[int] = field(default_factory=list)


def house(**changed: Any) -> House:
    values: dict[str, Any] = {"box": 1, "goods": {"sand": 1, "wood": 2}, "stack": [Look(0)], "rooms": ("hall",)}
    return House(**values | changed)


def test_a_hash_begins_with_its_version() -> None:
    assert re.fullmatch(r"2:[0-9a-f]{16}", greathall.new("castle", seats=2, seed=1).hash())


def test_the_hash_is_what_the_description_says() -> None:
    """Written out, so that it stays: a hash of anything else needs another version."""
    written = '[[{"sand":1,"wood":2},[["look",0]],["hall"]],[[7,[2],false]]]'
    assert state_hash(house(), POINTS) == f"2:{hashlib.sha256(written.encode()).hexdigest()[:16]}"


def test_names_of_classes_and_fields_do_not_count() -> None:
    before = state_hash(house(), POINTS)
    home = Home(2, {"wood": 2, "sand": 1}, [Look(0)], ("hall",))
    assert state_hash(home, POINTS) == before
    assert state_hash(LargerHome(2, {"sand": 1, "wood": 2}, [Look(0)], ("hall",)), POINTS) == before
    assert state_hash(home, [Standing(0, {"all": 7}, (("silver", 2),))]) == before


@pytest.mark.parametrize(
    "other",
    [
        house(goods={"sand": 2, "wood": 1}),
        house(goods={"sand": 1}),
        house(stack=[Look(1)]),
        house(stack=[Gaze(0)]),
        house(stack=[]),
        house(rooms=()),
        house(rooms=("hall", "hall")),
        house(rooms=["hall", None]),
        LargerHome(1, {"sand": 1, "wood": 2}, [Look(0)], ("hall",), [0]),
    ],
    ids=str,
)
def test_every_value_counts(other: object) -> None:
    assert state_hash(other, POINTS) != state_hash(house(), POINTS)


@pytest.mark.parametrize(
    "other",
    [
        [Standing(0, {"tiles": 8}, (("talers", 2),))],
        [Standing(0, {"tiles": 7}, (("talers", 3),))],
        [Standing(0, {"tiles": 7}, (("talers", 2),), eliminated=True)],
        [*POINTS, Standing(1, {})],
    ],
    ids=["points", "tie", "eliminated", "seats"],
)
def test_points_count(other: list[Standing]) -> None:
    assert state_hash(house(), other) != state_hash(house(), POINTS)


def test_what_has_no_order_or_is_no_data_cannot_be_hashed() -> None:
    with pytest.raises(TypeError):
        state_hash(house(rooms={"hall", "kitchen"}), POINTS)


@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
def test_another_position_has_another_hash_and_the_same_one_under_other_names_has_not(game: str) -> None:
    table = greathall.new(game, seats=2, seed=3)
    hashes = set()
    for ply, now in enumerate(random_plies(table, Random(3), 60)):
        hashes.add(now.hash())
        assert len(hashes) == ply + 1
        if ply % 10 == 0:
            assert state_hash(renamed(now.state), now.game.standings(now.state)) == now.hash()


def renamed(part: Any) -> Any:
    """The same data in classes and fields that are called otherwise, as a later release may have them."""
    if isinstance(part, list | tuple):
        return [renamed(one) for one in part]
    if isinstance(part, dict):
        return {key: renamed(one) for key, one in part.items()}
    if not is_dataclass(part):
        return part
    own = [one for one in fields(part) if one.name != "box"]
    defaults = [_default(one) for one in own]
    made = make_dataclass(
        "Renamed",
        [(f"field_{i}", Any, default) for i, default in enumerate(defaults)],
        bases=(Step,) if isinstance(part, Step) else (),
        namespace={"kind": part.kind} if isinstance(part, Step) else {},
    )
    return made(*(renamed(getattr(part, one.name)) for one in own))


def _default(one: Field[Any]) -> Any:
    return field(default=one.default) if one.default_factory is MISSING else field(default_factory=one.default_factory)
