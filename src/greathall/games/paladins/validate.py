"""What must be true of the data beyond the types of its fields: names used across files, lengths, rising flags."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from greathall.core.errors import ComponentError, Flaw
from greathall.core.reference.components import Entry
from greathall.core.rules.effects import Gain, Pay
from greathall.games.paladins.crews import ANY, WORKERS
from greathall.games.paladins.entries import (
    ACTIONS,
    ATTRIBUTES,
    FACTIONS,
    KINDS,
    RESOURCES,
    RIGHT,
    SPACES,
    Action,
    Favour,
)

if TYPE_CHECKING:
    from greathall.games.paladins.box import PaladinsBox


def check(box: PaladinsBox) -> None:
    """Refuses a box whose components do not fit together."""
    for action in box.actions.values():
        _check_action(action)
    for paladin in box.paladins.values():
        known(paladin, "workers", paladin.workers, WORKERS)
        known(paladin, "waives", filter(None, (paladin.waives, paladin.cheaper)), ACTIONS)
    for tavern in box.taverns.values():
        known(tavern, "workers", tavern.workers, WORKERS)
    for workshop in box.workshops:
        known(workshop, "worker", (workshop.worker,), WORKERS)
    for favour in box.favours.values():
        known(favour, "worker", (favour.worker,), (ANY, *WORKERS))
        _check_cost(favour)
    _check_board(box)


def _check_board(box: PaladinsBox) -> None:
    for order in box.orders.values():
        known(order, "action", (order.action,), RIGHT)
    for outsider in box.outsiders.values():
        known(outsider, "faction", (outsider.faction,), FACTIONS)
    for flags in ([r.faith for r in box.regions], [r.strength for r in box.regions]):
        if flags != sorted(flags):
            raise ComponentError("paladins: the flags of the regions must rise from left to right")
    for space in box.spaces:
        known(space, "region", (space.region,), [region.id for region in box.regions])


KIND_OF = {kind: name for name, kind in KINDS.items()}


def known(entry: Entry, name: str, values: Iterable[str], allowed: Iterable[str]) -> None:
    allowed = tuple(allowed)
    for value in values:
        if value not in allowed:
            told = ", ".join(allowed)
            raise unfit(entry, name, f"'{value}' is none of {told}", "unknown", value=value, known=told)


def unfit(entry: Entry, name: str, says: str, flaw: Flaw = "misfit", **told: object) -> ComponentError:
    """An error that names entry and field; words inside an effect are no fields, their place is known further out."""
    wrong = ComponentError(f"paladins: '{entry.id}', field '{name}': {says}", flaw, **told)
    return wrong.at(KIND_OF[type(entry)], entry.id, name if hasattr(entry, name) else "")


def single_cost(action: Action) -> Pay:
    cost = action.cost[0] if len(action.cost) == 1 else None
    if not isinstance(cost, Pay) or cost.what not in RESOURCES:
        raise unfit(action, "cost", "one payment in silver or provisions")
    return cost


def _check_action(action: Action) -> None:
    """Ladders reach as far as the action may be done; right-hand actions have three spaces."""
    known(action, "spaces", action.spaces, (ANY, *WORKERS))
    known(action, "resource", filter(None, (action.resource,)), RESOURCES)
    known(action, "attribute", filter(None, (action.attribute,)), ATTRIBUTES)
    if len(action.spaces) != SPACES.get(action.id, 3):
        n = SPACES.get(action.id, 3)
        raise unfit(action, "spaces", f"{n} of them", "count", n=n)
    for name, ladder in (("ladder", action.ladder), ("needs", action.needs)):
        if ladder and len(ladder) < action.limit:
            raise unfit(action, name, f"{action.limit} steps, got {len(ladder)}", "count", n=action.limit)


def _check_cost(favour: Favour) -> None:
    for cost in favour.cost:
        paid = isinstance(cost, Pay) and cost.what in RESOURCES
        if not paid and cost != Gain("debt", 1):
            raise unfit(favour, "cost", "payments, or one debt taken")
