"""How often events of Crusader Kings come to nothing: what counts as a miss, and what the command says of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.core.speech.events import Event
from greathall.games.crusaders import log_words as log
from greathall.lab.misses import Resolved, markdown, resolutions, run, shares, too_often


def hit(event: str, *told: Event) -> list[Event]:
    return [Event(log.EVENT_TARGET, (event, 0), None), *told]


def test_an_event_misses_when_it_is_ignored_idle_or_tells_nothing() -> None:
    gained = Event(log.GAINED, (0, 2), None)
    story = [
        *hit("gift", gained),
        Event(log.REVEALED, (1, "war", "feud"), None),
        Event(log.EVENT_IGNORED, ("feud",), None),
        *hit("plague", gained, Event(log.EVENT_IDLE, ("plague", 0), None)),
        Event(log.TURN, (2,), None),
        Event(log.EVENT_TARGET, ("tax", 1), None),  # an AI dynasty
        *hit("silence"),
    ]
    assert list(resolutions(story)) == [
        ("gift", 0, False),
        ("feud", 0, True),
        ("plague", 0, True),
        ("tax", 1, True),
        ("silence", 0, True),
    ]


def test_the_worst_comes_first_and_a_quarter_is_allowed() -> None:
    games = [
        Resolved(
            code="now",
            number=n,
            seats=2,
            resolved={"gift": 2, "feud": 1},
            missed={"gift": n, "feud": n},
            ai_resolved={"feud": 1, "raid": 1},
            ai_missed={"raid": 1},
        )
        for n in range(2)
    ]
    found = shares(games)
    assert found == {"feud": (2, 1), "gift": (4, 1)}
    assert list(found) == ["feud", "gift"]
    assert too_often(found) == ["feud"]
    text = markdown(games)
    assert "| feud | 2 | 1 | 50.0% | 4 | 1 | 25.0% |" in text
    assert "| raid | 0 | 0 | - | 2 | 2 | 100.0% |" in text


def test_ai_dynasties_are_counted_only_on_request() -> None:
    game = Resolved(
        code="now",
        number=0,
        seats=1,
        resolved={"feud": 3},
        missed={"feud": 1},
        ai_resolved={"feud": 1, "raid": 4},
        ai_missed={"raid": 2},
    )
    assert too_often(shares([game])) == ["feud"]
    assert too_often(shares([game], ai=True)) == ["raid"]


@pytest.mark.slow
def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(["--games", "1", "--seats", "1", "--dir", str(tmp_path)])
    first = (tmp_path / "misses.jsonl").read_text(encoding="utf-8")
    run(["--games", "2", "--seats", "1", "--dir", str(tmp_path)])
    both = (tmp_path / "misses.jsonl").read_text(encoding="utf-8")
    assert both.startswith(first)
    assert both.count("\n") == 2
    assert (tmp_path / "misses.md").read_text(encoding="utf-8").startswith("# Events that come to nothing")
