"""Records and saves that are damaged, truncated or impossible are refused, with the line or field."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.registry import find
from tests.conformance.tables import random_plies


@pytest.fixture(scope="module")
def record() -> str:
    table = greathall.new("castle", seats=2, seed=3, season="winter", first=1)
    for _ in random_plies(table, Random(3)):
        pass
    return table.record()


def test_a_record_reads_as_a_header_and_one_line_per_choice(record: str) -> None:
    head, _, body = record.partition("---\n")
    data = find("castle").data_of(find("castle").box())
    named = f"data {data.version} {data.hash}"
    assert head.splitlines()[:5] == ["greathall record 1", "game castle", "rules 2", named, "seats 2"]
    assert "variant season winter" in head
    assert "first 1" in head
    kinds = {row[0] for row in body.splitlines()}
    assert kinds == {"s", "*", "="}
    assert any(row.startswith("* winter ") for row in body.splitlines())


def test_blank_lines_and_spaces_do_not_matter(record: str) -> None:
    airy = "\n\n".join(f"  {row} " for row in record.splitlines())
    assert greathall.replay(airy).record() == record


def replaced(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("greathall record 1", "greathall record 9", "line 1: this is no record"),
        ("game castle", "game chess", "there is no game 'chess'"),
        ("game castle\n", "", "lacks 'game'"),
        ("rules 2", "rules 99", "rules 99 of castle"),
        ("data 1 ", "data one ", "data <version> <hash>"),
        ("data 1 ", "data 7 ", "begun with data 7 .*, which this release does not hold"),
        ("data 1 ", "data 1 f", "begun with data 1 .*, which this release does not hold"),
        ("seats 2", "seats 7", "2 to 4 seats"),
        ("= 137 2:", "= 137 2:f", "the state at the end is not the one"),
        ("seats 2", "seats two", "must be numbers"),
        ("variant season winter", "variant season spring", "one of summer, winter"),
        ("first 1", "wind north", "unknown header 'wind'"),
        ("---\n", "", "unknown header|does not end"),
        ("s0 choose ", "s0 chose ", "'chose' is not a verb"),
        ("s0 choose ", "s7 choose ", "impossible: s7 is not asked"),
        ("* winter ", "* summer ", "ask for an outcome of 'winter'"),
        ("* winter ", "* winter un", "cannot come out of"),
        ("* winter ", "* winter very ", "a chance outcome is"),
    ],
)
def test_a_damaged_record_says_what_and_where(record: str, old: str, new: str, says: str) -> None:
    with pytest.raises(greathall.GreathallError, match=says):
        greathall.replay(replaced(record, old, new))


@pytest.mark.parametrize("share", [0.02, 0.3, 0.7, 0.99])
def test_a_truncated_record_is_noticed(record: str, share: float) -> None:
    rows = record.splitlines()
    with pytest.raises(greathall.RecordError, match=r"truncated|lacks"):
        greathall.replay("\n".join(rows[: int(len(rows) * share)]))


def test_a_line_taken_out_of_the_middle_is_noticed(record: str) -> None:
    rows = record.splitlines()
    del rows[len(rows) // 2]
    with pytest.raises(greathall.RecordError):
        greathall.replay("\n".join(rows))


def test_an_altered_end_is_noticed(record: str) -> None:
    digest = record.rsplit(maxsplit=1)[-1]
    with pytest.raises(greathall.RecordError, match="not the one that was recorded"):
        greathall.replay(record.replace(digest, "0" * len(digest)))


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_there_is_no_ply_outside_the_record(record: str, upto: int) -> None:
    with pytest.raises(greathall.RecordError, match="there is no ply"):
        greathall.replay(record, upto=upto)


@pytest.mark.parametrize("text", ["", "hello", None, b"greathall record 1"])
def test_what_is_no_record_is_refused(text: Any) -> None:
    with pytest.raises(greathall.RecordError):
        greathall.replay(text)


def test_play_goes_on_from_a_replayed_ply(record: str) -> None:
    table = greathall.replay(record, upto=20)
    for _ in random_plies(table, Random(9)):
        pass
    assert table.over
    assert greathall.replay(table.record()).hash() == table.hash()


@pytest.fixture
def save() -> dict[str, Any]:
    table = greathall.new("castle", seats=3, seed=3)
    for _ in random_plies(table, Random(3), 40):
        pass
    data: dict[str, Any] = json.loads(table.to_json())
    return data


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["schema"], 99, "schema"),
        (["game"], "chess", "chess"),
        (["setup"], None, "damaged"),
        (["setup", "seats"], 9, "seats"),
        (["chance"], {}, "damaged"),
        (["plies"], [], "no plies"),
        (["plies", 3, "choice"], "s0 dance", "not a verb"),
        (["state", "treasury"], "many", "state.treasury: expected int"),
        (["state", "stock"], {"sand": 3}, "state.stock: expected a list"),
        (["state", "players", 1, "talers"], None, r"state.players\[1\].talers"),
        (["state", "stack", 0], {"step": "dance"}, r"state.stack\[0\]: not a step"),
        (["state", "moon"], 1, "unknown fields: moon"),
        (["state", "treasury"], 1, "not the one that was saved"),
        (["hash"], "", "not the one that was saved"),
        (["data"], [1], "damaged"),
    ],
)
def test_a_damaged_save_says_which_field(save: dict[str, Any], path: list[Any], value: Any, says: str) -> None:
    part: Any = save
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(greathall.SaveError, match=says):
        greathall.from_json(json.dumps(save))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"schema": 1}'])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(greathall.SaveError):
        greathall.from_json(text)
