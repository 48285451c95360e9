"""What no sensible house does, whatever a search makes of it: a card is not played for nothing, taxes are not declined,
a king without an heir does not crusade unless that wins; offers are made for a reason and answered by their worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from greathall.core.rules.chance import Sampled
from greathall.core.rules.dealer import QuietDealer
from greathall.core.speech.options import Option
from greathall.games.crusaders import words as w
from greathall.games.crusaders.bargain import answers, composes, names_a_good, turns_to, wants_to_talk
from greathall.games.crusaders.crusade import CrusadeAction, crusades_open, take_space
from greathall.games.crusaders.dynasty import SeekMarriage
from greathall.games.crusaders.family import heirs
from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.realm import RealmAction
from greathall.games.crusaders.scoring import standings
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.tax import TaxAction
from greathall.games.crusaders.trade import AddItem, ChooseOfferPartner, Compose, Reply
from greathall.games.crusaders.turn import TurnStart
from greathall.games.crusaders.war import WarAction

HURTS_ONESELF = (w.PASS, w.DIVORCE)
"""To part from one's own family is no better than doing nothing."""


def considered(s: Crusaders, options: Sequence[Option]) -> list[Option]:
    """The options that are worth a thought; never none."""
    top = s.stack[-1]
    rule = RULES.get(type(top))
    found = rule(s, top, options) if rule is not None else []
    return found or list(options)


def _not_for_nothing(s: Crusaders, top: Any, options: Sequence[Option]) -> list[Option]:
    """Every card does something, if it can."""
    return [option for option in options if option.verb not in HURTS_ONESELF]


def _taxes(s: Crusaders, top: TaxAction, options: Sequence[Option]) -> list[Option]:
    return [option for option in options if option.verb is w.COLLECT]


def _crusade(s: Crusaders, top: CrusadeAction, options: Sequence[Option]) -> list[Option]:
    """A king who falls without an heir ends his house (crusaders.crusade.failure)."""
    house = s.houses[top.seat]
    leaders = [option for option in options if option.verb is w.CRUSADE]
    if not heirs(s, house) and not wins_by_crusade(s, top.seat):
        leaders = [option for option in leaders if option.args[0] != house.ruler.card]
        return leaders or [option for option in options if option.verb is w.PASS]
    return leaders


def wins_by_crusade(s: Crusaders, seat: int) -> bool:
    """Whether a success ends the game with this seat ahead of all others (crusaders.crusade.jerusalem)."""
    if not crusades_open(s):
        return False
    s = s.clone()
    take_space(s, seat, QuietDealer(Sampled(Random(0)), len(s.houses)))
    if s.stack:
        return False
    totals = [standing.total for standing in standings(s)]
    return totals[seat] > max([total for other, total in enumerate(totals) if other != seat], default=-1)


RULES: dict[type[Any], Callable[[Crusaders, Any, Sequence[Option]], list[Option]]] = {
    RealmAction: _not_for_nothing,
    IntrigueAction: _not_for_nothing,
    WarAction: _not_for_nothing,
    TaxAction: _taxes,
    CrusadeAction: _crusade,
    TurnStart: wants_to_talk,
    SeekMarriage: wants_to_talk,
    ChooseOfferPartner: turns_to,
    Compose: composes,
    AddItem: names_a_good,
    Reply: answers,
}
