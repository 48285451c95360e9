"""No choice is taken from a player silently: whatever happens without a question is listed, with the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall
from greathall.core.registry import find
from greathall.core.rules.steps import steps_of
from greathall.core.speech.text import Speaker
from tests.conformance.tables import Config, Looks, one_per_seat_count
from tests.conformance.test_told import plies

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "automatic.md"
GAMES = [one.id for one in greathall.games()]


def listed(game: str) -> list[str]:
    """The kinds of steps in the game's table."""
    sections = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n)+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    title = Speaker("en", game).say(f"{game}-title")
    [section] = [text for heading, text in sections.items() if title.startswith(heading)]
    return re.findall(r"`([\w-]+)`", section)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_nobody_is_listed_once(game: str) -> None:
    steps, found = steps_of(find(game).package), listed(game)
    assert len(found) == len(set(found))
    assert {kind for kind, step in steps.items() if not step.asks} <= set(found)
    assert set(found) <= set(steps)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_every_question_that_answers_itself_is_listed(config: Config, looked_at: Looks) -> None:
    known = set(listed(config.game))
    looked_at.clear()
    for ply in plies(config, 7):
        skipped = {one.kind for one, legal in looked_at if len(legal) < 2 and one not in ply.asked}
        assert skipped <= known, ply.option
        looked_at.clear()
