"""Bad input: a clear error that names what and where, and nothing changed."""

from __future__ import annotations

import json

import pytest

import greathall
from tests.games.paladins.scenes import Scene


@pytest.mark.parametrize("seats", [0, 5, "2", 2.0, True])
def test_wrong_seat_counts(seats: object) -> None:
    with pytest.raises(greathall.SetupError, match="seats"):
        greathall.new("paladins", seats=seats, seed=1)  # type: ignore[arg-type]


def test_wrong_variants() -> None:
    with pytest.raises(greathall.SetupError, match="easy, normal, hard"):
        greathall.new("paladins", seats=1, seed=1, difficulty="brutal")
    with pytest.raises(greathall.SetupError, match="no variant 'season'"):
        greathall.new("paladins", seats=1, seed=1, season="winter")
    with pytest.raises(greathall.SetupError, match="solo"):
        greathall.new("paladins", seats=2, seed=1, difficulty="hard")


@pytest.mark.parametrize(
    ("choice", "error"),
    [
        ("s0 dance", "NotationError"),
        ("s0 act", "NotationError"),
        ("s0 attack archer_1 many", "NotationError"),
        ("", "NotationError"),
        ("s1 pass", "NotAsked"),
        ("s7 pass", "NotAsked"),
        ("s0 act fly", "IllegalChoice"),
        ("s0 act convert", "IllegalChoice"),
        ("s0 place labourer", "IllegalChoice"),
        ("s0 favour stores", "IllegalChoice"),
    ],
)
def test_impossible_choices_change_nothing(choice: str, error: str) -> None:
    scene = Scene(2).has(workers="labourer").begin()
    before = scene.table.hash()
    with pytest.raises(getattr(greathall, error)):
        scene.table.play(choice)
    assert scene.table.hash() == before


def test_a_stale_choice_is_refused() -> None:
    scene = Scene(2).has(workers="labourer labourer scout").begin().play("act hunt")
    before = scene.table.hash()
    with pytest.raises(greathall.StaleChoice):
        scene.table.play("s0 place labourer", ply=0)
    assert scene.table.hash() == before


def played(plies: int) -> greathall.Table:
    table = greathall.new("paladins", seats=2, seed=3)
    for _ in range(plies):
        table.play(table.decisions[0].options[0])
    return table


def test_a_damaged_record_names_its_line() -> None:
    lines = played(20).record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("s0 use"))
    lines[at] = "s0 use nobody nobody nobody"
    with pytest.raises(greathall.RecordError, match=f"line {at + 1}"):
        greathall.replay("\n".join(lines))
    with pytest.raises(greathall.RecordError):
        greathall.replay("\n".join(played(20).record().splitlines()[1:]))


def test_a_damaged_save_names_its_field() -> None:
    text = played(10).to_json()
    data = json.loads(text)
    data["state"]["tax"] = "six"
    with pytest.raises(greathall.SaveError, match="tax"):
        greathall.from_json(json.dumps(data))
    with pytest.raises(greathall.SaveError):
        greathall.from_json(text[: len(text) // 2])
