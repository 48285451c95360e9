"""A saved game at the terminal: the table's own save, and who sits at it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import greathall
from greathall.bots import bots
from greathall.cli.options import ME
from greathall.core.errors import SaveError
from greathall.core.speech.text import LANGUAGES
from greathall.core.table.table import Table

FORMAT = "greathall sitting 1"


@dataclass(slots=True)
class Saved:
    """Who sits at which table, and in which language they speak."""

    table: Table
    who: list[str]
    names: list[str]
    lang: str
    seed: str
    """Where the bots' chance begins; the table keeps its own."""


def write(saved: Saved) -> str:
    return json.dumps(
        {
            "format": FORMAT,
            "who": saved.who,
            "names": saved.names,
            "lang": saved.lang,
            "seed": saved.seed,
            "table": json.loads(saved.table.to_json()),
        },
        ensure_ascii=False,
    )


def read(text: str) -> Saved:
    """A game; a bare save of a table is one where everybody is a person."""
    data = _object(text)
    if data.get("format") != FORMAT:
        table = greathall.from_json(text)
        return Saved(table, [ME] * table.setup.seats, [], "", "")
    table = table_in(text)
    who, names, lang = data.get("who"), data.get("names"), data.get("lang")
    if lang not in LANGUAGES:
        raise SaveError(f"damaged save: 'lang' must be one of {', '.join(LANGUAGES)}")
    allowed = (ME, *bots())
    if not isinstance(who, list) or len(who) != table.setup.seats or any(one not in allowed for one in who):
        raise SaveError(f"damaged save: 'who' must name {table.setup.seats} of {', '.join(allowed)}")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise SaveError("damaged save: 'names' must be a list of names")
    return Saved(table, who, names[: len(who)], lang, str(data.get("seed")))


def table_in(text: str) -> Table:
    """The table of a saved game or of a bare save."""
    data = _object(text)
    if data.get("format") != FORMAT:
        return greathall.from_json(text)
    return greathall.from_json(json.dumps(data.get("table")))


def _object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise SaveError(f"not a save: {wrong}") from None
    if not isinstance(data, dict):
        raise SaveError("not a save: expected an object")
    return data
