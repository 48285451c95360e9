"""Events: targets, conditions, every operation, and all 140 cards (crusaders.event.*)."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.aiming import BeginEvent
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.checks import CONDITIONS, OPERATIONS
from greathall.games.crusaders.conditions import TESTS, meets
from greathall.games.crusaders.entries import Condition
from greathall.games.crusaders.events import OPERATIONS as DONE_BY
from greathall.games.crusaders.mortality import Age
from tests.games.crusaders.scenes import BAD, GOOD, Scene


def event(scene: Scene, name: str, seat: int = 0) -> Scene:
    return scene.begin(BeginEvent(seat, name))


def poor(seats: int = 3) -> Scene:
    scene = Scene(seats)
    for seat in range(seats):
        scene.gold(seat, 0)
    return scene


def test_the_vocabulary_is_complete() -> None:
    assert frozenset(DONE_BY) == OPERATIONS
    assert frozenset(TESTS) == CONDITIONS


@pytest.mark.parametrize("name", sorted(load_box().events))
def test_every_event_can_be_played_out(name: str) -> None:
    """On a rich table every event of the box does something and ends."""
    scene = Scene(5).wife(0, "england_13").wife(1, "france_13").child(0, "england_01", "random_weak")
    scene.castles("wessex").armies("mercia").unrest("wessex").claim(2, 1).war(0, 1).war(1, 3).shields(1, 1)
    scene.bag(0, "random_lustful", GOOD, BAD).cards(0, "marshal", "navy")
    for seat in range(5):
        scene.gold(seat, 5)
    event(scene, name)
    for _ in range(60):
        if not scene.table.decisions:
            break
        scene.play(scene.table.decisions[0].default.notation)
    assert not scene.table.decisions
    assert scene.events("event-target")


def test_cards_per_deck() -> None:
    box = load_box()
    counts = {deck: sum(1 for card in box.cards.values() if card.deck == deck) for deck in box.decks}
    assert counts == {"realm": 30, "intrigue": 30, "war": 30, "tax": 25, "crusade": 25}
    assert all(box.events[card.event].deck == card.deck for card in box.cards.values())


# Targets and conditions


@pytest.mark.rule("crusaders.event.self")
@pytest.mark.rule("crusaders.event.condition")
@pytest.mark.ruling("crusaders", 63)
def test_an_event_on_oneself_is_ignored_without_its_condition() -> None:
    assert event(poor(), "c_blessed_union").events("event-ignored")
    assert event(poor().wife(0, "england_13"), "c_blessed_union").house(0).children


@pytest.mark.rule("crusaders.event.other")
def test_an_event_on_another_passes_on_clockwise_but_never_back() -> None:
    scene = event(poor().wife(2, "germany_13").wife(0, "england_13"), "r_heir_abroad")
    assert len(scene.house(2).children) == 1
    assert event(poor().wife(0, "england_13"), "r_heir_abroad").events("event-ignored")
    chosen = event(poor(), "c_excommunication")
    assert chosen.options() == {"choose-house 1", "choose-house 2"}
    chosen.play("s0 choose-house 2")
    assert "event_godless" in chosen.house(2).bag


@pytest.mark.rule("crusaders.base.golden-rule")
@pytest.mark.ruling("crusaders", 87)
def test_a_card_beats_the_general_rules() -> None:
    """A bastard is born to an unmarried ruler, and development cards are taken without an action."""
    assert len(event(poor(), "r_bastard").house(0).children) == 1
    scene = poor().cards(0)
    event(scene, "c_eastern_knowledge").play(f"s0 choose-card {scene.s.display[0]}")
    assert len(scene.house(0).developments) == 1
    assert len(scene.s.display) == 3


@pytest.mark.parametrize(
    ("test", "n", "expected"),
    [
        ("children_at_most", 0, True),
        ("children_at_least", 1, False),
        ("regions_at_least", 4, True),
        ("regions_at_least", 5, False),
        ("castles_at_least", 1, False),
        ("armies_at_least", 1, False),
        ("armies_at_most", 0, True),
        ("gold_at_least", 1, False),
        ("ruler_age_at_most", 0, True),
        ("bag_size_at_least", 5, False),
        ("shields_on_track_at_least", 1, False),
        ("family_non_ruler_at_least", 1, False),
        ("male_non_ruler_at_least", 1, False),
    ],
)
def test_counting_conditions(test: str, n: int, expected: bool) -> None:
    assert meets(poor().s, 0, [Condition(test=test, n=n)]) is expected


def test_an_ai_always_has_gold_for_conditions() -> None:
    scene = Scene(1)
    assert meets(scene.s, 1, [Condition(test="gold_at_least", n=5)])


# Operations


@pytest.mark.rule("crusaders.event.births")
def test_births_by_events() -> None:
    twins = event(poor().wife(1, "france_13"), "r_royal_twins")
    assert len(twins.house(1).children) == 2
    full = event(poor().wife(0, "england_13").child(0, "england_01").child(0, "england_02"), "c_twins")
    assert len(full.house(0).children) == 3
    affair = event(poor().bag(0, "random_lustful", GOOD), "i_affair")
    assert len(affair.house(0).children) == 1
    hero = event(poor().wife(1, "france_13"), "w_hero_born", seat=0)
    while hero.asked == (1, "keep-one-trait"):
        hero.play(hero.decision.default.notation)
    assert len(hero.house(1).children[0].tokens) == 1


@pytest.mark.rule("crusaders.event.gold")
def test_gold_is_gained_lost_and_stolen_within_what_there_is() -> None:
    assert event(poor(), "c_spoils").house(0).gold == 3
    assert event(poor().gold(0, 1), "r_embezzlement").house(0).gold == 0
    scene = event(poor().gold(0, 2), "t_robber_barons")
    assert (scene.house(0).gold, scene.house(1).gold) == (1, 1)
    empty = poor()
    empty.s.treasury = 1
    assert event(empty, "c_spoils").house(0).gold == 1


@pytest.mark.rule("crusaders.event.pay-or")
def test_pay_in_full_or_suffer() -> None:
    broke = event(poor().gold(0, 1), "i_blackmail")
    assert broke.why_not("s0 pay 2").code == "gold-missing"
    broke.play("s0 suffer")
    assert broke.has_claim(1, 0)
    paid = event(poor().gold(0, 2), "i_blackmail").play("s0 pay 2")
    assert paid.house(1).gold == 2
    assert not paid.has_claim(1, 0)
    feast = event(poor(), "r_great_feast").play("s0 suffer")
    assert "random_stingy" in feast.house(0).bag


@pytest.mark.rule("crusaders.event.tokens")
def test_tokens_are_laid_and_removed_by_the_right_player() -> None:
    harvest = event(poor(), "c_gods_bounty").play("s0 choose-region wessex")
    assert harvest.s.harvest[harvest.at("wessex")] == 1
    unrest = event(poor().armies("wessex"), "t_tax_revolt")
    assert unrest.asked == (1, "pick-region")
    assert "choose-region wessex" not in unrest.options()  # never where an army stands
    fever = event(poor().armies("mercia"), "w_camp_fever")
    assert fever.s.plague[fever.at("mercia")] == 1  # the region with an army is preferred
    again = poor().owns(0, "wessex")
    again.s.plague[again.at("wessex")] = 1
    assert not event(again, "t_plague").events("token-placed")
    pilgrims = event(poor().unrest("wessex", 2).unrest("mercia"), "c_pilgrims")
    pilgrims.play("s0 choose-region wessex", "s0 choose-region mercia")
    assert (pilgrims.s.unrest[pilgrims.at("wessex")], pilgrims.s.unrest[pilgrims.at("mercia")]) == (1, 0)


@pytest.mark.rule("crusaders.event.traits")
@pytest.mark.ruling("crusaders", 4)
def test_traits_come_from_the_event_supply_else_a_stand_in() -> None:
    scene = event(poor(), "c_veteran")
    assert "event_brave" in scene.house(0).bag
    missing = poor()
    missing.s.event_tokens = [token for token in missing.s.event_tokens if token != "event_brave"]
    assert "random_brave" in event(missing, "c_veteran").house(0).bag
    plain = poor()
    plain.s.event_tokens = [token for token in plain.s.event_tokens if token != "event_brave"]
    plain.s.bag = ["random_cruel", "random_honest", "random_noble"]
    assert "random_noble" in event(plain, "c_veteran").house(0).bag  # same sign, not critical
    child = event(poor().child(0, "england_01", "random_strong"), "i_sickly_child")
    assert child.house(0).children[0].tokens == ("event_weak", "random_strong")
    absolved = event(poor().bag(0, GOOD, BAD), "c_absolution").play(f"s0 remove-trait {BAD}")
    assert absolved.house(0).bag == [GOOD]


@pytest.mark.rule("crusaders.event.deaths")
@pytest.mark.rule("crusaders.development.court-physician")
def test_deaths_by_events_and_the_physician() -> None:
    scene = event(poor().cards(0).luckless(0).wife(0, "england_13").child(0, "england_01"), "i_poisoned_cup")
    assert scene.options() == {"choose-person england_13", "choose-person england_01"}
    scene.play("s0 choose-person england_13")
    assert scene.house(0).ruler.spouse == ""
    saved = poor().cards(0, "court_physician").bag(0, GOOD).child(0, "england_01")
    event(saved, "i_kidnapped").play("s0 suffer")
    assert saved.house(0).children
    assert saved.events("saved")
    event(saved, "i_kidnapped").play("s0 suffer")  # once a round
    assert saved.house(0).children == []
    old = poor().cards(0, "court_physician").bag(0, GOOD).child(0, "england_01")
    old.house(0).age = 4
    old.begin(Age(0))
    assert old.house(0).ruler.card == "william_i"
    assert old.house(0).age == 4


@pytest.mark.rule("crusaders.event.age")
def test_a_burden_ages_the_ruler() -> None:
    scene = poor()
    scene.house(0).age = 2
    assert event(scene, "r_overworked").house(0).age == 3
    assert event(scene, "r_overworked").events("event-ignored")


@pytest.mark.rule("crusaders.event.claims")
def test_claims_come_and_go_by_events() -> None:
    assert event(poor(), "w_border_incident").has_claim(1, 0)
    assert not event(poor().pact(0, 1), "w_border_incident").has_claim(1, 0)  # never between allies
    holy = event(poor().pact(0, 1), "c_holy_claim")
    assert holy.has_claim(0, 2)
    spies = event(poor().claim(0, 1).claim(2, 1), "i_loyal_spies")
    assert spies.asked == (1, "pick-house")
    spies.play("s1 choose-house 2")
    assert spies.has_claim(0, 1)
    assert not spies.has_claim(2, 1)


@pytest.mark.rule("crusaders.event.peace")
def test_peace_by_events() -> None:
    scene = event(poor().war(0, 1).war(0, 2).claim(1, 0), "w_peace_envoys")
    assert scene.asked == (1, "pick-house")  # the left neighbour chooses
    scene.play("s1 choose-house 1")
    assert not scene.at_war(0, 1)
    assert not scene.has_claim(1, 0)
    assert scene.at_war(0, 2)
    offered = event(poor().war(1, 2), "i_reconciliation").play("s1 decline")
    assert offered.at_war(1, 2)


@pytest.mark.rule("crusaders.event.developments")
def test_developments_by_events() -> None:
    lost = event(poor().cards(0, "marshal", "steward"), "r_councillor_leaves").play(
        "s0 suffer", "s0 choose-card marshal"
    )
    assert lost.house(0).developments == ["steward"]
    taken = event(poor().gold(1, 1).cards(0, "marshal").cards(1), "i_turncoat").play("s1 choose-card marshal")
    assert taken.house(1).developments == ["marshal"]
    assert taken.house(1).gold == 0
    broke = event(poor().cards(0, "marshal").cards(1), "i_turncoat")
    assert broke.house(0).developments == ["marshal"]


@pytest.mark.rule("crusaders.event.castles")
def test_a_castle_may_fall() -> None:
    scene = poor().castles("wessex")
    scene.s.left["castle"] -= 1
    event(scene, "w_ruined_walls").play("s0 suffer")
    assert scene.s.castle[scene.at("wessex")] == 0
    assert scene.s.left["castle"] == 9


@pytest.mark.rule("crusaders.event.shields")
def test_a_shield_is_replaced_without_its_token() -> None:
    scene = poor().shields(1, 1, 2)
    scene.s.track_tokens[0] = scene.s.track_tokens[1] = ()
    event(scene, "c_contested_banner").play("s0 choose-space nicaea")
    assert scene.s.track[:2] == [1, 0]
    full = event(poor().shields(0, 3, 4, 5, 6).shields(1, 1), "c_contested_banner")
    assert full.s.track[0] == 1


@pytest.mark.rule("crusaders.event.choice")
def test_an_evil_must_be_one_that_can_be_carried_out() -> None:
    scene = event(poor().gold(0, 2), "t_famine")
    assert scene.asked == (0, "pick-region")  # three gold are not there, so crops fail
    scene.play("s0 choose-region wessex", "s0 choose-region wessex")
    assert scene.s.crop_failure[scene.at("wessex")] == 2
    rich = event(poor().gold(0, 3), "t_famine")
    assert rich.options() == {"choose-loss 1 3", "choose-tokens 2 2 crop_failure"}
    rich.play("s0 choose-loss 1 3")
    assert rich.house(0).gold == 0


@pytest.mark.rule("crusaders.event.check")
def test_a_check_of_an_event_may_be_invested_in_and_countered() -> None:
    scene = Scene().gold(0, 3).gold(1, 2).gold(2, 0).bag(0, BAD, BAD)
    event(scene, "i_heretic")
    assert scene.asked == (0, "invest")
    scene.play("s0 invest 1")
    assert scene.asked == (1, "pledge")
    scene.play("s1 pledge 2")
    assert "event_godless" in scene.house(0).bag
