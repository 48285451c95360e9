"""Whether an operation of an event can be carried out: what may be chosen, and when its ``otherwise`` comes instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from greathall.games.crusaders.ageing import LAST_AGE
from greathall.games.crusaders.births import has_room
from greathall.games.crusaders.entries import Op
from greathall.games.crusaders.event_choices import (
    PickCard,
    PickHouse,
    PickSpace,
    RemoveTokens,
    Scene,
    pickable,
    role,
)
from greathall.games.crusaders.event_family import PickTitle, free_to_wed, mortals, pupil
from greathall.games.crusaders.family import fertile
from greathall.games.crusaders.relations import allied, at_war, has_claim
from greathall.games.crusaders.state import Crusaders

Test: TypeAlias = Callable[[Crusaders, Scene, Op, int], bool]
"""The last argument is the seat that the operation happens to."""


def possible(s: Crusaders, scene: Scene, op: Op) -> bool:
    """In full: three gold cannot be lost by a house that has two (crusaders.event.impossible)."""
    test = TESTS.get(op.op)
    return test is None or test(s, scene, op, role(s, scene, op.who))


def counted(s: Crusaders, seat: int, per: str) -> int:
    """How often gold is gained or lost for each of something."""
    if per == "castles":
        return sum(s.castle[r] for r in s.regions_of(seat))
    if per == "dukes":
        return sum(1 for r in s.regions_of(seat) if s.duke[r])
    if per == "armies":
        return len(s.armies_of(seat))
    return s.shields(seat) if per == "shields" else 1


def _gold(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    n = op.n * counted(s, seat, op.per)
    return s.gold_of(seat) >= -n if n < 0 else n > 0 and s.treasury > 0


def _region(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    enough = op.op != "place_token" or s.left[op.token] >= op.n
    return enough and bool(pickable(s, scene, op))


def _trait(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    return op.to == "bag" or bool(pupil(s, seat, op.to))


def _claim(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    if "choice_of_target" in (op.holder, op.against):
        return _house(s, scene, op, seat)
    holder, against = role(s, scene, op.holder), role(s, scene, op.against)
    barred = allied(s, holder, against) or at_war(s, holder, against) or has_claim(s, holder, against)
    return holder != against and not barred


def _house(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    return bool(PickHouse(scene.target, scene).options(s))


def _card(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    return bool(PickCard(role(s, scene, op.choose_by or op.by or op.who), scene).options(s))


def _shield(s: Crusaders, scene: Scene, op: Op, seat: int) -> bool:
    full = s.shields(scene.active) >= s.box.limits["shields_on_crusade_track_per_player"]
    return not full and bool(PickSpace(scene.active, scene).options(s))


TESTS: dict[str, Test] = {
    "add_trait": _trait,
    "age": lambda s, scene, op, seat: s.houses[seat].age + op.n < LAST_AGE,
    "birth": lambda s, scene, op, seat: (op.bastard or fertile(s, s.houses[seat])) and has_room(s, s.houses[seat]),
    "build_castle": _region,
    "buy_development": _card,
    "casus_belli": _claim,
    "clear_casus_belli": _house,
    "death": lambda s, scene, op, seat: bool(mortals(s, seat, op.role)),
    "demobilise": _region,
    "end_title": _region,
    "end_war": _house,
    "gold": _gold,
    "grant_title": lambda s, scene, op, seat: bool(PickTitle(seat, scene).options(s)),
    "lose_development": _card,
    "mobilise": _region,
    "place_token": _region,
    "remove_castle": _region,
    "remove_token": lambda s, scene, op, seat: bool(RemoveTokens(seat, scene, op.n).regions(s)),
    "remove_trait": lambda s, scene, op, seat: len(s.houses[seat].bag) > 1,
    "replace_shield": _shield,
    "steal_gold": lambda s, scene, op, seat: s.gold_of(seat) >= op.n,
    "take_development": _card,
    "wedding": lambda s, scene, op, seat: bool(free_to_wed(s, seat)),
}
"""What is not here can always be carried out."""
