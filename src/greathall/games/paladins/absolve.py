"""Absolve: jars by influence (paladins.absolve.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.entries import INFLUENCE
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import pay_price
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import DONE_ENOUGH, JAR, JAR_MOVED, SLOT_TAKEN, TOO_LOW


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    rule = s.box.actions["absolve"]
    done = len(player.jars)
    if done >= rule.limit:
        return DONE_ENOUGH(rule.limit)
    blocked = why_no_crew(s, player, "absolve") or why_not_payable(s, player, "absolve")
    if blocked:
        return blocked
    need, have = rule.needs[done], s.total(seat, INFLUENCE)
    return None if have >= need else TOO_LOW(need, "influence", need - have)


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseJarSlot(seat))


@step("choose-jar-slot")
class ChooseJarSlot(Ask[Paladins]):
    """Any slot without a jar."""

    rule: ClassVar[str] = "paladins.absolve.jar-slot"

    def candidates(self, s: Paladins) -> list[Option]:
        return [JAR(self.seat, slot) for slot in s.box.jar_slots]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        return SLOT_TAKEN() if option.args[0] in s.players[self.seat].jars else None

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        send(s, self.seat, "absolve", Absolve(self.seat, str(option.args[0])), dealer)


@step("absolve")
class Absolve(Step[Paladins]):
    """The slot's reward, then faith and a discard every time (paladins.absolve.every-time)."""

    seat: int
    slot: str

    rule: ClassVar[str] = "paladins.absolve.workers"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        player = s.players[self.seat]
        dealer.applies("paladins.absolve.influence")
        dealer.because("paladins.absolve.cost")
        pay_price(s, self.seat, "absolve", dealer)
        player.jars += (self.slot,)
        if not player.suspicion:
            dealer.applies("paladins.absolve.no-suspicion")
        dealer.say(JAR_MOVED, self.seat, self.slot)
        follow_up(s, self.seat, "absolve", f"jar:{self.slot}", "always:absolve")
