"""Pray: workers leave one action so that it can be taken again (paladins.pray.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.paladins.box import ACTION_INDEX, ACTIONS, Deed
from greathall.games.paladins.crews import cleared, on_spaces
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.resolve import deed
from greathall.games.paladins.state import Paladins, Player
from greathall.games.paladins.supply import pay_price
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import CLEAR, CLEARED, DECLINE, DECLINED, NOT_ITSELF, NOTHING_TO_CLEAR

PRAY = ACTION_INDEX["pray"]


def is_occupied(s: Paladins, player: Player, at: int) -> bool:
    return player.board[at] not in s.box.patterns[at]


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    blocked = why_no_crew(s, player, "pray") or why_not_payable(s, player, "pray")
    if blocked:
        return blocked
    occupied = any(is_occupied(s, player, at) for at in range(len(ACTIONS)))
    return None if occupied else NOTHING_TO_CLEAR()


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseCleared(seat, reward=False))


@deed("pray")
def _icon(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """A prayer won as a reward; lost when nothing stands anywhere (paladins.pray.icon)."""
    dealer.rule("paladins.pray.icon")
    player = s.players[seat]
    if any(is_occupied(s, player, at) for at in range(len(ACTIONS))):
        push(s, ChooseCleared(seat, reward=True))


@step
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
        at = ACTION_INDEX[str(option.args[0])]
        if at == PRAY and not self.reward:
            return NOT_ITSELF()
        return None if is_occupied(s, s.players[self.seat], at) else NOTHING_TO_CLEAR()

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat)
        elif self.reward:
            clear(s, self.seat, str(option.args[0]), dealer)
        else:
            send(s, self.seat, "pray", Pray(self.seat, str(option.args[0])), dealer)


@step
class Pray(Step[Paladins]):
    seat: int
    target: str

    def run(self, s: Paladins, dealer: Dealer) -> None:
        pay_price(s, self.seat, "pray", dealer)
        clear(s, self.seat, self.target, dealer)
        follow_up(s, self.seat, "pray")


def clear(s: Paladins, seat: int, action: str, dealer: Dealer) -> None:
    """The workers go back to the general supply, not to the player."""
    board = s.players[seat].board
    at = ACTION_INDEX[action]
    assert on_spaces(board[at]), f"nobody stands on {action}"
    board[at] = cleared(board[at])
    dealer.rule("paladins.pray.clear")
    dealer.say(CLEARED, seat, action)
