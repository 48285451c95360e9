"""The architect: points for what others built this round, then all cards back (castle.architect.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.effects import Gain, Per
from greathall.core.steps import Step, step
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import score
from greathall.games.castle.words import TOOK_BACK


@step
class PlayArchitect(Step[Castle]):
    seat: int
    card: str

    rule: ClassVar[str] = "castle.architect.points"

    def run(self, s: Castle, dealer: Dealer) -> None:
        """Points first, then the cards (ruling 3)."""
        dealer.rule("castle.architect.points")
        dealer.rule("castle.architect.points-first")
        dealer.rule("castle.architect.own-buildings")
        dealer.rule("castle.architect.no-build")
        for effect in s.box.character_of(self.card).effects:
            if isinstance(effect, Per) and isinstance(effect.do, Gain):
                by_others = sum(1 for builder in s.builders if builder != self.seat)
                score(s, self.seat, by_others * effect.do.n, "architect", dealer)
        dealer.rule("castle.architect.return")
        player = s.players[self.seat]
        cards = {*player.hand, *player.played}
        dealer.say(TOOK_BACK, self.seat, len(player.played))
        player.hand = tuple(card for card in s.box.cards if card in cards)
        player.played = ()
