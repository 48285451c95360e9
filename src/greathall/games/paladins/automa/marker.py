"""The automa's resource marker: what it gains moves the marker, and the marker chooses cards (paladins.solo.*)."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.paladins.entries import ATTRIBUTES, TRACK_END
from greathall.games.paladins.state import Automa, Paladins
from greathall.games.paladins.supply import climb
from greathall.games.paladins.taxes import drain
from greathall.games.paladins.words import (
    AUTOMA_LACKS,
    AUTOMA_LOWEST,
    AUTOMA_MARKER,
    AUTOMA_POINTS_AT,
    AUTOMA_TAXES,
)

MARKER_END = 5


def the_automa(s: Paladins) -> Automa:
    assert s.bot is not None, "no automa sits at this table"
    return s.bot


def move_marker(s: Paladins, n: int, dealer: Dealer) -> None:
    """One step per unit; past the right end it starts over and the lowest attribute rises (paladins.solo.wrap)."""
    if not n:
        return
    automa = the_automa(s)
    wraps, at = divmod(automa.marker - 1 + n, MARKER_END)
    automa.marker = at + 1
    dealer.say(AUTOMA_MARKER, s.automa_seat, n, automa.marker)
    for _ in range(wraps):
        dealer.because("paladins.solo.wrap")
        dealer.applies("paladins.solo.lowest-tie")
        lowest = lowest_attribute(s)
        dealer.say(AUTOMA_LOWEST, s.automa_seat, ATTRIBUTES[lowest])
        automa_climb(s, lowest, 1, dealer)


def lowest_attribute(s: Paladins) -> int:
    """Of several on the lowest step the top marker of the pile (paladins.solo.lowest-tie)."""
    attributes = s.players[s.automa_seat].attributes
    least = min(attributes)
    return next(one for one in reversed(the_automa(s).pile) if attributes[one] == least)


def automa_climb(s: Paladins, attribute: int, n: int, dealer: Dealer) -> None:
    """A marker that moves lands on top of what is there (paladins.solo.marker-stack)."""
    automa = the_automa(s)
    attributes = s.players[s.automa_seat].attributes
    if attributes[attribute] < TRACK_END:
        automa.pile = (*(one for one in automa.pile if one != attribute), attribute)
    climb(s, s.automa_seat, attribute, n, dealer)


def automa_taxes(s: Paladins, n: int, dealer: Dealer) -> None:
    """Silver leaves the tax supply; the marker moves for every tax before an inquisition (ruling 48)."""
    dealer.because("paladins.solo.taxes")
    move_marker(s, n, dealer)
    covered = drain(s, n)
    dealer.say(AUTOMA_TAXES, s.automa_seat, n, s.tax, covered)


@step("pay-for-missing")
class PayForMissing(Step[Paladins]):
    """Nothing to discard: silver leaves the tax supply and the marker stays (paladins.solo.missing-card)."""

    n: int

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if self.n > 1:
            push(s, PayForMissing(self.n - 1))
        drain(s, 1)
        dealer.say(AUTOMA_LACKS, s.automa_seat, s.tax)


def search_order(marker: int, length: int) -> list[int]:
    """Positions from the marker to the right, then from the left; counted from 0."""
    return [(marker - 1 + i) % length for i in range(length)]


def pointed(s: Paladins, free: Sequence[bool]) -> int | None:
    """The position the marker leads to, or None when nothing is free."""
    return next((at for at in search_order(the_automa(s).marker, len(free)) if free[at]), None)


def explain_pointer(s: Paladins, at: int, dealer: Dealer) -> None:
    dealer.because("paladins.solo.sixth-outsider" if at == MARKER_END else "paladins.solo.card-pointer")
    dealer.say(AUTOMA_POINTS_AT, s.automa_seat, the_automa(s).marker, at + 1)
