"""Eras, rounds, planning, upkeep, refresh and ageing."""

from __future__ import annotations

from random import Random

import pytest

from greathall.games.crusaders.ageing import Age
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.census import census
from greathall.games.crusaders.dynasty import DynastyTurn
from greathall.games.crusaders.era import BonusCards, DrawCards, EndOfEra, Era, Plan, Round, UpkeepOf, refresh
from greathall.games.crusaders.state import NOBODY
from greathall.games.crusaders.supply import draw_card
from greathall.games.crusaders.turn import Reveal, Turn
from greathall.games.crusaders.view import conceal
from tests.games.crusaders.scenes import BAD, GOOD, Scene


def finish(scene: Scene) -> Scene:
    """Plays defaults to the end."""
    while not scene.table.over:
        scene.table.play(scene.table.decisions[0].default)
    return scene


@pytest.mark.rule("crusaders.order.game")
@pytest.mark.rule("crusaders.round.phases")
@pytest.mark.rule("crusaders.end.eras")
@pytest.mark.rule("crusaders.goal.win")
def test_a_game_has_three_eras_of_three_rounds_of_two_turns() -> None:
    scene = finish(Scene(3))
    ended = scene.s.track[-1] != NOBODY
    eras, rounds, turns = (len(scene.events(kind)) for kind in ("era", "round", "turn"))
    assert ended or (eras, rounds, turns) == (3, 9, 18)
    two = finish(Scene(3, scenario="kingdom_of_jerusalem_tournament"))
    assert len(two.events("era")) == 2
    outcome = two.table.outcome
    assert outcome is not None
    assert max(two.table.scores()) == two.table.scores()[outcome.winners[0]]


@pytest.mark.rule("crusaders.order.game")
def test_an_era_begins_before_its_first_round_and_turn() -> None:
    scene = Scene(3)
    scene.s.era, scene.s.round, scene.s.turn = 1, 3, 2
    scene.begin(Era())
    shown = scene.shown(0)
    assert (shown["era"], shown["round"], shown["turn"]) == (2, 0, 0)


@pytest.mark.rule("crusaders.era.draw-eight")
@pytest.mark.rule("crusaders.era.look-last")
def test_eight_cards_within_the_limits_by_type() -> None:
    scene = Scene().begin(DrawCards(0))
    hands = [tuple(map(int, text.split()[1:])) for text in scene.options()]
    assert all(sum(hand) == 8 for hand in hands)
    assert all(r <= 3 and i <= 3 and w <= 3 and t <= 2 and 1 <= c <= 2 for r, i, w, t, c in hands)
    assert len(hands) == 62
    before = scene.shown(0)["houses"][0]["hand"]
    scene.play("s0 draw-cards 2 2 1 2 1")
    assert before == []  # nothing is seen before all are drawn
    assert len(scene.house(0).hand) == 8


@pytest.mark.rule("crusaders.era.look-last")
@pytest.mark.rule("crusaders.era.bonus-cards")
def test_a_bonus_card_stays_unseen_until_the_eight_are_drawn() -> None:
    scene = Scene().shields(0, bonus_space())
    scene.begin(BonusCards(0), DrawCards(0)).play("s0 bonus-card war")
    shown = scene.shown(0)["houses"][0]
    assert shown["hand"] == []
    assert shown["cards"]["war"] == 1
    (card,) = scene.house(0).unseen
    dealt = set()
    for seed in range(40):
        copy = scene.s.clone()
        conceal(copy, 0, Random(seed))
        dealt.add(copy.houses[0].unseen[0])
        assert census(copy) == census(scene.s)
    assert len(dealt) > 5  # not even its owner knows which one it is
    scene.play("s0 draw-cards 2 2 1 2 1")
    assert scene.house(0).unseen == []
    assert card in scene.shown(0)["houses"][0]["hand"]
    assert len(scene.house(0).hand) == 9


def bonus_space() -> int:
    """The number of a space of the track that brings a bonus card."""
    spaces = load_box().spaces
    return next(one.number for one in spaces if any(hook.hook == "era_start" for hook in one.hooks))


@pytest.mark.rule("crusaders.base.reshuffle")
@pytest.mark.ruling("crusaders", 66)
def test_an_empty_deck_is_made_anew_from_its_own_discard() -> None:
    scene = Scene()
    s = scene.s
    s.discard = sorted([*s.decks["tax"][:3], *s.decks["war"][:2]])
    s.decks["war"] = s.decks["war"][2:]
    gone = s.decks["tax"][3:]
    s.decks["tax"] = []
    assert draw_card(s, "tax", scene.table._dealer)
    assert len(s.decks["tax"]) == 2
    assert [s.box.cards[card].deck for card in s.discard] == ["war", "war"]
    s.decks["tax"] = []
    s.discard = []
    assert gone
    assert draw_card(s, "tax", scene.table._dealer) == ""
    scene.begin(DrawCards(0))
    assert scene.why_not("s0 draw-cards 2 2 1 2 1").code == "deck-short"


