"""The family: who is who, deaths, succession and the dynastic crisis."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.automa.preferences import least_dear
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import NOBODY, Crusaders, House, Person
from greathall.games.crusaders.supply import (
    bring,
    bundle,
    discard_character,
    dismiss_army,
    draw_character,
    draw_trait,
    lord_tokens,
    pay,
    remove_lord,
    return_token,
    settle_lord,
    tell_trait,
)

MALE, FEMALE, HORSE = "male", "female", "horse"
GLITTERHOOF = "glitterhoof"


class Place(NamedTuple):
    """Where a character lies: whose family and in which role, or in which region as its lord."""

    seat: int
    role: str
    slot: int


def find(s: Crusaders, card: str) -> Place | None:
    for seat, house in enumerate(s.houses):
        if house.ruler.card == card:
            return Place(seat, "ruler", 0)
        if house.ruler.spouse == card:
            return Place(seat, "ruler_spouse", 0)
        for role, group in (("child", house.children), ("sibling", house.siblings)):
            for i, person in enumerate(group):
                if person.card == card:
                    return Place(seat, role, i)
                if person.spouse == card:
                    return Place(seat, role + "_spouse", i)
    return Place(NOBODY, "lord", s.lord.index(card)) if card in s.lord else None


def tokens_on(s: Crusaders, place: Place) -> tuple[str, ...]:
    """The tokens on the card of a family member or spouse; those of a ruler and his spouse are in the bag."""
    house = s.houses[place.seat]
    if place.role.startswith("ruler"):
        return ()
    group = house.children if place.role.startswith("child") else house.siblings
    person = group[place.slot]
    return person.spouse_tokens if place.role.endswith("_spouse") else person.tokens


def cards_of(house: House) -> list[str]:
    """Every character on a family board, spouses beside their partners."""
    people = [house.ruler, *house.children, *house.siblings]
    return [card for person in people for card in (person.card, person.spouse) if card]


def kin_of(house: House) -> list[Person]:
    """Children and siblings, in order of arrival."""
    return [*house.children, *house.siblings]


def member(house: House, card: str) -> Person:
    """The family member with this card; spouses are no members."""
    for person in (house.ruler, *house.children, *house.siblings):
        if person.card == card:
            return person
    raise KeyError(card)


def heirs(s: Crusaders, house: House) -> list[Person]:
    """Eldest son, daughter, brother, sister, by order of arrival (crusaders.succession.order)."""
    sexes = s.box.sexes
    order: list[Person] = []
    for group in (house.children, house.siblings):
        for sex in (MALE, FEMALE):
            order.extend(person for person in group if sexes[person.card] == sex)
    return order


def is_good(s: Crusaders, tokens: Sequence[str]) -> bool:
    """A character is positive if any of its tokens is; without one it counts as negative."""
    return any(token in s.box.positive for token in tokens)


def fertile(s: Crusaders, house: House) -> bool:
    """Only a ruler with a human spouse has children (crusaders.family.only-rulers)."""
    return house.ruler.spouse not in ("", GLITTERHOOF)


def unmarried(house: House) -> list[Person]:
    return [person for person in (house.ruler, *house.children, *house.siblings) if not person.spouse]


# Titles


def end_title(s: Crusaders, card: str, dealer: Dealer) -> None:
    """A title ends with its duke, who dies, leaves or inherits (crusaders.duke.ends)."""
    if card in s.duke:
        dealer.because("crusaders.duke.ends")
        end_duchy(s, s.duke.index(card), dealer)


def end_duchy(s: Crusaders, region: int, dealer: Dealer) -> None:
    """A title ends with its region, if there is one, by the rule that takes the region away."""
    if s.duke[region]:
        s.duke[region] = ""
        dealer.say(log.TITLE_ENDED, s.owner[region], s.box.look.regions[region])


# Leaving the board


def remove_spouse(s: Crusaders, seat: int, role: str, index: int) -> str:
    """A spouse leaves; a ruler's spouse leaves the token behind (crusaders.divorce.ruler, crusaders.divorce.others)."""
    house = s.houses[seat]
    if role == "ruler":
        card = house.ruler.spouse
        house.ruler = replace(house.ruler, spouse="")
    else:
        group = house.children if role == "child" else house.siblings
        person = group[index]
        card = person.spouse
        for token in person.spouse_tokens:
            return_token(s, token)
        group[index] = replace(person, spouse="", spouse_tokens=())
    discard_character(s, card)
    return card


