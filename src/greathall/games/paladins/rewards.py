"""Rewards that leave a choice, on walls and favours."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, push, step
from greathall.core.words import Option, Reason
from greathall.games.paladins.box import ACTION_INDEX, RIGHT, Deed
from greathall.games.paladins.crews import WORKSHOP
from greathall.games.paladins.resolve import Resolve, deed
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CHOOSE, DECLINE, DECLINED, NO_DEBT, NO_SUSPICION, NO_WORKSHOP


@deed("one_of")
def _choose(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if any(why_useless(s, seat, s.box.rewards[side][0].what) is None for side in one.sides):
        push(s, ChooseReward(seat, one.sides))


@step
class ChooseReward(Ask[Paladins]):
    """One of two or three rewards, of a favour or a wall."""

    sides: tuple[str, ...]

    rule: ClassVar[str] = "paladins.fortify.wall"

    def candidates(self, s: Paladins) -> list[Option]:
        sides = [CHOOSE(self.seat, side.rpartition("/")[2]) for side in self.sides]
        return [*sides, DECLINE(self.seat)]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        if option.verb is DECLINE:
            return None
        return why_useless(s, self.seat, s.box.rewards[self._side(option)][0].what)

    def _side(self, option: Option) -> str:
        return next(side for side in self.sides if side.endswith(f"/{option.args[0]}"))

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat)
        else:
            push(s, Resolve(self.seat, self._side(option), sure=True))


def why_useless(s: Paladins, seat: int, what: str) -> Reason | None:
    """A reward that would do nothing cannot be chosen over one that would."""
    player = s.players[seat]
    if what in ("pay_debt", "lose_debt"):
        return None if player.unpaid else NO_DEBT()
    if what == "lose_suspicion":
        return None if player.suspicion else NO_SUSPICION()
    if what == "develop":
        sites = any(player.board[ACTION_INDEX[action]][:2] != WORKSHOP * 2 for action in RIGHT)
        return None if player.workshops and sites else NO_WORKSHOP()
    return None
