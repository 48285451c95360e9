"""What the build writes out for the compiler behaves as what the source declares: both are run, and compared."""

from __future__ import annotations

import ast
import copy
import dataclasses
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import greathall
from greathall.core.rules.steps import STEPS
from greathall.lab.compiled import records
from greathall.lab.compiled.classes import classes_of
from greathall.lab.compiled.modules import INTERPRETED, ROOMS, TAKEN, compiled
from greathall.lab.compiled.written_out import RECORDS, written_out

PACKAGE = Path(greathall.__file__).parent
SOURCE = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from greathall.core.rules.steps import Ask, Step, step

MOST = 3
_TABLE: dict[str, int] = {}
Kinds = dict[str, int]


@dataclass(slots=True)
class Heap:
    """Stones."""

    name: str
    stones: list[int] = field(default_factory=lambda: [0] * MOST)
    """One number a row."""
    told: dict[str, int] = field(default_factory=dict)
    n: int = MOST


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    cost: int = 0

    @property
    def dear(self) -> bool:
        return self.cost > 2


class Pile:
    __slots__ = ("cards", "owner")

    def __init__(self, cards: list[str], owner: int) -> None:
        self.cards = cards
        self.owner = owner


@step("written-take")
class Take(Ask[Any]):
    n: int
    from_row: int = 0
    rule: ClassVar[str] = "nim.take"


@step("written-end")
class End(Step[Any]):
    """Nothing to hold."""

    def run(self, s: Any, dealer: Any) -> None:
        s.ended = True


def count(heap: Heap, wanted: int) -> bool:
    return heap.n == wanted
'''


@pytest.fixture
def both() -> Iterator[tuple[ModuleType, ModuleType]]:
    """The module as it is and as it is written out, each under the same name while it is asked."""
    package = "written_nim"
    core = "greathall.core.rules.steps"
    tree = ast.parse(SOURCE)
    bases = classes_of(core, ast.parse((PACKAGE / "core/rules/steps.py").read_text()))
    classes = classes_of(package, tree)
    text = written_out(
        SOURCE, tree, classes, {(one.module, one.name): one for one in (*bases, *classes)}, frozenset(["count"])
    )
    sys.modules[RECORDS] = records
    try:
        yield ran(package, SOURCE), ran(package, text)
    finally:
        del sys.modules[RECORDS], sys.modules[package]


def ran(name: str, text: str) -> ModuleType:
    module = sys.modules[name] = ModuleType(name)
    try:
        exec(compile(text, name, "exec"), module.__dict__)
    finally:
        STEPS.pop("", None)
    return module


def test_records_are_made_compared_and_told_alike(both: tuple[ModuleType, ModuleType]) -> None:
    source, written = both
    for module in both:
        assert module.Heap("a") == module.Heap("a", [0, 0, 0], {}, 3)
        assert module.Heap("a") != module.Heap("b")
        assert module.Heap("a").stones is not module.Heap("a").stones
        assert hash(module.Card("x")) == hash(module.Card("x", 0))
        assert module.Card("x", 3).dear
        assert module.count(module.Heap("a"), 3)
    assert repr(written.Heap("a", n=1)) == repr(source.Heap("a", n=1))
    assert repr(written.Card("x")) == repr(source.Card("x"))
    assert repr(written.Take(1, 2)) == repr(source.Take(1, 2)) == "Take(seat=1, n=2, from_row=0)"
    with pytest.raises(TypeError):
        written.Card()


def test_fields_are_declared_alike(both: tuple[ModuleType, ModuleType]) -> None:
    for name in ("Heap", "Card", "Take", "End"):
        theirs, ours = (
            [(one.name, one.type, one.default) for one in dataclasses.fields(getattr(module, name))] for module in both
        )
        assert ours == theirs
        assert getattr(both[1], name).__match_args__ == getattr(both[0], name).__match_args__
    assert dataclasses.replace(both[1].Take(0, 1), from_row=2) == both[1].Take(0, 1, 2)


def test_steps_are_known_by_their_kind(both: tuple[ModuleType, ModuleType]) -> None:
    for module in both:
        assert (module.Take.kind, module.Take.rule, module.Take.asks) == ("written-take", "nim.take", True)
        assert (module.End.kind, module.End.asks) == ("written-end", False)
        assert module.Take(0, 1) == module.Take(0, 1, 0) != module.Take(0, 2)


def test_everything_can_be_copied_and_pickled(both: tuple[ModuleType, ModuleType]) -> None:
    written = both[1]
    pile = copy.copy(written.Pile(["a"], 2))
    assert (pile.cards, pile.owner) == (["a"], 2)
    for thing in (written.Heap("a", [1]), written.Card("x", 2), written.Take(1, 2)):
        assert pickle.loads(pickle.dumps(thing)) == thing


def test_constants_are_final_and_names_of_types_are_not(both: tuple[ModuleType, ModuleType]) -> None:
    notes = both[1].__annotations__
    assert notes["MOST"] == "_Final"
    assert notes["_TABLE"] == "_Final[dict[str, int]]"
    assert "Kinds" not in notes
    assert both[1].count.__annotations__["heap"] == "_Any"


def test_what_is_said_of_modules_is_about_modules() -> None:
    assert all((PACKAGE / room).is_dir() for room in ROOMS)
    assert all((PACKAGE / file).is_file() for file in TAKEN)
    named = {file.name for room in ROOMS for file in (PACKAGE / room).rglob("*.py")}
    assert set(INTERPRETED) <= named
    assert len(compiled(PACKAGE)) > 100
