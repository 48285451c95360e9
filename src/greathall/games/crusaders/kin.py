"""The family: who is who, births, deaths, succession and the dynastic crisis."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.core.words import Option
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.ai.tastes import least_dear
from greathall.games.crusaders.asking import Question, ask_if_open
from greathall.games.crusaders.state import NOBODY, Crusaders, House, Person
from greathall.games.crusaders.supply import (
    discard_character,
    draw_character,
    draw_trait,
    into_bag,
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
    """A duke's title ends (crusaders.duke.ends)."""
    if card in s.duke:
        region = s.duke.index(card)
        s.duke[region] = ""
        dealer.rule("crusaders.duke.ends")
        dealer.say(w.TITLE_ENDED, s.owner[region], s.box.look.regions[region])


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


def dismiss(s: Crusaders, person: Person, dealer: Dealer) -> None:
    """A child or sibling and the spouse are discarded with their tokens (crusaders.family.widows)."""
    end_title(s, person.card, dealer)
    for token in (*person.tokens, *person.spouse_tokens):
        return_token(s, token)
    discard_character(s, person.card)
    if person.spouse:
        dealer.rule("crusaders.family.widows")
        discard_character(s, person.spouse)


def kill(s: Crusaders, card: str, dealer: Dealer) -> None:
    """A character dies; a ruler's death brings the succession."""
    place = find(s, card)
    if place is None:
        return
    dealer.say(w.DIED, card)
    dealer.rule("crusaders.family.death")
    if place.role == "ruler":
        push(s, Succession(place.seat))
    elif place.role == "lord":
        remove_lord(s, place.slot)
        settle_lord(s, place.slot, dealer)
    elif place.role.endswith("_spouse"):
        remove_spouse(s, place.seat, place.role.removesuffix("_spouse"), place.slot)
    else:
        house = s.houses[place.seat]
        group = house.children if place.role == "child" else house.siblings
        dismiss(s, group.pop(place.slot), dealer)


# Succession


@step
class Succession(Step[Crusaders]):
    """The throne passes on (crusaders.succession.order)."""

    seat: int
    rule: ClassVar[str] = "crusaders.succession.order"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        dealer.rule(self.rule)
        dealer.rule("crusaders.succession.spouse")
        _bury(s, house)
        line = heirs(s, house)
        if not line:
            push(s, Crisis(self.seat))
            return
        heir = line[0]
        if heir in house.children:
            dealer.rule("crusaders.succession.siblings")
            dealer.rule("crusaders.succession.old-siblings")
            for sibling in house.siblings:
                dismiss(s, sibling, dealer)
            house.siblings = [child for child in house.children if child is not heir]
            house.children = []
        else:
            house.siblings = [one for one in house.siblings if one is not heir]
        end_title(s, heir.card, dealer)
        crown(s, self.seat, heir, dealer)


def _bury(s: Crusaders, house: House) -> None:
    """The dead ruler and the spouse are discarded (crusaders.succession.spouse)."""
    discard_character(s, house.ruler.card)
    if house.ruler.spouse:
        discard_character(s, house.ruler.spouse)
    house.ruler = Person("")


def crown(s: Crusaders, seat: int, heir: Person, dealer: Dealer) -> None:
    """The heir's tokens, and the spouse's, join the bag (crusaders.succession.tokens)."""
    house = s.houses[seat]
    house.ruler = Person(heir.card, (), heir.spouse, ())
    house.age = 0
    dealer.rule("crusaders.succession.tokens")
    if s.box.sexes[heir.card] == FEMALE:
        dealer.rule("crusaders.succession.queens")
    dealer.say(w.CROWNED, seat, heir.card)
    for token in (*heir.tokens, *heir.spouse_tokens):
        into_bag(s, seat, token, dealer)


