"""The messenger: talers from the treasury (castle.messenger.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.effects import Gain
from greathall.core.steps import Step, step
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import take_talers
from greathall.games.castle.words import INCOME


@step
class PlayMessenger(Step[Castle]):
    seat: int
    card: str

    rule: ClassVar[str] = "castle.messenger.income"

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.messenger.income")
        for effect in s.box.character_of(self.card).effects:
            assert isinstance(effect, Gain)
            got = take_talers(s, self.seat, effect.n)
            if got < effect.n:
                dealer.rule("castle.messenger.short-treasury")
            dealer.say(INCOME, self.seat, got, self.card)
