"""Nothing happens to a seat without a line of the log that says so: what changes, what is declined, what is skipped."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from greathall.core.rules.steps import Ask, Step
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.core.table.table import Table
from tests.conformance.tables import Config, Looks, configs, one_per_seat_count

SEATS_OF = ("players", "houses")
"""Where a board lists what belongs to its seats."""
FOLLOWS = {
    "castle": {"face_down"},
    "paladins": {"chosen", "orders"},
    "viscounts": {"points"},
    "crusaders": {"laid", "used"},
}
"""What needs no line of its own: a sealed choice was told when it was made, the rest is worked out of what is told
(a king's order is named when it is revealed, points follow from pieces, a new round makes used cards usable)."""
STEPPING = {
    "castle": {"swap-no-more"},
    "crusaders": {
        *("parley", "promise", "demand", "back", "make-peace", "drop-claim", "ask-drop-claim", "counter-offer"),
        "withdraw",
    },
}
"""Choices without an argument that only lead on to the next question of the same seat: an offer being put together is
nobody's business until it is sent or dropped, a payment until it is made."""


class Ply(NamedTuple):
    """One choice, with the boards before and after it as a spectator sees them, and what was told of it."""

    table: Table
    option: Option
    before: dict[str, Any]
    after: dict[str, Any]
    events: list[Event]
    asked: list[Step[Any]]
    """What was pending before, and what is pending now."""

    @property
    def named(self) -> set[str]:
        """Every element that an event speaks of."""
        return {one for event in self.events for value in event.params.values() for one in _elements(value)}

    def names(self, seat: int) -> bool:
        return f"seat:{seat}" in self.named


def _elements(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        yield from (str(thing) for thing, _ in value)


def seen(table: Table) -> dict[str, Any]:
    board = table.view(None)["board"]
    assert isinstance(board, dict)
    return board


def plies(config: Config, seed: int) -> Iterator[Ply]:
    """A random game, choice by choice."""
    table, rng = config.new(seed), Random(seed)
    board = seen(table)
    while not table.over:
        option, ply = rng.choice(rng.choice(table.decisions).options), table.ply
        asked = list(table.state.stack)
        table.play(option)
        after = seen(table)
        told = [event for _, event in table.events(ply, None)]
        yield Ply(table, option, board, after, told, asked + table.state.stack)
        board = after


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_what_changes_before_another_seat_names_it(config: Config) -> None:
    for ply in plies(config, 3):
        for part in SEATS_OF:
            for seat, (old, new) in enumerate(zip(ply.before.get(part, ()), ply.after.get(part, ()), strict=True)):
                changed = {key for key in new if old[key] != new[key]} - FOLLOWS[config.game]
                if changed and seat != ply.option.seat:
                    assert ply.names(seat), f"{ply.option}: {changed} of seat {seat}, {ply.events}"


@pytest.mark.parametrize("config", configs(), ids=str)
def test_nobody_ends_a_choice_in_silence(config: Config) -> None:
    """A ply that tells nothing leads on to the next question of the same seat."""
    for ply in plies(config, 4):
        if not ply.events:
            assert [one.seat for one in ply.table.decisions] == [ply.option.seat], ply.option


@pytest.mark.parametrize("config", configs(), ids=str)
def test_who_declines_or_has_enough_is_named(config: Config) -> None:
    """A choice without an argument is a yes, a no or an end: the first line says whose."""
    stepping = STEPPING.get(config.game, set())
    for ply in plies(config, 5):
        if not ply.option.args and ply.option.verb.name not in stepping:
            assert ply.events, ply.option
            told = ply.events[0].params.values()
            assert f"seat:{ply.option.seat}" in told, f"{ply.option}: {ply.events}"


def _about(question: Ask[Any]) -> set[str]:
    """The event that a question of Crusader Kings belongs to."""
    scene = getattr(question, "scene", None)
    return set() if scene is None else {f"event:{scene.event}"}


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_question_that_is_skipped_is_told(config: Config, looked_at: Looks) -> None:
    """Nothing, or only one thing, to choose: the log names who was not asked, or what the question was about."""
    skipped = 0
    looked_at.clear()
    for ply in plies(config, 6):
        for question, legal in looked_at:
            if len(legal) > 1 or question in ply.asked:
                continue
            skipped += 1
            about = {one for option in legal for one in option.touches} | _about(question)
            told = ply.names(question.seat) or about & ply.named
            assert told, f"{ply.option}: {question} {legal} {ply.events}"
        looked_at.clear()
    assert skipped or config.game == "paladins"
