"""The worker: the pieces left on its card, then building for half points (castle.worker.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.castle.building import Build
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import bundle
from greathall.games.castle.words import CARD_EMPTY, TOOK_CARD


@step("play-worker")
class PlayWorker(Step[Castle]):
    seat: int
    card: str

    rule: ClassVar[str] = "castle.worker.take"

    def run(self, s: Castle, dealer: Dealer) -> None:
        pieces = s.on_cards.pop(f"{self.seat}/{self.card}")
        own = s.players[self.seat].pieces
        for kind, n in enumerate(pieces):
            own[kind] += n
        if any(pieces):
            dealer.say(TOOK_CARD, self.seat, self.card, bundle(pieces))
        else:
            dealer.say(CARD_EMPTY, self.seat, self.card)
        push(s, Build(self.seat, self.card))
