"""What the games' boards in a terminal share: seats in their colours, lists of names, labelled lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from greathall.core.speech.text import Speaker

NONE = "–"
COLOURS = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "black": "bright_black",
    "grey": "white",
}


def seat_name(view: dict[str, Any], speaker: Speaker, seat: int | None) -> Text:
    if seat is None:
        return Text(NONE, style="dim")
    return Text(speaker.name(f"seat:{seat}"), style=COLOURS[view["seats"][seat]["colour"]])


def asked_seat(view: dict[str, Any], speaker: Speaker, seat: int) -> Text:
    """A seat's name behind a mark, if it is asked."""
    return Text("▶ " if seat in view["asked"] else "  ").append_text(seat_name(view, speaker, seat))


def names(speaker: Speaker, kind: str, keys: Iterable[str]) -> str:
    return ", ".join(speaker.name(f"{kind}:{key}") for key in keys) or NONE


def labelled(label: str | Text, *parts: str | Text) -> Text:
    """A bold label, and what it is about."""
    whole = label.copy() if isinstance(label, Text) else Text(label)
    whole.stylize("bold")
    whole.append(": ", style="bold")
    for part in parts:
        whole.append_text(Text(part) if isinstance(part, str) else part)
    return whole
