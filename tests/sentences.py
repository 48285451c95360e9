"""Every sentence of a game with sample values, for reading: counts 1, 2, 5, 21 and both genders.

A game's ``loglines.py`` says what to sample; ``python -m tests.games.<game>.loglines`` writes its reviewed files
``data/loglines.<lang>.txt`` anew. Read what changed before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from greathall.core.speech.elements import Arg, Bundle, Value
from greathall.core.speech.events import Event
from greathall.core.speech.reasons import Reason
from greathall.core.speech.text import LANGUAGES, Person, Speaker
from greathall.core.speech.vocabulary import Vocabulary

COUNTS = (1, 2, 5, 21)
PEOPLE = {
    "en": (Person("Anna", "female"), Person("Boris", "male")),
    "ru": (Person("Анна", "female"), Person("Борис", "male")),
    "uk": (Person("Ганна", "female"), Person("Борис", "male")),
}


@dataclass(frozen=True)
class Sentences:
    """What is sampled for one game."""

    words: Vocabulary
    ids: Mapping[str, Sequence[str]]
    """Ids by element kind."""
    asks: Mapping[str, Mapping[str, Arg]]
    """Parameters of every question."""
    folder: Path
    only: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Where a sentence is only ever said of some of the ids of a kind, by the word's name."""
    nouns: Sequence[str] = ()
    """Counted nouns whose forms are listed first."""
    forms: Sequence[str] = ("n", "n-acc", "n-gen")
    stride: int = 1
    """Ids of a kind take turns in steps of this, so that many names are seen."""
    rest: int = 1
    """How many values more a variable-length argument is shown with."""

    def lines(self, lang: str) -> list[str]:
        """Log lines for both genders and all counts, then choices, reasons, questions."""
        speaker, samples = Speaker(lang, self.words.game, PEOPLE[lang]), Samples(self)
        found = [*_events(self.words, speaker, samples), *_options(self, speaker, samples)]
        found += _reasons(self.words, speaker, samples)
        for kind, params in self.asks.items():
            found.append(f"ask {kind}: {speaker.say(f'{self.words.game}-ask-{kind}', seat='seat:0', **params)}")
        return found

    def counted(self, lang: str) -> list[str]:
        """The counted nouns, in every form and count."""
        speaker = Speaker(lang, self.words.game)
        return [
            f"{noun} {form}: " + ", ".join(speaker.name(noun, form, n) for n in COUNTS)
            for noun in self.nouns
            for form in self.forms
        ]

    def text(self, lang: str) -> str:
        nouns = self.counted(lang)
        return "\n".join([*nouns, *([""] if nouns else []), *self.lines(lang)]) + "\n"

    def path(self, lang: str) -> Path:
        return self.folder / f"loglines.{lang}.txt"

    def write(self) -> None:
        for lang in LANGUAGES:
            self.path(lang).write_text(self.text(lang), encoding="utf-8")


class Samples:
    def __init__(self, of: Sentences) -> None:
        self.of = of
        self.turns = {kind: count() for kind in of.ids}

    def next(self, kind: str, word: str) -> str:
        every = self.of.ids[kind]
        ids = [one for one in every if one in self.of.only.get(word, ())] or every
        return ids[next(self.turns[kind]) * self.of.stride % len(ids)]

    def value(self, kind: str, word: str, n: int, seats: Iterator[int]) -> Value:
        if kind == "int":
            return n
        if kind == "seat":
            return next(seats, 0)
        return self.bundle(kind[:-1], word, n) if kind.endswith("+") else self.next(kind, word)

    def bundle(self, kind: str, word: str, n: int) -> Bundle:
        return tuple((self.next(kind, word), n) for _ in range(2))


def _events(words: Vocabulary, speaker: Speaker, samples: Samples) -> Iterator[str]:
    for event in words.events.values():
        for n, first in _cases(event.kinds):
            seats = iter((first, 1 - first))
            values = tuple(samples.value(kind, event.name, n, seats) for kind in event.kinds.values())
            yield f"{event.name}: {speaker.event(Event(event, values, None))}"


def _options(of: Sentences, speaker: Speaker, samples: Samples) -> Iterator[str]:
    for verb in of.words.verbs.values():
        kinds = [*verb.kinds.values(), *([verb.kinds[verb.rest]] * of.rest if verb.rest else [])]
        for n in (0, *COUNTS) if "int" in kinds else (1,):
            args = [samples.value(kind, verb.name, n, iter((1,))) for kind in kinds]
            option = verb(0, *(arg for arg in args if not isinstance(arg, tuple)))
            yield f"do {verb.name}: {speaker.option(option)}"


def _reasons(words: Vocabulary, speaker: Speaker, samples: Samples) -> Iterator[str]:
    for reason in words.reasons.values():
        for n, first in _cases(reason.kinds):
            values = tuple(samples.value(kind, reason.code, n, iter((first,))) for kind in reason.kinds.values())
            yield f"why {reason.code}: {speaker.reason(Reason(reason, values))}"


def _cases(kinds: Mapping[str, str]) -> Iterator[tuple[int, int]]:
    """Counts and genders (the seat named first) worth showing for a sentence."""
    counted = any(kind == "int" or kind.endswith("+") for kind in kinds.values())
    for n in COUNTS if counted else (1,):
        for first in (0, 1) if "seat" in kinds.values() else (0,):
            yield n, first
