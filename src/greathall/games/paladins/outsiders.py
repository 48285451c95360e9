"""Attack and convert: outsiders by strength or by faith (paladins.attack.*, paladins.convert.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.entries import FAITH, STRENGTH
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable, why_too_dear
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import pay, pay_price
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import (
    ATTACK,
    ATTACKED,
    CONVERT,
    CONVERTED,
    DONE_ENOUGH,
    NO_OUTSIDERS,
    TOO_LOW,
)


def shortfall(s: Paladins, seat: int, slot: int) -> int:
    """Silver for missing strength: one for every two, rounded up (paladins.attack.silver-for-strength)."""
    missing = s.box.flags["strength"][slot] - s.total(seat, STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0


def why_not_attack(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    blocked = why_no_crew(s, player, "attack")
    if blocked:
        return blocked
    # Flags rise from left to right, so the leftmost outsider is the cheapest.
    for slot, card in enumerate(s.outsiders):
        if card:
            return why_too_dear(player.silver, shortfall(s, seat, slot), "silver")
    return NO_OUTSIDERS()


def why_not_convert(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    limit = s.box.actions["convert"].limit
    if len(player.converted) >= limit:
        return DONE_ENOUGH(limit)
    blocked = why_no_crew(s, player, "convert") or why_not_payable(s, player, "convert")
    if blocked:
        return blocked
    for slot, card in enumerate(s.outsiders):
        if card:
            return _why_too_faithless(s, seat, slot)
    return NO_OUTSIDERS()


def _why_too_faithless(s: Paladins, seat: int, slot: int) -> Reason | None:
    need, have = s.box.flags["faith"][slot], s.total(seat, FAITH)
    return None if have >= need else TOO_LOW(need, "faith", need - have)


def begin_attack(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseFoe(seat))


def begin_convert(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseConvert(seat))


@step("choose-foe")
class ChooseFoe(Ask[Paladins]):
    """Whom to attack, with the silver that missing strength costs."""

    rule: ClassVar[str] = "paladins.attack.strength"

    def candidates(self, s: Paladins) -> list[Option]:
        return [ATTACK(self.seat, card, shortfall(s, self.seat, slot)) for slot, card in enumerate(s.outsiders) if card]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        return why_too_dear(s.players[self.seat].silver, int(option.args[1]), "silver")

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        card, silver = str(option.args[0]), int(option.args[1])
        send(s, self.seat, "attack", Attack(self.seat, card, silver), dealer)


@step("choose-convert")
class ChooseConvert(Ask[Paladins]):
    """Whom to convert."""

    rule: ClassVar[str] = "paladins.convert.faith"

    def candidates(self, s: Paladins) -> list[Option]:
        return [CONVERT(self.seat, card) for card in s.outsiders if card]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        return _why_too_faithless(s, self.seat, s.outsiders.index(str(option.args[0])))

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        card = str(option.args[0])
        send(s, self.seat, "convert", Convert(self.seat, card), dealer)


@step("attack")
class Attack(Step[Paladins]):
    """Silver for missing strength, the card, then the spoils."""

    seat: int
    card: str
    silver: int

    rule: ClassVar[str] = "paladins.attack.workers"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if self.silver:
            dealer.because("paladins.attack.silver-for-strength")
            pay(s, self.seat, "silver", self.silver, dealer)
        dealer.applies("paladins.action.attack-unlimited")
        dealer.because("paladins.attack.face-down")
        take_attacked(s, self.seat, self.card, dealer)
        follow_up(s, self.seat, "attack", f"attack:{self.card}")


@step("convert")
class Convert(Step[Paladins]):
    """Payment, the card, then the reward of a conversion."""

    seat: int
    card: str

    rule: ClassVar[str] = "paladins.convert.workers"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.because("paladins.convert.cost")
        pay_price(s, self.seat, "convert", dealer)
        dealer.because("paladins.convert.face-up")
        take_converted(s, self.seat, self.card, dealer)
        follow_up(s, self.seat, "convert", f"convert:{self.card}")


def take_attacked(s: Paladins, seat: int, card: str, dealer: Dealer) -> None:
    """Face down beside the board (paladins.attack.face-down)."""
    s.outsiders[s.outsiders.index(card)] = ""
    s.players[seat].attacked += (card,)
    dealer.say(ATTACKED, seat, card, s.box.outsiders[card].faction)


def take_converted(s: Paladins, seat: int, card: str, dealer: Dealer) -> None:
    """Face up in the leftmost empty slot (paladins.convert.face-up)."""
    s.outsiders[s.outsiders.index(card)] = ""
    s.players[seat].converted += (card,)
    dealer.say(CONVERTED, seat, card)
