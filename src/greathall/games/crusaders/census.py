"""The census: every limited piece counted, wherever it lies."""

from __future__ import annotations

from greathall.games.crusaders.family import cards_of, kin_of
from greathall.games.crusaders.state import Crusaders


def census(s: Crusaders) -> dict[str, int]:
    """Every limited piece, wherever it lies."""
    houses = s.houses
    tokens = [
        *s.bag,
        *s.event_tokens,
        *s.starting_tokens,
        *s.crusade_tokens,
        *(token for pile in s.track_tokens for token in pile),
        *(token for token in s.lord_token if token),
        *(token for house in houses for token in house.bag),
        *(t for house in houses for one in kin_of(house) for t in (*one.tokens, *one.spouse_tokens)),
    ]
    gone = [thing for thing in s.gone if thing in s.box.tokens]
    drawn = [token for token in s.check.drawn if token] if s.check and _drawing(s) else []
    people = [
        *(card for pool in (*s.folk.values(), *s.folk_discard.values()) for card in pool),
        *s.rulers,
        *(card for card in s.lord if card),
        *(card for house in houses for card in cards_of(house)),
    ]
    return {
        "action cards": sum(map(len, s.decks.values()))
        + len(s.discard)
        + sum(len(house.hand) + len(house.unseen) + len(house.laid) for house in houses),
        "characters": len(people) + len(s.gone) - len(gone),
        "trait tokens": len(tokens) + len(gone) + len(drawn),
        "developments": len(s.development_deck)
        + len(s.development_discard)
        + len(s.display)
        + sum(len(house.developments) for house in houses),
        "gold": s.treasury + sum(house.gold for house in houses),
        "unrest": s.left["unrest"] + sum(s.unrest),
        "plague": s.left["plague"] + sum(1 for one in s.plague if one),
        "harvest": s.left["harvest"] + sum(s.harvest),
        "crop failure": s.left["crop_failure"] + sum(s.crop_failure),
        "castles": s.left["castle"] + sum(s.castle),
    }


def _drawing(s: Crusaders) -> bool:
    """Whether drawn tokens still lie outside the bag."""
    return any(step.kind == "end-check" for step in s.stack)
