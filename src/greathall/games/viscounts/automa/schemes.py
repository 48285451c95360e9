"""The automa's schemes: its pile, its shuffles, its future schemes (viscounts.solo.schemes)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.games.viscounts.cards import bundle, shuffle_rule
from greathall.games.viscounts.order import trigger
from greathall.games.viscounts.state import FUTURE, Plan, Viscounts
from greathall.games.viscounts.words import AUTOMA_GAINS_SCHEME, AUTOMA_SHOWS_SCHEME, AUTOMA_SHUFFLES


def plan_of(s: Viscounts) -> Plan:
    assert s.plan is not None
    return s.plan


def reveal_scheme(s: Viscounts, dealer: Dealer) -> str:
    """The top of the scheme pile; a future scheme mixed in gets its name only now."""
    plan = plan_of(s)
    pile = list(plan.draw)
    scheme = dealer.draw("schemes", pile)
    plan.draw = tuple(pile)
    return draw_future(s, dealer) if scheme == FUTURE else scheme


def draw_future(s: Viscounts, dealer: Dealer) -> str:
    plan = plan_of(s)
    pile = list(plan.future)
    scheme = dealer.draw("future_schemes", pile)
    plan.future = tuple(pile)
    return scheme


def futures_left(s: Viscounts) -> int:
    """Future schemes beside the board, without those mixed into the pile."""
    plan = plan_of(s)
    return len(plan.future) - plan.draw.count(FUTURE)


def gain_future(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """The top future scheme, face up to the discard pile."""
    dealer.applies("viscounts.solo.scheme-gain")
    plan = plan_of(s)
    scheme = draw_future(s, dealer)
    plan.discard = (*plan.discard, scheme)
    dealer.say(AUTOMA_GAINS_SCHEME, seat, scheme)
    trigger(s, seat, "own_scheme")


def shuffle_schemes(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """Discarded schemes join the pile; the shuffle rule and the slots that answer it apply (ruling 68)."""
    dealer.applies("viscounts.solo.shuffle")
    plan = plan_of(s)
    dealer.say(AUTOMA_SHUFFLES, seat, bundle(plan.discard))
    plan.draw = tuple(sorted(plan.draw + plan.discard))
    plan.discard = ()
    shuffle_rule(s, seat, dealer)
    trigger(s, seat, "own_shuffle")


def show_schemes(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """At the end what was shuffled in unseen is looked at: its icons count like all others (viscounts.score.icons)."""
    plan = plan_of(s)
    dealer.because("viscounts.score.icons")
    while FUTURE in plan.draw:
        pile = list(plan.draw)
        pile.remove(FUTURE)
        scheme = draw_future(s, dealer)
        plan.draw = tuple(sorted((*pile, scheme)))
        dealer.say(AUTOMA_SHOWS_SCHEME, seat, scheme)
