"""The terminal table, typed at."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import greathall
from greathall import Question, SetupError, Table
from greathall.bots.coach.advisers import Advisers
from greathall.cli.options import ME
from greathall.cli.table.saves import Saved
from greathall.cli.table.secrets import curtain_needed, knows_more
from greathall.cli.table.terminal import Terminal
from greathall.cli.table.terminal_game import LATIN, RUSSIAN, UKRAINIAN, TerminalGame
from greathall.core.speech.text import LANGUAGES, Speaker
from tests.cli.script import Run, Script

CASTLE = ("play", "castle", "--seats", "3", "--who", "me,random,random", "--seed", "7")


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(run: Run, tmp_path: Path, lang: str) -> None:
    code, told, errors = run(*CASTLE, "--season", "winter", "--lang", lang, "--record", "r.txt", typed=repeat("1"))
    assert (code, errors) == (0, "")
    assert {"en": "The winner", "ru": "Победител", "uk": "Перемож"}[lang] in told
    assert greathall.replay((tmp_path / "r.txt").read_text(encoding="utf-8")).over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in greathall.games()])
def test_every_game_can_be_begun_in_every_language(run: Run, game: str, lang: str) -> None:
    typed = ["?", "w", "r", "", "c", *["1", "?", "w 1"] * 6, "u", "l", "h"]
    code, told, errors = run("play", game, "--seed", "2", "--lang", lang, typed=typed)
    assert (code, errors) == (0, "")
    assert Speaker(lang, game).say(f"{game}-title") in told


def test_a_table_of_bots_needs_no_keyboard(run: Run) -> None:
    code, told, _ = run("play", "castle", "--who", "random,greedy", "--seed", "1")
    assert code == 0
    assert "The winner" in told


def test_input_that_ends_is_a_player_who_leaves(run: Run) -> None:
    code, told, _ = run(*CASTLE, typed=["1"])
    assert code == 0
    assert "Until next time." in told
    assert "The winner" not in told


# TerminalGame down


def test_a_newcomer_is_asked(run: Run) -> None:
    games = [game.id for game in greathall.games()]
    game = [str(games.index("castle") + 1)] if len(games) > 1 else []
    answers = ["9", "3", *game, "5", "2", "", "1", ""]
    code, told, _ = run("play", "--seed", "1", typed=answers)
    assert code == 0
    assert "Please type a number from 1 to 3." in told
    assert "Ласкаво просимо до Greathall." in told
    assert "Скільки гравців: від 2 до 4?" in told
    assert "Введіть число від 2 до 4." in told
    assert "Пора року: Зима" in told or "Сезон: Зима" in told
    assert "Виберіть" in told or "Оберіть" in told


def test_a_newcomer_may_say_some_things_beforehand(run: Run) -> None:
    games = [game.id for game in greathall.games()]
    game = [str(games.index("castle") + 1)] if len(games) > 1 else []
    code, told, _ = run("play", "--lang", "en", "--who", "me,random", "--season", "winter", typed=[*game, ""])
    assert code == 0
    assert "How many players" not in told
    assert "Season: Winter" in told


def test_players_are_called_by_colours_or_names(run: Run) -> None:
    assert "Red, the" not in run(*CASTLE)[1]
    _, told, _ = run(*CASTLE, "--names", "Анна/f,Борис", "--lang", "ru", typed=["1", "l"])
    assert "Анна сделала выбор." in told
    assert "Борис сделал выбор." in told
    assert "Жёлтый сделал выбор." in told


def test_corrected_components_are_shown_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[building.well]\ncost = 13\n", encoding="utf-8")
    _, told, _ = run(*CASTLE, "--components", "mine.toml")
    assert "This table plays with corrected components" in told
    assert '"cost": 13' in told
    board = told[told.index("Round 1/15") :]
    assert "Well                □            13      10" in board


# At the table


def test_what_is_not_possible_is_explained(run: Run) -> None:
    _, told, _ = run(*CASTLE, typed=["?", "choose architect"])
    assert "Not possible now" in told
    assert "The architect has nothing to take back" in told
    assert "Not possible: The architect has nothing to take back" in told


def test_what_a_choice_brings_is_told_before_it_is_made(run: Run) -> None:
    _, told, _ = run("play", "paladins", "--seed", "2", typed=["1", "1", "w 1", "1"])
    asked, _, after = told.partition("  1 Take tavern")
    foreseen = after.splitlines()[1].strip()
    assert foreseen.startswith("Red takes tavern")
    assert after.count(foreseen) > 1, "what was foreseen has come true"
    assert "takes tavern" not in asked


def test_a_choice_can_be_written_out(run: Run) -> None:
    _, told, _ = run(*CASTLE, typed=["choose messenger"])
    assert "Red receives 8 talers thanks to the messenger." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_keys_fits_a_narrow_terminal(lang: str) -> None:
    assert len(Speaker(lang).say("terminal-keys")) < 80


def test_anything_else_is_not_understood(run: Run) -> None:
    _, told, _ = run(*CASTLE, typed=["99", "", "[bold]x[/bold]"])
    assert "“99” is no choice here. Type a number from 1 to 7" in told
    assert "“[bold]x[/bold]” is no choice here." in told


def test_help_rules_components_log_and_board(run: Run) -> None:
    typed = ["h", "r", "displace", "r", "", "r the", "c", "c building well", "c ballroom", "l", "b"]
    _, told, _ = run(*CASTLE, typed=typed)
    assert "take your whole turn back" in told
    assert "castle.choose.hidden" in told
    assert "castle.trader.displace" in told
    assert "more. Add a word." in told
    assert "Components, and how we know them" in told
    assert "building:well" in told
    assert "there are no components of kind 'ballroom'" in told
    assert told.count("Red is the start player.") + told.count("is the start player.") >= 2
    assert told.count("Round 1/15") == 2


@pytest.mark.parametrize("letters", [RUSSIAN, UKRAINIAN])
def test_commands_work_on_a_cyrillic_keyboard(run: Run, letters: str) -> None:
    key = letters[LATIN.index("h")]
    assert "take your whole turn back" in run(*CASTLE, typed=[key])[1]


def test_a_forced_choice_is_played_and_told(run: Run) -> None:
    _, told, _ = run(*CASTLE, typed=repeat("1"))
    assert "Red, the only choice:" in told
    _, asked, _ = run(*CASTLE, "--ask-forced", typed=repeat("1"))
    assert "Red, the only choice:" not in asked
    assert asked.count(" > ") + asked.count("\n> ") > told.count(" > ") + told.count("\n> ")


# Taking back


def at_the_terminal(table: Table, *who: str) -> TerminalGame:
    terminal = Terminal(Console(width=100, force_terminal=False, highlight=False))
    return TerminalGame(Saved(table, list(who), [], "en", "1"), terminal)


def test_steps_and_turns_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Building takes several steps; none of them is known to anybody before the end."""
    table = greathall.new("castle", seats=3, seed=7)
    game = at_the_terminal(table, ME, "random", "random")
    seen: list[tuple[str, int]] = []

    def number_of(verb: str) -> str:
        now = game.table.decisions[0]
        return next(str(i) for i, one in enumerate(now.options, start=1) if one.verb.name == verb)

    def note() -> None:
        seen.append((game.table.decisions[0].kind, game.table.ply))

    def player() -> Iterator[str]:
        yield "u"
        while game.table.decisions[0].kind != "build" or len(game.table.decisions[0].options) == 1:
            yield "1"
        note()
        yield number_of("build")
        note()
        yield "u"
        note()
        yield number_of("build")
        note()
        yield "U"
        note()

    monkeypatch.setattr("sys.stdin", Script(player()))
    assert not game.run()
    told = capsys.readouterr().out
    assert "There is nothing to take back" in told
    assert told.count("Taken back.") == 2
    before, after, again, once_more, turn = seen
    assert before == again
    assert after == once_more
    assert after[1] > before[1]
    assert turn[1] <= before[1]


