"""The arena: every seating, honest intervals, and contests that go on where they stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall import GreathallError, games
from greathall.bots import level_names
from greathall.bots.measured import measured
from greathall.cli.main import main
from greathall.lab.arena import results
from greathall.lab.arena.contest import Contest, Result, play, seatings
from greathall.lab.arena.figures import around, figures, ratings, wilson
from greathall.lab.arena.ladder import page

CONTEST = Contest("castle", ("greedy", "random"), 3, "5")


def result(number: int, who: list[str], places: list[int]) -> Result:
    return Result(number, who, [10 - place for place in places], places, [0] * len(who), {}, {}, {})


def test_every_seating_is_played_with_the_same_chance() -> None:
    found = seatings(("a", "b"), 3)
    assert found == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(seatings(("a", "b", "c"), 3)) == 6
    assert seatings(("a", "b", "c"), 2) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert {CONTEST.seed_of(number) for number in range(3)} == {"5/0"}
    assert CONTEST.seed_of(3) == "5/1"


def test_wilsons_interval() -> None:
    """Worked by hand: 8 of 10 is 49 % to 94 %; nothing is never certain."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 20) == pytest.approx((0.0, 0.161), abs=0.001)
    assert wilson(100, 200) == pytest.approx((0.431, 0.569), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_mean_and_how_far_off_it_may_be() -> None:
    assert around([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert around([4.0]) == (4.0, 0.0)


def test_a_shared_win_counts_in_part() -> None:
    found = {one.bot: one for one in figures([result(0, ["a", "b"], [1, 1]), result(1, ["a", "b"], [1, 2])])}
    assert (found["a"].won, found["b"].won) == (1.5, 0.5)
    assert found["a"].share == 0.75
    assert found["a"].fair == 0.5


def test_whoever_wins_more_is_rated_higher() -> None:
    rated = ratings([result(n, ["a", "b", "b"], [1, 2, 3]) for n in range(10)])
    assert rated["a"] > 1000 > rated["b"]


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "kept.jsonl"
    words = ["arena", "castle", "--bots", "random", "--seats", "2", "--seed", "5", "--json", "--keep", str(keep)]
    assert main([*words, "--games", "2"]) == 0
    with keep.open("a") as file:
        file.write('{"number": 2, "who"')  # a stop in the middle of a line
    capsys.readouterr()
    assert main([*words, "--games", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 3
    assert told["figures"][0]["games"] == 6
    assert told["figures"][0]["share"] == pytest.approx(0.5)
    with pytest.raises(GreathallError, match="holds another contest"):
        results.begin(keep, CONTEST)


def test_a_game_of_a_contest_can_be_played_again() -> None:
    contest = Contest("paladins", ("random",), 1, "5")
    one, two = play(contest, 3), play(contest, 3)
    assert (one.points, one.places) == (two.points, two.places)
    assert one.who == ["random", "automa"]
    assert one.margins[0] == -one.margins[1] == one.points[0] - one.points[1]


def test_a_ladder_is_a_page(tmp_path: Path) -> None:
    contest = Contest("castle", ("greedy", "random"), 2, "5", {"season": "winter"})
    path = tmp_path / "one.jsonl"
    results.begin(path, contest)
    results.append(path, [result(0, ["greedy", "random"], [1, 2]), result(1, ["random", "greedy"], [2, 1])])
    told = page(tmp_path)
    assert "## Castle, 2 seats" in told
    assert "| greedy | random | season winter | 2 | 100% [34% .. 100%] | 50% |" in told
    assert "Ratings:" not in told, "two games are too few"
    results.append(path, [result(n, ["greedy", "random"], [1, 2]) for n in range(2, 30)])
    assert "Ratings: greedy 1" in page(tmp_path)


def test_levels_are_measured_against_the_level_below(tmp_path: Path) -> None:
    """Only a contest of two neighbours at a table as usual says what a level is worth."""
    pairs = [(("knight", "squire"), {}), (("knight", "novice"), {}), (("knight", "squire"), {"season": "winter"})]
    for number, (bots, variants) in enumerate(pairs):
        path = tmp_path / f"{number}.jsonl"
        results.begin(path, Contest("castle", bots, 2, "5", variants))
        results.append(path, [result(0, list(bots), [1, 2]), result(1, list(reversed(bots)), [1, 2])])
    out, kept = tmp_path / "ladder.md", tmp_path / "measured.json"
    assert main(["ladder", str(tmp_path), "--out", str(out), "--measured", str(kept)]) == 0
    [one] = json.loads(kept.read_text())["castle"]
    assert (one["level"], one["seats"], one["share"], one["even"], one["games"]) == ("knight", 2, 0.5, 0.5, 2)
    assert "| knight | squire | usual | 2 |" in out.read_text()


def test_what_the_package_says_of_levels_can_be_read() -> None:
    for game in games():
        for one in measured(game.id):
            assert one.level in level_names()
            assert 0 <= one.share <= 1
            assert one.games >= 60


def test_what_cannot_compete_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "castle", "--bots", "clever", "--seats", "2"]) == 2
    assert "no bot 'clever'" in capsys.readouterr().err
