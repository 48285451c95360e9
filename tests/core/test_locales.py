"""Every Fluent file exists in three languages with the same messages, attributes and variables."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from greathall.core.speech.text import LANGUAGES

LOCALES = Path(str(resources.files("greathall") / "locales"))
FILES = sorted({path.name for lang in LANGUAGES for path in (LOCALES / lang).glob("*.ftl")})
CASES = ("acc", "gen", "dat", "ins", "pre")
GRAMMAR = {"nom", "n", *CASES, *(f"n-{case}" for case in CASES), "mid", "in", "into", "from"}
"""Forms of a name; a language has those that its sentences need."""


def walk(node: object) -> Iterator[object]:
    """A syntax node and everything inside it."""
    yield node
    inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for part in inside:
        yield from walk(part)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """What a pattern needs from its caller. Genders are needed only where a language bends its verbs."""
    names = {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}
    return frozenset(name for name in names if not name.endswith("_gender"))


def messages(lang: str, file: str) -> Iterator[ast.Message]:
    for entry in parse((LOCALES / lang / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: cannot be read: {entry.content!r}"
        if isinstance(entry, ast.Message):
            yield entry


def shape(lang: str, file: str) -> dict[str, frozenset[str]]:
    """The messages and attributes of a file, with their variables."""
    found: dict[str, frozenset[str]] = {}
    for message in messages(lang, file):
        key = message.id.name
        assert key not in found, f"{lang}/{file}: '{key}' is there twice"
        assert message.value is not None, f"{lang}/{file}: '{key}' has no value"
        found[key] = variables(message.value)
        for attribute in message.attributes:
            if attribute.id.name not in GRAMMAR:
                found[f"{key}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_there_are_files_to_check() -> None:
    assert "core.ftl" in FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_same_messages_and_variables_as_in_english(lang: str, file: str) -> None:
    assert (LOCALES / lang / file).is_file(), f"{file} is missing in {lang}"
    english, other = shape("en", file), shape(lang, file)
    assert sorted(set(english) ^ set(other)) == []
    assert {key: (english[key], other[key]) for key in english if english[key] != other[key]} == {}


def test_no_message_is_defined_in_two_files() -> None:
    homes: dict[str, list[str]] = {}
    for file in FILES:
        for key in shape("en", file):
            homes.setdefault(key, []).append(file)
    assert {key: files for key, files in homes.items() if len(files) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_plain_apostrophes_are_typographic(lang: str, file: str) -> None:
    """Ukrainian has the apostrophe U+2019 inside words, and English sets it too."""
    for number, line in enumerate((LOCALES / lang / file).read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            assert "'" not in line, f"{lang}/{file}:{number}"
