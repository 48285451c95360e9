"""Gaining and spending what never runs out, and the resource of choice (viscounts.effect.*, viscounts.setup.supply)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.box import RESOURCES
from greathall.games.viscounts.effects import noun
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import GAINED, PAID, TAKE


def gain(s: Viscounts, seat: int, what: str, n: int, dealer: Dealer) -> None:
    """Silver, ink, gold or stone from the supply."""
    player = s.players[seat]
    if what == "silver":
        player.silver += n
    elif what == "ink":
        player.ink += n
    elif what == "gold":
        player.gold += n
    else:
        player.stone += n
    dealer.say(GAINED, seat, n, what)


def spend(s: Viscounts, seat: int, what: str, n: int, dealer: Dealer) -> None:
    """Back to the supply; the caller has checked that it is there."""
    if n == 0:
        return
    player = s.players[seat]
    if what == "silver":
        player.silver -= n
    elif what == "ink":
        player.ink -= n
    elif what == "gold":
        player.gold -= n
    else:
        player.stone -= n
    dealer.say(PAID, seat, n, what)


@noun("silver")
def gain_silver(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    gain(s, seat, "silver", n, dealer)


@noun("ink")
def gain_ink(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.applies("viscounts.effect.gain")
    gain(s, seat, "ink", n, dealer)


@noun("gold")
def gain_gold(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    gain(s, seat, "gold", n, dealer)


@noun("stone")
def gain_stone(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    gain(s, seat, "stone", n, dealer)


@noun("resource")
def gain_any(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    push(s, TakeResource(seat, n))


@step("take-resource")
class TakeResource(Ask[Viscounts]):
    """An ink well, gold or stone, as its taker likes."""

    left: int

    rule: ClassVar[str] = "viscounts.effect.any-resource"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        return [TAKE(self.seat, name) for name in RESOURCES]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": self.left}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.any-resource")
        gain(s, self.seat, str(option.args[0]), 1, dealer)
        if self.left > 1:
            push(s, TakeResource(self.seat, self.left - 1))
