"""The bot's turns: schemes, fallback row, its readings of the actions, its score (paladins.solo.*)."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.core.outcome import rank
from greathall.games.paladins.scoring import points_of, standings
from greathall.games.paladins.solo.actions import preferred_space
from greathall.games.paladins.solo.turn import BotTurn
from tests.games.paladins.scenes import Scene

FALLBACKS = ("recruit", "pray", "trade", "conspire", "rest")


def scheme(name: str, workers: int = 4) -> Scene:
    """A bot about to reveal this scheme."""
    scene = Scene(1)
    scene.board(1, commission="...", fortify="...", garrison="...", absolve="...", attack="...", convert="...")
    scene.bot.workers = workers
    scene.bot.schemes = sorted([*scene.bot.schemes, "kings_favour"]) if name == "kings_favour" else scene.bot.schemes
    return scene.draws(("scheme", name)).townsfolk("squire_2", "abbot_2", "abbot_3", "peddler_1", "peddler_2")


def fallback_of(scene: Scene) -> str | None:
    told = scene.told("bot-fallback")
    return str(told[-1]["action"]).removeprefix("fallback:") if told else None


@pytest.mark.rule("paladins.solo.scheme", "paladins.solo.fallback", "paladins.develop.fewer-workers")
@pytest.mark.parametrize(("workers", "taken"), [(2, True), (1, False)])
def test_solo_scheme_commission(workers: int, taken: bool) -> None:
    """Worked examples: with one workshop two workers are enough; with one worker the bot falls back."""
    scene = scheme("commission", workers).board(1, commission="#..").begin(BotTurn())
    assert (scene.player(1).commissions == 1) == taken
    if taken:
        assert scene.spaces("commission", 1) == "#ww"
    else:
        assert scene.told("bot-blocked")[0]["why"] == "obstacle:workers"
        assert fallback_of(scene) == "recruit"


@pytest.mark.rule("paladins.solo.scheme")
def test_every_step_is_explained() -> None:
    scene = scheme("commission").begin(BotTurn())
    assert scene.kinds()[:5] == ["bot-scheme", "bot-places", "bot-prefers", "monk-sent", "bot-points-at"]
    assert scene.told("bot-prefers")[0]["why"] == "priority:recruit"


@pytest.mark.rule("paladins.solo.scheme", "paladins.solo.until-done")
def test_person_and_bot_take_turns() -> None:
    scene = scheme("fortify", workers=6).has(workers="labourer labourer labourer").begin()
    scene.play("act hunt")
    assert scene.asked == (0, "take-turn")
    assert len(scene.told("bot-scheme")) == 1
    assert scene.play("pass").table.over
    assert scene.player(1).passed


@pytest.mark.rule("paladins.solo.until-done")
@pytest.mark.ruling("paladins", 30)
def test_without_workers_the_bot_is_done() -> None:
    scene = scheme("attack", workers=0).begin(BotTurn())
    assert scene.player(1).passed
    assert scene.kinds() == ["bot-done"]


@pytest.mark.rule("paladins.solo.fallback", "paladins.solo.fallback-once")
@pytest.mark.ruling("paladins", 30)
def test_the_fallback_row_from_the_left_once_per_round() -> None:
    scene = scheme("attack", workers=9).board(1, attack="www")
    used = []
    for _ in FALLBACKS:
        scene.board(1, attack="www").draws(("scheme", "attack"), ("suspicion", "suspicion_0")).begin(BotTurn())
        used.append(fallback_of(scene))
        scene.bot.schemes = sorted((*scene.bot.schemes, *scene.bot.scheme_discard))
        scene.bot.scheme_discard = ()
    assert tuple(used) == FALLBACKS
    assert scene.player(1).passed


@pytest.mark.rule("paladins.solo.fallback")
def test_without_townsfolk_the_bot_prays() -> None:
    scene = scheme("attack").townsfolk().board(1, attack="www").begin(BotTurn())
    assert fallback_of(scene) == "pray"


@pytest.mark.rule("paladins.solo.empty-schemes")
@pytest.mark.ruling("paladins", 29)
def test_an_empty_scheme_deck_is_made_from_the_discards() -> None:
    scene = scheme("attack", workers=0)
    scene.bot.workers = 1
    scene.bot.schemes, scene.bot.scheme_discard = [], ("convert", "kings_favour")
    scene.draws().begin(BotTurn())
    assert {"deck": "deck:scheme"} in scene.told("reshuffled")
    assert len(scene.bot.schemes) + len(scene.bot.scheme_discard) == 2


# The fallback actions


@pytest.mark.rule("paladins.solo.recruit", "paladins.solo.card-pointer")
def test_the_bot_recruits_where_the_marker_points() -> None:
    scene = scheme("attack").board(1, attack="www").townsfolk("squire_2", "", "", "abbot_3", "")
    scene.bot.marker = 2
    scene.begin(BotTurn())
    assert scene.s.townsfolk == ["squire_2", "", "", "", ""]
    assert scene.s.townsfolk_discard == ("abbot_3",)
    assert scene.told("bot-points-at") == [{"seat": "seat:1", "n": 2, "to": 4}]
    assert scene.spaces("attack", 1) == "..."


@pytest.mark.rule("paladins.solo.pray")
def test_the_bots_prayer() -> None:
    scene = scheme("attack").board(1, attack="www", convert="#ww").townsfolk().begin(BotTurn())
    assert (scene.spaces("attack", 1), scene.spaces("convert", 1)) == ("...", "#..")
    assert (scene.bot.scheme_discard, len(scene.bot.schemes), scene.bot.workers) == ((), 12, 3)
    scene = scheme("attack", workers=2).townsfolk().begin(BotTurn())
    assert (fallback_of(scene), scene.bot.workers) == ("pray", 2)


@pytest.mark.rule("paladins.solo.trade")
def test_the_bot_trades() -> None:
    scene = scheme("attack", workers=1)
    scene.bot.used = ("recruit", "pray")
    scene.begin(BotTurn())
    assert (scene.bot.marker, scene.bot.workers) == (2, 0)


@pytest.mark.rule("paladins.solo.conspire")
@pytest.mark.ruling("paladins", 33)
def test_the_bot_conspires() -> None:
    scene = scheme("attack", workers=1)
    scene.bot.used = ("recruit", "pray", "trade")
    scene.draws(("scheme", "attack"), ("suspicion", "suspicion_2")).begin(BotTurn())
    assert (scene.bot.workers, scene.bot.marker, scene.s.tax) == (2, 3, 3)
    assert scene.player(1).suspicion == ("suspicion_2",)


@pytest.mark.rule("paladins.solo.rest")
def test_the_bot_rests() -> None:
    scene = scheme("attack", workers=3).board(1, attack="www")
    scene.bot.used = ("recruit", "pray", "trade", "conspire")
    scene.begin(BotTurn())
    assert scene.bot.marker == 4
    assert scene.player(1).passed


# The right-hand actions


@pytest.mark.rule("paladins.solo.region-attribute", "paladins.solo.ignores-costs")
@pytest.mark.ruling("paladins", 37)
def test_the_bots_pieces_follow_its_attributes() -> None:
    scene = scheme("garrison").begin(BotTurn())
    assert scene.player(1).garrisons == 0
    assert scene.told("bot-blocked")[0]["why"] == "obstacle:target"
    scene = scheme("garrison").has(1, strength=1).begin(BotTurn())
    assert (scene.player(1).garrisons, scene.attributes(1)["faith"]) == (1, 1)
    scene = scheme("commission").begin(BotTurn())
    assert scene.attributes(1)["influence"] >= 1
    assert scene.player(1).provisions == 0


@pytest.mark.rule("paladins.solo.region-priority", "paladins.solo.region-leftmost")
@pytest.mark.ruling("paladins", 37)
def test_the_bots_order_of_preference() -> None:
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
def test_icons_as_the_bot_reads_them() -> None:
    scene = scheme("attack").reward("space:r1_1", seat=1)
    assert scene.s.townsfolk_discard == ("squire_2",)
    assert (scene.player(1).townsfolk, scene.attributes(1)["influence"]) == ((), 1)
    scene = scheme("attack").board(1, absolve="www").reward("space:r3_4", seat=1)
    assert scene.spaces("absolve", 1) == "..."
    assert "bot-shuffles" in scene.kinds()


@pytest.mark.rule("paladins.solo.absolve")
@pytest.mark.ruling("paladins", 31)
def test_the_bot_absolves() -> None:
    scene = scheme("absolve").has(1, suspicion=3, unpaid=1).begin(BotTurn())
    assert (len(scene.player(1).jars), scene.attributes(1)["faith"]) == (1, 1)
    assert (len(scene.player(1).suspicion), scene.player(1).paid) == (2, 1)
    scene = scheme("absolve").has(1, suspicion=3).begin(BotTurn())
    assert (len(scene.player(1).suspicion), scene.s.tax) == (1, 5)
    scene = scheme("absolve").has(1, jars="turned", suspicion=1).begin(BotTurn())
    assert scene.told("bot-blocked")[0]["why"] == "obstacle:attribute"


@pytest.mark.rule("paladins.solo.fortify", "paladins.solo.choices")
@pytest.mark.ruling("paladins", 49)
def test_the_bot_fortifies_and_takes_the_left_reward_it_can() -> None:
    scene = scheme("fortify").has(1, unpaid=1).draws(("scheme", "fortify"), ("wall", "wall_04")).begin(BotTurn())
    assert (scene.player(1).paid, scene.attributes(1)["strength"]) == (1, 1)
    scene = scheme("fortify").draws(("scheme", "fortify"), ("wall", "wall_04")).begin(BotTurn())
    assert (scene.player(1).paid, scene.bot.marker) == (0, 3)
    scene = scheme("fortify").draws(("scheme", "fortify"), ("wall", "wall_05")).begin(BotTurn())
    assert (scene.bot.marker, scene.s.tax) == (1, 4)
    scene = scheme("fortify").has(1, walls="wall_01").begin(BotTurn())
    assert scene.told("bot-blocked")[0]["why"] == "obstacle:attribute"


@pytest.mark.rule("paladins.solo.attack", "paladins.solo.card-pointer", "paladins.solo.sixth-outsider")
def test_the_bot_attacks_within_its_strength() -> None:
    cards = ("archer_1", "archer_2", "hunter_1", "thief_1", "mercenary_1", "mercenary_4")
    scene = scheme("attack").has(1, strength=5).outsiders(*cards)
    scene.bot.marker = 3
    assert scene.begin(BotTurn()).player(1).attacked == ("hunter_1",)
    scene = scheme("attack").has(1, strength=5).outsiders(*cards)
    scene.bot.marker = 4
    assert scene.begin(BotTurn()).player(1).attacked == ("archer_1",)
    scene = scheme("attack").has(1, strength=12).outsiders("archer_1", "", "", "", "", "mercenary_4")
    scene.bot.marker = 5
    assert scene.begin(BotTurn()).player(1).attacked == ("mercenary_4",)
    scene = scheme("attack").outsiders(*cards).begin(BotTurn())
    assert scene.player(1).attacked == ()
    assert fallback_of(scene) == "recruit"


@pytest.mark.rule("paladins.solo.convert")
def test_the_bot_converts_within_its_faith() -> None:
    scene = scheme("convert").has(1, faith=2).outsiders("archer_1", "assassin_1", "hunter_1")
    scene.bot.marker = 2
    scene.begin(BotTurn())
    assert (scene.player(1).converted, scene.attributes(1)["strength"]) == (("assassin_1",), 2)
    full = " ".join(f"mercenary_{i % 4 + 1}" for i in range(7))
    scene = scheme("convert").has(1, converted=full).outsiders("archer_1").begin(BotTurn())
    assert scene.told("bot-blocked")[0]["why"] == "obstacle:limit"


# Orders and favours


@pytest.mark.rule("paladins.solo.orders-scheme")
@pytest.mark.ruling("paladins", 38)
def test_solo_orders_choice() -> None:
    """Worked example: commission, then convert, then fortify; done or occupied orders are passed over."""
    orders = ("fortify", "convert", "commission")

    def act(**changes: object) -> Scene:
        scene = scheme("kings_order").orders(*orders).outsiders("archer_1").has(1, **changes)
        if "commissions" not in changes:
            scene.board(1, commission="www" if changes else "...")
        return scene.begin(BotTurn())

    assert act().player(1).commissions == 1
    assert act(commissions=5).player(1).converted == ("archer_1",)
    assert act(faith=1).player(1).converted == ("archer_1",)
    scene = scheme("kings_order").orders(*orders).outsiders().board(1, commission="www").begin(BotTurn())
    assert len(scene.player(1).walls) == 1
    assert [told["action"] for told in scene.told("bot-blocked")] == ["action:commission", "action:convert"]


@pytest.mark.rule("paladins.solo.orders-all-done")
@pytest.mark.ruling("paladins", 38)
def test_with_all_orders_fulfilled_the_rightmost_possible() -> None:
    scene = scheme("kings_order").orders("fortify", "commission")
    scene.has(1, walls="wall_01 " * 5, commissions=5, influence=12).begin(BotTurn())
    assert scene.player(1).commissions == 6
    scene = scheme("kings_order").orders("fortify", "commission").board(1, commission="www")
    scene.has(1, walls="wall_01 " * 5, commissions=5, influence=12).begin(BotTurn())
    assert len(scene.player(1).walls) == 6


@pytest.mark.rule("paladins.solo.favour-scheme", "paladins.solo.wrap")
def test_solo_favour_wrap() -> None:
    """Worked example: fifth and first favour taken, so the second: a discard and two taxes wrap the marker."""
    scene = scheme("kings_favour").favours("labour", "pardon", "stores", "virtue", "levy").has(1, suspicion=1)
    scene.s.guests = ("0l", "", "", "", "0l")
    scene.bot.marker = 5
    scene.begin(BotTurn())
    assert scene.s.guests[1] == "1w"
    assert (scene.player(1).suspicion, scene.s.tax, scene.bot.marker) == ((), 3, 2)
    assert sum(scene.player(1).attributes) == 1
    assert scene.attributes(1)["strength"] == 1


@pytest.mark.rule("paladins.solo.favour-scheme", "paladins.solo.fallback")
def test_no_free_favour_means_the_fallback_row() -> None:
    scene = scheme("kings_favour").favours("labour")
    scene.s.guests = ("0l",)
    scene.begin(BotTurn())
    assert "bot-no-favour" in scene.kinds()
    assert fallback_of(scene) == "recruit"


@pytest.mark.rule("paladins.solo.ignores-costs", "paladins.solo.choices")
@pytest.mark.ruling("paladins", 34)
def test_solo_favour_cost_ignored() -> None:
    """Worked example: a favour that costs silver costs the bot none; a debt it does take."""
    scene = scheme("kings_favour").favours("clemency").has(1, unpaid=1).begin(BotTurn())
    assert (scene.player(1).paid, scene.player(1).silver) == (1, 0)
    scene = scheme("kings_favour").favours("clemency").has(1, suspicion=3).begin(BotTurn())
    assert len(scene.player(1).suspicion) == 1
    scene = scheme("kings_favour").favours("levy").begin(BotTurn())
    assert (scene.player(1).unpaid, scene.bot.workers) == (1, 6)
    scene = scheme("kings_favour").favours("works").begin(BotTurn())
    assert (scene.bot.workers, scene.player(1).workshops) == (5, 8)
    scene = scheme("kings_favour").favours("virtue").has(1, strength=2, faith=1).begin(BotTurn())
    assert scene.attributes(1) == {"strength": 2, "faith": 1, "influence": 1}


# Score


@pytest.mark.rule("paladins.solo.score", "paladins.solo.minimum")
@pytest.mark.ruling("paladins", 35, 36)
def test_solo_bot_score_76() -> None:
    """Worked example: 76 points of the bot, part by part."""
    scene = Scene(1).orders("absolve", "commission", "garrison")
    scene.board(1, commission="##.", fortify="#..", garrison="##.", absolve="#..", attack="...", convert="...")
    scene.has(1, strength=12, faith=10, influence=11, commissions=6, garrisons=5, walls="wall_01 wall_01")
    scene.has(1, converted="armourer_1 lookout_1 guardian_1 protector_1 invader_1 hunter_1")
    scene.has(1, attacked="thief_2 adventurer_2", paid=1, unpaid=2, silver=9)
    points = points_of(scene.s, 1)
    assert (points["orders"], points["strength"] + points["faith"] + points["influence"]) == (14, 49)
    assert (points["commission"], points["garrison"], points["converted"]) == (5, 2, 11)
    assert (points["debts"], points["develop"], points["leftovers"]) == (-5, 0, 0)
    assert sum(points.values()) == 76


@pytest.mark.rule("paladins.solo.minimum")
@pytest.mark.ruling("paladins", 36)
def test_only_the_bot_gets_a_point_for_every_convert() -> None:
    scene = Scene(1).has(0, converted="thief_1 hunter_1").has(1, converted="thief_1 hunter_1")
    assert points_of(scene.s, 0)["converted"] == 0
    assert points_of(scene.s, 1)["converted"] == 2


@pytest.mark.rule("paladins.solo.result")
@pytest.mark.ruling("paladins", 51)
def test_person_and_bot_are_ranked_by_the_usual_list() -> None:
    scene = Scene(1).has(0, silver=0, provisions=0)
    assert rank(standings(scene.s), [0, 1]).winners == (0, 1)
    assert rank(standings(scene.has(1, suspicion=1).s), [0, 1]).winners == (0,)
    assert rank(standings(scene.has(1, faith=4).s), [0, 1]).winners == (1,)


@pytest.mark.rule("paladins.solo.never")
@pytest.mark.ruling("paladins", 35, 40)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_bot_keeps_to_its_limits(difficulty: str) -> None:
    table = greathall.new("paladins", seats=1, seed=9, difficulty=difficulty)
    rng = Random(9)
    while not table.over:
        bot = table.state.players[1]
        assert all(spaces.count("#") <= 2 for spaces in bot.board)
        assert bot.workshops + sum(spaces.count("#") for spaces in bot.board) == 8
        assert table.state.bot.workers >= 0
        table.play(rng.choice(table.decisions[0].options))
    used = {"easy": 4, "normal": 6, "hard": 8}[difficulty]
    assert table.state.players[1].workshops == 8 - used
