"""Every sentence of Paladins with sample values, for reading.

``python -m tests.games.paladins.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read
what changed before committing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from greathall.core.speech.elements import Arg
from greathall.games.paladins.box import load_box
from greathall.games.paladins.entries import ATTRIBUTES, FACTIONS
from greathall.games.paladins.scoring import CATEGORIES
from greathall.games.paladins.words import words
from tests.sentences import Sentences

ASKS: dict[str, dict[str, Arg]] = {
    "first-hire": {},
    "choose-paladins": {},
    "pick-tavern": {},
    "take-turn": {},
    "place": {"action": "action:hunt", "sizes": 2},
    "keep-workers": {},
    "choose-site": {},
    "choose-townsfolk": {},
    "free-recruit": {},
    "choose-cleared": {},
    "choose-space": {"action": "action:garrison"},
    "choose-jar-slot": {},
    "choose-foe": {},
    "choose-convert": {},
    "choose-reward": {},
    "choose-ability": {},
    "offer-discard": {},
    "offer-debt": {},
}
OTHER_KINDS: dict[str, Sequence[str]] = {
    "resource": ["silver", "provisions"],
    "attribute": list(ATTRIBUTES),
    "price": ["silver", "debt", "free"],
    "reward": ["pay_debt", "silver_2", "lose_suspicion_1", "faith_1", "develop", "fighter_1_cleric_1"],
    "faction": list(FACTIONS),
    "offer": ["recruit", "pray", "develop", "lose_suspicion", "pay_debt", "lose_debt"],
    "score": list(CATEGORIES),
    "obstacle": ["occupied", "workers", "limit", "cards", "attribute", "target"],
}
RIGHT_SIDE = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
INQUISITORIAL = ("conspirator_1", "peddler_2", "squire_3")
ONLY: dict[str, tuple[str, ...]] = {
    "build": RIGHT_SIDE,
    "built": RIGHT_SIDE,
    "automa-blocked": RIGHT_SIDE,
    "automa-scheme-joins": ("kings_favour",),
    "automa-prepares": RIGHT_SIDE,
    "automa-places": RIGHT_SIDE,
    "ability": INQUISITORIAL,
    "skip": INQUISITORIAL,
    "ability-skipped": INQUISITORIAL,
    "nobody-else-acts": INQUISITORIAL,
}
IDS: dict[str, Sequence[str]] = {kind: list(entries) for kind, entries in load_box(None).entries.items()}
NOUNS = [
    *(f"worker:{name}" for name in (*IDS["worker"], "any")),
    "resource:silver",
    "resource:provisions",
    *(f"noun:{name}" for name in ("worker", "tax", "suspicion", "debt", "point")),
]

SENTENCES = Sentences(words, IDS | OTHER_KINDS, ASKS, Path(__file__).parent / "data", ONLY, NOUNS)


if __name__ == "__main__":
    SENTENCES.write()
