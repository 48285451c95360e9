"""Ageing, and the Court Physician who may hold death off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.ai.tastes import worst_trait
from greathall.games.crusaders.asking import Question, ask
from greathall.games.crusaders.kin import kill
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import out_of_bag
from greathall.games.crusaders.traits import begin_check, passed

OLD_AGE = "old_age"
EVENT = "event"
PHYSICIAN = "own_character_would_die"
LAST_AGE = 4
"""The fifth token is never placed: it kills."""


def doom(s: Crusaders, seat: int, card: str, cause: str, dealer: Dealer) -> None:
    """A family member would die; once a round a check may save it (crusaders.development.court-physician)."""
    if PHYSICIAN not in s.houses[seat].used and _physician(s, seat, cause):
        s.houses[seat].used += (PHYSICIAN,)
        dealer.rule("crusaders.development.court-physician")
        push(s, SaveOrDie(seat, card))
        begin_check(s, seat, "", 1, 1, dealer)
    else:
        kill(s, card, dealer)


def _physician(s: Crusaders, seat: int, cause: str) -> bool:
    return any(
        hook.hook == PHYSICIAN and cause in hook.causes
        for card in s.houses[seat].developments
        for hook in s.box.developments[card].hooks
    )


@step
class SaveOrDie(Step[Crusaders]):
    seat: int
    card: str
    rule: ClassVar[str] = "crusaders.development.court-physician"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if passed(s):
            dealer.say(w.SAVED, self.seat, self.card)
        else:
            kill(s, self.card, dealer)


@step
class Age(Step[Crusaders]):
    """An age token for the ruler (crusaders.upkeep.age)."""

    seat: int
    rule: ClassVar[str] = "crusaders.upkeep.age"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if not house.alive:
            return
        dealer.rule(self.rule)
        if house.age >= LAST_AGE:
            dealer.rule("crusaders.upkeep.fifth-age")
            doom(s, self.seat, house.ruler.card, OLD_AGE, dealer)
            return
        house.age += 1
        dealer.say(w.AGED, self.seat, house.age)
        if house.age == LAST_AGE:
            ask(s, OldAgeWisdom(self.seat), dealer)


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

    def ai(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        dealer.rule("crusaders.ai.tokens")
        token = worst_trait(s, self.seat, dealer)
        wanted = w.REMOVE_TRAIT(self.seat, token)
        return wanted if token and wanted in options else options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.REMOVE_TRAIT:
            out_of_bag(s, self.seat, str(option.args[0]), dealer)


@step
class OldAgeWisdom(RidOfTrait):
    """With the fourth age token (crusaders.upkeep.fourth-age)."""

    rule: ClassVar[str] = "crusaders.upkeep.fourth-age"
