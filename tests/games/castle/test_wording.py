"""One word for one thing: variants that the glossary (docs/glossary-castle.md) leaves out are found in no text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall

LOCALES = Path(greathall.__file__).parent / "locales"
FILES = ("castle", "castle-board", "castle-rules", "castle-guide", "castle-components")

INSTEAD = {
    "en": {
        r"master ?builder": "architect",
        r"silver bars?": "silver",
        r"courier": "silver rider",
        r"damsel": "frozen beauty",
        r"village tavern": "town tavern",
        r"cracked wall": "broken wall",
        r"snowdrift": "snowfall",
        r"fireplace": "hearth",
        r"\bbank\b": "treasury",
        r"servants.? house": "servants’ quarters",
        r"for good\b": "for the rest of the game",
        r"building value of a (?:tile|building)": "cost",
    },
    "ru": {
        r"\bсыгран|\bсыграть|играется": "разыгранная карточка, разыграть",
        r"помощник": "слуга",
        r"раунд": "ход",
        r"плитк": "карточка здания",
        r"\bкарт(?:а|ы|у|ой|е|)\b": "карточка",
        r"донжон": "склад",
        r"вытесн": "сменить",
        r"ценност|\bцен[аеуы] здани": "стоимость",
        r"хозя\w+ рабочего": "владелец рабочего",
        r"ничь[яею]": "равенство",
        r"насовсем|навсегда": "до конца игры",
        r"трактир": "таверна",
        r"брёвн|бревн|древесин": "доски",
        r"бесплатн": "ничего не стоит",
        r"рубашкой": "лицом вниз",
    },
    "uk": {
        r"помічник": "слуга",
        r"раунд": "хід",
        r"плитк": "картка будівлі",
        r"\bкарт(?:а|и|у|ою|і|)\b": "картка",
        r"донжон": "склад",
        r"витісн": "замінити",
        r"цінніст|цінност|вартує|\bцін[аіуи] будівл": "вартість, коштувати",
        r"господ\w+ робітника": "власник робітника",
        r"нічи[яюєї]": "рівність",
        r"назавжди": "до кінця гри",
        r"посильн": "гонець",
        r"каменотес": "каменяр",
        r"будівельник": "муляр",
        r"амбар": "комора",
        r"збудова|побудува": "звести",
        r"безкоштовн|безплатн": "нічого не коштує",
        r"у кожному разі": "у будь-якому разі",
        r"сорочкою": "долілиць",
    },
}
"""Pattern, and what to say instead."""


def said(lang: str) -> list[str]:
    """Every line that players read, without comments and names of messages."""
    lines = []
    for file in FILES:
        text = (LOCALES / lang / f"{file}.ftl").read_text(encoding="utf-8")
        lines += [line.partition(" = ")[2] or line for line in text.splitlines() if not line.startswith("#")]
    # The terminal's labels for this board stand among its own.
    labels = (LOCALES / lang / "terminal.ftl").read_text(encoding="utf-8").splitlines()
    return lines + [line.partition(" = ")[2] for line in labels if line.startswith("terminal-castle-")]


@pytest.mark.parametrize(("lang", "pattern"), [(lang, pattern) for lang, rows in INSTEAD.items() for pattern in rows])
def test_no_text_uses_another_word(lang: str, pattern: str) -> None:
    found = [line for line in said(lang) if re.search(pattern, line, re.IGNORECASE)]
    assert found == [], f"say “{INSTEAD[lang][pattern]}”"


FORMER = {
    "en": [
        "may be swapped for silver",
        "nor right after another architect",
        "with both helpers per taler",
        "There it stays and scores",
    ],
    "ru": ["обменивается на серебро", "Взять ничего", "Очки важнее любой", "Побеждают очки"],
    "uk": ["обмінюється на срібло", "Узяти нічого", "Очки важливіші за будь-яку нічию", "Перемагають очки"],
}
"""Sentences that said something else than they meant."""


@pytest.mark.parametrize("lang", FORMER)
def test_no_sentence_says_something_else_than_it_means(lang: str) -> None:
    assert [line for line in said(lang) if any(former in line for former in FORMER[lang])] == []


@pytest.mark.parametrize("lang", INSTEAD)
def test_what_is_said_instead_is_in_the_glossary(lang: str) -> None:
    glossary = (Path(__file__).parents[3] / "docs" / "glossary-castle.md").read_text(encoding="utf-8").lower()
    words = {word.strip() for instead in INSTEAD[lang].values() for word in instead.split(",")}
    assert {word for word in words if word.lower() not in glossary} == set()
