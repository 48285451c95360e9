"""One word per concept (docs/glossary-viscounts.md): variants that must not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall

LOCALES = Path(greathall.__file__).parent / "locales"
PROGRAM = "viscounts-guide-done"
"""There a bot is meant: a program that takes the rival's seat."""
FORBIDDEN = {
    "en": {
        r"(?<!\$)\bhero(es)?\b(?! townsfolk)": "hero townsfolk",
        r"\bbump": "removed, sent home",
        r"\bwith every (trade|building|manuscript)": "after the action",
        r"× \{ \$n \}": "up to so many",
        r"\bpenn(y|ies)\b|\bcoins?\b": "silver",
    },
    "ru": {
        r"\bфиш(ка|ки|ек|ку)\b(?! золота)": "маркер",
        r"\bгеро(й|и|я|ев)\b": "выдающийся горожанин",
        r"(\d|\}) серебра\b|\b1 серебро\b": "серебряные монеты",
        r"\d (добродетел|порочност)": "столько-то очков добродетели, порочности",
        r"игрок(а|ов) \{ \$": "имя после двоеточия или подлежащим",
        r"закончился ход, могут": "закончилось движение",
        r"\bбот(а|у|ом)?\b": "автома",
        r"(при|за) кажд(ой|ую) (торговл|постройк)": "после действия",
        r"\bпечатн(ый|ого|ые|ых|ом|ому)\b": "напечатанный",
        r"при каждом перевороте": "за каждый переворот долга или грамоты",
        r"схема: [А-Я]": "после двоеточия со строчной буквы",
    },
    "uk": {
        r"\bмаркер": "фішка",
        r"\bгеро(й|ї|я|їв)\b": "видатний городянин",
        r"\bзавірен": "засвідчена",
        r"\bзнищіть": "знищте",
        r"\b[Сс]рібл": "срібняк",
        r"\bнайм(у|ом)?\b": "наймання",
        r"\bпереписуванн": "переписання",
        r"\b[Пп]ідготовк": "приготування",
        r"\bбезкоштовн": "безплатно",
        r"\bдобродет": "доброчестя",
        r"\bліміту? руки": "ліміт карт на руці",
        r"\d (доброчест|порочн)": "стільки-то очок доброчестя, порочності",
        r"гравц(я|ів) \{ \$": "ім’я після двокрапки або підметом",
        r"\bбот(а|у|ом)?\b": "автома",
        r"рахується за двох": "рівна двом символам",
        r"за кожн(ої|ого) (торгівл|спорудж)": "після дії",
        r"\bдрукован(ий|ого|і|их|ому)\b": "надрукований",
        r"схема: [А-ЯІЇЄ]": "після двокрапки з малої літери",
    },
}
"""By language: what is not said, and what is said instead."""


def texts(lang: str) -> list[str]:
    """Every line of a message of the game, without comments."""
    lines = [
        line
        for path in sorted((LOCALES / lang).glob("viscounts*.ftl"))
        for line in path.read_text("utf-8").splitlines()
    ]
    return [line for line in lines if line and not line.startswith(("#", PROGRAM))]


@pytest.mark.parametrize("lang", FORBIDDEN)
def test_one_word_for_one_concept(lang: str) -> None:
    said = [
        (line.strip(), instead)
        for line in texts(lang)
        for pattern, instead in FORBIDDEN[lang].items()
        if re.search(pattern, line.partition(" = ")[2] or line)
    ]
    assert said == []


@pytest.mark.parametrize("lang", FORBIDDEN)
def test_all_files_of_the_game_are_read(lang: str) -> None:
    files = {path.stem for path in (LOCALES / lang).glob("viscounts*.ftl")}
    assert {"viscounts", "viscounts-rules", "viscounts-guide", "viscounts-components"} <= files
    assert len(texts(lang)) > 800
