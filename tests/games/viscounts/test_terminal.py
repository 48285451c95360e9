"""The kingdom in the terminal: it fits 80 columns and shows what the view holds."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import greathall
from greathall.cli.table.board import board
from greathall.cli.table.seating import people
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.viscounts.state import Viscounts


def drawn(table: greathall.Table, seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    paper = io.StringIO()
    speaker = Speaker(lang, "viscounts", people(table, lang))
    Console(file=paper, width=width, no_color=True).print(board(table, seat, speaker))
    return paper.getvalue().splitlines()


def played(plies: int, seats: int = 4) -> greathall.Table:
    table = greathall.new("viscounts", seats=seats, seed=4)
    rng = Random(4)
    while table.ply < plies and not table.over:
        table.play(rng.choice(table.decisions[0].options))
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("plies", "seats"), [(0, 4), (3, 2), (90, 3), (250, 4), (60, 1), (10_000, 1)])
def test_eighty_columns_are_enough(lang: str, plies: int, seats: int) -> None:
    table = played(plies, seats)
    for seat in (None, 0):
        lines = drawn(table, seat, lang)
        assert max(map(len, lines)) <= 80
        assert not any("…" in line for line in lines)


def test_the_own_hand_is_shown_and_no_other() -> None:
    table = played(120)
    state = table.state
    assert isinstance(state, Viscounts)
    speaker = Speaker("en", "viscounts", people(table, "en"))
    for seat in range(4):
        lines = drawn(table, seat, width=200)
        start = lines.index("  Hand:") + 1
        hand = state.players[seat].hand
        for line, card in zip(lines[start : start + len(hand)], hand, strict=True):
            assert speaker.name(f"townsfolk:{card}") in line
        assert lines.count("  Hand:") == 1
    assert not any(line.startswith("  Hand:") for line in drawn(table, None, width=200))


def test_goods_stand_where_the_state_has_them() -> None:
    table = played(120)
    state = table.state
    assert isinstance(state, Viscounts)
    state.players[1].silver, state.players[1].gold = 17, 9
    row = next(line for line in drawn(table, 0) if "Blue" in line and "→←" in line)
    assert " 17 " in row
    assert " 9 " in row
