"""The beggar: a taler from everybody each round, until somebody refuses (castle.winter.beggar)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.effects import All, Lose, OneOf, Pay
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import lose_points, pay_talers
from greathall.games.castle.words import PAY_TALERS, REFUSE_BEGGAR, TALERS_MISSING, WINTER_ENDS

BEGGAR = "beggar"


@step
class Beg(Step[Castle]):
    def run(self, s: Castle, dealer: Dealer) -> None:
        push(s, *(BegOf(seat) for seat in s.clockwise()))


@step
class BegOf(Step[Castle]):
    """Once somebody has refused, later players are left in peace (ruling 39)."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.is_open(BEGGAR):
            push(s, AnswerBeggar(self.seat))


@step
class AnswerBeggar(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.beggar"

    def prices(self, s: Castle) -> tuple[int, int]:
        """Talers to pay, points to lose."""
        effect = s.box.events[BEGGAR].effects[0]
        assert isinstance(effect, OneOf)
        pay, refuse = effect.choices
        assert isinstance(pay, Pay)
        assert isinstance(refuse, All)
        return pay.n, next(part.n for part in refuse.parts if isinstance(part, Lose))

    def candidates(self, s: Castle) -> list[Option]:
        talers, points = self.prices(s)
        return [PAY_TALERS(self.seat, talers), REFUSE_BEGGAR(self.seat, points)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is REFUSE_BEGGAR:
            return None
        missing = int(option.args[0]) - s.players[self.seat].talers
        return TALERS_MISSING(missing) if missing > 0 else None

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is PAY_TALERS:
            dealer.rule("castle.winter.beggar")
            pay_talers(s, self.seat, int(option.args[0]), dealer)
            return
        assert s.winter is not None
        dealer.rule("castle.winter.beggar-refused")
        lose_points(s, self.seat, int(option.args[0]), dealer)
        s.winter.open = tuple(event for event in s.winter.open if event != BEGGAR)
        s.winter.past = (*s.winter.past, BEGGAR)
        dealer.say(WINTER_ENDS, BEGGAR)
