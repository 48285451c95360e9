"""Develop, recruit, hunt, trade, pray, conspire (paladins.develop.* to paladins.conspire.*)."""

from __future__ import annotations

import pytest

from tests.games.paladins.scenes import Scene
from tests.stage import Why

# Develop


@pytest.mark.rule(
    "paladins.develop.cost", "paladins.develop.worker", "paladins.develop.fewer-workers", "paladins.develop.leftmost"
)
def test_develop_labourer_fighter() -> None:
    """Worked example: a labourer, a fighter and 4 silver; a scout comes, commissions need two workers from now on."""
    scene = Scene(2).has(workers="labourer fighter", silver=4, provisions=1).begin()
    scene.play("act develop", "build commission 1")
    assert (scene.player().silver, scene.workers()) == (0, {"scout": 1})
    assert scene.spaces("develop") == "lf"
    assert (scene.spaces("commission"), scene.player().workshops) == ("#..", 7)
    scene.has(workers="labourer cleric").begin().play("act commission", "commission r1_2")
    assert scene.spaces("commission") == "#lc"


@pytest.mark.rule("paladins.develop.cost")
def test_developing_needs_two_workers_and_four_silver() -> None:
    scene = Scene(2).has(workers="labourer fighter", silver=3).begin()
    assert scene.why_not("act develop").params == {"n": 4, "resource": "resource:silver", "missing": 1}
    assert scene.has(silver=4, workers="criminal").why_not("act develop").code == "few-workers"


@pytest.mark.rule("paladins.develop.leftmost", "paladins.develop.worker")
def test_workshops_leave_from_the_left_with_their_workers() -> None:
    expected = ["scout", "merchant", "fighter", "cleric"] * 2
    sites = [(action, n) for action in ("commission", "fortify", "garrison", "absolve") for n in (1, 2)]
    scene = Scene(2)
    for worker, (action, n) in zip(expected, sites, strict=True):
        scene.has(workers="labourer labourer", silver=4).board(develop="..").begin()
        scene.play("act develop", f"build {action} {n}")
        assert scene.workers() == {worker: 1}
    scene.has(workers="labourer labourer", silver=4).board(develop="..").begin()
    assert scene.player().workshops == 0
    assert scene.why_not("act develop").code == "no-workshop"


@pytest.mark.rule("paladins.develop.spaces")
@pytest.mark.ruling("paladins", 9)
def test_the_two_left_spaces_of_every_right_hand_action() -> None:
    scene = Scene(2).has(workers="labourer labourer", silver=4).board(fortify="#..", attack="##.").begin()
    scene.play("act develop")
    sites = {f"build {action} {n}" for action in ("commission", "garrison", "absolve", "convert") for n in (1, 2)}
    assert scene.options() == sites | {"build fortify 2"}
    assert scene.why_not("build attack 1") == Why("space-built", "paladins.develop.spaces", {"action": "action:attack"})


@pytest.mark.rule("paladins.develop.occupied-space")
@pytest.mark.ruling("paladins", 7)
def test_a_workshop_sends_the_worker_of_its_space_home() -> None:
    scene = Scene(2).has(workers="labourer labourer", silver=4).board(fortify="mls").begin()
    scene.play("act develop", "build fortify 2")
    assert scene.spaces("fortify") == "m#s"
    assert scene.workers() == {"scout": 1}


@pytest.mark.rule("paladins.develop.free")
@pytest.mark.ruling("paladins", 14)
def test_a_free_development_counts_in_every_way() -> None:
    scene = Scene(2).favours("works").has(workers="merchant", provisions=1, silver=0, townsfolk="architect_1")
    scene.has(converted="guardian_1").board(attack="#..").begin()
    scene.play("favour works", "choose develop", "build commission 2")
    assert (scene.player().silver, scene.player().provisions) == (0, 0)
    assert (scene.spaces("commission"), scene.spaces("develop")) == (".#.", "..")
    assert scene.workers() == {"merchant": 1, "labourer": 1}
    assert scene.shown()["players"][0]["points"]["converted"] == 1


# Recruit


@pytest.mark.rule("paladins.recruit.quest", "paladins.recruit.price")
def test_quest_abbot() -> None:
    """Worked example: two silver and one worker; the abbot goes, a cleric and a labourer come."""
    scene = Scene(2).townsfolk("", "", "abbot_1").has(workers="scout", silver=2).begin()
    scene.play("act recruit", "quest abbot_1 silver 2")
    assert scene.player().silver == 0
    assert scene.workers() == {"cleric": 1, "labourer": 1}
    assert (scene.s.townsfolk_discard, scene.player().townsfolk) == (("abbot_1",), ())
    assert scene.spaces("recruit") == "s."


