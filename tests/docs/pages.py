"""The pages that people read, and what is in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
OUTSIDE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
"""Pages beside the sources, which are no part of the site."""

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def site() -> list[Path]:
    """The pages of the documentation site."""
    return sorted(DOCS.rglob("*.md"))


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language, in order."""
    return [code for named, code in _BLOCK.findall(text(page)) if named == language]


def links(page: Path) -> list[str]:
    """Where a page leads to, as it is written there."""
    return _LINK.findall(_BLOCK.sub("", text(page)))


def anchors(page: Path) -> set[str]:
    """What can stand after ``#`` in a link to a page."""
    headings = _HEADING.findall(_BLOCK.sub("", text(page)))
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip()) for heading in headings}
