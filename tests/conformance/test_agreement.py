"""Names put into our sentences agree with them: no noun governs a name that does not bend, no verb guesses a gender."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall

LOCALES = Path(greathall.__file__).parent / "locales"
SEAT = r"\{ \$(?:seat|owner|target|partner|who|name|buyer|ally|against|house|victim|rival) \}"
"""A name as the person has typed it: it has no cases and, in a sentence, no known gender but by ``$seat_gender``."""
FORBIDDEN = {
    "ru": {
        rf"\bигрок(?:а|у|ом|е|и|ов|ам|ами|ах)? {SEAT}": "«игрока Игрок 1»: имя подлежащим или после двоеточия",
        rf"\b(?:[Дд]ом[ауе]?|династи[яиюей]+|[Сс]емь[яиюе]) {SEAT}": "имя после двоеточия",
        rf"\b(?:к|ко|от|у|с|со|для|за|из|против|без) {SEAT}": "предлог требует падежа, которого у имени нет",
        rf"{SEAT} \w+(?:л|лся|ла|лась)\b": "прошедшее время — через $…_gender",
        rf"{SEAT} (?:должен|обязан|готов|свободен|один|сам)\b": "краткая форма — через $…_gender",
    },
    "uk": {
        rf"\bграв(?:ець|ц)(?:я|еві|ю|ем|і|ів|ям|ями|ях)? {SEAT}": "«гравця Гравець 1»: ім’я після двокрапки",
        rf"\b(?:[Дд]ім|[Дд]ом[уіом]+|династі[яїюєю]+|[Рр]один[аиуі]) {SEAT}": "ім’я після двокрапки",
        rf"\b(?:до|від|у|в|з|із|зі|для|за|проти|без) {SEAT}": "прийменник потребує відмінка, якого ім’я не має",
        rf"{SEAT} \w+(?:вся|ла|лася)\b": "минулий час — через $…_gender",
        rf"{SEAT} (?:повинен|винен|готов|готовий|вільний|один|сам)\b": "через $…_gender",
    },
}
VOWEL, CONSONANT = "аеєиіїоуюя", "бвгґджзйклмнпрстфхцчшщ"
EUPHONY = {
    rf"(?i)[{VOWEL}] у (?!в|ф|льв|[хтсзгшчкд]в)[{CONSONANT}]": "між голосним і приголосним — «в»",
    rf"(?i)[{CONSONANT}ь] в [{CONSONANT}]": "між приголосними — «у»",
    rf"(?i)[{VOWEL}] у [{VOWEL}]": "між голосними — «в»",
}
"""Of «у» and «в» inside a sentence of ours; what a name begins with is not known."""


def texts(lang: str) -> list[str]:
    """Every line that is read, from every file of a language."""
    lines = [
        line.strip() for path in sorted((LOCALES / lang).glob("*.ftl")) for line in path.read_text("utf-8").splitlines()
    ]
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(("lang", "pattern"), [(lang, one) for lang, rows in FORBIDDEN.items() for one in rows])
def test_no_sentence_bends_a_name(lang: str, pattern: str) -> None:
    assert [line for line in texts(lang) if re.search(pattern, line)] == [], FORBIDDEN[lang][pattern]


@pytest.mark.parametrize("pattern", EUPHONY)
def test_ukrainian_sentences_are_pleasant_to_say(pattern: str) -> None:
    assert [line for line in texts("uk") if re.search(pattern, line)] == [], EUPHONY[pattern]


def test_the_patterns_find_what_they_are_for() -> None:
    wrong = ["касается игрока { $target }", "в доме { $seat }", "{ $seat } построил дом", "против { $seat }"]
    assert all(any(re.search(one, line) for one in FORBIDDEN["ru"]) for line in wrong)
    wrong = ["стосується гравця { $target }", "у домі { $seat }", "{ $seat } збудувала дім", "проти { $seat }"]
    assert all(any(re.search(one, line) for one in FORBIDDEN["uk"]) for line in wrong)
    assert any(re.search(one, "лишається у грі") for one in EUPHONY)
    assert all(len(texts(lang)) > 5000 for lang in FORBIDDEN)
