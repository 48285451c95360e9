"""The browser says the same as the engine, word for word, and has every word it asks for."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.errors import GreathallError
from greathall.core.game import AnyGame
from greathall.core.registry import find
from greathall.core.speech.text import LANGUAGES, Person, Speaker
from greathall.server.web import reference
from tests.browser.conftest import WEB, vitest

COUNTS = (1, 2, 5, 21, -3)
PEOPLE = (Person("Anna", "female"), Person("Борис", "male"))
LOCALES = Path(greathall.__file__).parent / "locales"
SAMPLES = 3


def elements(game: AnyGame) -> dict[str, list[str]]:
    """Some element ids of each kind that has names."""
    found: dict[str, list[str]] = {}
    text = (LOCALES / "en" / f"{game.id}.ftl").read_text(encoding="utf-8")
    for kind, key in re.findall(rf"^{game.id}-([a-z_]+)-([a-z0-9_]+) =", text, re.MULTILINE):
        found.setdefault(kind, []).append(f"{kind}:{key}")
    return found


def values(kind: str, known: dict[str, list[str]]) -> list[Any]:
    if kind == "int":
        return list(COUNTS)
    if kind == "seat":
        return ["seat:0", "seat:1"]
    some = known.get(kind.rstrip("+*"), [])[:SAMPLES]
    if kind.endswith("+"):
        return [[], *([[one, n]] for one, n in zip(some, COUNTS, strict=False)), [[one, 2] for one in some]]
    if kind.endswith("*"):
        return [[one] for one in some] + [some]
    return list(some)


def sentences(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sentence of a game with sample values."""
    known = elements(game)
    words = game.words
    templates = [(f"{game.id}-event-{name}", event.kinds) for name, event in words.events.items()]
    templates += [(f"{game.id}-why-{name}", reason.kinds) for name, reason in words.reasons.items()]
    for name, verb in words.verbs.items():
        kinds = {param: f"{kind}*" if param == verb.rest else kind for param, kind in verb.kinds.items()}
        templates.append((f"{game.id}-do-{name}", {"seat": "seat", **kinds}))
    for message, kinds in templates:
        choices = [values(kind, known) for kind in kinds.values()]
        for combination in itertools.islice(itertools.product(*choices), 60):
            yield message, dict(zip(kinds, combination, strict=True))


def lines(lang: str, game: AnyGame) -> Iterator[dict[str, object]]:
    speaker = Speaker(lang, game.id, PEOPLE)
    for message, params in sentences(game):
        try:
            text = speaker.say(message, **params)
        except (KeyError, GreathallError, TypeError):
            continue  # a combination that no game ever says
        yield {"lang": lang, "game": game.id, "message": message, "params": params, "text": text}


def test_both_sides_say_the_same(web: Path, tmp_path: Path) -> None:
    told = [line for lang in LANGUAGES for game in greathall.games() for line in lines(lang, find(game.id))]
    assert len(told) > 3000
    people = [{"name": person.name, "gender": person.gender} for person in PEOPLE]
    file = tmp_path / "lines.json"
    file.write_text(json.dumps({"people": people, "locales": str(LOCALES), "lines": told}), encoding="utf-8")
    vitest(web, "tests/speaker.test.ts", GREATHALL_LINES=str(file))


def areas() -> list[str]:
    """The parts of the browser that messages are sorted by, as docs/browser.md lists them."""
    page = (WEB.parent / "docs" / "browser.md").read_text(encoding="utf-8")
    listed = page.split("The areas, in the order of the file:\n\n")[1].split("\n\n")[0]
    return re.findall(r"`([a-z-]+)`", listed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_named_after_its_area(lang: str) -> None:
    text = (LOCALES / lang / "browser.ftl").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## ([a-z-]+): .+\n((?:(?!##).*\n)+)", text, re.MULTILINE))
    assert list(sections) == areas()
    astray = {
        message
        for area, section in sections.items()
        for message in re.findall(r"^([\w-]+) =", section, re.MULTILINE)
        if message != f"browser-{area}" and not message.startswith(f"browser-{area}-")
    }
    assert not astray


def test_no_message_is_missing_or_unused() -> None:
    sources = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    whole = set(re.findall(r'"(browser-[a-z0-9-]+)"', text))
    begun = tuple(set(re.findall(r"`(browser-(?:[a-z0-9]+-)*)\$\{", text)))
    for lang in LANGUAGES:
        ids = set(re.findall(r"^(browser-[\w-]+) =", (LOCALES / lang / "browser.ftl").read_text("utf-8"), re.MULTILINE))
        assert not whole - ids, f"{lang}: missing"
        assert not {one for one in begun if not any(message.startswith(one) for message in ids)}, f"{lang}: missing"
        assert not {one for one in ids - whole if not one.startswith(begun)}, f"{lang}: unused"


WORDED = [one.id for one in greathall.games() if (LOCALES / "en" / f"{one.id}-components.ftl").is_file()]


def slug(text: str) -> str:
    """As in web/src/lib/text/componentText.ts: six words are enough to tell remarks apart."""
    return "-".join(re.findall(r"[a-z0-9]+", text.lower())[:6])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WORDED)
def test_components_are_worded(game: str, lang: str) -> None:
    """Headings, sources, remarks and all that can be corrected have words; no field's words are left over."""
    kinds = reference.components(game, lang).components
    rows = [(kind, row) for kind, rows in kinds.items() for row in rows]
    wanted = {f"kinds-{kind}" for kind in kinds} | {f"source-{row['id']}" for row in kinds.get("source", [])}
    wanted |= {f"basis-{slug(str(row['basis']))}" for _, row in rows if row["basis"]}
    fields = {f"field-{field}" for _, row in rows for field in row}
    fields |= {f"field-{kind}-{field}" for kind, row in rows for field in row}
    fields |= {one.replace("field-", "form-", 1) for one in fields}
    text = (LOCALES / lang / f"{game}-components.ftl").read_text(encoding="utf-8")
    known = set(re.findall(rf"^{game}-(\S+) = \S", text, re.MULTILINE))
    assert wanted <= known
    assert known - wanted <= fields
    for kind, forms in reference.correctable_of(game).fields.items():
        for form in forms:
            named = {f"{how}-{where}" for how in ("field", "form") for where in (form.name, f"{kind}-{form.name}")}
            assert named & known, (kind, form.name)
