"""Fluent files as bundles of messages.

A room of its own, entered when the first ``Speaker`` is made: Fluent and Babel take longer to import than a game, and
who only plays, as bots and searches do, never speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource


@cache
def _resource(lang: str, file: str) -> Resource:
    path = resources.files("greathall") / "locales" / lang / f"{file}.ftl"
    return FluentResource(path.read_text(encoding="utf-8") if path.is_file() else "")


def bundle(lang: str, files: Iterable[str], name: Callable[..., str]) -> FluentBundle:
    """The messages of some files, in which ``NAME`` puts elements into words."""
    functions: Any = {"NAME": name}
    made = FluentBundle([lang], functions=functions, use_isolating=False)
    for file in files:
        made.add_resource(_resource(lang, file))
    return made


class Listing(FluentType):
    """Several elements in one argument: a list in words, which ``NAME`` can put into another form."""

    def __init__(self, text: str, items: Sequence[Any]) -> None:
        self.text = text
        self.items = items

    def format(self, locale: object) -> str:
        return self.text
