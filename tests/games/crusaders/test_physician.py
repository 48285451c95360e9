"""The Court Physician: called or not, once a round (crusaders.development.court-physician)."""

from __future__ import annotations

from typing import ClassVar

import pytest

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.games.crusaders.ageing import EVENT, doom
from greathall.games.crusaders.state import Crusaders
from tests.games.crusaders.rivals import table_of
from tests.games.crusaders.scenes import GOOD, Scene


@step("doom")
class Doom(Step[Crusaders]):
    """Somebody would die by an event, for tests."""

    seat: int
    card: str
    rule: ClassVar[str] = "crusaders.event.deaths"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        doom(s, self.seat, self.card, EVENT, dealer)


@pytest.mark.rule("crusaders.development.court-physician")
def test_the_physician_may_be_saved_for_a_later_death() -> None:
    scene = Scene().cards(0, "court_physician").bag(0, GOOD).child(0, "england_01").child(0, "england_02")
    scene.gold(0, 0).begin(Doom(0, "england_01")).play("s0 let-die england_01")
    assert [one.card for one in scene.house(0).children] == ["england_02"]
    assert scene.events("physician-not-called")
    scene.begin(Doom(0, "england_02")).play("s0 call-physician england_02")
    assert [one.card for one in scene.house(0).children] == ["england_02"]
    assert scene.events("saved")
    scene.begin(Doom(0, "england_02"))  # once a round
    assert scene.house(0).children == []


@pytest.mark.rule("crusaders.ai.developments")
def test_an_ai_calls_its_physician_at_the_first_death() -> None:
    scene = table_of("ferox").cards(1, "court_physician").child(1, "france_01").begin(Doom(1, "france_01"))
    assert scene.house(1).children
    assert scene.events("physician-called")
