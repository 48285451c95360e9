"""Wooing independent lords and random nobles (crusaders.marriage.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.games.crusaders import words as w
from greathall.games.crusaders.kin import is_good
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import hook
from greathall.games.crusaders.traits import begin_check, passed
from greathall.games.crusaders.weddings import wed_lord, wed_noble


def woo_lord(s: Crusaders, seat: int, member: str, lord: str, dealer: Dealer) -> None:
    """A positive lord wants a check, a negative one says yes (crusaders.marriage.independent-check)."""
    token = s.lord_token[s.lord.index(lord)]
    if not is_good(s, (token,)):
        dealer.rule("crusaders.marriage.independent-automatic")
        wed_lord(s, seat, member, lord, dealer)
        return
    dealer.rule("crusaders.marriage.independent-check")
    push(s, Wooed(seat, member, lord, ""))
    begin_check(s, seat, "marriage", 1, 1 + hook(s, seat, "marriage_check"), dealer)


def woo_noble(s: Crusaders, seat: int, member: str, culture: str, dealer: Dealer) -> None:
    dealer.rule("crusaders.marriage.random")
    push(s, Wooed(seat, member, "", culture))
    begin_check(s, seat, "marriage", 1, 1 + hook(s, seat, "marriage_check"), dealer)


@step
class Wooed(Step[Crusaders]):
    seat: int
    member: str
    lord: str
    culture: str
    rule: ClassVar[str] = "crusaders.marriage.independent-check"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not passed(s):
            dealer.say(w.WOOED_IN_VAIN, self.seat, self.member)
        elif self.lord:
            wed_lord(s, self.seat, self.member, self.lord, dealer)
        else:
            wed_noble(s, self.seat, self.member, self.culture, dealer)
