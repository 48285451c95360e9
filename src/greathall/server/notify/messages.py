"""What is told, in the person's language. Nothing is in a letter that is not known to everybody at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from greathall.core.speech.bundles import Listing
from greathall.core.speech.text import Speaker


class Occasion(NamedTuple):
    """Why somebody is called."""

    kind: str
    """turn, reminder, over, test or confirm."""
    table: str = ""
    game: str = ""
    others: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()


class Letter(NamedTuple):
    kind: str
    lang: str
    title: str
    text: str
    table: str
    game: str
    link: str


def compose(occasion: Occasion, lang: str, link: str) -> Letter:
    speaker = _speaker(lang, occasion.game)
    facts = {
        "game": speaker.say(f"{occasion.game}-title") if occasion.game else "",
        "others": _listing(speaker, occasion.others),
        "count": len(occasion.others),
        "winners": _listing(speaker, occasion.winners),
        "won": len(occasion.winners),
        "link": link,
    }
    title, text = (speaker.say(f"notify-{occasion.kind}-{part}", **facts) for part in ("title", "text"))
    return Letter(occasion.kind, lang, title, text, occasion.table, occasion.game, link)


def foot(letter: Letter, stop: str) -> str:
    """What stands below a letter that goes by e-mail: the way to the table, and the way out."""
    speaker = _speaker(letter.lang, letter.game)
    lines = [speaker.say("notify-mail-open", link=letter.link)] if letter.link and letter.table else []
    return "\n\n".join([*lines, "-- \n" + speaker.say("notify-mail-stop", link=stop)])


def _listing(speaker: Speaker, names: Sequence[str]) -> Listing:
    """Names in a row. They are not plain text to the speaker: somebody may be called ``seat:1``."""
    if len(names) < 2:
        return Listing("".join(names), ())
    first, last = Listing(", ".join(names[:-1]), ()), Listing(names[-1], ())
    return Listing(speaker.say("core-and", first=first, last=last), ())


@lru_cache(maxsize=32)
def _speaker(lang: str, game: str) -> Speaker:
    return Speaker(lang, game, also=("notify",))
