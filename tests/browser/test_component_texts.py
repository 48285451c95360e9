"""What the browser says of a component follows its data: whatever changes in an entry changes its text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import greathall
from greathall.core.registry import find
from greathall.core.speech.text import Speaker
from greathall.games.crusaders.entries import EventCard
from greathall.server.web.reference import component
from tests.browser.conftest import vitest
from tests.games.crusaders.test_texts_follow_data import heard_of, refused
from tests.mutations import Mutations

LOCALES = Path(greathall.__file__).parent / "locales"
GAMES = [one.id for one in greathall.games()]
ELSEWHERE: dict[str, set[str]] = {
    "castle": {
        *("seating.seats", "round_space.number", "space.number", "carrier.kind", "building.kind"),
        *("card.character", "scoring.category"),
    },
    "paladins": {
        *("action.side", "space.region", "tax_supply.players", "townsfolk.kind", "outsider.kind", "track_step.step"),
    },
    "viscounts": {
        *(
            "exchange.segment",
            "exchange.bank",
            "exchange.side",
            "site.segment",
            "site.place",
            "link.site",
            "link.joins",
        ),
        *("slot.building", "automa_slot.automa", "automa_slot.place"),
    },
    "crusaders": {
        *("event.tone", "achievement.measure"),
        *("strategy.suits", "strategy.accepts", "strategy.realm", "strategy.intrigue", "strategy.war"),
    },
}
"""Fields that say what something is called or where it lies: its name or its place on the board tells them. The tables
of strategies are told by the rules of each strategy."""


def changes(game: str) -> Iterator[tuple[str, dict[str, object], dict[str, object]]]:
    """Field, entry as the browser gets it, the same with the field changed."""
    entries = find(game).box().entries
    mutations = Mutations.of(entry for rows in entries.values() for entry in rows.values())
    speaker = Speaker("en", game)
    for kind, rows in entries.items():
        for entry in rows.values() if kind != "source" else ():
            before = component(speaker, kind, entry)
            for field, other in mutations.entries(entry):
                if f"{kind}.{field}" in ELSEWHERE[game]:
                    continue
                if game == "crusaders" and not heard_of(getattr(entry, field), getattr(other, field)):
                    continue
                if isinstance(other, EventCard) and refused(other):
                    continue
                yield f"{kind}.{field}", before, component(speaker, kind, other)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_changes_in_the_data_changes_what_the_browser_says(game: str, web: Path, tmp_path: Path) -> None:
    file = tmp_path / "changes.json"
    found = list(changes(game))
    file.write_text(json.dumps({"game": game, "locales": str(LOCALES), "changes": found}), encoding="utf-8")
    vitest(web, "tests/mutations.test.ts", GREATHALL_CHANGES=str(file))