@pytest.mark.rule("crusaders.era.bonus-cards")
@pytest.mark.ruling("crusaders", 91)
def test_antioch_brings_a_card_on_top_of_the_eight() -> None:
    scene = Scene().shields(0, 5).begin(BonusCards(0), DrawCards(0)).play("s0 bonus-card crusade")
    scene.play("s0 draw-cards 2 2 1 1 2")
    assert sum(1 for card in scene.house(0).hand if scene.s.box.cards[card].deck == "crusade") == 3


@pytest.mark.rule("crusaders.planning.two-cards")
def test_two_cards_are_laid_in_secret_and_in_order() -> None:
    scene = Scene().hand(0, "war", "tax", "crusade").hand(1, "war", "tax").hand(2, "war", "tax")
    scene.s.round = 1
    scene.begin(Plan((0, 1, 2)))
    war, tax = (next(c for c in scene.house(0).hand if c.startswith(deck)) for deck in ("war", "tax"))
    view = scene.shown(1)["houses"][0]
    scene.play(f"s0 lay {tax} {war}")
    assert scene.shown(1)["houses"][0] == view
    for seat in (1, 2):
        scene.play(f"s{seat} {min(scene.options(seat))}")
    assert scene.house(0).laid == [tax, war]
    assert scene.shown(1)["houses"][0]["laid"] == 2
    assert "laid_cards" not in scene.shown(1)["houses"][0]


@pytest.mark.rule("crusaders.planning.crusade-duty")
@pytest.mark.rule("crusaders.crusade.once")
@pytest.mark.rule("crusaders.development.archbishop")
@pytest.mark.ruling("crusaders", 61)
@pytest.mark.ruling("crusaders", 92)
def test_the_duty_to_crusade_and_its_limit() -> None:
    scene = Scene().hand(0, "war", "tax", "crusade", "crusade")
    scene.s.round = 3
    scene.begin(Plan((0,)))
    crusades = [c for c in scene.house(0).hand if c.startswith("crusade")]
    war, tax = (next(c for c in scene.house(0).hand if c.startswith(deck)) for deck in ("war", "tax"))
    assert scene.why_not(f"s0 lay {war} {tax}").code == "crusade-due"
    assert scene.why_not(f"s0 lay {crusades[0]} {crusades[1]}").code == "crusaded"
    scene.house(0).crusades = 1
    assert scene.why_not(f"s0 lay {war} {crusades[0]}").code == "crusaded"
    scene.cards(0, "archbishop")
    assert f"lay {war} {crusades[0]}" in scene.options()
    scene.play(f"s0 lay {war} {crusades[0]}")
    scene.cards(0)  # losing the Archbishop later does not undo a laid card
    scene.house(0).laid = [crusades[0]]
    scene.house(0).hand = [tax]
    scene.begin(Reveal(0))
    assert scene.asked == (0, "crusade-action")


@pytest.mark.rule("crusaders.turn.action")
@pytest.mark.rule("crusaders.turn.event")
def test_an_action_may_be_declined_the_event_may_not() -> None:
    scene = Scene().hand(0, "tax")
    scene.house(0).laid, scene.house(0).hand = scene.house(0).hand, []
    card = scene.house(0).laid[0]
    scene.begin(Reveal(0)).play("s0 pass")
    assert card in scene.s.discard
    told = [event.kind for event in scene.events()]
    assert told.index("passed") < min(told.index(k) for k in told if k in ("event-target", "event-ignored"))


@pytest.mark.rule("crusaders.order.first-player")
@pytest.mark.ruling("crusaders", 62)
def test_a_new_first_player_counts_from_the_next_turn() -> None:
    scene = Scene()
    for seat in range(3):
        scene.hand(seat, "tax", "tax")
        scene.house(seat).laid, scene.house(seat).hand = scene.house(seat).hand, []
    scene.begin(Turn(), Turn())
    assert scene.s.order == (0, 1, 2)
    scene.s.first = 2
    seats = []
    while scene.table.decisions:
        decision = scene.table.decisions[0]
        if decision.kind == "turn-start":
            seats.append(decision.seat)
        scene.play(decision.default.notation)
    assert seats == [0, 1, 2, 2, 0, 1]
    assert scene.s.left_neighbour(2) == 0  # for events seat order counts, whoever is first


