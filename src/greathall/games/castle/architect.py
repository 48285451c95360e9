"""The architect: points for what others built this round, then all cards back (castle.architect.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Per
from greathall.core.rules.steps import Step, step
from greathall.games.castle.effects import brought, counted
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import score
from greathall.games.castle.words import TOOK_BACK


@step("play-architect")
class PlayArchitect(Step[Castle]):
    seat: int
    card: str

    rule: ClassVar[str] = "castle.architect.points"

    def run(self, s: Castle, dealer: Dealer) -> None:
        """Points first, then the cards (ruling 3)."""
        dealer.applies("castle.architect.points-first", "castle.architect.own-buildings", "castle.architect.no-build")
        dealer.because("castle.architect.points")
        for effect in s.box.character_of(self.card).effects:
            if isinstance(effect, Per):
                points = brought(effect, counted(s, effect.counter, self.seat))
                score(s, self.seat, points, "architect", dealer)
        player = s.players[self.seat]
        cards = {*player.hand, *player.played}
        dealer.say(TOOK_BACK, self.seat, len(player.played), tuple((card, 1) for card in player.played))
        player.hand = tuple(card for card in s.box.cards if card in cards)
        player.played = ()
