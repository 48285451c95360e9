"""What the rules rely on, whatever an overlay says: figures that a game can be played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.core.effects import Gain, Per
from greathall.core.errors import ComponentError

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


def check_townsfolk(box: ViscountsBox) -> None:
    for key, folk in box.townsfolk.items():
        if not 1 <= folk.cost <= DEAREST_TOWNSFOLK:
            raise ComponentError(f"townsfolk '{key}', field 'cost': 1 to {DEAREST_TOWNSFOLK}, got {folk.cost}")
        for way in folk.funding:
            if way.amount < 1 or way.icons < 1:
                raise ComponentError(f"townsfolk '{key}', field 'funding': amounts must be above 0")


def check_manuscripts(box: ViscountsBox) -> None:
    for key, script in box.manuscripts.items():
        if script.ribbon not in box.bonuses:
            raise ComponentError(f"manuscript '{key}', field 'ribbon': one of {', '.join(box.bonuses)}")
        points = script.points
        if points is None:
            continue
        if not isinstance(points, Per) or not isinstance(points.do, Gain) or points.counter not in COUNTERS:
            raise ComponentError(f"manuscript '{key}', field 'points': expected points per something countable")


def check_exchanges(box: ViscountsBox) -> None:
    for key in box.exchanges:
        program = box.programs[f"exchange:{key}.effect"]
        if len(program.ops) != 1 or program.ops[0].branches:
            raise ComponentError(f"exchange '{key}', field 'effect': expected one thing to gain")
        if box.exchanges[key].merchants < 1:
            raise ComponentError(f"exchange '{key}', field 'merchants': must be above 0")


def check_buildings(box: ViscountsBox) -> None:
    for key, building in box.buildings.items():
        if len(building.points) != building.count:
            raise ComponentError(f"building '{key}', field 'points': expected {building.count} values")


def check_castle(box: ViscountsBox) -> None:
    for key, tier in box.tiers.items():
        # A tier from which workers rise without being there would never come to rest.
        if key != "third" and (tier.rises_at < 1 or tier.capacity < 1):
            raise ComponentError(f"tier '{key}': 'rises_at' and 'capacity' must be above 0")


def check_setup_figures(box: ViscountsBox) -> None:
    numbers = {number for segment in box.segments.values() for number in (segment.left, segment.right)}
    if len(numbers) != 2 * len(box.segments):
        raise ComponentError("segment, fields 'left' and 'right': every location needs a number of its own")
    for key, card in box.player_cards.items():
        if card.location not in numbers:
            raise ComponentError(f"player_card '{key}', field 'location': there is no location {card.location}")
    for key, stack in box.stacks.items():
        if len(stack.on_top) != MOST_PLAYERS or min(stack.on_top) < 1:
            raise ComponentError(f"stack '{key}', field 'on_top': expected {MOST_PLAYERS} numbers above 0")
    if len(box.set_points) != len(box.bonuses) + 1:
        raise ComponentError(f"ribbon_set 'ladder', field 'points': expected {len(box.bonuses) + 1} values")


def check_automas(box: ViscountsBox) -> None:
    for key, automa in box.automas.items():
        odd = [scheme for scheme in automa.removed if scheme not in box.schemes]
        if odd:
            raise ComponentError(f"automa '{key}', field 'removed': no scheme '{odd[0]}'")
