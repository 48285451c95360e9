"""Saves and records of every release are read by this one, say what they said then, and are played on."""

from __future__ import annotations

import random

import pytest

import greathall
from greathall.core.registry import find
from tests.releases.kept import RELEASES, Json, facts, games, plays_on

KEPT = [(release, one) for release in RELEASES for one in games(release)]


def params(played: bool) -> list[object]:
    """The kept games that are played on, or those whose rules are played no more."""
    found = [(release, one) for release, one in KEPT if plays_on(release, one["name"].split()[0]) == played]
    return [pytest.param(one, id=f"{release}: {one['name']}") for release, one in found]


def test_this_release_has_kept_games() -> None:
    """``python -m tests.releases.keep`` makes them."""
    assert greathall.__version__ in RELEASES


@pytest.mark.parametrize("release", RELEASES)
def test_games_were_kept_running_and_over_at_every_seat_count(release: str) -> None:
    seats = {"castle": (2, 3, 4), "paladins": (1, 2, 3, 4), "viscounts": (1, 2, 3, 4), "crusaders": (1, 2, 3, 4, 5)}
    kept = {(*one["name"].split()[:2], one["over"]) for one in games(release)}
    wanted = {(game, str(count), over) for game, counts in seats.items() for count in counts for over in (False, True)}
    assert kept == wanted


def expected(kept: Json) -> Json:
    return {name: kept[name] for name in ("hash", "ply", "over", "scores", "resigned", "outcome", "asked")}


@pytest.mark.parametrize("kept", params(played=True))
def test_a_kept_save_opens_and_plays_on_as_it_would_have(kept: Json) -> None:
    table = greathall.from_json(kept["save"])
    assert facts(table) == expected(kept)
    assert table.record() == kept["record"]
    assert facts(greathall.from_json(table.to_json())) == expected(kept)
    for choice in kept["onward"]:
        table.play(choice)
    assert facts(table) == kept["then"]  # chance too brings what it would have brought


@pytest.mark.parametrize("kept", params(played=True))
def test_a_kept_record_replays_and_plays_on(kept: Json) -> None:
    table = greathall.replay(kept["record"])
    assert facts(table) == expected(kept)
    assert table.record() == kept["record"]
    rng = random.Random(1)
    for _ in range(10):
        if table.over:
            break
        table.play(rng.choice(rng.choice(table.decisions).options))
    assert table.ply > kept["ply"] or kept["over"]


@pytest.mark.parametrize("kept", params(played=False))
def test_a_game_by_older_rules_says_so(kept: Json) -> None:
    with pytest.raises(greathall.OlderRules, match="can be read and exported"):
        greathall.from_json(kept["save"])
    with pytest.raises(greathall.OlderRules, match="can be read and exported"):
        greathall.replay(kept["record"])


def test_a_game_that_no_release_has_played_is_refused() -> None:
    """Raised rules close what was begun before; what was not yet played by anybody is refused as before."""
    record = greathall.new("castle", seats=2, seed=1).record()
    today = find("castle").rules_version
    with pytest.raises(greathall.RecordError, match="known up to"):
        greathall.replay(record.replace(f"rules {today}", f"rules {today + 1}"))
    with pytest.raises(greathall.OlderRules):
        greathall.replay(record.replace(f"rules {today}", "rules 0"))
