"""Every line of the log leads to the rule that a player would look up for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greathall.games.viscounts.action import PrimaryAction
from greathall.games.viscounts.automa.turn import AutomaTurn
from greathall.games.viscounts.build import Put
from greathall.games.viscounts.castle import CastleMove
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.draw import DrawUp
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.movement import Travel
from greathall.games.viscounts.placing import Enter
from greathall.games.viscounts.recruit import Recruit
from greathall.games.viscounts.shift import PlayPhase, Shift
from tests.games.viscounts.automas import BOT, schemes, solo
from tests.games.viscounts.scenes import Scene

CASES: list[tuple[Callable[[], Scene], dict[str, str]]] = []
Make = Callable[[], Scene]


def shows(lines: dict[str, str]) -> Callable[[Make], Make]:
    """A scene whose lines (a kind of event, or a kind and a resource) follow from these rules."""

    def remember(scene: Make) -> Make:
        CASES.append((scene, lines))
        return scene

    return remember


def rule_of_line(scene: Scene, line: str) -> str:
    """The rule of all lines of one kind, or of those about one resource."""
    kind, _, resource = line.partition(" ")
    rules = {
        event.rule
        for _, event in scene.table.events(-1, None)
        if event.kind.name == kind and resource in ("", str(event.params.get("resource")).removeprefix("resource:"))
    }
    assert len(rules) == 1, f"{line}: {rules}"
    return rules.pop().removeprefix("viscounts.")


# Cards


@shows({"dropped": "shift.shift", "played": "shift.play", "gained-on-track corruption": "shift.criminal"})
def playing_a_criminal() -> Scene:
    return Scene().row("abbot squire labourer").hand("thief").begin(Shift(0), PlayPhase(0))


@shows({"played-blind": "shift.blind"})
def playing_blind() -> Scene:
    return Scene().row("- abbot squire").pile("trader").begin(PlayPhase(0))


@shows(
    {"shuffled": "shift.three-cards", "gained-on-track virtue": "draw.shuffle-marker", "played-blind": "shift.blind"}
)
def playing_the_only_card_again() -> Scene:
    return Scene().row("abbot squire labourer").begin(Shift(0), PlayPhase(0))


@shows({"shuffled": "draw.shuffle", "gained-on-track virtue": "draw.shuffle-marker", "drew": "draw.limit"})
def drawing() -> Scene:
    return Scene().row("abbot squire labourer").discards("thief lender").begin(DrawUp(0))


@shows({"shuffled": "effect.empty-pile", "destroyed-top": "effect.destroy", "gained silver": "effect.destroy"})
def destroying_blind() -> Scene:
    scene = Scene().row("abbot squire labourer").hand("friar").discards("thief")
    return scene.begin(Perform(0, "section:hire_destroy.effect/1")).play("destroy-top")


@shows({"shuffled": "effect.shuffle"})
def shuffling_by_an_effect() -> Scene:
    return Scene().row("abbot thief -").discards("squire").begin(Perform(0, "townsfolk:courier.on_hire"))


@shows({"paid silver": "recruit.one", "hired": "recruit.one", "gained-on-track virtue": "recruit.discard-pile"})
def hiring() -> Scene:
    return Scene().at("forest_inner").has(silver=3).begin(Recruit(0)).play("hire miner 2")


# Travel and actions


@shows({"paid silver": "move.extra", "moved": "move.distance"})
def travelling() -> Scene:
    return Scene().at("coast_left").row("abbot - -").has(silver=3).begin(Travel(0)).play("move forest_left 2")


@shows({"paid silver": "action.dismiss", "dismissed": "action.dismiss", "gained-on-track virtue": "action.dismiss"})
def dismissing() -> Scene:
    scene = Scene().at("coast_right").row("labourer labourer abbot").has(silver=2).folk("coast", "woodcutter_virtue")
    return scene.begin(PrimaryAction(0)).play("act-dismissing build woodcutter_virtue 2 virtue")


@shows({"paid silver": "slot.dismiss", "dismissed": "action.dismiss"})
def dismissing_at_a_discount() -> Scene:
    scene = Scene().at("coast_right").row("labourer labourer abbot").has(silver=2).folk("coast", "woodcutter_virtue")
    return scene.slots("trading_post_2").begin(PrimaryAction(0)).play("act-dismissing build woodcutter_virtue 1 virtue")


@shows({"dismissed-printed": "action.dismiss-printed", "gained-on-track virtue": "action.dismiss-printed"})
def dismissing_a_printed_townsfolk() -> Scene:
    scene = Scene().at("coast_left").row("trader abbot abbot").has(silver=3).folk("coast", "-")
    return scene.begin(PrimaryAction(0)).play("act trade", "dismiss-printed coast 2 virtue")


@shows({"acts": "trade.outer", "paid silver": "trade.paying", "gained gold": "trade.resource"})
def trading() -> Scene:
    scene = Scene().at("lakeside_left").row("trader lender abbot").has(silver=3).begin(PrimaryAction(0))
    return scene.play("act trade", "exchange 3 3")


@shows({"gained silver": "trade.silver"})
def trading_for_silver() -> Scene:
    scene = Scene().at("coast_left").row("lender journeyman abbot").begin(PrimaryAction(0))
    return scene.play("act trade", "exchange 4 0")


@shows({"acts": "build.outer", "paid stone": "build.paying", "built": "build.bank"})
def building() -> Scene:
    scene = Scene().at("coast_left").row("abbot abbot abbot").has(stone=3).begin(PrimaryAction(0))
    return scene.play("act build", "build workshop_1", "site coast_small_1")


def building_with_a_mason(way: str) -> Scene:
    scene = Scene().at("coast_left").row("mason labourer abbot").has(silver=4, stone=1).begin(PrimaryAction(0))
    return scene.play("act build", "build workshop_1", way)


@shows({"paid silver": "action.silver-icons"})
def building_for_silver() -> Scene:
    return building_with_a_mason("pay 0 0 0 2")


@shows({"paid stone": "build.paying"})
def building_for_stone_when_silver_would_do() -> Scene:
    return building_with_a_mason("pay 0 0 1 0")


@shows({"built": "effect.building"})
def building_free() -> Scene:
    return Scene().begin(Put(0, "workshop_1", "anywhere")).play("site forest_small_1")


@shows({"gained ink": "build.site-effect", "linked": "build.link", "gained silver": "build.link"})
def building_beside_an_opponent() -> Scene:
    return Scene(3).at("foothills_left").building("foothills_large_2", 1).begin(Put(0, "workshop_1", "here"))


@shows({"paid ink": "transcribe.paying", "transcribed": "transcribe.take", "gained gold": "transcribe.take"})
def transcribing() -> Scene:
    scene = Scene().at("coast_inner").row("abbot trader trader").has(ink=3).script("coast", "yellow_4_gold")
    return scene.begin(PrimaryAction(0)).play("act transcribe")


@shows({"paid ink": "transcribe.paying", "paid gold": "action.emma"})
def transcribing_with_emma() -> Scene:
    scene = Scene().at("coast_inner").row("emma trader trader").has(ink=2, gold=2).script("coast", "yellow_4_gold")
    return scene.begin(PrimaryAction(0)).play("act transcribe", "pay 1 2 0 0")


@shows({"copied": "transcribe.printed", "gained-on-track virtue": "transcribe.printed"})
def copying_a_printed_manuscript() -> Scene:
    scene = Scene().at("lakeside_inner").row("abbot bishop trader").script("lakeside", "-")
    return scene.begin(PrimaryAction(0)).play("act transcribe")


# The castle


@shows({"acts": "castle.inner", "paid gold": "castle.paying", "placed": "castle.cost"})
def placing_two() -> Scene:
    scene = Scene().at("forest_inner").row("abbot abbot abbot").has(gold=3)
    return scene.script("forest", "gray_7_guildhall").begin(PrimaryAction(0)).play("act place", "place 2 3")


@shows({"placed": "castle.supply"})
def placing_the_last_worker_free() -> Scene:
    return Scene().has(workers=1).begin(Perform(0, "player_card:card_5.extra")).play("section flip")


@shows({"placed": "effect.workers"})
def placing_free() -> Scene:
    return Scene().begin(Perform(0, "player_card:card_5.extra")).play("section flip")


@shows({"rose": "castle.rise", "spread": "castle.rise", "gained-on-track virtue": "castle.section-effect"})
def rising() -> Scene:
    return Scene().begin(Enter(0, 4, 3))


@shows({"rose-to-third": "castle.third", "overtakes": "castle.leader", "gained ink": "effect.any-resource"})
def overtaking() -> Scene:
    scene = Scene().workers("second", "virtue", 2)
    scene.s.leader, scene.s.third_tier = 1, [1, 1]
    return scene.begin(Enter(0, 4, 3)).play("take ink")


@shows({"trimmed": "castle.trim", "gained silver": "castle.trim-first"})
def trimming_the_first_tier() -> Scene:
    scene = Scene().has(1, workers=17).workers("first", "flip", 0, 3).begin(Enter(0, 1, 1))
    return scene.play("trim 1 flip first")


@shows({"trimmed-second": "castle.trim"})
def trimming_the_second_tier() -> Scene:
    scene = Scene().has(1, workers=17).workers("second", "flip", 0, 3).begin(Enter(0, 1, 3))
    return scene.play("trim 1 flip second", "s1 take stone")


@shows({"spread": "effect.castle-move"})
def moving_in_the_castle() -> Scene:
    return Scene().workers("first", "flip", 1).begin(CastleMove(0)).play("step flip gold_move")


# Collisions, debts and deeds, the end


@shows(
    {
        "collides": "collision.check",
        "gained-on-track virtue": "collision.workshop",
        "gained gold": "collision.cards",
        "gained-from-stack deed": "collision.own",
        "reset": "collision.reset",
    }
)
def colliding() -> Scene:
    scene = Scene(3).has(corruption=2, virtue=2).row("peddler_gold abbot abbot")
    return scene.slots("workshop_2", 1).row("abbot abbot abbot", 1).begin(ResolveCollision(0))


@shows({"paid-debt": "papers.flip-debt", "gained ink": "effect.any-resource"})
def paying_a_debt() -> Scene:
    return Scene().has(debts=1).begin(Perform(0, "player_card:card_4.extra")).play("take ink")


@shows({"gained-from-stack debt": "collision.own", "uncovered": "end.trigger", "last-round": "end.trigger"})
def uncovering_poverty() -> Scene:
    return Scene().stacks(1, 9).begin(Perform(0, "track:space_6.above"))


# The automa


@shows({"gained-on-track corruption": "solo.turn", "automa-scheme": "solo.turn", "moved": "solo.road"})
def revealing_a_scheme() -> Scene:
    return schemes(solo(), draw="start_criminal_2").begin(AutomaTurn(BOT))


@shows({"approved-deed": "solo.flip"})
def flipping_for_the_automa() -> Scene:
    return solo().has(BOT, deeds=1).begin(Perform(BOT, "section:flip.effect"))


@shows({"automa-instead": "solo.virtue", "gained-on-track virtue": "solo.virtue"})
def virtue_instead_of_a_flip() -> Scene:
    return solo().begin(Perform(BOT, "section:flip.effect"))


@shows({"gained resource": "solo.pooled"})
def keeping_resources_of_one_kind() -> Scene:
    return solo("cards").begin(Perform(BOT, "site:coast_small_1.effect"))


@pytest.mark.parametrize(("scene", "lines"), CASES, ids=[scene.__name__ for scene, _ in CASES])
def test_a_line_leads_to_its_rule(scene: Make, lines: dict[str, str]) -> None:
    played = scene()
    assert {line: rule_of_line(played, line) for line in lines} == lines


@pytest.mark.parametrize(
    ("choice", "rule"), [("act place", "viscounts.action.one"), ("act build", "viscounts.action.paying")]
)
def test_a_refusal_leads_to_its_rule(choice: str, rule: str) -> None:
    scene = Scene().at("coast_left").row("thief squire abbot").begin(PrimaryAction(0))
    assert scene.why_not(choice).rule == rule
