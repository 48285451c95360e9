"""Every sentence of Viscounts with sample values, for reading.

``python -m tests.games.viscounts.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read what
changed before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from greathall.core.text import LANGUAGES, Person, Speaker
from greathall.core.words import Arg, Event, Reason
from greathall.games.viscounts.box import ICONS, load_box
from greathall.games.viscounts.finish import SCORE_RULES
from greathall.games.viscounts.kingdom import BANKS
from greathall.games.viscounts.words import words

DATA = Path(__file__).parent / "data"
COUNTS = (1, 2, 5, 21)
PEOPLE = {
    "en": (Person("Anna", "female"), Person("Boris", "male")),
    "ru": (Person("Анна", "female"), Person("Борис", "male")),
    "uk": (Person("Ганна", "female"), Person("Борис", "male")),
}
ASKS: dict[str, dict[str, Arg]] = {
    "castle-move": {},
    "choose-action": {},
    "choose-building": {},
    "choose-effect": {},
    "choose-exchanges": {"n": 2, "effect": "effect:gold"},
    "choose-free-building": {"building": "building:guildhall"},
    "choose-link": {},
    "choose-pair": {},
    "choose-rise": {},
    "choose-section": {"n": 4},
    "choose-site": {"slot": "slot:workshop_2"},
    "choose-trim": {"section": "section:flip", "tier": "tier:second"},
    "choose-workers": {},
    "destroy-any": {},
    "destroy-card": {"n": 2},
    "discard-card": {"n": 1},
    "dismiss-for": {"action": "action:build"},
    "flip-paper": {},
    "hire-adjacent": {},
    "hire-anywhere": {},
    "pay": {},
    "play-card": {},
    "rearrange": {},
    "take-manuscript": {},
    "take-resource": {"n": 2},
    "travel": {"n": 3},
}
EFFECTS = ("hire", "destroy", "discard", "rearrange", "flip", "castle_move", "gold", "silver", "flip_deed")
PAPERS = ("debt", "deed")
ONLY: dict[str, tuple[str, ...]] = {
    "gained": ("silver", "ink", "gold", "stone", "debt", "deed", "virtue", "corruption"),
    "spent": ("silver", "ink", "gold", "stone"),
    "take": ("ink", "gold", "stone"),
    "flipped": ("debt_flipped", "deed_flipped"),
    "flip": PAPERS,
    "act": ("trade", "build", "place", "transcribe"),
    "acts": ("trade", "build", "place", "transcribe"),
}
"""Where a sentence is only ever said of some of the ids of a kind."""
NOUNS = ("silver", "ink", "gold", "stone", "resource", "debt", "deed", "virtue", "corruption", "worker", "point")


class Samples:
    """Sample values; ids of a kind take turns, so that many names are seen."""

    def __init__(self) -> None:
        box = load_box()
        self.ids = {kind: list(entries) for kind, entries in box.entries.items()}
        self.ids["location"] = [f"{segment}_{bank}" for segment in box.segments for bank in BANKS]
        self.ids["score"] = list(SCORE_RULES)
        self.ids["action"] = ["trade", "build", "place", "transcribe", "flip"]
        self.ids["icon"] = list(ICONS)
        self.ids["effect"] = list(EFFECTS)
        self.ids["paper"] = ["debt", "deed", "debt_flipped", "deed_flipped"]
        self.ids["resource"] = list(NOUNS)
        self.turns = {kind: count() for kind in self.ids}

    def value(self, kind: str, word: str, n: int, seats: Iterator[int]) -> Arg:
        if kind == "int":
            return n
        if kind == "seat":
            return next(seats)
        ids = [one for one in self.ids[kind] if one in ONLY.get(word, ())] or self.ids[kind]
        return ids[next(self.turns[kind]) % len(ids)]


def lines(lang: str) -> list[str]:
    """All sentences in one language: log lines for both genders and all counts, then choices, reasons, questions."""
    speaker, samples = Speaker(lang, "viscounts", PEOPLE[lang]), Samples()
    found: list[str] = []
    for event in words.events.values():
        for n, first in _cases(event.kinds):
            seats = iter((first, 1 - first))
            values = tuple(samples.value(kind, event.name, n, seats) for kind in event.kinds.values())
            found.append(f"{event.name}: {speaker.event(Event(event, values, None))}")
    for verb in words.verbs.values():
        for n in (0, *COUNTS) if "int" in verb.kinds.values() else (1,):
            kinds = [*verb.kinds.values(), *([verb.kinds[verb.rest]] * 2 if verb.rest else [])]
            args = [samples.value(kind, verb.name, n, iter((1,))) for kind in kinds]
            found.append(f"do {verb.name}: {speaker.option(verb(0, *args))}")
    for reason in words.reasons.values():
        for n, first in _cases(reason.kinds):
            values = tuple(samples.value(kind, reason.code, n, iter((first,))) for kind in reason.kinds.values())
            found.append(f"why {reason.code}: {speaker.reason(Reason(reason, values))}")
    for kind, params in ASKS.items():
        found.append(f"ask {kind}: {speaker.say(f'viscounts-ask-{kind}', seat='seat:0', **params)}")
    return found


def _cases(kinds: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Counts and genders (the seat named first) worth showing for a sentence."""
    counts = COUNTS if "int" in kinds.values() else (1,)
    genders = (0, 1) if "seat" in kinds.values() else (0,)
    for n in counts:
        for first in genders:
            yield n, first


def forms(lang: str) -> list[str]:
    """The counted nouns, in every form and count."""
    speaker = Speaker(lang, "viscounts")
    nouns = [*(f"resource:{one}" for one in NOUNS), *(f"icon:{one}" for one in ICONS)]
    return [
        f"{noun} {form}: " + ", ".join(speaker.name(noun, form, n) for n in COUNTS)
        for noun in nouns
        for form in ("n", "n-acc")
    ]


def path(lang: str) -> Path:
    return DATA / f"loglines.{lang}.txt"


def text(lang: str) -> str:
    return "\n".join([*forms(lang), "", *lines(lang)]) + "\n"


if __name__ == "__main__":
    for lang in LANGUAGES:
        path(lang).write_text(text(lang), encoding="utf-8")