def dismiss(s: Crusaders, seat: int, person: Person, dealer: Dealer) -> None:
    """A child or sibling leaves the table alive, with the spouse."""
    dealer.say(log.LEFT_FAMILY, seat, person.card, bundle(person.tokens))
    _discard(s, seat, person, dealer)


def _remove_for_good(s: Crusaders, seat: int, person: Person, dealer: Dealer) -> None:
    """A sibling of a dead ruler leaves the game (crusaders.succession.old-siblings)."""
    dealer.because("crusaders.succession.old-siblings")
    dealer.say(log.LEFT_GAME, seat, person.card, bundle(person.tokens))
    insort(s.gone, person.card)
    _part(s, seat, person, dealer)


def _discard(s: Crusaders, seat: int, person: Person, dealer: Dealer) -> None:
    discard_character(s, person.card)
    _part(s, seat, person, dealer)


def _part(s: Crusaders, seat: int, person: Person, dealer: Dealer) -> None:
    """Title and tokens go with a child or sibling, and the spouse is discarded (crusaders.family.widows)."""
    end_title(s, person.card, dealer)
    for token in (*person.tokens, *person.spouse_tokens):
        return_token(s, token)
    if person.spouse:
        dealer.because("crusaders.family.widows")
        dealer.say(log.LEFT_FAMILY, seat, person.spouse, bundle(person.spouse_tokens))
        discard_character(s, person.spouse)


def kill(s: Crusaders, card: str, dealer: Dealer) -> None:
    """A character dies; a ruler's death brings the succession."""
    place = find(s, card)
    if place is None:
        return
    dealer.applies("crusaders.family.death")
    if place.role == "lord":
        _bury_lord(s, place.slot, dealer)
        return
    dealer.say(log.DIED, place.seat, card, bundle(tokens_on(s, place)))
    if place.role == "ruler":
        push(s, Succession(place.seat))
    elif place.role.endswith("_spouse"):
        remove_spouse(s, place.seat, place.role.removesuffix("_spouse"), place.slot)
    else:
        house = s.houses[place.seat]
        group = house.children if place.role == "child" else house.siblings
        _discard(s, place.seat, group.pop(place.slot), dealer)


def kill_duke(s: Crusaders, region: int, dealer: Dealer) -> None:
    """Duke and spouse die with the duchy (crusaders.duke.dies)."""
    duke = s.duke[region]
    if not duke:
        return
    place = find(s, duke)
    assert place is not None
    for card in (member(s.houses[place.seat], duke).spouse, duke):
        if card:
            dealer.because("crusaders.duke.dies")
            kill(s, card, dealer)


def _bury_lord(s: Crusaders, region: int, dealer: Dealer) -> None:
    """A murdered lord is replaced at once (crusaders.plot.assassinate-lords)."""
    dealer.say(log.LORD_DIED, s.box.look.regions[region], s.lord[region], lord_tokens(s, region))
    remove_lord(s, region)
    dealer.because("crusaders.plot.assassinate-lords")
    settle_lord(s, region, dealer)


# Succession


@step("succession")
class Succession(Step[Crusaders]):
    """The throne passes on (crusaders.succession.order)."""

    seat: int
    rule: ClassVar[str] = "crusaders.succession.order"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        dealer.applies(self.rule)
        _bury(s, self.seat, dealer)
        line = heirs(s, house)
        if not line:
            push(s, Crisis(self.seat))
            return
        heir = line[0]
        if heir in house.children:
            dealer.applies("crusaders.succession.siblings", "crusaders.succession.old-siblings")
            for sibling in house.siblings:
                _remove_for_good(s, self.seat, sibling, dealer)
            house.siblings = [child for child in house.children if child is not heir]
            house.children = []
        else:
            house.siblings = [one for one in house.siblings if one is not heir]
        end_title(s, heir.card, dealer)
        dealer.because(self.rule)
        crown(s, self.seat, heir, dealer)
        dealer.because("crusaders.succession.tokens")
        inherit(s, self.seat, heir, dealer)


