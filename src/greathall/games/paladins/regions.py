"""Commission and garrison: monks by faith, outposts by strength, on the same spaces (paladins.region.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.entries import ATTRIBUTE_INDEX
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.state import NOBODY, Paladins
from greathall.games.paladins.supply import pay_price
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import (
    COMMISSION,
    DONE_ENOUGH,
    GARRISON,
    MONK_SENT,
    MORE_PLAYERS,
    NO_SPACE,
    OUTPOST_SENT,
    SPACE_TAKEN,
    TOO_LOW,
)

VERBS = {"commission": COMMISSION, "garrison": GARRISON}


def why_not_commission(s: Paladins, seat: int) -> Reason | None:
    return _why_not(s, seat, "commission", s.players[seat].commissions)


def why_not_garrison(s: Paladins, seat: int) -> Reason | None:
    return _why_not(s, seat, "garrison", s.players[seat].garrisons)


def _why_not(s: Paladins, seat: int, action: str, done: int) -> Reason | None:
    rule = s.box.actions[action]
    if done >= rule.limit:
        return DONE_ENOUGH(rule.limit)
    player = s.players[seat]
    blocked = why_no_crew(s, player, action) or why_not_payable(s, player, action)
    return blocked or _why_no_space(s, seat, rule.attribute)


def _why_no_space(s: Paladins, seat: int, attribute: str) -> Reason | None:
    """None as soon as one free space is in reach; otherwise what the nearest one needs."""
    have = s.total(seat, ATTRIBUTE_INDEX[attribute])
    flags = s.box.space_flags[attribute]
    pieces = s.pieces
    nearest = -1
    for at in s.box.open_spaces[s.seats]:
        if pieces[at] == NOBODY:
            if flags[at] <= have:
                return None
            nearest = flags[at] if nearest < 0 else min(nearest, flags[at])
    return NO_SPACE() if nearest < 0 else TOO_LOW(nearest, attribute, nearest - have)


def begin_commission(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseSpace(seat, "commission"))


def begin_garrison(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseSpace(seat, "garrison"))


@step("choose-space")
class ChooseSpace(Ask[Paladins]):
    """A free space of a region within reach."""

    action: str

    rule: ClassVar[str] = "paladins.region.reward"

    def candidates(self, s: Paladins) -> list[Option]:
        verb = VERBS[self.action]
        return [verb(self.seat, space) for space in s.box.space_ids]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        at = s.box.space_index[str(option.args[0])]
        space = s.box.spaces[at]
        if space.players > s.seats:
            return MORE_PLAYERS(space.players)
        if s.pieces[at] != NOBODY:
            return SPACE_TAKEN(s.pieces[at] // 2)
        attribute = s.box.actions[self.action].attribute
        need, have = s.box.space_flags[attribute][at], s.total(self.seat, ATTRIBUTE_INDEX[attribute])
        return None if have >= need else TOO_LOW(need, attribute, need - have)

    def options(self, s: Paladins) -> list[Option]:
        return [VERBS[self.action](self.seat, s.box.space_ids[at]) for at in reachable(s, self.seat, self.action)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        send(s, self.seat, self.action, Settle(self.seat, self.action, str(option.args[0])), dealer)

    def prompt(self, s: Paladins) -> dict[str, Arg]:
        return {"action": f"action:{self.action}"}


def reachable(s: Paladins, seat: int, action: str) -> list[int]:
    """Free spaces that the attribute of the action reaches, in board order."""
    attribute = s.box.actions[action].attribute
    have = s.total(seat, ATTRIBUTE_INDEX[attribute])
    flags = s.box.space_flags[attribute]
    pieces = s.pieces
    return [at for at in s.box.open_spaces[s.seats] if pieces[at] == NOBODY and flags[at] <= have]


@step("settle")
class Settle(Step[Paladins]):
    """The piece goes out; the space rewards, then the flag that stood under the piece."""

    seat: int
    action: str
    space: str

    rule: ClassVar[str] = "paladins.commission.workers"

    def cites(self) -> str:
        return self.rule if self.action == "commission" else "paladins.garrison.workers"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        monk = self.action == "commission"
        dealer.because("paladins.commission.cost" if monk else "paladins.garrison.cost")
        pay_price(s, self.seat, self.action, dealer)
        dealer.because("paladins.commission.faith" if monk else "paladins.garrison.strength")
        put_piece(s, self.seat, self.action, self.space, dealer)
        follow_up(s, self.seat, self.action, f"space:{self.space}", f"always:{self.action}")


def put_piece(s: Paladins, seat: int, action: str, space: str, dealer: Dealer) -> None:
    player = s.players[seat]
    at = s.box.space_index[space]
    if action == "commission":
        player.commissions += 1
        s.pieces[at] = 2 * seat
        dealer.say(MONK_SENT, seat, space)
    else:
        player.garrisons += 1
        s.pieces[at] = 2 * seat + 1
        dealer.say(OUTPOST_SENT, seat, space)
