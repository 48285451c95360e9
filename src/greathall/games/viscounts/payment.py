"""Paying for an action: icons, resources, and what board cards let count (viscounts.action.paying)."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.box import BUILDER, CLERIC, CRIMINAL, ICONS, MERCHANT, NOBLE, Icons
from greathall.games.viscounts.goods import spend
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import PAY

TRADE, RAISE, PLACE, TRANSCRIBE = "trade", "build", "place", "transcribe"
ACTIONS = (TRADE, RAISE, PLACE, TRANSCRIBE)
ICON_OF = {TRADE: MERCHANT, RAISE: BUILDER, PLACE: NOBLE, TRANSCRIBE: CLERIC}
RESOURCE_OF = {TRADE: "silver", RAISE: "stone", PLACE: "gold", TRANSCRIBE: "ink"}
PLAIN_ACCEPTS: dict[str, tuple[str, ...]] = {action: (what,) for action, what in RESOURCE_OF.items()}
PAYING_RULES = {
    "put": ("stone", "viscounts.build.paying"),
    "enter": ("gold", "viscounts.castle.paying"),
    "copy": ("ink", "viscounts.transcribe.paying"),
}
"""An action's own resource and its rule, by the kind of the step that waits for the payment."""
GOODS = ("ink", "gold", "stone", "silver")


class Fund(NamedTuple):
    """What a seat can bring up for one action."""

    icons: int
    """Free of charge."""
    extra: int
    """Icons that the first piece of the action's resource counts beyond its one (ruling 31)."""
    accepts: tuple[str, ...]
    """Resources that count one icon each."""
    silver_price: int
    """Silver for one icon, where a card allows it; 0 where none does."""
    converts: int
    """Merchants that count as one icon, where a card converts them; 0 where none does."""


def fund(s: Viscounts, seat: int, action: str, dismissed: Icons | None = None) -> Fund:
    """Counts what the board, slots, bonus cards and one dismissed townsfolk give, and what else may pay."""
    icon = ICON_OF[action]
    icons = s.wild_icons(seat, icon)
    if dismissed is not None:
        icons += dismissed[icon] + dismissed[CRIMINAL]
    funding = s.box.funding
    ways = [way for card in s.players[seat].row if card in funding for way in funding[card] if way.action == action]
    if not ways:
        return Fund(icons, 0, PLAIN_ACCEPTS[action], 0, 0)
    extra = silver_price = converts = 0
    accepts = PLAIN_ACCEPTS[action]
    for way in ways:
        if way.pays == "merchant":
            converts = way.amount
        elif way.pays == "silver":
            silver_price = way.amount
        elif way.limit:
            extra = way.icons - way.amount
        else:
            accepts = (*accepts, way.pays)
    if converts:
        icons += _converted(s, seat, dismissed) // converts
    return Fund(icons, extra, accepts, silver_price, converts)


def _converted(s: Viscounts, seat: int, dismissed: Icons | None) -> int:
    """Merchants to convert. A criminal is worth as much by itself, so it never needs to be one."""
    merchants = s.icons(seat, MERCHANT)
    if dismissed is not None:
        merchants += dismissed[MERCHANT]
    return merchants


def most(s: Viscounts, seat: int, means: Fund, less_silver: int = 0) -> int:
    """The icons that a seat reaches by spending everything that may pay, after some silver is gone."""
    player = s.players[seat]
    total = means.icons
    for what in means.accepts:
        total += held(s, seat, what) - (less_silver if what == "silver" else 0)
    if means.extra and held(s, seat, means.accepts[0]):
        total += means.extra
    if means.silver_price:
        total += (player.silver - less_silver) // means.silver_price
    return total


def held(s: Viscounts, seat: int, what: str) -> int:
    player = s.players[seat]
    if what == "silver":
        return player.silver
    if what == "ink":
        return player.ink
    return player.gold if what == "gold" else player.stone


def ways_to_pay(s: Viscounts, seat: int, means: Fund, needed: int) -> list[tuple[int, int, int, int]]:
    """Every way (ink, gold, stone, silver) to bring up the missing icons with no piece too many (ruling 27)."""
    missing = needed - means.icons
    if missing <= 0:
        return [(0, 0, 0, 0)]
    first = means.accepts[0]
    found: list[tuple[int, int, int, int]] = []
    for own in range(min(held(s, seat, first), missing) + 1):
        worth = own + (means.extra if own else 0)
        rest = missing - worth
        if rest < 0 and own > 1:
            break
        _add_ways(s, seat, means, own, max(rest, 0), found)
        if rest <= 0:
            break
    return found


def _add_ways(
    s: Viscounts, seat: int, means: Fund, own: int, rest: int, found: list[tuple[int, int, int, int]]
) -> None:
    """Completes a payment of ``own`` pieces with other resources (Emma) and silver for icons."""
    others = means.accepts[1:]
    splits: list[dict[str, int]] = [{means.accepts[0]: own}]
    for what in others:
        splits = [
            {**split, what: n}
            for split in splits
            for n in range(min(held(s, seat, what), rest - sum(split.get(o, 0) for o in others)) + 1)
        ]
    for split in splits:
        left = rest - sum(split.get(what, 0) for what in others)
        silver = left * means.silver_price
        if left and (not means.silver_price or silver > s.players[seat].silver):
            continue
        total = {**split, "silver": split.get("silver", 0) + silver}
        found.append((total.get("ink", 0), total.get("gold", 0), total.get("stone", 0), total["silver"]))


def pay_for(s: Viscounts, seat: int, means: Fund, needed: int, dealer: Dealer) -> None:
    """Spends what is missing; asks only when there are several ways."""
    note_means(s, seat, means, dealer)
    ways = ways_to_pay(s, seat, means, needed)
    if len(ways) == 1:
        hand_over(s, seat, ways[0], dealer)
    else:
        push(s, Pay(seat, tuple(ways)))


def note_means(s: Viscounts, seat: int, means: Fund, dealer: Dealer) -> None:
    """The rules that what a seat can bring up rests on."""
    if means.converts:
        dealer.applies("viscounts.action.convert")
    if means.silver_price:
        dealer.applies("viscounts.action.silver-icons")
    if means.extra:
        dealer.applies("viscounts.action.double")
    if len(means.accepts) > 1:
        dealer.applies("viscounts.action.emma")
    if any(slot in s.box.slot_icons for slot in s.players[seat].slots):
        dealer.applies("viscounts.slot.icons")


def hand_over(s: Viscounts, seat: int, way: tuple[int, ...], dealer: Dealer) -> None:
    """Silver and foreign resources pay by the card that lets them, the action's own resource by the action's rule."""
    dealer.applies("viscounts.action.paying")
    own, rule = PAYING_RULES[s.stack[-1].kind]
    for what, n in zip(GOODS, way, strict=True):
        if n:
            foreign = "viscounts.action.silver-icons" if what == "silver" else "viscounts.action.emma"
            dealer.because(rule if what == own else foreign)
            spend(s, seat, what, n, dealer)


def icon_name(action: str) -> str:
    return ICONS[ICON_OF[action]]


@step("pay")
class Pay(Ask[Viscounts]):
    """Which resources are spent."""

    ways: tuple[tuple[int, ...], ...]

    rule: ClassVar[str] = "viscounts.action.overpay"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [PAY(self.seat, *way) for way in self.ways]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.action.overpay")
        hand_over(s, self.seat, tuple(int(n) for n in option.args), dealer)
