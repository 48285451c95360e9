"""Where a net comes from, and which tables it can play at."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from greathall.bots.net.goal import Goal
from greathall.core.errors import GreathallError
from greathall.core.game import AnyGame
from greathall.core.reference.versions import data_hash


class NetError(GreathallError):
    """A net that cannot be read, or that was made for something else."""


@dataclass(frozen=True, slots=True)
class About:
    """How a net was made. It plays by the rules and the features it learned from, and by no others."""

    game: str
    seats: int
    variants: dict[str, str]
    """Where it is not each one's turn in training: a variant by name, its choice."""
    rules_version: int
    data: str
    """The hash of the components; with corrected ones a net plays, but nobody has measured how well."""
    features_version: int
    features: str
    goal: Goal
    spread: float
    """How far results lie apart, in points: what is a small difference between two options."""
    games: int
    command: str
    date: str

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "goal": self.goal.value}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> About:
        """Raises KeyError, TypeError or ValueError where something is missing."""
        found = {field.name: told[field.name] for field in fields(cls)}
        return cls(**{**found, "goal": Goal(found["goal"])})

    def check(self, game: AnyGame, where: str) -> None:
        """Refuses to play a game, or rules, or features, that the net knows nothing of."""
        if self.game != game.id:
            raise NetError(f"{where}: a net for {self.game}, not for {game.id}")
        if self.rules_version != game.rules_version:
            raise NetError(
                f"{where}: made for rules {self.rules_version} of {game.id}, which plays by {game.rules_version} now; "
                f"train it anew: greathall train {game.id} --seats {self.seats}"
            )
        if (self.features_version, self.features) != (game.features_version, names_hash(game)):
            raise NetError(
                f"{where}: made for other features of {game.id} (version {self.features_version}, now "
                f"{game.features_version}); train it anew: greathall train {game.id} --seats {self.seats}"
            )

    def measured(self, game: AnyGame, overlaid: bool) -> bool:
        """Whether what is known of the net's strength holds: the components are those it was trained with."""
        return not overlaid and self.data == data_hash(game.package)


def names_hash(game: AnyGame) -> str:
    """Of the features' names in their order."""
    return hashlib.sha256("\n".join(game.feature_names).encode()).hexdigest()[:16]