# Several people at one screen


def test_hidden_choices_need_a_curtain() -> None:
    table = greathall.new("castle", seats=3, seed=7)
    people = [0, 1]
    assert curtain_needed(table, people, None, 0)
    assert not curtain_needed(table, [0], None, 0)
    table.play(table.decisions[0].options[0])
    assert knows_more(table, 0, 1)
    assert not knows_more(table, 1, 0)
    assert curtain_needed(table, people, 0, 1)
    assert not curtain_needed(table, people, 1, 1)


def test_no_curtain_where_there_is_no_secret() -> None:
    table = greathall.new("castle", seats=3, seed=7)
    while len(table.decisions) > 1 or table.decisions[0].kind == "choose-cards":
        table.play(table.decisions[0].options[0])
    assert not curtain_needed(table, [0, 1, 2], 0, 1)


def test_the_curtain_hides_what_was_chosen(run: Run) -> None:
    two = ("play", "castle", "--who", "me,me,random", "--seed", "7")
    code, told, _ = run(*two, typed=["", "choose messenger", "", "choose trader"])
    assert code == 0
    before, red, blue = told.split("Everybody else, please look away.")
    assert "Round 1/15" not in before
    assert "Red, press Enter" in red
    assert "Play the messenger" in red
    hidden, _, revealed = blue.partition("> choose trader")
    assert "Blue, press Enter" in hidden
    assert "Red has chosen." in hidden
    assert "reveals" not in hidden
    assert "Red reveals the messenger." in revealed


def test_a_hidden_choice_can_be_withdrawn_at_the_curtain(run: Run) -> None:
    two = ("play", "castle", "--who", "me,me,random", "--seed", "7")
    typed = ["", "choose messenger", "u", "choose trader", "", "choose messenger"]
    _, told, _ = run(*two, typed=typed)
    assert told.count("Red: u takes your choice back.") == 2
    assert told.count("Taken back.") == 1
    assert "Red reveals the trader." in told
    assert "Blue reveals the messenger." in told


def test_a_whole_evening_of_people(run: Run) -> None:
    code, told, errors = run("play", "castle", "--who", "me,me", "--seed", "3", typed=repeat("1"))
    assert (code, errors) == (0, "")
    assert "The winner" in told


