"""Before a choice that cannot be taken back, one can be asked whether one is sure."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.core.registry import find
from greathall.server import answers, log
from greathall.server.botpool import BotPool
from greathall.server.foresight import final
from greathall.server.log import Header, Place
from greathall.server.sitting import Sitting
from tests.server.house import bot, house, mine, run

SECRET = "5e" * 32


def sitting_of(game: str, *kinds: str) -> Sitting:
    places = tuple(Place(kind, kind, bot="random" if kind == "bot" else "", taken=True) for kind in kinds)
    found = find(game)
    header = Header(found.id, found.rules_version, greathall.__version__, {}, places)
    sitting = Sitting(header, SECRET)
    sitting.apply(log.Start(tuple(found.colours[: len(kinds)])), 0)
    return sitting


def foresee(sitting: Sitting, choice: str) -> bool:
    return run(final(sitting, choice, BotPool(1)))


def settle(sitting: Sitting) -> None:
    while (entry := answers.automatic(sitting)) is not None:
        sitting.apply(entry, 0)


@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
def test_what_is_not_called_final_can_be_taken_back(game: str) -> None:
    sitting = sitting_of(game, "person", "person", "person")
    rng = Random(4)
    told = {True: 0, False: 0}
    for _ in range(250):
        settle(sitting)
        if sitting.over:
            break
        option = rng.choice(rng.choice(sitting.decisions).options)
        before = sitting.playing.hash()
        foreseen = foresee(sitting, option.notation)
        assert sitting.playing.hash() == before, "looking ahead changes nothing"
        sitting.apply(log.Choose(option.notation), 0)
        settle(sitting)
        told[foreseen] += 1
        kept = not sitting.over and sitting.playing.can_undo(option.seat)
        assert kept or foreseen, f"{option.notation} cannot be taken back, and nothing was said"
    assert all(told.values()), f"one answer was never given: {told}"


def test_before_a_bot_moves_everything_is_final() -> None:
    sitting = sitting_of("castle", "person", "bot")
    choice = sitting.decisions[0].options[0].notation
    assert foresee(sitting, choice)
    assert not foresee(sitting_of("castle", "person", "person"), choice)


def test_what_may_not_be_chosen_is_not_final() -> None:
    sitting = sitting_of("castle", "person", "bot")
    for choice in ("s0 fly away", "nonsense", "s1 choose trader", "s7 choose trader"):
        assert not foresee(sitting, choice)


def test_an_unsure_choice_is_only_played_when_it_can_be_taken_back(tmp_path: Path) -> None:
    async def main() -> None:
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

    run(main())
