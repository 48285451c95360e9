"""A round: taler, choice, reveal, order, passing on (castle.round.*, castle.choose.*, castle.order.*)."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.games.castle.round import Round
from greathall.games.castle.view import conceal
from tests.games.castle.scenes import Scene, winter_scene
from tests.stage import Why

NO_ARCHITECT = Why("no-played-card", "castle.choose.architect-needs-played", {})


@pytest.mark.rule("castle.round.start-taler", "castle.round.countdown", "castle.round.start-player-passes")
def test_marker_and_taler_go_round_clockwise() -> None:
    scene = Scene(4, first=2)
    assert (scene.s.round, scene.s.start, scene.s.track) == (1, 2, 11)
    assert [player.talers for player in scene.s.players] == [3, 3, 4, 3]
    scene.choose("messenger", "messenger", "messenger", "messenger")
    assert (scene.s.round, scene.s.start, scene.s.track) == (2, 3, 10)
    assert [player.talers for player in scene.s.players] == [11, 11, 12, 12]
    for seat in range(4):
        scene.cards(seat, played="")
    scene.choose("messenger", "messenger", "messenger", "messenger")
    assert (scene.s.round, scene.s.start) == (3, 0)


@pytest.mark.rule("castle.round.order", "castle.winter.timing", "castle.equip.pieces", "castle.choose.reveal")
@pytest.mark.ruling("castle", 32)
def test_course_of_a_winter_round() -> None:
    """Taler, lasting events, choice, new event, reveal, equipping, characters."""
    scene = winter_scene("hearth", seats=3)
    scene.s.round -= 1
    scene.winter.open = ("beggar",)
    scene.has(1, wood=2)
    scene.begin(Round())
    assert scene.asked == (0, "answer-beggar")
    scene.play("s0 pay-talers 1", "s1 pay-talers 1", "s2 pay-talers 1")
    assert {decision.kind for decision in scene.table.decisions} == {"choose-cards"}
    scene.choose("messenger", "worker_sand_clay", "messenger")
    assert scene.asked == (0, "offer")
    scene.play("s0 decline", "s1 give 3 wood wood", "s2 decline")
    told = [one.kind for one in scene.events() if one.kind != "paid"]
    assert [kind for kind in told if kind != "chosen"][:13] == [
        "round",
        "round-taler",
        "winter",
        "declined",
        "gave",
        "points",
        "declined",
        "winter-ends",
        "reveal",
        "reveal",
        "reveal",
        "equipped",
        "gained",
    ]


@pytest.mark.rule("castle.choose.architect-needs-played", "castle.choose.hidden")
@pytest.mark.parametrize(("played", "possible"), [("", False), ("trader", True)])
def test_others_guess_an_architect_only_where_he_can_lie(played: str, possible: bool) -> None:
    """A card lost in an earlier winter opens nothing; one lost since the choice was there when it was made."""
    scene = winter_scene("plague").has(0, talers=0).cards(0, played=played, gone="messenger")
    scene.player(0).hand = tuple(card for card in scene.player(0).hand if card not in (played, "messenger"))
    scene.cards(1, played="trader").choose("bricklayer", "bricklayer", "bricklayer")
    if played:
        scene.play("s0 give-up trader")
    guesses: set[str] = set()
    for seed in range(60):
        guess = scene.s.clone()
        conceal(guess, 1, Random(seed))
        guesses.update(guess.players[0].down)
    assert scene.player(0).played == ()
    assert ("architect" in guesses) is possible
    assert "bricklayer" in guesses


@pytest.mark.rule("castle.choose.hidden", "castle.supply.open")
@pytest.mark.ruling("castle", 42)
def test_a_choice_is_known_to_its_seat_alone() -> None:
    scene = Scene(3)
    before = scene.table.view(1)["board"]
    scene.play("s0 choose trader")
    assert scene.table.view(0)["sealed"] == "s0 choose trader"
    for seat in (1, 2, None):
        assert scene.table.view(seat)["sealed"] is None
    assert scene.table.view(1)["board"] == before
    assert all("card" not in one.params for one in scene.events(seat=1))


@pytest.mark.rule("castle.supply.open")
@pytest.mark.ruling("castle", 42)
def test_face_down_cards_stay_hidden_while_an_event_is_settled() -> None:
    scene = winter_scene("hearth", seats=3)
    scene.choose("trader", "messenger", "stonemason")
    own, others, watched = scene.shown(0), scene.shown(1), scene.shown(None)
    assert own["players"][0]["down"] == ["trader"]
    for board in (others, watched):
        assert "down" not in board["players"][0]
        assert "hand" not in board["players"][0]
        assert board["players"][0]["face_down"] == 1
        assert len(board["players"][0]["unplayed"]) == 8
    assert scene.events("reveal", seat=1) == []


@pytest.mark.rule("castle.supply.open")
@pytest.mark.ruling("castle", 42)
def test_everything_else_is_open_to_spectators_too() -> None:
    scene = Scene(2).has(1, talers=17, stone=3, silver=2).points(1, 31).built("well").housed(forge_10=1)
    scene.cards(1, played="trader messenger").tower(clay=4).carriers(rider=0)
    scene.s.forge = 5
    board = scene.shown(None)
    shown = board["players"][1]
    assert (shown["talers"], shown["points"], shown["pieces"]["stone"]) == (17, 31, 3)
    assert shown["played"] == ["trader", "messenger"]
    assert "bricklayer" in shown["unplayed"]
    assert board["tower"]["clay"] == 4
    assert board["forge"] == 5
    assert board["carriers"]["rider"] == 0
    assert board["spaces"] == {"forge_10": 1}


@pytest.mark.rule("castle.supply.open")
@pytest.mark.ruling("castle", 42)
def test_the_order_of_the_winter_deck_is_nowhere() -> None:
    scene = Scene(2, season="winter")
    assert scene.winter.deck == sorted(scene.winter.deck)
    assert scene.shown(0)["winter"]["unseen"] == sorted(scene.winter.deck)


@pytest.mark.rule("castle.choose.compulsory")
@pytest.mark.ruling("castle", 8)
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_must_choose(seats: int, cards: int) -> None:
    """There is no way to pass, and the round waits for the last."""
    scene = Scene(seats)
    for decision in scene.table.decisions:
        assert {len(option.args) for option in decision.options} == {cards}
    for seat in range(seats - 1):
        scene.play(scene.table.decisions[0].options[0].notation)
        assert scene.table.decision_of(seat) is None
        assert scene.table.decision_of(seats - 1) is not None


@pytest.mark.rule("castle.choose.two-player")
def test_two_players_choose_two_different_cards() -> None:
    scene = Scene(2)
    options = scene.options(0)
    assert len(options) == 21  # pairs of the seven cards without the architect
    assert all(len(set(option.split()[1:])) == 2 for option in options)
    scene.choose("messenger trader", "messenger bricklayer")
    assert set(scene.player(0).played) == {"messenger", "trader"}


@pytest.mark.rule("castle.choose.odd-hand")
@pytest.mark.ruling("castle", 5)
def test_a_single_card_is_played_alone() -> None:
    scene = Scene(2).cards(0, hand="architect", gone="worker_stone")
    assert scene.options(0) == {"choose architect"}
    assert len(scene.options(1)) == 21
    scene.choose("architect", "messenger trader")
    assert scene.asked == (1, "place-helper")
    scene.play("s1 place sand_cart")
    assert len(scene.player(0).hand) == 7


@pytest.mark.rule("castle.choose.architect-needs-played")
@pytest.mark.ruling("castle", 2)
@pytest.mark.parametrize("seats", [3, 4])
def test_no_architect_with_a_full_hand(seats: int) -> None:
    scene = Scene(seats)
    assert scene.why_not("s0 choose architect") == NO_ARCHITECT
    assert "choose architect" not in scene.options(1)
    scene.cards(1, played="trader")
    assert "choose architect" in scene.options(1)


@pytest.mark.rule("castle.choose.architect-needs-played")
@pytest.mark.ruling("castle", 2)
def test_with_two_players_the_test_comes_before_both_cards() -> None:
    scene = Scene(2)
    assert scene.why_not("s0 choose messenger architect") == NO_ARCHITECT
    scene.cards(0, played="trader")
    assert "choose messenger architect" in scene.options(0)


@pytest.mark.rule("castle.choose.architect-needs-played")
@pytest.mark.ruling("castle", 2)
def test_a_shrunken_set_in_hand_is_a_full_hand() -> None:
    scene = Scene(3).cards(0, played="", gone="messenger worker_stone")
    assert len(scene.player(0).hand) == 6
    assert scene.why_not("s0 choose architect") == NO_ARCHITECT


@pytest.mark.rule("castle.choose.hand-never-empty")
@pytest.mark.ruling("castle", 4)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hand_never_runs_out(seats: int) -> None:
    """In winter games full of lost cards everybody always has a card to choose; a last one is the architect."""
    rng = Random(seats)
    for seed in range(12):
        table = greathall.new("castle", seats=seats, seed=seed, season="winter")
        while not table.over:
            decision = rng.choice(table.decisions)
            if decision.kind == "choose-cards":
                hand = table.state.players[decision.seat].hand
                assert len(hand) > 1 or hand == ("architect",)
            options = [option for option in decision.options if option.verb.name == "give-up"]
            table.play(rng.choice(options or decision.options))


@pytest.mark.rule("castle.choose.hand-never-empty")
@pytest.mark.ruling("castle", 4)
@pytest.mark.parametrize("event", ["plague", "snowfall", "robbers"])
def test_no_event_takes_the_architect(event: str) -> None:
    scene = winter_scene(event)
    for seat in range(3):
        scene.has(seat, talers=9).cards(seat, played="trader messenger worker_stone")
    scene.choose("architect", "bricklayer", "architect")
    for seat in range(3):
        assert scene.asked == (seat, "pay-or-lose-card")
        assert "give-up architect" not in scene.options()
        scene.play(f"s{seat} pay-talers 3")


@pytest.mark.rule("castle.choose.reveal")
def test_all_cards_are_turned_up_together() -> None:
    scene = Scene(3, first=1)
    scene.play("s2 choose trader", "s0 choose messenger")
    assert scene.events("reveal") == []
    scene.play("s1 choose bricklayer")
    shown = [one.params for one in scene.events("reveal")]
    assert shown == [
        {"seat": "seat:1", "card": "card:bricklayer"},
        {"seat": "seat:2", "card": "card:trader"},
        {"seat": "seat:0", "card": "card:messenger"},
    ]
    assert len({ply for ply, event in scene.table.events(-1, None) if event.kind.name == "reveal"}) == 1


@pytest.mark.rule("castle.order.characters")
def test_characters_act_in_their_order() -> None:
    """Messenger, trader, bricklayer, stonemason, worker, architect, whoever plays them."""
    scene = Scene(2, first=1).cards(0, played="messenger").cards(1, played="worker_sand_clay")
    scene.choose("trader architect", "stonemason worker_wood_silver")
    assert scene.s.queue == ((1, "stonemason"), (1, "worker_wood_silver"), (0, "architect"))
    assert scene.asked == (0, "place-helper")
    scene.play("s0 place wood_cart")
    assert scene.asked == (1, "build")
    assert scene.decision.params["card"] == "card:stonemason"
    scene.play("s1 build-nothing")
    assert scene.decision.params["card"] == "card:worker_wood_silver"
    assert scene.player(0).played == ("messenger", "trader", "architect")
    scene.play("s1 build-nothing")
    assert scene.player(0).played == ()

    scene = Scene(4, first=3).cards(3, played="trader")
    scene.choose("bricklayer", "trader", "messenger", "architect")
    assert [one.params["seat"] for one in scene.events("gained")] == ["seat:2"]
    assert scene.asked == (1, "place-helper")
    scene.play("s1 place sand_cart")
    assert scene.asked == (0, "take-from-tower")


@pytest.mark.rule("castle.order.ties")
def test_equal_characters_act_clockwise_from_the_start_player() -> None:
    scene = Scene(4, first=2)
    scene.choose("trader", "trader", "messenger", "trader")
    assert scene.asked == (3, "place-helper")
    scene.play("s3 place sand_cart")
    assert scene.asked == (0, "place-helper")
    scene.play("s0 place wood_cart")
    assert scene.asked == (1, "place-helper")

    scene = Scene(3, first=1)
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.asked == (1, "take-from-tower")  # the start player first, when among them


@pytest.mark.rule("castle.order.two-workers")
@pytest.mark.ruling("castle", 6)
def test_two_workers_of_one_player() -> None:
    """The owner says who goes first; each brings its own pieces and may erect two buildings."""
    scene = Scene(2).has(0, sand=5, wood=5, clay=5, stone=5)
    scene.choose("worker_wood_silver worker_sand_clay", "messenger trader")
    scene.play("s1 place stone_cart")
    assert scene.asked == (0, "first-worker")
    assert scene.options() == {"first worker_wood_silver", "first worker_sand_clay"}
    scene.play("s0 first worker_sand_clay")
    assert scene.goods(0) == {"sand": 7, "wood": 5, "clay": 6, "stone": 5}
    assert scene.decision.params["card"] == "card:worker_sand_clay"
    for tile in ("tower_1", "tower_2"):
        scene.build(0, tile, clay=1, wood=1, sand=2)
    assert scene.decision.params["card"] == "card:worker_wood_silver"
    assert scene.player(0).pieces[4] == 1
    for tile in ("tower_3", "tower_4"):
        scene.build(0, tile, stone=1, wood=1, sand=1)
    assert scene.scored(0, "build") == 4 * 3
    assert scene.s.round == 2


@pytest.mark.rule("castle.order.played-row")
def test_played_cards_stay_in_the_open_row() -> None:
    scene = Scene(3)
    scene.choose("messenger", "messenger", "messenger")
    assert scene.shown(None)["players"][0]["played"] == ["messenger"]
    assert "choose messenger" not in scene.options(0)
    assert len(scene.options(0)) == 7


@pytest.mark.rule("castle.order.optional", "castle.helper.optional", "castle.trader.compulsory")
@pytest.mark.ruling("castle", 8)
@pytest.mark.ruling("castle", 13)
def test_what_may_be_left_undone() -> None:
    """Building, buying and helpers are voluntary; income comes by itself; the trader must place."""
    scene = Scene(4).has(0, talers=30, sand=5, wood=5, clay=5, stone=5)
    scene.choose("stonemason", "worker_sand_clay", "trader", "messenger")
    assert scene.player(3).talers == 11
    assert scene.why_not("s2 keep-back") == Why("must-place", "castle.trader.compulsory", {})
    scene.play("s2 place sand_cart")
    assert scene.asked == (0, "buy-piece")
    scene.play("s0 buy-nothing")
    assert "build-nothing" in scene.options()
    scene.build(0, "tower_1", clay=1, wood=1, sand=2).play("s0 build-nothing")
    assert scene.asked == (0, "house-helper")
    scene.play("s0 house-nobody")
    assert scene.asked == (1, "build")
    assert scene.s.spaces == {}


@pytest.mark.rule("castle.messenger.income")
def test_messenger_brings_eight_talers() -> None:
    scene = Scene(3)
    scene.choose("messenger", "bricklayer", "bricklayer")
    assert scene.player(0).talers == 3 + 1 + 8
    assert scene.s.treasury == 81 - 8
    (income,) = scene.events("gained")
    assert income.params == {"seat": "seat:0", "n": 8, "card": "card:messenger"}


@pytest.mark.rule("castle.messenger.short-treasury", "castle.supply.talers")
@pytest.mark.ruling("castle", 26)
def test_messengers_and_a_short_treasury() -> None:
    """The first gets what is there, the next nothing, and nobody owes anything (messenger_short_treasury)."""
    scene = Scene(3, first=1).treasury(5)
    scene.choose("messenger", "messenger", "trader")
    assert [player.talers for player in scene.s.players] == [3, 4 + 5, 3]
    assert scene.s.treasury == 0
    assert [(one.params["seat"], one.params["n"]) for one in scene.events("gained")] == [("seat:1", 5), ("seat:0", 0)]
