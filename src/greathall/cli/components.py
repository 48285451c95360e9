"""``greathall components``: what lies in the box, and how we know."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.console import Console

from greathall.cli import options
from greathall.cli.lookup import entries_of, entry_named, show_entries, show_entry, show_kinds, title_of
from greathall.cli.values import plain
from greathall.core.reference.components import PROVENANCES, Box, Entry, known_facts
from greathall.core.reference.written import template
from greathall.core.registry import find
from greathall.core.speech.text import LANGUAGES, Speaker


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "components",
        "Shows every component of a game with its values and where they come from. What we had to design is "
        "marked: owners of the game can correct it with --components FILE, and begin with --template FILE.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("kind", nargs="?", metavar="KIND", help="only components of this kind")
    told.add_argument("id", nargs="?", metavar="ID", help="only this one, with its sources")
    told.add_argument(
        "--template", type=Path, metavar="FILE", help="write all that we had to design as a file to correct"
    )
    options.add_components(told)
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    corrections = options.overlay(args)
    box: Box = game.box(corrections)
    speaker = Speaker(options.language(args), game.id, overlay=corrections)
    if args.template:
        options.write_text(args.template, _template(speaker, box))
        print(speaker.say("terminal-template-written", file=str(args.template)))
        return 0
    if args.json:
        options.print_json(_as_json(box, speaker, args.kind, args.id))
        return 0
    console = Console(highlight=False)
    if args.id:
        console.print(show_entry(box, speaker, args.kind, entry_named(box, args.kind, args.id)))
    elif args.kind:
        console.print(show_entries(box, speaker, args.kind))
    else:
        console.print(show_kinds(box, speaker))
    return 0


def _template(speaker: Speaker, box: Box) -> str:
    """What is to be filled in, with remarks in the language that was asked for."""
    languages = (speaker.lang, *(lang for lang in LANGUAGES if lang != speaker.lang))
    speakers = {lang: Speaker(lang, speaker.game) for lang in languages}

    def name_of(lang: str, element: str) -> str:
        try:
            return speakers[lang].name(element)
        except KeyError:
            return ""

    head = speaker.say("terminal-template", title=speaker.say(f"{speaker.game}-title"))
    remarks = "".join(f"# {line}\n" for line in head.splitlines())
    return f"{remarks}\n{template(speaker.game, box, languages, name_of)}"


def _as_json(box: Box, speaker: Speaker, kind: str | None, key: str | None) -> dict[str, Any]:
    if kind is None:
        return {name: _summary(list(rows.values())) for name, rows in box.entries.items()}
    if key is None:
        return {one.id: _entry(one, kind, speaker) for one in entries_of(box, kind)}
    return _entry(entry_named(box, kind, key), kind, speaker)


def _summary(rows: list[Entry]) -> dict[str, Any]:
    counted = Counter(one.provenance for one in rows)
    facts = Counter(provenance for one in rows for provenance in known_facts(one))
    return {
        "entries": len(rows),
        "provenance": {name: counted[name] for name in PROVENANCES},
        "facts": {name: facts[name] for name in PROVENANCES},
    }


def _entry(entry: Entry, kind: str, speaker: Speaker) -> dict[str, Any]:
    values = {field.name: plain(getattr(entry, field.name)) for field in fields(entry)}
    return {"name": title_of(speaker, kind, entry), **values}
