"""What lies in the box: the definitions of every component, loaded from ``data/*.toml``, with look-ups and checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from greathall.core.reference.components import Entries, load_entries, of
from greathall.core.reference.overlays import Overlay
from greathall.games.crusaders.entries import (
    KINDS,
    Achievement,
    Card,
    Character,
    Critical,
    Culture,
    Deck,
    Development,
    DevelopmentClass,
    DynastyCard,
    EventCard,
    Limit,
    Op,
    Realm,
    Region,
    Ruler,
    Scenario,
    Space,
    Strategy,
    Supply,
    Token,
    Trait,
)
from greathall.games.crusaders.validate import check_event_tokens, check_operations, check_references

CULTURES = ("england", "france", "germany", "italy", "iberia")
DECKS = ("realm", "intrigue", "war", "tax", "crusade")


@dataclass(slots=True)
class Lookups:
    """Tables that rules ask for in every turn, by region index or token id."""

    regions: tuple[str, ...]
    at: dict[str, int]
    borders: tuple[tuple[int, ...], ...]
    by_sea: tuple[tuple[int, ...], ...]
    cultures: tuple[str, ...]
    positive: frozenset[str]
    trait_of: dict[str, str] = field(default_factory=dict)
    pool_of: dict[str, str] = field(default_factory=dict)


class CrusadersBox:
    """The definitions, typed, with the look-ups that rules ask for often."""

    def __init__(self, entries: Entries, overlay: Overlay | None, kept: int | None) -> None:
        self.entries = entries
        self.overlay = overlay
        self.kept = kept
        self.regions = of(entries, "region", Region)
        self.traits = of(entries, "trait", Trait)
        self.criticals = of(entries, "critical", Critical)
        self.tokens = of(entries, "token", Token)
        self.spaces = sorted(of(entries, "space", Space).values(), key=lambda one: one.number)
        self.developments = of(entries, "development", Development)
        self.hook_names = {key: frozenset(h.hook for h in one.hooks) for key, one in self.developments.items()}
        self.classes = of(entries, "development_class", DevelopmentClass)
        self.decks = of(entries, "deck", Deck)
        self.cards = of(entries, "card", Card)
        self.events = of(entries, "event", EventCard)
        self.characters = of(entries, "character", Character)
        self.dynasties = of(entries, "dynasty", DynastyCard)
        self.rulers = of(entries, "ruler", Ruler)
        self.scenarios = of(entries, "scenario", Scenario)
        self.realms = of(entries, "realm", Realm)
        self.supply = {key: one.count for key, one in of(entries, "supply", Supply).items()}
        self.limits = {key: one.value for key, one in of(entries, "limit", Limit).items()}
        self.achievements = list(of(entries, "achievement", Achievement).values())
        self.strategies = of(entries, "strategy", Strategy)
        self.colours = {c.colour: c.id for c in of(entries, "culture", Culture).values()}
        self.sexes = {key: one.sex for key, one in self.characters.items()}
        self.sexes.update({key: one.sex for key, one in self.rulers.items()})
        check_references(entries)
        self.look = self._lookups()
        self.at = self.look.at
        self.borders = self.look.borders
        self.trait_of = self.look.trait_of
        self.pool_of = self.look.pool_of
        self.positive = self.look.positive
        self.ops = dict(self._ops())
        check_operations(self.ops, entries)
        if overlay is None:
            # Who corrects a card need not count tokens: a missing one has a stand-in (crusaders.event.traits).
            check_event_tokens(self.ops, entries)

    def _lookups(self) -> Lookups:
        ids = tuple(self.regions)
        at = {key: i for i, key in enumerate(ids)}
        rows = [self.regions[key] for key in ids]
        borders = tuple(tuple(sorted(at[n] for n in (*row.land, *row.routes))) for row in rows)
        by_sea = tuple(
            tuple(i for i, other in enumerate(rows) if other is not row and set(row.coasts) & set(other.coasts))
            for row in rows
        )
        positive = frozenset(k for k, token in self.tokens.items() if self.traits[token.trait].sign == "positive")
        return Lookups(
            ids,
            at,
            borders,
            by_sea,
            tuple(row.culture for row in rows),
            positive,
            {key: token.trait for key, token in self.tokens.items()},
            {key: token.pool for key, token in self.tokens.items()},
        )

    def _ops(self) -> Iterator[tuple[str, Op]]:
        """Every operation of every event under the path that pending steps name it by."""
        for event in self.events.values():
            yield from paths_of(event.id, event.effects)

    def realm(self, scenario: str, culture: str) -> Realm:
        return self.realms[f"{scenario}_{culture}"]

    def tokens_of(self, pool: str) -> list[str]:
        """All tokens of a pool, one entry for each piece, sorted."""
        return sorted(key for key, one in self.tokens.items() if one.pool == pool for _ in range(one.count))


def paths_of(prefix: str, ops: tuple[Op, ...]) -> Iterator[tuple[str, Op]]:
    for i, op in enumerate(ops):
        path = f"{prefix}/{i}"
        yield path, op
        for part in ("success", "failure", "otherwise", "then"):
            yield from paths_of(f"{path}/{part}", getattr(op, part))
        for j, option in enumerate(op.options):
            yield from paths_of(f"{path}/options/{j}", option)


@cache
def _plain_box(kept: int | None) -> CrusadersBox:
    return CrusadersBox(load_entries("greathall.games.crusaders", KINDS, kept=kept), None, kept)


def load_box(overlay: Overlay | None = None, kept: int | None = None) -> CrusadersBox:
    if overlay is None:
        return _plain_box(kept)
    entries = load_entries("greathall.games.crusaders", KINDS, overlay, kept)
    return CrusadersBox(entries, overlay, kept)
