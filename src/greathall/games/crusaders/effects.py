"""What events do: their operations, one by one (crusaders.event.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import in_order
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.ageing import RidOfTrait
from greathall.games.crusaders.defeat import replacement
from greathall.games.crusaders.entries import Op
from greathall.games.crusaders.event_choices import (
    PickCard,
    PickHouse,
    PickRegion,
    PickSpace,
    RemoveTokens,
    Scene,
    paths,
    role,
)
from greathall.games.crusaders.event_conditions import about_bags, meets
from greathall.games.crusaders.event_family import (
    lay_trait_on,
    op_age,
    op_birth,
    op_death,
    op_grant_title,
    op_wedding,
    pupil,
)
from greathall.games.crusaders.event_possible import counted, possible
from greathall.games.crusaders.questions import Question, ask, ask_if_open
from greathall.games.crusaders.relations import add_claim
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import dismiss_army, gain, give_gold, hook, into_bag, pay
from greathall.games.crusaders.trait_check import begin_check, passed


@step("operations")
class Operations(Step[Crusaders]):
    """The operations of an event, one after the other; for an impossible one comes its ``otherwise``, if any."""

    active: int
    target: int
    ops: tuple[str, ...]
    rule: ClassVar[str] = "crusaders.event.impossible"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not s.houses[self.target].alive:
            return

        def carry_out(path: str) -> None:
            op, scene = s.box.ops[path], Scene(self.active, self.target, path)
            if possible(s, scene, op) or (op.op == "gold" and not op.otherwise):
                OPERATIONS[op.op](s, scene, op, dealer)
            elif op.otherwise:
                dealer.applies(self.rule)
                _then(s, scene, "otherwise")
            else:
                idle(scene, dealer)

        in_order(s, self.ops, 0, carry_out, lambda at: Operations(self.active, self.target, self.ops[at:]))


def idle(scene: Scene, dealer: Dealer) -> None:
    """An operation that finds nothing to change, and has nothing to happen instead, is told."""
    dealer.because("crusaders.event.impossible")
    dealer.say(log.EVENT_IDLE, scene.event, scene.target)


def _then(s: Crusaders, scene: Scene, part: str) -> None:
    ops = paths(s, scene.path, part)
    if ops:
        push(s, Operations(scene.active, scene.target, ops))


# Gold


def op_gold(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.gold")
    seat = role(s, scene, op.who)
    n = op.n * counted(s, seat, op.per)
    if s.is_automa(seat):
        dealer.say(log.AUTOMA_GOLD, seat)
    elif min(n, s.treasury) > 0:
        gain(s, seat, n, dealer)
    elif min(-n, s.gold_of(seat)) > 0:
        pay(s, seat, min(-n, s.gold_of(seat)), dealer)
    else:
        idle(scene, dealer)


def op_steal_gold(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.gold")
    victim = role(s, scene, op.who)
    give_gold(s, victim, role(s, scene, op.by), min(op.n, s.gold_of(victim)), dealer)


def op_pay_or(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.pay-or")
    seat = role(s, scene, op.who)
    n = op.n * counted(s, seat, op.per)
    if n:
        ask(s, PayOr(seat, scene, n), dealer)


@step("pay-or")
class PayOr(Question):
    """Pay in full, or let the rest happen (crusaders.event.pay-or). An automa always pays."""

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
            dealer.say(log.NOT_PAID, self.seat, self.n)
            _then(s, self.scene, "otherwise")
            return
        if s.is_automa(self.seat):
            dealer.say(log.AUTOMA_GOLD, self.seat)
        to = s.box.ops[self.scene.path].to
        if to in ("", "treasury"):
            pay(s, self.seat, self.n, dealer)
        else:
            give_gold(s, self.seat, role(s, self.scene, to), self.n, dealer)


# Traits


def op_add_trait(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    """From the event supply, else a stand-in (crusaders.event.traits)."""
    dealer.because("crusaders.event.traits")
    seat = role(s, scene, op.who)
    token = take_event_token(s, op.trait)
    if token and op.to == "bag":
        into_bag(s, seat, token, dealer)
    elif token:
        lay_trait_on(s, seat, pupil(s, seat, op.to), token, dealer)


def take_event_token(s: Crusaders, trait: str) -> str:
    for token in s.event_tokens:
        if s.box.trait_of[token] == trait:
            s.event_tokens.remove(token)
            return token
    return replacement(s, trait)


def op_remove_trait(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.traits")
    for _ in range(op.n):
        ask_if_open(s, LoseTrait(role(s, scene, op.choose_by or op.who)), dealer)


@step("lose-trait")
class LoseTrait(RidOfTrait):
    """An event frees the bag of one trait."""

    rule: ClassVar[str] = "crusaders.event.traits"


def op_check(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.check")
    push(s, EventCheck(scene))
    seat = role(s, scene, op.who)
    begin_check(s, seat, op.critical, op.n, 1 + hook(s, seat, "event_check"), dealer)


@step("event-check")
class EventCheck(Step[Crusaders]):
    scene: Scene
    rule: ClassVar[str] = "crusaders.event.check"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        _then(s, self.scene, "success" if passed(s) else "failure")


# Tokens, armies, castles


def op_regions(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    """Tokens laid, armies raised or sent home, castles torn down: one region after the other."""
    seat = role(s, scene, op.choose_by or op.who)
    push(s, *(RegionPick(seat, scene) for _ in range(op.n)))


@step("region-pick")
class RegionPick(Step[Crusaders]):
    seat: int
    scene: Scene

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask_if_open(s, PickRegion(self.seat, self.scene), dealer)


def op_demobilise(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    if not op.all:
        op_regions(s, scene, op, dealer)
        return
    dealer.because("crusaders.event.armies")
    for region in s.armies_of(role(s, scene, op.who)):
        dismiss_army(s, region, dealer)


def op_remove_token(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.tokens")
    ask_if_open(s, RemoveTokens(role(s, scene, op.choose_by or op.who), scene, op.n), dealer)


# Claims and peace


def op_casus_belli(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.claims")
    if "choice_of_target" in (op.holder, op.against):
        ask_if_open(s, PickHouse(scene.target, scene), dealer)
        return
    add_claim(s, role(s, scene, op.holder), role(s, scene, op.against), dealer)


def op_pick_house(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    """Clearing a claim, or ending a war: somebody chooses which."""
    dealer.because("crusaders.event.peace" if op.op == "end_war" else "crusaders.event.claims")
    ask_if_open(s, PickHouse(role(s, scene, op.choose_by or "target"), scene), dealer)


# Developments and shields


def op_pick_card(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.developments")
    seat = role(s, scene, op.choose_by or op.by or op.who)
    for _ in range(op.n):
        ask_if_open(s, PickCard(seat, scene), dealer)


def op_replace_shield(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.shields")
    ask_if_open(s, PickSpace(role(s, scene, op.choose_by or "active"), scene), dealer)


# Branches


def op_if(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.applies("crusaders.event.condition")
    if about_bags(op.when):
        dealer.applies("crusaders.event.asked-traits")
        dealer.reveal()  # which way it goes tells of a bag that only its owner may look into
    _then(s, scene, "then" if meets(s, scene.target, op.when) else "otherwise")


def op_choice(s: Crusaders, scene: Scene, op: Op, dealer: Dealer) -> None:
    dealer.because("crusaders.event.choice")
    ask_if_open(s, PickOption(role(s, scene, op.choose_by or "target"), scene), dealer)


@step("pick-option")
class PickOption(Question):
    """One of several outcomes that can be carried out in full, else the last (crusaders.event.choice)."""

    scene: Scene
    rule: ClassVar[str] = "crusaders.event.choice"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        options = s.box.ops[self.scene.path].options
        return [option_of(self.seat, i + 1, ops[0]) for i, ops in enumerate(options)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        options = s.box.ops[self.scene.path].options
        full = [i for i, ops in enumerate(options) if possible(s, self._scene(i), ops[0])]
        full = full or [len(options) - 1]
        return None if int(option.args[0]) - 1 in full else w.TOO_MUCH()

    def _scene(self, option: int) -> Scene:
        return Scene(self.scene.active, self.scene.target, f"{self.scene.path}/options/{option}/0")

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"event": f"event:{self.scene.event}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        _then(s, self.scene, f"options/{int(option.args[0]) - 1}")


def option_of(seat: int, number: int, op: Op) -> Option:
    """An outcome as it is offered, by its number and what it brings."""
    if op.op == "gold":
        return w.CHOOSE_GAIN(seat, number, op.n) if op.n > 0 else w.CHOOSE_LOSS(seat, number, -op.n)
    if op.op == "place_token":
        return w.CHOOSE_TOKENS(seat, number, op.n, op.token)
    if op.op == "add_trait":
        return w.CHOOSE_TRAIT(seat, number, op.trait)
    return w.CHOOSE_OUTCOME(seat, number, op.op)


OPERATIONS: dict[str, Callable[[Crusaders, Scene, Op, Dealer], None]] = {
    "add_trait": op_add_trait,
    "age": op_age,
    "birth": op_birth,
    "build_castle": op_regions,
    "buy_development": op_pick_card,
    "casus_belli": op_casus_belli,
    "check": op_check,
    "choice": op_choice,
    "clear_casus_belli": op_pick_house,
    "death": op_death,
    "demobilise": op_demobilise,
    "end_title": op_regions,
    "end_war": op_pick_house,
    "gold": op_gold,
    "grant_title": op_grant_title,
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
    "wedding": op_wedding,
}
