"""The automa's turns: schemes, fallback row, its readings of the actions (paladins.solo.*)."""

from __future__ import annotations

import pytest

from greathall.games.paladins.automa.actions import preferred_space
from greathall.games.paladins.automa.turn import AutomaTurn
from tests.games.paladins.scenes import Scene

FALLBACKS = ("recruit", "pray", "trade", "conspire", "rest")


def scheme(name: str, workers: int = 4) -> Scene:
    """An automa about to reveal this scheme."""
    scene = Scene(1)
    scene.board(1, commission="...", fortify="...", garrison="...", absolve="...", attack="...", convert="...")
    scene.automa.workers = workers
    scene.automa.schemes = (
        sorted([*scene.automa.schemes, "kings_favour"]) if name == "kings_favour" else scene.automa.schemes
    )
    return scene.draws(("scheme", name)).townsfolk("squire_2", "abbot_2", "abbot_3", "peddler_1", "peddler_2")


def fallback_of(scene: Scene) -> str | None:
    told = scene.told("automa-fallback")
    return str(told[-1]["action"]).removeprefix("fallback:") if told else None


@pytest.mark.rule("paladins.solo.scheme", "paladins.solo.fallback", "paladins.develop.fewer-workers")
@pytest.mark.parametrize(("workers", "taken"), [(2, True), (1, False)])
def test_solo_scheme_commission(workers: int, taken: bool) -> None:
    """Worked examples: with one workshop two workers are enough; with one worker the automa falls back."""
    scene = scheme("commission", workers).board(1, commission="#..").begin(AutomaTurn())
    assert (scene.player(1).commissions == 1) == taken
    if taken:
        assert scene.spaces("commission", 1) == "#ww"
    else:
        assert scene.told("automa-blocked")[0]["why"] == "obstacle:workers"
        assert fallback_of(scene) == "recruit"


@pytest.mark.rule("paladins.solo.scheme")
def test_every_step_is_explained() -> None:
    scene = scheme("commission").begin(AutomaTurn())
    assert scene.kinds()[:5] == ["automa-scheme", "automa-places", "automa-prefers", "monk-sent", "automa-points-at"]
    assert scene.told("automa-prefers")[0]["why"] == "priority:recruit"


@pytest.mark.rule("paladins.solo.scheme", "paladins.solo.until-done")
def test_person_and_automa_take_turns() -> None:
    scene = scheme("fortify", workers=6).has(workers="labourer labourer labourer").begin()
    scene.play("act hunt")
    assert scene.asked == (0, "take-turn")
    assert len(scene.told("automa-scheme")) == 1
    assert scene.play("pass").table.over
    assert scene.player(1).passed


@pytest.mark.rule("paladins.solo.until-done")
@pytest.mark.ruling("paladins", 30)
def test_without_workers_the_automa_is_done() -> None:
    scene = scheme("attack", workers=0).begin(AutomaTurn())
    assert scene.player(1).passed
    assert scene.kinds() == ["automa-done"]


@pytest.mark.rule("paladins.solo.fallback", "paladins.solo.fallback-once")
@pytest.mark.ruling("paladins", 30)
def test_the_fallback_row_from_the_left_once_per_round() -> None:
    scene = scheme("attack", workers=9).board(1, attack="www")
    used = []
    for _ in FALLBACKS:
        scene.board(1, attack="www").draws(("scheme", "attack"), ("suspicion", "suspicion_0")).begin(AutomaTurn())
        used.append(fallback_of(scene))
        scene.automa.schemes = sorted((*scene.automa.schemes, *scene.automa.scheme_discard))
        scene.automa.scheme_discard = ()
    assert tuple(used) == FALLBACKS
    assert scene.player(1).passed


@pytest.mark.rule("paladins.solo.fallback")
def test_without_townsfolk_the_automa_prays() -> None:
    scene = scheme("attack").townsfolk().board(1, attack="www").begin(AutomaTurn())
    assert fallback_of(scene) == "pray"


@pytest.mark.rule("paladins.solo.empty-schemes")
@pytest.mark.ruling("paladins", 29)
def test_an_empty_scheme_deck_is_made_from_the_discards() -> None:
    scene = scheme("attack", workers=0)
    scene.automa.workers = 1
    scene.automa.schemes, scene.automa.scheme_discard = [], ("convert", "kings_favour")
    scene.draws().begin(AutomaTurn())
    assert "automa-reshuffles" in scene.kinds()
    assert len(scene.automa.schemes) + len(scene.automa.scheme_discard) == 2


# The fallback actions


