"""What the scenes of every game share: a table whose pieces are counted all the time, and the words to talk about it.

A scene lays the table as a rule needs it, begins with a step, plays notations and looks at what came of it. What is
laid out may be any amount; from the first step on the census must stay what it was, so that every test of a rule is a
test of conservation too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

import pytest

import greathall
from greathall.core.rules.chance import Chance
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, settle
from greathall.core.speech.elements import Param
from greathall.core.table.decision import Decision
from greathall.core.table.history import Ply
from greathall.core.table.table import Table


@dataclass(frozen=True)
class Why:
    """A refusal as a client sees it."""

    code: str
    rule: str
    params: dict[str, Param]


@dataclass(frozen=True)
class Happened:
    """An event as a client sees it."""

    kind: str
    params: dict[str, Param]


class Stage:
    """A table under test."""

    def __init__(self, table: Table, census: Callable[[Any], dict[str, int]]) -> None:
        self.table = table
        self._count = census
        self._census: dict[str, int] | None = None

    def run(self, chance: Chance, *steps: Step[Any]) -> Self:
        """Clears what is pending and runs these steps up to the first question."""
        state, setup = self.table.state, self.table.setup
        state.stack = []
        push(state, *steps)
        self._census = self._count(state)
        dealer = Dealer(chance, setup.seats)
        settle(state, dealer)
        root = Ply(None, 0, None, [], dealer.events, barrier=True)
        root.checkpoint = state.clone()
        self.table = Table(self.table.game, setup, state.box, state, chance, root)
        self._check()
        return self

    def relaid(self) -> Self:
        """The scene was laid anew while a question is open: from here on another census holds."""
        self._census = None
        return self

    # Playing

    def play(self, *notations: str) -> Self:
        """Choices; without a seat in front they are those of seat 0."""
        for notation in notations:
            if self._census is None:
                self._census = self._count(self.table.state)
            self.table._asked = None  # the scene may have been laid after the question was put
            self.table.play(_full(notation))
            self._check()
        return self

    def _check(self) -> None:
        assert self._count(self.table.state) == self._census, "something was made or lost"

    # Looking

    @property
    def decision(self) -> Decision:
        self.table._asked = None
        (decision,) = self.table.decisions
        return decision

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked alone, and what kind of question; None when several choose together, or the scene is over."""
        decisions = self.table.decisions
        return (decisions[0].seat, decisions[0].kind) if len(decisions) == 1 else None

    def options(self, seat: int | None = None) -> set[str]:
        """Legal choices as notations without the seat."""
        self.table._asked = None
        decision = self.decision if seat is None else self.table.decision_of(seat)
        assert decision is not None
        assert len(decision.options) == len(set(decision.options))
        return {option.notation.partition(" ")[2] for option in decision.options}

    def why_not(self, notation: str) -> Why:
        """The reason for a refusal; the attempt itself must leave the table as it was."""
        self.table._asked = None
        notation = _full(notation)
        before = self.table.hash()
        with pytest.raises(greathall.IllegalChoice) as refused:
            self.table.play(notation)
        reason = refused.value.reason
        assert reason is not None, f"{notation} is not even a candidate"
        assert self.table.hash() == before
        seat = int(notation.partition(" ")[0][1:])
        assert notation in {one.option.notation for one in self.table.blocked(seat)}
        return Why(reason.code, reason.rule, reason.params)

    def events(self, kind: str | None = None, seat: int | None = None) -> list[Happened]:
        """What a seat (None: a spectator) was told, all or of one kind."""
        told = [Happened(event.kind.name, event.params) for _, event in self.table.events(-1, seat)]
        return [one for one in told if kind is None or one.kind == kind]

    def shown(self, seat: int | None = None) -> dict[str, Any]:
        """The board in the view of a seat, or of a spectator.

        Made anew: scenes are laid without plies, and a table makes its boards once per ply.
        """
        table = self.table
        board = table.game.view(table.state)
        return dict(board if seat is None else table.game.own_view(table.state, seat, board))


def _full(notation: str) -> str:
    return notation if notation[1:2].isdecimal() else f"s0 {notation}"
