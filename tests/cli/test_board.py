"""The board in the terminal: it fits, it holds what the view holds, it needs no colours."""

from __future__ import annotations

import io
from random import Random
from types import SimpleNamespace

import pytest
from rich.console import Console, RenderableType

import greathall
from greathall import Table
from greathall.cli.table import board as boards
from greathall.cli.table.board import board, tree
from greathall.cli.table.seating import people
from greathall.core.speech.text import LANGUAGES, Speaker


def drawn(thing: RenderableType, width: int) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=width, no_color=True).print(thing)
    return paper.getvalue().splitlines()


def speaker(table: Table, lang: str) -> Speaker:
    return Speaker(lang, table.game.id, people(table, lang))


def played(plies: int, seats: int = 4, seed: int = 4) -> Table:
    table = greathall.new("castle", seats=seats, seed=seed, season="winter")
    rng = Random(seed)
    while table.ply < plies and not table.over:
        table.play(rng.choice(table.decisions[0].options))
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plies", [0, 3, 40, 70, 100, 10_000])
def test_eighty_columns_are_enough(lang: str, plies: int) -> None:
    table = played(plies)
    for seat in (None, 0, 3):
        lines = drawn(board(table, seat, speaker(table, lang)), 80)
        assert max(map(len, lines)) <= 80
        assert not any("…" in line for line in lines)


def test_a_wide_terminal_shows_things_side_by_side() -> None:
    table = played(70)
    words = speaker(table, "en")
    narrow, wide = drawn(board(table, 0, words), 80), drawn(board(table, 0, words), 130)
    assert len(wide) < len(narrow) - 10
    assert any("Points" in line and "Characters" in line for line in wide)


def test_every_player_and_their_goods_are_there() -> None:
    table = played(70)
    text = drawn(board(table, 1, speaker(table, "en")), 80)
    for seat, name in enumerate(("Red", "Blue", "Yellow", "Green")):
        player = table.state.players[seat]
        row = next(line for line in text if line[2:].startswith(name))
        numbers = [int(word) for word in row.split() if word.isdecimal()]
        assert numbers == [player.total, player.talers, player.helpers, *player.pieces]
    assert any(line[2:].startswith("Blue (you)") for line in text)


def test_helpers_stand_where_the_state_has_them() -> None:
    table = played(0)
    table.state.spaces["market_1"] = 2
    table.state.carriers[0] = 3
    table.state.built = ("tower_1", "tower_2", "well")
    text = drawn(board(table, 0, speaker(table, "en")), 80)
    assert any(line.startswith("Market") and "6:Yellow  6:–" in line for line in text)
    assert any(line.startswith("At the carrier") and line.split()[3] == "Green" for line in text)
    assert any(line.startswith("Towers") and "■■□□□□□□□" in line for line in text)
    assert any(line.startswith("Well") and "■" in line for line in text)


def test_only_the_own_face_down_card_is_marked() -> None:
    table = played(0)
    player = table.state.players[0]
    player.down, player.hand = ("trader",), tuple(card for card in player.hand if card != "trader")

    def marks(seat: int) -> str:
        text = drawn(board(table, seat, speaker(table, "en")), 80)
        assert any(line.startswith("Lying face down") for line in text)
        return next(line for line in text if line.startswith("Trader"))

    assert marks(0).split() == ["Trader", "?", "·", "·", "·"]
    assert marks(1).split() == ["Trader", "·", "·", "·", "·"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lasting_winter_events_show_what_lies_on_them(lang: str) -> None:
    table = played(0)
    winter = table.state.winter
    winter.open = ("town_tavern", "granary", "frozen_beauty", "beggar")
    winter.coins, winter.innkeeper, winter.granary, winter.suitors = 2, 1, (0, 2), (3,)
    winter.gifts, winter.gift_talers = [1, 0, 2, 0, 0], 1
    words = speaker(table, lang)
    text = drawn(board(table, 0, words), 80)

    def line_of(event: str) -> str:
        return next(line for line in text if line.startswith(f"{words.name(f'winter:{event}')}: "))

    assert words.name("seat:1") in line_of("town_tavern")
    assert words.name("currency:taler", "n", 2) in line_of("town_tavern")
    assert line_of("granary").endswith(f"{words.name('seat:0')}, {words.name('seat:2')}")
    assert words.name("seat:3") in line_of("frozen_beauty")
    assert words.listing([("resource:sand", 1)], "n") in line_of("frozen_beauty")


def test_a_game_without_a_board_of_its_own_is_drawn_as_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "find_spec", lambda name: None)
    table = played(40)
    text = drawn(board(table, 0, speaker(table, "uk")), 100)
    assert text[0] == "Замок на всі часи"
    assert any(f"treasury: {table.state.treasury}" in line for line in text)


def test_a_tree_shows_nested_and_empty_things() -> None:
    view = {"board": {"a": {"b": [{"c": 1}], "d": []}, "e": None, "f": {"g": 2, "h": [1, 2]}, "i": ""}}
    words = Speaker("en", "castle")
    text = "\n".join(drawn(tree(view, words, SimpleNamespace()), 60))
    for part in ("a", "c 1", "d: –", "e: –", "g: 2", "h: 1, 2", "i: –"):
        assert part in text
