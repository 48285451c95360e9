"""The trait check in full (crusaders.check.*)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from greathall.core.rules.chance import Sampled
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, settle, step
from greathall.games.crusaders.ageing import Age
from greathall.games.crusaders.check_odds import chance, odds, percent
from greathall.games.crusaders.crusade import CrusadeAction
from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.realm import RealmAction
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.trait_check import begin_check
from tests.games.crusaders.scenes import BAD, GOOD, Scene


@step("try-it")
class TryIt(Step[Crusaders]):
    """A bare check, for tests."""

    seat: int
    critical: str
    required: int
    free: int
    counterable: bool = True

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        begin_check(s, self.seat, self.critical, self.required, self.free, dealer, self.counterable)


def poor(scene: Scene) -> Scene:
    """Nobody has gold: nothing is invested or countered."""
    for seat in range(scene.s.people):
        scene.gold(seat, 0)
    return scene


def result(scene: Scene) -> bool:
    assert scene.s.check is not None
    return scene.s.check.passed


@pytest.mark.rule("crusaders.check.draw")
@pytest.mark.rule("crusaders.check.required")
def test_positive_succeeds_and_negative_fails() -> None:
    assert result(poor(Scene()).bag(0, GOOD).begin(TryIt(0, "", 1, 1)))
    assert not result(poor(Scene()).bag(0, BAD).begin(TryIt(0, "", 1, 1)))
    assert not result(poor(Scene()).bag(0, GOOD, GOOD, GOOD).begin(TryIt(0, "", 2, 1)))
    assert result(poor(Scene()).bag(0, GOOD, GOOD, GOOD).begin(TryIt(0, "", 2, 2)).draw_on())


@pytest.mark.rule("crusaders.check.stop")
def test_drawing_stops_at_success_and_tokens_return() -> None:
    scene = poor(Scene()).bag(0, *[GOOD] * 5).begin(TryIt(0, "", 1, 4))
    assert len(scene.events("drawn")) == 1
    assert scene.house(0).bag == [GOOD] * 5


@pytest.mark.rule("crusaders.check.criticals")
@pytest.mark.parametrize(
    ("kind", "failing", "succeeding"),
    [
        ("marriage", "chaste", "lustful"),
        ("realm", "humble", "ambitious"),
        ("intrigue", "honest", "deceitful"),
        ("war", "kind", "cruel"),
        ("crusade", "kind", "cruel"),
    ],
)
def test_each_kind_turns_one_pair_around(kind: str, failing: str, succeeding: str) -> None:
    scene = poor(Scene()).bag(0, f"random_{failing}", f"random_{failing}").begin(TryIt(0, kind, 1, 1))
    assert scene.asked == (0, "sacrifice")
    assert not result(scene.play(f"s0 keep-token random_{failing}"))
    scene = poor(Scene()).bag(0, f"random_{succeeding}", BAD, BAD).bag(0, f"random_{succeeding}")
    assert result(scene.begin(TryIt(0, kind, 1, 1)).play(f"s0 keep-token random_{succeeding}"))
    assert result(poor(Scene()).bag(0, f"random_{failing}").begin(TryIt(0, "", 1, 1)))


@pytest.mark.rule("crusaders.check.sacrifice-failure")
@pytest.mark.rule("crusaders.check.sacrificed-tokens")
@pytest.mark.ruling("crusaders", 19)
def test_a_critical_failure_given_up_is_one_success() -> None:
    scene = poor(Scene()).bag(0, "random_kind", "random_kind").begin(TryIt(0, "war", 1, 1))
    bagged = len(scene.s.bag)
    assert scene.decision.default.notation == "s0 sacrifice random_kind"
    assert result(scene.play("s0 sacrifice random_kind"))
    assert scene.house(0).bag == ["random_kind"]
    assert len(scene.s.bag) == bagged + 1
    starting = poor(Scene()).bag(0, "starting_kind", "starting_kind").begin(TryIt(0, "war", 1, 1))
    starting.play("s0 sacrifice starting_kind")
    assert "starting_kind" in starting.s.gone
    event = poor(Scene()).bag(0, "event_lustful", "event_lustful").begin(TryIt(0, "marriage", 1, 1))
    before = event.s.event_tokens.count("event_lustful")
    assert not result(event.play("s0 sacrifice event_lustful"))
    assert event.s.event_tokens.count("event_lustful") == before + 1


@pytest.mark.rule("crusaders.check.sacrifice-success")
def test_a_critical_success_given_up_is_a_failure() -> None:
    scene = poor(Scene()).bag(0, "random_cruel", "random_cruel").begin(TryIt(0, "war", 1, 1))
    assert scene.decision.default.notation == "s0 keep-token random_cruel"
    assert not result(scene.play("s0 sacrifice random_cruel"))
    assert scene.house(0).bag == ["random_cruel"]


@pytest.mark.rule("crusaders.check.concede")
@pytest.mark.ruling("crusaders", 18)
def test_a_check_may_be_given_up_without_a_refund() -> None:
    scene = Scene().gold(0, 2).gold(1, 0).gold(2, 0).bag(0, BAD, BAD, BAD, GOOD)
    scene.begin(TryIt(0, "", 1, 1)).play("s0 invest 2")
    while scene.asked == (0, "continue"):
        scene.play("s0 concede")
        break
    assert scene.house(0).gold == 0


@pytest.mark.rule("crusaders.check.invest")
@pytest.mark.rule("crusaders.check.invest-cap")
@pytest.mark.rule("crusaders.base.price")
@pytest.mark.ruling("crusaders", 15)
def test_gold_buys_draws_up_to_two_beyond_the_required_successes() -> None:
    scene = Scene().gold(0, 9).begin(TryIt(0, "", 2, 1))
    assert scene.options() == {"invest 0", "invest 1", "invest 2", "invest 3"}
    scene = Scene().gold(0, 1).begin(TryIt(0, "", 2, 1))
    assert scene.why_not("s0 invest 2").code == "gold-missing"
    free = Scene().gold(0, 9).gold(1, 0).gold(2, 0).sure(0).begin(TryIt(0, "", 1, 5))
    assert free.asked is None  # five free draws are above the cap already: nothing to invest
    assert free.events("check")[0].params["draws"] == 5
    assert free.events("check")[0].params["critical"] == "critical:none"


@pytest.mark.rule("crusaders.check.counter")
@pytest.mark.rule("crusaders.check.counter-floor")
def test_others_cancel_invested_draws_together() -> None:
    scene = Scene().gold(0, 5).gold(1, 1).gold(2, 5).sure(0).begin(TryIt(0, "", 1, 1))
    assert scene.table.decisions[0].params["against"] == 2  # whoever invests is told what it costs others to hinder it
    scene.play("s0 invest 2")
    assert {d.seat for d in scene.table.decisions} == {1, 2}
    assert scene.table.decisions[0].params["price"] == 2
    assert scene.why_not("s1 pledge 2").code == "gold-missing"
    scene.play("s1 pledge 1", "s2 pledge 2")
    assert [e.params["n"] for e in scene.events("countered")] == [1, 1]  # two gold, one draw; the rest returns
    assert (scene.house(1).gold, scene.house(2).gold) == (0, 4)
    assert scene.events("check")[0].params["draws"] == 2


@pytest.mark.rule("crusaders.check.counter-floor")
def test_draws_never_fall_below_the_required_successes() -> None:
    scene = Scene().gold(0, 5).gold(1, 9).gold(2, 0).sure(0).begin(TryIt(0, "", 3, 1)).play("s0 invest 4")
    scene.play("s1 pledge 4")
    assert scene.events("check")[0].params["draws"] == 3
    uncounterable = Scene().gold(0, 5).gold(1, 9).sure(0).begin(TryIt(0, "", 3, 1)).play("s0 invest 2")
    assert uncounterable.asked is None or uncounterable.asked[1] != "pledge"


@pytest.mark.rule("crusaders.check.counter-plots")
@pytest.mark.ruling("crusaders", 20)
def test_plots_may_be_invested_in_but_not_countered() -> None:
    scene = Scene().gold(0, 5).gold(1, 9).sure(0).begin(IntrigueAction(0)).play("s0 fabricate 1")
    assert scene.asked == (0, "invest")
    assert scene.table.decisions[0].params["against"] == 0
    scene.play("s0 invest 2")
    assert scene.events("check")[0].params["critical"] == "critical:intrigue"
    assert scene.has_claim(0, 1)


@pytest.mark.rule("crusaders.check.small-bag")
@pytest.mark.ruling("crusaders", 17)
def test_a_small_bag_is_drawn_out_and_never_thinned_to_nothing() -> None:
    scene = poor(Scene()).bag(0, BAD, BAD).begin(TryIt(0, "", 1, 5)).draw_on()
    assert len(scene.events("drawn")) == 2
    assert not result(scene)
    last = poor(Scene()).bag(0, "random_kind").begin(TryIt(0, "war", 1, 1))
    assert last.why_not("s0 sacrifice random_kind").code == "last-trait"


@pytest.mark.rule("crusaders.check.hopeless")
@pytest.mark.ruling("crusaders", 16)
def test_a_hopeless_check_may_be_tried() -> None:
    scene = poor(Scene()).sure(0)
    scene.s.round = 2
    scene.begin(IntrigueAction(0)).play(f"s0 murder {scene.house(1).ruler.card}")
    assert scene.events("check-lost")


@pytest.mark.rule("crusaders.check.modifiers")
@pytest.mark.rule("crusaders.development.steward")
def test_cards_and_track_add_free_draws() -> None:
    scene = Scene().gold(0, 3).cards(0, "steward").shields(0, 3).luckless(0).begin(RealmAction(0))
    scene.play("s0 build wessex")
    assert scene.s.check is not None
    assert scene.s.check.free == 3
    assert scene.s.check.reserve == 2  # the first castle of an action is cheaper


@pytest.mark.rule("crusaders.base.private-bags")
def test_nobody_sees_which_random_trait_left_a_bag_in_secret() -> None:
    views = []
    for removed in ("random_weak", "random_ugly"):
        scene = Scene().bag(0, "random_weak", "random_ugly", GOOD).gold(0, 0)
        scene.s.bag = [token for token in scene.s.bag if token not in ("random_weak", "random_ugly")]
        scene.house(0).age = 3
        scene.begin(Age(0)).play(f"s0 remove-trait {removed}")
        told = scene.events("trait-removed-secretly", seat=1)
        views.append((scene.shown(1)["houses"], told, scene.events("trait-removed", seat=1)))
        assert "bag" not in scene.shown(1)["houses"][0]
        assert scene.shown(0)["houses"][0]["bag"] == scene.house(0).bag
        assert scene.events("trait-removed", seat=0)
    assert views[0] == views[1]
    assert len(views[0][1]) == 1
    assert views[0][2] == []


# Odds


@pytest.mark.rule("crusaders.check.odds")
@pytest.mark.ruling("crusaders", 14)
def test_shown_odds_are_exact() -> None:
    """Against counting every way to draw, for every small bag."""
    for total in range(1, 8):
        for good in range(total + 1):
            for draws in range(1, 6):
                for required in (1, 2, 3):
                    hands = list(combinations(range(total), min(draws, total)))
                    wins = sum(1 for hand in hands if sum(1 for t in hand if t < good) >= required)
                    assert chance(good, total, draws, required) == pytest.approx(wins / len(hands))
    scene = Scene().gold(0, 5).bag(0, GOOD, "random_kind", BAD, "random_cruel").begin(TryIt(0, "war", 1, 1))
    shown = scene.shown(0)["check"]["odds"]
    assert [row["invest"] for row in shown] == [0, 1, 2]
    assert (shown[0]["plain"], shown[0]["sacrificing"]) == (0.5, 0.75)
    assert "odds" not in scene.shown(1)["check"]


@pytest.mark.rule("crusaders.check.odds")
@pytest.mark.parametrize(
    ("tokens", "critical", "required", "draws"),
    [
        ([GOOD] * 3 + [BAD] * 4, "", 1, 1),
        ([GOOD] * 3 + [BAD] * 4, "", 2, 3),
        ([GOOD] * 2 + [BAD] * 2 + ["random_cruel", "random_kind"], "war", 1, 2),
        ([GOOD] * 4 + [BAD] * 4 + ["random_deceitful"], "intrigue", 3, 5),
    ],
)
def test_draws_follow_the_hypergeometric_odds(tokens: list[str], critical: str, required: int, draws: int) -> None:
    """2,000 checks with a fixed seed stay within four standard errors of the exact odds."""
    n, won = 2000, 0
    base = poor(Scene()).bag(0, *tokens).s
    base.stack = []
    rng = Random(7)
    expected = 0.0
    for _ in range(n):
        s = base.clone()
        dealer = Dealer(Sampled(rng), 3, quiet=True)
        begin_check(s, 0, critical, required, draws, dealer)
        assert s.check is not None
        expected = odds(s, s.check, 0, False)
        settle(s, dealer)
        while s.stack:
            question = s.stack.pop()
            options = question.options(s)  # type: ignore[attr-defined]
            question.resolve(s, options[0], dealer)  # type: ignore[attr-defined]
            settle(s, dealer)
        won += s.check.passed
    assert won / n == pytest.approx(expected, abs=4 * (expected * (1 - expected) / n) ** 0.5)


def test_the_prompt_tells_the_odds() -> None:
    scene = Scene().gold(0, 5).bag(0, GOOD, BAD).begin(TryIt(0, "", 1, 1))
    assert scene.s.check is not None
    assert scene.decision.params["odds"] == percent(scene.s, scene.s.check) == 50


@pytest.mark.rule("crusaders.event.check")
@pytest.mark.ruling("crusaders", 22)
def test_checks_without_a_kind_have_no_criticals() -> None:
    assert result(poor(Scene()).bag(0, "random_kind").begin(TryIt(0, "", 1, 1)))
    assert not result(poor(Scene()).bag(0, "random_cruel").begin(TryIt(0, "", 1, 1)))


def test_a_crusade_check_has_the_criticals_of_war() -> None:
    scene = poor(Scene()).bag(0, "random_cruel", "random_cruel").begin(CrusadeAction(0))
    scene.play(f"s0 crusade {scene.house(0).ruler.card}", "s0 keep-token random_cruel")
    assert scene.s.track[0] == 0
