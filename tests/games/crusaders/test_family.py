"""Succession, crisis, births, deaths, marriages, pacts and dukes."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.battle import houses_allied
from greathall.games.crusaders.dynasty import ChoosePartner, DynastyTurn, SeekMarriage, Titles
from greathall.games.crusaders.event_family import Birth
from greathall.games.crusaders.family import Succession, fertile, heirs, kill
from greathall.games.crusaders.overthrow import overthrow_successes, try_overthrow
from greathall.games.crusaders.plots import IntrigueAction, unrest_successes
from greathall.games.crusaders.state import NOBODY, Person
from greathall.games.crusaders.supply import settle_lord
from tests.games.crusaders.scenes import GOOD, Scene

# Succession


@pytest.mark.rule("crusaders.succession.order")
@pytest.mark.ruling("crusaders", 27)
@pytest.mark.ruling("crusaders", 28)
def test_sons_daughters_brothers_sisters_by_arrival() -> None:
    scene = Scene().child(0, "england_11").child(0, "england_02").child(0, "england_01")
    scene.sibling(0, "england_12").sibling(0, "england_03")
    order = [person.card for person in heirs(scene.s, scene.house(0))]
    assert order == ["england_02", "england_01", "england_11", "england_03", "england_12"]


@pytest.mark.rule("crusaders.succession.spouse")
@pytest.mark.rule("crusaders.succession.tokens")
@pytest.mark.rule("crusaders.succession.siblings")
@pytest.mark.rule("crusaders.succession.old-siblings")
@pytest.mark.ruling("crusaders", 35)
def test_the_heir_takes_throne_tokens_and_kin() -> None:
    scene = Scene().wife(0, "england_13").bag(0, GOOD)
    scene.child(0, "england_11", "random_strong").child(0, "england_01", "random_weak", spouse="france_11")
    scene.house(0).children[1] = Person("england_01", ("random_weak",), "france_11", ("random_honest",))
    scene.sibling(0, "england_03", "random_cruel")
    scene.s.duke[scene.at("wessex")] = "england_11"
    scene.s.duke[scene.at("mercia")] = "england_01"
    scene.begin(Succession(0))
    house = scene.house(0)
    assert (house.ruler.card, house.ruler.spouse) == ("england_01", "france_11")
    assert house.bag == sorted([GOOD, "random_honest", "random_weak"])
    assert [one.card for one in house.siblings] == ["england_11"]
    assert house.children == []
    assert "england_13" in scene.s.folk_discard["england"]
    assert "england_03" in scene.s.gone  # old siblings leave the game
    assert [event.params["person"] for event in scene.events("left-game")] == ["character:england_03"]
    assert scene.s.duke[scene.at("wessex")] == "england_11"  # the title follows the person
    assert scene.s.duke[scene.at("mercia")] == ""
    assert "william_i" in scene.s.gone


@pytest.mark.rule("crusaders.succession.old-siblings")
def test_when_a_sibling_inherits_the_other_stays() -> None:
    scene = Scene().sibling(0, "england_12").sibling(0, "england_03").begin(Succession(0))
    assert scene.house(0).ruler.card == "england_03"
    assert [one.card for one in scene.house(0).siblings] == ["england_12"]


@pytest.mark.rule("crusaders.succession.queens")
def test_a_daughter_reigns_like_a_king() -> None:
    scene = Scene().child(0, "england_11", "random_strong").begin(Succession(0))
    assert scene.house(0).ruler.card == "england_11"
    scene.begin(SeekMarriage(0))
    assert "seek-spouse england_11" in scene.options()


@pytest.mark.rule("crusaders.marriage.once")
def test_a_family_that_is_married_is_not_asked_who_shall_marry() -> None:
    free = Scene().child(0, "england_11")
    assert SeekMarriage(0).prompt(free.s) == {"unmarried": 2}
    married = Scene().wife(0, "england_13").begin(SeekMarriage(0))
    assert married.options() == {"done", "parley"}
    assert SeekMarriage(0).prompt(married.s) == {"unmarried": 0}


@pytest.mark.rule("crusaders.crisis.regions")
@pytest.mark.rule("crusaders.crisis.gold")
@pytest.mark.rule("crusaders.crisis.ruler")
@pytest.mark.ruling("crusaders", 34)
def test_without_an_heir_half_the_realm_is_lost() -> None:
    scene = Scene().owns(1, "paris", "lorraine", "aquitaine", "toulouse", "low_countries").gold(1, 7).bag(1, GOOD)
    scene.castles("toulouse").armies("toulouse").unrest("toulouse").pact(1, 0)
    scene.begin(Succession(1))
    assert scene.asked == (1, "lose-region")
    scene.play("s1 give-up toulouse", "s1 give-up aquitaine")
    assert scene.regions(1) == {"paris", "lorraine", "low_countries"}
    toulouse = scene.at("toulouse")
    assert (scene.s.castle[toulouse], scene.s.army[toulouse], scene.s.unrest[toulouse]) == (1, 0, 1)
    assert scene.s.lord[toulouse]
    assert scene.house(1).gold == 4
    assert scene.s.box.characters[scene.house(1).ruler.card].culture == "france"
    assert len(scene.house(1).bag) == 2
    assert scene.allied(0, 1)
    lone = Scene().owns(1, "paris").gold(1, 1).begin(Succession(1))
    assert lone.regions(1) == {"paris"}
    assert lone.house(1).gold == 1


# Births and deaths


@pytest.mark.rule("crusaders.family.birth")
@pytest.mark.rule("crusaders.family.slots")
@pytest.mark.ruling("crusaders", 26)
def test_children_are_born_while_there_is_room() -> None:
    scene = Scene().begin(*[Birth(0, 1, "any")] * 4)
    children = scene.house(0).children
    assert len(children) == 3
    assert all(scene.s.box.characters[child.card].culture == "england" for child in children)
    assert all(len(child.tokens) == 1 for child in children)


@pytest.mark.rule("crusaders.family.only-rulers")
@pytest.mark.rule("crusaders.family.glitterhoof")
@pytest.mark.ruling("crusaders", 29)
def test_a_horse_bears_no_heirs() -> None:
    scene = Scene().wife(0, "england_13")
    assert fertile(scene.s, scene.house(0))
    scene.wife(0, "glitterhoof")
    assert not fertile(scene.s, scene.house(0))
    scene.begin()
    kill(scene.s, "glitterhoof", scene.table._dealer)
    assert "glitterhoof" in scene.s.gone


@pytest.mark.rule("crusaders.family.death")
@pytest.mark.rule("crusaders.family.widows")
@pytest.mark.rule("crusaders.divorce.ruler")
@pytest.mark.ruling("crusaders", 30)
def test_tokens_of_the_dead_return_and_widows_leave() -> None:
    scene = Scene().child(0, "england_01", "random_weak").wife(0, "england_13").bag(0, GOOD, "random_honest")
    scene.house(0).children[0] = Person("england_01", ("random_weak",), "england_14", ("event_godless",))
    scene._take("england_14")
    scene.begin()
    bag, events = len(scene.s.bag), len(scene.s.event_tokens)
    kill(scene.s, "england_01", scene.table._dealer)
    assert scene.house(0).children == []
    assert (len(scene.s.bag), len(scene.s.event_tokens)) == (bag + 1, events + 1)
    assert "england_14" in scene.s.folk_discard["england"]
    kill(scene.s, "england_13", scene.table._dealer)
    assert scene.house(0).ruler.spouse == ""
    assert scene.house(0).bag == ["random_honest", GOOD]  # her token stays


@pytest.mark.rule("crusaders.base.empty-bag")
@pytest.mark.ruling("crusaders", 101)
@pytest.mark.ruling("crusaders", 37)
def test_an_empty_bag_leaves_a_lord_without_a_trait() -> None:
    scene = Scene(5)
    s = scene.s
    region = next(r for r, lord in enumerate(s.lord) if lord)
    culture = s.box.look.cultures[region]
    s.bag = []
    s.folk_discard[culture].append(s.lord[region])
    s.lord[region] = s.lord_token[region] = ""
    rest, s.folk[culture] = s.folk[culture], []
    settle_lord(s, region, scene.table._dealer)  # the culture's discard is shuffled anew
    assert (bool(s.lord[region]), s.lord_token[region]) == (True, "")
    woman = s.box.sexes[s.lord[region]] == "female"
    scene.begin(ChoosePartner(0, scene.house(0).ruler.card))
    wooing = f"woo-lord {s.lord[region]}"
    assert (wooing in scene.options()) == woman
    if woman:
        scene.play(f"s0 {wooing}")
        assert not scene.events("check")  # without a token it counts as negative
    assert rest
    s.folk["england"], s.folk_discard["england"] = [], []
    scene.begin(Birth(0, 1, "any"))
    assert scene.house(0).children == []


# Marriage


@pytest.mark.rule("crusaders.marriage.once")
@pytest.mark.rule("crusaders.marriage.partners")
@pytest.mark.rule("crusaders.marriage.opposite-sex")
@pytest.mark.ruling("crusaders", 24)
def test_one_attempt_with_lords_houses_or_nobles() -> None:
    scene = Scene().lord("brittany", "france_11", "random_weak").lord("burgundy", "france_01", "random_weak")
    scene.child(1, "france_12", "random_weak").begin(DynastyTurn(0)).play("s0 seek-spouse william_i")
    options = scene.options()
    assert {"woo-lord france_11", "propose france_12", "woo-noble england", "woo-noble germany"} <= options
    assert "woo-noble italy" not in options  # only decks of participants
    assert scene.why_not("s0 woo-lord france_01").code == "same-sex"
    scene.luckless(0).gold(0, 0).play("s0 woo-noble france")
    assert scene.events("wooed-in-vain")
    assert scene.asked is None or scene.asked[1] != "seek-marriage"


@pytest.mark.rule("crusaders.marriage.independent-automatic")
@pytest.mark.rule("crusaders.marriage.independent-pact")
@pytest.mark.rule("crusaders.marriage.ruler-spouse")
@pytest.mark.ruling("crusaders", 32)
def test_a_negative_lord_says_yes_and_brings_a_pact() -> None:
    scene = Scene().lord("brittany", "france_11", "random_weak").bag(0, GOOD)
    scene._take("france_11")
    scene.lord("brittany", "france_11", "random_weak").begin(ChoosePartner(0, "william_i"))
    scene.play("s0 woo-lord france_11")
    assert scene.house(0).ruler.spouse == "france_11"
    assert scene.house(0).bag == sorted([GOOD, "random_weak"])
    brittany = scene.at("brittany")
    assert (scene.s.ally[brittany], scene.s.lord[brittany], scene.owner("brittany")) == (0, "", NOBODY)
    settle_lord(scene.s, brittany, scene.table._dealer)
    assert scene.s.lord[brittany] == ""


@pytest.mark.rule("crusaders.marriage.independent-check")
@pytest.mark.rule("crusaders.marriage.other-spouse")
def test_a_positive_lord_wants_a_check() -> None:
    for lucky in (True, False):
        scene = (
            Scene().gold(0, 0).child(0, "england_01", "random_honest").lord("brittany", "france_11", "random_strong")
        )
        scene = scene.sure(0) if lucky else scene.luckless(0)
        scene.begin(ChoosePartner(0, "england_01")).play("s0 woo-lord france_11").draw_on()
        child = scene.house(0).children[0]
        assert (child.spouse, child.spouse_tokens) == (("france_11", ("random_strong",)) if lucky else ("", ()))
        assert len(scene.house(0).bag) == 8  # the token waits under the card


@pytest.mark.rule("crusaders.marriage.random")
@pytest.mark.ruling("crusaders", 25)
def test_a_random_noble_of_the_other_sex_without_a_pact() -> None:
    scene = Scene().gold(0, 0).sure(0).begin(ChoosePartner(0, "william_i")).play("s0 woo-noble germany")
    spouse = scene.house(0).ruler.spouse
    assert scene.s.box.characters[spouse].culture == "germany"
    assert scene.s.box.sexes[spouse] == "female"
    assert scene.s.ally.count(0) == 0
    assert len(scene.house(0).bag) == 9
    empty = Scene()
    empty.s.folk["germany"] = [c for c in empty.s.folk["germany"] if empty.s.box.sexes[c] == "male"]
    empty.begin(ChoosePartner(0, "william_i"))
    assert empty.why_not("s0 woo-noble germany").code == "no-noble"


@pytest.mark.rule("crusaders.marriage.opposite-sex")
def test_glitterhoof_marries_anybody() -> None:
    scene = Scene(glitterhoof="yes").child(0, "england_11", "random_weak")
    for card in ("william_i", "england_11"):
        scene.begin(ChoosePartner(0, card))
        assert "woo-lord glitterhoof" in scene.options()


@pytest.mark.rule("crusaders.marriage.dynasties")
@pytest.mark.rule("crusaders.marriage.ends-war")
@pytest.mark.rule("crusaders.marriage.joins")
@pytest.mark.rule("crusaders.duke.ends")
def test_two_houses_marry_by_consent_and_make_peace() -> None:
    scene = Scene().child(1, "france_11", "random_strong").war(0, 1).claim(1, 0).bag(0, GOOD)
    scene.s.duke[scene.at("paris")] = "france_11"
    scene.begin(ChoosePartner(0, "william_i")).play("s0 propose france_11")
    assert scene.asked == (0, "compose")  # a ruler's partner joins the ruler: no question where
    scene.gold(0, 3).play("s0 promise", "s0 give-gold 2", "s0 send")
    assert scene.asked == (1, "reply")
    scene.play("s1 accept")
    assert scene.house(0).ruler.spouse == "france_11"
    assert scene.house(1).children == []
    assert scene.s.duke[scene.at("paris")] == ""
    assert scene.allied(0, 1)
    assert not scene.at_war(0, 1)
    assert not scene.has_claim(1, 0)
    assert scene.house(0).gold == 1


@pytest.mark.rule("crusaders.marriage.joins")
def test_two_who_do_not_reign_agree_where_they_belong() -> None:
    scene = Scene().child(1, "france_11", "random_strong").child(0, "england_01", "random_weak")
    scene.begin(ChoosePartner(0, "england_01")).play("s0 propose france_11", "s0 joins 1", "s0 send", "s1 accept")
    assert scene.house(0).children == []
    wife = scene.house(1).children[0]
    assert (wife.card, wife.spouse, wife.spouse_tokens) == ("france_11", "england_01", ("random_weak",))


@pytest.mark.rule("crusaders.marriage.monarchs")
def test_two_monarchs_do_not_marry() -> None:
    scene = Scene(5, scenario="crusade_of_1101").begin(ChoosePartner(0, "henry_i"))
    assert scene.why_not("s0 propose matilda").code == "both-reign"


# Pacts


@pytest.mark.rule("crusaders.pact.parties")
def test_a_house_may_be_allied_with_enemies_of_each_other() -> None:
    scene = Scene().pact(0, 1).pact(0, 2).war(1, 2).allied_region(0, "brittany")
    assert scene.allied(0, 1)
    assert scene.allied(0, 2)
    assert houses_allied(scene.s, 0, scene.at("paris")) == []


@pytest.mark.rule("crusaders.pact.end")
@pytest.mark.ruling("crusaders", 31)
def test_pacts_survive_death_and_divorce() -> None:
    scene = Scene().pact(0, 1).allied_region(0, "brittany").wife(0, "france_11").gold(0, 0).sure(0)
    scene.begin(IntrigueAction(0)).play("s0 divorce france_11")
    assert scene.house(0).ruler.spouse == ""
    assert scene.allied(0, 1)
    assert scene.s.ally[scene.at("brittany")] == 0


# Dukes


@pytest.mark.rule("crusaders.duke.grant")
@pytest.mark.rule("crusaders.duke.region")
@pytest.mark.rule("crusaders.duke.revoke")
@pytest.mark.ruling("crusaders", 95)
def test_titles_are_granted_and_revoked() -> None:
    scene = Scene().child(0, "england_01").sibling(0, "england_12").begin(Titles(0))
    scene.play("s0 grant england_01 wessex")
    assert scene.why_not("s0 grant england_01 mercia").code == "is-duke"
    assert scene.why_not("s0 grant england_12 wessex").code == "is-duchy"
    scene.begin(Titles(0)).play("s0 revoke wessex", "s0 grant england_01 mercia")  # a duke moves in one phase
    assert scene.s.duke[scene.at("wessex")] == ""
    assert scene.s.duke[scene.at("mercia")] == "england_01"
    scene.play("s0 revoke mercia", "s0 grant england_12 mercia")
    refusal = scene.why_not("s0 grant england_01 wessex")
    assert (refusal.code, refusal.rule) == ("granted-now", "crusaders.duke.grant")


@pytest.mark.rule("crusaders.duke.grant")
@pytest.mark.rule("crusaders.duke.revoke")
def test_two_dukes_exchange_their_duchies_in_one_phase() -> None:
    scene = Scene().child(0, "england_01").child(0, "england_02")
    wessex, mercia = scene.at("wessex"), scene.at("mercia")
    scene.s.duke[wessex], scene.s.duke[mercia] = "england_01", "england_02"
    scene.begin(Titles(0)).play("s0 revoke wessex", "s0 revoke mercia")
    scene.play("s0 grant england_01 mercia", "s0 grant england_02 wessex")
    assert (scene.s.duke[wessex], scene.s.duke[mercia]) == ("england_02", "england_01")


@pytest.mark.rule("crusaders.marriage.joins")
def test_a_counter_offer_may_name_the_other_dynasty() -> None:
    scene = Scene().child(0, "england_01", "random_weak").child(1, "france_11", "random_strong")
    scene.begin(ChoosePartner(0, "england_01")).play("s0 propose france_11", "s0 joins 0", "s0 send")
    scene.play("s1 counter-offer")
    assert scene.asked == (1, "choose-home")
    scene.play("s1 joins 1", "s1 send", "s0 accept")
    assert scene.house(1).children[0].spouse == "england_01"
    assert scene.house(0).children == []


@pytest.mark.rule("crusaders.marriage.once")
def test_thinking_better_of_a_marriage_leads_back_three_times() -> None:
    scene = Scene().child(0, "england_01").child(1, "france_11").begin(DynastyTurn(0))
    scene.play("s0 seek-spouse william_i", "s0 decline")
    assert scene.asked == (0, "seek-marriage")
    scene.play("s0 seek-spouse england_01", "s0 propose france_11", "s0 joins 0", "s0 withdraw")
    assert scene.asked == (0, "seek-marriage")
    scene.play("s0 seek-spouse england_01", "s0 decline", "s0 seek-spouse england_01", "s0 decline")
    assert scene.asked == (0, "titles")
    assert len(scene.events("wooing-dropped")) == 4
    refused = Scene().child(0, "england_01").child(1, "france_11").begin(DynastyTurn(0))
    refused.play("s0 seek-spouse england_01", "s0 propose france_11", "s0 joins 0", "s0 send", "s1 refuse")
    assert refused.asked == (0, "titles")  # whoever was asked has said no: the attempt is used up


@pytest.mark.rule("crusaders.duke.protects")
def test_a_duke_makes_everything_harder() -> None:
    scene = Scene().child(1, "france_01", "random_weak").castles("paris")
    paris = scene.at("paris")
    scene.s.duke[paris] = "france_01"
    assert unrest_successes(scene.s, paris) == 3
    assert overthrow_successes(scene.s, paris) == 3


@pytest.mark.rule("crusaders.duke.dies")
def test_a_duke_falls_with_his_duchy_and_his_wife() -> None:
    scene = Scene().child(1, "france_01", "random_weak", spouse="france_11").unrest("toulouse").sure(0).gold(0, 0)
    toulouse = scene.at("toulouse")
    scene.s.duke[toulouse] = "france_01"
    scene.cards(0, "spymaster").gold(0, 1).begin()
    try_overthrow(scene.s, 0, toulouse, (), scene.table._dealer)
    scene.s.check.free = 3  # type: ignore[union-attr]
    scene.begin(*reversed(scene.s.stack)).draw_on()
    while scene.table.decisions:
        scene.play("s0 done" if scene.asked == (0, "next-overthrow") else scene.decision.default.notation)
    assert scene.owner("toulouse") == NOBODY
    assert scene.house(1).children == []
    assert {"france_01", "france_11"} <= set(scene.s.folk_discard["france"]) | set(scene.s.lord) | set(
        scene.s.folk["france"]
    )
