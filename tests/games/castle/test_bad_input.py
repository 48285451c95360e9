"""Bad input at a table of Castle: a clear error that says what and where, and a game left as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall import Table
from greathall.core.reference.components import provenances
from greathall.games.castle.building import Build
from tests.games.castle.scenes import Scene


def unchanged(table: Table, attempt: Callable[[], object], error: type[Exception], match: str) -> Exception:
    """The attempt fails with this error, and nothing about the table has moved."""
    before = (table.hash(), table.ply, table.record(), [decision.id for decision in table.decisions])
    with pytest.raises(error, match=match) as raised:
        attempt()
    assert (table.hash(), table.ply, table.record(), [decision.id for decision in table.decisions]) == before
    return raised.value


# Asking for a table


@pytest.mark.parametrize("name", ["chess", "", "Castle", None, 7])
def test_unknown_game(name: Any) -> None:
    with pytest.raises(greathall.SetupError, match=r"there is no game .*; there are: .*castle"):
        greathall.new(name, seats=2)


@pytest.mark.parametrize(("seats", "match"), [(1, "got 1"), (5, "got 5"), (-2, "got -2")])
def test_wrong_seat_count(seats: int, match: str) -> None:
    with pytest.raises(greathall.SetupError, match=f"castle: 2 to 4 seats, {match}"):
        greathall.new("castle", seats=seats)


@pytest.mark.parametrize("seats", ["3", 2.0, None, True, [2]])
def test_seats_of_a_wrong_type(seats: Any) -> None:
    with pytest.raises(greathall.SetupError, match="seats must be a whole number"):
        greathall.new("castle", seats=seats)


@pytest.mark.parametrize(
    ("variants", "match"),
    [
        ({"season": "spring"}, "variant 'season' is one of summer, winter; got 'spring'"),
        ({"winter_cards": 7}, "variant 'winter_cards' is one of 12, 6; got '7'"),
        ({"weather": "snow"}, "no variant 'weather'; there are: season, "),
        ({"season": None}, "variant 'season' is one of"),
    ],
)
def test_unknown_variants(variants: dict[str, Any], match: str) -> None:
    with pytest.raises(greathall.SetupError, match=match):
        greathall.new("castle", seats=2, **variants)


@pytest.mark.parametrize("colours", [("red",), ("red", "red"), ("red", "pink"), ("red", "blue", "green"), "red"])
def test_impossible_colours(colours: Any) -> None:
    with pytest.raises(greathall.SetupError, match="colours must be 2 different ones of red, blue, yellow, green"):
        greathall.new("castle", seats=2, colours=colours)


@pytest.mark.parametrize("first", [3, -1, "0"])
def test_impossible_first_player(first: Any) -> None:
    with pytest.raises(greathall.SetupError, match="first player must be a seat from 0 to 2"):
        greathall.new("castle", seats=3, first=first)


# Choosing


@pytest.mark.parametrize(
    ("notation", "match"),
    [
        ("", "is not a choice"),
        ("s0", "is not a choice"),
        ("choose trader", "is not a choice"),
        ("seat0 choose trader", "is not a choice"),
        ("s0 fly away", "'fly' is not a verb of castle"),
        ("s0 build", "'build' takes 1 words after it, got 0"),
        ("s0 build well palace", "'build' takes 1 words after it, got 2"),
        ("s0 give many", "'give': 'many' is not a number"),
        ("s0 pay-pieces x stone", "'pay-pieces': 'x' is not a number"),
    ],
)
def test_what_is_no_choice_at_all(notation: str, match: str) -> None:
    table = greathall.new("castle", seats=3, seed=1)
    unchanged(table, lambda: table.play(notation), greathall.NotationError, match)


@pytest.mark.parametrize("choice", [None, 7, 1.5, ["s0 choose trader"], {"choose": "trader"}, b"s0 choose trader"])
def test_choices_of_a_wrong_type(choice: Any) -> None:
    table = greathall.new("castle", seats=3, seed=1)
    unchanged(table, lambda: table.play(choice), greathall.IllegalChoice, "a choice is an option or its notation")


@pytest.mark.parametrize(
    "notation",
    [
        "s0 build well",  # an answer to another question
        "s0 choose wizard",  # no such card
        "s0 choose",
        "s0 choose trader messenger",  # one card with three players
    ],
)
def test_illegal_choices(notation: str) -> None:
    table = greathall.new("castle", seats=3, seed=1)
    unchanged(table, lambda: table.play(notation), greathall.IllegalChoice, "is no answer to 'choose-cards'")


def test_a_refused_choice_carries_its_reason() -> None:
    table = greathall.new("castle", seats=3, seed=1)
    wrong = unchanged(table, lambda: table.play("s1 choose architect"), greathall.IllegalChoice, "no-played-card")
    assert isinstance(wrong, greathall.IllegalChoice)
    assert wrong.reason is not None
    assert wrong.reason.rule == "castle.choose.architect-needs-played"


def test_choices_for_another_seat() -> None:
    table = greathall.new("castle", seats=3, seed=1, first=0)
    unchanged(
        table, lambda: table.play("s3 choose trader"), greathall.NotAsked, "s3 is not asked now; asked: s0, s1, s2"
    )
    table.play("s0 choose trader")
    unchanged(
        table, lambda: table.play("s0 choose messenger"), greathall.NotAsked, "s0 is not asked now; asked: s1, s2"
    )
    table.play("s1 choose messenger")
    table.play("s2 choose messenger")
    unchanged(table, lambda: table.play("s1 place sand_cart"), greathall.NotAsked, "s1 is not asked now; asked: s0")


@pytest.mark.parametrize("made_at", [0, 1, 2, 99, -1])
def test_stale_choices(made_at: int) -> None:
    """A choice made before (or after) the question was put is not played by mistake."""
    table = greathall.new("castle", seats=3, seed=1, first=0)
    for notation in ("s0 choose trader", "s1 choose messenger", "s2 choose messenger"):
        table.play(notation)
    stale = "s0 place sand_cart"
    unchanged(table, lambda: table.play(stale, ply=made_at), greathall.StaleChoice, f"made at ply {made_at}")
    table.play(stale, ply=3)
    assert table.ply == 4


def test_a_simultaneous_choice_does_not_grow_stale_while_others_choose() -> None:
    table = greathall.new("castle", seats=3, seed=1)
    table.play("s1 choose trader", ply=0)
    table.play("s0 choose messenger", ply=0)
    table.play("s2 choose messenger", ply=1)
    assert table.state.round == 1
    assert table.decisions[0].seat == 1


def test_nothing_is_played_after_the_end() -> None:
    scene = Scene(3)
    scene.s.round = 15
    scene.choose("messenger", "messenger", "messenger")
    table = scene.table
    assert table.over
    with pytest.raises(greathall.GameOver, match="the game is over"):
        table.play("s0 choose trader")


# Overlays


@pytest.mark.parametrize(
    ("overlay", "match"),
    [
        ({"buildng": {"well": {"cost": 14}}}, "no kind of component 'buildng'; there are: building, "),
        ({"building": []}, "building: expected entries by id"),
        ({"building": {"dungeon": {"cost": 14}}}, "no building 'dungeon', and ids cannot be added"),
        ({"building": {"well": 14}}, "building 'well': expected fields, got 14"),
        ({"building": {"well": {"id": "pump"}}}, "building 'well': an id cannot be changed"),
        ({"building": {"well": {"price": 14}}}, "building 'well': unknown field 'price'"),
        ({"building": {"well": {"cost": "14"}}}, "building 'well', field 'cost': expected int, got '14'"),
        ({"building": {"well": {"cost": True}}}, "building 'well', field 'cost': expected int, got True"),
        ({"building": {"well": {"cost": 1.5}}}, "building 'well', field 'cost': expected int, got 1.5"),
        ({"building": {"well": {"cost": 0}}}, "building 'well', field 'cost': must be from 1 to 99, got 0"),
        ({"building": {"well": {"cost": -2}}}, "building 'well', field 'cost': must not be below 0, got -2"),
        ({"building": {"well": {"points": 9}}}, "building 'well', field 'points': must be even, got 9"),
        ({"building": {"well": {"standing": True}}}, "building 'well', field 'standing': is a rule"),
        ({"building": {"well": {"provenance": "gossip"}}}, "building 'well', field 'provenance': one of"),
        ({"space": {"keep_1": {"fee": -1}}}, "space 'keep_1', field 'fee': must not be below 0"),
        ({"space": {"keep_1": {"building": "moon"}}}, "space 'keep_1', field 'building': no building 'moon'"),
        ({"space": {"keep_1": {"scoring": "moon"}}}, "space 'keep_1', field 'scoring': no scoring 'moon'"),
        ({"space": {"keep_1": {"scoring": "market_talers"}}}, "space 'market_2', field 'scoring': .* fewer helpers"),
        ({"deck": {"six": {"cards": ["blizzard"]}}}, "deck 'six', field 'cards': no event 'blizzard'"),
        ({"deck": {"six": {"cards": ["plague", "plague"]}}}, "deck 'six', field 'cards': each event is there once"),
        ({"deck": {"six": {"cards": 6}}}, "deck 'six', field 'cards': expected a list"),
        ({"carrier": {"rider": {"kind": "cart"}}}, "carrier 'rider', field 'kind': is a rule, not a figure"),
        ({"carrier": {"rider": {"resource": "gold"}}}, "carrier 'rider', field 'resource': is a rule"),
        ({"carrier": {"rider": {"yields": -1}}}, "carrier 'rider', field 'yields': must not be below 0"),
        ({"card": {"trader": {"character": "smith"}}}, "card 'trader', field 'character': is a rule"),
        (
            {"card": {"worker_stone": {"equips": {"gold": 1}}}},
            "card 'worker_stone', field 'equips': no resource 'gold'",
        ),
        ({"card": {"worker_stone": {"equips": {"stone": "1"}}}}, "field 'equips'.stone: expected int"),
        ({"card": {"worker_stone": {"free_kinds": ["gold"]}}}, "field 'free_kinds': no resource 'gold'"),
        ({"card": {"worker_stone": {"free": 40}}}, "card 'worker_stone', field 'free': leaves no choice, or too much"),
        ({"character": {"architect": {"order": 1}}}, "character 'architect', field 'order': is a rule"),
        ({"resource": {"sand": {"pieces": 4}}}, "resource 'sand', field 'pieces': must be from 5 to 255, got 4"),
        ({"resource": {"sand": {"value": 0}}}, "resource 'sand', field 'value': must be from 1 to 999"),
        ({"currency": {"taler": {"total": 90}}}, "currency 'taler', field 'total': the coins are worth 105, got 90"),
        ({"seating": {"two": {"seats": 6}}}, "seating 'two', field 'seats': is a rule"),
        ({"seating": {"two": {"rounds": 16}}}, "seating 'two', field 'rounds': must be from 1 to 15"),
        ({"seating": {"two": {"helpers": 8}}}, "seating 'two', field 'helpers': a colour has 7, got 8"),
        ({"start": {"player": {"talers": 40}}}, "start 'player', field 'talers': 135 talers are needed, there are 105"),
        ({"start": {"player": {"resources": {"gold": 1}}}}, "start 'player', field 'resources': no resource 'gold'"),
        ({"round_space": {"round_3": {"number": 4}}}, "round_space 'round_3', field 'number': is a rule"),
        ({"scoring": {"palace_resources": {"by_helpers": [5]}}}, "field 'by_helpers': only its numbers"),
        ({"scoring": {"market_talers": {"by_helpers": [0, 1]}}}, "field 'by_helpers': must be above 0"),
        ({"winter": {"beggar": {"lasts": "once"}}}, "winter 'beggar', field 'lasts': is a rule"),
        ({"winter": {"granary": {"spaces": 4}}}, "winter 'granary', field 'spaces': points are known for 3 helpers"),
    ],
)
def test_malformed_overlays(overlay: dict[str, Any], match: str) -> None:
    with pytest.raises(greathall.ComponentError, match=match):
        greathall.new("castle", seats=4, components=overlay)


@pytest.mark.parametrize(
    ("effect", "match"),
    [
        (8, "an effect is a table, got 8"),
        ({}, "an effect has exactly one of gain"),
        ({"gain": "taler", "pay": "taler"}, "an effect has exactly one of gain"),
        ({"gain": "taler", "m": 8}, "unknown keys of 'gain': m"),
        ({"gain": 8}, "expected a name, got 8"),
        ({"gain": "taler", "n": -8}, "expected a number from 0, got -8"),
        ({"gain": "taler", "n": 0}, "its numbers must be above 0"),
        ({"gain": "gold", "n": 8}, "field 'effects': only its numbers can be corrected"),
        ({"special": "treasure"}, "field 'effects': only its numbers can be corrected"),
    ],
)
def test_malformed_effects(effect: Any, match: str) -> None:
    with pytest.raises(greathall.ComponentError, match=match) as wrong:
        greathall.new("castle", seats=2, components={"character": {"messenger": {"effects": [effect]}}})
    assert "character 'messenger', field 'effects'" in str(wrong.value)


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("names", "overlay: text: expected"),
        ({"de": {"castle-title": "Burg"}}, "text.de: expected a table of en, ru or uk"),
        ({"en": {"castle-title": 5}}, "text.en.castle-title: expected a plain line of text, got 5"),
        ({"en": {"castle-title": "A { $trap }"}}, "expected a plain line of text"),
    ],
)
def test_malformed_texts(text: Any, match: str) -> None:
    with pytest.raises(greathall.ComponentError, match=match):
        greathall.new("castle", seats=2, components={"text": text})


@pytest.mark.parametrize("overlay", [[], ["building"], 7, b"cost"])
def test_overlays_of_a_wrong_type(overlay: Any) -> None:
    with pytest.raises(greathall.ComponentError, match="an overlay is a table of corrections"):
        greathall.new("castle", seats=2, components=overlay)


def test_overlay_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(greathall.ComponentError, match=r"missing\.toml: No such file"):
        greathall.new("castle", seats=2, components=tmp_path / "missing.toml")
    (tmp_path / "broken.toml").write_text("[building.well\ncost = 14", encoding="utf-8")
    with pytest.raises(greathall.ComponentError, match=r"broken\.toml: .*line 1"):
        greathall.new("castle", seats=2, components=tmp_path / "broken.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(greathall.ComponentError, match=r"noise\.toml"):
        greathall.new("castle", seats=2, components=str(tmp_path / "noise.toml"))


CORRECTION = """
[building.well]
cost = 14
[space.keep_1]
fee = 13
[round_space.round_12]
winter = true
[character.messenger]
effects = [{ gain = "taler", n = 9 }]
"""


def test_an_overlay_rules_the_game_and_travels_with_it(tmp_path: Path) -> None:
    """In force at once, embedded in record and save, kept by twins and replays."""
    file = tmp_path / "mine.toml"
    file.write_text(CORRECTION, encoding="utf-8")
    table = greathall.new("castle", seats=3, seed=1, first=0, components=file)
    for notation in ("s0 choose messenger", "s1 choose bricklayer", "s2 choose bricklayer"):
        table.play(notation)
    assert table.state.players[0].talers == 3 + 1 + 9
    (row,) = [row for row in table.record().splitlines() if row.startswith("components ")]
    assert '"well": {"cost": 14}' in row
    for again in (greathall.replay(table.record()), greathall.from_json(table.to_json()), table.clone()):
        assert again.hash() == table.hash()
        assert again.box.tiles["well"].cost == 14
        assert again.box.spaces["keep_1"].fee == 13
        assert again.box.round_spaces[12].winter
        assert provenances(again.box.tiles["well"])["cost"] == "published"
        assert provenances(again.box.tiles["well"])["points"] == "rulebook"
        assert again.box.overlay == table.box.overlay
    assert greathall.new("castle", seats=3).box.tiles["well"].cost == 12  # other tables are as printed


@pytest.mark.parametrize(("wood", "offered"), [(3, False), (4, True)])
def test_an_overlay_changes_what_may_be_built(wood: int, offered: bool) -> None:
    """With a well for 14, stone, three wood and a sand no longer build it; another wood does."""
    scene = Scene(3).has(0, stone=1, wood=wood, sand=1)
    scene.s.box = greathall.new("castle", seats=3, components={"building": {"well": {"cost": 14}}}).box
    scene.begin(Build(0, "stonemason"))
    assert ("build well" in scene.options()) is offered
