"""Reports: figures that can be checked by hand, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.bots import drive, make
from greathall.cli.main import main
from greathall.core.registry import find
from greathall.core.speech.text import LANGUAGES
from greathall.lab.report import sources
from greathall.lab.report.account import Account
from greathall.lab.report.page import Page
from greathall.lab.report.plots import histogram, rounded
from greathall.lab.report.sources import Plan, from_record, play_one, setups_of
from greathall.lab.report.statistics import LEAST, Finding, corrected, findings
from greathall.lab.report.summary import Summary, summarise

PLAN = Plan("castle", ("random",), "5", ((2, {}),))


def account(key: int, winner: int, things: list[dict[str, int]], seats: int = 2) -> Account:
    places = [1 if seat == winner else 2 for seat in range(seats)]
    points = [10 - place for place in places]
    return Account(
        str(key), seats, {}, ["random"] * seats, points, places, [{"build": n} for n in points], 9, things, []
    )


def finding(p: float) -> Finding:
    return Finding("card:x", 30, 30, 0.5, 0.5, 0.0, 0.1, p)


class Tags(HTMLParser):
    """Whether a page is well-formed, and what it asks for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elsewhere: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.elsewhere += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "rect", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "rect", "line", "circle"):
            assert self.open.pop() == tag


@pytest.fixture(scope="module")
def summary() -> Summary:
    """Of both seasons, small tables."""
    plan = Plan("castle", ("random", "greedy"), "5", setups_of("castle", 2, {}, ["season"]))
    return summarise("castle", [play_one(plan, number) for number in range(12)], {"who": plan.who, "seed": "5"})


# Figures


def test_what_goes_with_winning_is_found_and_what_does_not_is_not() -> None:
    """The seat with the lucky card always wins; the other card is dealt by a coin."""
    rng = Random(1)
    games = []
    for number in range(200):
        winner = number % 2
        things: list[dict[str, int]] = [{"card:common": 3}, {"card:common": 3}]
        things[winner]["card:lucky"] = 1
        things[1 - winner]["card:sad"] = 1
        things[rng.randrange(2)]["card:coin"] = 1
        games.append(account(number, winner, things))
    found = {one.thing: one for one in findings(games)}
    assert set(found) == {"card:lucky", "card:sad", "card:coin"}, "what all have alike makes no difference"
    assert found["card:lucky"].edge == pytest.approx(0.5)
    assert found["card:sad"].edge == pytest.approx(-0.5)
    assert (found["card:lucky"].games, found["card:lucky"].won, found["card:lucky"].usual) == (200, 1.0, 0.5)
    assert found["card:lucky"].certain
    assert found["card:sad"].certain
    assert not found["card:coin"].certain
    assert abs(found["card:coin"].edge) < found["card:coin"].off + 0.1


def test_more_of_a_thing_counts_as_having_it() -> None:
    games = [account(n, n % 2, [{"card:x": 2 if n % 2 else 5}, {"card:x": 5 if n % 2 else 2}]) for n in range(40)]
    [one] = findings(games)
    assert one.games == 40
    assert one.edge == pytest.approx(0.5)


def test_the_luck_of_a_seat_is_none_of_a_card() -> None:
    """Seat 0 always wins and always holds the card: the card explains nothing beyond the seat."""
    [one] = findings([account(n, 0, [{"card:x": 1}, {}]) for n in range(60)])
    assert one.edge == pytest.approx(0)
    assert not one.certain


def test_too_few_games_say_nothing() -> None:
    assert findings([account(n, 0, [{"card:x": 1}, {}]) for n in range(LEAST - 1)]) == []


def test_who_plays_alone_is_compared_with_others_who_do() -> None:
    games = []
    for n in range(80):
        won = n % 2 == 0
        one = account(n, 0 if won else 1, [{"card:x": 1} if won else {}, {}])
        games.append(Account(**{**one.to_dict(), "seats": 1, "who": ["random", "automa"]}))
    [one_found] = findings(games)
    assert one_found.games == 40
    assert one_found.edge == pytest.approx(0.5)
    assert one_found.certain


def test_many_questions_are_corrected_for() -> None:
    """The example of Benjamini and Hochberg (1995), section 3.2: of these fifteen, four hold at 5 %."""
    p = [
        0.0001,
        0.0004,
        0.0019,
        0.0095,
        0.0201,
        0.0278,
        0.0298,
        0.0344,
        0.0459,
        0.3240,
        0.4262,
        0.5719,
        0.6528,
        0.7590,
        1.0,
    ]
    found = corrected([finding(value) for value in p])
    assert [one.certain for one in found] == [True] * 4 + [False] * 11
    assert found[0].q == pytest.approx(0.0015)


def test_figures_of_a_table(summary: Summary) -> None:
    [tables] = summary.tables
    assert (summary.games, tables.games, len(tables.points)) == (12, 12, 24)
    assert sum(one.share for one in tables.by_seat) == pytest.approx(1)
    assert {one.fair for one in tables.by_seat} == {0.5}
    assert {one.name: one.of for one in summary.seated} == {"greedy": 12, "random": 12}
    assert [(one.variant, one.choice, one.games) for one in summary.choices] == [
        ("season", "summer", 6),
        ("season", "winter", 6),
    ]
    assert set(summary.applied).isdisjoint(summary.unreached)
    assert "castle.build.exact" in summary.applied
    mean = sum(tables.points) / 24
    winners, others = (sum(getattr(one, part) for one in summary.categories) for part in ("winners", "others"))
    assert winners > mean > others


