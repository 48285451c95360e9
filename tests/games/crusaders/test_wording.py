"""One word for one thing: variants that the glossary (docs/glossary-crusaders.md) leaves out are found in no text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall

LOCALES = Path(greathall.__file__).parent / "locales"
FILES = ("crusaders", "crusaders-board", "crusaders-rules", "crusaders-guide", "crusaders-components")

INSTEAD = {
    "en": {
        r"\btries left|attempts left": "draws",
        r"\bvassal\b": "knight, or independent ruler",
        r"take(?:n|s)? (?:a |the )?titles? away": "revoke",
        r"provinces?": "region",
    },
    "ru": {
        r"[Нн]езависим(?:ый|ого|ому|ым) правител": "независимый феодал",
        r"игрок(?:а|у|ом|е|ов|ам) \{ \$": "имя игрока после двоеточия: «Кому: …», «Против кого: …»",
        r"[Оо]тобра|[Оо]тбира": "конфисковать, конфискация",
        r"\bлишн(?:ий|яя|ее|ие|им|ими|их)\b": "дополнительный",
        r"\bпопыт(?:ка|ки|ок)\b(?= не|,|\.|\}| \{)": "жетон",
        r"рубашкой": "лицом вниз",
        r"дворян": "случайный персонаж",
        r"независимо правит": "независимый феодал",
        r"[Пп]ровинци": "регион",
        r"плетёт заговор": "готовит покушение, подкуп …",
        r"спасает жизнь": "лекарь помог",
        r"\bвека? \{ \$": "Век",
        r"(?:ый|ой|ий|ник) \(начальная\)": "(начальный)",
    },
    "uk": {
        r"\bдіб\b": "епох",
        r"[Нн]езалежн(?:ий|ого|ому|им) правител": "незалежний феодал",
        r"гравц(?:я|еві|ю|ем|ів|ям) \{ \$": "ім’я гравця після двокрапки: «Кому: …», «Проти кого: …»",
        r"\b[Дд]об(?:а|и|і|у|ою)\b": "епоха",
        r"щодоб": "кожної епохи",
        r"сорочкою": "долілиць",
        r"[Пп]одружж": "чоловік чи дружина, наречені, пара",
        r"\bпохідн(?:ий|а|е|і|их)\b": "жетон хрестоносця",
        r"[Вв]ідібра|[Вв]ідбира": "конфіскувати, конфіскація",
        r"\bзайв(?:ий|а|е|і|им|ими|их)\b": "додатковий",
        r"\bспроб[аи]?\b(?=,|\.|\}| \{)": "жетон",
        r"шляхтич|[Дд]рібна шляхта": "випадковий персонаж",
        r"незалежно править": "незалежний феодал",
        r"[Пп]ровінці": "регіон",
        r"плете змову": "готує замах, підкуп …",
        r"рятує життя": "лікар допоміг",
        r"(?:ий|ник) \(початкова\)": "(початковий)",
    },
}


@pytest.mark.parametrize(("lang", "variant"), [(lang, variant) for lang, some in INSTEAD.items() for variant in some])
def test_no_text_says_it_otherwise(lang: str, variant: str) -> None:
    found = [
        line
        for name in FILES
        for line in (LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
        if re.search(variant, line.partition(" = ")[2] or line)
    ]
    assert not found, f"say instead: {INSTEAD[lang][variant]}"
