"""Every sentence of Paladins with sample values, for reading.

``python -m tests.games.paladins.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read what
changed before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from greathall.core.text import LANGUAGES, Person, Speaker
from greathall.core.words import Arg, Bundle, Event, Option, Reason, Value
from greathall.games.paladins.box import ATTRIBUTES, load_box
from greathall.games.paladins.words import words

DATA = Path(__file__).parent / "data"
COUNTS = (1, 2, 5, 21)
PEOPLE = {
    "en": (Person("Anna", "female"), Person("Boris", "male")),
    "ru": (Person("Анна", "female"), Person("Борис", "male")),
    "uk": (Person("Ганна", "female"), Person("Борис", "male")),
}
ASKS: dict[str, dict[str, Arg]] = {
    "first-hire": {},
    "choose-paladins": {},
    "pick-tavern": {},
    "take-turn": {},
    "place": {"action": "action:fortify"},
    "keep-workers": {},
    "choose-site": {},
    "choose-townsfolk": {},
    "free-recruit": {},
    "choose-cleared": {},
    "choose-space": {"action": "action:garrison"},
    "choose-jar-slot": {},
    "choose-foe": {},
    "choose-convert": {},
    "choose-reward": {},
    "choose-ability": {},
    "offer-criminals": {},
    "offer-discard": {},
    "offer-debt": {},
}
OTHER_KINDS = {
    "resource": ["silver", "provisions"],
    "attribute": list(ATTRIBUTES),
    "price": ["silver", "debt", "free"],
    "reward": ["pay_debt", "silver_2", "lose_suspicion_1", "faith_1", "develop", "fighter_1_cleric_1"],
    "deck": ["suspicion", "tavern", "scheme"],
    "obstacle": ["occupied", "workers", "limit", "cards", "attribute", "target"],
}
RIGHT_SIDE = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
INQUISITORIAL = ("conspirator_1", "peddler_2", "squire_3")
ONLY: dict[str, tuple[str, ...]] = {
    "build": RIGHT_SIDE,
    "built": RIGHT_SIDE,
    "bot-blocked": RIGHT_SIDE,
    "bot-prepares": RIGHT_SIDE,
    "bot-places": RIGHT_SIDE,
    "ability": INQUISITORIAL,
}
"""Where a sentence is only ever said of some of the ids of a kind."""


class Samples:
    """Sample values; ids of a kind take turns, so that many names are seen."""

    def __init__(self) -> None:
        self.ids = {kind: list(entries) for kind, entries in load_box(None).entries.items()} | OTHER_KINDS
        self.turns = {kind: count() for kind in self.ids}

    def next(self, kind: str, word: str) -> str:
        ids = [one for one in self.ids[kind] if one in ONLY.get(word, ())] or self.ids[kind]
        return ids[next(self.turns[kind]) % len(ids)]

    def value(self, kind: str, word: str, n: int, seats: Iterator[int]) -> Value:
        match kind:
            case "int":
                return n
            case "seat":
                return next(seats)
            case _ if kind.endswith("+"):
                return self.bundle(kind[:-1], word, n)
            case _:
                return self.next(kind, word)

    def bundle(self, kind: str, word: str, n: int) -> Bundle:
        return tuple((self.next(kind, word), n) for _ in range(2))


def lines(lang: str) -> list[str]:
    """All sentences in one language: log lines for both genders and all counts, then choices, reasons, questions."""
    speaker, samples = Speaker(lang, "paladins", PEOPLE[lang]), Samples()
    found: list[str] = []
    for event in words.events.values():
        for n, first in _cases(event.kinds):
            seats = iter((first, 1 - first))
            values = tuple(samples.value(kind, event.name, n, seats) for kind in event.kinds.values())
            found.append(f"{event.name}: {speaker.event(Event(event, values, None))}")
    for verb in words.verbs.values():
        for n in (0, *COUNTS) if "int" in verb.kinds.values() else (1,):
            kinds = [*verb.kinds.values(), *([verb.kinds[verb.rest]] if verb.rest else [])]
            args = [samples.value(kind, verb.name, n, iter((1,))) for kind in kinds]
            option: Option = verb(0, *(arg for arg in args if not isinstance(arg, tuple)))
            found.append(f"do {verb.name}: {speaker.option(option)}")
    for reason in words.reasons.values():
        for n, first in _cases(reason.kinds):
            values = tuple(samples.value(kind, reason.code, n, iter((first,))) for kind in reason.kinds.values())
            found.append(f"why {reason.code}: {speaker.reason(Reason(reason, values))}")
    for kind, params in ASKS.items():
        found.append(f"ask {kind}: {speaker.say(f'paladins-ask-{kind}', seat='seat:0', **params)}")
    return found


def _cases(kinds: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Counts and genders (the seat named first) worth showing for a sentence."""
    counts = COUNTS if any(kind == "int" or kind.endswith("+") for kind in kinds.values()) else (1,)
    genders = (0, 1) if "seat" in kinds.values() else (0,)
    for n in counts:
        for first in genders:
            yield n, first


def counted_nouns() -> list[str]:
    workers = [f"worker:{name}" for name in (*load_box(None).entries["worker"], "any")]
    return [*workers, "resource:silver", "resource:provisions", *(f"noun:{name}" for name in NOUNS)]


NOUNS = ("worker", "tax", "suspicion", "debt", "point")


def forms(lang: str) -> list[str]:
    """The counted nouns, in every form and count."""
    speaker = Speaker(lang, "paladins")
    return [
        f"{noun} {form}: " + ", ".join(speaker.name(noun, form, n) for n in COUNTS)
        for noun in counted_nouns()
        for form in ("n", "n-acc", "n-gen")
    ]


def path(lang: str) -> Path:
    return DATA / f"loglines.{lang}.txt"


def text(lang: str) -> str:
    return "\n".join([*forms(lang), "", *lines(lang)]) + "\n"


if __name__ == "__main__":
    for lang in LANGUAGES:
        path(lang).write_text(text(lang), encoding="utf-8")
