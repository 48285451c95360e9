"""The automa's set-up, rounds and resource marker (paladins.solo.*)."""

from __future__ import annotations

import pytest

import greathall
from greathall.games.paladins.automa.marker import automa_climb, lowest_attribute, move_marker, search_order
from greathall.games.paladins.automa.turn import AutomaTavern
from greathall.games.paladins.entries import FAITH, INFLUENCE, RIGHT, STRENGTH
from greathall.games.paladins.refresh import Refresh
from greathall.games.paladins.taxes import DrawSuspicion
from tests.games.paladins.scenes import Scene


@pytest.mark.rule("paladins.solo.bot-pieces", "paladins.solo.marker-stack", "paladins.solo.scheme-deck")
def test_what_the_automa_starts_with() -> None:
    scene = Scene(1)
    automa = scene.player(1)
    assert (automa.commissions, automa.garrisons, automa.jars, automa.attributes) == (0, 0, (), [0, 0, 0])
    assert (scene.automa.marker, scene.automa.pile) == (1, (INFLUENCE, FAITH, STRENGTH))
    assert len(scene.automa.schemes) == 12
    assert scene.automa.waiting == 5
    assert "kings_favour" not in scene.automa.schemes
    assert [seat.kind for seat in scene.table.seats] == ["decides", "automa"]


