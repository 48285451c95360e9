"""The words by which the browser knows a game's questions, choices, events and reasons are that game's own.

TypeScript holds most of them to the union over all games; here every literal is held to its own game's contract.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from greathall.core.registry import find
from greathall.core.rules.steps import steps_of
from greathall.core.table.table import CORE
from greathall.games import GAMES
from greathall.lab.types.write import all_files, stale
from tests.browser.conftest import WEB

SRC = WEB / "src"
OF_OTHERS = {"automa", "bot", "person"}
"""Kinds of seats, which are no words of a game."""
COMPARED = re.compile(r'\b(?P<of>\w+)?\??\.?\bkind [!=]== "(?P<word>[\w-]+)"')
SWITCHED = re.compile(r"^( *)switch \((?:\w+\.)?kind\) \{(?P<body>.*?)^\1\}", re.DOTALL | re.MULTILINE)
SPOKEN = re.compile(r"\b(?P<game>[a-z]+)-(?P<role>do|ask|event|why)-(?P<word>[a-z][\w-]*)")


class Used(NamedTuple):
    """A literal of the browser, and where it stands."""

    word: str
    file: str


def contract(game: str) -> dict[str, set[str]]:
    """A game's words by the part of a message id that leads to them."""
    found = find(game)
    return {
        "do": set(found.words.verbs),
        "ask": {kind for kind, step in steps_of(found.package).items() if step.asks},
        "event": set(found.words.events),
        "why": set(found.words.reasons),
    }


def sources(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".ts", ".svelte") and file.name not in ("wire.ts", "contract.ts"):
            yield file.relative_to(SRC).as_posix(), file.read_text(encoding="utf-8")


def kinds_in(text: str) -> set[str]:
    """The kinds of questions and choices that a source names: compared with, or switched by."""
    holders = {"decision", "option", "advised", None if "{ kind, params }" in text else "option"}
    compared = {found["word"] for found in COMPARED.finditer(text) if found["of"] in holders}
    switched = {word for found in SWITCHED.finditer(text) for word in re.findall(r'case "([\w-]+)"', found["body"])}
    return (compared | switched) - OF_OTHERS


def strange_messages(text: str) -> set[str]:
    """Message ids that speak of a word that their game does not have."""
    found = [match for match in SPOKEN.finditer(text) if match["game"] in GAMES]
    return {match[0] for match in found if match["word"] not in contract(match["game"])[match["role"]]}


@pytest.mark.parametrize("game", GAMES)
def test_kinds_are_those_of_the_game(game: str) -> None:
    known = contract(game)
    used = {Used(word, file) for file, text in sources(SRC / "games" / game) for word in kinds_in(text)}
    assert used, "a board that asks for no kind at all would make this test say nothing"
    assert {one for one in used if one.word not in known["do"] | known["ask"]} == set()


def test_messages_speak_of_words_that_their_game_has() -> None:
    assert {file: strange for file, text in sources(SRC) if (strange := strange_messages(text))} == {}


def test_a_wrong_word_would_be_noticed() -> None:
    text = """
      if (picker.decision?.kind === "buy-pieces") return; // one letter too many
      switch (option.kind) {
        case "biuld":
          return speaker.say("castle-why-no-talers");
      }
    """
    known = contract("castle")
    assert kinds_in(text) - known["do"] - known["ask"] == {"buy-pieces", "biuld"}
    assert strange_messages(text) == {"castle-why-no-talers"}


def test_the_browser_has_the_types_of_today() -> None:
    assert stale(SRC) == []


def test_every_word_of_a_game_is_in_its_file_of_types() -> None:
    files = {file.path: file.text for file in all_files(SRC)}
    for game in GAMES:
        told = set(re.findall(r'^  \| "([\w-]+)"', files[f"games/{game}/wire.ts"], re.MULTILINE))
        assert told == set().union(*contract(game).values())
    assert all(f'"{event}"' in files["lib/server/contract.ts"] for event in CORE.events)
