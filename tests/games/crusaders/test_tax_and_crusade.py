"""Taxes with their tokens, and crusades with their track."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.crusade import CrusadeAction, allowance, leaders
from greathall.games.crusaders.era import Plan
from greathall.games.crusaders.event_family import Birth
from greathall.games.crusaders.state import NOBODY
from greathall.games.crusaders.supply import hook
from greathall.games.crusaders.tax import TaxAction
from greathall.games.crusaders.turn import Reveal
from tests.games.crusaders.scenes import GOOD, Scene


def taxed(scene: Scene) -> int:
    """What seat 0 collects."""
    before = scene.house(0).gold
    scene.begin(TaxAction(0)).play("s0 collect")
    return scene.house(0).gold - before


@pytest.mark.rule("crusaders.tax.yield")
@pytest.mark.rule("crusaders.development.bank")
def test_regions_castles_bank_and_track() -> None:
    scene = Scene().castles("wessex").cards(0, "bank").shields(0, 1)
    assert taxed(scene) == 4 + 1 + 2 + 1


@pytest.mark.rule("crusaders.tax.harvest")
@pytest.mark.rule("crusaders.tax.crop-failure")
@pytest.mark.rule("crusaders.tax.duchy")
@pytest.mark.rule("crusaders.tax.several")
@pytest.mark.ruling("crusaders", 54)
def test_tokens_change_the_yield_and_one_of_each_goes() -> None:
    scene = Scene().cards(0).child(0, "england_01").castles("wessex")
    s = scene.s
    wessex, mercia, northumbria = (scene.at(r) for r in ("wessex", "mercia", "northumbria"))
    s.harvest[wessex] = 2
    s.harvest[mercia] = s.crop_failure[mercia] = 1
    s.duke[northumbria] = "england_01"
    assert taxed(scene) == (1 + 1 + 1) + 0 + 0 + 1
    assert (s.harvest[wessex], s.harvest[mercia], s.crop_failure[mercia]) == (1, 0, 0)


@pytest.mark.rule("crusaders.tax.plague")
@pytest.mark.rule("crusaders.tax.plague-ending")
@pytest.mark.ruling("crusaders", 55)
@pytest.mark.ruling("crusaders", 94)
def test_plague_spreads_by_failed_checks_and_never_again() -> None:
    scene = Scene().cards(0).gold(0, 0).luckless(0)
    s = scene.s
    s.plague[scene.at("northumbria")], s.left["plague"] = 1, 5
    scene.begin(TaxAction(0)).play("s0 collect")
    assert scene.asked == (0, "plague-next")  # Mercia and Scotland, an independent; in any order
    assert scene.options() == {"plague-next mercia", "plague-next scotland"}
    scene.play("s0 plague-next scotland")
    scene.draw_on()
    assert scene.house(0).gold == 3  # what is laid now counts at the next tax
    assert s.plague[scene.at("northumbria")] == 0
    assert s.plague[scene.at("scotland")] == s.plague[scene.at("mercia")] == 2
    scene.begin(TaxAction(0)).play("s0 collect")
    assert scene.house(0).gold == 6
    assert s.plague[scene.at("mercia")] == 0
    assert not scene.events("check")
    spared = Scene().cards(0).gold(0, 0).sure(0)
    spared.s.plague[spared.at("northumbria")], spared.s.left["plague"] = 1, 5
    spared.begin(TaxAction(0)).play("s0 collect", "s0 plague-next mercia").draw_on()
    assert spared.events("plague-held")
    none_left = Scene().luckless(0)
    none_left.s.plague[none_left.at("northumbria")] = none_left.s.plague[none_left.at("paris")] = 1
    none_left.s.left["plague"] = -1  # returned by the tax: none is left to spread
    none_left.begin(TaxAction(0)).play("s0 collect")
    assert none_left.asked is None


# Crusades


def crusader(lucky: bool = True) -> Scene:
    scene = Scene().gold(0, 0).gold(1, 0).gold(2, 0)
    return scene.sure(0) if lucky else scene.luckless(0)


@pytest.mark.rule("crusaders.crusade.leader")
@pytest.mark.rule("crusaders.crusade.queen")
@pytest.mark.ruling("crusaders", 36)
def test_men_of_the_dynasty_lead_else_the_queen() -> None:
    scene = crusader().child(0, "england_01").child(0, "england_11", spouse="france_01").sibling(0, "england_02")
    scene.begin(CrusadeAction(0))
    men = {f"crusade {card}" for card in ("william_i", "england_01", "france_01", "england_02")}
    assert men | {"pass"} >= scene.options() >= men
    queen = Scene(5, scenario="crusade_of_1101").begin(CrusadeAction(3))
    assert "crusade matilda" in queen.options()
    queen.wife(3, "italy_01").begin(CrusadeAction(3))
    assert leaders(queen.s, 3) == ["italy_01"]
    assert queen.why_not("s3 crusade matilda").code == "male-first"
    horse = crusader().wife(0, "glitterhoof")
    assert leaders(horse.s, 0) == ["william_i", "glitterhoof"]


@pytest.mark.rule("crusaders.crusade.success")
@pytest.mark.ruling("crusaders", 58)
def test_a_success_brings_shield_token_and_first_player() -> None:
    scene = crusader().shields(1, 1)
    scene.s.first = 2
    scene.begin(CrusadeAction(0)).play("s0 crusade william_i")
    assert scene.s.track[1] == 0
    assert "crusade_brave" in scene.house(0).bag
    assert scene.s.track_tokens[1] == ()
    assert scene.s.first == 0
    freed = crusader().shields(1, 1, 3)
    freed.s.track_tokens[1] = ()
    freed.begin(CrusadeAction(0)).play("s0 crusade william_i")
    assert freed.s.track[1] == 0
    assert freed.house(0).bag == [GOOD] * 8  # a freed space has no token


@pytest.mark.rule("crusaders.crusade.failure")
def test_a_failure_kills_the_leader() -> None:
    scene = crusader(lucky=False).child(0, "england_01", "random_weak").begin(CrusadeAction(0))
    scene.play("s0 crusade england_01")
    assert scene.house(0).children == []
    king = crusader(lucky=False).child(0, "england_01", "random_weak").begin(CrusadeAction(0))
    king.play("s0 crusade william_i")
    assert king.house(0).ruler.card == "england_01"


@pytest.mark.rule("crusaders.crusade.four-shields")
@pytest.mark.ruling("crusaders", 59)
def test_a_fifth_shield_brings_only_the_token() -> None:
    scene = crusader().shields(0, 1, 2, 3, 4)
    scene.s.first = 1
    scene.begin(CrusadeAction(0)).play("s0 crusade william_i")
    assert scene.s.track[4] == NOBODY
    assert scene.s.first == 0


@pytest.mark.rule("crusaders.crusade.bonus")
@pytest.mark.parametrize(
    ("space", "name"),
    [
        (1, "tax"),
        (2, "marriage_check"),
        (3, "build_check"),
        (4, "plot_check"),
        (5, "era_start"),
        (6, "event_check"),
        (7, "crusade_check"),
        (8, "invade_check"),
        (9, "defence"),
    ],
)
def test_every_space_gives_its_bonus_while_the_shield_is_there(space: int, name: str) -> None:
    scene = Scene().cards(0)
    assert hook(scene.s, 0, name) == 0
    scene.shields(0, space)
    assert hook(scene.s, 0, name) == 1
    scene.shields(1, space)
    assert hook(scene.s, 0, name) == 0
    both = Scene().cards(0, "bank", "longbow", "chancellor", "steward", "plate_armor").shields(0, space)
    assert hook(both.s, 0, name) >= 1  # bonuses of cards and track add up


@pytest.mark.rule("crusaders.crusade.jerusalem")
@pytest.mark.rule("crusaders.achievement.king-of-jerusalem")
@pytest.mark.ruling("crusaders", 60)
def test_jerusalem_ends_the_game_at_once() -> None:
    scene = crusader().shields(1, 1, 2, 3, 4).shields(2, 5, 6, 7, 8).shields(0, 9)
    scene.begin(CrusadeAction(0), Birth(0, 1, "any")).play("s0 crusade william_i")
    assert scene.table.over
    assert scene.house(0).children == []  # nothing after it happens
    assert scene.s.achievements[-1] == 0


@pytest.mark.rule("crusaders.crusade.decline")
@pytest.mark.ruling("crusaders", 57)
def test_the_last_chance_of_an_era_cannot_be_declined() -> None:
    scene = crusader().hand(0, "crusade")
    scene.s.round = 1
    scene.begin(CrusadeAction(0))
    assert "pass" in scene.options()  # another crusade card is in hand
    scene.hand(0, "war")
    assert scene.why_not("s0 pass").code == "must-crusade"
    scene.house(0).crusades = 1
    assert "pass" in scene.options()
    scene.house(0).crusades = 0
    scene.hand(0, "crusade")
    scene.s.round = 3
    assert scene.why_not("s0 pass").code == "must-crusade"


@pytest.mark.rule("crusaders.scenario.crusade-of-1101")
def test_a_full_short_track_makes_crusades_idle() -> None:
    scene = (
        Scene(5, scenario="crusade_of_1101").shields(1, 1, 2, 3, 4).shields(2, 5, 6, 7).hand(0, "crusade", "war", "tax")
    )
    scene.s.round = 3
    scene.begin(Plan((0,)))
    assert len(scene.options()) == 6  # no duty any more
    crusade = next(card for card in scene.house(0).hand if card.startswith("crusade"))
    scene.house(0).laid = [crusade]
    scene.house(0).hand = []
    scene.begin(Reveal(0))
    assert scene.events("passed")
    assert scene.events("revealed")


@pytest.mark.rule("crusaders.development.archbishop")
def test_the_archbishop_allows_two() -> None:
    assert allowance(Scene().cards(0).s, 0) == 1
    assert allowance(Scene().cards(0, "archbishop").s, 0) == 2


@pytest.mark.rule("crusaders.development.library")
def test_the_library_lets_a_child_choose() -> None:
    scene = Scene().cards(0, "library").begin(Birth(0, 2, "any"))
    child = scene.house(0).children[0]
    if len(set(child.tokens)) > 1:
        kept = child.tokens[1]
        bag = len(scene.s.bag)
        scene.play(f"s0 keep-token {kept}")
        assert scene.house(0).children[0].tokens == (kept,)
        assert len(scene.s.bag) == bag + 1
    assert hook(scene.s, 0, "own_birth") == 2
