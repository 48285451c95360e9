"""Phase 6: drawing up to the hand limit (viscounts.draw.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.games.viscounts.cards import draw_card, shuffle_discards
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import DREW, DREW_CARD, DREW_NOTHING

HAND_LIMIT = 3


def hand_limit(s: Viscounts, seat: int) -> int:
    """Three, more by a slot or as castle leader (viscounts.slot.hand, viscounts.castle.leader-hand)."""
    slots = s.box.slots
    limit = HAND_LIMIT + sum(slots[slot].hand_limit for slot in s.players[seat].slots)
    return limit + s.box.leader.hand_limit if s.leader == seat else limit


@step("draw-up")
class DrawUp(Step[Viscounts]):
    """Until the limit, or until draw and discard piles are empty."""

    seat: int

    rule: ClassVar[str] = "viscounts.draw.limit"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.draw.limit")
        player = s.players[self.seat]
        if s.leader == self.seat:
            dealer.applies("viscounts.castle.leader-hand")
        if "workshop_3" in player.slots:
            dealer.applies("viscounts.slot.hand")
        missing = hand_limit(s, self.seat) - len(player.hand)
        drawn = 0
        while drawn < missing and (player.draw or player.discard):
            if not player.draw:
                dealer.because("viscounts.draw.shuffle")
                shuffle_discards(s, self.seat, dealer)
                dealer.because("viscounts.draw.limit")
            card = draw_card(s, self.seat, dealer)
            player.hand = (*player.hand, card)
            dealer.say(DREW_CARD, self.seat, card, only=(self.seat,))
            drawn += 1
        if drawn:
            dealer.say(DREW, self.seat, drawn, hide_from=self.seat)
        else:
            dealer.say(DREW_NOTHING, self.seat)
