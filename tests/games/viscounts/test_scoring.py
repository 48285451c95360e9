"""The end and the score (viscounts.end.*, viscounts.score.*)."""

from __future__ import annotations

import pytest

from greathall.core.table.outcome import rank
from greathall.games.viscounts.box import CLERIC
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.game_end import Finish
from greathall.games.viscounts.scoring import count, count_icons, majority, set_points
from greathall.games.viscounts.state import FUTURE
from greathall.games.viscounts.turn import EndTurn, Turn
from tests.games.viscounts.automas import BOT, schemes, solo
from tests.games.viscounts.scenes import Scene


def points(scene: Scene, seat: int = 0) -> dict[str, int]:
    return scene.table.game.standings(scene.s)[seat].points


@pytest.mark.rule("viscounts.end.trigger")
@pytest.mark.ruling("viscounts", 51)
@pytest.mark.parametrize(("stack", "key"), [("poverty", "track:space_5.above"), ("prosperity", "track:space_3.above")])
def test_the_end_comes_with_the_last_card_then_one_more_round(stack: str, key: str) -> None:
    scene = Scene(3).stacks(1, 1)
    scene.s.round = 7
    scene.begin(Perform(1, key))
    assert scene.s.last_round == 8
    assert scene.events("uncovered")[0].params == {"stack": f"stack:{stack}"}


@pytest.mark.rule("viscounts.end.trigger")
def test_the_last_turn_belongs_to_the_seat_before_the_first_player() -> None:
    scene = Scene(3)
    scene.s.first, scene.s.round, scene.s.last_round = 1, 9, 9
    for seat in range(3):
        scene.pile("abbot squire labourer thief trader lender", seat)
    assert scene.begin(EndTurn(0)).asked is None
    assert scene.table.over
    still = Scene(3)
    still.s.first, still.s.round, still.s.last_round = 1, 9, 9
    still.pile("abbot squire labourer thief trader lender", 0).begin(EndTurn(2))
    assert not still.table.over
    assert still.events("turn")[0].params == {"seat": "seat:0"}


@pytest.mark.rule("viscounts.end.divided")
@pytest.mark.ruling("viscounts", 51)
def test_a_second_uncovered_card_scores_too_and_changes_nothing_else() -> None:
    scene = Scene().stacks(1, 1).has(paid=1, approved=1)
    scene.s.round = 4
    scene.begin(Perform(0, "track:space_5.above"))
    scene.s.round = 5
    scene.begin(Perform(0, "track:space_3.above"))
    assert scene.s.last_round == 5
    assert scene.events("divided")
    assert (points(scene)["poverty"], points(scene)["prosperity"]) == (12, 12)


@pytest.mark.rule("viscounts.score.buildings")
@pytest.mark.parametrize(
    ("kind", "ladder"), [("workshop", (2, 5, 9)), ("trading_post", (4, 9, 15)), ("guildhall", (6, 13, 21))]
)
def test_buildings_score_by_kind_and_number(kind: str, ladder: tuple[int, ...]) -> None:
    for n, value in enumerate(ladder, 1):
        slots = " ".join(f"{kind}_{i}" for i in range(3, 3 - n, -1))
        assert points(Scene().slots(slots))["buildings"] == value


@pytest.mark.rule("viscounts.score.workers")
def test_workers_score_their_tier() -> None:
    scene = Scene().workers("first", "flip", 2).workers("second", "virtue", 2)
    scene.s.third_tier = [3, 0]
    assert points(scene)["workers"] == 2 * 1 + 2 * 2 + 3 * 3


@pytest.mark.rule("viscounts.score.sets")
@pytest.mark.ruling("viscounts", 57)
@pytest.mark.parametrize(
    ("manuscripts", "value"),
    [
        ("gray_3_flip", 1),
        ("gray_3_flip black_3_flip", 4),
        ("gray_3_flip black_3_flip yellow_3_flip", 9),
        ("gray_3_flip black_3_flip yellow_3_flip blue_3_hire", 16),
        ("gray_3_flip gray_3_virtue black_3_flip yellow_3_flip yellow_4_gold blue_3_hire", 20),
        ("", 0),
    ],
)
def test_largest_sets_of_different_ribbons_first(manuscripts: str, value: int) -> None:
    scene = Scene().owns(manuscripts)
    assert set_points(scene.s, scene.player(0)) == value


@pytest.mark.rule("viscounts.score.manuscripts")
@pytest.mark.parametrize(
    ("manuscript", "value"),
    [
        ("gray_6_buildings", 3),
        ("gray_5_resources", 3),
        ("gray_5_builders", 2),
        ("black_5_clerics", 1),
        ("black_6_manuscripts", 0),
        ("black_6_flipped_deeds", 2),
        ("yellow_5_nobles", 3),
        ("yellow_6_flipped_debts", 1),
        ("yellow_6_workers", 2),
        ("blue_5_merchants", 3),
        ("blue_6_criminals", 3),
        ("gray_4_stone", 0),
    ],
)
def test_each_manuscript_counts_its_thing(manuscript: str, value: int) -> None:
    scene = Scene().slots("workshop_1 guildhall_2 guildhall_1").has(ink=3, gold=2, stone=2, paid=1, approved=2)
    scene.row("thief antagonist squire").hand("abbot trader").pile("lender princess").discards("labourer journeyman")
    scene.workers("first", "flip", 3).workers("second", "flip", 1)
    scene.s.third_tier = [1, 0]
    scene.slots("trading_post_3 guildhall_2 guildhall_1").owns(manuscript)
    assert points(scene)["manuscripts"] == value