@pytest.mark.rule("crusaders.dynasty.turn")
def test_marriage_comes_before_titles() -> None:
    scene = Scene().child(0, "england_01").begin(DynastyTurn(0))
    assert scene.asked == (0, "seek-marriage")
    scene.play("s0 done")
    assert scene.asked == (0, "titles")


@pytest.mark.rule("crusaders.upkeep.pay")
@pytest.mark.rule("crusaders.upkeep.disband")
def test_armies_are_paid_before_they_may_go_home() -> None:
    scene = Scene().gold(0, 3).armies("wessex", "mercia").begin(UpkeepOf(0))
    scene.play("s0 pay-armies 2")
    assert scene.house(0).gold == 1
    scene.play("s0 disband mercia", "s0 done")
    assert scene.s.armies_of(0) == [scene.at("wessex")]


@pytest.mark.rule("crusaders.upkeep.unpaid")
@pytest.mark.ruling("crusaders", 56)
def test_an_unpaid_army_leaves_unrest_while_there_is_any() -> None:
    scene = Scene().gold(0, 0).armies("wessex", "mercia").begin(UpkeepOf(0))
    assert scene.why_not("s0 pay-armies 2").code == "gold-missing"
    scene.play("s0 leave-unpaid wessex")
    assert scene.s.unrest[scene.at("wessex")] == 1
    scene.s.left["unrest"], scene.s.unrest[scene.at("paris")] = 0, 11
    scene._census = None
    scene.play("s0 leave-unpaid mercia")
    assert scene.s.unrest[scene.at("mercia")] == 0
    assert scene.s.armies_of(0) == []


@pytest.mark.rule("crusaders.upkeep.age")
@pytest.mark.rule("crusaders.upkeep.fourth-age")
@pytest.mark.rule("crusaders.upkeep.fifth-age")
@pytest.mark.ruling("crusaders", 99)
def test_rulers_age_grow_wise_and_die() -> None:
    scene = Scene().child(0, "england_01", "random_weak")
    scene.house(0).age = 2
    scene.begin(Age(0))
    assert scene.house(0).age == 3
    scene.bag(0, GOOD, BAD).begin(Age(0)).play(f"s0 remove-trait {BAD}")
    assert (scene.house(0).age, scene.house(0).bag) == (4, [GOOD])
    scene.begin(Age(0))
    assert scene.house(0).ruler.card == "england_01"
    assert scene.house(0).age == 0


@pytest.mark.rule("crusaders.upkeep.fourth-age")
def test_the_last_trait_stays() -> None:
    scene = Scene().bag(0, BAD)
    scene.house(0).age = 3
    scene.begin(Age(0))
    assert scene.why_not(f"s0 remove-trait {BAD}").code == "last-trait"


@pytest.mark.rule("crusaders.refresh.hands")
@pytest.mark.rule("crusaders.refresh.independents")
@pytest.mark.rule("crusaders.refresh.display")
def test_refresh_replaces_hands_lords_and_display() -> None:
    scene = Scene(5).hand(0, "war", "tax")
    s = scene.s
    lords = [lord for lord in s.lord if lord]
    display = list(s.display)
    ally = s.lord.index(lords[0])
    s.lord[ally], s.ally[ally] = "", 0
    token, s.lord_token[ally] = s.lord_token[ally], ""
    s.bag.append(token)
    s.folk_discard[s.box.characters[lords[0]].culture].append(lords[0])
    refresh(s, scene.table._dealer)
    assert s.houses[0].hand == []
    assert len(s.discard) >= 2
    assert s.lord[ally] == ""  # an allied region keeps only the shield
    assert sum(1 for lord in s.lord if lord) == len(lords) - 1
    assert s.development_discard == sorted(display)
    assert len(s.display) == 3


@pytest.mark.rule("crusaders.end.eras")
def test_no_refresh_after_the_last_era() -> None:
    scene = Scene()
    scene.s.era = 3
    display = list(scene.s.display)
    scene.begin(EndOfEra())
    assert scene.table.over
    assert scene.s.display == display
    scene = Scene()
    scene.s.era = 1
    scene.begin(EndOfEra())
    assert scene.s.era == 2
    assert scene.asked == (0, "draw-cards")


def test_an_era_counts_crusades_and_actions_anew() -> None:
    scene = Scene()
    scene.house(0).crusades, scene.house(0).played = 1, 6
    scene.begin(Era())
    assert (scene.house(0).crusades, scene.house(0).played) == (0, 0)
    scene.house(0).used = ("own_turn_start",)
    scene.begin(Round())
    assert scene.house(0).used == ()
