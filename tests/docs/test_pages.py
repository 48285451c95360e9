"""The documentation holds together: every page is in the navigation, every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall
from greathall.cli.main import parser
from tests.docs.pages import DOCS, OUTSIDE, ROOT, anchors, links, site, text

PAGES = [*site(), *(ROOT / name for name in OUTSIDE)]


def navigation() -> list[str]:
    """The pages that mkdocs.yml names."""
    _, nav = text(ROOT / "mkdocs.yml").split("\nnav:\n")
    return re.findall(r": (\S+\.md)$", nav, re.MULTILINE)


def test_every_page_is_in_the_navigation_once() -> None:
    assert sorted(navigation()) == sorted(str(page.relative_to(DOCS)) for page in site())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith(("http:", "https:")):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), f"{link}: there is no such file"
        if page.is_relative_to(DOCS):
            assert target.is_relative_to(DOCS), f"{link}: leads out of the site"
        if anchor:
            assert anchor in anchors(target), f"{link}: there is no such heading"


def test_the_reference_has_every_public_name() -> None:
    page = text(DOCS / "reference" / "python.md")
    missing = [
        name for name in greathall.__all__ if not re.search(rf"^(:::|###) ([\w.]+\.)?{name}$", page, re.MULTILINE)
    ]
    assert not missing


def test_the_reference_has_every_command() -> None:
    headings = re.findall(r"^## (\S+)$", text(DOCS / "reference" / "command-line.md"), re.MULTILINE)
    assert parser([])._subparsers is not None
    (commands,) = (action for action in parser([])._actions if action.metavar == "COMMAND")
    assert sorted(headings) == sorted(commands.choices or ())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_whatever_a_page_asks_to_make_can_be_made(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text(ROOT / "Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", text(page), re.MULTILINE)) <= targets


def test_the_changelog_begins_with_this_release_or_the_next() -> None:
    releases = re.findall(r"^## (\S+)(?: \((.+)\))?$", text(ROOT / "CHANGELOG.md"), re.MULTILINE)
    unreleased = [number for number, when in releases if when == "unreleased"]
    assert unreleased == [number for number, _ in releases[: len(unreleased)]], "only the first may be unreleased"
    assert len(unreleased) <= 1
    assert greathall.__version__ in [number for number, _ in releases]
