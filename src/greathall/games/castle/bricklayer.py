"""The bricklayer: pieces from the tower, then building for talers, then helpers (castle.bricklayer.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.building import Build
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import index
from greathall.games.castle.words import TAKE, TOOK_TOWER, TOWER_EMPTY, TOWER_HAS_NONE


@step("play-bricklayer")
class PlayBricklayer(Step[Castle]):
    """Take, then build, then helpers: the order inside a card is fixed (ruling 25)."""

    seat: int
    card: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        push(s, Build(self.seat, self.card))
        if any(s.tower):
            push(s, TakeFromTower(self.seat))
        else:
            dealer.say(TOWER_EMPTY, self.seat)


@step("take-from-tower")
class TakeFromTower(Ask[Castle]):
    """All pieces of one kind leave the defence tower (ruling 24)."""

    rule: ClassVar[str] = "castle.bricklayer.tower"

    def candidates(self, s: Castle) -> list[Option]:
        return [TAKE(self.seat, name) for name in RESOURCES]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        kind = option.args[0]
        return None if s.tower[index(kind)] else TOWER_HAS_NONE(kind)

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        kind = index(option.args[0])
        n = s.tower[kind]
        s.tower[kind] = 0
        s.players[self.seat].pieces[kind] += n
        dealer.say(TOOK_TOWER, self.seat, n, RESOURCES[kind])
