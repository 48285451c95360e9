"""What an army reaches: borders, sea routes and the Navy."""

from __future__ import annotations

from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.relations import at_war, has_claim
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders
from greathall.games.crusaders.supply import holds


def by_navy(s: Crusaders, source: int, target: int) -> bool:
    """Whether only the Navy reaches the target from here."""
    return target not in s.box.borders[source]


def by_route(s: Crusaders, source: int, target: int) -> bool:
    """Whether a dashed route joins the two (crusaders.war.routes)."""
    names = s.box.look.regions
    return names[target] in s.box.regions[names[source]].routes


def targets_from(s: Crusaders, seat: int, source: int) -> list[int]:
    """Regions of others that an army here reaches (crusaders.war.border, crusaders.war.navy)."""
    near = s.box.borders[source]
    if holds(s, seat, "invade_reach"):
        near = tuple(dict.fromkeys((*near, *s.box.look.by_sea[source])))
    return [r for r in near if s.owner[r] not in (CLOSED, seat)]


def why_not_attack(s: Crusaders, seat: int, target: int) -> Reason | None:
    """A player is invaded only with a casus belli or in war (crusaders.war.claim)."""
    owner = s.owner[target]
    if owner == NOBODY or at_war(s, seat, owner) or has_claim(s, seat, owner):
        return None
    return w.NO_CLAIM(owner)