def _bury(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """The dead ruler and the spouse are discarded (crusaders.succession.spouse)."""
    house = s.houses[seat]
    dealer.because("crusaders.succession.spouse")
    discard_character(s, house.ruler.card)
    if house.ruler.spouse:
        dealer.say(log.LEFT_FAMILY, seat, house.ruler.spouse, ())
        discard_character(s, house.ruler.spouse)
    house.ruler = Person("")


def crown(s: Crusaders, seat: int, heir: Person, dealer: Dealer) -> None:
    """A new ruler takes the throne, with the spouse and without age tokens."""
    house = s.houses[seat]
    house.ruler = Person(heir.card, (), heir.spouse, ())
    if s.box.sexes[heir.card] == FEMALE:
        dealer.applies("crusaders.succession.queens")
    dealer.say(log.CROWNED, seat, heir.card)
    clear_age(s, seat, dealer)


def clear_age(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """A new ruler begins without age tokens (crusaders.succession.tokens)."""
    house = s.houses[seat]
    if house.age:
        dealer.say(log.AGE_CLEARED, seat, house.age)
        house.age = 0


def inherit(s: Crusaders, seat: int, heir: Person, dealer: Dealer) -> None:
    """The heir's tokens, and the spouse's, join the bag (crusaders.succession.tokens)."""
    for token in heir.tokens:
        bring(s, seat, heir.card, token, dealer)
    for token in heir.spouse_tokens:
        bring(s, seat, heir.spouse, token, dealer)


@step("crisis")
class Crisis(Step[Crusaders]):
    """No heir: half the regions and half the gold are lost (crusaders.crisis.regions, crusaders.crisis.gold)."""

    seat: int
    rule: ClassVar[str] = "crusaders.crisis.regions"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.say(log.CRISIS, self.seat)
        dealer.because("crusaders.crisis.gold")
        if not s.is_automa(self.seat):
            pay(s, self.seat, s.houses[self.seat].gold // 2, dealer)
        push(s, LoseRegions(self.seat, len(s.regions_of(self.seat)) // 2), NewBlood(self.seat))


@step("lose-regions")
class LoseRegions(Step[Crusaders]):
    seat: int
    left: int
    rule: ClassVar[str] = "crusaders.crisis.regions"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if self.left:
            push(s, LoseRegions(self.seat, self.left - 1))
            ask_if_open(s, LoseRegion(self.seat), dealer)


@step("lose-region")
class LoseRegion(Question):
    """The owner picks a region to lose."""

    rule: ClassVar[str] = "crusaders.crisis.regions"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.GIVE_UP(self.seat, s.box.look.regions[r]) for r in s.regions_of(self.seat)]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        region = least_dear(s, self.seat, s.regions_of(self.seat), dealer)
        return w.GIVE_UP(self.seat, s.box.look.regions[region])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        free_region(s, s.box.at[str(option.args[0])], dealer)


@step("new-blood")
class NewBlood(Step[Crusaders]):
    """A random character of the culture takes the throne (crusaders.crisis.ruler)."""

    seat: int
    rule: ClassVar[str] = "crusaders.crisis.ruler"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        house = s.houses[self.seat]
        card = draw_character(s, house.culture, dealer)
        if not card:
            # Every card of the culture is on the table: a stranger is better than an empty throne.
            fullest = max(s.folk, key=lambda c: len(s.folk[c]) + len(s.folk_discard[c]))
            card = draw_character(s, fullest, dealer)
        token = draw_trait(s, dealer)
        heir = Person(card, (token,) if token else ())
        dealer.say(log.NOBLE_JOINS, self.seat, card)
        tell_trait(s, card, token, dealer)
        crown(s, self.seat, heir, dealer)
        inherit(s, self.seat, heir, dealer)


def free_region(s: Crusaders, region: int, dealer: Dealer) -> None:
    """A region becomes independent: figures and title go, castle and tokens stay, a lord arrives."""
    owner = s.owner[region]
    end_duchy(s, region, dealer)
    if s.army[region]:
        dismiss_army(s, region, dealer)
    s.owner[region] = NOBODY
    dealer.say(log.GAVE_UP, owner, s.box.look.regions[region])
    settle_lord(s, region, dealer)
    update(s, dealer)
