"""Intrigue cards: the five plots (crusaders.plot.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option, Verb
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.family import Place, cards_of, find, kill, remove_spouse, tokens_on
from greathall.games.crusaders.overthrow import overthrow_options, try_overthrow, why_not_overthrow
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.realm import take_card
from greathall.games.crusaders.relations import add_claim, at_war, has_claim
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders
from greathall.games.crusaders.supply import bundle, holds, hook, note_developments, of_type, pay, place
from greathall.games.crusaders.trait_check import begin_check, passed

MOST_PLOTS = 4
BRIBE_PRICE = 2
RULER_SUCCESSES = 3

PLOTS: dict[Verb, str] = {
    w.FABRICATE: "fabricate_casus_belli",
    w.CAUSE_UNREST: "cause_unrest",
    w.MURDER: "assassinate",
    w.BRIBE: "bribe",
    w.DIVORCE: "divorce",
}


# What may be plotted


def why_not_fabricate(s: Crusaders, seat: int, against: int) -> Reason | None:
    if has_claim(s, seat, against):
        return w.HAS_CLAIM(against)
    return w.AT_WAR(against) if at_war(s, seat, against) else None


def mobilised_against_unrest(s: Crusaders, region: int) -> bool:
    """A real army, or an automa's region under the literal reading (crusaders.ai.mobilised-literal)."""
    return bool(s.army[region]) or (s.switches.literal and s.owner[region] >= s.people)


def why_not_unrest(s: Crusaders, seat: int, region: int) -> Reason | None:
    name = s.box.look.regions[region]
    if mobilised_against_unrest(s, region):
        return w.ARMY_THERE(name)
    if not s.left["unrest"]:
        return w.NO_UNREST_LEFT()
    if not (s.touches(seat, region) or holds(s, seat, "plot_range")):
        return w.OUT_OF_REACH(name)
    return None


def unrest_successes(s: Crusaders, region: int) -> int:
    """One, and one more each for castle and duchy (crusaders.plot.unrest-successes)."""
    return 1 + s.castle[region] + (1 if s.duke[region] else 0)


def bribable(s: Crusaders, seat: int, victim: int) -> list[str]:
    """Councillors the plotter lacks (crusaders.plot.bribe)."""
    mine = s.houses[seat].developments
    return [card for card in of_type(s, victim, "councillor") if card not in mine]


def why_not_murder(s: Crusaders, card: str) -> Reason | None:
    """No rulers in the very first round (crusaders.plot.assassinate)."""
    if s.era == 1 and s.round == 1 and any(house.ruler.card == card for house in s.houses):
        return w.TOO_EARLY()
    return None


def plot_options(s: Crusaders, seat: int) -> list[Option]:
    names = s.box.look.regions
    others = s.others(seat)
    house = s.houses[seat]
    spouses = [one.spouse for one in (house.ruler, *house.children, *house.siblings) if one.spouse]
    victims = [card for other in s.clockwise(seat) for card in cards_of(s.houses[other])]
    return [
        *(w.FABRICATE(seat, other) for other in others),
        *(w.CAUSE_UNREST(seat, names[r]) for r, o in enumerate(s.owner) if o not in (CLOSED, NOBODY, seat)),
        *(w.MURDER(seat, card) for card in victims),
        *(w.MURDER(seat, card) for card in s.lord if card),
        *(w.BRIBE(seat, other) for other in others),
        *(w.DIVORCE(seat, card) for card in spouses),
    ]


def why_not_plot(s: Crusaders, option: Option, done: Sequence[str]) -> Reason | None:
    seat, verb, arg = option.seat, option.verb, option.args[0]
    plot = PLOTS[verb]
    if plot in done:
        return w.PLOT_TRIED(plot)
    price = len(done)
    if s.gold_of(seat) < price:
        return w.GOLD_MISSING(price, s.gold_of(seat))
    if verb is w.FABRICATE:
        return why_not_fabricate(s, seat, int(arg))
    if verb is w.CAUSE_UNREST:
        return why_not_unrest(s, seat, s.box.at[str(arg)])
    if verb is w.MURDER:
        return why_not_murder(s, str(arg))
    if verb is w.BRIBE:
        if not bribable(s, seat, int(arg)):
            return w.NOTHING_TO_BRIBE(arg)
        if s.gold_of(seat) < price + BRIBE_PRICE:
            return w.GOLD_MISSING(price + BRIBE_PRICE, s.gold_of(seat))
    return None


