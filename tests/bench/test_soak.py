"""The soak: every configuration, resumed after a stop, honest about errors."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.lab.soak import compare, plan, run, summary
from greathall.lab.soak.main import Soak, _missing
from greathall.lab.soak.plan import Configuration
from greathall.lab.soak.play import Played, play, play_out
from greathall.lab.soak.store import Store


def castle(**variants: str) -> Configuration:
    """A castle configuration with the default variants but these."""
    [info] = [game for game in greathall.games() if game.id == "castle"]
    chosen = {variant.name: variants.get(variant.name, variant.default) for variant in info.variants}
    return Configuration("castle", 2, tuple(chosen.items()))


def played(number: int, error: str | None = None, code: str = "now") -> Played:
    return Played(
        code=code,
        number=number,
        plies=100 + number,
        limit=500,
        scores=[10 + number, 20],
        winners=[1],
        events={"built": 2},
        error=error,
        record=None,
    )


def test_every_seat_count_and_every_choice_is_played() -> None:
    found = plan.configurations([])
    assert len({one.name for one in found}) == len(found)
    for game in greathall.games():
        for seats in game.seats:
            here = [one for one in found if (one.game, one.seats) == (game.id, seats)]
            assert here
            pinned = {pair for one in here for pair in one.fixed}
            wanted = {(variant.name, choice) for variant in game.variants for choice in variant.choices}
            possible = {pair for pair in wanted if plan.possible(game.id, seats, dict([pair]))}
            assert possible <= pinned


def test_too_many_combinations_are_drawn_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MOST_COMBINATIONS", 3)
    found = [one for one in plan.configurations(["castle"]) if one.seats == 2]
    [info] = [game for game in greathall.games() if game.id == "castle"]
    assert len(found) == sum(len(variant.choices) for variant in info.variants)
    winter = next(one for one in found if one.fixed == (("season", "winter"),))
    drawn = [winter.variants(number) for number in range(40)]
    assert all(variants["season"] == "winter" for variants in drawn)
    assert drawn == [winter.variants(number) for number in range(40)]
    assert len({tuple(variants.items()) for variants in drawn}) > 1


def test_a_game_is_played_to_its_end_and_again_the_same() -> None:
    first = play(castle(season="winter"), 3, "now")
    assert first["error"] is None
    assert 0 < first["plies"] <= first["limit"]
    assert len(first["scores"]) == 2
    assert sum(first["events"].values()) > first["plies"]
    assert play(castle(season="winter"), 3, "now") == first


def test_a_game_that_fails_is_a_result_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_short(table: greathall.Table, rng: Random, limit: int) -> None:
        play_out(table, rng, 7)

    monkeypatch.setattr("greathall.lab.soak.play.play_out", too_short)
    failed = play(castle(), 1, "now")
    assert failed["error"] is not None
    assert "not over after 7 plies" in failed["error"]
    assert failed["plies"] == 7
    assert failed["record"] is not None
    assert greathall.replay(failed["record"]).ply == 7


def test_a_game_without_end_is_a_result_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(table: greathall.Table, rng: Random, limit: int) -> None:
        while True:
            pass

    monkeypatch.setattr("greathall.lab.soak.play.play_out", forever)
    monkeypatch.setattr("greathall.lab.soak.play.PATIENCE", 0.2)
    failed = play(castle(), 1, "now")
    assert failed["error"] is not None
    assert "of processor time" in failed["error"]


def test_a_line_cut_off_by_a_stop_is_played_again(tmp_path: Path) -> None:
    store: Store[Played] = Store(tmp_path)
    store.append("one", [played(0), played(1)])
    path = tmp_path / "one.jsonl"
    path.write_text(path.read_text() + json.dumps(played(2))[:40])
    assert [one["number"] for one in store.load("one", "now")] == [0, 1]
    store.append("one", [played(2), played(5)])
    assert [one["number"] for one in store.load("one", "now")] == [0, 1, 2, 5]
    assert list(_missing(7, store.load("one", "now"))) == [[3, 4, 6]]


def test_games_of_older_code_do_not_count(tmp_path: Path) -> None:
    store: Store[Played] = Store(tmp_path)
    store.append("one", [played(0, code="then"), played(1)])
    assert [one["number"] for one in store.load("one", "now")] == [1]
    assert [one["number"] for one in store.load("one", None)] == [0, 1]


def test_the_summary_adds_up() -> None:
    found = summary.figures(castle(), [played(0), played(2), played(4, error="KeyError: 'well'")])
    assert found.games == 3
    assert found.errors == ((4, "KeyError: 'well'"),)
    assert found.plies == summary.Range(101, 100, 102)
    assert found.scores == (summary.Range(11, 10, 12), summary.Range(20, 20, 20))
    assert found.wins == (0, 2)
    assert found.events == {"built": 4}
    text = summary.markdown([found], [], 0)
    assert "3 random games in 1 configurations, 1 errors." in text
    assert "| castle | 2 | 1 | 3 | 1 |" in text
    assert f"* {castle().seed(4)}: KeyError: 'well'" in text


def test_games_with_more_seats_count_where_they_have_them() -> None:
    crowded = played(2)
    crowded["scores"] = [12, 20, 30]
    found = summary.figures(castle(), [played(0), crowded])
    assert found.scores == (summary.Range(11, 10, 12), summary.Range(20, 20, 20), summary.Range(30, 30, 30))


def test_the_interval_is_students() -> None:
    # Tables: t(0.995) is 2.6009 with 199 degrees of freedom, 3.1693 with 10.
    assert compare.student(199) == pytest.approx(2.6009, abs=0.001)
    assert compare.student(10) == pytest.approx(3.1693, abs=0.02)
    pairs = [compare.Paired(code="", number=n, greedy=30 + n % 3, random=20) for n in range(200)]
    found = compare.compare("castle", 2, pairs)
    assert found.above
    assert found.mean == pytest.approx(10.995)
    assert found.low < found.mean < found.high
    assert found.high - found.low == pytest.approx(2 * 2.6009 * 0.8185 / 200**0.5, rel=0.01)
    even = compare.compare("castle", 2, [compare.Paired(code="", number=n, greedy=n % 2, random=0) for n in (0, 0, 1)])
    assert not even.above


def test_a_pair_is_the_same_table_played_twice() -> None:
    pair = compare.pair("castle", 2, 5, "now")
    assert pair == compare.pair("castle", 2, 5, "now")
    assert pair["greedy"] != pair["random"]


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    options = ["--only", "castle", "--pairs", "0", "--dir", str(tmp_path), "--jobs", "1"]
    soak = Soak(tmp_path, 1, 0, ["castle"], keep=False)
    for job in list(soak.jobs())[1:]:
        job.keep(job.work())
    assert [job.games for job in soak.jobs()] == [1]
    assert run([*options, "--games", "1"]) == 0
    assert list(soak.jobs()) == []
    told = json.loads((tmp_path / "summary.json").read_text())
    assert told["complete"] is True
    assert told["errors"] == 0
    assert told["games"] == len(soak.configurations)
    assert "## castle" in (tmp_path / "summary.md").read_text()
    assert run([*options, "--games", "2", "--summary"]) == 1, "not complete"


def test_games_of_a_number_of_seats_are_shared_out_among_its_configurations(tmp_path: Path) -> None:
    soak = Soak(tmp_path, 100, 0, ["castle"], keep=False, shared=True)
    for seats in (2, 3, 4):
        here = [one for one in soak.configurations if one.seats == seats]
        played = sum(job.games for job in soak.jobs() if f"castle-{seats}-" in job.work.args[0].name)  # type: ignore[attr-defined, misc]
        assert 100 <= played < 100 + len(here)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["--only", "chess"])
    assert "there is no game chess; there are: castle" in capsys.readouterr().err
