"""Fortify: walls by influence (paladins.fortify.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.entries import INFLUENCE
from greathall.games.paladins.placing import send, why_no_crew, why_not_payable
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import pay_price
from greathall.games.paladins.townsfolk import follow_up
from greathall.games.paladins.words import DONE_ENOUGH, NO_WALLS, TOO_LOW, WALL_RAISED


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    rule = s.box.actions["fortify"]
    done = len(player.walls)
    if done >= rule.limit:
        return DONE_ENOUGH(rule.limit)
    if not s.wall_deck:
        return NO_WALLS()
    blocked = why_no_crew(s, player, "fortify") or why_not_payable(s, player, "fortify")
    if blocked:
        return blocked
    need, have = rule.needs[done], s.total(seat, INFLUENCE)
    return None if have >= need else TOO_LOW(need, "influence", need - have)


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    send(s, seat, "fortify", Fortify(seat), dealer)


@step("fortify")
class Fortify(Step[Paladins]):
    """Payment, the wall, then its rewards."""

    seat: int

    rule: ClassVar[str] = "paladins.fortify.workers"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.applies("paladins.fortify.influence")
        dealer.because("paladins.fortify.cost")
        pay_price(s, self.seat, "fortify", dealer)
        dealer.because("paladins.fortify.wall")
        wall = raise_wall(s, self.seat, dealer)
        follow_up(s, self.seat, "fortify", f"wall:{wall}")


def raise_wall(s: Paladins, seat: int, dealer: Dealer) -> str:
    """The top card of the deck, in the leftmost empty slot (paladins.fortify.wall)."""
    wall = dealer.draw("wall", s.wall_deck)
    s.players[seat].walls += (wall,)
    dealer.say(WALL_RAISED, seat, wall)
    return wall