@pytest.mark.rule("paladins.recruit.hire", "paladins.townsfolk.action")
def test_hire_gatekeeper_silver() -> None:
    """Worked example: three silver paid, one comes back, and another with every wall."""
    scene = Scene(2).townsfolk("gatekeeper_1").has(workers="labourer fighter", silver=3, provisions=1).begin()
    scene.play("act recruit", "hire gatekeeper_1 silver 3")
    assert scene.player().silver == 1
    assert scene.player().townsfolk == ("gatekeeper_1",)
    scene.has(workers="merchant labourer scout").draws(("wall", "wall_03")).begin().play("act fortify")
    assert scene.player().silver == 2


@pytest.mark.rule("paladins.recruit.debt", "paladins.debt.take")
def test_hire_gatekeeper_debt() -> None:
    """Worked example: a debt instead of the three silver."""
    scene = Scene(2).townsfolk("gatekeeper_1").has(workers="labourer fighter", silver=0).begin()
    scene.play("act recruit", "hire gatekeeper_1 debt 0")
    assert (scene.player().silver, scene.player().unpaid) == (1, 1)


@pytest.mark.rule("paladins.recruit.debt")
@pytest.mark.ruling("paladins", 10)
def test_a_debt_buys_quests_too_but_only_in_the_two_left_slots() -> None:
    scene = Scene(2).townsfolk("abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    scene.has(workers="labourer fighter", silver=9).begin().play("act recruit")
    debts = {choice for choice in scene.options() if choice.endswith("debt 0")}
    assert debts == {"quest abbot_1 debt 0", "quest abbot_2 debt 0", "hire abbot_1 debt 0", "hire abbot_2 debt 0"}
    scene.play("quest abbot_1 debt 0", "place labourer")
    assert (scene.player().unpaid, scene.player().silver) == (1, 9)


@pytest.mark.rule("paladins.recruit.price")
def test_prices_by_slot() -> None:
    cards = ("abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    for card, price in zip(cards, (3, 2, 2, 1, 0), strict=True):
        scene = Scene(2).townsfolk(*cards).has(workers="labourer", silver=3).begin()
        scene.play("act recruit", f"quest {card} silver {price}")
        if scene.asked != (1, "take-turn"):
            scene.play("decline")
        assert scene.player().silver == 3 - price
    scene = Scene(2).townsfolk(*cards).has(workers="labourer", silver=0).begin().play("act recruit")
    assert scene.why_not("quest abbot_3 silver 2").params["missing"] == 2


@pytest.mark.rule("paladins.recruit.decide-at-once", "paladins.recruit.hire")
def test_one_worker_or_two_at_once() -> None:
    scene = Scene(2).townsfolk("", "", "", "", "squire_1").has(workers="labourer fighter").begin()
    scene.play("act recruit", "quest squire_1 silver 0")
    assert scene.asked == (0, "place")
    assert scene.options() == {"place labourer", "place fighter"}
    scene.play("place labourer")
    scene.townsfolk("", "", "", "", "squire_2").begin()
    assert scene.why_not("act recruit").code == "occupied"
    scene = Scene(2).townsfolk("", "", "", "", "squire_1").has(workers="labourer labourer").begin().play("act recruit")
    assert scene.why_not("hire squire_1 silver 0").code == "few-workers"


@pytest.mark.rule("paladins.recruit.decide-at-once")
def test_the_question_for_workers_tells_of_how_many_sizes_they_are() -> None:
    """One or two may hunt, which the question explains; how many recruit follows from what was chosen before."""
    scene = Scene(2).townsfolk("", "", "", "", "squire_1").has(workers="labourer fighter scout").begin()
    scene.play("act hunt")
    assert scene.decision.params["sizes"] == 2
    scene.begin().play("act recruit", "quest squire_1 silver 0")
    assert scene.decision.params["sizes"] == 1


@pytest.mark.rule("paladins.recruit.free")
@pytest.mark.ruling("paladins", 11)
def test_a_free_recruit_costs_nothing_and_counts_when_hired() -> None:
    scene = Scene(2).townsfolk("squire_1", "", "", "", "squire_2").has(silver=0, workers="", converted="hunter_1")
    scene.has(townsfolk="abbot_1").reward("space:r1_1")
    assert scene.options() == {
        "quest squire_1 free 0",
        "hire squire_1 free 0",
        "quest squire_2 free 0",
        "hire squire_2 free 0",
        "decline",
    }
    scene.play("hire squire_1 free 0")
    assert (scene.spaces("recruit"), scene.player().unpaid) == ("..", 0)
    assert scene.shown()["players"][0]["points"]["converted"] == 1


# Hunt and trade


@pytest.mark.rule("paladins.hunt.one", "paladins.hunt.two", "paladins.trade.one", "paladins.trade.two")
@pytest.mark.parametrize(
    ("action", "resource", "colour"), [("hunt", "provisions", "scout"), ("trade", "silver", "merchant")]
)
def test_one_worker_brings_one_and_two_bring_three(action: str, resource: str, colour: str) -> None:
    scene = Scene(2).has(workers=f"labourer {colour}", silver=0, provisions=0).begin().play(f"act {action}")
    pair = " ".join(sorted(("labourer", colour), key=["labourer", "scout", "merchant"].index))
    assert scene.options() == {"place labourer", f"place {colour}", f"place {pair}"}
    small = scene.table.clone()
    small.play("s0 place labourer")
    assert getattr(small.state.players[0], resource) == 1
    scene.play(f"place {pair}")
    assert getattr(scene.player(), resource) == 3
    assert scene.workers() == {}


@pytest.mark.rule("paladins.gather.decide-at-once")
def test_a_second_worker_cannot_follow() -> None:
    scene = Scene(2).has(workers="labourer scout").begin().play("act hunt", "place labourer", "s1 pass")
    assert scene.why_not("act hunt").code == "occupied"


# Pray


@pytest.mark.rule("paladins.pray.cost", "paladins.pray.clear", "paladins.worker.criminal")
def test_pray_with_criminal() -> None:
    """Worked example: a criminal prays for two silver and the absolve spaces are empty again."""
    scene = Scene(2).has(workers="criminal", silver=2).board(absolve="clm", hunt="l.").begin()
    scene.play("act pray", "clear absolve")
    assert (scene.player().silver, scene.spaces("absolve"), scene.spaces("pray")) == (0, "...", "x")
    assert scene.spaces("hunt") == "l."
    assert scene.workers() == {}


@pytest.mark.rule("paladins.pray.cost")
def test_praying_needs_a_cleric_silver_and_something_to_clear() -> None:
    scene = Scene(2).has(workers="scout", silver=2).board(hunt="l.").begin()
    assert scene.why_not("act pray").code == "few-workers"
    assert scene.has(workers="cleric", silver=1).why_not("act pray").code == "too-dear"
    assert scene.has(silver=2).board(hunt="..").why_not("act pray").code == "nothing-to-clear"


@pytest.mark.rule("paladins.pray.not-itself")
@pytest.mark.ruling("paladins", 13)
def test_the_action_cannot_clear_itself() -> None:
    scene = Scene(2).has(workers="cleric", silver=2).board(hunt="l.").begin().play("act pray")
    assert scene.why_not("clear pray").code == "not-itself"
    assert scene.why_not("clear trade").code == "nothing-to-clear"
    assert scene.options() == {"clear hunt"}


@pytest.mark.rule("paladins.pray.icon", "paladins.favour.not-cleared")
@pytest.mark.ruling("paladins", 13)
def test_a_prayer_won_may_clear_anything_but_a_favour() -> None:
    scene = Scene(2).favours("stores").board(pray="c", hunt="ls").reward("favour:prayer")
    scene.s.guests = ("0l",)
    assert scene.options() == {"clear pray", "clear hunt", "decline"}
    scene.play("clear pray")
    assert (scene.spaces("pray"), scene.s.guests) == (".", ("0l",))


@pytest.mark.rule("paladins.pray.icon")
@pytest.mark.ruling("paladins", 13)
def test_a_prayer_won_may_clear_the_action_that_won_it() -> None:
    scene = Scene(2).has(workers="scout labourer cleric", provisions=1, faith=4).begin()
    scene.play("act commission", "commission r3_4", "clear commission")
    assert scene.spaces("commission") == "..."


# Conspire


@pytest.mark.rule("paladins.conspire.criminal", "paladins.suspicion.draw")
def test_conspiring_brings_a_criminal_and_a_suspicion() -> None:
    scene = Scene(2).has(workers="labourer", silver=0).draws(("suspicion", "suspicion_1")).begin()
    scene.play("act conspire")
    assert scene.asked == (1, "take-turn")
    assert scene.workers() == {"criminal": 1}
    assert (scene.player().suspicion, scene.player().silver, scene.s.tax) == (("suspicion_1",), 1, 5)
