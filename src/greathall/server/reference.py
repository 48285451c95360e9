"""What can be read without sitting at a table: games, rules, components, words."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from importlib import resources

import greathall
from greathall.bots import bots
from greathall.core import rulebook
from greathall.core.components import Entry
from greathall.core.errors import GreathallError
from greathall.core.registry import find
from greathall.core.steps import off_turn_kinds
from greathall.core.text import LANGUAGES, Speaker
from greathall.server.errors import Refused
from greathall.server.guide import has_script


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-language", f"languages are {', '.join(LANGUAGES)}", 404)
    return lang


def check_game(game: str) -> str:
    if game not in {one.id for one in greathall.games()}:
        raise Refused("no-game", f"games are {', '.join(one.id for one in greathall.games())}", 404)
    return game


@cache
def games() -> list[dict[str, object]]:
    return [
        {
            "id": game.id,
            "title": game.title,
            "seats": [game.seats[0], game.seats[-1]],
            "variants": [dataclasses.asdict(variant) for variant in game.variants],
            "colours": list(game.colours),
            "minutes": list(game.minutes),
            "bots": bots(),
            "guide": has_script(game.id),
            "off_turn": off_turn_kinds(find(game.id).package),
        }
        for game in greathall.games()
    ]


@cache
def rules(game: str, lang: str) -> list[dict[str, str]]:
    """Every rule in rulebook order, with its name and our wording."""
    speaker = Speaker(check_language(lang), check_game(game))
    told = []
    for rule in rulebook.rules(game):
        name, text = speaker.rule(rule.id)
        topic, source = speaker.topic(rule.topic), speaker.source(rule.source)
        told.append({"id": rule.id, "topic": topic, "source": source, "name": name, "text": text})
    return told


@cache
def components(game: str, lang: str) -> dict[str, list[dict[str, object]]]:
    """Every component by kind, with its name, its values and where they come from."""
    found = find(check_game(game))
    speaker = Speaker(check_language(lang), game)
    entries = found.load_box(None).entries
    return {kind: [_component(speaker, kind, one) for one in rows.values()] for kind, rows in entries.items()}


def _component(speaker: Speaker, kind: str, entry: Entry) -> dict[str, object]:
    try:
        name: str | None = speaker.name(f"{kind}:{entry.id}")
    except (KeyError, GreathallError):
        name = None
    told = {field.name: _plain(getattr(entry, field.name)) for field in dataclasses.fields(entry)}
    return {"element": f"{kind}:{entry.id}", "name": name, **told}


def _plain(value: object) -> object:
    """A definition's value as JSON-able data; effects become tables again."""
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        told = {f.name: _plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
        return {type(value).__name__.lower(): {k: v for k, v in told.items() if v not in (None, "", [], {})}}
    return str(value)


@cache
def words(lang: str, file: str) -> str:
    """A Fluent file as it is; the browser formats messages itself."""
    folder = resources.files("greathall") / "locales" / check_language(lang)
    # Looked up, not built from what was asked for: no address leads out of the folder.
    found = next((one for one in folder.iterdir() if one.name == f"{file}.ftl"), None)
    if found is None:
        raise Refused("no-words", "there is no such file of messages", 404)
    return found.read_text(encoding="utf-8")
