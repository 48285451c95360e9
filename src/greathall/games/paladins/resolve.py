"""Rewards, carried out from left to right. Each room of the rulebook adds the deeds it explains."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, step
from greathall.games.paladins.box import Deed
from greathall.games.paladins.state import Paladins

Handler: TypeAlias = Callable[[Paladins, int, Deed, Dealer], None]

DEEDS: dict[str, Handler] = {}
"""What a person's reward does."""
OFFERS: dict[str, Handler] = {}
"""Rewards that may be declined ask first (paladins.action.decline)."""
BOT_DEEDS: dict[str, Handler] = {}
"""The bot's own readings."""


def deed(*names: str) -> Callable[[Handler], Handler]:
    return _register(DEEDS, names)


def offer(*names: str) -> Callable[[Handler], Handler]:
    return _register(OFFERS, names)


def bot_deed(*names: str) -> Callable[[Handler], Handler]:
    return _register(BOT_DEEDS, names)


def _register(table: dict[str, Handler], names: tuple[str, ...]) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        for name in names:
            assert name not in table, f"{name} is explained twice"
            table[name] = handler
        return handler

    return add


@step
class Resolve(Step[Paladins]):
    """A reward under its key in the box. A question or an inquisition comes before what is left of it."""

    seat: int
    reward: str
    sure: bool = False
    """The seat has already chosen this reward; it is not offered again."""
    at: int = 0

    def run(self, s: Paladins, dealer: Dealer) -> None:
        deeds = s.box.rewards[self.reward]
        stack = s.stack
        depth = len(stack)
        for at in range(self.at, len(deeds)):
            one = deeds[at]
            self._handler(s, one)(s, self.seat, one, dealer)
            if len(stack) > depth and at + 1 < len(deeds):
                stack.insert(depth, Resolve(self.seat, self.reward, self.sure, at + 1))
                return

    def _handler(self, s: Paladins, one: Deed) -> Handler:
        if self.seat == s.bot_seat:
            return BOT_DEEDS[one.what]
        if not self.sure and one.what in OFFERS:
            return OFFERS[one.what]
        return DEEDS[one.what]
