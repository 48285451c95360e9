"""Nothing goes untold: what is declined, what brings nothing and what cannot be done leaves a line in the log."""

from __future__ import annotations

import pytest

from greathall.core.rules.steps import Step
from greathall.games.viscounts.cards import DestroyCard, DiscardCard, Rearrange
from greathall.games.viscounts.castle import CastleMove
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.recruit import HireAdjacent, Recruit
from greathall.games.viscounts.setup import DestroyAny
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import FIZZLED
from tests.games.viscounts.automas import BOT, solo
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.effect.discard", "viscounts.effect.destroy", "viscounts.effect.castle-move")
@pytest.mark.parametrize(
    ("step", "choice", "effect"),
    [
        (DiscardCard(0, 1), "s0 keep", "discard"),
        (DestroyCard(0, 1), "s0 keep", "destroy"),
        (DestroyAny(0), "s0 keep", "destroy_any"),
        (CastleMove(0), "s0 stay", "castle_move"),
        (Rearrange(0), "s0 arrange abbot squire labourer", "rearrange"),
    ],
    ids=["discard", "destroy", "set-up", "castle", "order"],
)
def test_what_is_declined(step: Step[Viscounts], choice: str, effect: str) -> None:
    scene = Scene().row("abbot squire labourer").hand("thief trader").workers("first", "flip", 1).begin(step)
    scene.play(choice)
    assert [one.params["effect"] for one in scene.events("declined")] == [f"effect:{effect}"]


@pytest.mark.rule("viscounts.effect.mandatory")
@pytest.mark.ruling("viscounts", 22)
@pytest.mark.parametrize(
    ("key", "effect", "rule"),
    [
        ("section:flip.effect", "flip", "effect.mandatory"),
        ("player_card:card_4.extra", "flip_debt", "effect.mandatory"),
        ("player_card:card_2.extra", "flip_deed", "effect.mandatory"),
        ("townsfolk:courier.on_hire", "shuffle", "effect.shuffle"),
        ("townsfolk:acolyte.on_hire", "discard", "effect.mandatory"),
        ("section:hire_destroy.effect/1", "destroy", "shift.minimum"),
        ("section:gold_move.effect/1", "castle_move", "effect.mandatory"),
        ("townsfolk:mason.on_hire", "rearrange", "effect.mandatory"),
        ("section:hire_destroy.effect/0", "hire", "effect.mandatory"),
        ("player_card:card_5.extra", "worker", "castle.supply"),
        ("manuscript:black_7_manuscript.effect", "manuscript", "effect.mandatory"),
        ("manuscript:gray_4_workshop.effect", "workshop", "effect.mandatory"),
    ],
)
def test_what_brings_nothing(key: str, effect: str, rule: str) -> None:
    scene = Scene().has(workers=0).slots("workshop_1 workshop_2 workshop_3")
    for segment in scene.s.segments:
        scene.folk(segment, "-").script(segment, "-")
    scene.begin(Perform(0, key))
    (told,) = [event for _, event in scene.table.events(-1, None) if event.kind is FIZZLED]
    assert (told.params["effect"], told.rule) == (f"effect:{effect}", f"viscounts.{rule}")
    assert scene.asked is None


@pytest.mark.rule("viscounts.recruit.one", "viscounts.recruit.empty")
def test_nobody_is_hired() -> None:
    assert Scene().has(silver=3).begin(HireAdjacent(0)).play("s0 hire-nobody").events("hired-nobody")
    poor = Scene().has(silver=1).folk("coast", "bishop").begin(Recruit(0))
    assert poor.events("cannot-hire")[0].params == {"seat": "seat:0", "card": "townsfolk:bishop", "n": 3}
    assert Scene().folk("coast", "-").begin(Recruit(0)).events("nobody-to-hire")


@pytest.mark.rule("viscounts.collision.others")
def test_a_condition_that_is_not_met() -> None:
    scene = Scene(3).has(corruption=6, virtue=6).row("thief abbot squire", 1).row("abbot squire labourer", 2)
    scene.begin(ResolveCollision(0))
    assert [(one.params["seat"], one.params["effect"]) for one in scene.events("unmet")] == [
        ("seat:1", "effect:virtue")
    ]


@pytest.mark.rule("viscounts.solo.shuffle")
def test_the_automa_too() -> None:
    scene = solo().begin(Perform(BOT, "townsfolk:courier.on_hire"))
    assert [one.params["seat"] for one in scene.events("fizzled")] == ["seat:1"]