@pytest.mark.rule("paladins.solo.recruit", "paladins.solo.card-pointer")
def test_the_automa_recruits_where_the_marker_points() -> None:
    scene = scheme("attack").board(1, attack="www").townsfolk("squire_2", "", "", "abbot_3", "")
    scene.automa.marker = 2
    scene.begin(AutomaTurn())
    assert scene.s.townsfolk == ["squire_2", "", "", "", ""]
    assert scene.s.townsfolk_discard == ("abbot_3",)
    assert scene.told("automa-points-at") == [{"seat": "seat:1", "n": 2, "to": 4}]
    assert scene.spaces("attack", 1) == "..."


@pytest.mark.rule("paladins.solo.pray")
def test_the_automas_prayer() -> None:
    scene = scheme("attack").board(1, attack="www", convert="#ww").townsfolk().begin(AutomaTurn())
    assert (scene.spaces("attack", 1), scene.spaces("convert", 1)) == ("...", "#..")
    assert (scene.automa.scheme_discard, len(scene.automa.schemes), scene.automa.workers) == ((), 12, 3)
    scene = scheme("attack", workers=2).townsfolk().begin(AutomaTurn())
    assert (fallback_of(scene), scene.automa.workers) == ("pray", 2)


@pytest.mark.rule("paladins.solo.trade")
def test_the_automa_trades() -> None:
    scene = scheme("attack", workers=1)
    scene.automa.used = ("recruit", "pray")
    scene.begin(AutomaTurn())
    assert (scene.automa.marker, scene.automa.workers) == (2, 0)


@pytest.mark.rule("paladins.solo.conspire")
@pytest.mark.ruling("paladins", 33)
def test_the_automa_conspires() -> None:
    scene = scheme("attack", workers=1)
    scene.automa.used = ("recruit", "pray", "trade")
    scene.draws(("scheme", "attack"), ("suspicion", "suspicion_2")).begin(AutomaTurn())
    assert (scene.automa.workers, scene.automa.marker, scene.s.tax) == (2, 3, 3)
    assert scene.player(1).suspicion == ("suspicion_2",)


@pytest.mark.rule("paladins.solo.rest")
def test_the_automa_rests() -> None:
    scene = scheme("attack", workers=3).board(1, attack="www")
    scene.automa.used = ("recruit", "pray", "trade", "conspire")
    scene.begin(AutomaTurn())
    assert scene.automa.marker == 4
    assert scene.player(1).passed


# The right-hand actions


@pytest.mark.rule("paladins.solo.region-attribute", "paladins.solo.ignores-costs")
@pytest.mark.ruling("paladins", 37)
def test_the_automas_pieces_follow_its_attributes() -> None:
    scene = scheme("garrison").begin(AutomaTurn())
    assert scene.player(1).garrisons == 0
    assert scene.told("automa-blocked")[0]["why"] == "obstacle:target"
    scene = scheme("garrison").has(1, strength=1).begin(AutomaTurn())
    assert (scene.player(1).garrisons, scene.attributes(1)["faith"]) == (1, 1)
    scene = scheme("commission").begin(AutomaTurn())
    assert scene.attributes(1)["influence"] >= 1
    assert scene.player(1).provisions == 0


@pytest.mark.rule("paladins.solo.region-priority", "paladins.solo.region-leftmost")
@pytest.mark.ruling("paladins", 37)
def test_the_automas_order_of_preference() -> None:
    scene = Scene(1).has(1, faith=12, unpaid=1)
    chosen = []
    while (found := preferred_space(scene.s, "commission")) is not None:
        chosen.append(found[0])
        scene.s.pieces[scene.s.box.space_index[found[0]]] = 2
    assert chosen == [
        *("r1_1", "r2_1"),
        *("r4_5", "r5_3", "r6_1"),
        *("r3_4", "r4_2", "r5_1"),
        *("r4_6", "r5_2", "r5_4", "r5_5"),
        *("r2_3", "r3_1", "r3_2", "r3_5", "r3_6", "r4_1", "r4_3", "r4_4"),
        *("r1_2", "r2_2", "r3_3", "r4_7"),
        "r2_4",
    ]
    scene = Scene(1).has(1, faith=12)
    for space in ("r1_1", "r2_1"):
        scene.s.pieces[scene.s.box.space_index[space]] = 2
    assert preferred_space(scene.s, "commission") == ("r3_4", "pray")


@pytest.mark.rule("paladins.solo.free-icons")
@pytest.mark.ruling("paladins", 50)
def test_icons_as_the_automa_reads_them() -> None:
    scene = scheme("attack").reward("space:r1_1", seat=1)
    assert scene.s.townsfolk_discard == ("squire_2",)
    assert (scene.player(1).townsfolk, scene.attributes(1)["influence"]) == ((), 1)
    scene = scheme("attack").board(1, absolve="www").reward("space:r3_4", seat=1)
    assert scene.spaces("absolve", 1) == "..."
    assert "automa-shuffles" in scene.kinds()