@pytest.mark.rule("viscounts.score.icons")
@pytest.mark.ruling("viscounts", 54)
def test_icons_of_all_own_cards_slots_and_bonus_cards() -> None:
    scene = Scene().row("squire - -").hand("princess").pile("artist").discards("benefactor").slots("guildhall_2")
    scene.player(0).bonuses = ("yellow",)
    # Three nobles on cards, one slot, one bonus card; the benefactor converts nothing, printed spaces do not count.
    assert count(scene.s, 0, "icon_noble") == 5
    assert count(scene.s, 0, "icon_merchant") == 2


@pytest.mark.rule("viscounts.score.per-two")
@pytest.mark.ruling("viscounts", 55, 56)
def test_every_two_rounds_down_on_each_manuscript_and_counts_itself() -> None:
    scene = Scene().owns("black_6_manuscripts gray_3_flip yellow_6_workers").workers("first", "flip", 3)
    # Three manuscripts and three workers: one point each.
    assert points(scene)["manuscripts"] == 2
    assert points(Scene().owns("black_6_manuscripts gray_3_flip"))["manuscripts"] == 1


@pytest.mark.rule("viscounts.score.cards")
def test_leader_and_bonus_cards() -> None:
    scene = Scene()
    scene.s.leader = 0
    scene.player(0).bonuses = ("blue", "gray")
    assert (points(scene)["leader"], points(scene)["bonuses"]) == (5, 6)
    assert points(scene, 1)["leader"] == 0


@pytest.mark.rule("viscounts.score.debts", "viscounts.score.deeds")
def test_debts_cost_and_deeds_pay() -> None:
    scene = Scene().has(debts=2, paid=3, deeds=4, approved=5)
    found = points(scene)
    assert (found["debts"], found["deeds"], found["approved"]) == (-4, 4, 15)


@pytest.mark.rule("viscounts.score.poverty", "viscounts.score.prosperity")
def test_majorities_score_only_when_uncovered() -> None:
    scene = Scene(3).has(0, approved=3, paid=1).has(1, approved=2, paid=3).has(2, approved=1, paid=2)
    assert [points(scene, seat)["poverty"] for seat in range(3)] == [0, 0, 0]
    scene.stacks(0, 5)
    assert [points(scene, seat)["poverty"] for seat in range(3)] == [12, 8, 4]
    assert [points(scene, seat)["prosperity"] for seat in range(3)] == [0, 0, 0]
    scene.stacks(5, 0)
    assert [points(scene, seat)["prosperity"] for seat in range(3)] == [4, 12, 8]
    assert [points(scene, seat)["poverty"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("viscounts.score.majority-ties")
@pytest.mark.ruling("viscounts", 53)
@pytest.mark.parametrize(
    ("flipped", "shares"),
    [
        ([3, 3, 2, 0], [10, 10, 4, 0]),
        ([5, 2, 2, 2], [12, 4, 4, 4]),
        ([2, 2, 2, 0], [8, 8, 8, 0]),
        ([1, 1, 1, 1], [6, 6, 6, 6]),
        ([4, 0, 0, 0], [12, 0, 0, 0]),
        ([3, 2, 2, 1], [12, 6, 6, 0]),
    ],
)
def test_tied_players_share_their_places(flipped: list[int], shares: list[int]) -> None:
    assert majority(flipped, (12, 8, 4)) == shares


@pytest.mark.rule("viscounts.score.few-players")
@pytest.mark.ruling("viscounts", 53)
def test_with_two_players_the_second_place_is_worth_four() -> None:
    assert majority([3, 1], (12, 4)) == [12, 4]
    assert majority([2, 2], (12, 4)) == [8, 8]
    scene = Scene().has(0, approved=1).has(1, approved=3).stacks(0, 5)
    assert [points(scene, seat)["poverty"] for seat in range(2)] == [4, 12]


@pytest.mark.rule("viscounts.score.winner")
@pytest.mark.ruling("viscounts", 60)
def test_ties_go_to_silver_and_resources_then_are_shared() -> None:
    scene = Scene(3).has(0, deeds=3, silver=2).has(1, deeds=3, ink=1, gold=1, stone=1).has(2, deeds=2, silver=9)
    found = rank(scene.table.game.standings(scene.s), [0, 1, 2])
    assert found.winners == (1,)
    assert found.tie_breaks_used == ("goods",)
    scene.has(0, silver=3)
    assert rank(scene.table.game.standings(scene.s), [0, 1, 2]).winners == (0, 1)


def test_nothing_is_scored_by_majority_during_set_up() -> None:
    scene = Scene().has(approved=1).stacks(0, 0)
    scene.s.round = 0
    assert points(scene)["poverty"] == 0


def test_a_turn_step_knows_the_last_round() -> None:
    scene = Scene().pile("abbot squire labourer thief trader lender").begin(Turn(0))
    assert scene.s.round == 2


@pytest.mark.rule("viscounts.score.icons")
def test_a_scheme_mixed_in_unseen_counts_as_soon_as_it_can_be_no_other() -> None:
    scene = schemes(solo(), draw=FUTURE, future="future_cleric").owns("black_5_clerics", BOT)
    assert count_icons(scene.s, BOT, CLERIC) == 1
    open_yet = schemes(solo(), draw=FUTURE, future="future_cleric future_noble")
    assert count_icons(open_yet.s, BOT, CLERIC) == 0


@pytest.mark.rule("viscounts.score.icons", "viscounts.solo.difficulty")
def test_at_the_end_schemes_mixed_in_unseen_are_looked_at() -> None:
    scene = schemes(solo(), draw=f"{FUTURE} start_noble", future="future_cleric future_noble")
    scene.will_draw(("future_schemes", "future_cleric")).begin(Finish())
    assert [one.params["scheme"] for one in scene.events("automa-shows-scheme")] == ["scheme:future_cleric"]
    assert count_icons(scene.s, BOT, CLERIC) == 1
