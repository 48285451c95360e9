"""How an automa answers a marriage proposal: by its table (crusaders.ai.rest)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.automa.strategy_rules import STRATEGY_RULES
from greathall.games.crusaders.deals import Deal, why_not_deal
from greathall.games.crusaders.family import find, heirs, is_good, member
from greathall.games.crusaders.state import Crusaders


def automa_accepts(s: Crusaders, deal: Deal, dealer: Dealer) -> bool:
    """Whatever the table does not name is refused."""
    seat = deal.partner
    house = s.houses[seat]
    strategy = s.box.strategies[house.strategy]
    dealer.because(STRATEGY_RULES[strategy.id]["answer"])
    if not deal.member or why_not_deal(s, deal) is not None:
        return False
    place = find(s, deal.other)
    assert place is not None
    person = member(house, deal.other)
    good = is_good(s, person.tokens)
    line = heirs(s, house)
    is_heir = bool(line) and line[0].card == deal.other
    for i, accept in enumerate(strategy.accepts, start=1):
        if accept.members == "child" and place.role != "child":
            continue
        if is_heir and not accept.heir:
            continue
        if accept.sign and (accept.sign == "positive") != good:
            continue
        if deal.give.gold < accept.gold:
            continue
        dealer.say(log.AUTOMA_ANSWERS, seat, i)
        return True
    return False
