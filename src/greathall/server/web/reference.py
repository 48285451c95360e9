"""What can be read without sitting at a table: games, rules, components and an owner's corrections of them, words."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import greathall
from greathall.bots import level_names
from greathall.bots.measured import measured
from greathall.core.errors import GreathallError
from greathall.core.reference import rulebook
from greathall.core.reference.components import Entry
from greathall.core.reference.overlays import TEXT, Overlay
from greathall.core.reference.written import correctable, pruned, toml, values_of
from greathall.core.registry import find
from greathall.core.rules.steps import off_turn_kinds
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.server.lobby.corrections import checked
from greathall.server.lobby.hall import Hall
from greathall.server.match.guide import has_script
from greathall.server.match.start import Begin, check_game
from greathall.server.wire.errors import Refused
from greathall.server.wire.requests import Corrections
from greathall.server.wire.responses import (
    Components,
    Correctable,
    Corrected,
    FieldForm,
    GameInfo,
    Games,
    LevelStrength,
    Rules,
    RuleText,
    Variant,
)

_accepted: OrderedDict[tuple[str, str, str], Corrected] = OrderedDict()
"""What was found to fit lately: everybody who opens a corrected table asks for the same."""
MOST_ACCEPTED = 32


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-language", f"languages are {', '.join(LANGUAGES)}", 404)
    return lang


@cache
def games() -> Games:
    return Games([_game(game) for game in greathall.games()], list(LANGUAGES))


def _game(game: greathall.GameInfo) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        seats=(game.seats[0], game.seats[-1]),
        variants=[Variant(one.name, list(one.choices), one.default, one.solo) for one in game.variants],
        colours=list(game.colours),
        minutes=game.minutes,
        bots=level_names(),
        strengths=[LevelStrength(one.level, one.seats, one.rating, one.share, one.games) for one in measured(game.id)],
        guide=has_script(game.id),
        off_turn=off_turn_kinds(find(game.id).package),
    )


@cache
def rules(game: str, lang: str) -> Rules:
    """Every rule in rulebook order, with its name and our wording."""
    speaker = Speaker(check_language(lang), check_game(game))
    return Rules([_rule(speaker, rule) for rule in rulebook.rules(game)])


def _rule(speaker: Speaker, rule: rulebook.Rule) -> RuleText:
    name, text = speaker.rule(rule.id)
    return RuleText(rule.id, speaker.topic(rule.topic), speaker.source(rule.source), name, text)


@cache
def components(game: str, lang: str, version: int | None = None) -> Components:
    """Every component by kind, with its name, its values and where they come from; of a version of the data."""
    about = find(check_game(game))
    if version == about.data_version:
        return components(game, lang)
    entries = about.box(data=None if version is None else about.data(version)).entries
    return Components(told_components(game, entries, check_language(lang)))


def told_components(
    game: str, entries: Mapping[str, Mapping[str, Entry]], lang: str, overlay: Overlay | None = None
) -> dict[str, list[dict[str, object]]]:
    """Entries by kind as plain data, with their names."""
    speaker = Speaker(lang, game, overlay=overlay)
    return {kind: [component(speaker, kind, one) for one in found.values()] for kind, found in entries.items()}


def component(speaker: Speaker, kind: str, entry: Entry) -> dict[str, object]:
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


# What owners correct


def correctable_of(game: str) -> Correctable:
    """Every field of every component that can be corrected, as a file writes it."""
    rows = {kind: entries for kind, entries in find(check_game(game)).box(None).entries.items() if kind != "source"}
    forms = {kind: correctable(type(next(iter(entries.values())))) for kind, entries in rows.items()}
    return Correctable(
        fields={kind: [FieldForm(name, editor) for name, editor in form.items()] for kind, form in forms.items()},
        entries={kind: {key: values_of(one) for key, one in entries.items()} for kind, entries in rows.items()},
    )


async def correct(hall: Hall, game: str, wanted: Corrections, lang: str) -> Corrected:
    """What corrections come to; refused with kind, id and field where they do not fit."""
    check_game(game)
    check_language(lang)
    asked = (game, lang, json.dumps(wanted.components, sort_keys=True))
    if not wanted.file and asked in _accepted:
        _accepted.move_to_end(asked)
        return _accepted[asked]
    overlay = await checked(hall, _largest_table(game, wanted.components or None), wanted.file)
    found = await asyncio.to_thread(_corrected, game, overlay, lang)
    if not wanted.file:
        _accepted[asked] = found
        if len(_accepted) > MOST_ACCEPTED:
            _accepted.popitem(last=False)
    return found


def _largest_table(game: str, components: dict[str, Any] | None) -> Begin:
    """The table that needs most of everything: what is enough for it is enough for any."""
    seats = find(game).seats[-1]
    return Begin(game, seats, "check", find(game).colours[:seats], None, components, {})


def _corrected(game: str, overlay: Overlay, lang: str) -> Corrected:
    printed, box = find(game).box(None), find(game).box(overlay or None)
    kept = pruned(overlay, box, printed)
    rows = {kind: {key: box.entries[kind][key] for key in changes} for kind, changes in kept.items() if kind != TEXT}
    named = [message for texts in kept.get(TEXT, {}).values() for message in texts]
    for kind, entries in box.entries.items():
        renamed = {key: one for key, one in entries.items() if f"{game}-{kind}-{key}" in named}
        if renamed:
            rows[kind] = {**rows.get(kind, {}), **renamed}
    return Corrected(kept, toml(kept), told_components(game, rows, lang, kept))


# Words


@cache
def words(lang: str, file: str) -> str:
    """A Fluent file as it is; the browser formats messages itself."""
    folder = resources.files("greathall") / "locales" / check_language(lang)
    # Looked up, not built from what was asked for: no address leads out of the folder.
    found = next((one for one in folder.iterdir() if one.name == f"{file}.ftl"), None)
    if found is None:
        raise Refused("no-words", "there is no such file of messages", 404)
    return found.read_text(encoding="utf-8")
