"""Every sentence of the game with sample values, for reading.

``python -m tests.games.crusaders.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read what
changed before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from greathall.core.text import LANGUAGES, Person, Speaker
from greathall.core.words import Arg, Event, Option, Reason, Value
from greathall.games.crusaders.ai.play import PLANS
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.plots import PLOTS
from greathall.games.crusaders.words import words

DATA = Path(__file__).parent / "data"
COUNTS = (1, 2, 5, 21)
PEOPLE = {
    "en": (Person("Anna", "female"), Person("Boris", "male")),
    "ru": (Person("Анна", "female"), Person("Борис", "male")),
    "uk": (Person("Ганна", "female"), Person("Борис", "male")),
}
EVENT: dict[str, Arg] = {"event": "event:t_famine"}
PARTNER: dict[str, Arg] = {"partner": "seat:1"}
CHECK: dict[str, Arg] = {"n": 2, "draws": 3, "odds": 71}
ASKS: dict[str, dict[str, Arg]] = {
    "add-item": PARTNER,
    "ally-called": {},
    "answer": {},
    "bonus-card": {},
    "build-more": {},
    "buy-more": {},
    "choose-home": {},
    "choose-offer-partner": {},
    "choose-partner": {"member": "character:william_i"},
    "choose-target": EVENT,
    "come-back": {},
    "compose": PARTNER,
    "continue": CHECK,
    "crusade-action": {},
    "declare": {},
    "disband-armies": {},
    "draw-cards": {},
    "drop-one": {},
    "give-up-one": {},
    "intrigue-action": {},
    "invest": CHECK,
    "keep-one-trait": {},
    "lose-region": {},
    "lose-trait": {},
    "mobilise-more": {},
    "next-overthrow": {},
    "next-plot": {},
    "old-age-wisdom": {},
    "pay-armies": {},
    "pay-or": EVENT,
    "pick-card": EVENT,
    "pick-house": EVENT,
    "pick-option": EVENT,
    "pick-person": EVENT,
    "pick-region": EVENT,
    "pick-space": EVENT,
    "place-free-castle": {},
    "plague-next": {},
    "plan": {},
    "pledge": {"actor": "seat:1", "n": 2, "draws": 3},
    "realm-action": {},
    "remove-tokens": EVENT,
    "reply": PARTNER,
    "sacrifice": {"token": "token:random_kind", "n": 1},
    "seek-marriage": {},
    "settle-anew": {},
    "spoils": {},
    "take-councillor": {},
    "tax-action": {},
    "titles": {},
    "turn-start": {},
    "war-action": {},
}


class Samples:
    """Sample values; ids of a kind take turns, so that many names are seen."""

    def __init__(self) -> None:
        self.ids = {kind: list(entries) for kind, entries in load_box().entries.items()}
        self.ids["character"] += list(load_box().rulers)
        self.ids["plot"] = list(PLOTS.values())
        self.ids["deed"] = list(PLANS)
        self.ids["token_kind"] = ["unrest", "plague", "harvest", "crop_failure"]
        self.turns = {kind: count() for kind in self.ids}

    def value(self, kind: str, n: int, seats: Iterator[int], word: str = "") -> Value:
        if kind == "int":
            return n
        if kind == "seat":
            return next(seats, 0)
        ids = self.ids[kind]
        if kind == "character" and word == "trait-on-her":
            ids = [card for card in ids if load_box().sexes[card] == "female"]
        return ids[next(self.turns[kind]) * 7 % len(ids)]


def lines(lang: str) -> list[str]:
    """All sentences in one language: log lines for both genders and all counts, then choices, reasons, questions."""
    speaker, samples = Speaker(lang, "crusaders", PEOPLE[lang]), Samples()
    found: list[str] = []
    for event in words.events.values():
        for n, first in _cases(event.kinds):
            seats = iter((first, 1 - first))
            values = tuple(samples.value(kind, n, seats, event.name) for kind in event.kinds.values())
            found.append(f"{event.name}: {speaker.event(Event(event, values, None))}")
    for verb in words.verbs.values():
        for n in (0, *COUNTS) if "int" in verb.kinds.values() else (1,):
            args = [samples.value(kind, n, iter((1,))) for kind in verb.kinds.values()]
            option: Option = verb(0, *(arg for arg in args if not isinstance(arg, tuple)))
            found.append(f"do {verb.name}: {speaker.option(option)}")
    for reason in words.reasons.values():
        for n, first in _cases(reason.kinds):
            values = tuple(samples.value(kind, n, iter((first,))) for kind in reason.kinds.values())
            found.append(f"why {reason.code}: {speaker.reason(Reason(reason, values))}")
    for kind, params in ASKS.items():
        found.append(f"ask {kind}: {speaker.say(f'crusaders-ask-{kind}', seat='seat:0', **params)}")
    return found


def _cases(kinds: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Counts and genders (the seat named first) worth showing for a sentence."""
    for n in COUNTS if "int" in kinds.values() else (1,):
        for first in (0, 1) if "seat" in kinds.values() else (0,):
            yield n, first


def text(lang: str) -> str:
    return "\n".join(lines(lang)) + "\n"


def path(lang: str) -> Path:
    return DATA / f"loglines.{lang}.txt"


if __name__ == "__main__":
    for one in LANGUAGES:
        path(one).write_text(text(one), encoding="utf-8")
