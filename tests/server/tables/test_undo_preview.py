"""Before a choice that cannot be taken back, one can be asked whether one is sure."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.core.errors import IllegalChoice
from greathall.core.registry import find
from greathall.core.table import hosting
from greathall.server.match import auto_answers
from greathall.server.match.log import game_entries
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from greathall.server.tables.bots import automas
from greathall.server.tables.bots.pool import BotPool
from greathall.server.tables.undo_preview import preview
from greathall.server.wire.fields import SeatKind
from tests.server.house import bot, house, mine, run

SECRET = "5e" * 32


def match_of(game: str, *kinds: SeatKind) -> Match:
    places = tuple(Place(kind, kind, bot="random" if kind == "bot" else "", taken=True) for kind in kinds)
    found = find(game)
    header = Header(found.id, found.rules_version, greathall.__version__, {}, places)
    match = Match(header, SECRET)
    match.apply(game_entries.Start(tuple(found.colours[: len(kinds)])), 0)
    return match


def foresee(match: Match, choice: str) -> bool:
    return run(preview(match, match.playing.option(choice), BotPool(1))).final


def settle(match: Match) -> None:
    while (entry := auto_answers.automatic(match)) is not None:
        match.apply(entry, 0)


@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
def test_what_is_not_called_final_can_be_taken_back(game: str) -> None:
    match = match_of(game, "person", "person", "person")
    rng = Random(4)
    told = {True: 0, False: 0}
    for _ in range(250):
        settle(match)
        if match.over:
            break
        option = rng.choice(rng.choice(match.decisions).options)
        before = match.playing.hash()
        foreseen = foresee(match, option.notation)
        assert match.playing.hash() == before, "looking ahead changes nothing"
        match.apply(game_entries.Choose(option.notation), 0)
        settle(match)
        told[foreseen] += 1
        kept = not match.over and match.playing.can_undo(option.seat)
        assert kept or foreseen, f"{option.notation} cannot be taken back, and nothing was said"
    assert all(told.values()), f"one answer was never given: {told}"


def test_before_a_bot_moves_everything_is_final() -> None:
    match = match_of("castle", "person", "bot")
    choice = match.decisions[0].options[0].notation
    assert foresee(match, choice)
    assert not foresee(match_of("castle", "person", "person"), choice)


@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
def test_the_answer_is_the_same_whatever_others_hold(game: str) -> None:
    """Who asks and then does not choose has learned nothing: not even whether the server would answer for another."""
    match = match_of(game, "person", "person", "person")
    rng = Random(9)
    for _ in range(120):
        settle(match)
        if match.over:
            break
        option = rng.choice(rng.choice(match.decisions).options)
        table, foreseen = match.playing, foresee(match, option.notation)
        for seed in (1, 2):
            match.table = hosting.imagined(table, option.seat, Random(seed))
            assert foresee(match, option.notation) == foreseen, f"{option.notation} tells what is hidden"
        match.table = table
        match.apply(game_entries.Choose(option.notation), 0)


def test_what_may_not_be_chosen_is_refused() -> None:
    match = match_of("castle", "person", "bot")
    before = match.playing.hash()
    for choice in ("s0 choose castle", "s1 choose trader", "s7 choose trader"):
        with pytest.raises(IllegalChoice):
            foresee(match, choice)
    assert match.playing.hash() == before


def test_a_choice_that_was_tried_out_is_not_played_again() -> None:
    match = match_of("castle", "person", "person")
    option = match.decisions[0].options[0]
    ahead = run(preview(match, option, BotPool(1))).played
    stood = match.playing
    entry = game_entries.Choose.of(option, ahead=ahead)
    assert run(automas.played(match, entry, BotPool(1))) is ahead
    match.apply(entry, 0, ahead)
    assert match.playing is ahead
    stood.play(option)
    assert ahead.hash() == stood.hash()
    # Once the table has gone on, what was tried out before is worth nothing.
    assert run(automas.played(match, entry, BotPool(1))) is None


async def test_an_unsure_choice_is_only_played_when_it_can_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        made = await one.table(mine(), bot())
        anna = await one.watch(made["table"], made["key"])
        choice, revision = anna.options[0], anna.seen["revision"]
        told = await anna.choose(choice, sure=False)
        assert (told["is"], told["choice"]) == ("final", choice)
        assert (await anna.send("ping"))["revision"] == revision
        assert (await anna.choose(choice))["is"] == "done"

        made = await one.table(mine(), mine("Boris"))
        anna = await one.watch(made["table"], made["key"], seat=0)
        assert (await anna.choose(anna.options[0], sure=False))["is"] == "done"
        refused = await anna.send("choose", decision="0.0", choice="s0 fly", revision=1, sure=False)
        assert refused["is"] == "error"
