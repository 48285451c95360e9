"""Automa dynasties: the tables of the five strategies, line by line (crusaders.ferox.*, crusaders.postis.* ...)."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.automa.answers import automa_accepts
from greathall.games.crusaders.automa.marriage import AutomaMarriage
from greathall.games.crusaders.automa.targets import attackable
from greathall.games.crusaders.deals import Deal, Side
from greathall.games.crusaders.dynasty import ChoosePartner
from tests.games.crusaders.rivals import deed, table_of
from tests.games.crusaders.scenes import Scene

# Realm tables


def shop(strategy: str, *display: str) -> Scene:
    scene = table_of(strategy)
    scene.s.display = list(display)
    return scene


@pytest.mark.rule("crusaders.ferox.realm")
@pytest.mark.rule("crusaders.ai.develop")
@pytest.mark.rule("crusaders.ai.ranks")
@pytest.mark.ruling("crusaders", 76)
def test_ferox_buys_offensive_cards_else_builds() -> None:
    scene = shop("ferox", "navy", "bank", "spymaster")
    assert deed(scene, "realm") == (1, "develop")
    assert scene.house(1).developments == ["navy", "spymaster"]
    assert len(scene.s.display) == 3
    assert deed(shop("ferox", "bank", "library", "marshal"), "realm") == (2, "build")


@pytest.mark.rule("crusaders.postis.realm")
def test_postis_buys_anything_until_six() -> None:
    scene = shop("postis", "navy", "bank", "spymaster")
    assert deed(scene, "realm") == (1, "develop")
    assert scene.house(1).developments == ["navy", "bank", "spymaster"]
    full = shop("postis", "longbow", "chancellor", "archbishop")
    full.cards(1, "navy", "bank", "library", "spymaster", "marshal", "steward")
    assert deed(full, "realm") == (2, "build")


@pytest.mark.rule("crusaders.munitio.realm")
def test_munitio_builds_else_buys_defence() -> None:
    scene = shop("munitio", "plate_armor", "bank", "marshal")
    assert deed(scene, "realm") == (1, "build")
    assert sum(scene.s.castle[r] for r in scene.s.regions_of(1)) == 2
    walled = shop("munitio", "plate_armor", "bank", "marshal").owns(1, "paris")
    assert deed(walled, "realm") == (2, "develop")
    assert sorted(walled.house(1).developments) == ["marshal", "plate_armor"]


@pytest.mark.rule("crusaders.amandit.realm")
def test_amandit_buys_at_most_two_defensive_cards() -> None:
    scene = shop("amandit", "plate_armor", "royal_guard", "marshal")
    assert deed(scene, "realm") == (1, "develop")
    assert len(scene.house(1).developments) == 2
    assert deed(shop("amandit", "bank", "navy", "library"), "realm") == (2, "build")


@pytest.mark.rule("crusaders.aperio.realm")
def test_aperio_buys_in_the_order_of_its_list() -> None:
    scene = shop("aperio", "plate_armor", "bank", "marshal")
    assert deed(scene, "realm") == (1, "develop")
    assert scene.house(1).developments == ["marshal", "bank", "plate_armor"]
    assert deed(shop("aperio", "library", "navy", "longbow"), "realm") == (2, "build")


# Intrigue tables


def intrigue(strategy: str, unrest: bool = False, claims: bool = False, child: bool = False) -> Scene:
    scene = table_of(strategy)
    if unrest:
        scene.unrest("normandy")
    if claims:
        scene.claim(1, 0).claim(1, 2)
    if child:
        scene.child(0, "england_01", "random_strong")
    return scene


@pytest.mark.rule("crusaders.ferox.intrigue")
def test_ferox_intrigue() -> None:
    assert deed(intrigue("ferox", unrest=True), "intrigue") == (1, "overthrow")
    assert deed(intrigue("ferox"), "intrigue") == (2, "fabricate")
    hunted = intrigue("ferox", claims=True, child=True)
    assert deed(hunted, "intrigue") == (3, "murder_child")
    assert hunted.house(0).children == []
    regicide = intrigue("ferox", claims=True)
    assert deed(regicide, "intrigue") == (4, "murder_ruler")


@pytest.mark.rule("crusaders.postis.intrigue")
def test_postis_intrigue() -> None:
    bribe = intrigue("postis", unrest=True).cards(0, "marshal")
    assert deed(bribe, "intrigue") == (1, "bribe")
    assert bribe.house(1).developments == ["marshal"]
    assert deed(intrigue("postis", unrest=True), "intrigue") == (2, "overthrow")
    assert deed(intrigue("postis"), "intrigue") == (3, "fabricate")
    assert deed(intrigue("postis", claims=True, child=True), "intrigue") == (4, "murder_child")
    assert deed(intrigue("postis", claims=True), "intrigue") == (5, "unrest")


@pytest.mark.rule("crusaders.munitio.intrigue")
def test_munitio_intrigue() -> None:
    assert deed(intrigue("munitio", unrest=True, child=True), "intrigue") == (1, "overthrow")
    assert deed(intrigue("munitio", child=True), "intrigue") == (2, "murder_child")
    assert deed(intrigue("munitio"), "intrigue") == (3, "murder_ruler")
    first = intrigue("munitio")
    first.s.round = 1
    assert deed(first, "intrigue") == (4, "unrest")


@pytest.mark.rule("crusaders.amandit.intrigue")
def test_amandit_intrigue() -> None:
    married = intrigue("amandit", unrest=True).wife(1, "france_13")
    assert deed(married, "intrigue") == (1, "divorce")
    assert married.house(1).ruler.spouse == ""
    assert deed(intrigue("amandit", unrest=True), "intrigue") == (2, "overthrow")
    assert deed(intrigue("amandit"), "intrigue") == (3, "unrest")


@pytest.mark.rule("crusaders.aperio.intrigue")
def test_aperio_intrigue() -> None:
    assert deed(intrigue("aperio", unrest=True), "intrigue") == (1, "overthrow")
    assert deed(intrigue("aperio"), "intrigue") == (2, "unrest")


# War tables


@pytest.mark.rule("crusaders.ferox.war")
@pytest.mark.ruling("crusaders", 71)
@pytest.mark.ruling("crusaders", 78)
def test_ferox_war() -> None:
    hard = table_of("ferox").claim(1, 0).castles("normandy")
    assert deed(hard, "war") == (1, "invade")
    assert hard.owner("normandy") == 1
    assert deed(table_of("ferox").claim(1, 0), "war") == (2, "invade")
    friends = table_of("ferox").claim(1, 0).pact(0, 1)
    assert friends.at("normandy") not in attackable(friends.s, 1)
    order = table_of("ferox").claim(1, 0).castles("normandy", "mercia").armies("mercia")
    order.owns(0, "normandy", "mercia").owns(1, "paris", "wessex")
    deed(order, "war")
    assert order.owner("normandy") == 1  # two required before three


@pytest.mark.rule("crusaders.postis.war")
def test_postis_war() -> None:
    scene = table_of("postis").allied_region(0, "brittany").allied_region(1, "burgundy").claim(1, 0)
    assert deed(scene, "war") == (1, "invade")
    assert scene.owner("brittany") == 1
    assert scene.has_claim(0, 1)
    assert deed(table_of("postis").allied_region(1, "burgundy").claim(1, 0), "war") == (2, "annex")
    assert deed(table_of("postis").claim(1, 0), "war") == (3, "invade")


@pytest.mark.rule("crusaders.munitio.war")
def test_munitio_war() -> None:
    assert deed(table_of("munitio").allied_region(0, "brittany").claim(1, 0), "war") == (1, "invade")
    scene = table_of("munitio").claim(1, 0).claim(1, 2).owns(0, "normandy")
    assert deed(scene, "war") == (2, "invade")
    assert scene.owner("normandy") == 1  # the player with the fewest regions


@pytest.mark.rule("crusaders.amandit.war")
def test_amandit_war() -> None:
    assert deed(table_of("amandit").allied_region(1, "burgundy").allied_region(0, "brittany"), "war") == (1, "annex")
    assert deed(table_of("amandit").allied_region(0, "brittany"), "war") == (2, "invade")
    scene = table_of("amandit").claim(1, 0).claim(1, 2).child(2, "germany_01", "random_weak")
    assert deed(scene, "war") == (3, "invade")
    assert scene.owner("normandy") == 1  # England has no children


@pytest.mark.rule("crusaders.aperio.war")
def test_aperio_war() -> None:
    scene = table_of("aperio").claim(1, 0).claim(1, 2).shields(0, 1)
    assert deed(scene, "war") == (1, "invade")
    assert scene.owner("normandy") == 1
    assert deed(table_of("aperio"), "war") == (2, "invade")  # any legal region: an independent
    penned = table_of("aperio").owns(1, "paris")
    for region in ("normandy", "aquitaine", "burgundy", "lorraine", "low_countries"):
        penned.s.owner[penned.at(region)] = 0
    assert deed(penned, "war") == (3, "mobilise")
    assert penned.s.army[penned.at("paris")] == 1


# Marriage tables


def wooed(scene: Scene) -> str:
    """The spouse the ruler of seat 1 gets."""
    scene.begin(AutomaMarriage(1))
    while scene.asked == (0, "reply"):
        scene.play("s0 accept")
    return scene.house(1).ruler.spouse


@pytest.mark.rule("crusaders.ai.marriage")
@pytest.mark.rule("crusaders.ferox.marriage")
@pytest.mark.ruling("crusaders", 83)
def test_ferox_woos_by_trait_then_distance() -> None:
    scene = table_of("ferox").lord("wales", "england_11", "random_strong").lord("brittany", "france_11", "random_weak")
    assert wooed(scene) == "england_11"
    near = table_of("ferox").lord("wales", "england_11", "random_weak").lord("brittany", "france_11", "random_weak")
    assert wooed(near) == "france_11"
    lonely = table_of("ferox").child(0, "england_12", "random_strong")
    noble = wooed(lonely)
    assert lonely.s.box.characters[noble].culture == "france"  # a random noble; never a player's child
    child = table_of("ferox").wife(1, "france_13").child(1, "france_01", "random_weak")
    child.lord("brittany", "france_11", "random_weak").begin(AutomaMarriage(1))
    assert child.house(1).children[0].spouse == "france_11"
    failed = table_of("ferox").luckless(1).lord("wales", "england_11", "random_strong")
    assert wooed(failed) == ""  # a failed check ends the attempt


@pytest.mark.rule("crusaders.postis.marriage")
def test_postis_takes_no_other_negative_trait() -> None:
    scene = (
        table_of("postis").lord("brittany", "france_11", "random_weak").lord("wales", "england_11", "random_ambitious")
    )
    assert wooed(scene) == "england_11"
    good = table_of("postis").lord("brittany", "france_11", "random_weak").lord("wales", "england_11", "random_noble")
    assert wooed(good) == "england_11"
    bad = table_of("postis").lord("brittany", "france_11", "random_weak")
    assert wooed(bad) == ""  # nor a noble whose trait is left to chance
    assert bad.events("automa-unwed")


@pytest.mark.rule("crusaders.munitio.marriage")
def test_munitio_pays_for_children_of_its_enemies() -> None:
    scene = table_of("munitio").child(0, "england_11", "random_strong").claim(0, 1)
    assert wooed(scene) == "england_11"
    assert scene.house(0).gold == 4
    assert scene.allied(0, 1)
    cheap = table_of("munitio").child(0, "england_11", "random_weak").claim(0, 1)
    assert wooed(cheap) == "england_11"
    assert cheap.house(0).gold == 1
    refused = table_of("munitio").child(0, "england_11", "random_strong").claim(0, 1)
    refused.lord("brittany", "france_11", "random_noble").begin(AutomaMarriage(1)).play("s0 refuse")
    assert refused.house(1).ruler.spouse == "france_11"  # a refusal leads on to the next rank
    peaceful = table_of("munitio").child(0, "england_11", "random_strong").lord("brittany", "france_11", "random_weak")
    assert wooed(peaceful) == ""  # only an independent ruler with a positive trait, no noble by chance


@pytest.mark.rule("crusaders.amandit.marriage")
def test_amandit_prefers_positive_then_lustful_then_deceitful() -> None:
    lords = [("wales", "england_11", "random_deceitful"), ("brittany", "france_11", "random_lustful")]
    scene = table_of("amandit")
    for lord in lords:
        scene.lord(*lord)
    assert wooed(scene) == "france_11"
    scene = table_of("amandit").lord(*lords[0])
    assert wooed(scene) == "england_11"
    given = table_of("amandit").wife(1, "france_13").child(1, "france_01", "random_weak")
    given.child(0, "england_11", "random_strong").begin(AutomaMarriage(1))
    assert given.asked == (0, "reply")
    given.play("s0 accept")
    assert given.house(0).gold == 3  # the dowry for its own child
    assert given.house(0).children[0].spouse == "france_01"
    assert given.house(1).children == []


@pytest.mark.rule("crusaders.aperio.marriage")
def test_aperio_wants_the_cruel() -> None:
    scene = table_of("aperio").lord("wales", "england_11", "random_cruel").lord("brittany", "france_11", "random_weak")
    assert wooed(scene) == "england_11"
    kin = table_of("aperio").sibling(0, "england_12", "random_cruel").lord("brittany", "france_11", "random_weak")
    assert wooed(kin) == "england_12"
    assert wooed(table_of("aperio").lord("brittany", "france_11", "random_weak")) == "france_11"


@pytest.mark.rule("crusaders.ferox.answer")
@pytest.mark.rule("crusaders.postis.answer")
@pytest.mark.rule("crusaders.munitio.answer")
@pytest.mark.rule("crusaders.amandit.answer")
@pytest.mark.rule("crusaders.aperio.answer")
@pytest.mark.ruling("crusaders", 84)
@pytest.mark.parametrize(
    ("strategy", "token", "heir", "least"),
    [
        ("ferox", "random_weak", True, 5),
        ("ferox", "random_strong", True, 7),
        ("postis", "random_strong", False, 3),
        ("postis", "random_strong", True, None),
        ("munitio", "random_strong", False, 2),
        ("munitio", "random_weak", True, None),
        ("amandit", "random_strong", False, 0),
        ("amandit", "random_strong", True, None),
        ("aperio", "random_weak", False, 2),
        ("aperio", "random_weak", True, None),
    ],
)
def test_what_a_child_is_given_away_for(strategy: str, token: str, heir: bool, least: int | None) -> None:
    scene = table_of(strategy).gold(0, 9)
    if not heir:
        scene.child(1, "france_01", "random_weak")
    scene.child(1, "france_11", token)
    accepted = [
        gold
        for gold in range(9)
        if automa_accepts(
            scene.s, Deal(0, 1, Side(gold=gold), member="william_i", other="france_11", joins=0), scene.table._dealer
        )
    ]
    assert accepted == ([] if least is None else list(range(least, 9)))


def test_a_person_proposes_to_an_ai_with_gold_only() -> None:
    scene = table_of("postis").gold(0, 4).child(1, "france_01", "random_weak").child(1, "france_11", "random_strong")
    scene.begin(ChoosePartner(0, "william_i")).play("s0 propose france_11", "s0 promise")
    assert {option.split()[0] for option in scene.options()} == {"back", "give-gold"}
    scene.play("s0 give-gold 3", "s0 send")
    assert scene.house(0).ruler.spouse == "france_11"
    assert scene.house(0).gold == 1
    assert scene.events("automa-answers")