# Saving


def test_a_saved_game_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    _, whole, _ = run(*CASTLE, "--record", "whole.txt", typed=repeat("1"))
    _, told, _ = run(*CASTLE, typed=chain(repeat("1", 9), ["s game.json"]))
    assert "Saved. To go on: greathall play --resume game.json" in told
    code, told, _ = run("play", "--resume", "game.json", "--record", "resumed.txt", typed=repeat("1"))
    assert code == 0
    assert (tmp_path / "resumed.txt").read_text() == (tmp_path / "whole.txt").read_text()
    assert whole[whole.index("Result") :].replace("whole", "resumed") == told[told.index("Result") :]


def test_leaving_offers_to_save(run: Run, tmp_path: Path) -> None:
    _, told, _ = run(*CASTLE, typed=["q", "3", "1", "q", "1"])
    assert told.count("Leave the table?") == 2
    assert "greathall play --resume castle-1.json" in told
    assert "Until next time." in told
    run(*CASTLE, typed=["s", "q", "2"])
    assert sorted(path.name for path in tmp_path.glob("*.json")) == ["castle-1.json", "castle-2.json"]


def test_an_interrupted_evening_is_not_lost(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "interactive", True)
    monkeypatch.setattr(Terminal, "clear", lambda terminal: None)

    def interrupted() -> Iterator[str]:
        yield ""
        yield "1"
        raise KeyboardInterrupt

    code, told, _ = run(*CASTLE, typed=interrupted())
    assert code == 0
    assert "greathall play --resume castle-1.json" in told
    assert json.loads((tmp_path / "castle-1.json").read_text(encoding="utf-8"))["who"][0] == ME


def test_a_save_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    _, told, _ = run(*CASTLE, typed=["s file/game.json", "q", "1"])
    assert "Not saved: file/game.json" in told


def test_a_save_keeps_language_and_names_and_can_change_them(run: Run) -> None:
    run(*CASTLE, "--lang", "uk", "--names", "Оля/f", typed=["s a.json"])
    _, told, _ = run("play", "--resume", "a.json", typed=["1", "l"])
    assert "Оля зробила вибір." in told
    _, told, _ = run("play", "--resume", "a.json", "--lang", "en", "--names", "Ann", typed=["1", "l"])
    assert "Ann has chosen." in told


def test_a_bare_save_of_a_table_is_a_table_of_people(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bare.json").write_text(greathall.new("castle", seats=2, seed=1).to_json(), encoding="utf-8")
    code, told, _ = run("play", "--resume", "bare.json", typed=["", "1", "", "1"])
    assert code == 0
    assert "Blue, press Enter" in told
    assert "Red reveals" in told


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("who", ["me"], "'who' must name 3 of me, random, greedy, novice"),
        ("who", ["me", "me", "clever"], "'who' must name 3 of me, random, greedy, novice"),
        ("names", [1], "'names' must be a list of names"),
        ("lang", "xx", "'lang' must be one of en, ru, uk"),
        ("table", {"schema": 1}, "damaged save"),
        ("table", None, "not a save"),
    ],
)
def test_a_damaged_save_is_refused(run: Run, tmp_path: Path, key: str, value: object, said: str) -> None:
    run(*CASTLE, typed=["s a.json"])
    data = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    data[key] = value
    (tmp_path / "a.json").write_text(json.dumps(data), encoding="utf-8")
    code, told, errors = run("play", "--resume", "a.json")
    assert (code, told) == (2, "")
    assert errors.startswith("greathall play: a.json: ")
    assert said in errors


# Hints


class LastIsBest:
    def weigh(self, question: Question, rng: Random) -> Sequence[float]:
        return [float(i - 2) for i in range(len(question.options))]


def learned(game: object, seats: int) -> Advisers:
    return Advisers(LastIsBest(), LastIsBest(), None, "margin")  # type: ignore[arg-type]


def test_a_hint_shows_the_best_options_by_their_numbers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.cli.table.hint.advisers_for", learned)
    code, told, _ = run(*CASTLE, typed=["t"])
    assert code == 0
    table = greathall.new("castle", seats=3, seed="7")
    options = table.decisions[0].options
    best = Speaker("en", "castle").option(options[-1])
    assert f"{len(options) - 3:.1f}  {len(options)}. {best}" in told
    assert "Lead" in told


def test_there_are_no_hints_against_people_at_the_same_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.cli.table.hint.advisers_for", learned)
    _, told, _ = run("play", "castle", "--seats", "2", "--who", "me,me", "--seed", "7", typed=["", "t"])
    assert "The coach helps only who plays without other people." in told
    assert "Lead" not in told


def test_a_coach_who_has_not_learned_the_game_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(game: object, seats: int) -> Advisers:
        raise SetupError("nobody here has learned this game")

    monkeypatch.setattr("greathall.cli.table.hint.advisers_for", nobody)
    code, told, _ = run(*CASTLE, typed=["t", "1"])
    assert code == 0
    assert "The coach has nothing to say: nobody here has learned this game" in told
