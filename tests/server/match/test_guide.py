"""Guided first rounds: every script can be played as it is written, and a table follows it until somebody leaves it."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.speech.text import LANGUAGES
from greathall.core.table.table import Table
from greathall.server.match import guide
from greathall.server.match.guide import Script
from greathall.server.wire.fields import GuideStep
from tests.server.house import Client, house

GUIDED = [one.id for one in greathall.games() if guide.has_script(one.id)]
SECRET = "0c" * 32


def start(script: Script, game: str) -> Table:
    variants: dict[str, Any] = dict(script.variants)
    return greathall.new(game, seats=script.seats, seed=script.secret, **variants)


@pytest.mark.parametrize("game", GUIDED)
def test_a_script_can_be_played_to_its_end(game: str) -> None:
    script = guide.script_of(game)
    table = start(script, game)
    for step in script.step:
        if not step.choice:
            assert step.text, "a step that says nothing and does nothing"
            continue
        asked = table.decision_of(table.game.words.parse(step.choice).seat)
        assert asked is not None, f"{step.choice}: not asked now"
        if asked.seat == 0 and len(asked.options) > 1:
            assert step.text, f"the newcomer is not told why to choose '{step.choice}'"
        table.play(step.choice)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_a_script_has_words_for_every_step_and_no_others(game: str, lang: str) -> None:
    said = {f"{game}-guide-{step.text}" for step in guide.script_of(game).step if step.text} | {f"{game}-guide-done"}
    file = resources.files("greathall") / "locales" / lang / f"{game}-guide.ftl"
    known = re.findall(r"^([a-z][\w-]*) = *(\S?)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert {message for message, _ in known} == said
    assert all(begins for _, begins in known), "texts begin on the line of their id"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """A script of Castle made up for the test: whoever is asked takes the last option."""
    made = Script(SECRET, seats=2, step=(GuideStep("hello"),), variants={"season": "winter"})
    table = start(made, "castle")
    steps = [GuideStep("hello", frame="castle")]
    while table.ply < 12:
        option = table.decisions[0].options[-1]
        steps.append(GuideStep("why" if option.seat == 0 else "", choice=option.notation))
        table.play(option)
    made = Script(SECRET, 2, tuple(steps), made.variants)
    monkeypatch.setattr(guide, "_script", lambda game: made if game == "castle" else None)
    return made


async def follow(anna: Client, script: Script, plies: int) -> None:
    """Chooses what the script says until so many plies have been played."""
    while (done := anna.seen["table"]["guide"]) < plies:
        told = await anna.choose(script.choices[done])
        assert told["is"] == "done", told
        await anna.until_revision(told["revision"])


async def test_a_guided_table_follows_its_script_to_the_end(script: Script, tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as one:
            told = await one.get("api/games/castle/guide")
            assert told["steps"][0] == {"text": "hello", "frame": "castle", "choice": ""}
            made = await one.post("api/games/castle/guide", {"name": "Anna"}, expect=201)
            anna = await one.watch(made["table"], made["key"])
            assert anna.seen["table"]["guide"] == 0
            assert anna.seen["table"]["variants"]["season"] == "winter"
            await follow(anna, script, len(script.choices))
            played = one.hall.registry._live[made["table"]].match.playing
            assert played.hash() == (await after(script)).hash()
            # From here on it is a table like any other.
            await anna.choose(anna.options[0])
            await anna.until(lambda seen: seen["table"]["guide"] is None)
            await anna.until(lambda seen: seen["view"]["decision"] is not None)

    async def after(script: Script) -> Table:
        table = start(script, "castle")
        for choice in script.choices:
            table.play(choice)
        return table

    await main()


async def test_whoever_leaves_the_script_plays_on_against_bots(script: Script, tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        made = await one.post("api/games/castle/guide", {"name": "Anna"})
        anna = await one.watch(made["table"], made["key"])
        other = next(choice for choice in anna.options if choice != script.choices[0])
        await anna.choose(other)
        await anna.until(lambda seen: seen["table"]["guide"] is None and seen["view"]["ply"] > 1)


async def test_a_guided_table_survives_the_server(script: Script, tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        made = await one.post("api/games/castle/guide", {"name": "Anna"})
        anna = await one.watch(made["table"], made["key"])
        await follow(anna, script, 4)
        reached = anna.seen["table"]["guide"]
    async with house(tmp_path) as one:
        anna = await one.watch(made["table"], made["key"])
        assert anna.seen["table"]["guide"] == reached
        await follow(anna, script, len(script.choices))


async def test_a_script_that_no_longer_fits_stops_nobody(
    script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = Script(SECRET, 2, (*script.step[:2], GuideStep(choice="s1 choose nobody")), script.variants)

    async with house(tmp_path) as one:
        made = await one.post("api/games/castle/guide", {"name": "Anna"})
        monkeypatch.setattr(guide, "_script", lambda game: changed)
        anna = await one.watch(made["table"], made["key"])
        await anna.choose(script.choices[0])
        await anna.until(lambda seen: seen["view"]["ply"] > 1)


async def test_what_has_no_guide_says_so(script: Script, tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        told = await one.post("api/games/viscounts/guide", {"name": "Anna"}, expect=404)
        assert told["error"]["code"] == "no-guide"
        told = await one.post("api/games/chess/guide", {"name": "Anna"}, expect=404)
        assert told["error"]["code"] == "no-game"
        told = await one.post("api/games/castle/guide", {"name": ""}, expect=400)
        assert told["error"]["code"] == "bad-message"