def test_a_game_is_the_same_wherever_it_comes_from() -> None:
    """Played for the report, or read from its record: the same account, its rules too."""
    played = play_one(PLAN, 3)
    table = greathall.new("castle", seats=2, seed="5/3")
    drive(table, {seat: make("random") for seat in range(2)}, Random("5/3/bots"))
    assert from_record("3", f"# seat 0 bot random\n# seat 1 bot random\n{table.record()}") == played


def test_across_all_numbers_of_seats_and_scenarios() -> None:
    assert [seats for seats, _ in setups_of("castle", 3, {}, ["seats"])] == list(find("castle").seats)
    assert len(setups_of("castle", 3, {}, ["season", "winter_cards"])) >= 3
    with pytest.raises(greathall.SetupError, match="possible: seats, season"):
        setups_of("castle", 3, {}, ["weather"])


def test_steps_that_people_count_in() -> None:
    assert [rounded(span, 5) for span in (1, 10, 22, 100, 0.3)] == pytest.approx([0.2, 2, 5, 20, 0.1])


def test_a_histogram_holds_everybody() -> None:
    drawn = histogram([1, 1, 2, 5], [5], "points", str)
    assert re.findall(r"<title>(\d+: \d+)</title>", drawn) == ["1: 2", "2: 1", "5: 1", "5: 1"]


# The page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_needs_nothing_else(summary: Summary, lang: str) -> None:
    page = Page(summary, lang).html()
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.elsewhere == []
    assert tags.seen.isdisjoint({"script", "link", "img", "iframe"})
    assert "http" not in page
    assert "url(" not in page
    assert f'<html lang="{lang}">' in page
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    for word in {"en": ("Winter",), "ru": ("Зима", "Знатн"), "uk": ("Зима",)}[lang][:1]:
        assert word in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["paladins", "viscounts", "crusaders"])
def test_every_game_has_a_page(game: str, lang: str) -> None:
    seats = find(game).seats[0]
    accounts = [play_one(Plan(game, ("random",), "1", ((seats, {}),)), 0)]
    page = Page(summarise(game, accounts, {}), lang).html()
    assert "None" not in page
    tags = Tags()
    tags.feed(page)
    assert tags.open == []


# The command


def run(*words: str) -> int:
    return main(["report", "castle", "--seats", "2", "--bot", "random", "--seed", "5", *words])


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "kept.jsonl"
    assert run("--json", "--keep", str(keep), "--games", "2") == 0
    with keep.open("a") as file:
        file.write('{"key": "2", "sea')  # a stop in the middle of a line
    with keep.open("a") as file:
        file.write("\n")
    capsys.readouterr()
    assert run("--json", "--keep", str(keep), "--games", "6") == 0
    gone_on = json.loads(capsys.readouterr().out)
    assert run("--json", "--games", "6", "--jobs", "2") == 0
    assert json.loads(capsys.readouterr().out) == gone_on
    assert main(["report", "castle", "--seats", "3", "--json", "--seed", "5", "--keep", str(keep)]) == 2
    assert "holds other games" in capsys.readouterr().err


def test_a_report_about_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "castle", "--seats", "2", "--games", "3", "--seed", "5", "--records", str(tmp_path / "kept")]
    assert main(words) == 0
    (tmp_path / "kept" / "broken.txt").write_text("greathall record 1\ngame castle\n---\n")
    (tmp_path / "kept" / "other.txt").write_text("about something else")
    capsys.readouterr()
    out = tmp_path / "page.html"
    assert main(["report", "castle", "--records", str(tmp_path / "kept"), "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["notes"]) == (3, {"source": "kept", "left_out": 1})
    assert "left out: 1" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "give --out FILE"),
        (["--json", "--records", "a", "--server", "b"], "give one of them"),
        (["--json", "--records", "nowhere"], "no such folder"),
        (["--json", "--server", "nowhere"], "no such folder"),
        (["--json", "--across", "weather"], "--across"),
        (["--json", "--bot", "clever"], "no bot 'clever'"),
    ],
)
def test_what_cannot_be_reported_is_told(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "castle", *words]) == 2
    assert why in capsys.readouterr().err


def test_every_bot_sits_on_every_seat() -> None:
    plan = Plan("castle", ("random", "greedy"), "1", ((3, {}),))
    assert [plan.seated(n) for n in range(2)] == [["random", "greedy", "random"], ["greedy", "random", "greedy"]]
    assert sources.game_of("greathall record 1\ngame castle\nrules 2\n") == "castle"


# A server


def test_a_report_about_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The server's database is left as it was, to the last byte."""
    from greathall.server.storage.backup import DATABASE
    from tests.server.house import house
    from tests.server.house import run as within

    data = tmp_path / "data"
    data.mkdir()
    table = greathall.new("castle", seats=2, seed="5/0")
    drive(table, {seat: make("random") for seat in range(2)}, Random(1))

    async def keep_one() -> None:
        async with house(data) as inside:
            for _ in range(2):
                async with inside.session.post(f"{inside.url}/api/records", json={"record": table.record()}) as answer:
                    assert answer.status in (200, 201), await answer.text()

    within(keep_one())
    (data / "test.sqlite3").rename(data / DATABASE)
    before = {path.name: path.read_bytes() for path in data.glob("*.sqlite3")}
    assert main(["report", "castle", "--server", str(data), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["tables"][0]["winning"]) == (2, [max(table.scores())] * 2)
    assert {path.name: path.read_bytes() for path in data.glob("*.sqlite3")} == before
    assert main(["report", "paladins", "--server", str(data), "--json"]) == 2
    assert "no finished game of paladins" in capsys.readouterr().err
