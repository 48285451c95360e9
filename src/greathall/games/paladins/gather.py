"""Hunt, trade and conspire: workers turned into provisions, silver or a criminal."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.crews import EMPTY
from greathall.games.paladins.entries import ACTION_INDEX
from greathall.games.paladins.placing import send, why_no_crew
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.townsfolk import follow_up


def why_not_hunt(s: Paladins, seat: int) -> Reason | None:
    return why_no_crew(s, s.players[seat], "hunt")


def why_not_trade(s: Paladins, seat: int) -> Reason | None:
    return why_no_crew(s, s.players[seat], "trade")


def why_not_conspire(s: Paladins, seat: int) -> Reason | None:
    return why_no_crew(s, s.players[seat], "conspire")


def begin_hunt(s: Paladins, seat: int, dealer: Dealer) -> None:
    send(s, seat, "hunt", Gather(seat, "hunt"), dealer)


def begin_trade(s: Paladins, seat: int, dealer: Dealer) -> None:
    send(s, seat, "trade", Gather(seat, "trade"), dealer)


def begin_conspire(s: Paladins, seat: int, dealer: Dealer) -> None:
    send(s, seat, "conspire", Gather(seat, "conspire"), dealer)


@step("gather")
class Gather(Step[Paladins]):
    """One worker or two, placed in one turn, decide the yield (paladins.gather.decide-at-once)."""

    seat: int
    action: str

    rule: ClassVar[str] = "paladins.gather.decide-at-once"

    def cites(self) -> str:
        return "paladins.conspire.criminal" if self.action == "conspire" else self.rule

    def run(self, s: Paladins, dealer: Dealer) -> None:
        spaces = s.players[self.seat].board[ACTION_INDEX[self.action]]
        both = len(spaces) > 1 and EMPTY not in spaces
        follow_up(s, self.seat, self.action, f"{'two' if both else 'one'}:{self.action}")
