"""``greathall components``: what lies in the box, and how we know."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import fields
from typing import Any

from rich.console import Console

from greathall.cli import options
from greathall.cli.lookup import entries_of, entry_named, show_entries, show_entry, show_kinds, title_of
from greathall.cli.values import plain
from greathall.core.components import PROVENANCES, Box, Entry
from greathall.core.registry import find
from greathall.core.text import Speaker


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "components",
        "browse the component data and its provenance",
        "Shows every component of a game with its values and where they come from. What we had to design is "
        "marked: owners of the game can correct it with --components FILE.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("kind", nargs="?", metavar="KIND", help="only components of this kind")
    told.add_argument("id", nargs="?", metavar="ID", help="only this one, with its sources")
    options.add_components(told)
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    corrections = options.overlay(args)
    box: Box = game.load_box(corrections)
    speaker = Speaker(options.language(args), game.id, overlay=corrections)
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


def _as_json(box: Box, speaker: Speaker, kind: str | None, key: str | None) -> dict[str, Any]:
    if kind is None:
        return {name: _summary(list(rows.values())) for name, rows in box.entries.items()}
    if key is None:
        return {one.id: _entry(one, kind, speaker) for one in entries_of(box, kind)}
    return _entry(entry_named(box, kind, key), kind, speaker)


def _summary(rows: list[Entry]) -> dict[str, Any]:
    counted = Counter(one.provenance for one in rows)
    return {"entries": len(rows), "provenance": {name: counted[name] for name in PROVENANCES}}


def _entry(entry: Entry, kind: str, speaker: Speaker) -> dict[str, Any]:
    values = {field.name: plain(getattr(entry, field.name)) for field in fields(entry)}
    return {"name": title_of(speaker, kind, entry), **values}
