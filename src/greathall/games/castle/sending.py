"""Which of a player's helpers can be sent somewhere: from the supply, a carrier or the town tavern."""

from __future__ import annotations

from greathall.games.castle.state import NOBODY, Castle

SUPPLY = "supply"
TOWN_TAVERN = "town_tavern"


def sources(s: Castle, seat: int, *, carriers: bool) -> list[str]:
    """The places a helper of this seat can be sent from."""
    found = [SUPPLY] if s.players[seat].helpers else []
    if s.winter is not None and s.winter.innkeeper == seat:
        found.append(TOWN_TAVERN)
    if carriers:
        found += [one.id for one, holder in zip(s.box.carriers, s.carriers, strict=True) if holder == seat]
    return found


def fetch_helper(s: Castle, seat: int, source: str) -> None:
    """Takes a helper up from where it stands."""
    if source == SUPPLY:
        s.players[seat].helpers -= 1
    elif source == TOWN_TAVERN:
        assert s.winter is not None
        s.winter.innkeeper = NOBODY
    else:
        at = s.box.carrier_index[source]
        s.carriers[at] = NOBODY
        s.fresh = tuple(other for other in s.fresh if other != at)
