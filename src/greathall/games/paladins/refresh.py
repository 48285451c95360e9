"""Rows of cards, and the refresh that ends a round (paladins.round.refresh-*)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, step
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    NEW_OUTSIDER,
    NEW_TOWNSFOLK,
    OUTSIDER_LEAVES,
    RESHUFFLED,
    TAVERN_REVEALED,
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
        dealer.rule("paladins.round.decks-run-dry")
    s.outsiders = row + [""] * (OUTSIDER_ROW - len(row))


@step
class FillTownsfolk(Step[Paladins]):
    """After the first hires (paladins.setup.row-refill)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.rule("paladins.setup.row-refill")
        fill_townsfolk(s, dealer)


def reveal_taverns(s: Paladins, dealer: Dealer) -> None:
    """One more than there are players; the solo game opens two (paladins.round.taverns)."""
    open_now = []
    for _ in range(s.seats + 1):
        if not s.tavern_deck:
            dealer.rule("paladins.round.refresh-taverns")
            s.tavern_deck = sorted(s.tavern_discard)
            s.tavern_discard = ()
            dealer.say(RESHUFFLED, "tavern")
        open_now.append(dealer.draw("tavern", s.tavern_deck))
        dealer.say(TAVERN_REVEALED, open_now[-1])
    s.taverns = tuple(open_now)
    s.taken = (-1,) * len(open_now)


@step
class Refresh(Step[Paladins]):
    """The board between two rounds; cards leave by slot, whether or not the row has gaps."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        leavers = 1 if s.bot is None else SOLO_LEAVERS
        dealer.rule("paladins.round.refresh-townsfolk")
        dealer.rule("paladins.round.refresh-outsiders")
        if s.bot is not None:
            dealer.rule("paladins.solo.refresh")
        for slot in range(TOWNSFOLK_ROW - leavers, TOWNSFOLK_ROW):
            if s.townsfolk[slot]:
                dealer.say(TOWNSFOLK_LEAVES, s.townsfolk[slot])
                s.townsfolk_discard += (s.townsfolk[slot],)
                s.townsfolk[slot] = ""
        for slot in range(leavers):
            if s.outsiders[slot]:
                dealer.say(OUTSIDER_LEAVES, s.outsiders[slot])
                s.outsider_discard += (s.outsiders[slot],)
                s.outsiders[slot] = ""
        fill_townsfolk(s, dealer)
        fill_outsiders(s, dealer)
        s.tavern_discard += s.taverns
        s.taverns = s.taken = ()
        if any(s.guests):
            dealer.rule("paladins.round.refresh-favours")
            dealer.rule("paladins.favour.not-cleared")
            s.guests = ("",) * len(s.guests)
