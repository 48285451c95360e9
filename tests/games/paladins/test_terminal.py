"""The board in the terminal: it fits, it holds what the view holds, it needs no colours."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import greathall
from greathall.cli.table.board import board
from greathall.cli.table.seating import people
from greathall.core.speech.text import LANGUAGES, Speaker, written
from greathall.core.table.table import Table


def played(plies: int, seats: int) -> Table:
    table = greathall.new("paladins", seats=seats, seed=4)
    rng = Random(4)
    while table.ply < plies and not table.over:
        table.play(rng.choice(table.decisions[0].options))
    return table


def drawn(table: Table, seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    paper = io.StringIO()
    speaker = Speaker(lang, "paladins", people(table, lang))
    Console(file=paper, width=width, no_color=True).print(board(table, seat, speaker))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "plies"), [(1, 0), (1, 60), (2, 9), (4, 150), (4, 10_000)])
def test_eighty_columns_are_enough(lang: str, seats: int, plies: int) -> None:
    table = played(plies, seats)
    for seat in (None, 0, seats - 1):
        lines = drawn(table, seat, lang)
        assert max(map(len, lines)) <= 80
        assert not any("…" in line for line in lines)


def test_every_players_figures_are_there() -> None:
    table = played(200, 3)
    text = drawn(table, 1)
    for seat, name in enumerate(("Red", "Blue", "Green")):
        player = table.state.players[seat]
        row = next(line for line in text if line[2:].startswith(name))
        words = row.replace("(passed)", "").split()
        figures = words[words.index(name) + 1 :]
        assert figures[:3] == [written(table.scores()[seat]), str(player.silver), str(player.provisions)]
        assert figures[-3:] == [
            str(sum(player.workers)),
            str(len(player.suspicion)),
            f"{player.unpaid}/{player.paid}",
        ]


def test_only_the_own_paladins_are_shown() -> None:
    table = played(6, 2)
    top = table.state.players[0].top
    assert top
    speaker = Speaker("en", "paladins")
    line = next(line for line in drawn(table, 0) if line.startswith("Paladins"))
    assert speaker.name(f"paladin:{top}") in line
    assert not any(line.startswith("Paladins") for line in drawn(table, None))


def test_the_automa_shows_its_marker_and_workshops() -> None:
    table = played(40, 1)
    text = "\n".join(drawn(table, 0))
    assert f"[{table.state.bot.marker}]" in text
    assert "The bot’s actions" in text


def test_what_stands_on_the_own_board() -> None:
    table = played(0, 2)
    table.state.players[0].board[6] = "#lc"
    assert any("■ lab cle" in line for line in drawn(table, 0))
