"""Positions, what could be chosen, what was chosen and how it ended, as Parquet (docs/lab.md, Data).

A file holds some games from the first choice to the last, and appears only when it is whole: a stopped run goes on
with the files that are missing. The schema is documented in docs/lab.md and kept by a version.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import greathall
from greathall.bots.bot import Bot, Question
from greathall.core.errors import GreathallError, SetupError
from greathall.core.speech.options import Option
from greathall.core.table.table import Table

if TYPE_CHECKING:
    from greathall.lab.rl.observation import Observer

VERSION = 1
ABOUT = "about.json"
FIGURES = b"greathall.games"


def needs_data() -> None:
    """Refuses what cannot be done without the extra ``data``, and says where it comes from."""
    missing = [name for name in ("numpy", "pyarrow") if find_spec(name) is None]
    if missing:
        raise SetupError(f"a dataset needs {', '.join(missing)}: pip install 'greathall[data]'")


def begin(folder: Path, plan: dict[str, Any]) -> None:
    """The folder of a dataset; that of another one is refused."""
    needs_data()
    about = json.dumps({"version": VERSION, "release": greathall.__version__, **plan}, indent=2, sort_keys=True) + "\n"
    path = folder / ABOUT
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(about, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != about:
        raise GreathallError(f"{folder} holds another dataset: {path} says which")


def file_of(folder: Path, numbers: Sequence[int]) -> Path:
    return folder / f"games-{numbers[0]:08}.parquet"


def figures(path: Path) -> list[list[Any]]:
    """What was noted of the games in a file; nothing where there is no such file."""
    import pyarrow.parquet as pq

    if not path.is_file():
        return []
    found: list[list[Any]] = json.loads(pq.read_schema(path).metadata[FIGURES])
    return found


class Watched:
    """A bot whose questions and choices are written down."""

    def __init__(self, bot: Bot, table: Table, observer: Observer, rows: list[dict[str, Any]]) -> None:
        self.bot = bot
        self.name = bot.name
        self.table = table
        self.observer = observer
        self.rows = rows

    def choose(self, question: Question, rng: Random) -> Option:
        options = list(question.options)
        seen = self.observer.see(self.table.state, question.seat, options)
        legal = self.observer.actions.numbers(options)
        option = self.bot.choose(question, rng)
        self.rows.append(
            {
                "ply": self.table.ply,
                "seat": question.seat,
                "who": self.name,
                "kind": question.kind,
                "observation": seen["observation"],
                "legal": legal,
                "action": legal[options.index(option)],
                "choice": option.notation,
            }
        )
        return option


def ended(table: Table, number: int, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The choices of a game, each with how it ended for who made it; none of a game that did not end."""
    from greathall.lab.rl.reward import rewards

    outcome = table.outcome
    if outcome is None:
        return []
    found = rewards(outcome, table.game, table.setup, "places")
    ends = [
        {"place": outcome.places[seat], "points": outcome.totals[seat], "reward": found[seat]}
        for seat in range(table.setup.seats)
    ]
    return [{"game": number, **row, **ends[row["seat"]]} for row in rows]


def write(path: Path, game: str, rows: Sequence[dict[str, Any]], noted: Sequence[Sequence[Any]]) -> None:
    """A file, whole or not at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = schema_of(game).with_metadata({FIGURES: json.dumps(noted).encode()})
    half = path.with_suffix(".half")
    pq.write_table(pa.Table.from_pylist(list(rows), schema), half, compression="zstd")
    half.replace(path)


def schema_of(game: str) -> Any:
    import pyarrow as pa

    from greathall.lab.rl.observation import fields

    text = pa.dictionary(pa.int16(), pa.string())
    columns: list[tuple[str, Any]] = [
        ("game", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("who", text),
        ("kind", text),
        ("observation", pa.list_(pa.float32(), len(fields(game)))),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("choice", pa.string()),
        ("place", pa.int8()),
        ("points", pa.int32()),
        ("reward", pa.float32()),
    ]
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns])


@cache
def observer_of(game: str) -> Observer:
    from greathall.lab.rl.observation import Observer

    return Observer(game)
