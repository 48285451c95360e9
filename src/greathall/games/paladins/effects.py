"""What the effects of cards do: rewards, carried out from left to right, and those that leave a choice.

Each chapter of the rulebook adds the deeds it explains.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import in_order
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.crews import WORKSHOP
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.entries import ACTION_INDEX, RIGHT
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    CHOOSE,
    DECLINE,
    DECLINED_CHOICE,
    LOST,
    NO_DEBT,
    NO_SUSPICION,
    NO_TOWNSFOLK,
    NO_WORKSHOP,
    NOTHING_TO_CLEAR,
)

Handler: TypeAlias = Callable[[Paladins, int, Deed, Dealer], None]

DEEDS: dict[str, Handler] = {}
"""What a person's reward does."""
OFFERS: dict[str, Handler] = {}
"""Rewards that may be declined ask first (paladins.action.decline)."""
AUTOMA_DEEDS: dict[str, Handler] = {}
"""The automa's own readings."""


def deed(*names: str) -> Callable[[Handler], Handler]:
    return _register(DEEDS, names)


def offer(*names: str) -> Callable[[Handler], Handler]:
    return _register(OFFERS, names)


def automa_deed(*names: str) -> Callable[[Handler], Handler]:
    return _register(AUTOMA_DEEDS, names)


def _register(table: dict[str, Handler], names: tuple[str, ...]) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        for name in names:
            assert name not in table, f"{name} is explained twice"
            table[name] = handler
        return handler

    return add


REWARD_RULES = {
    "one:hunt": "paladins.hunt.one",
    "two:hunt": "paladins.hunt.two",
    "one:trade": "paladins.trade.one",
    "two:trade": "paladins.trade.two",
    "one:conspire": "paladins.conspire.criminal",
    "always:commission": "paladins.commission.influence",
    "always:garrison": "paladins.garrison.faith",
    "always:absolve": "paladins.absolve.every-time",
    "bot:absolve": "paladins.solo.absolve",
    "space": "paladins.region.reward",
    "wall": "paladins.fortify.wall",
    "jar": "paladins.absolve.jar-slot",
    "attack": "paladins.attack.reward",
    "convert": "paladins.convert.reward",
    "favour": "paladins.favour.once-per-round",
    "bonus": "paladins.paladin.bonus",
    "quest": "paladins.recruit.quest",
}
"""The rule that a reward follows from, by its key or by the kind of key."""
ABILITY_RULES = {
    "conspirator": "paladins.townsfolk.conspirator",
    "debt_collector": "paladins.townsfolk.debt-collector",
    "peddler": "paladins.townsfolk.peddler",
    "squire": "paladins.townsfolk.squire",
}
"""Townsfolk with a rule of their own; all others help with an action."""


def ability_rule(s: Paladins, card: str) -> str:
    return ABILITY_RULES.get(s.box.townsfolk[card].kind, "paladins.townsfolk.action")


def reward_rule(s: Paladins, reward: str) -> str:
    """The rule behind a reward; a side of a choice belongs to the reward that offers it."""
    key = reward.partition("/")[0]
    kind, _, card = key.partition(":")
    if kind == "ability":
        return ability_rule(s, card)
    if kind == "hire":
        return "paladins.recruit.hire" if s.round else "paladins.setup.hire-reward"
    return REWARD_RULES.get(key) or REWARD_RULES[kind]


@step("resolve")
class Resolve(Step[Paladins]):
    """A reward under its key in the box. A question or an inquisition comes before what is left of it."""

    seat: int
    reward: str
    sure: bool = False
    """The seat has already chosen this reward; it is not offered again."""
    at: int = 0

    def run(self, s: Paladins, dealer: Dealer) -> None:
        in_order(
            s,
            s.box.rewards[self.reward],
            self.at,
            do=lambda one: self._do(s, one, dealer),
            rest=lambda at: Resolve(self.seat, self.reward, self.sure, at),
        )

    def _do(self, s: Paladins, one: Deed, dealer: Dealer) -> None:
        dealer.because(reward_rule(s, self.reward))
        self._handler(s, one)(s, self.seat, one, dealer)

    def _handler(self, s: Paladins, one: Deed) -> Handler:
        if self.seat == s.automa_seat:
            return AUTOMA_DEEDS[one.what]
        if not self.sure and one.what in OFFERS:
            return OFFERS[one.what]
        return DEEDS[one.what]


@deed("one_of")
def _choose(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if is_useless(s, seat, one):
        for side in one.sides:
            lose(seat, s.box.rewards[side][0].what, dealer)
    else:
        push(s, ChooseReward(seat, one.sides))


@step("choose-reward")
class ChooseReward(Ask[Paladins]):
    """One of two or three rewards, of a favour or a wall."""

    sides: tuple[str, ...]

    rule: ClassVar[str] = "paladins.fortify.wall"

    def cites(self) -> str:
        return REWARD_RULES["favour"] if self.sides[0].startswith("favour:") else self.rule

    def candidates(self, s: Paladins) -> list[Option]:
        sides = [CHOOSE(self.seat, side.rpartition("/")[2]) for side in self.sides]
        return [*sides, DECLINE(self.seat)]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        if option.verb is DECLINE:
            return None
        return why_useless(s, self.seat, s.box.rewards[self._side(option)][0].what)

    def _side(self, option: Option) -> str:
        return next(side for side in self.sides if side.endswith(f"/{option.args[0]}"))

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            rewards = ((side.rpartition("/")[2], 1) for side in self.sides)
            dealer.say(DECLINED_CHOICE, self.seat, tuple(rewards))
        else:
            side = self._side(option)
            push(s, Resolve(self.seat, side, sure=says_it_all(s, self.seat, side)))


def says_it_all(s: Paladins, seat: int, reward: str) -> bool:
    """Whether choosing a reward leaves nothing open, such as how many of several suspicions go."""
    held = len(s.players[seat].suspicion)
    return all(one.what != "lose_suspicion" or min(one.n, held) < 2 for one in s.box.rewards[reward])


def why_useless(s: Paladins, seat: int, what: str) -> Reason | None:
    """A reward that would do nothing cannot be chosen over one that would."""
    player = s.players[seat]
    match what:
        case "pay_debt" | "lose_debt":
            return None if player.unpaid else NO_DEBT()
        case "lose_suspicion":
            return None if player.suspicion else NO_SUSPICION()
        case "pray":
            return None if s.occupied(seat) else NOTHING_TO_CLEAR()
        case "recruit":
            return None if any(s.townsfolk) else NO_TOWNSFOLK()
        case "develop":
            sites = any(player.board[ACTION_INDEX[action]][:2] != WORKSHOP * 2 for action in RIGHT)
            return None if player.workshops and sites else NO_WORKSHOP()
        case _:
            return None


def is_useless(s: Paladins, seat: int, one: Deed) -> bool:
    """Whether a deed would do nothing now; of a choice, whether every side would."""
    whats = [s.box.rewards[side][0].what for side in one.sides] or [one.what]
    return all(why_useless(s, seat, what) is not None for what in whats)


def lose(seat: int, what: str, dealer: Dealer) -> None:
    """Tells that a reward does nothing (paladins.action.lost)."""
    dealer.say(LOST, seat, what)
