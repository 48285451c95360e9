"""A rough value of a position, for simple bots."""

from __future__ import annotations

from greathall.games.crusaders.family import kin_of
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.trade import is_talking


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
