"""How an AI answers a marriage proposal: by its table (crusaders.ai.rest)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.games.crusaders import words as w
from greathall.games.crusaders.deals import Deal, why_not_deal
from greathall.games.crusaders.kin import find, heirs, is_good, member
from greathall.games.crusaders.state import Crusaders


def ai_accepts(s: Crusaders, deal: Deal, dealer: Dealer) -> bool:
    """Whatever the table does not name is refused."""
    seat = deal.partner
    house = s.houses[seat]
    strategy = s.box.strategies[house.strategy]
    dealer.rule(f"crusaders.{strategy.id}.answer")
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
        dealer.say(w.AI_ANSWERS, seat, i)
        return True
    return False
