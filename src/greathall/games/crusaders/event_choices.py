"""Choices inside events: which region, person, card, house or space (crusaders.event.*)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.ageing import EVENT, doom
from greathall.games.crusaders.automa import preferences
from greathall.games.crusaders.entries import Op
from greathall.games.crusaders.event_conditions import filtered
from greathall.games.crusaders.family import end_duchy, heirs
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.realm import Refill, buy, raise_castle, take_card, why_not_buy
from greathall.games.crusaders.relations import add_claim, allied, drop_claim, has_claim, make_peace, members
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import (
    dismiss_army,
    drop_development,
    lift,
    of_type,
    pay,
    place,
    raise_army,
)


@dataclass(frozen=True, slots=True)
class Scene:
    """An operation of an event being carried out: whose card, on whom, which operation."""

    active: int
    target: int
    path: str

    @property
    def event(self) -> str:
        return self.path.partition("/")[0]


def role(s: Crusaders, scene: Scene, name: str) -> int:
    """The seat that a role of an event stands for."""
    if name == "active":
        return scene.active
    if name == "left_neighbour":
        return s.left_neighbour(scene.active)
    return scene.target


def paths(s: Crusaders, path: str, part: str) -> tuple[str, ...]:
    """The operations inside an operation."""
    found: list[str] = []
    while f"{path}/{part}/{len(found)}" in s.box.ops:
        found.append(f"{path}/{part}/{len(found)}")
    return tuple(found)


class Pick(Question):
    """A question that belongs to an operation of an event."""

    __slots__ = ()
    scene: Scene

    def op(self, s: Crusaders) -> Op:
        return s.box.ops[self.scene.path]

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"event": f"event:{self.scene.event}"}

    def declined(self, dealer: Dealer) -> None:
        """What a card leaves open was not wanted."""
        dealer.say(log.EVENT_DECLINED, self.scene.event, self.seat)


# Regions


def pickable(s: Crusaders, scene: Scene, op: Op) -> list[int]:
    """Regions where the operation can happen."""
    owner = role(s, scene, op.who)
    regions = filtered(s, s.regions_of(owner), op.filters)
    if op.op == "place_token":
        if not s.left[op.token]:
            return []
        if op.token == "plague":
            return [r for r in regions if not s.plague[r]]
        return filtered(s, regions, ("no_army",)) if op.token == "unrest" else regions
    if op.op == "mobilise":
        full = len(s.armies_of(owner)) >= s.box.limits["armies_per_player"]
        return [] if full else [r for r in regions if not s.army[r]]
    if op.op == "demobilise":
        return [r for r in regions if s.army[r]]
    if op.op == "end_title":
        return [r for r in regions if s.duke[r]]
    if op.op == "build_castle":
        return [r for r in regions if not s.castle[r]] if s.left["castle"] else []
    return [r for r in regions if s.castle[r]]


REGION_RULES = {
    "place_token": "crusaders.event.tokens",
    "build_castle": "crusaders.event.castles",
    "end_title": "crusaders.event.titles",
    "mobilise": "crusaders.event.armies",
    "demobilise": "crusaders.event.armies",
    "remove_castle": "crusaders.event.castles",
}


@step("pick-region")
class PickRegion(Pick):
    """Where a token is laid, an army raised or dismissed, a castle built or torn down, a title ended."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.tokens"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        op = self.op(s)
        names = s.box.look.regions
        found = [w.CHOOSE_REGION(self.seat, names[r]) for r in pickable(s, self.scene, op)]
        return [*found, w.DECLINE(self.seat)] if op.optional and found else found

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """Good tokens where most is earned, bad ones where least (crusaders.ai.events)."""
        op = self.op(s)
        regions = pickable(s, self.scene, op)
        owner = role(s, self.scene, op.who)
        if owner != self.seat:
            region = preferences.against_others(s, regions, dealer)
        elif op.op in ("mobilise", "build_castle"):
            region = preferences.frontier(s, self.seat, regions, dealer)
        elif op.token == "harvest":
            region = preferences.for_good_token(s, regions, dealer)
        else:
            region = preferences.for_bad_token(s, regions, dealer)
        return w.CHOOSE_REGION(self.seat, s.box.look.regions[region])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DECLINE:
            self.declined(dealer)
            return
        region, op = s.box.at[str(option.args[0])], self.op(s)
        dealer.because(REGION_RULES[op.op])
        if op.op == "place_token":
            place(s, region, op.token, dealer)
        elif op.op == "mobilise":
            raise_army(s, region, dealer)
        elif op.op == "demobilise":
            dismiss_army(s, region, dealer)
        elif op.op == "end_title":
            end_duchy(s, region, dealer)
        elif op.op == "build_castle":
            raise_castle(s, region, dealer)
        else:
            s.castle[region] = 0
            s.left["castle"] += 1
            dealer.say(log.CASTLE_FELL, str(option.args[0]))
            update(s, dealer)