@pytest.mark.rule("paladins.solo.absolve")
@pytest.mark.ruling("paladins", 31)
def test_the_automa_absolves() -> None:
    scene = scheme("absolve").has(1, suspicion=3, unpaid=1).begin(AutomaTurn())
    assert (len(scene.player(1).jars), scene.attributes(1)["faith"]) == (1, 1)
    assert (len(scene.player(1).suspicion), scene.player(1).paid) == (2, 1)
    scene = scheme("absolve").has(1, suspicion=3).begin(AutomaTurn())
    assert (len(scene.player(1).suspicion), scene.s.tax) == (1, 5)
    scene = scheme("absolve").has(1, jars="turned", suspicion=1).begin(AutomaTurn())
    assert scene.told("automa-blocked")[0]["why"] == "obstacle:attribute"


@pytest.mark.rule("paladins.solo.fortify", "paladins.solo.choices")
@pytest.mark.ruling("paladins", 49)
def test_the_automa_fortifies_and_takes_the_left_reward_it_can() -> None:
    scene = scheme("fortify").has(1, unpaid=1).draws(("scheme", "fortify"), ("wall", "wall_04")).begin(AutomaTurn())
    assert (scene.player(1).paid, scene.attributes(1)["strength"]) == (1, 1)
    scene = scheme("fortify").draws(("scheme", "fortify"), ("wall", "wall_04")).begin(AutomaTurn())
    assert (scene.player(1).paid, scene.automa.marker) == (0, 3)
    scene = scheme("fortify").draws(("scheme", "fortify"), ("wall", "wall_05")).begin(AutomaTurn())
    assert (scene.automa.marker, scene.s.tax) == (1, 4)
    scene = scheme("fortify").has(1, walls="wall_01").begin(AutomaTurn())
    assert scene.told("automa-blocked")[0]["why"] == "obstacle:attribute"


@pytest.mark.rule("paladins.solo.attack", "paladins.solo.card-pointer", "paladins.solo.sixth-outsider")
def test_the_automa_attacks_within_its_strength() -> None:
    cards = ("archer_1", "archer_2", "hunter_1", "thief_1", "mercenary_1", "mercenary_4")
    scene = scheme("attack").has(1, strength=5).outsiders(*cards)
    scene.automa.marker = 3
    assert scene.begin(AutomaTurn()).player(1).attacked == ("hunter_1",)
    scene = scheme("attack").has(1, strength=5).outsiders(*cards)
    scene.automa.marker = 4
    assert scene.begin(AutomaTurn()).player(1).attacked == ("archer_1",)
    scene = scheme("attack").has(1, strength=12).outsiders("archer_1", "", "", "", "", "mercenary_4")
    scene.automa.marker = 5
    assert scene.begin(AutomaTurn()).player(1).attacked == ("mercenary_4",)
    scene = scheme("attack").outsiders(*cards).begin(AutomaTurn())
    assert scene.player(1).attacked == ()
    assert fallback_of(scene) == "recruit"


@pytest.mark.rule("paladins.solo.convert")
def test_the_automa_converts_within_its_faith() -> None:
    scene = scheme("convert").has(1, faith=2).outsiders("archer_1", "assassin_1", "hunter_1")
    scene.automa.marker = 2
    scene.begin(AutomaTurn())
    assert (scene.player(1).converted, scene.attributes(1)["strength"]) == (("assassin_1",), 2)
    full = " ".join(f"mercenary_{i % 4 + 1}" for i in range(7))
    scene = scheme("convert").has(1, converted=full).outsiders("archer_1").begin(AutomaTurn())
    assert scene.told("automa-blocked")[0]["why"] == "obstacle:limit"


@pytest.mark.rule("paladins.solo.scheme", "paladins.solo.recruit", "paladins.solo.fallback-once")
def test_a_recruit_scheme_takes_the_recruit_of_the_upper_row() -> None:
    scene = scheme("recruit", workers=2).begin(AutomaTurn())
    assert (scene.player(1).quests, scene.automa.workers, scene.automa.used) == (1, 1, ("recruit",))
    assert scene.told("automa-fallback") == []
    scene = scheme("recruit")
    scene.automa.used = ("recruit",)
    scene.begin(AutomaTurn())
    assert [(line["action"], line["why"]) for line in scene.told("automa-blocked")] == [
        ("action:recruit", "obstacle:occupied")
    ]
    assert scene.told("automa-fallback")[0]["action"] == "fallback:pray"


