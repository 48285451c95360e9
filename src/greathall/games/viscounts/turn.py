"""Rounds and turns: six phases, clockwise from the first player, until the last round is over (viscounts.turn.*)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.viscounts.action import PrimaryAction
from greathall.games.viscounts.automa.turn import AutomaTurn
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.draw import DrawUp
from greathall.games.viscounts.game_end import Finish, is_last_turn
from greathall.games.viscounts.movement import Movement
from greathall.games.viscounts.recruit import Recruit
from greathall.games.viscounts.shift import PlayPhase, Shift
from greathall.games.viscounts.state import NOBODY, Viscounts
from greathall.games.viscounts.words import ROUND, TURN


@step("turn")
class Turn(Step[Viscounts]):
    """One seat's turn, then the next one's."""

    seat: int

    rule: ClassVar[str] = "viscounts.turn.phases"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        seat = self.seat
        if seat == s.first:
            s.round += 1
            dealer.applies("viscounts.turn.rounds")
            dealer.say(ROUND, s.round)
        dealer.because("viscounts.solo.turn" if seat == s.automa else "viscounts.turn.phases")
        s.turn = seat
        dealer.say(TURN, seat)
        dealer.begin_turn(seat)
        push(s, *(automa_phases(seat) if seat == s.automa else phases(seat)))


@cache
def phases(seat: int) -> tuple[Step[Viscounts], ...]:
    """The six phases; steps are immutable, so every turn of a seat shares them."""
    return (
        Shift(seat),
        PlayPhase(seat),
        Movement(seat),
        PrimaryAction(seat),
        Recruit(seat),
        ResolveCollision(seat),
        DrawUp(seat),
        EndTurn(seat),
    )


@cache
def automa_phases(seat: int) -> tuple[Step[Viscounts], ...]:
    return AutomaTurn(seat), ResolveCollision(seat), EndTurn(seat)


@step("end-turn")
class EndTurn(Step[Viscounts]):
    """The next seat's turn, or the end of the game."""

    seat: int

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        if is_last_turn(s, self.seat):
            s.turn = NOBODY
            push(s, Finish())
        else:
            push(s, Turn((self.seat + 1) % len(s.players)))
