"""Buildings, sites, links and slots (viscounts.build.*, viscounts.slot.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.action import PrimaryAction
from greathall.games.viscounts.build import Put
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.recruit import HireAnywhere
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.build.outer")
def test_building_needs_the_outer_road() -> None:
    scene = Scene().at("coast_inner").row("miner miner squire").has(stone=9).begin(PrimaryAction(0))
    assert scene.why_not("s0 act build").code == "outer-road"


@pytest.mark.rule("viscounts.build.paying")
def test_stones_add_builders() -> None:
    scene = Scene().at("coast_left").row("labourer abbot abbot").has(stone=2).begin(PrimaryAction(0))
    scene.play("s0 act build", "s0 build workshop_2").count(stone=0)


@pytest.mark.rule("viscounts.build.cost")
@pytest.mark.parametrize(
    ("stone", "kinds"),
    [(3, {"workshop"}), (5, {"workshop", "trading_post"}), (7, {"workshop", "trading_post", "guildhall"})],
)
def test_three_five_or_seven_builders(stone: int, kinds: set[str]) -> None:
    scene = Scene().at("coast_left").row("abbot abbot abbot").has(stone=stone).begin(PrimaryAction(0))
    scene.play("s0 act build")
    assert {option.split()[1].rpartition("_")[0] for option in scene.options()} == kinds
    assert scene.table.decisions[0].params["n"] == 0
    if stone < 7:
        why = scene.why_not("s0 build guildhall_1")
        assert why.params == {"n": 7, "have": stone, "icon": "icon:builder"}


@pytest.mark.rule("viscounts.build.bank")
def test_only_free_sites_on_the_own_bank() -> None:
    scene = Scene(3).at("coast_left").building("coast_large_2", 1).begin(Put(0, "workshop_1", "here"))
    assert scene.options() == {"site coast_large_1", "site coast_large_3"}
    assert scene.why_not("s0 site coast_large_4").code == "other-bank"
    assert scene.why_not("s0 site coast_large_2").params == {"owner": "seat:1"}
    full = Scene().at("coast_left").row("miner miner miner").has(stone=9)
    full.building("coast_small_1", 1).building("coast_small_2", 1).begin(PrimaryAction(0))
    assert full.asked is None or full.why_not("s0 act build").code == "no-free-site"
    trading = Scene().at("coast_left").row("miner miner trader").has(stone=9)
    trading.building("coast_small_1", 1).building("coast_small_2", 1).begin(PrimaryAction(0))
    assert trading.why_not("s0 act build").code == "no-free-site"


@pytest.mark.rule("viscounts.build.any")
@pytest.mark.ruling("viscounts", 1)
def test_any_piece_may_be_taken_and_its_slot_gives_the_ability() -> None:
    scene = Scene().at("coast_left").row("abbot abbot abbot").has(stone=7).slots("guildhall_2").begin(PrimaryAction(0))
    scene.play("s0 act build")
    assert "build trading_post_3" in scene.options()
    assert scene.why_not("s0 build guildhall_2").code == "already-built"
    scene.play("s0 build trading_post_3", "s0 site coast_small_1")
    assert scene.player(0).slots == ("guildhall_2", "trading_post_3")
    assert scene.s.icons(0, 0) == 2


@pytest.mark.rule("viscounts.build.none-left")
def test_nothing_left_to_build() -> None:
    scene = Scene().at("coast_left").row("miner miner trader").has(stone=9)
    scene.slots(" ".join(scene.s.box.slots)).begin(PrimaryAction(0))
    assert scene.why_not("s0 act build").code == "all-built"


@pytest.mark.rule("viscounts.build.site-effect")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_site_gives_its_effect_at_once(seats: int) -> None:
    for site, entry in Scene(seats).s.box.sites.items():
        if entry.side != Scene(seats).s.side:
            continue
        scene = Scene(seats).hand("abbot squire labourer thief").row("trader lender journeyman")
        scene.has(debts=1, deeds=1).at(f"{entry.segment}_{entry.bank}").workers("first", "flip", 1)
        scene.begin(Put(0, "workshop_2", "anywhere")).play(f"s0 site {site}")
        label = scene.s.box.programs[f"site:{site}.effect"].nouns[0]
        if label in ("silver", "ink", "gold", "stone", "virtue", "deed"):
            assert any(one.params["resource"] == f"resource:{label}" for one in scene.gains()), site
        else:
            asked = {
                "flip": "flip-paper",
                "hire": "hire-anywhere",
                "destroy": "destroy-card",
                "rearrange": "rearrange",
                "resource": "take-resource",
            }[label]
            assert scene.asked == (0, asked), site


@pytest.mark.rule("viscounts.build.link")
def test_a_link_rewards_both_owners_or_one_once() -> None:
    scene = Scene(3).at("foothills_left").building("foothills_large_2", 1)
    scene.begin(Put(0, "workshop_1", "here"))
    scene.count(ink=1, silver=2)
    scene.count(1, silver=2)
    own = Scene(3).at("foothills_left").building("foothills_large_2", 0).begin(Put(0, "workshop_1", "here"))
    own.count(ink=1, silver=2)


@pytest.mark.rule("viscounts.build.link-border")
@pytest.mark.ruling("viscounts", 7)
def test_a_border_link_reaches_whatever_segment_follows() -> None:
    scene = Scene().segments("foothills coast forest lakeside mountains").at("foothills_right")
    scene.building("coast_small_1", 1).begin(Put(0, "workshop_1", "here")).play("s0 site foothills_small_4")
    # The foothills' last link gives gold to both, here across to the coast.
    scene.count(gold=1)
    scene.count(1, gold=1)
    gap = Scene().at("forest_left").building("forest_small_2", 1).begin(Put(0, "workshop_1", "here"))
    # The forest's first two sites are neighbours without a link.
    assert gap.events("linked") == []


@pytest.mark.rule("viscounts.build.link-order", "viscounts.build.link-opponent")
@pytest.mark.ruling("viscounts", 8, 9)
def test_site_first_then_links_in_the_builders_order() -> None:
    scene = Scene(3).at("mountains_left").building("lakeside_large_5", 1).building("mountains_large_2", 2)
    scene.row("abbot squire labourer").row("abbot squire labourer", 1)
    scene.begin(Put(0, "workshop_1", "here"))
    # The site lets the builder rearrange; then two links are open: ink with the lakeside, silver with its neighbour.
    assert scene.asked == (0, "rearrange")
    scene.play("s0 arrange abbot squire labourer")
    assert scene.asked == (0, "choose-link")
    assert scene.options() == {"link lakeside_large_5_next", "link mountains_large_1_2"}
    scene.play("s0 link mountains_large_1_2")
    gained = [(one.params["seat"], one.params["resource"]) for one in scene.gains()]
    assert gained == [
        ("seat:0", "resource:silver"),
        ("seat:2", "resource:silver"),
        ("seat:0", "resource:ink"),
        ("seat:1", "resource:ink"),
    ]


@pytest.mark.rule("viscounts.build.link-opponent")
@pytest.mark.ruling("viscounts", 9)
def test_the_other_owner_chooses_at_once() -> None:
    scene = Scene().at("mountains_right").building("coast_small_1", 1).row("abbot squire labourer")
    scene.row("trader lender thief", 1).begin(Put(0, "workshop_1", "here")).play("s0 site mountains_small_4")
    assert scene.asked == (0, "rearrange")
    scene.play("s0 arrange squire abbot labourer")
    assert scene.asked == (1, "rearrange")
    scene.play("s1 arrange thief trader lender")
    assert scene.asked is None


@pytest.mark.rule("viscounts.slot.hire-discard")
@pytest.mark.ruling("viscounts", 35)
def test_the_first_workshop_lets_discard_on_every_hire() -> None:
    scene = Scene().slots("workshop_1").hand("abbot squire").pile("thief").begin(HireAnywhere(0))
    scene.play("s0 hire princess 0").count(virtue=6)
    assert scene.asked == (0, "discard-card")
    scene.play("s0 discard abbot")
    assert scene.player(0).discard == ("princess", "abbot")


@pytest.mark.rule("viscounts.effect.building")
def test_a_free_building_stands_anywhere() -> None:
    scene = Scene().slots("guildhall_1").begin(Perform(0, "manuscript:gray_7_guildhall.effect"))
    assert scene.options() == {"build guildhall_2", "build guildhall_3"}
    assert scene.why_not("s0 build guildhall_1").code == "already-built"
    scene.play("s0 build guildhall_3")
    assert len(scene.options()) == 20
    scene.play("s0 site mountains_small_4").count(virtue=6)
    none = Scene().slots("guildhall_1 guildhall_2 guildhall_3").begin(Perform(0, "manuscript:gray_7_guildhall.effect"))
    assert none.asked is None
