"""The texts of all cards and spaces, for reading, and for the browser, which must put together the same ones.

``python -m tests.games.paladins.cards_in_words`` writes the reviewed file ``data/cards.json`` anew; read what changed
before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path

from greathall.core.reference.components import ABOUT
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.paladins.box import load_box
from greathall.games.paladins.component_text import CardTexts
from greathall.server.web.reference import components

FILE = Path(__file__).parent / "data" / "cards.json"
KINDS = (
    *("action", "paladin", "townsfolk", "outsider", "favour", "order", "tavern", "wall"),
    *("space", "jar_slot", "workshop", "suspicion"),
)
"""What the browser tells in words; other kinds it shows figure by figure."""


def written() -> str:
    """The data as the browser gets it, and every text in every language."""
    box = load_box(None)
    told = components("paladins", "en").components
    about = (ABOUT - {"id"}) | {"name"}
    rows = {kind: [{k: v for k, v in row.items() if k not in about} for row in told[kind]] for kind in KINDS}
    texts = {}
    for lang in LANGUAGES:
        words = CardTexts(Speaker(lang, "paladins"), box.resource_of)
        texts[lang] = {f"{kind}:{key}": words.of(one) for kind in KINDS for key, one in box.entries[kind].items()}
    return json.dumps({"components": rows, "texts": texts}, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
