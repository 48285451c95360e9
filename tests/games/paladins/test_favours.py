"""The King's favours (paladins.favour.*)."""

from __future__ import annotations

import pytest

from greathall.games.paladins.box import load_box
from tests.games.paladins.scenes import Scene
from tests.stage import Why


@pytest.mark.rule("paladins.favour.once-per-round")
@pytest.mark.ruling("paladins", 44)
def test_one_worker_per_favour_and_round() -> None:
    scene = Scene(2).favours("stores").has(0, workers="labourer").has(1, workers="labourer").begin()
    scene.play("favour stores")
    assert scene.why_not("s1 favour stores") == Why(
        "favour-taken", "paladins.favour.once-per-round", {"owner": "seat:0"}
    )


@pytest.mark.rule("paladins.favour.at-once")
@pytest.mark.ruling("paladins", 4)
def test_a_favour_can_be_used_in_the_round_it_is_revealed() -> None:
    scene = Scene(2).draws(("favour", "stores"))
    scene.s.round = 2
    scene.s.orders = ("fortify", "attack")
    scene.s.order_deck = ["absolve"]
    scene.draws(("order", "absolve"), ("favour", "stores")).start_round()
    assert scene.s.favours == ("stores",)
    while scene.asked != (scene.s.first, "take-turn"):
        scene.table.play(scene.table.decisions[0].default)
    assert "favour stores" in scene.options()


@pytest.mark.rule("paladins.favour.worker")
@pytest.mark.parametrize("favour", sorted(load_box(None).favours))
def test_the_worker_of_each_favour(favour: str) -> None:
    wanted = load_box(None).favours[favour].worker
    for worker in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"):
        scene = Scene(2).favours(favour).has(workers=worker, silver=5, provisions=5, unpaid=1)
        scene.board(hunt="l.").begin()
        assert (f"favour {favour}" in scene.options()) == (wanted in ("any", worker) or worker == "criminal")


@pytest.mark.rule("paladins.favour.cost")
def test_costs_of_favours() -> None:
    scene = Scene(2).favours("clemency", "works", "levy").has(workers="criminal", silver=0, provisions=0)
    scene.has(unpaid=1).begin()
    assert scene.why_not("favour clemency").params["missing"] == 1
    assert scene.why_not("favour works").params["resource"] == "resource:provisions"
    scene.play("favour levy")
    assert scene.player().unpaid == 2
    assert scene.workers() == {"scout": 1, "merchant": 1, "fighter": 1}


def use(favour: str, *choices: str, **facts: object) -> Scene:
    worker = load_box(None).favours[favour].worker
    scene = Scene(2).favours(favour).has(workers="criminal" if worker == "any" else worker)
    scene.has(silver=5, provisions=5, **facts).draws(*[("suspicion", "suspicion_0")] * 2)
    return scene.begin().play(f"favour {favour}", *choices)


@pytest.mark.rule("paladins.favour.cost", "paladins.favour.worker")
def test_every_favour_does_what_it_says() -> None:
    scene = use("pardon", "discard 1", suspicion=1)
    assert (scene.player().suspicion, scene.player().silver) == ((), 7)
    assert use("outlaws").workers() == {"criminal": 2}
    for attribute in ("faith", "influence", "strength"):
        assert use("virtue", f"choose {attribute}_1").attributes()[attribute] == 1
    scene = use("clemency", "choose pay_debt", unpaid=1)
    assert (scene.player().paid, scene.player().silver) == (1, 4)
    scene = use("clemency", "choose lose_suspicion_2", "discard 2", suspicion=3)
    assert scene.player().suspicion == ("suspicion_0",)
    scene = use("works", "choose fighter_1_cleric_1")
    assert (scene.workers(), scene.player().provisions) == ({"fighter": 1, "cleric": 1}, 4)
    assert use("labour").workers() == {"labourer": 3}
    scene = use("stores")
    assert (scene.player().provisions, scene.player().silver, scene.s.tax) == (7, 6, 5)
    scene = Scene(2).favours("prayer").board(hunt="l.").has(workers="labourer").begin()
    assert scene.play("favour prayer", "clear hunt").spaces("hunt") == ".."
    scene = Scene(2).favours("recruit").townsfolk("squire_3").has(workers="scout", silver=0).begin()
    assert scene.play("favour recruit", "hire squire_3 free 0").player().townsfolk == ("squire_3",)


@pytest.mark.rule("paladins.action.decline", "paladins.suspicion.newest-first")
@pytest.mark.ruling("paladins", 15)
def test_clemency_lets_one_choose_how_many_suspicions_go() -> None:
    """As the same reward on a quest: two, one or none; with a single suspicion the choice was made already."""
    scene = use("clemency", "choose lose_suspicion_2", suspicion=3)
    assert scene.asked == (0, "offer-discard")
    assert scene.options() == {"discard 2", "discard 1", "decline"}
    scene.play("discard 1")
    assert len(scene.player().suspicion) == 2
    scene = use("clemency", "choose lose_suspicion_2", suspicion=1)
    assert (scene.asked, scene.player().suspicion) == ((1, "take-turn"), ())


@pytest.mark.rule("paladins.action.lost")
def test_a_favour_that_would_do_nothing_says_so_and_may_still_be_taken() -> None:
    scene = Scene(2).favours("clemency", "prayer", "recruit", "stores").townsfolk()
    scene.has(workers="fighter scout", silver=1).begin()
    in_vain = {"favour-in-vain clemency", "favour-in-vain prayer", "favour-in-vain recruit"}
    assert {one for one in scene.options() if one.startswith("favour")} == in_vain | {"favour stores"}
    scene.play("favour-in-vain prayer", "place scout")
    assert [line["offer"] for line in scene.told("lost")] == ["offer:pray"]
    assert scene.s.guests[1] == "0s"
    scene = Scene(2).favours("prayer").board(hunt="l.").has(workers="labourer").begin()
    assert "favour prayer" in scene.options()


@pytest.mark.rule("paladins.worker.criminal")
def test_nobody_stands_in_for_a_criminal() -> None:
    scene = Scene(2).favours("labour").has(workers="labourer").begin()
    assert scene.why_not("favour labour") == Why("few-criminals", "paladins.action.placing", {"n": 1})


@pytest.mark.rule("paladins.favour.once-per-round", "paladins.fortify.wall")
def test_a_choice_of_rewards_cites_what_offers_it() -> None:
    assert use("virtue").decision.rule == "paladins.favour.once-per-round"
    assert Scene(2).has(unpaid=1).reward("wall:wall_04").decision.rule == "paladins.fortify.wall"
