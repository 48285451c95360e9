"""Defeat, and the return with a new dynasty (crusaders.defeat.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.family import clear_age, dismiss, end_duchy
from greathall.games.crusaders.questions import Question
from greathall.games.crusaders.relations import end_region_pact, forget_house
from greathall.games.crusaders.state import NOBODY, Crusaders, Person
from greathall.games.crusaders.supply import (
    bundle,
    discard_character,
    dismiss_army,
    drop_development,
    into_bag,
    lift,
    pay,
    return_token,
    send_lord_away,
)


def check_defeat(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """Whoever has lost the last region is defeated."""
    if seat >= 0 and s.houses[seat].alive and seat not in s.owner:
        push(s, Defeat(seat))


@step("defeat")
class Defeat(Step[Crusaders]):
    """Family, developments, shields and relations go (crusaders.defeat.when)."""

    seat: int
    rule: ClassVar[str] = "crusaders.defeat.when"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if not house.alive or self.seat in s.owner:
            return
        dealer.applies(self.rule)
        dealer.say(log.DEFEATED, self.seat)
        house.alive = False
        _disperse(s, self.seat, dealer)
        dealer.because(self.rule)
        for card in house.developments[:]:
            drop_development(s, self.seat, card, dealer)
        if house.seen:
            dealer.say(log.BAG_EMPTIED, self.seat, bundle(house.seen))
        for token in house.bag:
            return_token(s, token)
        house.bag, house.seen = [], []
        for space, holder in enumerate(s.track):
            if holder == self.seat:
                dealer.applies("crusaders.defeat.free-spaces")
                s.track[space] = NOBODY
                dealer.say(log.SHIELD_LOST, self.seat, s.box.spaces[space].id)
        forget_house(s, self.seat, dealer)
        update(s, dealer)
        house.fallen = (*house.fallen, house.dynasty)
        if self.seat < s.people and new_rulers(s, self.seat):
            push(s, ComeBack(self.seat))
        else:
            dealer.because(self.rule)
            pay(s, self.seat, house.gold, dealer)


def _disperse(s: Crusaders, seat: int, dealer: Dealer) -> None:
    house = s.houses[seat]
    for card in (house.ruler.card, house.ruler.spouse):
        if card:
            dealer.say(log.LEFT_FAMILY, seat, card, ())
            discard_character(s, card)
    for person in (*house.children, *house.siblings):
        dealer.because("crusaders.defeat.when")
        dismiss(s, seat, person, dealer)
    house.ruler, house.children, house.siblings = Person(""), [], []


def new_rulers(s: Crusaders, seat: int) -> list[str]:
    """Unused rulers of unused dynasties of the culture; France has one dynasty only (ruling 65)."""
    if s.box.scenarios[s.switches.scenario].defeat_is_final:
        return []
    house = s.houses[seat]
    box = s.box
    ours = [ruler for ruler in s.rulers if box.dynasties[box.rulers[ruler].dynasty].culture == house.culture]
    fresh = [ruler for ruler in ours if box.rulers[ruler].dynasty not in house.fallen]
    only = sum(1 for one in box.dynasties.values() if one.culture == house.culture) == 1
    return ours if only else fresh


@step("come-back")
class ComeBack(Question):
    """A new dynasty of the culture rises, or the player leaves the game (crusaders.defeat.return)."""

    rule: ClassVar[str] = "crusaders.defeat.return"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [*(w.RETURN(self.seat, ruler) for ruler in new_rulers(s, self.seat)), w.RETIRE(self.seat)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if option.verb is w.RETIRE:
            dealer.say(log.RETIRED, self.seat)
            pay(s, self.seat, house.gold, dealer)
            return
        ruler = s.box.rulers[str(option.args[0])]
        s.rulers.remove(ruler.id)
        house.dynasty = ruler.dynasty
        house.ruler = Person(ruler.id)
        dealer.say(log.NOBLE_JOINS, self.seat, ruler.id)
        clear_age(s, self.seat, dealer)
        dealer.applies(self.rule)
        for trait in ruler.traits:
            into_bag(s, self.seat, take_starting_token(s, trait), dealer)
        push(s, SettleAnew(self.seat))


def take_starting_token(s: Crusaders, trait: str) -> str:
    """A starting token, else a random one of the trait, else a plain one of its sign (crusaders.event.traits)."""
    token = f"starting_{trait}"
    if token in s.starting_tokens:
        s.starting_tokens.remove(token)
        return token
    return replacement(s, trait)


def replacement(s: Crusaders, trait: str) -> str:
    """What stands in for a missing token; empty when nothing does."""
    box = s.box
    same = [token for token in s.bag if box.trait_of[token] == trait]
    sign = box.traits[trait].sign
    plain = [
        token
        for token in s.bag
        if box.traits[box.trait_of[token]].sign == sign and not box.traits[box.trait_of[token]].criticals
    ]
    for found in (same, plain):
        if found:
            s.bag.remove(found[0])
            return found[0]
    return ""


def homes(s: Crusaders, seat: int) -> list[int]:
    """Independent regions, else those with unrest, else any; last regions are spared if others are left."""
    free = [r for r, owner in enumerate(s.owner) if owner == NOBODY]
    if free:
        return free
    held = [r for r, owner in enumerate(s.owner) if owner >= 0]
    for some in ([r for r in held if s.unrest[r]], held):
        spared = [r for r in some if len(s.regions_of(s.owner[r])) > 1]
        if spared:
            return spared
    return [r for r in held if s.unrest[r]] or held


@step("settle-anew")
class SettleAnew(Question):
    """One knight starts the new realm (crusaders.defeat.region)."""

    rule: ClassVar[str] = "crusaders.defeat.region"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.SETTLE(self.seat, names[r]) for r, owner in enumerate(s.owner) if owner >= NOBODY]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        region = str(option.args[0])
        return None if s.box.at[region] in homes(s, self.seat) else w.NO_FREE_REGION(region)

    def options(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.SETTLE(self.seat, names[r]) for r in homes(s, self.seat)]

    def default(self, s: Crusaders, options: Sequence[Option]) -> Option:
        return options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        region = s.box.at[str(option.args[0])]
        house = s.houses[self.seat]
        displaced = s.owner[region]
        house.alive = True
        if displaced >= 0:
            end_duchy(s, region, dealer)
            if s.army[region]:
                dismiss_army(s, region, dealer)
            dealer.say(log.LOST_REGION, displaced, str(option.args[0]))
            if s.unrest[region]:
                lift(s, region, "unrest", dealer)
        s.owner[region] = self.seat
        send_lord_away(s, region, dealer)
        end_region_pact(s, region, dealer)
        dealer.say(log.RETURNED, self.seat, house.ruler.card, str(option.args[0]))
        update(s, dealer)
        check_defeat(s, displaced, dealer)
