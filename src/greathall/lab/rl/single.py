"""A game as a Gymnasium environment: one seat learns, bots sit on the others."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import gymnasium
from gymnasium import spaces

import greathall
from greathall.bots import drive, make
from greathall.core.errors import SetupError
from greathall.core.registry import find
from greathall.lab.rl.aec import usual_seats
from greathall.lab.rl.observation import Observer, Seen, options_for
from greathall.lab.rl.reward import check_kind, rewards

ILLEGAL = -1.0
"""The reward of an action that may not be chosen; it also ends the game, as PettingZoo's own games do."""


class SingleEnv(gymnasium.Env[Seen, int]):
    """``against`` names a bot for every other seat, or one for all of them; ``seat`` is drawn anew unless given."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        against: str = "random",
        seat: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **variants: str,
    ) -> None:
        found = find(game)
        self.game = found
        self.render_mode = render_mode
        self.reward = check_kind(reward)
        self.setup = found.make_setup(usual_seats(found.seats) if seats is None else seats, variants, None, None)
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise SetupError(f"{game}: seats are 0 to {self.setup.seats - 1}, got {seat}")
        self._given = seat
        self.opponents = opponents(against, self.setup.seats - 1)
        self.observer = Observer(game)
        self.actions = self.observer.actions
        self.observation_space = cast("spaces.Space[Seen]", self.observer.space())
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(self.actions.size))
        self._limit = found.max_plies(self.setup)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        # All chance of a game follows from one number: the cards, the bots, and where one sits.
        number = int(self.np_random.integers(1 << 62))
        self._bots_rng = Random(number)
        self.seat = self._bots_rng.randrange(self.setup.seats) if self._given is None else self._given
        chosen: dict[str, Any] = dict(self.setup.variants)
        self.table = greathall.new(self.game.id, seats=self.setup.seats, seed=number, **chosen)
        others = [seat for seat in range(self.setup.seats) if seat != self.seat]
        self._seated = {seat: make(name) for seat, name in zip(others, self.opponents, strict=True)}
        self._let_others_play()
        return self._see(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        option = self.actions.option(self._options, int(action))
        if option is None:
            return self._see(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.table.play(option)
        self._let_others_play()
        outcome = self.table.outcome
        if outcome is not None:
            gained = rewards(outcome, self.game, self.setup, self.reward)[self.seat]
            return self._see(), gained, True, False, {**self._info(), "points": outcome.totals[self.seat]}
        return self._see(), 0.0, False, self.table.ply >= self._limit, self._info()

    def _let_others_play(self) -> None:
        drive(self.table, self._seated, self._bots_rng)
        self._options = options_for(self.table.state, self.seat)

    def _see(self) -> Seen:
        return self.observer.see(self.table.state, self.seat, self._options)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def action_masks(self) -> Any:
        """What may be chosen now: the name under which learners with masks look for it."""
        return self._see()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """How it stands, in a line."""
        if self.render_mode is None:
            return None
        return f"{self.game.id}, ply {self.table.ply}, seat {self.seat}: {self.table.scores()}"


def opponents(against: str, seats: int) -> tuple[str, ...]:
    """Who sits on the other seats; unknown names are refused here, once."""
    names = [name.strip() for name in against.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise SetupError(f"against: {seats} others sit at the table, {len(names)} are named")
    for name in names:
        make(name)
    return tuple(names)
