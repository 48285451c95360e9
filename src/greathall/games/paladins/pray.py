"""Pray: workers leave one action so that it can be taken again (paladins.pray.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.crews import bundle, cleared, on_spaces
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import deed, lose
from greathall.games.paladins.entries import ACTION_INDEX, ACTIONS
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import pay_price
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import CLEAR, CLEARED, DECLINE, DECLINED, NOT_ITSELF, NOTHING_TO_CLEAR


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    blocked = why_no_crew(s, player, "pray") or why_not_payable(s, player, "pray")
    if blocked:
        return blocked
    return None if s.occupied(seat) else NOTHING_TO_CLEAR()


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseCleared(seat, reward=False))


@deed("pray")
def _icon(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """A prayer won as a reward; lost when nothing stands anywhere (paladins.pray.icon)."""
    dealer.applies("paladins.pray.icon")
    if s.occupied(seat):
        push(s, ChooseCleared(seat, reward=True))
    else:
        lose(seat, one.what, dealer)


@step("choose-cleared")
class ChooseCleared(Ask[Paladins]):
    """Which action is cleared; the pray action cannot clear itself, the reward can (ruling 13)."""

    reward: bool

    rule: ClassVar[str] = "paladins.pray.clear"

    def candidates(self, s: Paladins) -> list[Option]:
        found = [CLEAR(self.seat, action) for action in ACTIONS]
        return [*found, DECLINE(self.seat)] if self.reward else found

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        if option.verb is DECLINE:
            return None
        if option.args[0] == "pray" and not self.reward:
            return NOT_ITSELF()
        return None if option.args[0] in s.occupied(self.seat) else NOTHING_TO_CLEAR()

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat, "pray")
        elif self.reward:
            dealer.because("paladins.pray.icon")
            clear(s, self.seat, str(option.args[0]), dealer)
        else:
            send(s, self.seat, "pray", Pray(self.seat, str(option.args[0])), dealer)


@step("pray")
class Pray(Step[Paladins]):
    """Payment, then the cleared action."""

    seat: int
    target: str

    rule: ClassVar[str] = "paladins.pray.cost"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        pay_price(s, self.seat, "pray", dealer)
        dealer.because("paladins.pray.clear")
        clear(s, self.seat, self.target, dealer)
        follow_up(s, self.seat, "pray")


def clear(s: Paladins, seat: int, action: str, dealer: Dealer) -> None:
    """The workers go back to the general supply, not to the player."""
    board = s.players[seat].board
    at = ACTION_INDEX[action]
    gone = on_spaces(board[at])
    assert gone, f"nobody stands on {action}"
    board[at] = cleared(board[at])
    dealer.say(CLEARED, seat, action, bundle(gone))
