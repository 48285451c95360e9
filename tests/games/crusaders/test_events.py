"""Events: targets, conditions, every operation, and all 140 cards (crusaders.event.*)."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.ageing import Age
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.effects import OPERATIONS as DONE_BY
from greathall.games.crusaders.entries import Condition
from greathall.games.crusaders.event_conditions import TESTS, meets
from greathall.games.crusaders.event_targets import BeginEvent
from greathall.games.crusaders.validate import CONDITIONS, OPERATIONS
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
    scene.s.duke[scene.at("wessex")] = "england_01"
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
    guarded = poor().owns(0, "wessex", "mercia").armies("wessex", "mercia")
    assert event(guarded, "i_restless_vassals").events("event-ignored")
    assert event(poor(), "i_restless_vassals").asked == (1, "pick-region")


@pytest.mark.rule("crusaders.event.other")
def test_an_event_on_another_passes_on_clockwise_but_never_back() -> None:
    scene = event(poor().owns(1, "paris").armies("paris"), "c_revolt_in_absence")
    assert scene.events("event-target")[0].params["target"] == "seat:2"
    guarded = poor().owns(1, "paris").owns(2, "saxony").armies("paris", "saxony")
    assert event(guarded, "c_revolt_in_absence").events("event-ignored")
    chosen = event(poor(), "c_excommunication")
    assert chosen.options() == {"choose-house 1", "choose-house 2"}
    chosen.bag(2, GOOD).play("s0 choose-house 2")
    assert "event_godless" in chosen.house(2).bag


@pytest.mark.rule("crusaders.base.golden-rule")
@pytest.mark.ruling("crusaders", 87)
def test_a_card_beats_the_general_rules() -> None:
    """A bastard is born to an unmarried ruler, and development cards are taken without an action."""
    assert len(event(poor(), "r_bastard").house(0).children) == 1
    scene = poor().cards(0)
    event(scene, "c_eastern_knowledge").play("s0 choose-outcome 1 buy_development")
    scene.play(f"s0 choose-card {scene.s.display[0]}")
    assert len(scene.house(0).developments) == 1
    assert len(scene.s.display) == 3


COUNTING = ("armies", "castles", "children", "dukes", "gold", "shields_on_track")


@pytest.mark.parametrize("test", [f"{one}_at_least" for one in COUNTING])
def test_counting_conditions(test: str) -> None:
    scene = poor()
    assert not meets(scene.s, 0, [Condition(test=test)])
    scene.child(0, "england_01").armies("wessex").castles("wessex").shields(0, 1).gold(0, 1)
    scene.s.duke[scene.at("wessex")] = "england_01"
    assert meets(scene.s, 0, [Condition(test=test)])
    assert not meets(scene.s, 0, [Condition(test=test, n=2)])


@pytest.mark.parametrize("test", ["ruler_married", "fertile_ruler", "at_war"])
def test_conditions_of_the_ruler(test: str) -> None:
    assert not meets(poor().s, 0, [Condition(test=test)])
    assert meets(poor().wife(0, "england_13").war(0, 1).s, 0, [Condition(test=test)])
    most = [Condition(test="children_at_most", n=0)]
    assert meets(poor().s, 0, most)
    assert not meets(poor().child(0, "england_01").s, 0, most)


@pytest.mark.rule("crusaders.event.asked-traits")
def test_an_event_asks_about_traits() -> None:
    assert event(poor().bag(0, "random_kind", BAD), "r_discontent").asked == (0, "pick-region")  # a harvest
    assert event(poor().bag(0, GOOD, BAD), "r_discontent").asked == (1, "pick-region")  # unrest, by the neighbour
    even = [Condition(test="mostly_good")]
    assert not meets(poor().bag(0, GOOD, BAD).s, 0, even)
    assert meets(poor().bag(0, GOOD, GOOD, BAD).s, 0, even)


@pytest.mark.rule("crusaders.event.asked-traits")
def test_what_an_event_tells_of_a_bag_cannot_be_taken_back() -> None:
    scene = event(poor().bag(2, "random_chaste"), "c_excommunication").play("s0 choose-house 2")
    assert not scene.table.can_undo(0)


def test_an_event_asks_about_the_heir() -> None:
    asked = [Condition(test="heir_good")]
    assert not meets(poor().s, 0, asked)
    bad_heir = poor().child(0, "england_11", "random_strong").child(0, "england_01", "random_weak")
    assert not meets(bad_heir.s, 0, asked)  # the son inherits before his elder sister
    assert meets(poor().child(0, "england_11", "random_strong").s, 0, asked)


@pytest.mark.rule("crusaders.event.impossible")
def test_what_is_impossible_is_replaced_or_skipped() -> None:
    assert event(poor(), "c_blessed_union").house(0).gold == 3  # nobody to bear a child
    assert event(poor().wife(0, "england_13"), "c_blessed_union").house(0).children
    childless = event(poor().owns(0, "wessex").armies("wessex"), "i_kidnapped").play("s0 suffer")
    assert childless.events("event-idle")[0].params == {"event": "event:i_kidnapped", "target": "seat:0"}
    chain = event(poor().cards(0), "i_turncoat")  # no councillor, no gold: the crops
    assert chain.asked == (1, "pick-region")


# Operations


@pytest.mark.rule("crusaders.event.births")
def test_births_by_events() -> None:
    twins = event(poor().wife(1, "france_13"), "r_royal_twins")
    assert len(twins.house(1).children) == 2
    full = event(poor().wife(0, "england_13").child(0, "england_01").child(0, "england_02"), "c_twins")
    assert len(full.house(0).children) == 3
    affair = event(poor().bag(0, "random_lustful", GOOD), "i_affair")
    assert len(affair.house(0).children) == 1
    for name, sex in (("i_godmother", "female"), ("w_birth_in_wartime", "male")):
        (child,) = event(poor().wife(1, "france_13"), name).house(1).children
        assert load_box().sexes[child.card] == sex
    hero = event(poor().wife(1, "france_13"), "w_hero_born", seat=0)
    while hero.asked == (1, "keep-one-trait"):
        hero.play(hero.decision.default.notation)
    assert len(hero.house(1).children[0].tokens) == 1


@pytest.mark.rule("crusaders.event.gold")
def test_gold_is_gained_lost_and_stolen_within_what_there_is() -> None:
    assert event(poor().bag(0, GOOD), "c_spoils").house(0).gold == 2
    assert event(poor().bag(0, "random_cruel"), "c_spoils").house(0).gold == 4
    scene = event(poor().gold(0, 2), "t_robber_barons")
    assert (scene.house(0).gold, scene.house(1).gold) == (1, 1)
    empty = poor().bag(0, GOOD)
    empty.s.treasury = 1
    assert event(empty, "c_spoils").house(0).gold == 1
    assert event(poor().shields(0, 1, 2, 3), "c_crusading_tithe").house(0).gold == 3
    fair = poor().castles("paris")
    fair.s.left["castle"] -= 1
    assert event(fair, "t_merchant_fair").house(1).gold == 1


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
    harvest = event(poor(), "c_gods_bounty").play("s0 choose-region wessex", "s0 choose-region mercia")
    assert (harvest.s.harvest[harvest.at("wessex")], harvest.s.harvest[harvest.at("mercia")]) == (1, 1)
    unrest = event(poor().armies("wessex").bag(0, "random_cruel"), "t_tax_revolt")
    assert unrest.asked == (1, "pick-region")
    assert "choose-region wessex" not in unrest.options()  # never where an army stands
    fever = event(poor().armies("mercia"), "w_camp_fever")
    assert fever.s.plague[fever.at("mercia")] == 1  # the region with an army is preferred
    again = poor().owns(0, "wessex")
    again.s.plague[again.at("wessex")] = 1
    assert event(again, "t_plague").events("token-placed")[0].params["token"] == "token_kind:unrest"  # no plague twice
    pilgrims = event(poor().unrest("wessex", 2).unrest("mercia"), "c_pilgrims")
    pilgrims.play("s0 choose-region wessex", "s0 choose-region mercia")
    assert (pilgrims.s.unrest[pilgrims.at("wessex")], pilgrims.s.unrest[pilgrims.at("mercia")]) == (1, 0)


@pytest.mark.rule("crusaders.event.traits")
@pytest.mark.ruling("crusaders", 4)
def test_traits_come_from_the_event_supply_else_a_stand_in() -> None:
    scene = event(poor().bag(0, BAD), "c_veteran")
    assert "event_brave" in scene.house(0).bag
    missing = poor().bag(0, BAD)
    missing.s.event_tokens = [token for token in missing.s.event_tokens if token != "event_brave"]
    assert "random_brave" in event(missing, "c_veteran").house(0).bag
    plain = poor().bag(0, BAD)
    plain.s.event_tokens = [token for token in plain.s.event_tokens if token != "event_brave"]
    plain.s.bag = ["random_cruel", "random_honest", "random_noble"]
    assert "random_noble" in event(plain, "c_veteran").house(0).bag  # same sign, not critical
    absolved = event(poor().bag(0, GOOD, BAD), "c_absolution")
    absolved.play("s0 choose-outcome 1 remove_trait", f"s0 remove-trait {BAD}")
    assert absolved.house(0).bag == [GOOD]


@pytest.mark.rule("crusaders.event.traits")
def test_traits_are_laid_on_the_heir_or_the_youngest_child() -> None:
    child = event(poor().child(0, "england_01", "random_strong"), "i_sickly_child")
    assert child.house(0).children[0].tokens == ("event_weak", "random_strong")
    family = poor().child(0, "england_11", "random_ugly").child(0, "england_01", "random_weak")
    knighted = event(family, "c_knighted_heir")
    assert [one.tokens for one in knighted.house(0).children] == [("random_ugly",), ("event_pious", "random_weak")]
    brother = event(poor().sibling(0, "england_01", "random_weak"), "c_knighted_heir")
    assert brother.house(0).siblings[0].tokens == ("event_pious", "random_weak")
    assert event(poor(), "c_knighted_heir").house(0).gold == 2


@pytest.mark.rule("crusaders.event.deaths")
@pytest.mark.rule("crusaders.development.court-physician")
def test_deaths_by_events_and_the_physician() -> None:
    scene = event(poor().cards(0).luckless(0).wife(0, "england_13").child(0, "england_01"), "i_poisoned_cup")
    assert scene.options() == {"choose-person england_13", "choose-person england_01"}
    scene.play("s0 choose-person england_13")
    assert scene.house(0).ruler.spouse == ""
    saved = poor().cards(0, "court_physician").bag(0, GOOD).child(0, "england_01")
    event(saved, "i_kidnapped").play("s0 suffer", "s0 call-physician england_01")
    assert saved.house(0).children
    assert saved.events("saved")
    event(saved, "i_kidnapped").play("s0 suffer")  # once a round
    assert saved.house(0).children == []
    old = poor().cards(0, "court_physician").bag(0, GOOD).child(0, "england_01")
    old.house(0).age = 4
    old.begin(Age(0)).play("s0 call-physician william_i")
    assert old.house(0).ruler.card == "william_i"
    assert old.house(0).age == 4


@pytest.mark.rule("crusaders.event.age")
def test_a_burden_ages_the_ruler_but_never_into_the_grave() -> None:
    scene = poor()
    scene.house(0).age = 2
    assert event(scene, "r_overworked").play("s0 choose-outcome 1 age").house(0).age == 3
    event(scene, "r_overworked")
    assert (scene.house(0).age, "event_drunkard" in scene.house(0).bag) == (3, True)


@pytest.mark.rule("crusaders.event.weddings")
def test_weddings_by_events_need_no_check_and_bring_no_pact() -> None:
    scene = event(poor().luckless(1).child(1, "france_11", "random_weak"), "r_match")
    assert scene.asked == (1, "pick-betrothed")
    scene.play("s1 choose-person france_11")
    (bride,) = scene.house(1).children
    assert load_box().sexes[bride.spouse] == "male"
    assert load_box().characters[bride.spouse].culture == "france"
    assert len(bride.spouse_tokens) == 1
    assert scene.s.pacts[1] == 0
    wife = event(poor(), "c_outremer_bride").play("s0 choose-outcome 1 wedding").house(0).ruler.spouse
    assert load_box().sexes[wife] == "female"
    assert event(poor().wife(0, "england_13"), "c_outremer_bride").house(0).gold == 2


@pytest.mark.rule("crusaders.event.titles")
def test_titles_by_events() -> None:
    scene = event(poor().child(0, "england_01"), "r_duke_demands").play("s0 choose-outcome 1 grant_title")
    scene.play("s0 grant england_01 mercia")
    assert scene.s.duke[scene.at("mercia")] == "england_01"
    event(scene, "r_overmighty_duke")
    assert not any(scene.s.duke)
    assert len(scene.house(0).children) == 1  # the title goes, the person stays
    assert event(poor(), "r_duke_demands").asked == (0, "pick-region")  # nobody to make a duke


@pytest.mark.rule("crusaders.event.claims")
def test_claims_come_and_go_by_events() -> None:
    honest, sly = (poor().bag(0, token) for token in ("random_honest", "random_ugly"))
    assert not event(honest, "w_border_incident").has_claim(1, 0)
    assert event(sly, "w_border_incident").has_claim(1, 0)
    assert not event(poor().bag(0, BAD).pact(0, 1), "w_border_incident").has_claim(1, 0)  # never between allies
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
    assert not event(poor().war(1, 2), "i_reconciliation").at_war(1, 2)


@pytest.mark.rule("crusaders.event.developments")
def test_developments_by_events() -> None:
    lost = event(poor().cards(0, "marshal", "steward"), "r_councillor_leaves").play(
        "s0 suffer", "s0 choose-card marshal"
    )
    assert lost.house(0).developments == ["steward"]
    taken = event(poor().cards(0, "marshal").cards(1), "i_turncoat")
    assert taken.house(1).developments == ["marshal"]
    hired = poor().gold(1, 1).cards(1)
    event(hired, "r_foreign_master").play("s1 choose-outcome 1 buy_development")
    hired.play(f"s1 choose-card {hired.s.display[0]}")
    assert (len(hired.house(1).developments), hired.house(1).gold) == (1, 0)
    broke = event(poor().cards(1), "r_foreign_master")  # no gold for a card: one gold instead
    assert (broke.house(1).developments, broke.house(1).gold) == ([], 1)


@pytest.mark.rule("crusaders.event.castles")
def test_castles_rise_and_fall() -> None:
    scene = poor().castles("wessex")
    scene.s.left["castle"] -= 1
    event(scene, "w_ruined_walls").play("s0 suffer")
    assert scene.s.castle[scene.at("wessex")] == 0
    assert scene.s.left["castle"] == 9
    event(scene, "c_outremer_masons").play("s0 choose-outcome 1 build_castle", "s0 choose-region mercia")
    assert scene.s.castle[scene.at("mercia")] == 1
    assert scene.s.left["castle"] == 8
    scene.s.left["castle"] = 0
    assert event(scene, "c_outremer_masons").house(0).gold == 3


@pytest.mark.rule("crusaders.event.shields")
def test_a_shield_is_replaced_without_its_token() -> None:
    scene = poor().shields(1, 1, 2)
    scene.s.track_tokens[0] = scene.s.track_tokens[1] = ()
    event(scene, "c_contested_banner").play("s0 choose-house 1", "s0 choose-space nicaea")
    assert scene.s.track[:2] == [1, 0]
    full = event(poor().shields(0, 3, 4, 5, 6).shields(1, 1), "c_contested_banner").play("s0 choose-house 1")
    assert full.asked == (0, "pick-region")  # four shields are the most: unrest instead
    assert full.s.track[0] == 1


@pytest.mark.rule("crusaders.event.choice")
def test_an_outcome_must_be_one_that_can_be_carried_out() -> None:
    scene = event(poor().gold(0, 2), "t_famine")
    assert scene.asked == (0, "pick-region")  # three gold are not there, so crops fail
    scene.play("s0 choose-region wessex", "s0 choose-region wessex")
    assert scene.s.crop_failure[scene.at("wessex")] == 2
    rich = event(poor().gold(0, 3), "t_famine")
    assert rich.options() == {"choose-loss 1 3", "choose-tokens 2 2 crop_failure"}
    rich.play("s0 choose-loss 1 3")
    assert rich.house(0).gold == 0
    scarce = event(poor().gold(0, 3), "t_famine").relaid()
    scarce.s.left["crop_failure"] = 1
    assert scarce.why_not("s0 choose-tokens 2 2 crop_failure").code == "too-much"
    fair = event(poor(), "r_guild_gift")
    assert fair.options() == {"choose-gain 1 2", "choose-tokens 2 2 harvest"}
    burden = event(poor(), "r_overworked")
    assert burden.options() == {"choose-outcome 1 age", "choose-trait 2 drunkard"}


@pytest.mark.rule("crusaders.event.check")
def test_a_check_of_an_event_may_be_invested_in_and_countered() -> None:
    scene = Scene().gold(0, 3).gold(1, 2).gold(2, 0).bag(0, BAD, BAD).wife(0, "england_13")
    event(scene, "i_poisoned_cup")
    assert scene.asked == (0, "invest")
    scene.play("s0 invest 1")
    assert scene.asked == (1, "pledge")
    scene.play("s1 pledge 2")
    assert scene.house(0).ruler.spouse == ""


@pytest.mark.rule("crusaders.event.check")
@pytest.mark.rule("crusaders.crusade.bonus")
def test_a_space_of_the_track_helps_in_checks_of_events() -> None:
    scene = event(poor().bag(0, BAD, GOOD).shields(0, 6), "i_poisoned_cup").draw_on()
    assert scene.events("check")[0].params["draws"] == 2
    assert scene.events("check-won")
