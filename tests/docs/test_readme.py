"""What README and the tutorials show works as it stands there."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

import greathall
from greathall.cli.main import main, parser
from greathall.core.reference.components import known_facts
from greathall.core.registry import find, ids
from tests.docs.pages import DOCS, ROOT, blocks, site

README = ROOT / "README.md"
SHOWING = [page for page in (README, *sorted((DOCS / "tutorials").glob("*.md"))) if blocks(page, "python")]
QUICK = ("games", "rules", "components", "simulate")
"""Commands that are run; the others are read to the end, and only their first step is not taken."""


def commands(page: Path) -> list[list[str]]:
    """The calls of ``greathall`` in a page, as words."""
    shown = "\n".join([*blocks(page, "sh"), *blocks(page, "")])
    lines = re.findall(r"^greathall (.*)$", shown, re.MULTILINE)
    return [shlex.split(line, comments=True) for line in lines]


COMMANDS = [words for page in (README, *site()) for words in commands(page)]


@pytest.mark.parametrize("page", SHOWING, ids=lambda page: page.stem)
def test_python_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks of a page are one program, told in pieces."""
    names: dict[str, object] = {}
    for code in blocks(page, "python"):
        exec(compile(code, page.name, "exec"), names)
    assert capsys.readouterr().out


def test_there_are_pages_and_commands_to_run() -> None:
    assert README in SHOWING
    assert {words[0] for words in COMMANDS} >= {"play", "serve", "replay", *QUICK[1:]}


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_commands_are_understood(words: list[str]) -> None:
    assert parser(words).parse_args(words).run


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[0] in QUICK], ids=" ".join)
def test_quick_commands_run(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write a file
    fewer = ["--games", "2", "--jobs", "1"] if words[0] == "simulate" else []
    assert main([*words, *fewer]) == 0
    assert capsys.readouterr().out


def test_the_corrections_that_are_shown_can_be_played_with() -> None:
    (shown,) = blocks(DOCS / "how-to" / "correct-a-card.md", "toml")
    corrections = tomllib.loads(shown)
    table = greathall.new("castle", seats=2, seed=1, components=corrections)
    assert greathall.replay(table.record()).view(0) == table.view(0)
    assert '"cost": 14' in table.record()


def test_the_table_of_facts_counts_what_is_in_the_data() -> None:
    """Components, their facts, and how many of these we had to design; sources are no components."""
    for game in ids():
        entries = find(game).box().entries
        rows = [one for kind, found in entries.items() if kind != "source" for one in found.values()]
        facts = [provenance for one in rows for provenance in known_facts(one)]
        counted = f"| {len(rows)} | {len(facts)} | {facts.count('designed')}: "
        assert counted in README.read_text(encoding="utf-8"), (game, counted)
