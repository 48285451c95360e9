"""Scenes with an automa on seat 1."""

from __future__ import annotations

from greathall.core.game import Setup
from greathall.core.reference.overlays import Overlay
from greathall.games.viscounts.automa.schemes import plan_of
from greathall.games.viscounts.automa.setup import make_plan
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.state import Plan
from tests.games.viscounts.scenes import Scene

BOX = load_box()
AUTOMAS = ("cleric", "builder", "noble", "cards")
BOT = 1


def solo(automa: str = "cleric", components: Overlay | None = None, **variants: str) -> Scene:
    """A solo scene: the automa is seat 1, at the coast's left location, with no schemes laid."""
    return Scene(1, components, automa=automa, **variants)


def plan(scene: Scene) -> Plan:
    return plan_of(scene.s)


def schemes(scene: Scene, row: str = "- - -", draw: str = "", discard: str = "", future: str | None = None) -> Scene:
    found = plan(scene)
    found.row = tuple("" if one == "-" else one for one in row.split())
    found.draw, found.discard = tuple(sorted(draw.split())), tuple(discard.split())
    if future is not None:
        found.future = tuple(sorted(future.split()))
    return scene


def new_plan(automa: str, difficulty: str = "0") -> Plan:
    return make_plan(Setup(1, {"automa": automa, "difficulty": difficulty}, ("red",)), BOX)
