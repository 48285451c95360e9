"""The examples run and do what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import greathall
from examples import analyse_record, guest_bot, learn_castle, play, serve, write_a_bot
from greathall.bots import make

FOLDER = Path(play.__file__).parent
SHOWN = (analyse_record, guest_bot, learn_castle, play, serve, write_a_bot)
"""Two have tests of their own: tests/lab/test_guest.py, tests/examples/test_learn_castle.py."""


def test_every_example_is_run_here() -> None:
    assert {Path(shown.__file__ or "") for shown in SHOWN} == set(FOLDER.glob("*.py"))


def test_an_example_is_a_program() -> None:
    command = [sys.executable, str(FOLDER / "play.py"), "castle", "11"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "castle-event-" in told
    assert "places {" in told


@pytest.mark.parametrize("game", [game.id for game in greathall.games()])
def test_play(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    play.main(game)
    *log, end = capsys.readouterr().out.splitlines()
    assert any(f"{game}-event-" in line for line in log)
    assert end.startswith("places {")


def test_what_else_a_table_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    play.try_things_out()
    told = capsys.readouterr().out
    assert "refused: 's0 build castle'" in told
    assert "castle.choose.architect-needs-played" in told


def test_the_bot_of_the_example_is_better_than_chance() -> None:
    assert write_a_bot.match(write_a_bot.Dreamer(), make("random"), games=2) == 2


def test_analyse_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = analyse_record.some_record()
    history = analyse_record.leaders(record)
    table = greathall.replay(record)
    assert history[-1][1] == table.scores()
    assert [ply for ply, _ in history] == sorted({ply for ply, _ in history})
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    analyse_record.main(str(file))
    assert f"did not change after ply {analyse_record.decided(history)}" in capsys.readouterr().out


def test_when_a_game_was_decided() -> None:
    assert analyse_record.decided([(0, [0, 0]), (4, [0, 3]), (6, [3, 3]), (9, [5, 3]), (12, [5, 4])]) == 6
    assert analyse_record.decided([(0, [0, 0]), (4, [0, 3]), (9, [5, 3]), (12, [5, 4])]) == 9


def test_serve(capsys: pytest.CaptureFixture[str]) -> None:
    with serve.server() as address:
        serve.main(address)
    assert capsys.readouterr().out.startswith("places {")
