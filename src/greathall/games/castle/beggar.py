"""The beggar: a taler from everybody each round, until somebody refuses (castle.winter.beggar)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import OneOf
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.effects import loss, settle_event, talers_asked
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import lose_points, pay_talers
from greathall.games.castle.words import BEGGAR_REFUSED, PAY_TALERS, REFUSE_BEGGAR, TALERS_MISSING

BEGGAR = "beggar"


@step("beg")
class Beg(Step[Castle]):
    def run(self, s: Castle, dealer: Dealer) -> None:
        push(s, *(BegOf(seat) for seat in s.clockwise()))


@step("beg-of")
class BegOf(Step[Castle]):
    """Once somebody has refused, later players are left in peace (ruling 39)."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.is_open(BEGGAR):
            push(s, AnswerBeggar(self.seat))


@step("answer-beggar")
class AnswerBeggar(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.beggar"

    def candidates(self, s: Castle) -> list[Option]:
        effect = s.box.events[BEGGAR].effects[0]
        assert isinstance(effect, OneOf)
        return [PAY_TALERS(self.seat, talers_asked(s, effect, self.seat)), REFUSE_BEGGAR(self.seat, loss(effect).n)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is REFUSE_BEGGAR:
            return None
        missing = int(option.args[0]) - s.players[self.seat].talers
        return TALERS_MISSING(missing) if missing > 0 else None

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is PAY_TALERS:
            pay_talers(s, self.seat, int(option.args[0]), dealer)
            return
        dealer.say(BEGGAR_REFUSED, self.seat)
        dealer.because("castle.winter.beggar-refused")
        lose_points(s, self.seat, int(option.args[0]), dealer)
        dealer.because("castle.winter.beggar-refused")
        settle_event(s, BEGGAR, dealer)