@pytest.mark.rule("paladins.solo.difficulty")
@pytest.mark.parametrize(("difficulty", "orders"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_difficulty_puts_workshops_on_different_actions(difficulty: str, orders: int) -> None:
    scene = Scene(1, difficulty=difficulty)
    built = [scene.player(1).built(action) for action in RIGHT]
    assert (sum(built), max(built)) == (orders, 1)
    assert len(scene.s.order_deck) == 6


@pytest.mark.rule("paladins.solo.difficulty", "paladins.setup.kings-cards")
def test_solo_setup_normal() -> None:
    """Worked example: commission, attack and absolve are drawn and developed; all six orders are shuffled again."""
    from greathall.core.rules.chance import Scripted, Seeded
    from greathall.core.rules.dealer import Dealer
    from greathall.games.paladins.setup import set_up

    table = greathall.new("paladins", seats=1, seed=1)
    drawn = [("bot-order", name) for name in ("commission", "attack", "absolve")]
    state = set_up(table.setup, table.box, Dealer(Scripted(drawn, then=Seeded("x")), 1))
    assert [action for action in RIGHT if state.players[1].built(action)] == ["commission", "absolve", "attack"]
    assert len(state.order_deck) == 6


@pytest.mark.rule("paladins.solo.order-workshops", "paladins.solo.favour-schemes")
@pytest.mark.ruling("paladins", 29)
def test_revealed_cards_help_the_automa() -> None:
    scene = Scene(1, difficulty="easy").draws(("order", "garrison"))
    before = scene.player(1).built("garrison")
    scene.start_round()
    assert scene.player(1).built("garrison") == before + 1
    assert (scene.automa.order_workshops, scene.automa.scheme_discard) == (2, ())
    scene.s.round = 2
    scene.draws().start_round()
    assert scene.automa.waiting == 4
    assert scene.automa.scheme_discard == ("kings_favour",)
    assert "kings_favour" not in scene.automa.schemes


@pytest.mark.rule("paladins.solo.human-first", "paladins.solo.never")
@pytest.mark.ruling("paladins", 40)
def test_the_person_hires_alone_and_begins_every_round() -> None:
    table = greathall.new("paladins", seats=1, seed=4)
    starters: list[int] = []
    while not table.over:
        decision = table.decisions[0]
        assert decision.seat == 0
        if decision.kind == "take-turn" and (not starters or starters[-1] != table.state.round):
            starters.append(table.state.round)
            assert table.state.bot.used == ()
            assert table.state.bot.workers == table.state.round + 3
        table.play(decision.default)
    assert starters == [1, 2, 3, 4, 5, 6, 7]
    assert table.state.first == 0
    automa = table.state.players[1]
    assert (automa.townsfolk, automa.spent, automa.workers) == ((), (), [0] * 6)


@pytest.mark.rule("paladins.solo.taverns")
def test_two_taverns_and_suspicion_for_the_one_left() -> None:
    scene = Scene(1).start_round()
    assert len(scene.s.taverns) == 2
    scene.s.taverns, scene.s.taken = ("tavern_07", "tavern_12"), (0, -1)
    scene.tax(5).draws(("suspicion", "suspicion_0"), ("suspicion", "suspicion_1")).begin(AutomaTavern())
    assert scene.player(1).suspicion == ("suspicion_0", "suspicion_1")
    assert (scene.automa.workers, scene.automa.marker, scene.s.tax) == (4, 2, 4)


@pytest.mark.rule("paladins.solo.workers-per-round", "paladins.solo.no-shuffle")
def test_solo_round_4_workers() -> None:
    """Worked example: seven workers in the fourth round, whatever was left; schemes stay as they are."""
    scene = Scene(1).start_round()
    scene.s.round = 3
    scene.automa.workers = 9
    scene.automa.scheme_discard = ("attack",)
    scene.automa.schemes.remove("attack")
    schemes = scene.automa.schemes[:]
    scene.board(1, attack="www").start_round()
    assert (scene.s.round, scene.automa.workers) == (4, 7)
    assert scene.spaces("attack", 1) == "..."
    assert scene.automa.schemes == schemes
    assert list(scene.automa.scheme_discard) == ["attack", "kings_favour"]


# The resource marker


@pytest.mark.rule("paladins.solo.resource-steps")
@pytest.mark.ruling("paladins", 33)
@pytest.mark.parametrize(("key", "steps"), [("space:r1_2", 2), ("attack:archer_2", 2), ("quest:architect_3", 2)])
def test_one_step_per_unit(key: str, steps: int) -> None:
    scene = Scene(1).reward(key, seat=1)
    assert scene.automa.marker == 1 + steps
    assert (scene.player(1).silver, scene.player(1).provisions) == (0, 0)


@pytest.mark.rule("paladins.solo.taxes")
@pytest.mark.ruling("paladins", 48)
def test_the_automas_taxes() -> None:
    scene = Scene(1).reward("quest:architect_3", seat=1)
    assert (scene.s.tax, scene.automa.marker) == (3, 3)
    scene = Scene(1).tax(1).has(0, suspicion=1).reward("quest:architect_3", seat=1)
    assert (scene.automa.marker, scene.s.tax, scene.player(0).unpaid) == (3, 5, 1)
    kinds = [kind for kind in scene.kinds() if kind in ("automa-marker", "inquisition")]
    assert kinds == ["automa-marker", "inquisition"]


class Quiet:
    """A dealer's place in a scene that asks nothing."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def move(self, n: int) -> None:
        move_marker(self.scene.s, n, self.scene.table._dealer)

    def climb(self, attribute: int) -> None:
        automa_climb(self.scene.s, attribute, 1, self.scene.table._dealer)


@pytest.mark.rule("paladins.solo.wrap", "paladins.solo.lowest-tie")
def test_wrapping_raises_the_lowest_attribute() -> None:
    scene = Scene(1)
    quiet = Quiet(scene)
    quiet.move(4)
    assert (scene.automa.marker, scene.attributes(1)) == (5, {"strength": 0, "faith": 0, "influence": 0})
    quiet.move(1)
    assert (scene.automa.marker, scene.attributes(1)["strength"]) == (1, 1)
    quiet.move(10)
    assert (scene.automa.marker, scene.attributes(1)) == (1, {"strength": 1, "faith": 1, "influence": 1})


@pytest.mark.rule("paladins.solo.lowest-tie", "paladins.solo.marker-stack")
@pytest.mark.ruling("paladins", 47)
def test_a_marker_that_arrives_lies_on_top() -> None:
    scene = Scene(1)
    quiet = Quiet(scene)
    for attribute in (STRENGTH, INFLUENCE, FAITH):
        quiet.climb(attribute)
    assert lowest_attribute(scene.s) == FAITH
    quiet.climb(FAITH)
    assert lowest_attribute(scene.s) == INFLUENCE


@pytest.mark.rule("paladins.solo.card-pointer", "paladins.solo.sixth-outsider")
def test_solo_resource_middle() -> None:
    """Worked example: from the middle to the right, then from the left; outsiders have a sixth place."""
    assert [at + 1 for at in search_order(3, 5)] == [3, 4, 5, 1, 2]
    assert [at + 1 for at in search_order(3, 6)] == [3, 4, 5, 6, 1, 2]
    assert [at + 1 for at in search_order(5, 6)] == [5, 6, 1, 2, 3, 4]


@pytest.mark.rule("paladins.solo.missing-card")
@pytest.mark.ruling("paladins", 32)
def test_nothing_to_discard_costs_the_tax_supply() -> None:
    scene = Scene(1).reward("space:r2_4", seat=1)
    assert (scene.s.tax, scene.automa.marker) == (4, 1)
    scene = Scene(1).reward("quest:abbot_2", seat=1)
    assert (scene.s.tax, scene.automa.marker) == (4, 1)
    scene = Scene(1).has(1, suspicion=1).reward("quest:acolyte_3", seat=1)
    assert (scene.s.tax, scene.player(1).suspicion) == (4, ())
    scene = Scene(1).reward("space:r3_8", seat=1)
    assert scene.s.tax == 5


@pytest.mark.rule("paladins.solo.missing-card")
@pytest.mark.ruling("paladins", 32)
def test_that_silver_can_bring_the_inquisition() -> None:
    scene = Scene(1).tax(1).has(0, suspicion=2).reward("quest:acolyte_3", seat=1)
    assert scene.kinds().count("inquisition") == 1
    assert (scene.player(0).unpaid, scene.s.tax) == (1, 4)


@pytest.mark.rule("paladins.solo.generic-workers")
def test_workers_without_colour() -> None:
    scene = Scene(1).draws(("suspicion", "suspicion_0")).reward("attack:marauder_2", seat=1)
    assert (scene.automa.workers, scene.player(1).suspicion) == (1, ("suspicion_0",))
    assert scene.reward("wall:wall_06", seat=1).automa.workers == 4


@pytest.mark.rule("paladins.solo.taxes")
def test_the_automa_is_judged_like_anybody() -> None:
    scene = Scene(1).tax(1).has(1, suspicion=4).draws(("suspicion", "suspicion_1")).begin(DrawSuspicion(1, 1))
    assert (scene.player(1).unpaid, len(scene.player(1).suspicion)) == (1, 3)


@pytest.mark.rule("paladins.solo.refresh")
@pytest.mark.ruling("paladins", 46)
def test_two_of_each_row_leave_by_slot() -> None:
    scene = Scene(1).townsfolk("abbot_1", "abbot_2", "abbot_3", "squire_1", "")
    scene.outsiders("", "archer_1", "thief_1", "hunter_1", "", "").begin(Refresh())
    assert scene.s.townsfolk_discard == ("squire_1",)
    assert scene.s.outsider_discard == ("archer_1",)
    assert scene.s.townsfolk[2:] == ["abbot_1", "abbot_2", "abbot_3"]
    assert scene.s.outsiders[:2] == ["thief_1", "hunter_1"]
