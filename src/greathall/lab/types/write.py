"""Which files of types the browser has, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from greathall.core.registry import find
from greathall.core.rules.steps import steps_of
from greathall.core.speech import plain
from greathall.core.table.table import CORE
from greathall.games import GAMES
from greathall.lab.types import tables
from greathall.lab.types.typescript import Interfaces, is_closed
from greathall.server.web.notify_routes import ROUTES as NOTIFY_ROUTES
from greathall.server.web.routes import ROUTES
from greathall.server.wire import fields, messages, requests, responses

TITLES = ("DecisionKind", "OptionKind", "EventKind", "ReasonCode")
HEAD = "// Written by `make types` from the types in Python. Change those.\n\n"


class TypeFile(NamedTuple):
    """A file that is written, by its path from ``web/src``."""

    path: str
    text: str


def all_files(sources: Path) -> Iterator[TypeFile]:
    for game in GAMES:
        yield TypeFile(f"games/{game}/wire.ts", HEAD + game_types(game))
    yield TypeFile("lib/server/contract.ts", HEAD + contract())
    yield TypeFile("lib/server/wire.ts", HEAD + told())
    yield TypeFile("lib/server/requests.ts", HEAD + asked())
    yield TypeFile(tables.PAGE, tables.page(sources))


def game_types(game: str) -> str:
    """A game's view of its table, and the names by which its questions, choices and events are known."""
    found = find(game)
    types = import_module(f"{found.package}.view_types")
    view = Interfaces({hint: name for name, hint in vars(types).items() if is_closed(hint)})
    view.add(types.Board)
    asked = sorted(kind for kind, step in steps_of(found.package).items() if step.asks)
    return "\n".join(
        [
            view.text(),
            names("DecisionKind", asked),
            names("OptionKind", found.words.verbs),
            names("EventKind", found.words.events),
            names("ReasonCode", found.words.reasons),
        ]
    )


def contract() -> str:
    """The names that any game has: a word of the browser that no game knows does not pass its type check."""
    imports = "".join(f'import type * as {game} from "../../games/{game}/wire";\n' for game in GAMES)
    unions = {title: [f"{game}.{title}" for game in GAMES] for title in TITLES}
    unions["EventKind"] += [f'"{event}"' for event in CORE.events]
    rows = [f"export type {title} = {' | '.join(union)};\n" for title, union in unions.items()]
    return "\n".join([imports, *rows])


def told() -> str:
    """What the server answers and sends."""
    elsewhere = {getattr(plain, title): title for title in TITLES} | {messages.Board: "Board"}
    closed = {hint: name for name, hint in vars(fields).items() if is_closed(hint)}
    aliases = {plain.Param: "Param", plain.Params: "Params", **closed}
    found = Interfaces(aliases, elsewhere, parameters={messages.View: "Board"})
    found.alias("Told", messages.AnyTold)
    for route in (*ROUTES, *NOTIFY_ROUTES):
        if isinstance(route.answer, type) and issubclass(route.answer, msgspec.Struct):
            found.add(route.answer)
    found.add(responses.Failed)
    return f'import type {{ {", ".join(sorted(TITLES))} }} from "./contract";\n\n{found.text()}'


def asked() -> str:
    """What clients may say."""
    found = Interfaces(defaults=True, rename=_request_name)
    found.alias("AnyRequest", requests.AnyMessage)
    for route in (*ROUTES, *NOTIFY_ROUTES):
        if isinstance(route.body, type):
            found.add(route.body)
    return found.text()


def _request_name(cls: type[Any]) -> str:
    """Requests at a table are named apart: a choice is no ``Record`` of TypeScript's."""
    return f"{cls.__name__}Request" if issubclass(cls, requests.Message) else cls.__name__


def names(title: str, values: Iterable[str]) -> str:
    rows = "".join(f'\n  | "{value}"' for value in sorted(values))
    return f"export type {title} ={rows};\n"


def stale(sources: Path) -> list[str]:
    """The files that do not say what they would say if they were written now."""
    return [file.path for file in all_files(sources) if _read(sources / file.path) != file.text]


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def write(sources: Path) -> None:
    for file in all_files(sources):
        (sources / file.path).write_text(file.text, encoding="utf-8")
