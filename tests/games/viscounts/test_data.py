"""The box of Viscounts: counts that the rulebook gives, provenance, and overlays."""

from __future__ import annotations

from collections import Counter

import pytest

import greathall
from greathall.core.errors import ComponentError
from greathall.games.viscounts.box import RIBBONS, load_box

BOX = load_box()


def test_counts_of_the_rulebook() -> None:
    assert Counter(one.group for one in BOX.townsfolk.values()) == {"neutral": 68, "hero": 10, "starting": 8}
    assert Counter(one.ribbon for one in BOX.manuscripts.values()) == {"gray": 9, "black": 9, "yellow": 9, "blue": 8}
    assert Counter(one.back for one in BOX.manuscripts.values()) == {"gray": 5, "black": 30}
    assert len(BOX.player_cards) == 10
    assert Counter(one.group for one in BOX.schemes.values()) == {"starting": 8, "future": 8}
    assert {automa: len(slots) for automa, slots in BOX.automa_slots.items()} == dict.fromkeys(BOX.automas, 9)
    assert set(BOX.bonuses) == set(RIBBONS)


@pytest.mark.rule("viscounts.build.bank", "viscounts.build.link-border")
@pytest.mark.parametrize(("side", "sites", "links"), [("small", 20, 14), ("large", 25, 20)])
def test_sites_and_links_of_each_side(side: str, sites: int, links: int) -> None:
    kingdom = BOX.kingdom(side, tuple(BOX.segments))
    assert (len(kingdom.sites), len(kingdom.link_ends)) == (sites, links)
    border = [key for key in kingdom.link_ends if key.endswith("_next")]
    assert len(border) == 5
    for start, end in kingdom.link_ends.values():
        assert (end - start) % sites == 1, "links join neighbours only"


def test_every_entry_says_where_it_comes_from() -> None:
    sources = set(BOX.entries["source"])
    for kind, entries in BOX.entries.items():
        for key, entry in entries.items():
            assert set(entry.source) <= sources, f"{kind} {key}"
            if entry.provenance == "published" and kind != "source":
                assert entry.source, f"{kind} {key}"


def test_an_overlay_changes_a_game_and_is_kept_in_its_record() -> None:
    overlay = {"player_card": {"card_3": {"start": {"gain": "silver", "n": 9}}}}
    table = greathall.new("viscounts", seats=2, seed=1, components=overlay)
    assert table.box.player_cards["card_3"].start.n == 9
    assert greathall.from_json(table.to_json()).box.player_cards["card_3"].start.n == 9
    assert greathall.replay(table.record()).hash() == table.hash()


@pytest.mark.parametrize(
    ("overlay", "says"),
    [
        ({"townsfolk": {"nobody": {"cost": 1}}}, "no townsfolk 'nobody'"),
        ({"townsfolk": {"mason": {"cost": "two"}}}, "field 'cost'"),
        ({"townsfolk": {"mason": {"cost": 9}}}, "field 'cost'"),
        ({"townsfolk": {"mason": {"icons": {"wizard": 1}}}}, "no icon 'wizard'"),
        ({"townsfolk": {"mason": {"on_hire": {"gain": "glory"}}}}, "glory"),
        ({"townsfolk": {"trader": {"effect": {"when": "own_sneeze", "do": {"gain": "silver"}}}}}, "own_sneeze"),
        ({"site": {"coast_small_1": {"effect": {"pay": "silver"}}}}, "pay has no meaning"),
        ({"manuscript": {"gray_3_flip": {"ribbon": "pink"}}}, "field 'ribbon'"),
        ({"manuscript": {"gray_6_buildings": {"points": {"gain": "point"}}}}, "field 'points'"),
        ({"building": {"workshop": {"points": [1, 2]}}}, "field 'points'"),
        ({"automa": {"cleric": {"removed": ["start_wizard"]}}}, "start_wizard"),
        ({"exchange": {"coast_left_small": {"effect": {"all": [{"gain": "ink"}, {"gain": "gold"}]}}}}, "one thing"),
        ({"exchange": {"coast_left_small": {"merchants": 0}}}, "field 'merchants'"),
        ({"tier": {"first": {"rises_at": 0}}}, "tier 'first'"),
        ({"segment": {"coast": {"left": 2}}}, "a number of its own"),
        ({"player_card": {"card_3": {"location": 11}}}, "no location 11"),
        ({"stack": {"poverty": {"on_top": [1, 2]}}}, "field 'on_top'"),
        ({"ribbon_set": {"ladder": {"points": [0, 1]}}}, "field 'points'"),
        ({"dragon": {}}, "dragon"),
    ],
)
def test_a_malformed_overlay_is_refused_with_its_place(overlay: dict[str, object], says: str) -> None:
    with pytest.raises(ComponentError, match=says):
        load_box(overlay)
