"""The trait check: investing, countering, drawing, sacrificing (crusaders.check.*)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Answer, AskTogether, Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.check_odds import CRITICAL_FAILURE, PLAIN_BAD, PLAIN_GOOD, percent, worth
from greathall.games.crusaders.family import find
from greathall.games.crusaders.questions import Question, ask
from greathall.games.crusaders.state import Check, Crusaders
from greathall.games.crusaders.supply import bundle, pay, put_into_bag, return_token

INVEST_BEYOND = 2
"""Investing may raise the draws to this many above the required successes (crusaders.check.invest-cap)."""
COUNTER_PRICE = 2


def begin_check(
    s: Crusaders,
    seat: int,
    critical: str,
    required: int,
    free: int,
    dealer: Dealer,
    counterable: bool = True,
    reserve: int = 0,
    duke: str = "",
) -> None:
    """Starts a check. What follows it, pushed before, finds the result with ``passed``."""
    check = s.check = Check(seat, critical, required, free, counterable, reserve)
    dealer.applies("crusaders.check.draw")
    if required > 1:
        dealer.applies("crusaders.check.required")
    if free > 1:
        dealer.applies("crusaders.check.modifiers")
    if not counterable:
        dealer.applies("crusaders.check.counter-plots")
    if duke:
        _call_duke(s, check, duke, dealer)
    push(s, EndCheck())
    if s.is_automa(seat):
        # crusaders.ai.draws: at least one more than required, and nobody can counter it.
        dealer.applies("crusaders.ai.draws")
        check.free = max(free, required + 1)
        push(s, Drawing())
        return
    push(s, Counter(), Drawing())
    if invest_limit(check) and s.houses[seat].gold > reserve:
        push(s, Invest(seat))


def kind_of(check: Check) -> str:
    """The kind of a check by its critical traits; some have none."""
    return check.critical or "none"


def passed(s: Crusaders) -> bool:
    """The result of the check that has just ended."""
    assert s.check is not None
    result = s.check.passed
    s.check = None
    return result


def invest_limit(check: Check) -> int:
    return max(check.free, check.required + INVEST_BEYOND) - check.free


# The duke's tokens (crusaders.duke.fights)


def _call_duke(s: Crusaders, check: Check, duke: str, dealer: Dealer) -> None:
    place = find(s, duke)
    assert place is not None
    group = s.houses[place.seat].children if place.role == "child" else s.houses[place.seat].siblings
    check.duke = duke
    check.guests = group[place.slot].tokens
    group[place.slot] = replace(group[place.slot], tokens=())
    dealer.applies("crusaders.duke.fights")
    for token in check.guests:
        put_into_bag(s, check.seat, token)
        dealer.say(log.TRAIT_LENT, check.seat, duke, token)


def _send_duke_back(s: Crusaders, check: Check, dealer: Dealer) -> None:
    place = find(s, check.duke)
    assert place is not None
    house = s.houses[check.seat]
    group = house.children if place.role == "child" else house.siblings
    back = []
    for token in check.guests:
        if token in house.bag:
            house.bag.remove(token)
            house.seen.remove(token)
            back.append(token)
            dealer.say(log.TRAIT_RETURNED, check.seat, check.duke, token)
    group[place.slot] = replace(group[place.slot], tokens=tuple(back))


# Investing and countering


@step("invest")
class Invest(Question):
    """Gold for more draws, before the first one (crusaders.check.invest)."""

    rule: ClassVar[str] = "crusaders.check.invest"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        assert s.check is not None
        return [w.INVEST(self.seat, n) for n in range(invest_limit(s.check) + 1)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        assert s.check is not None
        have = s.houses[self.seat].gold - s.check.reserve
        n = int(option.args[0])
        return w.GOLD_MISSING(n, max(0, have)) if n > max(0, have) else None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        assert s.check is not None
        against = COUNTER_PRICE if s.check.counterable else 0
        return {"n": s.check.required, "draws": s.check.free, "odds": percent(s, s.check), "against": against}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        assert s.check is not None
        n = int(option.args[0])
        dealer.applies("crusaders.check.odds")
        if n:
            dealer.applies("crusaders.check.invest-cap")
            pay(s, self.seat, n, dealer, tell=False)
            s.check.invested = n
            dealer.say(log.INVESTED, self.seat, n)


def cancellable(check: Check) -> int:
    """Free draws stay, and the draws stay at the required successes (crusaders.check.counter-floor)."""
    total = check.free + check.invested
    return max(0, min(check.invested, total - max(check.free, check.required)))


@step("counter")
class Counter(Step[Crusaders]):
    """The others may cancel invested draws (crusaders.check.counter)."""

    rule: ClassVar[str] = "crusaders.check.counter"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        check = s.check
        assert check is not None
        if not check.counterable or not cancellable(check):
            return
        rich = tuple(
            seat for seat in range(s.people) if seat != check.seat and s.houses[seat].alive and s.houses[seat].gold
        )
        if sum(s.houses[seat].gold for seat in rich) >= COUNTER_PRICE:
            push(s, Pledge(rich))


@step("pledge")
class Pledge(AskTogether[Crusaders]):
    """Secret pledges, pooled; two gold cancel one invested draw."""

    rule: ClassVar[str] = "crusaders.check.counter"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders, seat: int) -> list[Option]:
        assert s.check is not None
        return [w.PLEDGE(seat, n) for n in range(COUNTER_PRICE * cancellable(s.check) + 1)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        n, have = int(option.args[0]), s.houses[option.seat].gold
        return w.GOLD_MISSING(n, have) if n > have else None

    def prompt(self, s: Crusaders, seat: int) -> dict[str, Arg]:
        check = s.check
        assert check is not None
        return {
            "actor": f"seat:{check.seat}",
            "critical": f"critical:{kind_of(check)}",
            "n": check.required,
            "draws": check.draws,
            "price": COUNTER_PRICE,
        }

    def resolve(self, s: Crusaders, answers: dict[int, Answer], dealer: Dealer) -> None:
        check = s.check
        assert check is not None
        pledges = {seat: int(answer[1]) for seat, answer in answers.items()}
        check.cancelled = min(cancellable(check), sum(pledges.values()) // COUNTER_PRICE)
        due = COUNTER_PRICE * check.cancelled
        dealer.applies("crusaders.check.counter-floor")
        for seat in s.clockwise(check.seat):
            # The nearest seat pays first; surplus pledges are returned.
            n = min(due, pledges.get(seat, 0))
            if n:
                due -= n
                pay(s, seat, n, dealer, tell=False)
                dealer.say(log.COUNTERED, seat, n)


# Drawing


@step("drawing")
class Drawing(Step[Crusaders]):
    """Tokens come out one by one until the check is won or the draws are used up (crusaders.check.draw)."""

    rule: ClassVar[str] = "crusaders.check.draw"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        check = s.check
        assert check is not None
        house = s.houses[check.seat]
        if not check.drawn:
            dealer.because(_asks_by(s, check))
            dealer.say(log.CHECK, check.seat, kind_of(check), check.required, check.draws)
            if check.draws < check.required:
                dealer.applies("crusaders.check.hopeless")
        if not house.bag:
            dealer.applies("crusaders.check.small-bag")
        if check.passed or len(check.drawn) >= check.draws or not house.bag:
            return
        token = dealer.draw("bag", house.bag)
        check.drawn = (*check.drawn, token)
        value = worth(s, check.critical, token)
        dealer.because(self.rule if value in (PLAIN_GOOD, PLAIN_BAD) else "crusaders.check.criticals")
        dealer.say(log.DRAWN, check.seat, token)
        push(s, Drawing())
        if value == PLAIN_GOOD:
            check.successes += 1
        elif value != PLAIN_BAD:
            push(s, GoOn(check.seat))
            ask(s, Sacrifice(check.seat), dealer)
            return
        ask_on(s, check, dealer)


def _asks_by(s: Crusaders, check: Check) -> str:
    """Which rule says how many successes or draws a check has."""
    if s.is_automa(check.seat):
        return "crusaders.ai.draws"
    return "crusaders.check.required" if check.required > 1 else "crusaders.check.draw"


def _more(s: Crusaders, check: Check) -> bool:
    return not check.passed and len(check.drawn) < check.draws and bool(s.houses[check.seat].bag)


def ask_on(s: Crusaders, check: Check, dealer: Dealer) -> None:
    """A person may give a check up between draws (crusaders.check.concede); an automa never does."""
    if not s.is_automa(check.seat) and _more(s, check):
        push(s, Continue(check.seat))


@step("go-on")
class GoOn(Step[Crusaders]):
    seat: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        assert s.check is not None
        ask_on(s, s.check, dealer)


@step("continue")
class Continue(Question):
    """Draw on, or give the check up."""

    rule: ClassVar[str] = "crusaders.check.concede"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.DRAW_ON(self.seat), w.CONCEDE(self.seat)]

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        assert s.check is not None
        left = s.check.draws - len(s.check.drawn)
        return {"n": s.check.required - s.check.successes, "draws": left, "odds": percent(s, s.check)}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.CONCEDE:
            dealer.say(log.CONCEDED, self.seat)
            s.stack.pop()  # the Drawing that would go on


@step("sacrifice")
class Sacrifice(Question):
    """A critical token may be given up for good (crusaders.check.sacrifice-failure, .sacrifice-success)."""

    rule: ClassVar[str] = "crusaders.check.sacrifice-failure"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        assert s.check is not None
        token = s.check.drawn[-1]
        return [w.KEEP_TOKEN(self.seat, token), w.SACRIFICE(self.seat, token)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        assert s.check is not None
        if option.verb is w.SACRIFICE and len(s.houses[self.seat].bag) + len(s.check.drawn) == 1:
            return w.LAST_TRAIT()
        return None

    def default(self, s: Crusaders, options: Sequence[Option]) -> Option:
        """A critical failure is given up only if that completes the check (crusaders.ai.tokens)."""
        check = s.check
        assert check is not None
        failed = worth(s, check.critical, check.drawn[-1]) == CRITICAL_FAILURE
        if failed and check.successes + 1 >= check.required and len(options) > 1:
            return options[1]
        return options[0]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        return self.default(s, options)

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        assert s.check is not None
        return {"token": f"token:{s.check.drawn[-1]}", "n": s.check.required - s.check.successes}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        check = s.check
        assert check is not None
        token = check.drawn[-1]
        failed = worth(s, check.critical, token) == CRITICAL_FAILURE
        given = option.verb is w.SACRIFICE
        if failed == given:
            check.successes += 1
        dealer.because("crusaders.check.sacrifice-failure" if failed else "crusaders.check.sacrifice-success")
        if given:
            _give(s, check, token, dealer)
        else:
            dealer.say(log.TOKEN_KEPT, self.seat, token)


def _give(s: Crusaders, check: Check, token: str, dealer: Dealer) -> None:
    """The token is lost, but the draw stays used: an empty mark keeps the count."""
    check.drawn = (*check.drawn[:-1], "")
    s.houses[check.seat].seen.remove(token)
    return_token(s, token)
    dealer.say(log.SACRIFICED, check.seat, token)
    dealer.applies("crusaders.check.sacrificed-tokens")


@step("end-check")
class EndCheck(Step[Crusaders]):
    """The drawn tokens return to the bag (crusaders.check.stop)."""

    rule: ClassVar[str] = "crusaders.check.stop"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        check = s.check
        assert check is not None
        bag = s.houses[check.seat].bag
        dealer.applies(self.rule)
        drawn = [token for token in check.drawn if token]
        for token in drawn:
            insort(bag, token)
        ends = log.CHECK_WON if check.passed else log.CHECK_LOST
        dealer.say(ends, check.seat, check.successes, bundle(drawn))
        if check.duke:
            _send_duke_back(s, check, dealer)
