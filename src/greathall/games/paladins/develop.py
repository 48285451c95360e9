"""Develop: workshops on the right-hand actions, and the workers under them (paladins.develop.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.paladins.box import ACTION_INDEX, RIGHT, Deed
from greathall.games.paladins.crews import CRIMINAL, EMPTY, WORKER_INDEX, WORKSHOP
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.resolve import deed
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import pay_price, welcome
from greathall.games.paladins.taxes import OfferCriminals
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import BUILD, BUILT, DECLINE, DECLINED, NO_WORKSHOP, SPACE_BUILT

WORKSHOP_SPACES = (1, 2)
"""The two left spaces of each right-hand action, counted from 1."""


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    if not player.workshops:
        return NO_WORKSHOP()
    return why_no_crew(s, player, "develop") or why_not_payable(s, player, "develop")


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseSite(seat, free=False))


def _open_sites(s: Paladins, seat: int) -> bool:
    board = s.players[seat].board
    return any(board[ACTION_INDEX[action]].count(WORKSHOP) < len(WORKSHOP_SPACES) for action in RIGHT)


@deed("develop")
def _free(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """No workers and no silver, but a development in every other way (paladins.develop.free)."""
    dealer.rule("paladins.develop.free")
    if s.players[seat].workshops and _open_sites(s, seat):
        push(s, ChooseSite(seat, free=True))


@step
class ChooseSite(Ask[Paladins]):
    """Where the leftmost workshop goes; a worker standing there makes room."""

    free: bool

    rule: ClassVar[str] = "paladins.develop.spaces"

    def candidates(self, s: Paladins) -> list[Option]:
        sites = [BUILD(self.seat, action, n) for action in RIGHT for n in WORKSHOP_SPACES]
        return [*sites, DECLINE(self.seat)] if self.free else sites

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        if option.verb is DECLINE:
            return None
        action, n = str(option.args[0]), int(option.args[1])
        built = s.players[self.seat].board[ACTION_INDEX[action]][n - 1] == WORKSHOP
        return SPACE_BUILT(action) if built else None

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat)
            return
        action, n = str(option.args[0]), int(option.args[1])
        if self.free:
            push(s, PutWorkshop(self.seat, action, n, free=True))
        else:
            send(s, self.seat, "develop", PutWorkshop(self.seat, action, n, free=False), dealer)


@step
class PutWorkshop(Step[Paladins]):
    seat: int
    action: str
    n: int
    free: bool

    def run(self, s: Paladins, dealer: Dealer) -> None:
        player = s.players[self.seat]
        if not self.free:
            pay_price(s, self.seat, "develop", dealer)
        under = s.box.workshops[len(s.box.workshops) - player.workshops]
        player.workshops -= 1
        at = ACTION_INDEX[self.action]
        spaces = player.board[at]
        if spaces[self.n - 1] != EMPTY:
            dealer.rule("paladins.develop.occupied-space")
        player.board[at] = spaces[: self.n - 1] + WORKSHOP + spaces[self.n :]
        dealer.rule("paladins.develop.leftmost")
        dealer.say(BUILT, self.seat, self.action, self.n)
        follow_up(s, self.seat, "develop")
        worker = WORKER_INDEX[under.worker]
        if worker == CRIMINAL:
            push(s, OfferCriminals(self.seat, 1))
        else:
            welcome(s, self.seat, ((worker, 1),), dealer)
