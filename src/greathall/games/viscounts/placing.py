"""Placing workers in the castle, paid for or free (viscounts.castle.cost, viscounts.effect.workers)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.castle import settle_castle
from greathall.games.viscounts.effects import ask, fizzle, noun
from greathall.games.viscounts.payment import PLACE as PLACE_ACTION
from greathall.games.viscounts.payment import fund, icon_name, most, pay_for
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.trade import AfterAction
from greathall.games.viscounts.words import PLACE, PLACED, SECTION, TOO_FEW_ICONS, TOO_FEW_WORKERS


@step("place")
class Place(Step[Viscounts]):
    """The primary action, after the dismissal."""

    seat: int
    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.castle.cost"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        push(s, AfterAction(self.seat, "own_place"))
        ask(s, ChooseWorkers(self.seat, self.dismissed), dealer)


@step("choose-workers")
class ChooseWorkers(Ask[Viscounts]):
    """1, 3, 5 or 8 nobles for 1, 2, 3 or 4 workers, as far as the supply goes (ruling 28)."""

    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.castle.cost"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [PLACE(self.seat, workers, nobles) for nobles, workers in s.box.placings[::-1]]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        workers, nobles = (int(arg) for arg in option.args)
        supply = s.players[self.seat].workers
        if workers > supply:
            return TOO_FEW_WORKERS(workers, supply)
        have = most(s, self.seat, fund(s, self.seat, PLACE_ACTION, self.dismissed or None))
        return None if have >= nobles else TOO_FEW_ICONS(nobles, have, icon_name(PLACE_ACTION))

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": fund(s, self.seat, PLACE_ACTION, self.dismissed or None).icons}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.castle.cost")
        workers, nobles = (int(arg) for arg in option.args)
        push(s, Enter(self.seat, s.players[self.seat].at // 3, workers))
        pay_for(s, self.seat, fund(s, self.seat, PLACE_ACTION, self.dismissed or None), nobles, dealer)


# Free workers


@noun("worker")
def free_workers(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if s.setting_up:
        dealer.applies("viscounts.setup.any-segment")
    if s.players[seat].workers:
        push(s, ChooseSection(seat, n))
    else:
        fizzle(seat, "worker", dealer, "viscounts.castle.supply")


@step("choose-section")
class ChooseSection(Ask[Viscounts]):
    """Free workers go to one first-tier section of choice."""

    workers: int

    rule: ClassVar[str] = "viscounts.effect.workers"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [SECTION(self.seat, section) for section in s.sections]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": self.workers}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.workers")
        push(s, Enter(self.seat, s.sections.index(str(option.args[0])), self.workers))


@step("enter")
class Enter(Step[Viscounts]):
    """Workers from supply, free ones as many as there are (ruling 28), enter the first tier."""

    seat: int
    position: int
    workers: int

    rule: ClassVar[str] = "viscounts.effect.workers"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        player = s.players[self.seat]
        n = min(self.workers, player.workers)
        if n < self.workers:
            dealer.because("viscounts.castle.supply")
        elif self.seat == s.automa:
            dealer.because("viscounts.solo.workers")
        elif s.stack and isinstance(s.stack[-1], AfterAction):
            # The action waits for its end: these workers were paid for.
            dealer.because("viscounts.castle.cost")
        player.workers -= n
        s.first_tier[self.position * len(s.players) + self.seat] += n
        dealer.say(PLACED, self.seat, n, s.sections[self.position])
        settle_castle(s, self.seat)
