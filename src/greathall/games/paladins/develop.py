"""Develop: workshops on the right-hand actions, and the workers under them (paladins.develop.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.crews import CRIMINAL, LETTERS, WORKER_INDEX, WORKERS, WORKSHOP
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import deed, lose, why_useless
from greathall.games.paladins.entries import ACTION_INDEX, RIGHT
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import pay_price, welcome
from greathall.games.paladins.taxes import take_criminals
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import BUILD, BUILT, DECLINE, DECLINED, DISPLACED, NO_WORKSHOP, SPACE_BUILT

WORKSHOP_SPACES = (1, 2)
"""The two left spaces of each right-hand action, counted from 1."""


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    if not player.workshops:
        return NO_WORKSHOP()
    return why_no_crew(s, player, "develop") or why_not_payable(s, player, "develop")


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseSite(seat, free=False))


@deed("develop")
def _free(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """No workers and no silver, but a development in every other way (paladins.develop.free)."""
    dealer.applies("paladins.develop.free")
    if why_useless(s, seat, one.what) is None:
        push(s, ChooseSite(seat, free=True))
    else:
        lose(seat, one.what, dealer)


@step("choose-site")
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
            dealer.say(DECLINED, self.seat, "develop")
            return
        action, n = str(option.args[0]), int(option.args[1])
        if self.free:
            push(s, PutWorkshop(self.seat, action, n, free=True))
        else:
            send(s, self.seat, "develop", PutWorkshop(self.seat, action, n, free=False), dealer)


@step("put-workshop")
class PutWorkshop(Step[Paladins]):
    """Payment unless it is free, the workshop, then the worker that was pictured under it."""

    seat: int
    action: str
    n: int
    free: bool

    rule: ClassVar[str] = "paladins.develop.cost"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if not self.free:
            pay_price(s, self.seat, "develop", dealer)
        worker = self._build(s, dealer)
        follow_up(s, self.seat, "develop")
        dealer.because("paladins.develop.worker")
        if worker == CRIMINAL:
            take_criminals(s, self.seat, 1, dealer)
        else:
            welcome(s, self.seat, ((worker, 1),), dealer)

    def _build(self, s: Paladins, dealer: Dealer) -> int:
        """The leftmost workshop goes to its space; returns the worker under it (paladins.develop.leftmost)."""
        player = s.players[self.seat]
        under = s.box.workshops[len(s.box.workshops) - player.workshops]
        player.workshops -= 1
        dealer.applies("paladins.develop.leftmost")
        at = ACTION_INDEX[self.action]
        spaces = player.board[at]
        mark = spaces[self.n - 1]
        if mark in LETTERS:
            dealer.say(DISPLACED, self.seat, WORKERS[LETTERS.index(mark)])
        player.board[at] = spaces[: self.n - 1] + WORKSHOP + spaces[self.n :]
        dealer.because("paladins.develop.free" if self.free else "paladins.develop.spaces")
        dealer.say(BUILT, self.seat, self.action, self.n)
        return WORKER_INDEX[under.worker]
