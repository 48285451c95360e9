"""The messenger: talers from the treasury (castle.messenger.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Gain
from greathall.core.rules.steps import Step, step
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import take_talers
from greathall.games.castle.words import GAINED


@step("play-messenger")
class PlayMessenger(Step[Castle]):
    seat: int
    card: str

    rule: ClassVar[str] = "castle.messenger.income"

    def run(self, s: Castle, dealer: Dealer) -> None:
        for effect in s.box.character_of(self.card).effects:
            assert isinstance(effect, Gain)
            got = take_talers(s, self.seat, effect.n)
            dealer.because("castle.messenger.income" if got == effect.n else "castle.messenger.short-treasury")
            dealer.say(GAINED, self.seat, got, self.card)