# Carrying a plot out


def plot(s: Crusaders, option: Option, done: tuple[str, ...], dealer: Dealer) -> None:
    """One plot: the price of a repeat, the check, the outcome (crusaders.plot.repeat)."""
    seat, name = option.seat, PLOTS[option.verb]
    dealer.because("crusaders.plot.repeat")
    pay(s, seat, len(done), dealer)
    if not s.is_automa(seat):
        push(s, MorePlots(seat, (*done, name)))
    arg = option.args[0]
    if option.verb is w.FABRICATE:
        fabricate(s, seat, int(arg), dealer)
    elif option.verb is w.CAUSE_UNREST:
        stir(s, seat, s.box.at[str(arg)], dealer)
    elif option.verb is w.MURDER:
        murder(s, seat, str(arg), dealer)
    elif option.verb is w.BRIBE:
        bribe(s, seat, int(arg), dealer)
    else:
        divorce(s, seat, str(arg), dealer)


def _check(s: Crusaders, seat: int, name: str, required: int, dealer: Dealer, **extra: int) -> None:
    free = 1 + hook(s, seat, "plot_check", name)
    if free > 1:
        note_developments(s, seat, "plot_check", dealer)
    counterable = bool(extra.get("counterable", 0))
    # crusaders.check.counter-plots: plots cannot be countered, save a murder under guard.
    begin_check(s, seat, "intrigue", required, free, dealer, counterable, extra.get("reserve", 0))


def fabricate(s: Crusaders, seat: int, against: int, dealer: Dealer) -> None:
    name = "fabricate_casus_belli"
    dealer.because("crusaders.plot.fabricate")
    dealer.say(log.PLOTTED_AGAINST, seat, name, against)
    push(s, PlotOutcome(seat, name, against, ""))
    _check(s, seat, name, 1, dealer)


def stir(s: Crusaders, seat: int, region: int, dealer: Dealer) -> None:
    name = "cause_unrest"
    where = s.box.look.regions[region]
    dealer.because("crusaders.plot.unrest")
    note_developments(s, seat, "plot_range", dealer)
    dealer.say(log.PLOTTED_AT, seat, name, where)
    if unrest_successes(s, region) > 1:
        dealer.applies("crusaders.plot.unrest-successes")
    push(s, PlotOutcome(seat, name, s.owner[region], where))
    _check(s, seat, name, unrest_successes(s, region), dealer)


def murder(s: Crusaders, seat: int, card: str, dealer: Dealer) -> None:
    name = "assassinate"
    where = find(s, card)
    assert where is not None
    dealer.because("crusaders.plot.assassinate")
    dealer.say(log.PLOTTED_ON, seat, name, card)
    if guarded(s, seat, where.seat):
        dealer.applies("crusaders.plot.assassinate-guard")
    if where.role == "lord":
        dealer.applies("crusaders.plot.assassinate-lords")
    push(s, PlotOutcome(seat, name, where.seat, card))
    _check(s, seat, name, murder_successes(where), dealer, counterable=guarded(s, seat, where.seat))


def murder_successes(where: Place) -> int:
    return RULER_SUCCESSES if where.role == "ruler" else 1


def guarded(s: Crusaders, seat: int, victim: int) -> bool:
    """The Royal Guard of the victim's owner lets all others counter (crusaders.plot.assassinate-guard)."""
    return victim not in (NOBODY, seat) and holds(s, victim, "assassination_of_own_character")


def bribe(s: Crusaders, seat: int, victim: int, dealer: Dealer) -> None:
    dealer.because("crusaders.plot.bribe")
    dealer.say(log.PLOTTED_AGAINST, seat, "bribe", victim)
    push(s, PlotOutcome(seat, "bribe", victim, ""))
    _check(s, seat, "bribe", 1, dealer, reserve=BRIBE_PRICE)


