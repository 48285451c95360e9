"""Every sentence of Viscounts with sample values, for reading.

``python -m tests.games.viscounts.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read
what changed before committing it.
"""

from __future__ import annotations

from pathlib import Path

from greathall.core.speech.elements import Arg
from greathall.games.viscounts.box import ICONS, load_box
from greathall.games.viscounts.game_end import SCORE_RULES
from greathall.games.viscounts.kingdom import BANKS
from greathall.games.viscounts.words import words
from tests.sentences import Sentences

ASKS: dict[str, dict[str, Arg]] = {
    "castle-move": {},
    "choose-action": {"first": "action:trade", "n": 2, "second": "action:build", "have": 1},
    "choose-building": {"n": 2},
    "choose-effect": {},
    "choose-exchanges": {"n": 2, "effect": "effect:gold", "have": 5},
    "choose-free-building": {"building": "building:guildhall"},
    "choose-link": {},
    "choose-next": {},
    "choose-pair": {},
    "choose-rise": {},
    "choose-section": {"n": 4},
    "choose-site": {"slot": "slot:workshop_2"},
    "choose-spread": {"section": "section:gold_move"},
    "choose-trim": {"section": "section:flip", "tier": "tier:second"},
    "choose-workers": {"n": 1},
    "destroy-any": {},
    "destroy-card": {"n": 2},
    "discard-card": {"n": 1},
    "dismiss-for": {"action": "action:build"},
    "exchange-again": {"n": 3, "effect": "effect:destroy", "have": 1},
    "flip-paper": {},
    "hire-adjacent": {},
    "hire-anywhere": {},
    "pay": {},
    "play-card": {},
    "rearrange": {},
    "take-manuscript": {},
    "take-resource": {"n": 2},
    "travel": {"n": 3},
}
EFFECTS = ("hire", "destroy", "discard", "rearrange", "flip", "castle_move", "gold", "silver", "flip_deed")
PAPERS = ("debt", "deed")
ONLY: dict[str, tuple[str, ...]] = {
    "gained": ("silver", "ink", "gold", "stone", "debt", "deed"),
    "gained-from-stack": ("debt", "deed"),
    "gained-on-track": ("virtue", "corruption"),
    "paid": ("silver", "ink", "gold", "stone"),
    "take": ("ink", "gold", "stone"),
    "flip": PAPERS,
    "act": ("trade", "build", "place", "transcribe"),
    "acts": ("trade", "build", "place", "transcribe"),
    "declined": ("discard", "destroy", "rearrange", "castle_move", "destroy_any"),
}
NOUNS = ("silver", "ink", "gold", "stone", "resource", "debt", "deed", "virtue", "corruption", "worker", "point")
OTHER_KINDS = {
    "location": [f"{segment}_{bank}" for segment in load_box().segments for bank in BANKS],
    "score": list(SCORE_RULES),
    "action": ["trade", "build", "place", "transcribe", "flip"],
    "icon": list(ICONS),
    "effect": list(EFFECTS),
    "paper": ["debt", "deed", "debt_flipped", "deed_flipped"],
    "resource": list(NOUNS),
}

SENTENCES = Sentences(
    words,
    {kind: list(entries) for kind, entries in load_box().entries.items()} | OTHER_KINDS,
    ASKS,
    Path(__file__).parent / "data",
    ONLY,
    [*(f"resource:{one}" for one in NOUNS), *(f"icon:{one}" for one in ICONS)],
    forms=("n", "n-acc"),
    rest=2,
)


if __name__ == "__main__":
    SENTENCES.write()