@pytest.mark.rule("paladins.solo.orders-scheme")
@pytest.mark.ruling("paladins", 38)
def test_solo_orders_choice() -> None:
    """Worked example: commission, then convert, then fortify; done or occupied orders are passed over."""
    orders = ("fortify", "convert", "commission")

    def act(**changes: object) -> Scene:
        scene = scheme("kings_order").orders(*orders).outsiders("archer_1").has(1, **changes)
        if "commissions" not in changes:
            scene.board(1, commission="www" if changes else "...")
        return scene.begin(AutomaTurn())

    assert act().player(1).commissions == 1
    assert act(commissions=5).player(1).converted == ("archer_1",)
    assert act(faith=1).player(1).converted == ("archer_1",)
    scene = scheme("kings_order").orders(*orders).outsiders().board(1, commission="www").begin(AutomaTurn())
    assert len(scene.player(1).walls) == 1
    assert [told["action"] for told in scene.told("automa-blocked")] == ["action:commission", "action:convert"]


@pytest.mark.rule("paladins.solo.orders-all-done")
@pytest.mark.ruling("paladins", 38)
def test_with_all_orders_fulfilled_the_rightmost_possible() -> None:
    scene = scheme("kings_order").orders("fortify", "commission")
    scene.has(1, walls="wall_01 " * 5, commissions=5, influence=12).begin(AutomaTurn())
    assert scene.player(1).commissions == 6
    scene = scheme("kings_order").orders("fortify", "commission").board(1, commission="www")
    scene.has(1, walls="wall_01 " * 5, commissions=5, influence=12).begin(AutomaTurn())
    assert len(scene.player(1).walls) == 6


@pytest.mark.rule("paladins.solo.orders-all-done", "paladins.solo.orders-scheme")
@pytest.mark.ruling("paladins", 38)
def test_fulfilled_orders_come_before_the_fallback_row() -> None:
    """The only order left to fulfil is blocked: the rightmost fulfilled one that is possible is taken again."""
    scene = scheme("kings_order").orders("fortify", "commission", "attack").outsiders()
    scene.has(1, walls="wall_01 " * 5, commissions=5, influence=12).begin(AutomaTurn())
    assert scene.player(1).commissions == 6
    assert [told["action"] for told in scene.told("automa-blocked")] == ["action:attack"]
    assert scene.told("automa-fallback") == []
    scene = scheme("kings_order").orders("fortify", "commission", "attack").outsiders()
    scene.board(1, commission="www", fortify="www").has(1, walls="wall_01 " * 5, commissions=5, influence=12)
    scene.begin(AutomaTurn())
    blocked = [told["action"] for told in scene.told("automa-blocked")]
    assert blocked == ["action:attack", "action:commission", "action:fortify"]
    assert len(scene.told("automa-fallback")) == 1


@pytest.mark.rule("paladins.solo.favour-scheme", "paladins.solo.wrap")
def test_solo_favour_wrap() -> None:
    """Worked example: fifth and first favour taken, so the second: a discard and two taxes wrap the marker."""
    scene = scheme("kings_favour").favours("labour", "pardon", "stores", "virtue", "levy").has(1, suspicion=1)
    scene.s.guests = ("0l", "", "", "", "0l")
    scene.automa.marker = 5
    scene.begin(AutomaTurn())
    assert scene.s.guests[1] == "1w"
    assert (scene.player(1).suspicion, scene.s.tax, scene.automa.marker) == ((), 3, 2)
    assert sum(scene.player(1).attributes) == 1
    assert scene.attributes(1)["strength"] == 1


@pytest.mark.rule("paladins.solo.favour-scheme", "paladins.solo.fallback")
def test_no_free_favour_means_the_fallback_row() -> None:
    scene = scheme("kings_favour").favours("labour")
    scene.s.guests = ("0l",)
    scene.begin(AutomaTurn())
    assert "automa-no-favour" in scene.kinds()
    assert fallback_of(scene) == "recruit"


@pytest.mark.rule("paladins.solo.ignores-costs", "paladins.solo.choices")
@pytest.mark.ruling("paladins", 34)
def test_solo_favour_cost_ignored() -> None:
    """Worked example: a favour that costs silver costs the automa none; a debt it does take."""
    scene = scheme("kings_favour").favours("clemency").has(1, unpaid=1).begin(AutomaTurn())
    assert (scene.player(1).paid, scene.player(1).silver) == (1, 0)
    scene = scheme("kings_favour").favours("clemency").has(1, suspicion=3).begin(AutomaTurn())
    assert len(scene.player(1).suspicion) == 1
    scene = scheme("kings_favour").favours("levy").begin(AutomaTurn())
    assert (scene.player(1).unpaid, scene.automa.workers) == (1, 6)
    scene = scheme("kings_favour").favours("works").begin(AutomaTurn())
    assert (scene.automa.workers, scene.player(1).workshops) == (5, 8)
    scene = scheme("kings_favour").favours("virtue").has(1, strength=2, faith=1).begin(AutomaTurn())
    assert scene.attributes(1) == {"strength": 2, "faith": 1, "influence": 1}
