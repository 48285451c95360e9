"""Victory points, the census of pieces, and a rough value of a position."""

from __future__ import annotations

from greathall.core.outcome import Standing
from greathall.games.crusaders.diplomacy import is_talking
from greathall.games.crusaders.kin import cards_of, kin_of
from greathall.games.crusaders.state import Crusaders


def standings(s: Crusaders) -> list[Standing]:
    """1 point for each region and achievement; shields break ties (crusaders.end.points)."""
    found = []
    for seat, house in enumerate(s.houses):
        points = {"regions": s.owner.count(seat), "achievements": s.achievements.count(seat)}
        found.append(Standing(seat, points, (("shields", s.shields(seat)),), not house.alive))
    return found


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
        + sum(len(house.hand) + len(house.laid) for house in houses),
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


def value(s: Crusaders, seat: int) -> float:
    """A seat's prospects: points, and what will become points."""
    house = s.houses[seat]
    if not house.alive:
        return -100.0
    regions = s.regions_of(seat)
    bag = house.bag
    good = sum(1 for token in bag if token in s.box.positive) / max(1, len(bag))
    foes = max((s.owner.count(one) + s.achievements.count(one) for one in s.others(seat)), default=0)
    return (
        10.0 * (len(regions) + s.achievements.count(seat))
        - 3.0 * foes
        + 4.0 * s.shields(seat)
        + 2.5 * sum(s.castle[r] for r in regions)
        + 2.0 * len(house.developments)
        + 0.8 * min(house.gold, 12)
        + 3.0 * min(2, len(kin_of(house)))
        + (2.0 if house.ruler.spouse else 0.0)
        - 1.5 * sum(s.unrest[r] for r in regions)
        - 0.7 * len(s.armies_of(seat))
        + 0.8 * sum(1 for other in s.others(seat) if s.claims[seat] >> other & 1)
        + 15.0 * good
        - 0.4 * house.age
        # Talk by itself brings nothing; whoever looks one choice ahead would beg for regions in every turn.
        - (0.5 if is_talking(s, seat) else 0.0)
    )
