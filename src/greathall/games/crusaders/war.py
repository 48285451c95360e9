"""War cards: mobilising and invading (crusaders.war.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.army_reach import targets_from, why_not_attack
from greathall.games.crusaders.battle import Declare
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import raise_army

# Mobilising


def why_not_mobilise(s: Crusaders, seat: int, region: int) -> Reason | None:
    if s.army[region]:
        return w.ARMY_STANDS(s.box.look.regions[region])
    most = s.box.limits["armies_per_player"]
    return w.FOUR_ARMIES(most) if len(s.armies_of(seat)) >= most else None


@step("mobilise-more")
class MobiliseMore(Question):
    """More regions, up to four armies (crusaders.war.mobilise)."""

    rule: ClassVar[str] = "crusaders.war.mobilise"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.DONE(self.seat), *(w.MOBILISE(self.seat, names[r]) for r in s.regions_of(self.seat))]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.DONE:
            return None
        return why_not_mobilise(s, self.seat, s.box.at[str(option.args[0])])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.MOBILISE:
            mobilise(s, self.seat, s.box.at[str(option.args[0])], dealer)
        else:
            dealer.say(log.ENOUGH, self.seat)


def mobilise(s: Crusaders, seat: int, region: int, dealer: Dealer) -> None:
    dealer.because("crusaders.war.mobilise")
    raise_army(s, region, dealer)
    if not s.is_automa(seat):
        ask_if_open(s, MobiliseMore(seat), dealer)


# The action


@step("war-action")
class WarAction(Question):
    """Mobilise, invade or nothing (crusaders.turn.action)."""

    rule: ClassVar[str] = "crusaders.turn.action"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [
            w.PASS(self.seat),
            *(w.MOBILISE(self.seat, names[r]) for r in s.regions_of(self.seat)),
            *(
                w.ATTACK(self.seat, names[source], names[target])
                for source in s.armies_of(self.seat)
                for target in targets_from(s, self.seat, source)
            ),
        ]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PASS:
            return None
        if option.verb is w.MOBILISE:
            return why_not_mobilise(s, self.seat, s.box.at[str(option.args[0])])
        return why_not_attack(s, self.seat, s.box.at[str(option.args[1])])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PASS:
            dealer.say(log.PASSED, self.seat)
        elif option.verb is w.MOBILISE:
            mobilise(s, self.seat, s.box.at[str(option.args[0])], dealer)
        else:
            attack = (s.box.at[str(option.args[0])], s.box.at[str(option.args[1])])
            ask_if_open(s, Declare(self.seat, (attack,)), dealer)
