"""One word per concept: variants that must not come back, by language, with what to say instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall

LOCALES = Path(greathall.__file__).parent / "locales"

FORBIDDEN: dict[str, dict[str, str]] = {
    "en": {
        r"\bautoma\b": "bot",
        r"turns? .* away": "criminals cannot be refused",
        r"full rows of monks": "points begin at the fifth",
        r"orders fulfilled from the start": "a workshop is placed for each order",
        r"\bworkers? can go on a quest": "the townsfolk goes, a worker sends",
        r"\bstarting player\b": "first player",
    },
    "ru": {
        r"под низ": "под колоду",
        r"рубашкой": "лицом вниз",
        r"(?i)\bничь": "равенство",
        r"(?i)автом": "бот",
        r"(?i)бот кончает": "заканчивает",
        r"(?i)враги народа": "атакованные народы",
        r"(?i)флажку \w+ которого": "для флажка которого хватает",
        r"(?i)три верхних паладина": "трёх верхних паладинов",
        r"(?i)в том числе ровно": "даже если взять надо было ровно столько",
        r"(?i)фишка стоит\b(?! слева)": "остаётся на месте",
        r"(?i)наниман": "наём",
        r"(?i)вербов": "наём",
        r"(?i)провизи": "припасы",
        r"(?i)чужак|чужезем": "иноземец",
        r"(?i)характеристик|атрибут": "параметр",
        r"(?i)ячейк": "слот для карты, клетка для фишки",
        r"(?i)сундук|налоговый запас": "казна",
        r"(?i)не берёт \S+ преступник": "от преступников не отказываются",
        r"(?i)хозяин": "владелец",
        r"(?i)милость его стоит": "если милость требует долга",
    },
    "uk": {
        r"під низ": "під колоду",
        r"сорочкою": "долілиць",
        r"(?i)\bнічи[яїю]\b": "рівність",
        r"(?i)автом": "бот",
        r"(?i)вороги народу": "атаковані народи",
        r"(?i)прапорцеві \w+ якого": "для прапорця якого вистачає",
        r"(?i)три верхні паладини": "трьох верхніх паладинів",
        r"(?i)зокрема рівно": "навіть якщо взяти треба було рівно стільки",
        r"(?i)фішка стоїть\b(?! ліворуч)": "лишається на місці",
        r"(?i)\d+ провізі": "жетон провізії",
        r"(?i)\bпровізій\b": "жетони провізії",
        r"(?i)срібл[оаіу]": "срібняки",
        r"(?i)\bнайм\b|\bнайму\b|\bнаймом\b": "наймання",
        r"(?i)приготуванн": "підготовка",
        r"(?i)\bтрек": "шкала",
        r"(?i)безкоштовн": "безплатний",
        r"(?i)іноземц": "чужинець",
        r"(?i)параметр|атрибут|характеристик": "показник",
        r"(?i)містян|городянк": "городяни",
        r"(?i)гарнізон": "мобілізація",
        r"(?i)інтриг": "схема",
        r"(?i)скарбниц": "податковий запас",
    },
}


def texts(lang: str) -> list[tuple[str, str]]:
    """Every line of the game's texts with its place; comments are not read to anybody."""
    found = []
    for file in sorted((LOCALES / lang).glob("paladins*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        found += [(f"{file.name}:{i}", line) for i, line in enumerate(lines, 1) if not line.startswith("#")]
    return found


@pytest.mark.parametrize("lang", sorted(FORBIDDEN))
def test_no_forbidden_variant_comes_back(lang: str) -> None:
    wrong = [
        f"{place}: {line.strip()} (say: {instead})"
        for place, line in texts(lang)
        for pattern, instead in FORBIDDEN[lang].items()
        if re.search(pattern, line.partition(" = ")[2] or line)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("ru", "Когда бот кончает"),
        ("ru", "в регион, флажку веры которого хватает"),
        ("ru", "Сложность автомы"),
        ("uk", "3 провізії"),
        ("uk", "прапорцеві віри якого вистачає"),
        ("uk", "срібло за глечики"),
        ("en", "A single worker can go on a quest"),
    ],
)
def test_the_patterns_find_what_they_are_for(lang: str, line: str) -> None:
    assert any(re.search(pattern, line) for pattern in FORBIDDEN[lang])
