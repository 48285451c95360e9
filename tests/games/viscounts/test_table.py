"""Viscounts at the public table: hidden hands, bad input, defaults."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from tests.games.viscounts.scenes import Scene, state_of


def test_hands_are_hidden_and_the_rest_is_open() -> None:
    scene = Scene().hand("thief abbot").pile("squire trader").hand("lender", 1).pile("labourer", 1)
    own, other = scene.shown(0)["players"]
    assert own["hand"] == ["thief", "abbot"]
    assert own["draw"] == ["squire", "trader"]
    assert "hand" not in other
    assert other["hand_or_draw"] == ["labourer", "lender"]
    assert other["hand_size"] == 1
    assert all("hand" not in player for player in scene.shown(None)["players"])


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    table = greathall.new("viscounts", seats=2, seed=3)
    while state_of(table).round < 2:
        table.play(table.decisions[0].options[0])
    for viewer in (0, 1, None):
        seen = {event.params["seat"] for _, event in table.events(-1, viewer) if event.kind.name == "drew-card"}
        assert seen == (set() if viewer is None else {f"seat:{viewer}"})


def test_defaults_play_a_whole_game() -> None:
    """What a clock plays for a leaver is always legal and the game ends."""
    table = greathall.new("viscounts", seats=2, seed=6)
    while not table.over:
        table.play(table.decisions[0].default)
    assert table.ply <= table.game.max_plies(table.setup)


@pytest.mark.parametrize(
    ("seats", "variants", "says"),
    [
        (0, {}, "1 to 4 seats"),
        (5, {}, "1 to 4 seats"),
        (1, {"automa": "wizard"}, "cleric"),
        (1, {"difficulty": "4"}, "difficulty"),
        (2, {"automa": "noble"}, "solo"),
        (3, {"difficulty": "1"}, "solo"),
        (2, {"season": "winter"}, "no variant"),
    ],
)
def test_impossible_tables_are_refused(seats: int, variants: dict[str, str], says: str) -> None:
    with pytest.raises(greathall.SetupError, match=says):
        greathall.new("viscounts", seats=seats, **variants)  # type: ignore[arg-type]


def test_bad_choices_change_nothing() -> None:
    table = greathall.new("viscounts", seats=2, seed=1, first=0)
    before = table.hash()
    legal = table.decisions[0].options[0].notation
    for notation, error in (
        ("s1 build workshop_1", greathall.IllegalChoice),
        (legal.replace("s1", "s0"), greathall.NotAsked),
        ("s1 juggle", greathall.NotationError),
        ("s1 pay one 0 0 0", greathall.NotationError),
        ("draft", greathall.NotationError),
        ("s1 draft card_99 ada", greathall.IllegalChoice),
    ):
        with pytest.raises(error):
            table.play(notation)
        assert table.hash() == before
    with pytest.raises(greathall.StaleChoice):
        table.play(legal, ply=7)
    assert table.hash() == before


def test_damaged_records_and_saves_say_where() -> None:
    table = greathall.new("viscounts", seats=2, seed=1)
    rng = Random(1)
    for _ in range(30):
        table.play(rng.choice(table.decisions[0].options))
    lines = table.record().splitlines()
    at = next(i for i, line in enumerate(lines) if " travel" in line or " move " in line or " play " in line)
    impossible = [*lines[:at], lines[at].replace(lines[at].split()[-1], "nowhere"), *lines[at + 1 :]]
    with pytest.raises(greathall.RecordError, match="line"):
        greathall.replay("\n".join(impossible))
    with pytest.raises(greathall.GreathallError):
        greathall.replay("\n".join(lines[:1]))
    with pytest.raises(greathall.SaveError):
        greathall.from_json(table.to_json().replace('"silver"', '"sliver"', 1))
