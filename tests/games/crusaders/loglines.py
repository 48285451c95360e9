"""Every sentence of Crusader Kings with sample values, for reading.

``python -m tests.games.crusaders.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read
what changed before committing it.
"""

from __future__ import annotations

from pathlib import Path

from greathall.core.speech.elements import Arg
from greathall.games.crusaders.automa.turn import PLANS
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.plots import PLOTS
from greathall.games.crusaders.validate import OUTCOMES
from greathall.games.crusaders.words import words
from tests.sentences import Sentences

EVENT: dict[str, Arg] = {"event": "event:t_famine"}
PARTNER: dict[str, Arg] = {"partner": "seat:1"}
CHECK: dict[str, Arg] = {"n": 2, "draws": 3, "odds": 71}
ASKS: dict[str, dict[str, Arg]] = {
    "add-item": PARTNER,
    "ally-called": {},
    "answer": {},
    "bonus-card": {},
    "build-more": {"n": 3},
    "buy-more": {"n": 2},
    "call-physician": {"person": "character:william_i"},
    "choose-home": {},
    "choose-offer-partner": {},
    "choose-partner": {"member": "character:william_i"},
    "choose-target": EVENT,
    "come-back": {},
    "compose": PARTNER,
    "continue": CHECK,
    "crusade-action": {},
    "declare": {},
    "disband-armies": {},
    "draw-cards": {},
    "drop-one": {},
    "give-up-one": {},
    "intrigue-action": {},
    "invest": {**CHECK, "against": 2},
    "keep-one-trait": {},
    "lose-region": {},
    "lose-trait": {},
    "mobilise-more": {},
    "next-overthrow": {"n": 1},
    "next-plot": {"n": 1},
    "old-age-wisdom": {},
    "pay-armies": {},
    "pay-or": EVENT,
    "pick-betrothed": EVENT,
    "pick-card": EVENT,
    "pick-house": EVENT,
    "pick-option": EVENT,
    "pick-person": EVENT,
    "pick-region": EVENT,
    "pick-space": EVENT,
    "pick-title": EVENT,
    "place-free-castle": {},
    "plague-next": {},
    "plan": {},
    "pledge": {"actor": "seat:1", "critical": "critical:war", "n": 2, "draws": 3, "price": 2},
    "realm-action": {"castle": 3, "card": 1},
    "remove-tokens": EVENT,
    "reply": PARTNER,
    "sacrifice": {"token": "token:random_kind", "n": 1},
    "seek-marriage": {"unmarried": 2},
    "settle-anew": {},
    "spoils": {},
    "take-councillor": {"victim": "seat:1"},
    "tax-action": {},
    "titles": {},
    "turn-start": {},
    "war-action": {},
}
IDS = {kind: list(entries) for kind, entries in load_box().entries.items()}
OTHER_KINDS = {
    "character": [*IDS["character"], *load_box().rulers],
    "plot": list(PLOTS.values()),
    "deed": list(PLANS),
    "outcome": sorted(OUTCOMES - {"gold", "place_token", "add_trait"}),
    "token_kind": ["unrest", "plague", "harvest", "crop_failure"],
}
WOMEN = [card for card in OTHER_KINDS["character"] if load_box().sexes[card] == "female"]

SENTENCES = Sentences(
    words, IDS | OTHER_KINDS, ASKS, Path(__file__).parent / "data", {"trait-on-her": WOMEN}, stride=7, rest=0
)


if __name__ == "__main__":
    SENTENCES.write()
