"""A course of training: games, learning and matches, in steps that can be stopped and taken up again."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from greathall.bots.net import file
from greathall.bots.net.about import About, NetError, names_hash
from greathall.bots.net.net import Net
from greathall.core.reference.versions import data_hash
from greathall.core.registry import find
from greathall.lab.crew import carried_out
from greathall.lab.train.learner import Learner
from greathall.lab.train.lesson import THUMB_HESITATION, Lesson, Played, Player, match, play

FIRST_SHARE = 0.4
"""Of all games, those before there is any net: by rule of thumb, and every third at random."""
FIRST_MOST = 1200
"""More of them teach nothing: a net learns most from what comes of its own mistakes."""
CHUNKS, CHUNK_GAMES = 40, 150
"""Times that the net learns from what it has played since, at least; and in a long course, after how many games: what
it believes wrongly shows in its own games only, so it has to see them soon."""
RUNGS = 8
"""Times that it has to beat what it was."""
FIRST_PASSES, PASSES = 4, 2
"""Few: the positions of one game end alike, and a net soon knows games by heart instead of positions by their worth."""
WARM, COOL = 0.02, 0.003
"""Hesitation at the beginning and at the end, as a share of the spread of results: small against what options differ
by, else play never gets going, and smaller still in the end."""
BATCH = 5
"""Games that a process plays before it reports."""

Heard = Callable[[str, int, int], None]
"""Hears what is being done, how many games of it are done and of how many."""


@dataclass(frozen=True)
class Plan:
    lesson: Lesson
    games: int
    gate: int
    """Games of a match."""
    command: str
    going_on: bool = False
    """Whether it begins with a net that has learned already."""

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def first(self) -> int:
        """Games before anything is learned: many without a net, of a net's own as many as at every other time."""
        if self.going_on:
            return max(1, min(CHUNK_GAMES, self.games // CHUNKS))
        return max(2, min(FIRST_MOST, round(self.games * FIRST_SHARE)))

    @property
    def steps(self) -> int:
        """After the first one; each has a game at least."""
        rest = self.games - self.first
        return max(1, min(max(CHUNKS, rest // CHUNK_GAMES), rest))

    def chunk(self, step: int) -> range:
        """The numbers of the games that are played in a step; step 0 comes before there is a net."""
        if step == 0:
            return range(self.first)
        rest = self.games - self.first
        return range(self.first + rest * (step - 1) // self.steps, self.first + rest * step // self.steps)

    def climbs(self, step: int) -> bool:
        """Whether the net has to beat what it was after this step."""
        return step % max(1, self.steps // RUNGS) == 0 or step == self.steps


@dataclass
class Progress:
    """How far a course has come."""

    step: int = 0
    games: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)
    """After each step: games, by how many points the net was wrong, the mean result and its hesitation."""
    rungs: list[dict[str, float]] = field(default_factory=list)
    """Matches against the net before: games, what the new one reached, what would have been even, whether it stays."""


class Course:
    """Trains one net. Everything needed to go on lies in a folder beside the file it is written to."""

    def __init__(self, plan: Plan, out: Path, jobs: int, heard: Heard, start: Net | None = None) -> None:
        self.plan = plan
        self.out = out
        self.folder = out.with_name(out.name + ".course")
        self.jobs = jobs
        self.heard = heard
        self.progress = Progress()
        self.learner = Learner(len(find(plan.lesson.game).feature_names), self._generator("weights"))
        self.start = self.best = start
        if start is not None:
            start.about.check(find(plan.lesson.game), "the net to go on from")
            self.learner.begin_with(start)
        if (self.folder / "progress.json").exists():
            self._take_up()

    def run(self) -> Progress:
        """Plays and learns what is still missing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        while self.progress.step <= self.plan.steps:
            self._step(self.progress.step)
        return self.progress

    def _step(self, step: int) -> None:
        games = self._played(step)
        self.learner.rng = self._generator(f"step {step}")
        self.learner.remember(games)
        wrong = self.learner.learn(PASSES if step else FIRST_PASSES)
        self.progress.games += len(games)
        self.progress.curve.append(
            {
                "games": self.progress.games,
                "wrong": round(wrong, 3),
                "result": round(float(np.mean([game.result.mean() for game in games])), 3),
                "best": round(float(np.mean([game.result.max() for game in games])), 3),
            }
        )
        if self.plan.climbs(step):
            self._climb(step)
        self.progress.step += 1
        self._keep()

    def _played(self, step: int) -> list[Played]:
        numbers = self.plan.chunk(step)
        found: list[Played] = []
        work = partial(play_batch, self.plan.lesson, self._player(step))
        for batch in carried_out(work, _batches(numbers), self.jobs):
            found += batch
            self.heard(f"step {step} of {self.plan.steps}", len(found), len(numbers))
        return sorted(found, key=lambda game: game.number)

    def _player(self, step: int) -> Player:
        if step == 0 and self.start is None:
            return Player(thumb=True, hesitation=THUMB_HESITATION)
        cooled = WARM * (COOL / WARM) ** (max(0, step - 1) / max(1, self.plan.steps - 1))
        net = self.learner.net(self._about())
        return Player(net, hesitation=cooled * self.learner.spread)

    def _climb(self, step: int) -> None:
        """What was learned plays a match against the last net that was kept, or at first against the rule of thumb."""
        new = self.learner.net(self._about())
        old = Player(self.best) if self.best is not None else Player(thumb=True)
        reached, even = self._match(Player(new), old)
        stays = reached > even
        self.progress.rungs.append({"games": self.progress.games, "reached": reached, "even": even, "stays": stays})
        if not stays:
            return
        self.best = new
        file.save(new, self.folder / f"rung-{step:03}.npz")
        file.save(new, self.out)

    def _match(self, new: Player, old: Player) -> tuple[float, float]:
        found: list[tuple[float, float]] = []
        work = partial(match_batch, self.plan.lesson, new, old)
        for batch in carried_out(work, _batches(range(self.plan.gate)), self.jobs):
            found += batch
            self.heard("match", len(found), self.plan.gate)
        sums = np.array(found).mean(axis=0)
        return round(float(sums[0]), 3), round(float(sums[1]), 3)

    def _about(self) -> About:
        lesson = self.plan.lesson
        game = find(lesson.game)
        return About(
            game=lesson.game,
            seats=lesson.seats,
            variants={name: str(value) for name, value in lesson.fixed.items()},
            rules_version=game.rules_version,
            data=data_hash(game.package),
            features_version=game.features_version,
            features=names_hash(game),
            goal=lesson.goal,
            spread=round(self.learner.spread, 3),
            games=self.progress.games + (self.start.about.games if self.start else 0),
            command=self.plan.command,
            date=datetime.now(UTC).date().isoformat(),
        )

    def _generator(self, name: str) -> np.random.Generator:
        return np.random.default_rng(zlib.crc32(f"{self.plan.lesson.seed}/{name}".encode()))

    # Stopping and going on

    def _keep(self) -> None:
        self.learner.save(self.folder / "learner.npz")
        told = {"plan": self.plan.to_dict(), **asdict(self.progress)}
        beside = self.folder / "progress.json.new"
        beside.write_text(json.dumps(told, indent=1), encoding="utf-8")
        beside.replace(self.folder / "progress.json")

    def _take_up(self) -> None:
        told = json.loads((self.folder / "progress.json").read_text(encoding="utf-8"))
        plan = told.pop("plan")
        if plan != json.loads(json.dumps(self.plan.to_dict())):
            raise NetError(f"{self.folder} is another course ({plan['command']}); remove it or name another file")
        self.progress = Progress(**told)
        self.learner.load(self.folder / "learner.npz")
        kept = sorted(self.folder.glob("rung-*.npz"))
        self.best = file.load(kept[-1]) if kept else self.start


def _batches(numbers: range) -> list[range]:
    return [numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH)]


def play_batch(lesson: Lesson, player: Player, numbers: Sequence[int]) -> list[Played]:
    """In the very first games every third is played at random: a net has to know bad positions too."""
    first = player.thumb
    return [play(lesson, number, Player() if first and number % 3 == 0 else player) for number in numbers]


def match_batch(lesson: Lesson, new: Player, old: Player, numbers: Sequence[int]) -> list[tuple[float, float]]:
    return [match(lesson, number, new, old) for number in numbers]
