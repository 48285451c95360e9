"""What the rules rely on, whatever an overlay says: figures that a game can be played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.core.errors import ComponentError, Flaw
from greathall.core.reference.overlays import LARGEST
from greathall.core.rules.effects import Gain, Per

if TYPE_CHECKING:
    from greathall.games.viscounts.box import ViscountsBox

DEAREST_TOWNSFOLK = 4
"""Movement is worked out for no more steps."""
MOST_PLAYERS = 4
COUNTERS = frozenset(
    (
        *("building", "manuscript", "worker_in_castle", "flipped_debt", "flipped_deed", "resource"),
        *("icon_merchant", "icon_builder", "icon_noble", "icon_cleric", "icon_criminal"),
    )
)


def check(box: ViscountsBox) -> None:
    """Refuses what does not fit, with kind, id and field."""
    for one in (
        check_townsfolk,
        check_manuscripts,
        check_exchanges,
        check_buildings,
        check_castle,
        check_setup_figures,
        check_automas,
    ):
        one(box)


def _unfit(kind: str, key: str, field: str, says: str, flaw: Flaw = "misfit", **told: object) -> ComponentError:
    return ComponentError(f"{kind} '{key}', field '{field}': {says}", flaw, **told).at(kind, key, field)


def _bounds(kind: str, key: str, field: str, figure: int, least: int, most: int = LARGEST) -> None:
    if not least <= figure <= most:
        raise _unfit(kind, key, field, f"{least} to {most}, got {figure}", "bounds", least=least, most=most)


def check_townsfolk(box: ViscountsBox) -> None:
    for key, folk in box.townsfolk.items():
        _bounds("townsfolk", key, "cost", folk.cost, 1, DEAREST_TOWNSFOLK)
        for way in folk.funding:
            _bounds("townsfolk", key, "funding", min(way.amount, way.icons), 1)


def check_manuscripts(box: ViscountsBox) -> None:
    for key, script in box.manuscripts.items():
        if script.ribbon not in box.bonuses:
            known = ", ".join(box.bonuses)
            raise _unfit("manuscript", key, "ribbon", f"one of {known}", "unknown", value=script.ribbon, known=known)
        points = script.points
        if points is None:
            continue
        if not isinstance(points, Per) or not isinstance(points.do, Gain) or points.counter not in COUNTERS:
            raise _unfit("manuscript", key, "points", "expected points per something countable", "effect")


def check_exchanges(box: ViscountsBox) -> None:
    for key in box.exchanges:
        program = box.programs[f"exchange:{key}.effect"]
        if len(program.ops) != 1 or program.ops[0].branches:
            raise _unfit("exchange", key, "effect", "expected one thing to gain", "effect")
        _bounds("exchange", key, "merchants", box.exchanges[key].merchants, 1)


def check_buildings(box: ViscountsBox) -> None:
    for key, building in box.buildings.items():
        if len(building.points) != building.count:
            n = building.count
            raise _unfit("building", key, "points", f"expected {n} values", "count", n=n)


def check_castle(box: ViscountsBox) -> None:
    for key, tier in box.tiers.items():
        # A tier from which workers rise without being there would never come to rest.
        if key != "third":
            _bounds("tier", key, "rises_at", tier.rises_at, 1)
            _bounds("tier", key, "capacity", tier.capacity, 1)


def check_setup_figures(box: ViscountsBox) -> None:
    numbers = {number for segment in box.segments.values() for number in (segment.left, segment.right)}
    if len(numbers) != 2 * len(box.segments):
        raise ComponentError("segment, fields 'left' and 'right': every location needs a number of its own")
    for key, card in box.player_cards.items():
        if card.location not in numbers:
            raise _unfit("player_card", key, "location", f"there is no location {card.location}")
    for key, stack in box.stacks.items():
        if len(stack.on_top) != MOST_PLAYERS or min(stack.on_top) < 1:
            said = f"expected {MOST_PLAYERS} numbers above 0"
            raise _unfit("stack", key, "on_top", said, "count", n=MOST_PLAYERS)
    if len(box.set_points) != len(box.bonuses) + 1:
        n = len(box.bonuses) + 1
        raise _unfit("ribbon_set", "ladder", "points", f"expected {n} values", "count", n=n)


def check_automas(box: ViscountsBox) -> None:
    for key, automa in box.automas.items():
        odd = [scheme for scheme in automa.removed if scheme not in box.schemes]
        if odd:
            known = ", ".join(box.schemes)
            raise _unfit("automa", key, "removed", f"no scheme '{odd[0]}'", "unknown", value=odd[0], known=known)
