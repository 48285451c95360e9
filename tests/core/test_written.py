"""Components as a file writes them: what is written is read as it was, for every entry of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import greathall
from greathall.core.reference.components import known_facts
from greathall.core.reference.overlays import MOST_NAMES, WIDEST, parse_overlay
from greathall.core.reference.written import correctable, designed_fields, pruned, template, toml, values_of
from greathall.core.registry import find
from greathall.core.speech.text import LANGUAGES

GAMES = [one.id for one in greathall.games()]


def everything(game: str) -> dict[str, dict[str, dict[str, Any]]]:
    box = find(game).box(None)
    return {kind: {key: values_of(one) for key, one in rows.items()} for kind, rows in box.entries.items()}


def nameless(lang: str, element: str) -> str:
    return f"{lang} {element}"


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_read_as_it_was_written(game: str) -> None:
    rows = everything(game)
    again = parse_overlay(toml(rows))
    filled = {kind: {key: row for key, row in entries.items() if row} for kind, entries in rows.items()}
    assert again == json.loads(json.dumps({kind: entries for kind, entries in filled.items() if entries}))
    assert find(game).box(again).entries == find(game).box(None).entries


@pytest.mark.parametrize("game", GAMES)
def test_a_template_holds_all_that_is_designed_and_changes_nothing(game: str) -> None:
    box = find(game).box(None)
    text = template(game, box, LANGUAGES, nameless)
    overlay = parse_overlay(text)
    rows = {(kind, key): one for kind, entries in box.entries.items() for key, one in entries.items()}
    designed = {place for place, one in rows.items() if "designed" in known_facts(one)}
    assert {(kind, key) for kind, entries in overlay.items() if kind != "text" for key in entries} == designed
    for kind, key in designed:
        ours = set(designed_fields(rows[kind, key])) - {"id"}
        assert set(overlay[kind][key]) == ours, (kind, key)
    corrected = find(game).box(overlay)
    assert corrected.entries == box.entries
    assert pruned(overlay, corrected, box) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_template_with_every_name_filled_in_is_within_bounds(game: str) -> None:
    box = find(game).box(None)
    lines = template(game, box, LANGUAGES, nameless).splitlines()
    filled = "\n".join(line.removeprefix("# ") if line.startswith(f"# {game}-") else line for line in lines)
    overlay = parse_overlay(filled)
    find(game).box(overlay)
    assert all(len(names) < MOST_NAMES for names in overlay["text"].values())
    assert all(len(rows) < WIDEST for rows in everything(game).values())


def test_a_filled_in_figure_is_all_that_is_left_of_a_template() -> None:
    box = find("viscounts").box(None)
    text = template("viscounts", box, LANGUAGES, nameless)
    key, one = next((key, one) for key, one in box.entries["manuscript"].items() if "cost" in designed_fields(one))
    overlay = json.loads(json.dumps(parse_overlay(text)))
    overlay["manuscript"][key]["cost"] = one.cost + 1
    corrected = find("viscounts").box(overlay)
    assert pruned(overlay, corrected, box) == {"manuscript": {key: {"cost": one.cost + 1}}}


def test_fields_are_filled_in_by_what_they_hold() -> None:
    kinds = {kind: type(next(iter(rows.values()))) for kind, rows in find("castle").box(None).entries.items()}
    assert correctable(kinds["building"]) == {"kind": "word", "cost": "number", "points": "number", "standing": "tick"}
    assert correctable(kinds["deck"]) == {"cards": "words"}
    assert correctable(kinds["character"])["effects"] == "structure"
    assert correctable(kinds["scoring"])["by_helpers"] == "numbers"


def test_whatever_a_name_holds_comes_back() -> None:
    odd = {"text": {"ru": {"castle-building-well": 'Источник "У \\ ворот" # 1 \x7f ё', "a b.c": "«…»"}}}
    assert parse_overlay(toml(odd)) == odd
