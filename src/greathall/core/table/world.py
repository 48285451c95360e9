"""A world to search in: state, options, resolve, and nothing else.

Bots, training and tree search play thousands of moves for one that counts. A world has no history, no events, no checks
and no undo; it plays by the same steps as the table, and a conformance test holds both to the same states. It can stop
where a search wants to look: at the end of a turn, or before chance decides.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from greathall.core.rules.chance import Chance, Sampled, Shared
from greathall.core.rules.dealer import QuietDealer
from greathall.core.rules.steps import NOWHERE, Ask, AskTogether, Stops, settle_until
from greathall.core.speech.options import Option
from greathall.core.storage.state_hash import state_hash

if TYPE_CHECKING:
    from greathall.core.game import AnyGame, Setup


class World:
    """One position, and how it could go on."""

    __slots__ = ("dealer", "game", "setup", "state")

    def __init__(self, game: AnyGame, setup: Setup, state: Any, chance: Chance) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.dealer = QuietDealer(chance, setup.seats)

    def __repr__(self) -> str:
        return f"<world of {self.game.id}, {self.setup.seats} seats>"

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def paused(self) -> bool:
        """Whether it stopped at a chosen point: nobody is asked before it goes on."""
        stack = self.state.stack
        return bool(stack) and not stack[-1].asks

    @property
    def seat(self) -> int:
        """Who is asked; of several who choose at the same time the first who has not answered."""
        top = self.state.stack[-1]
        seat: int = top.seat if isinstance(top, Ask) else top.waiting()[0]
        return seat

    def options(self) -> list[Option]:
        """The legal options of the seat that is asked."""
        top = self.state.stack[-1]
        if isinstance(top, Ask):
            return top.options(self.state)
        found: list[Option] = top.options(self.state, top.waiting()[0])
        return found

    def play(self, option: Option, stops: Stops = NOWHERE) -> None:
        """Carries out one of the listed options, and what follows by itself."""
        state = self.state
        stack = state.stack
        top = stack[-1]
        if isinstance(top, Ask):
            stack.pop()
            top.resolve(state, option, self.dealer)
        else:
            answered = top.with_answer(option.seat, (option.verb.name, *option.args))
            if answered.waiting():
                stack[-1] = answered
                return
            stack.pop()
            pairs = zip(answered.seats, answered.answers, strict=True)
            answered.resolve(state, {seat: answer for seat, answer in pairs if answer is not None}, self.dealer)
        settle_until(state, self.dealer, stops)

    def go_on(self, stops: Stops = NOWHERE) -> None:
        """Leaves the point where it stopped."""
        if self.paused:
            settle_until(self.state, self.dealer, stops, leaving=True)

    def clone(self, rng: Random | None = None) -> World:
        """A copy; with ``rng``, its chance is fresh."""
        chance = self.dealer.chance.twin() if rng is None else Sampled(rng)
        return World(self.game, self.setup, self.state.clone(), chance)

    def imagined(self, seat: int, rng: Random) -> World:
        """A world that this seat could be in, whose branches share their luck."""
        return World(self.game, self.setup, concealed(self.game, self.state, seat, rng), Shared(rng.getrandbits(64)))

    def scores(self) -> list[int]:
        """Points now, one per seat, automas after the deciding seats."""
        return [standing.total for standing in self.game.standings(self.state)]

    def value(self, seat: int) -> float:
        """A seat's prospects, as simple bots see them."""
        return self.game.value(self.state, seat)

    def hash(self) -> str:
        return state_hash(self.state, self.game.standings(self.state))


def concealed(game: AnyGame, state: Any, seat: int | None, rng: Random) -> Any:
    """A state that this seat could be sitting in front of: what it cannot know is drawn anew."""
    guess = state.clone()
    game.conceal(guess, seat, rng)
    if guess.stack and isinstance(top := guess.stack[-1], AskTogether):
        guess.stack[-1] = top.guessed(guess, seat, rng)
    return guess
