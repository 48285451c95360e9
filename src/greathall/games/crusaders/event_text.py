"""What an event does, in words put together from its data: whom it concerns, on which condition, and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from greathall.core.speech.text import Speaker, written
from greathall.games.crusaders.entries import Condition, EventCard, Op

DECIDERS = ("left_neighbour", "active")
"""Who is named when the choice is not that of the house concerned."""
REPEATED = frozenset(
    [
        *("build_castle", "mobilise", "demobilise", "end_title", "remove_castle", "remove_trait"),
        *("buy_development", "lose_development", "take_development"),
    ]
)
"""Operations whose sentence is about one thing; more of them are told as so many times."""


def event_text(speaker: Speaker, event: EventCard) -> str:
    """As ``Yourself: a child is born; if impossible: Gold +1.``"""
    tell = Teller(speaker)
    target = tell.term(f"target-{event.target}")
    if event.conditions:
        target = tell.term("target-if", target=target, condition=tell.conditions(event.conditions))
    return f"{target}: {tell.deeds(event.effects)}."


class Teller:
    """Puts operations and conditions into one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def term(self, message: str, **params: Any) -> str:
        return self.speaker.say(f"crusaders-term-{message}", **params)

    def gold(self, n: int) -> str:
        return self.speaker.name("piece:gold", "n", n)

    def deeds(self, ops: Sequence[Op]) -> str:
        return ", ".join(map(self.deed, ops))

    def deed(self, op: Op) -> str:
        """An operation with who decides, and with what comes instead."""
        notes = [*self._figures(op), *(self.term(f"only-{one.removeprefix('prefer:')}") for one in op.filters)]
        if op.op != "take_development" and op.choose_by in DECIDERS:
            notes.append(self.term(f"by-{op.choose_by}"))
        if op.optional:
            notes.append(self.term("optional"))
        told = self._plain(op) + (f" ({', '.join(notes)})" if notes else "")
        if not op.otherwise or op.op in ("if", "pay_or"):
            return told
        return self.term("deed-impossible", first=told, second=self.deeds(op.otherwise))

    def _figures(self, op: Op) -> Iterator[str]:
        """What the sentence itself leaves unsaid."""
        of_one_sex = op.op == "birth" and op.sex != "any"
        if op.n > 1 and (op.op in REPEATED or _birth(op) == f"deed-birth-{op.sex}"):
            yield self.term("note-times", n=op.n)
        if op.n > 1 and op.op == "check":
            yield self.term("note-successes", n=op.n)
        if of_one_sex and (op.bastard or op.draws > 1):
            yield self.term(f"note-{op.sex}")
        if op.bastard and op.draws > 1:
            yield self.term("note-draws", n=op.draws)

    def _plain(self, op: Op) -> str:
        match op.op:
            case "birth":
                return self.term(_birth(op), n=op.n, draws=op.draws)
            case "gold":
                n = f"{'+' if op.n > 0 else ''}{written(op.n)}"
                return self.term(f"deed-gold-{op.per}", n=n) if op.per else f"{self.speaker.name('piece:gold')} {n}"
            case "place_token" | "remove_token":
                return self.term(f"deed-{op.op}", token=f"token_kind:{op.token}", n=op.n)
            case "add_trait":
                whose = "" if op.to == "bag" else f"-{op.to}"
                return self.term(f"deed-add_trait{whose}", trait=f"trait:{op.trait}")
            case "death":
                return self.term(f"deed-death-{op.role}")
            case "casus_belli":
                return self.term(f"deed-casus_belli-{op.holder}")
            case "demobilise":
                return self.term("deed-demobilise-all" if op.all else "deed-demobilise")
            case "check" | "pay_or" | "choice" | "if":
                return self._branch(op)
        return self.term(f"deed-{op.op}", n=op.n, gold=self.gold(op.n), price=self.gold(op.price))

    def _branch(self, op: Op) -> str:
        if op.op == "check":
            kind = self.speaker.name(f"critical:{op.critical or 'none'}")
            said = "deed-check" if op.success else "deed-check-feared"
            return self.term(said, kind=kind, success=self.deeds(op.success), failure=self.deeds(op.failure))
        if op.op == "pay_or":
            said = "deed-pay-each" if op.per else "deed-pay-neighbour" if op.to == "left_neighbour" else "deed-pay"
            return self.term("deed-or", first=self.term(said, gold=self.gold(op.n)), second=self.deeds(op.otherwise))
        if op.op == "choice":
            first, second = (self.deeds(option) for option in op.options)
            return self.term("deed-choice", first=first, second=second)
        condition = self.conditions(op.when)
        return self.term("deed-if", condition=condition, first=self.deeds(op.then), second=self.deeds(op.otherwise))

    def conditions(self, conditions: Sequence[Condition]) -> str:
        return ", ".join(map(self._condition, conditions))

    def _condition(self, condition: Condition) -> str:
        traits = [self.speaker.name(f"trait:{one}") for one in condition.traits]
        filters = ", ".join(self.term(f"only-{one}") for one in condition.filters)
        return self.term(f"when-{condition.test}", n=condition.n, traits=self._any_of(traits), filters=filters)

    def _any_of(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.term("one-of", first=", ".join(words[:-1]), last=words[-1])


def _birth(op: Op) -> str:
    if op.bastard:
        return "deed-bastard"
    if op.draws > 1:
        return "deed-birth-chosen"
    return "deed-birth" if op.sex == "any" else f"deed-birth-{op.sex}"
