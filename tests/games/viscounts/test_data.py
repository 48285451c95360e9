"""The box of Viscounts: counts that the rulebook gives, provenance, and overlays."""

from __future__ import annotations

from collections import Counter

import pytest

import greathall
from greathall.core.errors import ComponentError
from greathall.core.reference.components import provenances
from greathall.core.rules.effects import All
from greathall.games.viscounts.box import RESOURCES, RIBBONS, load_box

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


@pytest.mark.parametrize("cost", [3, 4, 5, 6, 7])
def test_manuscripts_of_cost_5_and_6_score_and_all_others_act_at_once(cost: int) -> None:
    """As every manuscript that was seen does; none that was seen does two things."""
    for script in BOX.manuscripts.values():
        if script.cost == cost:
            assert (script.points is not None) == (cost in (5, 6)), script.id
            assert not isinstance(script.effect, All), script.id


def test_designed_schemes_are_like_those_that_were_seen() -> None:
    starting = [one for one in BOX.schemes.values() if one.group == "starting"]
    assert {one.move for one in starting} == {1, 2}
    assert all(set(one.icons.values()) == {1} for one in BOX.schemes.values())


def test_no_player_card_is_another_with_something_taken_away() -> None:
    def worth(card: str) -> Counter[str]:
        program = [*BOX.programs[f"player_card:{card}.start"].ops, *BOX.programs[f"player_card:{card}.extra"].ops]
        found: Counter[str] = Counter()
        for op in program:
            # One resource is as good as another here.
            found["resource" if op.noun in RESOURCES else op.noun] += op.n
        # What is bad counts the other way.
        return Counter({noun: -n if noun in ("debt", "corruption") else n for noun, n in found.items()})

    for one in BOX.player_cards:
        for other in BOX.player_cards:
            better, worse = worth(one), worth(other)
            assert one == other or any(better[noun] < worse[noun] for noun in {*better, *worse}), (one, other)


def test_only_the_builder_board_was_seen_and_each_automa_has_its_own_character() -> None:
    seen = {slot.id for row in BOX.automa_slots.values() for slot in row if slot.provenance != "designed"}
    assert seen == {"cleric_1", "builder_1", "builder_4", "builder_7", "builder_8"}
    boards = [tuple(slot.effect for slot in row[3:]) for row in BOX.automa_slots.values()]
    assert len(set(boards)) == len(boards) == 4


def test_facts_say_what_was_seen_and_what_is_ours() -> None:
    assert provenances(BOX.townsfolk["strongman"])["on_hire"] == "designed"
    assert provenances(BOX.townsfolk["strongman"])["funding"] == "published"
    assert provenances(BOX.printed_townsfolk["coast"])["cost"] == "designed"
    assert provenances(BOX.automas["builder"])["removed"] == "designed"
    assert provenances(BOX.automas["builder"])["focus"] == "published"
    assert provenances(BOX.automas["cards"])["priority"] == "rulebook"
    # The game prints no names on these.
    for entry in (*BOX.manuscripts.values(), *BOX.schemes.values(), *BOX.segments.values()):
        assert provenances(entry)["id"] == "designed"