@step("remove-tokens")
class RemoveTokens(Pick):
    """Up to so many tokens leave own regions."""

    scene: Scene
    left: int
    rule: ClassVar[str] = "crusaders.event.tokens"

    def regions(self, s: Crusaders) -> list[int]:
        op = self.op(s)
        piles = {"unrest": s.unrest, "harvest": s.harvest, "crop_failure": s.crop_failure, "plague": s.plague}
        return [r for r in s.regions_of(role(s, self.scene, op.who)) if piles[op.token][r]]

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        found = [w.CHOOSE_REGION(self.seat, names[r]) for r in self.regions(s)]
        return [*found, w.DONE(self.seat)]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        regions = self.regions(s)
        if not regions:
            return options[-1]
        region = preferences.best(regions, lambda r: (-s.unrest[r],), dealer)
        return w.CHOOSE_REGION(self.seat, s.box.look.regions[region])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DONE:
            if self.left == self.op(s).n:
                self.declined(dealer)
            else:
                dealer.say(log.ENOUGH, self.seat)
            return
        lift(s, s.box.at[str(option.args[0])], self.op(s).token, dealer)
        if self.left > 1:
            ask_if_open(s, RemoveTokens(self.seat, self.scene, self.left - 1), dealer)


# Persons


@step("pick-person")
class PickPerson(Pick):
    """Who of the family dies."""

    scene: Scene
    found: tuple[str, ...]
    rule: ClassVar[str] = "crusaders.event.deaths"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.CHOOSE_PERSON(self.seat, card) for card in self.found]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """The last in succession (crusaders.ai.events)."""
        line = [person.card for person in heirs(s, s.houses[self.scene.target])]
        return max(options, key=lambda o: line.index(str(o.args[0])) if o.args[0] in line else -1)

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        doom(s, role(s, self.scene, self.op(s).who), str(option.args[0]), EVENT, dealer)


# Houses


@step("pick-house")
class PickHouse(Pick):
    """Against whom a claim arises, whose claim ends, which war ends."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.claims"
    off_turn: ClassVar[bool] = True

    def _houses(self, s: Crusaders) -> list[int]:
        op, target = self.op(s), self.scene.target
        if op.op == "end_war":
            return members(s.wars[target])
        if op.op == "clear_casus_belli":
            return [other for other in s.others(target) if has_claim(s, other, target)]
        return [
            other
            for other in preferences.rivals(s, target)
            if not (has_claim(s, target, other) or allied(s, target, other) or other in members(s.wars[target]))
        ]

    def candidates(self, s: Crusaders) -> list[Option]:
        found = [w.CHOOSE_HOUSE(self.seat, one) for one in self._houses(s)]
        return [*found, w.DECLINE(self.seat)] if self.op(s).optional and found else found

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """The player with most regions; every optional gain is taken (crusaders.ai.events)."""
        houses = [option for option in options if option.verb is w.CHOOSE_HOUSE]
        return max(houses, key=lambda option: len(s.regions_of(int(option.args[0]))))

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DECLINE:
            self.declined(dealer)
            return
        op, target, house = self.op(s), self.scene.target, int(option.args[0])
        if op.op == "end_war":
            dealer.because("crusaders.event.peace")
            make_peace(s, target, house, dealer)
        elif op.op == "clear_casus_belli":
            drop_claim(s, house, target, dealer)
        else:
            add_claim(s, target, house, dealer)


# Cards


@step("pick-card")
class PickCard(Pick):
    """Which development is lost, taken or bought."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.developments"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        op = self.op(s)
        if op.op == "buy_development":
            cards = list(dict.fromkeys(s.display))
        else:
            cards = of_type(s, role(s, self.scene, op.who), op.type)
        found = [w.CHOOSE_CARD(self.seat, card) for card in cards]
        return [*found, w.DECLINE(self.seat)] if op.optional else found

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        op = self.op(s)
        if option.verb is w.DECLINE or op.op == "lose_development":
            return None
        return why_not_buy(s, self.seat, str(option.args[0]), op.price)

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """What is lost is the last in card order, what is gained the first (crusaders.ai.events)."""
        order = list(s.box.developments)
        cards = [option for option in options if option.verb is w.CHOOSE_CARD]
        if not cards:
            return options[0]
        best = max if self.op(s).op == "lose_development" else min
        return best(cards, key=lambda option: order.index(str(option.args[0])))

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DECLINE:
            self.declined(dealer)
            return
        op, card = self.op(s), str(option.args[0])
        owner = role(s, self.scene, op.who)
        if op.op == "lose_development":
            drop_development(s, owner, card, dealer)
            update(s, dealer)
        elif op.op == "take_development":
            pay(s, self.seat, op.price, dealer)
            take_card(s, self.seat, owner, card, dealer)
        else:
            push(s, Refill())
            buy(s, self.seat, card, op.price, dealer)


# Spaces of the track


@step("pick-space")
class PickSpace(Pick):
    """Which of the victim's shields is replaced; the bonus moves, tokens do not (crusaders.event.shields)."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.shields"

    def candidates(self, s: Crusaders) -> list[Option]:
        spaces = [i for i, holder in enumerate(s.track) if holder == self.scene.target]
        return [w.CHOOSE_SPACE(self.seat, s.box.spaces[i].id) for i in spaces]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        space = next(i for i, one in enumerate(s.box.spaces) if one.id == option.args[0])
        dealer.say(log.SHIELD_LOST, s.track[space], str(option.args[0]))
        s.track[space] = self.scene.active
        dealer.say(log.SHIELD, self.scene.active, str(option.args[0]))
        update(s, dealer)
