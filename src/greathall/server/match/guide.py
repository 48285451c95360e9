"""Guided first rounds: a script beside each game says what is dealt, what is played and what is explained.

A guided table is an ordinary one whose secret comes from the script, so that chance is known. While every ply is the
script's, the other seats follow it too; whoever leaves it plays on against bots.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from greathall.core.registry import find
from greathall.core.speech.options import Option
from greathall.server.match.start import check_game
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import GuideStep

if TYPE_CHECKING:
    from greathall.server.match.match import Match

FILE = "guide.toml"


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    seats: int
    step: tuple[GuideStep, ...]
    variants: dict[str, str] = {}

    @property
    def choices(self) -> list[str]:
        """Every ply of the round, in order."""
        return [step.choice for step in self.step if step.choice]


@cache
def _script(game: str) -> Script | None:
    file = resources.files(find(game).package) / FILE
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)


def has_script(game: str) -> bool:
    return _script(game) is not None


def script_of(game: str) -> Script:
    script = _script(check_game(game))
    if script is None:
        raise Refused("no-guide", f"there is no guided round of {game}", 404)
    return script


def followed(match: Match) -> int | None:
    """How many plies of the script have been played; None where there is none, or another way was taken."""
    if not match.header.guided or match.table is None:
        return None
    script = _script(match.header.game)
    choices = script.choices if script is not None else []
    if match.table.ply > len(choices):
        return None
    played = [node.option.notation if node.option else "" for node in match.table.plies[1:]]
    return len(played) if played == choices[: len(played)] else None


def scripted(match: Match) -> bool:
    """Whether the script says what comes next, so that no bot has to think."""
    return _next(match) is not None


def answer(match: Match) -> Option | None:
    """What the script plays for another seat now."""
    option = _next(match)
    return option if option is not None and match.played_by(option.seat) else None


def _next(match: Match) -> Option | None:
    """The script's next ply, while it is one that may be chosen: rules may have changed since the table was made."""
    count = followed(match)
    script = _script(match.header.game)
    if count is None or script is None or count == len(script.choices):
        return None
    option = match.game.words.parse(script.choices[count])
    decision = match.decision_of(option.seat)
    return option if decision is not None and option in decision.options else None
