"""Collecting taxes, and the plague that spreads from what is found (crusaders.tax.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.automa.preferences import income
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import gain, hook, lift, note_developments
from greathall.games.crusaders.trait_check import begin_check, passed

PLAGUE, ENDING = 1, 2


@step("tax-action")
class TaxAction(Question):
    """Collect, or do nothing."""

    rule: ClassVar[str] = "crusaders.tax.yield"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.COLLECT(self.seat), w.PASS(self.seat)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PASS:
            dealer.because("crusaders.turn.action")
            dealer.say(log.PASSED, self.seat)
        else:
            collect(s, self.seat, dealer)


def collect(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """All regions yield at once, tokens are removed, then the plague is checked (crusaders.tax.several)."""
    dealer.applies("crusaders.tax.yield")
    regions = s.regions_of(seat)
    total = sum(income(s, region) for region in regions) + hook(s, seat, "tax")
    note_developments(s, seat, "tax", dealer)
    if s.treasury < total:
        dealer.applies("crusaders.base.limits")
    dealer.say(log.TAXED, seat, min(total, s.treasury))
    gain(s, seat, total, dealer, tell=False)
    sources = [region for region in regions if s.plague[region] == PLAGUE]
    for region in regions:
        _clear(s, region, dealer)
    dealer.applies("crusaders.tax.several")
    exposed = tuple(sorted(near for source in sources for near in s.borders(source)))
    if exposed:
        push(s, Spread(seat, exposed))


def _clear(s: Crusaders, region: int, dealer: Dealer) -> None:
    """One harvest, one crop failure and the plague of a taxed region go back."""
    if s.harvest[region]:
        dealer.because("crusaders.tax.harvest")
        lift(s, region, "harvest", dealer)
    if s.crop_failure[region]:
        dealer.because("crusaders.tax.crop-failure")
        lift(s, region, "crop_failure", dealer)
    if s.plague[region]:
        dealer.because("crusaders.tax.plague" if s.plague[region] == PLAGUE else "crusaders.tax.plague-ending")
        lift(s, region, "plague", dealer)
    if s.duke[region]:
        dealer.applies("crusaders.tax.duchy")


@step("spread")
class Spread(Step[Crusaders]):
    """A check for each bordering region, in the order the taxing player likes (crusaders.tax.plague)."""

    seat: int
    exposed: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.tax.plague"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        open_ones = tuple(region for region in self.exposed if not s.plague[region])
        if open_ones and s.left["plague"]:
            ask_if_open(s, PlagueNext(self.seat, open_ones), dealer)


@step("plague-next")
class PlagueNext(Question):
    exposed: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.tax.plague"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.PLAGUE_NEXT(self.seat, names[r]) for r in dict.fromkeys(self.exposed)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        region = s.box.at[str(option.args[0])]
        rest = list(self.exposed)
        rest.remove(region)
        push(s, PlagueOutcome(self.seat, region), Spread(self.seat, tuple(rest)))
        begin_check(s, self.seat, "", 1, 1, dealer)


@step("plague-outcome")
class PlagueOutcome(Step[Crusaders]):
    """Without success an ending plague lies there; it never spreads (crusaders.tax.plague-ending)."""

    seat: int
    region: int
    rule: ClassVar[str] = "crusaders.tax.plague-ending"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        name = s.box.look.regions[self.region]
        if passed(s):
            dealer.say(log.PLAGUE_HELD, name)
            return
        s.plague[self.region] = ENDING
        s.left["plague"] -= 1
        dealer.say(log.PLAGUE_SPREADS, name)
