"""Messages as tables of a page: every field of every message that goes over the socket, from the same types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from greathall.core.speech import plain
from greathall.lab.types.typescript import Interfaces, fields_of
from greathall.server.wire import messages, requests

PAGE = "../../docs/protocol.md"
BEGIN, END = "<!-- written by `make types` -->", "<!-- end -->"


def page(sources: Path) -> str:
    """The page with the tables of today."""
    text = (sources / PAGE).read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return "\n".join([before + BEGIN, "", *_tables(), "", END]) + after


def _tables() -> Iterator[str]:
    yield from _table("do", requests.AnyMessage, defaults=True)
    yield ""
    yield from _table("is", messages.AnyTold, defaults=False)
    yield ""
    yield from _table("", messages.View | messages.Ply | messages.ChatLine, defaults=False)


def _table(tag: str, union: Any, defaults: bool) -> Iterator[str]:
    yield f"| {f'`{tag}`' if tag else ''} | fields |"
    yield "|---|---|"
    for cls in sorted(get_args(union), key=lambda cls: cls.__struct_config__.tag or cls.__name__):
        rows = [row for row in fields_of(cls, defaults) if row[0] not in (tag, "re")]
        told = ", ".join(f"`{name}{'?' if optional else ''}`: {_type(hint)}" for name, optional, hint in rows)
        about = " ".join((inspect.getdoc(cls) or "").partition("\n\n")[0].split()) if cls.__doc__ else ""
        yield f"| `{cls.__struct_config__.tag or cls.__name__}` | {' '.join(filter(None, [told, _sentence(about)]))} |"


def _sentence(about: str) -> str:
    return f"*{about}*".replace("``", "`") if about else ""


def _type(hint: Any) -> str:
    """As TypeScript, where types with fields of their own are named alone."""
    names = Interfaces({plain.Params: "Params"}, {messages.Board: "Board"})
    told = re.sub(r"Record<string, (.+)>", r"{key: \1}", names.of(hint))
    return told.replace("|", "or").replace('"', "`")
