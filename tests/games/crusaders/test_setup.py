"""Setting up: every scenario against its table, and the modes (crusaders.setup.*, crusaders.scenario.*)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.table.outcome import rank
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.state import CLOSED, NOBODY
from tests.games.crusaders.scenes import Scene

DATA = Path(__file__).parent / "data"
TABLES: list[dict[str, Any]] = tomllib.loads((DATA / "scenarios.toml").read_text(encoding="utf-8"))["start"]
COLOURS = {"england": "red", "france": "blue", "germany": "black", "italy": "green", "iberia": "yellow"}


def full_table(scenario: str) -> Scene:
    seats = 4 if scenario.endswith("tournament") else 5
    return Scene(seats, scenario=scenario)


@pytest.mark.rule("crusaders.setup.scenario")
@pytest.mark.rule("crusaders.setup.knights")
@pytest.mark.rule("crusaders.setup.bag")
@pytest.mark.rule("crusaders.setup.gold")
@pytest.mark.rule("crusaders.setup.developments")
@pytest.mark.rule("crusaders.scenario.kingdom-of-jerusalem")
@pytest.mark.ruling("crusaders", 88)
@pytest.mark.parametrize("row", TABLES, ids=lambda row: f"{row['scenario']}-{row['culture']}")
def test_a_realm_starts_as_its_scenario_says(row: dict[str, Any]) -> None:
    scene = full_table(row["scenario"])
    seat = list(COLOURS).index(row["culture"])
    house = scene.house(seat)
    assert (house.dynasty, house.ruler.card) == (row["dynasty"], row["ruler"])
    assert scene.regions(seat) == set(row["regions"])
    assert house.gold == row["gold"]
    assert house.age == row.get("age", 0)
    assert sorted(house.developments) == sorted(row["developments"])
    assert sorted(scene.s.box.trait_of[token] for token in house.bag) == sorted(row["traits"])
    for castle in row.get("castles", []):
        assert scene.s.castle[scene.at(castle)] == 1
    assert [scene.s.box.trait_of[t] for child in house.children for t in child.tokens] == row.get("child_traits", [])
    assert len(house.siblings) == row.get("siblings", 0)
    assert bool(house.ruler.spouse) == row.get("married", False)
    for card in house.developments:
        everywhere = [*scene.s.development_deck, *scene.s.display, *(c for h in scene.s.houses for c in h.developments)]
        assert everywhere.count(card) == 2


@pytest.mark.rule("crusaders.setup.family")
@pytest.mark.rule("crusaders.setup.untitled-wives")
@pytest.mark.rule("crusaders.scenario.second-crusade")
@pytest.mark.ruling("crusaders", 8)
@pytest.mark.ruling("crusaders", 9)
def test_the_second_crusade_starts_with_families_unrest_and_armies() -> None:
    scene = full_table("second_crusade")
    s = scene.s
    england, germany, sicily = s.houses[0], s.houses[2], s.houses[3]
    assert [s.box.sexes[child.card] for child in england.children] == ["male", "female"]
    assert [s.box.sexes[brother.card] for brother in england.siblings] == ["male"]
    assert [s.box.sexes[child.card] for child in germany.children] == ["male", "male"]
    assert sicily.children[1].tokens == ("starting_attractive", "starting_pious")
    for house in (s.houses[1], germany, sicily):
        assert s.box.sexes[house.ruler.spouse] == "female"
        assert len(house.bag) == 4  # the wife brings no token
    for region in ("normandy", "northumbria"):
        assert (s.army[scene.at(region)], s.unrest[scene.at(region)]) == (1, 1)
    assert (s.army[scene.at("ireland")], s.unrest[scene.at("ireland")]) == (0, 1)
    assert s.left["unrest"] == 9


@pytest.mark.rule("crusaders.setup.culture-decks")
@pytest.mark.ruling("crusaders", 5)
def test_starting_rulers_stay_out_of_the_culture_decks() -> None:
    s = Scene(5).s
    folk = [card for pool in s.folk.values() for card in pool]
    assert not set(folk) & set(s.box.rulers)
    assert len(folk) + sum(1 for lord in s.lord if lord) == 100


@pytest.mark.rule("crusaders.setup.closed-regions")
@pytest.mark.rule("crusaders.setup.foreign-regions")
@pytest.mark.ruling("crusaders", 6)
@pytest.mark.ruling("crusaders", 7)
def test_absent_colours_are_closed_but_for_regions_of_active_houses() -> None:
    scene = Scene(3)
    s = scene.s
    closed = {s.box.look.regions[r] for r, owner in enumerate(s.owner) if owner == CLOSED}
    assert closed == {r.id for r in s.box.regions.values() if r.culture in ("italy", "iberia")}
    lone = Scene(2, ai="1")
    assert lone.owner("normandy") == 0
    assert all(not s.lord[r] for r, owner in enumerate(s.owner) if owner == CLOSED)
    assert scene.at("aragon") not in s.borders(scene.at("aquitaine"))


@pytest.mark.rule("crusaders.setup.random-bag")
@pytest.mark.ruling("crusaders", 3)
def test_stingy_waits_among_the_event_tokens() -> None:
    s = Scene(5).s
    assert "random_stingy" in s.event_tokens
    assert "random_stingy" not in s.bag
    assert len(s.bag) + sum(1 for token in s.lord_token if token) == 62
    assert len(s.event_tokens) == 25


@pytest.mark.rule("crusaders.setup.independents")
@pytest.mark.ruling("crusaders", 89)
def test_every_free_region_has_a_lord_of_its_colour() -> None:
    scene = Scene(5)
    s = scene.s
    for r, owner in enumerate(s.owner):
        if owner == NOBODY:
            assert s.box.characters[s.lord[r]].culture == s.box.look.cultures[r]
            assert s.lord_token[r]
        else:
            assert s.lord[r] == ""
    barons = Scene(3, scenario="barons_crusade")
    sardinia = barons.at("sardinia")
    assert barons.s.box.characters[barons.s.lord[sardinia]].culture == "italy"


@pytest.mark.rule("crusaders.setup.glitterhoof")
@pytest.mark.ruling("crusaders", 90)
def test_glitterhoof_may_take_a_lords_place() -> None:
    s = Scene(5, glitterhoof="yes").s
    region = s.lord.index("glitterhoof")
    assert s.owner[region] == NOBODY
    assert s.lord_token[region] in s.box.positive
    assert "glitterhoof" in Scene(5).s.gone
    late = Scene(5, scenario="ninth_crusade", glitterhoof="yes").play("s0 place-castle wessex")
    assert "glitterhoof" in late.s.lord


@pytest.mark.rule("crusaders.setup.display")
@pytest.mark.rule("crusaders.setup.track")
@pytest.mark.rule("crusaders.setup.supply")
@pytest.mark.ruling("crusaders", 2)
def test_display_track_and_supplies() -> None:
    s = Scene(5).s
    assert len(s.display) == 3
    assert [len(tokens) for tokens in s.track_tokens] == [1] * 9 + [0]
    assert s.crusade_tokens == ["crusade_pious"]
    assert s.left == {"unrest": 12, "plague": 6, "harvest": 6, "crop_failure": 6, "castle": 9}
    assert s.treasury == 130 - 28


@pytest.mark.rule("crusaders.setup.first-player")
@pytest.mark.ruling("crusaders", 12)
def test_the_first_player_is_drawn_or_named() -> None:
    assert {Scene(5, seed=str(i), first=None).s.first for i in range(12)} > {0, 1}
    assert Scene(5, first=3).s.first == 3


@pytest.mark.rule("crusaders.scenario.crusade-of-1101")
@pytest.mark.ruling("crusaders", 10)
def test_scenario_two_ends_the_track_at_the_seventh_space() -> None:
    scene = full_table("crusade_of_1101")
    scenario = scene.s.box.scenarios["crusade_of_1101"]
    assert (scenario.last_space, scenario.defeat_is_final) == (7, True)
    assert scene.s.track_tokens[6] == ("crusade_pious",)  # it takes the printed token's place
    assert scene.s.crusade_tokens == ["crusade_wounded"]
    assert full_table("barons_crusade").s.track_tokens[6] == ("crusade_wounded", "crusade_pious")  # here it is added


@pytest.mark.rule("crusaders.scenario.barons-crusade")
@pytest.mark.rule("crusaders.scenario.arpads")
@pytest.mark.ruling("crusaders", 11)
def test_scenario_four_keeps_italy_open() -> None:
    table = greathall.new(
        "crusaders", seats=3, seed=1, scenario="barons_crusade", colours=("red", "blue", "green"), first=0
    )
    s = table.state
    at = s.box.at
    assert s.houses[2].dynasty == "arpad"
    assert s.houses[2].culture == "italy"
    black = {r.id for r in s.box.regions.values() if r.culture == "germany" and s.owner[at[r.id]] != CLOSED}
    assert black == {"hungary", "dalmatia"}
    assert all(s.owner[at[r.id]] != CLOSED for r in s.box.regions.values() if r.culture == "italy")
    assert s.track_tokens[6] == ("crusade_wounded", "crusade_pious")


@pytest.mark.rule("crusaders.scenario.ninth-crusade")
@pytest.mark.ruling("crusaders", 97)
def test_scenario_five_asks_england_for_a_castle_before_lords_are_laid() -> None:
    scene = full_table("ninth_crusade")
    assert scene.asked == (0, "place-free-castle")
    assert not any(scene.s.lord)
    assert scene.why_not("s0 place-castle wales").code == "has-castle"
    scene.play("s0 place-castle brittany")
    assert scene.s.castle[scene.at("brittany")] == 1
    assert any(scene.s.lord)


@pytest.mark.rule("crusaders.scenario.tournament")
@pytest.mark.rule("crusaders.mode.left-out")
@pytest.mark.ruling("crusaders", 96)
def test_scenario_six_has_two_eras_and_starting_claims() -> None:
    four = full_table("kingdom_of_jerusalem_tournament")
    assert four.s.box.scenarios["kingdom_of_jerusalem_tournament"].eras == 2
    assert [four.s.claims[seat] for seat in range(4)] == [1 << 2, 1 << 0, 1 << 3, 1 << 1]
    three = Scene(3, scenario="kingdom_of_jerusalem_tournament")
    assert [three.s.claims[seat] for seat in range(3)] == [1 << 2, 1 << 0, 1 << 1]
    assert [house.culture for house in Scene(1).s.houses] == ["england", "france", "germany"]


@pytest.mark.rule("crusaders.mode.tables")
@pytest.mark.parametrize("scenario", sorted(load_box().scenarios))
def test_every_seat_count_a_scenario_allows_works_by_itself(scenario: str) -> None:
    most = load_box().scenarios[scenario].most_dynasties
    for seats in range(1, 6):
        if seats > most:
            with pytest.raises(greathall.SetupError, match="4 dynasties"):
                greathall.new("crusaders", seats=seats, scenario=scenario)
        else:
            table = greathall.new("crusaders", seats=seats, seed=1, scenario=scenario)
            assert len(table.seats) == max(3, seats)


@pytest.mark.rule("crusaders.mode.tables")
@pytest.mark.parametrize(
    ("seats", "variants", "message"),
    [
        (2, {"ai": "0"}, "at least one AI"),
        (1, {"ai": "0"}, "at least one AI"),
        (5, {"ai": "1"}, "5 dynasties"),
        (3, {"mode": "together"}, "against at least one AI"),
        (2, {"mode": "allied"}, "for one seat"),
        (6, {}, "1 to 5 seats"),
        (3, {"scenario": "nowhere"}, "is one of"),
    ],
)
def test_impossible_tables_are_refused(seats: int, variants: dict[str, Any], message: str) -> None:
    with pytest.raises(greathall.SetupError, match=message):
        greathall.new("crusaders", seats=seats, **variants)


def test_a_scenario_without_a_dynasty_of_the_colour_is_refused() -> None:
    with pytest.raises(greathall.SetupError, match="no dynasty in yellow"):
        greathall.new(
            "crusaders", seats=3, scenario="kingdom_of_jerusalem_tournament", colours=("red", "blue", "yellow")
        )


@pytest.mark.rule("crusaders.mode.together")
def test_people_together_are_one_side_and_sum_their_points() -> None:
    table = greathall.new("crusaders", seats=2, seed=3, mode="together", ai="2")
    assert [seat.side for seat in table.seats] == [0, 0, 1, 1]
    standings = table.game.standings(table.state)
    outcome = rank(standings, [seat.side for seat in table.seats])
    totals = table.scores()
    people_win = totals[0] + totals[1] > totals[2] + totals[3]
    assert (0 in outcome.winners) == (1 in outcome.winners) == people_win


@pytest.mark.ruling("crusaders", 13)
def test_dynasties_are_not_limited_by_boards() -> None:
    box = load_box()
    assert len(box.dynasties) == 13
    assert len(box.rulers) == 24
    assert sum(one.shields for one in box.dynasties.values()) == box.supply["dynasty_shields"]
