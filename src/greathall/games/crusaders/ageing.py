"""Ageing, and the Court Physician who may hold death off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.automa.preferences import worst_trait
from greathall.games.crusaders.family import kill
from greathall.games.crusaders.questions import Question, ask
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import out_of_bag, use_up
from greathall.games.crusaders.trait_check import begin_check, passed

OLD_AGE = "old_age"
EVENT = "event"
PHYSICIAN = "own_character_would_die"
DEATH_RULES = {OLD_AGE: "crusaders.upkeep.fifth-age", EVENT: "crusaders.event.deaths"}
LAST_AGE = 4
"""The fifth token is never placed: it kills."""


def doom(s: Crusaders, seat: int, card: str, cause: str, dealer: Dealer) -> None:
    """A family member would die; once a round a check may save it (crusaders.development.court-physician)."""
    if PHYSICIAN not in s.houses[seat].used and _physician(s, seat, cause):
        ask(s, CallPhysician(seat, card, cause), dealer)
    else:
        kill(s, card, dealer)


def _physician(s: Crusaders, seat: int, cause: str) -> bool:
    return any(
        hook.hook == PHYSICIAN and cause in hook.causes
        for card in s.houses[seat].developments
        for hook in s.box.developments[card].hooks
    )


@step("call-physician")
class CallPhysician(Question):
    """The Court Physician may be called, once a round: for this death or for a later one."""

    card: str
    cause: str
    rule: ClassVar[str] = "crusaders.development.court-physician"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.CALL_PHYSICIAN(self.seat, self.card), w.LET_DIE(self.seat, self.card)]

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"person": f"character:{self.card}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.LET_DIE:
            dealer.say(log.PHYSICIAN_NOT_CALLED, self.seat, self.card)
            dealer.because(DEATH_RULES[self.cause])
            kill(s, self.card, dealer)
            return
        use_up(s, self.seat, PHYSICIAN)
        dealer.say(log.PHYSICIAN_CALLED, self.seat, self.card)
        push(s, SaveOrDie(self.seat, self.card))
        begin_check(s, self.seat, "", 1, 1, dealer)


@step("save-or-die")
class SaveOrDie(Step[Crusaders]):
    seat: int
    card: str
    rule: ClassVar[str] = "crusaders.development.court-physician"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if passed(s):
            dealer.say(log.SAVED, self.seat, self.card)
        else:
            kill(s, self.card, dealer)


@step("age")
class Age(Step[Crusaders]):
    """An age token for the ruler (crusaders.upkeep.age)."""

    seat: int
    rule: ClassVar[str] = "crusaders.upkeep.age"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if not house.alive:
            return
        dealer.applies(self.rule)
        if house.age >= LAST_AGE:
            dealer.because("crusaders.upkeep.fifth-age")
            doom(s, self.seat, house.ruler.card, OLD_AGE, dealer)
            return
        house.age += 1
        dealer.say(log.AGED, self.seat, house.age)
        if house.age == LAST_AGE:
            ask(s, OldAgeWisdom(self.seat), dealer)


@step("event-age")
class EventAge(Age):
    """An age token by an event (crusaders.event.age)."""

    rule: ClassVar[str] = "crusaders.event.age"


class RidOfTrait(Question):
    """One trait of choice may leave the bag, but not the last."""

    __slots__ = ()

    def candidates(self, s: Crusaders) -> list[Option]:
        bag = dict.fromkeys(s.houses[self.seat].bag)
        return [w.KEEP_ALL(self.seat), *(w.REMOVE_TRAIT(self.seat, token) for token in bag)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.REMOVE_TRAIT and len(s.houses[self.seat].bag) == 1:
            return w.LAST_TRAIT()
        return None

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        dealer.applies("crusaders.ai.tokens")
        token = worst_trait(s, self.seat, dealer)
        wanted = w.REMOVE_TRAIT(self.seat, token)
        return wanted if token and wanted in options else options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.REMOVE_TRAIT:
            out_of_bag(s, self.seat, str(option.args[0]), dealer)
        else:
            dealer.say(log.TRAITS_KEPT, self.seat)


@step("old-age-wisdom")
class OldAgeWisdom(RidOfTrait):
    """With the fourth age token (crusaders.upkeep.fourth-age)."""

    rule: ClassVar[str] = "crusaders.upkeep.fourth-age"
