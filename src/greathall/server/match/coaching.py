"""Where a coach may advise: never where somebody else would suffer from it."""

from __future__ import annotations

from greathall.server.match.match import Match


def may_coach(match: Match) -> bool:
    """After the game everybody may learn from it; until then only who plays without other people.

    An imagined position may be that of a game which still goes on among people: nobody gets advice about it.
    """
    if match.closed is not None or match.table is None:
        return False
    if match.over:
        return True
    people = sum(place.kind == "person" for place in match.places)
    origin = match.header.origin
    return people == 1 and not match.header.rated and (origin is None or not origin.world)
