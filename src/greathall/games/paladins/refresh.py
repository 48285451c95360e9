"""Rows of cards, and the refresh that ends a round (paladins.round.refresh-*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.placing import guest_worker
from greathall.games.paladins.state import Paladins, counted
from greathall.games.paladins.words import (
    FAVOUR_FREED,
    NEW_OUTSIDER,
    NEW_TOWNSFOLK,
    OUTSIDER_LEAVES,
    TAVERN_REVEALED,
    TAVERNS_CLOSED,
    TAVERNS_RESHUFFLED,
    TOWNSFOLK_LEAVES,
)

TOWNSFOLK_ROW = 5
OUTSIDER_ROW = 6
SOLO_LEAVERS = 2
"""In the solo game two cards of each row leave (paladins.solo.refresh)."""


def fill_townsfolk(s: Paladins, dealer: Dealer) -> None:
    """Cards slide right; new ones come in from the left while the deck lasts."""
    kept = [card for card in s.townsfolk if card]
    row = [""] * (TOWNSFOLK_ROW - len(kept)) + kept
    for slot in range(TOWNSFOLK_ROW - len(kept) - 1, -1, -1):
        if s.townsfolk_deck:
            row[slot] = dealer.draw("townsfolk", s.townsfolk_deck)
            dealer.say(NEW_TOWNSFOLK, row[slot])
    s.townsfolk = row


def fill_outsiders(s: Paladins, dealer: Dealer) -> None:
    """Cards slide left; new ones come in from the right while the deck lasts."""
    row = [card for card in s.outsiders if card]
    while len(row) < OUTSIDER_ROW and s.outsider_deck:
        row.append(dealer.draw("outsider", s.outsider_deck))
        dealer.say(NEW_OUTSIDER, row[-1])
    if len(row) < OUTSIDER_ROW:
        dealer.applies("paladins.round.decks-run-dry")
    s.outsiders = row + [""] * (OUTSIDER_ROW - len(row))


@step("fill-townsfolk")
class FillTownsfolk(Step[Paladins]):
    """After the first hires."""

    rule: ClassVar[str] = "paladins.setup.row-refill"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        fill_townsfolk(s, dealer)


def reveal_taverns(s: Paladins, dealer: Dealer) -> None:
    """One more than there are players; the solo game opens two (paladins.round.taverns)."""
    open_now = []
    for _ in range(s.seats + 1):
        if not s.tavern_deck:
            dealer.say(TAVERNS_RESHUFFLED, counted(s.tavern_discard))
            s.tavern_deck = sorted(s.tavern_discard)
            s.tavern_discard = ()
        open_now.append(dealer.draw("tavern", s.tavern_deck))
        workers = s.box.taverns[open_now[-1]].workers
        dealer.say(TAVERN_REVEALED, open_now[-1], tuple((one, workers.count(one)) for one in WORKERS if one in workers))
    s.taverns = tuple(open_now)
    s.taken = (-1,) * len(open_now)


@step("refresh")
class Refresh(Step[Paladins]):
    """The board between two rounds; cards leave by slot, whether or not the row has gaps."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        self._empty_slots(s, dealer)
        dealer.because("paladins.round.refresh-townsfolk")
        fill_townsfolk(s, dealer)
        dealer.because("paladins.round.refresh-outsiders")
        fill_outsiders(s, dealer)
        dealer.say(TAVERNS_CLOSED, counted(s.taverns))
        s.tavern_discard += s.taverns
        s.taverns = s.taken = ()
        free_favours(s, dealer)

    def _empty_slots(self, s: Paladins, dealer: Dealer) -> None:
        """Townsfolk leave at the right end, outsiders at the left."""
        solo = s.bot is not None
        leavers = SOLO_LEAVERS if solo else 1
        dealer.because("paladins.solo.refresh" if solo else "paladins.round.refresh-townsfolk")
        for slot in range(TOWNSFOLK_ROW - leavers, TOWNSFOLK_ROW):
            if s.townsfolk[slot]:
                dealer.say(TOWNSFOLK_LEAVES, s.townsfolk[slot])
                s.townsfolk_discard += (s.townsfolk[slot],)
                s.townsfolk[slot] = ""
        dealer.because("paladins.solo.refresh" if solo else "paladins.round.refresh-outsiders")
        for slot in range(leavers):
            if s.outsiders[slot]:
                dealer.say(OUTSIDER_LEAVES, s.outsiders[slot])
                s.outsider_discard += (s.outsiders[slot],)
                s.outsiders[slot] = ""


def free_favours(s: Paladins, dealer: Dealer) -> None:
    """Workers stayed on favours until now, whoever prayed or passed (paladins.favour.not-cleared)."""
    for favour, guest in zip(s.favours, s.guests, strict=True):
        if guest:
            dealer.applies("paladins.favour.not-cleared")
            dealer.say(FAVOUR_FREED, favour, guest_worker(guest))
    s.guests = ("",) * len(s.guests)
