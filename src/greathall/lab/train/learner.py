"""The net while it learns: weights, their moments (Adam, Kingma and Ba 2015), and the games it remembers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from greathall.bots.net.about import About
from greathall.bots.net.net import Floats, Net
from greathall.lab.train.lesson import Played

HIDDEN = 64
RATE, DECAY = 1e-3, 0.1
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
BATCH = 256
REMEMBERED, REMEMBERED_GAMES = 150_000, 500
"""Positions that are learned from again, and of how many of the latest games: how games end that were played much worse
says little of how they could end (Paladins stood still until the first games were forgotten)."""
BELIEF = 0.95
"""How much of a position's target is how the game ended, and how much what the net thought a little later: a
TD(lambda) return keeps the noise of a whole game out of every position of it. With less, nothing of the end of a long
game reached its beginning (Paladins, 150 positions)."""


class Learner:
    def __init__(self, width: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.mean, self.spread = 0.0, 0.0
        self.weights: list[Floats] = [
            (rng.standard_normal((width, HIDDEN)) / np.sqrt(width)).astype(np.float32),
            np.zeros(HIDDEN, dtype=np.float32),
            (rng.standard_normal(HIDDEN) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self.moments = [np.zeros_like(one) for one in (*self.weights, *self.weights)]
        self.steps = 0
        self.features: NDArray[np.float16] = np.zeros((0, width), dtype=np.float16)
        self.targets = np.zeros(0, dtype=np.float32)

    def begin_with(self, net: Net) -> None:
        """Goes on from what another course learned."""
        self.spread = net.spread
        bias = np.array([net.output_bias / net.spread], dtype=np.float32)
        self.weights = [
            net.hidden_weights.copy(),
            net.hidden_bias.copy(),
            net.output_weights / np.float32(net.spread),
            bias,
        ]

    # What is learned from

    def remember(self, games: Iterable[Played]) -> None:
        """Takes games in; the oldest ones are forgotten."""
        games = list(games)
        if not self.spread:
            results = np.concatenate([game.result for game in games])
            self.mean, self.spread = float(results.mean()), float(results.std()) or 1.0
        found = [self._targets(game) for game in games]
        flat = [game.features.reshape(-1, game.features.shape[-1]) for game in games]
        rows = sum(len(one) for one in found)
        kept = min(REMEMBERED, rows * max(REMEMBERED_GAMES, len(games)) // len(games))
        self.features = np.concatenate([self.features, *flat])[-kept:]
        self.targets = np.concatenate([self.targets, *found])[-kept:]

    def _targets(self, game: Played) -> Floats:
        """What should have been foreseen, position by position, in units of the spread."""
        length, seats, width = game.features.shape
        result = (game.result - self.mean) / self.spread
        targets = np.empty((length, seats), dtype=np.float32)
        if not self.steps:
            targets[:] = result
            return targets.reshape(-1)
        thought = self._forward(game.features.reshape(-1, width).astype(np.float32))[1].reshape(length, seats)
        later = result
        for i in range(length - 1, -1, -1):
            targets[i] = later
            later = BELIEF * later + (1 - BELIEF) * thought[i]
        return targets.reshape(-1)

    # Learning

    def learn(self, passes: int) -> float:
        """Goes over everything remembered; returns by how many points it was wrong in the last pass."""
        count = len(self.targets)
        wrong = 0.0
        for _ in range(passes):
            order = self.rng.permutation(count)
            squares = 0.0
            for start in range(0, count, BATCH):
                rows = order[start : start + BATCH]
                squares += self._step(self.features[rows].astype(np.float32), self.targets[rows])
            wrong = (squares / max(1, count)) ** 0.5
        return wrong * self.spread

    def _forward(self, features: Floats) -> tuple[Floats, Floats]:
        hidden_weights, hidden_bias, output_weights, output_bias = self.weights
        hidden = np.maximum(features @ hidden_weights + hidden_bias, 0.0)
        return hidden, hidden @ output_weights + output_bias

    def _step(self, features: Floats, targets: Floats) -> float:
        """One step down the slope of the squared error; returns the sum of squares before it."""
        hidden, told = self._forward(features)
        error = told - targets
        slope = error / len(error)
        back = np.outer(slope, self.weights[2]) * (hidden > 0)
        slopes = [features.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(keepdims=True)]
        self.steps += 1
        count = len(self.weights)
        rate = RATE * (1 - SECOND_MOMENT**self.steps) ** 0.5 / (1 - FIRST_MOMENT**self.steps)
        for i, down in enumerate(slopes):
            weight, first, second = self.weights[i], self.moments[i], self.moments[i + count]
            first += (1 - FIRST_MOMENT) * (down - first)
            second += (1 - SECOND_MOMENT) * (down * down - second)
            weight -= rate * first / (np.sqrt(second) + TINY) + RATE * DECAY * weight
        return float(error @ error)

    def net(self, about: About) -> Net:
        """As it is now, in points."""
        hidden_weights, hidden_bias, output_weights, output_bias = self.weights
        return Net(
            about,
            hidden_weights.copy(),
            hidden_bias.copy(),
            output_weights * np.float32(self.spread),
            float(output_bias[0]) * self.spread + self.mean,
        )

    # To go on another day

    def save(self, path: Path) -> None:
        kept = {f"weight{i}": one for i, one in enumerate(self.weights)}
        kept |= {f"moment{i}": one for i, one in enumerate(self.moments)}
        figures = np.array([self.mean, self.spread, self.steps])
        beside = path.with_name(path.name + ".new")
        with beside.open("wb") as file:
            np.savez(file, figures=figures, features=self.features, targets=self.targets, **kept)  # type: ignore[arg-type]
        beside.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path, allow_pickle=False) as told:
            self.mean, self.spread = float(told["figures"][0]), float(told["figures"][1])
            self.steps = int(told["figures"][2])
            self.features, self.targets = told["features"], told["targets"]
            self.weights = [told[f"weight{i}"] for i in range(len(self.weights))]
            self.moments = [told[f"moment{i}"] for i in range(len(self.moments))]
