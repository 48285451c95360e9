"""Every card by its kind: townsfolk, heroes, starting cards, manuscripts, player cards, schemes."""

from __future__ import annotations

import pytest

from greathall.core.rules.effects import When
from greathall.games.viscounts.automa.schemes import plan_of
from greathall.games.viscounts.automa.turn import RevealScheme
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.effect_programs import Op
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.payment import fund
from greathall.games.viscounts.recruit import HireAnywhere
from greathall.games.viscounts.setup import ChoosePair
from greathall.games.viscounts.shift import PlayPhase, Shift
from greathall.games.viscounts.state import Player
from greathall.games.viscounts.trade import AfterAction
from tests.games.viscounts.scenes import Scene

BOX = load_box()
NEUTRAL, HEROES, STARTING = BOX.group("neutral"), BOX.group("hero"), BOX.group("starting")
QUESTIONS = {
    "choose": "choose-effect",
    "flip": "flip-paper",
    "destroy": "destroy-card",
    "discard": "discard-card",
    "rearrange": "rearrange",
    "hire": "hire-anywhere",
    "castle_move": "castle-move",
    "worker": "choose-section",
    "manuscript": "take-manuscript",
    "resource": "take-resource",
    "trading_post": "choose-free-building",
    "guildhall": "choose-free-building",
    "workshop": "choose-free-building",
    "flip_debt": "take-resource",
}
COUNTED = {"silver": "silver", "ink": "ink", "gold": "gold", "stone": "stone", "debt": "debts", "deed": "deeds"}


def busy(seats: int = 2) -> Scene:
    """A scene where every effect has something to do."""
    scene = Scene(seats).hand("financier labourer squire").pile("journeyman lender").discards("trader abbot")
    scene.has(debts=2, deeds=2).workers("first", "flip", 1).script("coast", "gray_3_flip")
    return scene


def follows(scene: Scene, op: Op, seat: int = 0) -> None:
    """The first operation of a program happened, or is being asked."""
    if op.noun in QUESTIONS:
        assert scene.asked == (seat, QUESTIONS[op.noun])
        if op.noun == "choose":
            programs = [BOX.programs[branch] for branch in op.branches]
            assert scene.options() == {f"choose {' '.join(one.every_noun)}" for one in programs}
            for branch in op.branches:
                twin = scene.table.clone()
                twin.play(f"s{seat} choose {' '.join(BOX.programs[branch].every_noun)}")
                assert twin.hash() != scene.table.hash()
    elif op.noun == "shuffle":
        assert scene.events("shuffled")
    elif op.noun == "flip_deed":
        assert scene.flips()
    else:
        gained = [(one.params["resource"], one.params["n"]) for one in scene.gains()]
        assert (f"resource:{op.noun}", op.n) in gained


@pytest.mark.rule("viscounts.recruit.discard-pile")
@pytest.mark.parametrize("card", NEUTRAL)
def test_the_upper_effect_of_every_townsfolk(card: str) -> None:
    scene = (
        busy().folk("coast", card).row("thief princess conspirator").begin(HireAnywhere(0)).play(f"s0 hire {card} 0")
    )
    assert card in (*scene.player(0).discard, *scene.player(0).draw)
    follows(scene, BOX.programs[f"townsfolk:{card}.on_hire"].ops[0])


@pytest.mark.rule("viscounts.shift.instant")
@pytest.mark.parametrize(
    "card", [card for card in (*NEUTRAL, *HEROES, *STARTING) if BOX.townsfolk[card].timing == "instant"]
)
def test_every_instant_ability(card: str) -> None:
    scene = busy().row("- squire princess").hand(f"{card} abbot thief").begin(PlayPhase(0)).play(f"s0 play {card}")
    assert scene.player(0).row[0] == card
    criminals = BOX.criminals[card]
    scene.count(corruption=1 + criminals)
    follows(scene, BOX.programs[f"townsfolk:{card}.effect"].ops[0])