@step
class Crisis(Step[Crusaders]):
    """No heir: half the regions and half the gold are lost (crusaders.crisis.regions, crusaders.crisis.gold)."""

    seat: int
    rule: ClassVar[str] = "crusaders.crisis.regions"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.say(w.CRISIS, self.seat)
        dealer.rule("crusaders.crisis.gold")
        if not s.is_ai(self.seat):
            pay(s, self.seat, s.houses[self.seat].gold // 2, dealer)
        push(s, LoseRegions(self.seat, len(s.regions_of(self.seat)) // 2), NewBlood(self.seat))


@step
class LoseRegions(Step[Crusaders]):
    seat: int
    left: int
    rule: ClassVar[str] = "crusaders.crisis.regions"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if self.left:
            push(s, LoseRegions(self.seat, self.left - 1))
            ask_if_open(s, LoseRegion(self.seat), dealer)


@step
class LoseRegion(Question):
    """The owner picks a region to lose."""

    rule: ClassVar[str] = "crusaders.crisis.regions"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.GIVE_UP(self.seat, s.box.look.regions[r]) for r in s.regions_of(self.seat)]

    def ai(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        region = least_dear(s, self.seat, s.regions_of(self.seat), dealer)
        return w.GIVE_UP(self.seat, s.box.look.regions[region])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        free_region(s, s.box.at[str(option.args[0])], dealer)


@step
class NewBlood(Step[Crusaders]):
    """A random character of the culture takes the throne (crusaders.crisis.ruler)."""

    seat: int
    rule: ClassVar[str] = "crusaders.crisis.ruler"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.rule(self.rule)
        house = s.houses[self.seat]
        card = draw_character(s, house.culture, dealer)
        if not card:
            # Every card of the culture is on the table: a stranger is better than an empty throne.
            fullest = max(s.folk, key=lambda c: len(s.folk[c]) + len(s.folk_discard[c]))
            card = draw_character(s, fullest, dealer)
        token = draw_trait(s, dealer)
        crown(s, self.seat, Person(card, (token,) if token else ()), dealer)


def free_region(s: Crusaders, region: int, dealer: Dealer) -> None:
    """A region becomes independent: figures and title go, castle and tokens stay, a lord arrives."""
    owner = s.owner[region]
    if s.duke[region]:
        end_title(s, s.duke[region], dealer)
    s.army[region] = 0
    s.owner[region] = NOBODY
    dealer.say(w.GAVE_UP, owner, s.box.look.regions[region])
    settle_lord(s, region, dealer)
    update(s, dealer)


# Births


def has_room(s: Crusaders, house: House) -> bool:
    return len(house.children) < s.box.limits["children_per_player"]


def birth(s: Crusaders, seat: int, draws: int, sex: str, dealer: Dealer) -> None:
    """A child with a random trait, if there is room and a card (crusaders.family.birth, crusaders.family.slots)."""
    house = s.houses[seat]
    if not has_room(s, house):
        dealer.rule("crusaders.family.slots")
        return
    card = draw_character(s, house.culture, dealer, "" if sex == "any" else sex)
    if not card:
        return
    dealer.rule("crusaders.family.birth")
    dealer.say(w.BORN, seat, card)
    tokens = tuple(token for token in (draw_trait(s, dealer) for _ in range(draws)) if token)
    if len(tokens) < 2:
        house.children.append(Person(card, tokens))
        for token in tokens:
            tell_trait(s, card, token, dealer)
        return
    house.children.append(Person(card, tuple(sorted(tokens))))
    ask_if_open(s, KeepOneTrait(seat), dealer)


@step
class KeepOneTrait(Question):
    """Of several traits drawn for the youngest child one is kept (crusaders.development.library)."""

    rule: ClassVar[str] = "crusaders.development.library"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        child = s.houses[self.seat].children[-1]
        return [w.KEEP_TOKEN(self.seat, token) for token in dict.fromkeys(child.tokens)]

    def ai(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        good = [option for option in options if option.args[0] in s.box.positive]
        return (good or list(options))[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        kept = str(option.args[0])
        child = house.children[-1]
        rest = list(child.tokens)
        rest.remove(kept)
        for token in rest:
            return_token(s, token)
        house.children[-1] = replace(child, tokens=(kept,))
        tell_trait(s, child.card, kept, dealer)


def put_token_on(s: Crusaders, seat: int, index: int, token: str, dealer: Dealer) -> None:
    """A token is laid on a child's card."""
    children = s.houses[seat].children
    tokens = list(children[index].tokens)
    insort(tokens, token)
    children[index] = replace(children[index], tokens=tuple(tokens))
    tell_trait(s, children[index].card, token, dealer)