def divorce(s: Crusaders, seat: int, spouse: str, dealer: Dealer) -> None:
    dealer.because("crusaders.plot.divorce")
    dealer.say(log.PLOTTED_ON, seat, "divorce", spouse)
    push(s, PlotOutcome(seat, "divorce", NOBODY, spouse))
    _check(s, seat, "divorce", 1, dealer)


@step("plot-outcome")
class PlotOutcome(Step[Crusaders]):
    """A success stays in the dark; a failure gives the victim a casus belli (crusaders.plot.failure)."""

    seat: int
    name: str
    victim: int
    thing: str
    rule: ClassVar[str] = "crusaders.plot.failure"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not passed(s):
            dealer.say(log.PLOT_FAILED, self.seat, self.name)
            if self.victim not in (NOBODY, self.seat):
                dealer.applies(self.rule)
                add_claim(s, self.victim, self.seat, dealer)
            return
        if self.name == "fabricate_casus_belli":
            dealer.because("crusaders.plot.fabricate")
            add_claim(s, self.seat, self.victim, dealer)
        elif self.name == "cause_unrest":
            dealer.because("crusaders.plot.unrest")
            dealer.applies("crusaders.plot.unrest-tokens")
            place(s, s.box.at[self.thing], "unrest", dealer)
        elif self.name == "assassinate":
            dealer.because("crusaders.plot.assassinate")
            kill(s, self.thing, dealer)
        elif self.name == "bribe":
            dealer.because("crusaders.plot.bribe")
            ask_if_open(s, TakeCouncillor(self.seat, self.victim), dealer)
        else:
            _divorced(s, self.seat, self.thing, dealer)


def _divorced(s: Crusaders, seat: int, spouse: str, dealer: Dealer) -> None:
    where = find(s, spouse)
    if where is None or where.seat != seat:
        return
    dealer.because("crusaders.plot.divorce")
    role = where.role.removesuffix("_spouse")
    dealer.applies("crusaders.divorce.ruler" if role == "ruler" else "crusaders.divorce.others")
    dealer.say(log.DIVORCED, seat, spouse, bundle(tokens_on(s, where)))
    remove_spouse(s, seat, role, where.slot)


@step("take-councillor")
class TakeCouncillor(Question):
    """Which councillor changes sides, for 2 gold (crusaders.plot.bribe)."""

    victim: int
    rule: ClassVar[str] = "crusaders.plot.bribe"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.TAKE_COUNCILLOR(self.seat, card) for card in bribable(s, self.seat, self.victim)]

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"victim": f"seat:{self.victim}"}

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        order = list(s.box.developments)
        return min(options, key=lambda option: order.index(str(option.args[0])))

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        pay(s, self.seat, BRIBE_PRICE, dealer)
        take_card(s, self.seat, self.victim, str(option.args[0]), dealer)


# The action


@step("intrigue-action")
class IntrigueAction(Question):
    """A plot, an overthrow or nothing (crusaders.turn.action)."""

    rule: ClassVar[str] = "crusaders.turn.action"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.PASS(self.seat), *plot_options(s, self.seat), *overthrow_options(s, self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PASS:
            return None
        if option.verb is w.OVERTHROW:
            return why_not_overthrow(s, self.seat, s.box.at[str(option.args[0])], ())
        return why_not_plot(s, option, ())

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PASS:
            dealer.say(log.PASSED, self.seat)
        elif option.verb is w.OVERTHROW:
            try_overthrow(s, self.seat, s.box.at[str(option.args[0])], (), dealer)
        else:
            plot(s, option, (), dealer)


@step("more-plots")
class MorePlots(Step[Crusaders]):
    """Another plot of another type may follow, for gold."""

    seat: int
    done: tuple[str, ...]
    rule: ClassVar[str] = "crusaders.plot.repeat"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if house.alive and len(self.done) < MOST_PLOTS and house.gold >= len(self.done):
            ask_if_open(s, NextPlot(self.seat, self.done), dealer)


@step("next-plot")
class NextPlot(Question):
    done: tuple[str, ...]
    rule: ClassVar[str] = "crusaders.plot.repeat"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.DONE(self.seat), *plot_options(s, self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        return None if option.verb is w.DONE else why_not_plot(s, option, self.done)

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"n": len(self.done)}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DONE:
            dealer.say(log.ENOUGH, self.seat)
        else:
            plot(s, option, self.done, dealer)