@pytest.mark.rule("viscounts.shift.drop-off")
@pytest.mark.parametrize(
    "card", [card for card in (*NEUTRAL, *HEROES, *STARTING) if BOX.townsfolk[card].timing == "dropoff"]
)
def test_every_drop_off_ability(card: str) -> None:
    scene = busy().row(f"squire princess {card}").begin(Shift(0))
    assert card in scene.player(0).discard
    follows(scene, BOX.programs[f"townsfolk:{card}.effect"].ops[0])


LASTING = {
    card: folk.effect.trigger
    for card, folk in BOX.townsfolk.items()
    if isinstance(folk.effect, When) and folk.timing == "ongoing"
}


@pytest.mark.rule("viscounts.action.after")
@pytest.mark.parametrize("card", LASTING)
def test_every_lasting_ability_answers_its_trigger(card: str) -> None:
    trigger = LASTING[card]
    scene = busy().row(f"princess {card} squire")
    if trigger == "collision":
        scene.has(1, corruption=2, virtue=2)
        scene.s.turn = 1
        scene.begin(ResolveCollision(1))
    elif trigger == "own_debt_flip":
        scene.begin(Perform(0, "player_card:card_4.extra")).play("s0 take ink")
    elif trigger == "own_debt_gain":
        scene.begin(Perform(0, "townsfolk:antagonist.effect"))
    else:
        scene.begin(AfterAction(0, trigger))
    follows(scene, BOX.programs[f"townsfolk:{card}.effect"].ops[0])


@pytest.mark.parametrize("card", LASTING)
def test_a_lasting_ability_is_silent_off_the_board(card: str) -> None:
    trigger = LASTING[card]
    if trigger.startswith("own_") and not trigger.startswith("own_debt"):
        scene = busy().row("princess squire friar").hand(f"{card} abbot").begin(AfterAction(0, trigger))
        assert scene.asked is None
        assert scene.gains() == []


FUNDING = sorted(BOX.funding)


@pytest.mark.rule("viscounts.action.convert", "viscounts.action.silver-icons", "viscounts.action.double")
@pytest.mark.parametrize("card", FUNDING)
def test_every_paying_ability_changes_what_pays_for_its_action(card: str) -> None:
    scene = Scene().row(f"{card} peddler_ink trader").has(silver=4, ink=1, gold=1, stone=1)
    other = Scene().row("peddler_ink peddler_ink trader").has(silver=4, ink=1, gold=1, stone=1)
    for way in BOX.funding[card]:
        assert fund(scene.s, 0, way.action) != fund(other.s, 0, way.action)


def test_every_townsfolk_is_of_one_kind_tested_above() -> None:
    plain = {card for card, folk in BOX.townsfolk.items() if folk.timing == "none"}
    timed = {card for card, folk in BOX.townsfolk.items() if folk.timing in ("instant", "dropoff")}
    assert plain == {"abbot", "labourer", "squire"}
    assert plain | timed | set(LASTING) | set(FUNDING) == set(BOX.townsfolk)
    assert (len(NEUTRAL), len(HEROES)) == (68, 10)


@pytest.mark.rule("viscounts.transcribe.take")
@pytest.mark.parametrize("script", [key for key, one in BOX.manuscripts.items() if one.effect is not None])
def test_every_instant_manuscript(script: str) -> None:
    scene = busy().row("squire princess friar").begin(Perform(0, f"manuscript:{script}.effect"))
    follows(scene, BOX.programs[f"manuscript:{script}.effect"].ops[0])


def test_every_other_manuscript_scores() -> None:
    """Their points are tested one by one in test_scoring."""
    assert sum(1 for one in BOX.manuscripts.values() if one.points is not None) == 15
    assert all((one.points is None) != (one.effect is None) for one in BOX.manuscripts.values())


