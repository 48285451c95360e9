"""What no sensible house does in Crusader Kings: no card for nothing, no tax declined, no heirless king abroad."""

from __future__ import annotations

from random import Random

import pytest

from greathall.bots import make, question_for
from greathall.games.crusaders.bargain import best_deal, gains
from greathall.games.crusaders.crusade import CrusadeAction, last_space
from greathall.games.crusaders.deals import Deal, Side
from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.prudence import considered, wins_by_crusade
from greathall.games.crusaders.realm import RealmAction
from greathall.games.crusaders.tax import TaxAction
from greathall.games.crusaders.turn import TurnStart
from greathall.games.crusaders.war import WarAction
from tests.games.crusaders.scenes import Scene


def left(scene: Scene) -> list[str]:
    """The verbs that a sensible seat thinks about."""
    options = scene.table.decisions[0].options
    return [option.verb.name for option in considered(scene.s, options)]


@pytest.mark.parametrize("action", [RealmAction, IntrigueAction, WarAction])
def test_no_card_is_played_for_nothing(action: type[RealmAction | IntrigueAction | WarAction]) -> None:
    scene = Scene().gold(0, 5).begin(action(0))
    assert "pass" in [option.verb.name for option in scene.table.decisions[0].options]
    assert left(scene)
    assert "pass" not in left(scene)


def test_what_only_hurts_oneself_is_not_forced() -> None:
    """Who has no money for a card or a castle may do nothing."""
    scene = Scene().gold(0, 0).begin(RealmAction(0))
    options = scene.table.decisions[0].options
    assert left(scene) == ([option.verb.name for option in options if option.verb.name != "pass"] or ["pass"])


def test_taxes_are_not_declined() -> None:
    assert left(Scene().begin(TaxAction(0))) == ["collect"]


def test_a_king_without_an_heir_stays_at_home() -> None:
    alone = Scene().begin(CrusadeAction(0))
    house = alone.house(0)
    house.children, house.siblings, house.crusades = [], [], 1
    ruler = house.ruler.card
    going = [option.args for option in considered(alone.s, alone.table.decisions[0].options)]
    assert (ruler,) not in going
    with_heir = Scene().child(0, "england_01").begin(CrusadeAction(0))
    assert left(with_heir)
    assert "pass" not in left(with_heir)


def test_a_king_without_an_heir_goes_where_that_wins() -> None:
    scene = Scene().begin(CrusadeAction(0))
    s = scene.s
    assert not wins_by_crusade(s, 0)
    assert last_space(s) == len(s.track)
    s.track[:-1] = [0] * (len(s.track) - 1)
    assert wins_by_crusade(s, 0)
    s.track[:-1] = [1] * (len(s.track) - 1)
    s.owner[:] = [1 if owner >= 0 else owner for owner in s.owner]
    assert not wins_by_crusade(s, 0)


def test_who_is_at_war_with_somebody_stronger_offers_peace_that_both_want() -> None:
    scene = Scene().gold(0, 5).war(0, 1)
    deal = best_deal(scene.s, 0, [1])
    assert deal is not None
    assert deal.peace
    own, theirs = gains(scene.s, deal)
    assert own > 0
    assert theirs > 0
    assert best_deal(Scene().s, 0, [1, 2]) is None


def test_an_offer_is_put_together_and_answered() -> None:
    """From the first word to the peace, by considered options alone."""
    scene = Scene().gold(0, 5).war(0, 1).begin(TurnStart(0))
    scene.s.turn = 1
    said = []
    for _ in range(10):
        option = considered(scene.s, scene.table.decisions[0].options)[0]
        said.append(option.verb.name)
        scene.table.play(option)
        if option.verb.name == "accept":
            break
    assert said[:2] == ["parley", "offer"]
    assert said[-2:] == ["send", "accept"]
    assert not scene.at_war(0, 1)


def test_a_bad_offer_is_refused() -> None:
    scene = Scene().gold(1, 5)
    assert gains(scene.s, Deal(0, 1, take=Side(gold=5)))[1] < 0
    scene.begin(TurnStart(0)).play("s0 parley", "s0 offer 1", "s0 demand", "s0 ask-gold 5", "s0 send")
    assert left(scene) == ["refuse"]
    decision = scene.table.decisions[0]
    assert make("novice").choose(question_for(scene.table, decision), Random(1)).verb.name == "refuse"
