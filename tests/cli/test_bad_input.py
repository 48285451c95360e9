"""Whatever is typed: a clear sentence, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.cli.main import main
from tests.cli.script import Run

WRONG = [
    ("dance", "invalid choice: 'dance'"),
    ("games --lang xx", "invalid choice: 'xx'"),
    ("play chess", "there is no game 'chess'; there are: castle"),
    ("play castle --seats many", "must be a whole number, got 'many'"),
    ("play castle --seats 9", "castle: 2 to 4 seats, got 9"),
    ("play castle --seats 1", "castle: 2 to 4 seats, got 1"),
    ("play castle --seats 3 --who me,random", "--who names 2, --seats says 3"),
    ("play castle --who me,clever", "--who: nobody is called 'clever'; possible: me, random, greedy, novice"),
    ("play castle --season autumn", "variant 'season' is one of summer, winter; got 'autumn'"),
    ("play castle --wether good", "unrecognized arguments: --wether good"),
    ("play castle --names A,A", "two players cannot have the same name"),
    ("play castle --names A,B,C,D --seats 3", "--names gives 4 names for 3 seats"),
    ("play castle --components nowhere.toml", "overlay nowhere.toml: No such file or directory"),
    ("play castle --components bad.toml", "overlay bad.toml:"),
    ("play castle --components odd.toml", "there is no building 'ballroom', and ids cannot be added"),
    ("play castle --components types.toml", "building 'well', field 'cost': expected int, got 'dear'"),
    ("play --resume nowhere.json", "nowhere.json: No such file or directory"),
    ("play --resume bad.toml", "bad.toml: not a save"),
    ("play castle --resume bad.toml", "game cannot be changed"),
    ("play --season winter --resume bad.toml", "season cannot be changed"),
    ("play --resume list.json", "list.json: not a save"),
    ("play --resume half.json", "half.json: not a save of schema"),
    ("simulate", "the following arguments are required: GAME"),
    ("simulate chess", "there is no game 'chess'"),
    ("simulate castle --games 0", "must be a number above 0, got '0'"),
    ("simulate castle --jobs -1", "must be a number above 0, got '-1'"),
    ("simulate castle --bot me", "there is no bot 'me'"),
    ("simulate castle --who me,random", "nobody is called 'me'"),
    ("simulate castle --bot random --who random,random", "give one of them"),
    ("simulate castle --seats 7", "castle: 2 to 4 seats, got 7"),
    ("replay nowhere.txt", "nowhere.txt: No such file or directory"),
    ("replay bad.toml", "bad.toml: line 1: this is no record"),
    ("replay picture.png", "picture.png: not a text file"),
    ("rules", "the following arguments are required: GAME"),
    ("rules chess", "there is no game 'chess'"),
    ("components castle furniture", "no components of kind 'furniture'; there are: resource"),
    ("components castle building ballroom", "there is no building 'ballroom'; there are: tower_1"),
    ("components chess", "there is no game 'chess'"),
    ("bench --measure beauty", "--measure is of"),
]


@pytest.mark.parametrize(("line", "said"), WRONG, ids=[line for line, _ in WRONG])
def test_what_is_wrong_is_said(run: Run, tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / "bad.toml").write_text("[building.well\n", encoding="utf-8")
    (tmp_path / "odd.toml").write_text("[building.ballroom]\ncost = 1\n", encoding="utf-8")
    (tmp_path / "types.toml").write_text('[building.well]\ncost = "dear"\n', encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "half.json").write_text('{"format": "greathall sitting 1"}', encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    code, told, errors = run(*line.split())
    assert code == 2
    assert told == ""
    assert said in " ".join(errors.split())
    assert "Traceback" not in errors


def test_a_reader_who_has_seen_enough_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(args: object) -> int:
        raise BrokenPipeError

    monkeypatch.setattr("greathall.cli.games.run", gone)
    monkeypatch.setattr("sys.stderr", open("/dev/null", "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    assert main(["games"]) == 0


def test_an_interrupt_is_told_to_the_shell(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("greathall.cli.games.run", interrupted)
    assert run("games")[0] == 130
