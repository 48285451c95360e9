"""Commission, fortify, garrison, absolve, attack, convert."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.paladins.box import load_box
from greathall.games.paladins.state import NOBODY
from tests.games.paladins.scenes import Scene
from tests.stage import Why

BOX = load_box(None)

FAITH_FLAGS = (0, 2, 4, 6, 8, 10)
STRENGTH_FLAGS = (1, 3, 5, 7, 9, 11)
PROVISIONS = (1, 1, 1, 2, 2, 3, 3)


def regions_of(scene: Scene) -> set[str]:
    return {choice.split()[1].split("_")[0] for choice in scene.options()}


# Regions


@pytest.mark.rule(
    "paladins.commission.faith",
    "paladins.paladin.boost",
    "paladins.region.reward",
    "paladins.commission.influence",
)
def test_commission_region_2() -> None:
    """Worked example: two workers beside the workshop, faith 2 and 1, a scout and a step of influence."""
    scene = Scene(2).board(commission="#..").has(workers="labourer cleric", provisions=1, faith=2, influence=1)
    scene.has(paladin="anseis", commissions=2).begin().play("act commission")
    assert regions_of(scene) == {"r1", "r2"}
    scene.play("commission r2_3")
    assert (scene.player().provisions, scene.workers()) == (0, {"scout": 1})
    assert scene.attributes()["influence"] == 2
    assert scene.spaces("commission") == "#lc"
    assert scene.s.pieces[scene.s.box.space_index["r2_3"]] == 0


@pytest.mark.rule("paladins.commission.faith")
@pytest.mark.parametrize("faith", range(13))
def test_faith_opens_regions_from_left_to_right(faith: int) -> None:
    scene = Scene(4).has(workers="scout labourer cleric", provisions=3, faith=faith).begin().play("act commission")
    assert regions_of(scene) == {f"r{i + 1}" for i, flag in enumerate(FAITH_FLAGS) if flag <= faith}


@pytest.mark.rule("paladins.garrison.strength")
@pytest.mark.parametrize("strength", range(1, 13))
def test_strength_opens_regions_from_left_to_right(strength: int) -> None:
    scene = Scene(4).has(workers="merchant labourer fighter", provisions=3, strength=strength).begin()
    scene.play("act garrison")
    assert regions_of(scene) == {f"r{i + 1}" for i, flag in enumerate(STRENGTH_FLAGS) if flag <= strength}


@pytest.mark.rule("paladins.garrison.strength")
def test_no_outpost_without_strength() -> None:
    scene = Scene(2).has(workers="merchant labourer fighter", provisions=3).begin()
    assert scene.why_not("act garrison") == Why(
        "too-low", "paladins.action.attribute", {"n": 1, "attribute": "attribute:strength", "missing": 1}
    )


@pytest.mark.rule("paladins.garrison.strength", "paladins.garrison.faith", "paladins.pray.icon")
def test_garrison_region_3() -> None:
    """Worked example: strength 5, a prayer in the third region, a step of faith."""
    scene = Scene(2).has(workers="merchant labourer fighter", provisions=1, strength=5, garrisons=2)
    scene.board(trade="lm").begin().play("act garrison", "garrison r3_4", "clear trade")
    assert (scene.player().provisions, scene.attributes()["faith"]) == (0, 1)
    assert (scene.spaces("trade"), scene.spaces("garrison")) == ("..", "mlf")
    assert scene.s.pieces[scene.s.box.space_index["r3_4"]] == 1


@pytest.mark.rule("paladins.commission.cost", "paladins.garrison.cost", "paladins.fortify.cost")
@pytest.mark.parametrize("done", range(7))
def test_provisions_grow(done: int) -> None:
    walls = "wall_03 " * done
    scene = Scene(2).has(workers="criminal " * 3, provisions=PROVISIONS[done] - 1, strength=12, faith=12)
    scene.has(influence=12, commissions=done, garrisons=done, walls=walls).begin()
    for action in ("commission", "garrison", "fortify"):
        why = scene.why_not(f"act {action}")
        assert why.params == {"n": PROVISIONS[done], "resource": "resource:provisions", "missing": 1}
    scene.has(provisions=3)
    scene.play("act commission", "commission r1_2")
    assert scene.player().provisions == 3 - PROVISIONS[done]


@pytest.mark.rule("paladins.region.one-piece")
def test_a_space_holds_one_monk_or_outpost_for_good() -> None:
    scene = Scene(2).has(workers="scout labourer cleric", provisions=1)
    scene.s.pieces[scene.s.box.space_index["r1_1"]] = 3
    scene.begin().play("act commission")
    assert scene.why_not("commission r1_1") == Why("space-taken", "paladins.region.one-piece", {"owner": "seat:1"})
    for at in scene.s.box.open_spaces[2]:
        scene.s.pieces[at] = 1
    scene.begin()
    assert scene.why_not("act commission").code == "no-space"


@pytest.mark.rule("paladins.region.player-count")
@pytest.mark.ruling("paladins", 39)
@pytest.mark.parametrize(("seats", "count"), [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_spaces_by_number_of_players(seats: int, count: int) -> None:
    scene = Scene(seats).has(workers="scout labourer cleric", provisions=1, faith=12)
    scene.begin().play("act commission")
    assert len(scene.options()) == count - sum(piece != NOBODY for piece in scene.s.pieces)
    if seats < 4:
        assert scene.why_not("commission r6_3").params == {"n": 4}
    if seats < 3:
        assert scene.why_not("commission r6_2").params == {"n": 3}


# Fortify


@pytest.mark.rule("paladins.fortify.influence", "paladins.paladin.waiver", "paladins.fortify.wall")
def test_fortify_fourth_wall_anseis() -> None:
    """Worked example: influence 2 and 3, no provisions thanks to the paladin; strength, a labourer and a fighter."""
    scene = Scene(2).has(workers="merchant labourer scout", provisions=0, influence=2, paladin="anseis")
    scene.has(walls="wall_01 wall_02 wall_03").draws(("wall", "wall_09")).begin().play("act fortify")
    assert scene.workers() == {"labourer": 1, "fighter": 1}
    assert scene.attributes()["strength"] == 1
    assert len(scene.player().walls) == 4
    scene.has(workers="merchant labourer scout", provisions=9).board(fortify="...").begin()
    assert scene.why_not("act fortify").params == {"n": 7, "attribute": "attribute:influence", "missing": 2}
    scene.player().paladin = ""
    assert scene.has(influence=7, provisions=1).why_not("act fortify").params["n"] == 2


@pytest.mark.rule("paladins.fortify.influence")
@pytest.mark.parametrize(("done", "need"), list(enumerate((0, 1, 3, 5, 7, 9, 11))))
def test_influence_for_walls(done: int, need: int) -> None:
    scene = Scene(2).has(workers="merchant labourer scout", provisions=3, walls="wall_03 " * done)
    scene.has(influence=need).begin()
    assert "act fortify" in scene.options()
    if need:
        assert scene.has(influence=need - 1).why_not("act fortify").code == "too-low"


@pytest.mark.rule("paladins.fortify.no-cards")
@pytest.mark.ruling("paladins", 3)
def test_no_walls_left() -> None:
    scene = Scene(4).has(workers="merchant labourer scout", provisions=3)
    scene.s.wall_deck = []
    scene.begin()
    assert scene.why_not("act fortify").rule == "paladins.fortify.no-cards"


@pytest.mark.rule("paladins.fortify.wall")
def test_a_wall_with_two_rewards_leaves_the_choice() -> None:
    scene = Scene(2).has(workers="merchant labourer scout", provisions=1, silver=0, unpaid=1)
    scene.draws(("wall", "wall_04")).begin().play("act fortify")
    assert scene.options() == {"choose pay_debt", "choose silver_2", "decline"}
    scene.play("choose pay_debt")
    assert (scene.player().paid, scene.player().unpaid) == (1, 0)
    scene = Scene(2).reward("wall:wall_04")
    assert scene.why_not("choose pay_debt").code == "no-debt"
    scene.play("choose silver_2")
    assert scene.player().silver == 5


# Absolve


@pytest.mark.rule(
    "paladins.absolve.cost", "paladins.absolve.jar-slot", "paladins.absolve.every-time", "paladins.debt.pay"
)
def test_absolve_first_jar() -> None:
    """Worked example: one silver, a debt paid, a suspicion discarded, a step of faith."""
    scene = Scene(2).has(workers="cleric labourer merchant", silver=1, unpaid=1, suspicion=1).begin()
    scene.play("act absolve", "jar jar_slot_8", "pay-debt", "discard 1")
    assert (scene.player().silver, scene.player().unpaid, scene.player().paid) == (0, 0, 1)
    assert (scene.player().suspicion, scene.attributes()["faith"]) == ((), 1)


@pytest.mark.rule("paladins.absolve.influence", "paladins.absolve.cost")
@pytest.mark.parametrize(
    ("done", "need", "silver"), list(zip(range(7), (0, 2, 4, 6, 8, 10, 12), (1, 2, 2, 2, 3, 3, 3), strict=True))
)
def test_jars_rise_in_number_and_silver(done: int, need: int, silver: int) -> None:
    jars = " ".join(f"jar_slot_{i + 1}" for i in range(done))
    scene = Scene(2).has(workers="cleric labourer merchant", silver=silver, influence=need, jars=jars).begin()
    assert "act absolve" in scene.options()
    assert scene.has(silver=silver - 1).why_not("act absolve").params["missing"] == 1
    if need:
        assert scene.has(silver=silver, influence=need - 1).why_not("act absolve").params["n"] == need


@pytest.mark.rule("paladins.absolve.jar-slot")
def test_a_slot_takes_one_jar() -> None:
    scene = Scene(2).has(workers="cleric labourer merchant", silver=3, influence=2, jars="jar_slot_3").begin()
    scene.play("act absolve")
    assert scene.why_not("jar jar_slot_3").rule == "paladins.absolve.jar-slot"
    assert len(scene.options()) == 8


@pytest.mark.rule("paladins.absolve.jar-slot")
def test_there_are_more_slots_than_jars() -> None:
    """Seven jars and nine slots: which two stay empty is a choice."""
    rewards = Counter(str(deed.what) for slot in range(1, 10) for deed in BOX.rewards[f"jar:jar_slot_{slot}"])
    once = {"recruit": 1, "labourer": 1, "faith": 1, "provisions": 1, "lose_suspicion": 1}
    assert rewards == once | {"pray": 2, "pay_debt": 2}
    assert (len(BOX.jar_slots), BOX.start.jars) == (9, 7)


@pytest.mark.rule("paladins.absolve.no-suspicion")
@pytest.mark.ruling("paladins", 19)
def test_absolving_without_suspicion() -> None:
    scene = Scene(2).has(workers="cleric labourer merchant", silver=1).begin()
    scene.play("act absolve", "jar jar_slot_5")
    assert scene.attributes()["faith"] == 2
    assert scene.asked == (1, "take-turn")


# Attack


@pytest.mark.rule("paladins.attack.silver-for-strength", "paladins.attack.reward", "paladins.attack.face-down")
def test_attack_mercenary_flag_7() -> None:
    """Worked example: two strength short, one silver; influence and two labourers."""
    scene = Scene(2).has(workers="scout labourer fighter", strength=5, silver=1)
    scene.outsiders("archer_1", "", "", "mercenary_4").begin().play("act attack", "attack mercenary_4 1")
    assert (scene.player().silver, scene.attributes()["influence"]) == (0, 1)
    assert scene.workers() == {"labourer": 2}
    assert scene.player().attacked == ("mercenary_4",)
    assert scene.s.outsiders[3] == ""


@pytest.mark.rule("paladins.attack.strength", "paladins.attack.silver-for-strength")
@pytest.mark.ruling("paladins", 16)
@pytest.mark.parametrize(
    ("strength", "prices"),
    [(0, (1, 2, 3, 4, 5, 6)), (1, (0, 1, 2, 3, 4, 5)), (4, (0, 0, 1, 2, 3, 4)), (11, (0,) * 6)],
)
def test_silver_for_each_two_missing(strength: int, prices: tuple[int, ...]) -> None:
    cards = ("archer_1", "archer_2", "hunter_1", "hunter_2", "thief_1", "thief_2")
    scene = Scene(2).has(workers="scout labourer fighter", strength=strength, silver=9).outsiders(*cards)
    scene.begin().play("act attack")
    assert scene.options() == {f"attack {card} {price}" for card, price in zip(cards, prices, strict=True)}
    scene = Scene(2).has(workers="scout labourer fighter", strength=strength, silver=0, paladin="engelier")
    scene.outsiders(*cards).begin()
    assert "act attack" in scene.options()


@pytest.mark.rule("paladins.attack.silver-for-strength")
@pytest.mark.ruling("paladins", 16)
def test_silver_helps_no_other_action() -> None:
    scene = Scene(2).has(workers="criminal criminal criminal", silver=20, provisions=3, walls="wall_03 " * 2)
    scene.has(jars="jar_slot_1").outsiders("", "archer_1").begin()
    assert {"act garrison", "act fortify", "act absolve", "act convert"} & scene.options() == set()
    assert "act attack" in scene.options()


@pytest.mark.rule("paladins.attack.strength")
def test_an_attack_that_cannot_be_paid() -> None:
    scene = Scene(2).has(workers="scout labourer fighter", silver=0).outsiders("", "archer_1").begin()
    assert scene.why_not("act attack").params == {"n": 2, "resource": "resource:silver", "missing": 2}
    assert scene.outsiders().why_not("act attack").code == "no-outsiders"


# Convert


@pytest.mark.rule(
    "paladins.convert.faith", "paladins.convert.cost", "paladins.convert.reward", "paladins.convert.face-up"
)
def test_convert_assassin_flag_2() -> None:
    """Worked example: faith 3 and 1, two silver for the third convert, two strength."""
    scene = Scene(2).has(workers="fighter labourer cleric", silver=2, faith=3, paladin="engelier")
    scene.has(converted="warrior_1 warrior_2", attacked="archer_2 barbarian_1").outsiders("", "assassin_1")
    scene.begin().play("act convert", "convert assassin_1")
    assert (scene.player().silver, scene.attributes()["strength"]) == (0, 2)
    assert scene.player().converted[-1] == "assassin_1"
    assert scene.told("converted")


@pytest.mark.rule("paladins.convert.faith")
@pytest.mark.parametrize("faith", range(12))
def test_faith_for_converts(faith: int) -> None:
    cards = ("archer_1", "archer_2", "hunter_1", "hunter_2", "thief_1", "thief_2")
    scene = Scene(2).has(workers="fighter labourer cleric", faith=faith).outsiders(*cards).begin().play("act convert")
    reach = [card for card, flag in zip(cards, FAITH_FLAGS, strict=True) if flag <= faith]
    assert scene.options() == {f"convert {card}" for card in reach}


@pytest.mark.rule("paladins.convert.cost")
@pytest.mark.parametrize(("done", "silver"), list(enumerate((0, 1, 2, 2, 2, 3, 3))))
def test_silver_for_converts(done: int, silver: int) -> None:
    converted = " ".join(("archer_1", "archer_2", "hunter_1", "hunter_2", "thief_1", "thief_2")[:done])
    scene = Scene(2).has(workers="fighter labourer cleric", silver=silver, converted=converted)
    scene.outsiders("warrior_1").begin().play("act convert", "convert warrior_1")
    assert scene.player().silver == 0
    if silver:
        scene = Scene(2).has(workers="fighter labourer cleric", silver=silver - 1, converted=converted)
        assert scene.outsiders("warrior_1").begin().why_not("act convert").params["missing"] == 1
