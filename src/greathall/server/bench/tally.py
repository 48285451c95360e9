"""A game that is all server and no rules: in turn, each seat takes a number from 1 to 5 (twin: ``peer/tally.js``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Self

from greathall.core.game import Game, Seat, Setup
from greathall.core.reference.components import Entry
from greathall.core.reference.overlays import Overlay
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.vocabulary import Vocabulary
from greathall.core.table.outcome import Standing

MOVES = 1_000_000
BOARD = 200
"""Numbers on the board, so that a view has the weight of a real game's."""

words = Vocabulary("tally")
TAKE = words.verb("take", n="int")
TOOK = words.event("took", seat="seat", n="int")


@dataclass(frozen=True)
class TallyBox:
    overlay: Overlay | None = None
    kept: int | None = None
    entries: Mapping[str, Mapping[str, Entry]] = field(default_factory=dict)


@dataclass(slots=True)
class Tally:
    box: TallyBox
    scores: list[int]
    board: list[int]
    moves: int
    stack: list[Step[Any]]

    def clone(self) -> Self:
        return type(self)(self.box, self.scores.copy(), self.board.copy(), self.moves, self.stack.copy())


@step("take")
class Take(Ask[Tally]):
    rule: ClassVar[str] = "tally.take"

    def candidates(self, s: Tally) -> list[Option]:
        return [TAKE(self.seat, n) for n in range(1, 6)]

    def resolve(self, s: Tally, option: Option, dealer: Dealer) -> None:
        n = int(option.args[0])
        s.scores[self.seat] += n
        s.board[s.moves % BOARD] = n
        s.moves += 1
        dealer.say(TOOK, self.seat, n)
        if s.moves < MOVES:
            push(s, Take((self.seat + 1) % len(s.scores)))


def set_up(setup: Setup, box: TallyBox, dealer: Dealer) -> Tally:
    return Tally(box, [0] * setup.seats, [0] * BOARD, 0, [Take(0)])


def view(s: Tally) -> dict[str, object]:
    return {"scores": s.scores.copy(), "board": s.board.copy(), "moves": s.moves}


def conceal(s: Tally, seat: int | None, rng: Random) -> None:
    """Nothing is hidden."""


GAME: Game[Tally, TallyBox] = Game(
    id="tally",
    package="greathall.server.bench",
    rules_version=1,
    oldest_rules=1,
    data_version=1,
    seats=range(2, 5),
    colours=("red", "blue", "yellow", "green"),
    variants=(),
    words=words,
    state=Tally,
    load_box=TallyBox,
    setup=set_up,
    seating=lambda setup: [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)],
    view=view,
    conceal=conceal,
    standings=lambda s: [Standing(seat, {"taken": n}) for seat, n in enumerate(s.scores)],
    census=lambda s: {},
    value=lambda s, seat: float(s.scores[seat]),
    max_plies=lambda setup: MOVES,
    winning_rule=lambda setup: "",
)
