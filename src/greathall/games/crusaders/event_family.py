"""What events do to a family: births, deaths, age, weddings, titles, traits of heirs (crusaders.event.*)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.ageing import EventAge
from greathall.games.crusaders.automa import preferences
from greathall.games.crusaders.births import birth
from greathall.games.crusaders.entries import Op
from greathall.games.crusaders.event_choices import Pick, PickPerson, Scene, role
from greathall.games.crusaders.event_conditions import male_non_rulers, non_rulers
from greathall.games.crusaders.family import heirs, kin_of, unmarried
from greathall.games.crusaders.marriage import nobles_left, wed_noble
from greathall.games.crusaders.questions import ask_if_open
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import hook, note_developments, tell_trait

# Births, deaths, age


@step("birth")
class Birth(Step[Crusaders]):
    seat: int
    draws: int
    sex: str
    rule: ClassVar[str] = "crusaders.event.births"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        birth(s, self.seat, self.draws, self.sex, dealer)


def op_birth(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.applies("crusaders.event.births")
    if op.bastard:
        # The card beats the rule that only married rulers have children.
        dealer.applies("crusaders.base.golden-rule")
    else:
        dealer.applies("crusaders.family.only-rulers")
    seat = role(s, scene, op.who)
    draws = max(op.draws, hook(s, seat, "own_birth"))
    note_developments(s, seat, "own_birth", dealer)
    push(s, *(Birth(seat, draws, op.sex) for _ in range(op.n)))


def mortals(s: Crusaders, seat: int, wanted: str) -> list[str]:
    """Whom a death can strike: the role that an operation names."""
    house = s.houses[seat]
    if wanted == "ruler_spouse":
        return [house.ruler.spouse] if house.ruler.spouse else []
    if wanted == "youngest_child":
        return [child.card for child in house.children[-1:]]
    return male_non_rulers(s, seat) if wanted == "male_non_ruler" else non_rulers(s, seat)


def op_death(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.deaths")
    found = tuple(mortals(s, role(s, scene, op.who), op.role))
    ask_if_open(s, PickPerson(role(s, scene, op.choose_by or op.who), scene, found), dealer)


def op_age(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.age")
    push(s, *(EventAge(role(s, scene, op.who)) for _ in range(op.n)))


# Weddings


def free_to_wed(s: Crusaders, seat: int) -> list[str]:
    """Unmarried members for whom the culture has somebody of the other sex, the ruler first."""
    house = s.houses[seat]
    return [person.card for person in unmarried(house) if nobles_left(s, house.culture, person.card)]


@step("pick-betrothed")
class PickBetrothed(Pick):
    """Who of the family marries a random noble, without a check (crusaders.event.weddings)."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.weddings"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.CHOOSE_PERSON(self.seat, card) for card in free_to_wed(s, self.seat)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        dealer.because(self.rule)
        wed_noble(s, self.seat, str(option.args[0]), s.houses[self.seat].culture, dealer)


def op_wedding(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.weddings")
    ask_if_open(s, PickBetrothed(role(s, scene, op.who), scene), dealer)


# Titles


@step("pick-title")
class PickTitle(Pick):
    """Who becomes duke, and where (crusaders.event.titles)."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.titles"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        people = [person.card for person in kin_of(s.houses[self.seat]) if person.card not in s.duke]
        names = s.box.look.regions
        return [w.GRANT(self.seat, card, names[r]) for card in people for r in s.regions_of(self.seat) if not s.duke[r]]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """The first in the family gets the region that others border most (crusaders.ai.events)."""
        person = options[0].args[0]
        regions = [s.box.at[str(option.args[1])] for option in options if option.args[0] == person]
        region = preferences.frontier(s, self.seat, regions, dealer)
        return w.GRANT(self.seat, str(person), s.box.look.regions[region])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        person, region = str(option.args[0]), str(option.args[1])
        s.duke[s.box.at[region]] = person
        dealer.applies(self.rule)
        dealer.say(log.GRANTED, self.seat, person, region)


def op_grant_title(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.titles")
    ask_if_open(s, PickTitle(role(s, scene, op.who), scene), dealer)


# Traits of the next generation


def pupil(s: Crusaders, seat: int, to: str) -> str:
    """Whose card a trait is laid on: the heir's or the youngest child's; empty without one."""
    house = s.houses[seat]
    found = heirs(s, house)[:1] if to == "heir" else house.children[-1:]
    return found[0].card if found else ""


def lay_trait_on(s: Crusaders, seat: int, card: str, token: str, dealer: Dealer) -> None:
    """A token joins those on the card of a child or sibling."""
    house = s.houses[seat]
    for group in (house.children, house.siblings):
        for i, person in enumerate(group):
            if person.card == card:
                tokens = list(person.tokens)
                insort(tokens, token)
                group[i] = replace(person, tokens=tuple(tokens))
    tell_trait(s, card, token, dealer)
