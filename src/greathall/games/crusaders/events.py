"""What events do: their operations, one by one (crusaders.event.*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.core.words import Arg, Option, Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.asking import Question, ask, ask_if_open
from greathall.games.crusaders.conditions import male_non_rulers, meets, non_rulers
from greathall.games.crusaders.defeat import replacement
from greathall.games.crusaders.entries import Op
from greathall.games.crusaders.kin import birth, put_token_on
from greathall.games.crusaders.mortality import EVENT, Age, RidOfTrait, doom
from greathall.games.crusaders.picks import (
    PickCard,
    PickHouse,
    PickPerson,
    PickRegion,
    PickSpace,
    RemoveTokens,
    Scene,
    paths,
    role,
)
from greathall.games.crusaders.relations import add_claim, allied
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import dismiss_army, gain, give_gold, hook, into_bag, pay
from greathall.games.crusaders.traits import begin_check, passed


@step
class Operations(Step[Crusaders]):
    """The operations of an event, one after the other; what is impossible is skipped."""

    active: int
    target: int
    ops: tuple[str, ...]

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not self.ops or not s.houses[self.target].alive:
            return
        if len(self.ops) > 1:
            push(s, Operations(self.active, self.target, self.ops[1:]))
        path = self.ops[0]
        op = s.box.ops[path]
        OPERATIONS[op.op](s, Scene(self.active, self.target, path), op, dealer)


def _then(s: Crusaders, scene: Scene, part: str) -> None:
    ops = paths(s, scene.path, part)
    if ops:
        push(s, Operations(scene.active, scene.target, ops))


# Births, deaths, age


@step
class Birth(Step[Crusaders]):
    seat: int
    draws: int
    sex: str

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        birth(s, self.seat, self.draws, self.sex, dealer)


def op_birth(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.births")
    if op.bastard:
        # The card beats the rule that only married rulers have children.
        dealer.rule("crusaders.base.golden-rule")
    else:
        dealer.rule("crusaders.family.only-rulers")
    seat = role(s, scene, op.who)
    draws = max(op.draws, hook(s, seat, "own_birth"))
    push(s, *(Birth(seat, draws, op.sex) for _ in range(op.n)))


def op_death(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.deaths")
    seat = role(s, scene, op.who)
    house = s.houses[seat]
    if op.role == "ruler_spouse":
        if house.ruler.spouse:
            doom(s, seat, house.ruler.spouse, EVENT, dealer)
    elif op.role == "youngest_child":
        if house.children:
            doom(s, seat, house.children[-1].card, EVENT, dealer)
    else:
        found = male_non_rulers(s, seat) if op.role == "male_non_ruler" else non_rulers(s, seat)
        if found:
            ask_if_open(s, PickPerson(role(s, scene, op.choose_by or op.who), scene, tuple(found)), dealer)


def op_age(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.age")
    push(s, *(Age(role(s, scene, op.who)) for _ in range(op.n)))


# Gold


def op_gold(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.gold")
    seat = role(s, scene, op.who)
    if op.n > 0:
        gain(s, seat, op.n, dealer)
    else:
        pay(s, seat, min(-op.n, s.gold_of(seat)), dealer)


def op_steal_gold(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.gold")
    victim = role(s, scene, op.who)
    give_gold(s, victim, role(s, scene, op.by), min(op.n, s.gold_of(victim)), dealer)


def op_pay_or(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.pay-or")
    seat = role(s, scene, op.who)
    n = len(s.armies_of(seat)) if op.per == "armies_of_target" else op.n
    if n:
        ask(s, PayOr(seat, scene, n), dealer)


@step
class PayOr(Question):
    """Pay in full, or let the rest happen (crusaders.event.pay-or). An AI always pays."""

    scene: Scene
    n: int
    rule: ClassVar[str] = "crusaders.event.pay-or"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.PAY(self.seat, self.n), w.SUFFER(self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PAY and s.gold_of(self.seat) < self.n:
            return w.GOLD_MISSING(self.n, s.gold_of(self.seat))
        return None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"event": f"event:{self.scene.event}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.SUFFER:
            _then(s, self.scene, "otherwise")
            return
        to = s.box.ops[self.scene.path].to
        if to in ("", "treasury"):
            pay(s, self.seat, self.n, dealer)
        else:
            give_gold(s, self.seat, role(s, self.scene, to), self.n, dealer)


# Traits


def op_add_trait(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    """From the event supply, else a stand-in (crusaders.event.traits)."""
    dealer.rule("crusaders.event.traits")
    seat = role(s, scene, op.who)
    if op.to == "youngest_child" and not s.houses[seat].children:
        return
    token = take_event_token(s, op.trait)
    if not token:
        return
    if op.to == "youngest_child":
        put_token_on(s, seat, len(s.houses[seat].children) - 1, token, dealer)
    else:
        into_bag(s, seat, token, dealer)


def take_event_token(s: Crusaders, trait: str) -> str:
    for token in s.event_tokens:
        if s.box.trait_of[token] == trait:
            s.event_tokens.remove(token)
            return token
    return replacement(s, trait)


def op_remove_trait(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.traits")
    for _ in range(op.n):
        ask_if_open(s, LoseTrait(role(s, scene, op.choose_by or op.who)), dealer)


@step
class LoseTrait(RidOfTrait):
    """An event frees the bag of one trait."""

    rule: ClassVar[str] = "crusaders.event.traits"


def op_check(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.check")
    push(s, EventCheck(scene))
    begin_check(s, role(s, scene, op.who), op.critical, op.n, 1, dealer)


@step
class EventCheck(Step[Crusaders]):
    scene: Scene
    rule: ClassVar[str] = "crusaders.event.check"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        _then(s, self.scene, "success" if passed(s) else "failure")


# Tokens, armies, castles


def op_regions(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    """Tokens laid, armies raised or sent home, castles torn down: one region after the other."""
    rule = {"place_token": "tokens", "remove_castle": "castles"}.get(op.op, "armies")
    dealer.rule(f"crusaders.event.{rule}")
    seat = role(s, scene, op.choose_by or op.who)
    push(s, *(RegionPick(seat, scene) for _ in range(op.n)))


@step
class RegionPick(Step[Crusaders]):
    seat: int
    scene: Scene

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask_if_open(s, PickRegion(self.seat, self.scene), dealer)


def op_demobilise(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    if not op.all:
        op_regions(s, scene, op, dealer)
        return
    dealer.rule("crusaders.event.armies")
    for region in s.armies_of(role(s, scene, op.who)):
        dismiss_army(s, region, dealer)


def op_remove_token(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.tokens")
    ask_if_open(s, RemoveTokens(role(s, scene, op.choose_by or op.who), scene, op.n), dealer)


# Claims and peace


def op_casus_belli(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.claims")
    if "choice_of_target" in (op.holder, op.against):
        ask_if_open(s, PickHouse(scene.target, scene), dealer)
        return
    holder, against = role(s, scene, op.holder), role(s, scene, op.against)
    if not allied(s, holder, against):
        add_claim(s, holder, against, dealer)


def op_pick_house(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    """Clearing a claim, or ending a war: somebody chooses which."""
    dealer.rule("crusaders.event.peace" if op.op == "end_war" else "crusaders.event.claims")
    ask_if_open(s, PickHouse(role(s, scene, op.choose_by or "target"), scene), dealer)


# Developments and shields


def op_pick_card(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.developments")
    seat = role(s, scene, op.choose_by or op.by or op.who)
    for _ in range(op.n):
        ask_if_open(s, PickCard(seat, scene), dealer)


def op_replace_shield(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.shields")
    if s.shields(scene.active) < s.box.limits["shields_on_crusade_track_per_player"]:
        ask_if_open(s, PickSpace(role(s, scene, op.choose_by or "active"), scene), dealer)


# Branches


def op_if(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    if meets(s, scene.target, op.when):
        _then(s, scene, "then")


def op_choice(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.rule("crusaders.event.choice")
    ask_if_open(s, PickOption(role(s, scene, op.choose_by or "target"), scene), dealer)


@step
class PickOption(Question):
    """One of several evils that can be carried out in full, else the last (crusaders.event.choice)."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.choice"

    def candidates(self, s: Crusaders) -> list[Option]:
        options = s.box.ops[self.scene.path].options
        return [self._named(i + 1, ops) for i, ops in enumerate(options)]

    def _named(self, number: int, ops: Sequence[Op]) -> Option:
        """A single loss says what it is; anything longer goes by its number."""
        first = ops[0]
        if len(ops) == 1 and first.op == "gold" and first.n < 0:
            return w.CHOOSE_LOSS(self.seat, number, -first.n)
        if len(ops) == 1 and first.op == "place_token":
            return w.CHOOSE_TOKENS(self.seat, number, first.n, first.token)
        return w.CHOOSE_OPTION(self.seat, number)

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        options = s.box.ops[self.scene.path].options
        full = [i for i, ops in enumerate(options) if all(self._can(s, op) for op in ops)]
        full = full or [len(options) - 1]
        return None if int(option.args[0]) - 1 in full else w.TOO_MUCH()

    def _can(self, s: Crusaders, op: Op) -> bool:
        seat = role(s, self.scene, op.who)
        if op.op == "gold":
            return s.gold_of(seat) >= -op.n
        if op.op == "place_token":
            return s.left[op.token] >= op.n
        return True

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"event": f"event:{self.scene.event}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        _then(s, self.scene, f"options/{int(option.args[0]) - 1}")


OPERATIONS: dict[str, Callable[[Crusaders, Scene, Op, Dealer], None]] = {
    "add_trait": op_add_trait,
    "age": op_age,
    "birth": op_birth,
    "buy_development": op_pick_card,
    "casus_belli": op_casus_belli,
    "check": op_check,
    "choice": op_choice,
    "clear_casus_belli": op_pick_house,
    "death": op_death,
    "demobilise": op_demobilise,
    "end_war": op_pick_house,
    "gold": op_gold,
    "if": op_if,
    "lose_development": op_pick_card,
    "mobilise": op_regions,
    "pay_or": op_pay_or,
    "place_token": op_regions,
    "remove_castle": op_regions,
    "remove_token": op_remove_token,
    "remove_trait": op_remove_trait,
    "replace_shield": op_replace_shield,
    "steal_gold": op_steal_gold,
    "take_development": op_pick_card,
}
