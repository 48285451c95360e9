"""Scenes with automa dynasties: a table with one strategy, and the rank it follows."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.games.crusaders.automa.turn import act
from greathall.games.crusaders.state import NOBODY, Crusaders
from tests.games.crusaders.scenes import Scene

STRATEGIES = ("ferox", "postis", "munitio", "amandit", "aperio")


@step("act")
class Act(Step[Crusaders]):
    """An automa plays a card of this deck, for tests."""

    seat: int
    deck: str

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        act(s, self.seat, self.deck, dealer)


def table_of(strategy: str, mobilisation: str = "offensive", mode: str = "each") -> Scene:
    """One person as England, an automa of this strategy as France on seat 1, another automa as Germany on seat 2."""
    scene = Scene(1, mobilisation=mobilisation, mode=mode)
    scene.house(1).strategy, scene.house(2).strategy = strategy, "munitio"
    for seat in (0, 1, 2):
        scene.cards(seat).sure(seat)
    scene.gold(0, 0)
    scene.s.era, scene.s.round = 1, 2
    for r, lord in enumerate(scene.s.lord):
        if lord:
            scene._take(lord)
            scene.s.ally[r] = NOBODY
    return scene


def deed(scene: Scene, deck: str, seat: int = 1) -> tuple[int, str]:
    """The rank an automa follows with a card of this deck, 0 for the fallback."""
    scene.begin(Act(seat, deck))
    for event in scene.events():
        if event.kind == "automa-rank":
            return int(str(event.params["n"])), str(event.params["deed"]).removeprefix("deed:")
        if event.kind == "automa-fallback":
            return 0, str(event.params["deed"]).removeprefix("deed:")
    return 0, "pass"
