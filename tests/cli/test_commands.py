"""Every command, as a person and as a program use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.reference.rulebook import rules
from tests.cli.script import Run

COMMANDS = ["games", "play", "simulate", "perft", "replay", "rules", "components", "serve", "verify", "bench"]


def data(output: tuple[int, str, str]) -> Any:
    code, told, errors = output
    assert (code, errors) == (0, "")
    return json.loads(told)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps(run: Run, command: str) -> None:
    code, told, errors = run(command, "--help")
    assert (code, errors) == (0, "")
    assert f"usage: greathall {command}" in told


def test_without_a_command_there_is_help(run: Run) -> None:
    code, told, _ = run()
    assert code == 0
    for command in COMMANDS:
        assert command in told


def test_variants_are_options(run: Run) -> None:
    _, told, _ = run("play", "--help")
    assert "variants of castle" in told
    assert "--season" in told
    assert "summer | winter (default: summer)" in told


# games


def test_games_for_people(run: Run) -> None:
    code, told, _ = run("games", "--lang", "uk")
    assert code == 0
    assert "Замок на всі часи" in told
    assert "Гравців: 2–4." in told


def test_games_for_programs(run: Run) -> None:
    castle = next(game for game in data(run("games", "--json")) if game["id"] == "castle")
    assert castle["title"] == "A Castle for All Seasons"
    assert castle["seats"] == [2, 3, 4]
    season = {"name": "season", "title": "Season", "choices": ["summer", "winter"], "default": "summer"}
    assert castle["variants"][0] == season


def test_the_system_says_which_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Замок на все времена" in run("games")[1]


# simulate


def simulate(run: Run, *more: str) -> Any:
    return data(run("simulate", "castle", "--games", "12", "--seats", "3", "--seed", "1", "--json", *more))


def test_simulate_for_programs(run: Run) -> None:
    found = simulate(run, "--bot", "random", "--season", "winter")
    assert found["games"] == 12
    assert found["errors"] == 0
    assert found["failed"] == []
    assert found["decisions"] > 12 * 50
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)
    assert [row["seat"] for row in found["scores"]] == [0, 1, 2]
    assert all(row["min"] <= row["mean"] <= row["max"] for row in found["scores"])
    assert sum(found["wins"]) >= 12
    lengths = found["lengths"]
    assert lengths["min"] <= lengths["mean"] <= lengths["max"]
    assert lengths["mean"] * 12 == pytest.approx(found["decisions"], abs=1)
    assert found["variants"]["season"] == "winter"


def without_speed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(run: Run) -> None:
    alone = without_speed(simulate(run))
    assert without_speed(simulate(run, "--jobs", "2")) == alone
    other = data(run("simulate", "castle", "--games", "12", "--seats", "3", "--seed", "2", "--json"))
    assert without_speed(other)["scores"] != alone["scores"]


def test_simulate_seats_bots_one_by_one(run: Run) -> None:
    code, told, _ = run("simulate", "castle", "--games", "2", "--who", "random,greedy", "--seed", "4", "--lang", "ru")
    assert code == 0
    assert "greedy" in told
    assert "Игр: 2." in told


def test_simulate_counts_games_that_fail(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("a rule divides by nothing")

    monkeypatch.setattr("greathall.cli.simulate.drive", broken)
    code, told, _ = run("simulate", "castle", "--games", "3", "--json")
    found = json.loads(told)
    assert code == 1
    assert found["errors"] == 3
    assert found["failed"][0] == {"game": 0, "error": "ZeroDivisionError: a rule divides by nothing"}
    assert found["lengths"]["mean"] is None
    code, told, _ = run("simulate", "castle", "--games", "1")
    assert code == 1
    assert "Game 0 failed: ZeroDivisionError" in told


# replay


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    assert run("simulate", "castle", "--games", "1", "--seed", "5", "--records", "kept")[0] == 0
    return tmp_path / "kept" / "castle-00000.txt"


def test_replay_reads_a_record_aloud(run: Run, record: Path) -> None:
    code, told, _ = run("replay", str(record))
    assert code == 0
    assert "Round 1 of 15" in told
    assert "Result" in told
    assert "The winner" in told


def test_replay_upto(run: Run, record: Path) -> None:
    found = data(run("replay", str(record), "--upto", "3", "--json"))
    assert found["plies"] == 3
    assert not found["over"]
    assert found["outcome"] is None
    assert max(event["ply"] for event in found["events"]) == 3
    code, told, _ = run("replay", str(record), "--upto", "3", "--lang", "uk")
    assert code == 0
    assert "Становище" in told


def test_replay_verifies(run: Run, record: Path) -> None:
    code, told, _ = run("replay", str(record), "--verify")
    assert code == 0
    assert told.startswith("The record is sound:")
    assert data(run("replay", str(record), "--verify", "--json"))["verified"] is True


def test_replay_verifies_an_unfinished_record(run: Run, tmp_path: Path) -> None:
    table = greathall.new("castle", seats=2, seed=1)
    (tmp_path / "begun.txt").write_text(table.record(), encoding="utf-8")
    code, told, _ = run("replay", "begun.txt", "--verify")
    assert (code, told) == (0, "The record is sound: 0 choices; the game is not over.\n")


def test_replay_reads_saves_too(run: Run, tmp_path: Path) -> None:
    table = greathall.new("castle", seats=2, seed=1)
    (tmp_path / "save.json").write_text(table.to_json(), encoding="utf-8")
    assert data(run("replay", "save.json", "--json"))["plies"] == 0


def spoil(path: Path, how: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    choice = next(i for i, line in enumerate(lines) if " choose " in line)
    if how == "truncated":
        del lines[-5:]
    elif how == "impossible":
        lines[choice] = "s0 build palace"
    elif how == "no choice":
        lines[choice] = "s0 dance"
    elif how == "another end":
        lines[-1] = lines[-1][:-16] + "0" * 16
    elif how == "no record":
        lines[0] = "something else"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("truncated", "truncated: the closing '=' line is missing"),
        ("impossible", "is no answer to 'choose-cards'"),
        ("no choice", "'dance' is not a verb of castle"),
        ("another end", "the state at the end is not the one that was recorded"),
        ("no record", "this is no record"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(run: Run, record: Path, how: str, said: str) -> None:
    spoil(record, how)
    code, told, errors = run("replay", str(record), "--verify")
    assert (code, told) == (2, "")
    assert errors.startswith(f"greathall replay: {record}: ")
    assert said in errors
    assert "Traceback" not in errors
    if how != "truncated":
        assert ": line " in errors


# rules


def test_all_rules_in_the_order_of_the_rulebook(run: Run) -> None:
    found = data(run("rules", "castle", "--json"))
    assert [rule["id"] for rule in found] == [rule.id for rule in rules("castle")]
    assert all(rule["name"] and rule["text"] and rule["source"] for rule in found)


def test_rules_are_found_by_words_in_any_form(run: Run) -> None:
    def ids(*words: str) -> list[str]:
        return [rule["id"] for rule in data(run("rules", "castle", *words, "--json"))]

    assert "castle.trader.displace" in ids("DISPLACED", "cart")
    assert "castle.bricklayer.tower" in ids("защитная", "башня", "--lang", "ru")
    assert ids("castle.bricklayer.tower") == ["castle.bricklayer.tower"]


def test_rules_for_people(run: Run) -> None:
    code, told, _ = run("rules", "castle", "тавер", "--lang", "uk")
    assert code == 0
    assert "castle." in told
    code, told, _ = run("rules", "castle", "spaceship")
    assert (code, told) == (1, "No rule holds all of: spaceship\n")


def test_coverage_reports_and_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from greathall.core.reference.rulebook import Coverage

    found = Coverage(rules=3, paragraphs=9, rulings=1, problems=["'castle.x.y' has no test"], unreached=["castle.a.b"])
    monkeypatch.setattr("greathall.cli.rules.coverage", lambda game, tests: found)
    code, told, _ = run("rules", "castle", "--coverage")
    assert code == 1
    assert "problem: 'castle.x.y' has no test" in told
    assert "not reached in random play: castle.a.b" in told
    found.problems.clear()
    whole = data(run("rules", "castle", "--coverage", "--json"))
    assert whole["complete"] is True
    assert whole["unreached"] == ["castle.a.b"]


# components


def test_components_by_kind_with_provenance(run: Run) -> None:
    found = data(run("components", "castle", "--json"))
    assert found["building"]["entries"] == 25
    assert found["round_space"]["provenance"]["designed"] == 15
    code, told, _ = run("components", "castle", "--lang", "ru")
    assert code == 0
    assert "придумано" in told


def test_components_of_a_kind(run: Run) -> None:
    well = data(run("components", "castle", "building", "--json", "--lang", "uk"))["well"]
    assert well["name"] == "Криниця"
    assert (well["cost"], well["points"], well["provenance"]) == (12, 10, "rulebook")
    _, told, _ = run("components", "castle", "space")
    assert "! designed" in told


def test_one_component_with_its_sources(run: Run) -> None:
    messenger = data(run("components", "castle", "character", "messenger", "--json"))
    assert messenger["effects"] == [{"is": "gain", "what": "taler", "n": 8}]
    code, told, _ = run("components", "castle", "space", "market_2")
    assert code == 0
    assert "space:market_2" in told
    assert "! designed" in told
    assert "Basis" in told


def test_components_show_corrections(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[building.well]\ncost = 13\n", encoding="utf-8")
    well = data(run("components", "castle", "building", "well", "--components", "mine.toml", "--json"))
    assert (well["cost"], well["facts"]) == (13, {"cost": "published"})
    _, told, _ = run("components", "castle", "building", "well", "--components", "mine.toml")
    assert "13 (published)" in told


@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
def test_a_template_is_played_with_as_it_is(run: Run, tmp_path: Path, game: str) -> None:
    code, told, _ = run("components", game, "--template", "mine.toml", "--lang", "ru")
    assert code == 0
    assert "mine.toml" in told
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    assert text.startswith("# То, что в игре")
    assert all(f"[text.{lang}]" in text for lang in ("en", "ru", "uk"))
    plain, filled = (run("components", game, *more, "--json") for more in ((), ("--components", "mine.toml")))
    assert data(plain) == data(filled)
    assert run("simulate", game, "--games", "1", "--seed", "1", "--components", "mine.toml", "--json")[0] == 0


@pytest.mark.parametrize(("lang", "says"), [("en", "Building: free draws +1"), ("uk", "Будівництво")])
def test_lists_of_components_say_what_they_do(run: Run, lang: str, says: str) -> None:
    """Composed from the data, in the language that was asked for; never the data's own words."""
    _, told, _ = run("components", "crusaders", "development", "--lang", lang)
    assert says in " ".join(told.split())
    assert "build_check" not in told
    _, told, _ = run("components", "crusaders", "development", "steward", "--lang", lang)
    assert "build_check" not in told


def test_help_tells_the_choices_of_each_game(run: Run) -> None:
    _, told, _ = run("simulate", "--help")
    assert "paladins: easy | normal | hard (default: normal); viscounts: 0 | 1 | 2 | 3" in " ".join(told.split())
    _, told, _ = run("simulate", "viscounts", "--help")
    assert "--difficulty CHOICE 0 | 1 | 2 | 3 (default: 0)" in " ".join(told.split())


# bench


def test_bench_is_handed_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[str]] = []

    def bench(argv: list[str]) -> int:
        heard.append(argv)
        return 7

    monkeypatch.setattr("greathall.lab.bench.main.run", bench)
    assert run("bench", "--json", "--rounds", "1")[0] == 7
    assert heard == [["--json", "--rounds", "1"]]
