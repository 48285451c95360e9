"""The bot's resource marker: what it gains moves the marker, and the marker chooses cards (paladins.solo.*)."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.games.paladins.box import ATTRIBUTES, TRACK_END
from greathall.games.paladins.state import Bot, Paladins
from greathall.games.paladins.taxes import drain
from greathall.games.paladins.words import BOT_LACKS, BOT_LOWEST, BOT_MARKER, BOT_POINTS_AT, BOT_TAXES, ROSE

MARKER_END = 5


def the_bot(s: Paladins) -> Bot:
    assert s.bot is not None, "no bot sits at this table"
    return s.bot


def move_marker(s: Paladins, n: int, dealer: Dealer) -> None:
    """One step per unit; past the right end it starts over and the lowest attribute rises (paladins.solo.wrap)."""
    if not n:
        return
    bot = the_bot(s)
    wraps, at = divmod(bot.marker - 1 + n, MARKER_END)
    bot.marker = at + 1
    dealer.rule("paladins.solo.resource-steps")
    dealer.say(BOT_MARKER, s.bot_seat, n, bot.marker)
    for _ in range(wraps):
        dealer.rule("paladins.solo.wrap")
        dealer.rule("paladins.solo.lowest-tie")
        lowest = lowest_attribute(s)
        dealer.say(BOT_LOWEST, s.bot_seat, ATTRIBUTES[lowest])
        bot_climb(s, lowest, 1, dealer)


def lowest_attribute(s: Paladins) -> int:
    """Of several on the lowest step the top marker of the pile (paladins.solo.lowest-tie)."""
    attributes = s.players[s.bot_seat].attributes
    least = min(attributes)
    return next(one for one in reversed(the_bot(s).pile) if attributes[one] == least)


def bot_climb(s: Paladins, attribute: int, n: int, dealer: Dealer) -> None:
    """A marker that moves lands on top of what is there (paladins.solo.marker-stack)."""
    bot = the_bot(s)
    attributes = s.players[s.bot_seat].attributes
    if attributes[attribute] < TRACK_END:
        attributes[attribute] = min(TRACK_END, attributes[attribute] + n)
        bot.pile = (*(one for one in bot.pile if one != attribute), attribute)
    dealer.say(ROSE, s.bot_seat, ATTRIBUTES[attribute], n, attributes[attribute])


def bot_taxes(s: Paladins, n: int, dealer: Dealer) -> None:
    """Silver leaves the tax supply; the marker moves for every tax before an inquisition (ruling 48)."""
    dealer.rule("paladins.solo.taxes")
    move_marker(s, n, dealer)
    drain(s, n)
    dealer.say(BOT_TAXES, s.bot_seat, n, s.tax)


@step
class PayForMissing(Step[Paladins]):
    """Nothing to discard: silver leaves the tax supply and the marker stays (paladins.solo.missing-card)."""

    n: int

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if self.n > 1:
            push(s, PayForMissing(self.n - 1))
        dealer.rule("paladins.solo.missing-card")
        drain(s, 1)
        dealer.say(BOT_LACKS, s.bot_seat, s.tax)


def search_order(marker: int, length: int) -> list[int]:
    """Positions from the marker to the right, then from the left; counted from 0."""
    return [(marker - 1 + i) % length for i in range(length)]


def pointed(s: Paladins, free: Sequence[bool]) -> int | None:
    """The position the marker leads to, or None when nothing is free."""
    return next((at for at in search_order(the_bot(s).marker, len(free)) if free[at]), None)


def explain_pointer(s: Paladins, at: int, dealer: Dealer) -> None:
    dealer.rule("paladins.solo.sixth-outsider" if at == MARKER_END else "paladins.solo.card-pointer")
    dealer.say(BOT_POINTS_AT, s.bot_seat, the_bot(s).marker, at + 1)
