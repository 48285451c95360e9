"""What a choice is said to bring is what it then brings, and follows from what its seat may know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.core.table.preview import Preview, previews
from greathall.core.table.table import Table
from tests.conformance.tables import Config, one_per_seat_count, plain, random_plies

EVERY = 7
"""Of the plies of a random game: previews try each option in several worlds."""
PLAYED = 200
"""Times that a choice is carried out to see how often what happens."""


def positions(config: Config, seed: int, limit: int = 250) -> list[Table]:
    """Copies of a random game, wherever somebody chooses alone."""
    plies = (table for table in random_plies(config.new(seed), Random(seed), limit) if not table.over)
    return [table.clone() for table in plies if table.ply % EVERY == 0 and len(table.decisions) == 1]


def played(table: Table, preview: Preview) -> Table:
    """The table after the choice, and after what its seat then has to do, as far as foresight went."""
    seat = preview.option.seat
    after = table.clone()
    after.play(preview.option)
    while len(told(after, table.ply, seat)) < len(preview.events):
        decision = after.decision_of(seat)
        assert decision is not None, "foresight went further than the game"
        assert len(decision.options) == 1, "foresight took a choice from the seat"
        after.play(decision.options[0])
    return after


def told(table: Table, since: int, seat: int) -> list[Event]:
    return [event for _, event in table.events(since, seat)]


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_what_is_certain_happens(config: Config) -> None:
    checked: Counter[str] = Counter()
    for table in positions(config, 41):
        seat = table.decisions[0].seat
        for preview in previews(table, seat):
            after = played(table, preview)
            assert told(after, table.ply, seat)[: len(preview.events)] == preview.events, preview.option
            if preview.until == "asked":
                gained = [b - a for a, b in zip(table.scores(), after.scores(), strict=True)]
                assert {i: n for i, n in enumerate(gained) if n} == preview.points, preview.option
            checked[preview.until] += 1
    assert checked["asked"] + checked["turn"] > 0


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_preview_follows_from_what_the_seat_may_know(config: Config) -> None:
    for table in positions(config, 42, limit=120)[::2]:
        seat = table.decisions[0].seat
        elsewhere = table.sample_world(seat, Random(table.ply))
        assert shown(elsewhere, seat) == shown(table, seat)


def shown(table: Table, seat: int) -> str:
    return plain([preview.to_dict() for preview in previews(table, seat)])


@pytest.mark.parametrize("game", ["crusaders", "paladins", "viscounts"])
def test_odds_are_how_often_it_happens(game: str) -> None:
    """In Castle nothing that a seat chooses by itself is decided by chance."""
    compared = 0
    for table in positions(Config(game, 3, ()), 43):
        seat = table.decisions[0].seat
        for preview in previews(table, seat):
            if compared >= 8 or not preview.prospects:
                continue
            compared += 1
            happened = frequencies(table, preview)
            for share, event in preview.prospects:
                # A share of sixty tries is off by a quarter once in ten thousand.
                assert abs(happened[event] / PLAYED - share) < 0.25, (event, share, happened[event] / PLAYED)
    assert compared > 0


def frequencies(table: Table, preview: Preview) -> Counter[Event]:
    """What really follows from the choice, in games that the seat could be in."""
    found: Counter[Event] = Counter()
    rng = Random(44)
    for _ in range(PLAYED):
        world = table.sample_world(preview.option.seat, rng)
        world._dealer.quiet = False
        forced: Option | None = preview.option
        while forced is not None:
            world.play(forced)
            next_asked = world.decision_of(preview.option.seat)
            forced = next_asked.options[0] if next_asked and len(next_asked.options) == 1 else None
        found.update(dict.fromkeys(told(world, table.ply, preview.option.seat), 1))
    return found


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_nothing_changes_by_looking(config: Config) -> None:
    for table in positions(config, 45, limit=60):
        before = table.hash(), table.ply
        previews(table, table.decisions[0].seat)
        assert (table.hash(), table.ply) == before