@pytest.mark.rule("viscounts.transcribe.printed")
@pytest.mark.parametrize("segment", BOX.printed_manuscripts)
def test_every_printed_manuscript_and_townsfolk(segment: str) -> None:
    scene = busy().begin(Perform(0, f"printed_manuscript:{segment}.effect"))
    follows(scene, BOX.programs[f"printed_manuscript:{segment}.effect"].ops[0])
    scene = busy().begin(Perform(0, f"printed_townsfolk:{segment}.on_hire"))
    follows(scene, BOX.programs[f"printed_townsfolk:{segment}.on_hire"].ops[0])


STARTS = {
    "card_1": {"stone": 1, "ink": 2, "silver": 8, "deeds": 2, "debts": 1, "virtue": 6},
    "card_2": {"silver": 6, "deeds": 2, "approved": 1, "debts": 1},
    "card_3": {"gold": 1, "ink": 1, "silver": 5, "deeds": 1, "debts": 1},
    "card_4": {"gold": 2, "stone": 1, "silver": 7, "deeds": 1, "debts": 1, "paid": 1},
    "card_5": {"gold": 1, "stone": 1, "silver": 4, "deeds": 1, "debts": 1},
    "card_6": {"ink": 1, "silver": 3, "deeds": 1, "debts": 1},
    "card_7": {"gold": 1, "ink": 1, "stone": 1, "silver": 8, "deeds": 1, "debts": 1, "virtue": 5},
    "card_8": {"silver": 1, "deeds": 1, "debts": 1},
    "card_9": {"stone": 2, "silver": 5, "deeds": 1, "debts": 1},
    "card_10": {"stone": 1, "gold": 1, "ink": 1, "silver": 10, "deeds": 1, "debts": 2, "corruption": 3},
}
ASKS = {"card_2": "take-resource", "card_3": "hire-anywhere", "card_4": "take-resource", "card_5": "choose-section"}
ASKS |= {"card_6": "take-manuscript", "card_8": "take-resource", "card_9": "destroy-any"}


@pytest.mark.rule("viscounts.setup.items")
@pytest.mark.parametrize("card", STARTS)
def test_every_player_card(card: str) -> None:
    scene = Scene().script("coast", "gray_3_flip")
    scene.s.round, scene.s.players[0] = 0, Player(draw=tuple(STARTING))
    scene.s.offers = ((card, "ada"),)
    scene.begin(ChoosePair(0)).play(f"s0 draft {card} ada")
    if card in ("card_2", "card_8"):
        # Resources of choice come before the rest of the items.
        n = 2 if card == "card_2" else 1
        scene.play(*["s0 take ink"] * n)
        scene.count(ink=n)
    scene.count(**STARTS[card])
    if card in ASKS and card != "card_2":
        assert scene.decision.kind == (ASKS[card] if card != "card_8" else "choose-free-building")


@pytest.mark.rule("viscounts.solo.turn")
@pytest.mark.parametrize("scheme", BOX.schemes)
def test_every_scheme(scheme: str) -> None:
    scene = Scene(1).folk("coast", "friar")
    plan_of(scene.s).draw = (scheme,)
    scene.begin(RevealScheme(1))
    entry = BOX.schemes[scheme]
    assert plan_of(scene.s).row[0] == scheme
    scene.count(1, corruption=1 + sum(n for icon, n in entry.icons.items() if icon == "criminal"))
    outer = [place for place in scene.s.kingdom.places if not place.endswith("inner")]
    assert scene.s.kingdom.places[scene.player(1).at] == outer[entry.move]
    specials = [BOX.programs[f"scheme:{scheme}.attempts/{i}"].nouns[0] for i in range(len(entry.attempts))]
    tried = [str(one.params["action"]).removeprefix("action:") for one in scene.events("automa-tries")]
    wanted = [
        {"focus": "transcribe"}.get(one, one) for one in specials if one in ("build", "place", "transcribe", "focus")
    ]
    assert tried == wanted[: len(tried)]
    assert tried
