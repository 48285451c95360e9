"""A game as a PettingZoo AEC environment: every seat that decides is an agent.

The seats are asked in the order of the rules. Where several choose at once they come one after another in seat order,
and none sees what another has sealed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

import greathall
from greathall.core.errors import IllegalChoice, SetupError
from greathall.core.registry import find
from greathall.core.table.world import World
from greathall.lab.rl.observation import Observer, Seen, options_for
from greathall.lab.rl.reward import check_kind, outcome_of, rewards

USUAL_SEATS = 3


class GreathallEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """``agents`` are ``seat_0``, ``seat_1`` and so on; an automa is part of the environment."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **variants: str,
    ) -> None:
        super().__init__()
        found = find(game)
        if render_mode not in (None, "ansi"):
            raise SetupError(f"a position is rendered as 'ansi' only, not as {render_mode!r}")
        self.game = found
        self.render_mode = render_mode
        self.reward = check_kind(reward)
        self.setup = found.make_setup(usual_seats(found.seats) if seats is None else seats, variants, None, None)
        self.metadata = {**GreathallEnv.metadata, "name": f"greathall_{game}_v0"}
        self.observer = Observer(game)
        self.actions = self.observer.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._limit = found.max_plies(self.setup)
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is the game of ``greathall.new(..., seed=seed)``, and those after it follow."""
        if seed is None:
            self.seed = str(self._rng.getrandbits(63))
        else:
            self._rng.seed(seed)
            self.seed = str(seed)
        chosen: dict[str, Any] = dict(self.setup.variants)
        table = greathall.new(self.game.id, seats=self.setup.seats, seed=self.seed, **chosen)
        self.world: World = table.lean()
        self.plies = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        own = self._options if agent == self._asked else options_for(self.world.state, seat)
        return self.observer.see(self.world.state, seat, own)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = None if action is None else self.actions.option(self._options, int(action))
        if chosen is None:
            raise IllegalChoice(f"{agent} may not choose {action!r} now: the action mask says what it may")
        self._cumulative_rewards[agent] = 0.0
        self.world.play(chosen)
        self.plies += 1
        self._ask_next()
        if self.world.over:
            self._end()
            self._accumulate_rewards()

    def _ask_next(self) -> None:
        world = self.world
        if world.over or self.plies >= self._limit:
            self.truncations = dict.fromkeys(self.agents, not world.over)
            self._asked, self._options = "", []
            self.agent_selection = self.agents[0]
            return
        self._options = world.options()
        self._asked = self.agent_selection = self.possible_agents[world.seat]

    def _end(self) -> None:
        outcome = outcome_of(self.game, self.setup, self.world.state)
        found = rewards(outcome, self.game, self.setup, self.reward)
        self.rewards = dict(zip(self.agents, found, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"place": outcome.places[seat], "points": outcome.totals[seat]}

    def option(self, action: int) -> greathall.Option | None:
        """What an action means for the agent that is asked now."""
        return self.actions.option(self._options, action)

    def render(self) -> str | None:
        """How it stands, in a line or two."""
        if self.render_mode is None:
            return None
        points = ", ".join(f"{agent} {score}" for agent, score in self._points())
        asked = f"{self._asked}: {self.world.state.stack[-1].kind}" if self._asked else "the game is over"
        return f"{self.game.id}, ply {self.plies}: {points}\n{asked}"

    def _points(self) -> list[tuple[str, int]]:
        names = [*self.possible_agents, *(f"automa_{n}" for n in range(5))]
        return list(zip(names, self.world.scores(), strict=False))

    def close(self) -> None:
        """Nothing is open."""


def usual_seats(possible: range) -> int:
    return min(max(USUAL_SEATS, possible[0]), possible[-1])
