"""Who sits at the table, and what the log calls them."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.errors import SetupError
from greathall.core.speech.text import Person, Speaker
from greathall.core.table.table import Table

FEMALE = "/f"


def people(table: Table, lang: str, names: Sequence[str] = ()) -> list[Person]:
    """Each seat's name: as told (``Anna/f`` is a woman), or else its colour, so that log and board agree."""
    speaker = Speaker(lang, table.game.id)
    told = [*names, *[""] * (len(table.seats) - len(names))]
    return [
        _person(name) if name else Person(colour_name(speaker, seat.colour, seat.index))
        for name, seat in zip(told, table.seats, strict=True)
    ]


def colour_name(speaker: Speaker, colour: str, seat: int) -> str:
    try:
        name = speaker.name(f"colour:{colour}")
    except KeyError:
        return speaker.say("core-seat", number=seat + 1)
    return name[:1].upper() + name[1:]


def _person(name: str) -> Person:
    return Person(name.removesuffix(FEMALE), "female" if name.endswith(FEMALE) else "male")


def read_names(text: str | None, seats: int) -> list[str]:
    """The names given on the command line, in the order of the seats; seats left over keep their colours."""
    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if len(names) > seats:
        raise SetupError(f"--names gives {len(names)} names for {seats} seats")
    shown = [name.removesuffix(FEMALE) for name in names if name]
    if len(set(shown)) != len(shown):
        raise SetupError("--names: two players cannot have the same name")
    return names
