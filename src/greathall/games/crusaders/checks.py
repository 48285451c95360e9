"""What the rules rely on, whatever an overlay says: ids that exist, words that the code knows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from greathall.core.components import Entries, of
from greathall.core.errors import ComponentError
from greathall.games.crusaders.entries import (
    Card,
    Condition,
    Critical,
    Development,
    EventCard,
    Op,
    Realm,
    Region,
    Ruler,
    Space,
    Strategy,
    Token,
)

TRACK_LENGTH = 10
OPERATIONS = frozenset(
    [
        "add_trait",
        "age",
        "birth",
        "buy_development",
        "casus_belli",
        "check",
        "choice",
        "clear_casus_belli",
        "death",
        "demobilise",
        "end_war",
        "gold",
        "if",
        "lose_development",
        "mobilise",
        "pay_or",
        "place_token",
        "remove_castle",
        "remove_token",
        "remove_trait",
        "replace_shield",
        "steal_gold",
        "take_development",
    ]
)
"""What an event can do; ``events.OPERATIONS`` carries them out."""

CONDITIONS = frozenset(
    [
        "fertile_ruler",
        "ruler_married",
        "children_at_most",
        "children_at_least",
        "family_non_ruler_at_least",
        "male_non_ruler_at_least",
        "regions_at_least",
        "region_matching",
        "gold_at_least",
        "castles_at_least",
        "armies_at_least",
        "armies_at_most",
        "ruler_age_at_most",
        "has_development",
        "bag_has_trait",
        "bag_size_at_least",
        "casus_belli_held_against",
        "at_war",
        "shields_on_track_at_least",
    ]
)
"""What an event can ask of its target; ``conditions.TESTS`` answers."""

ROLES = ("", "active", "target", "left_neighbour")
TYPES = ("", "councillor", "invention")
TOKENS = ("", "unrest", "plague", "harvest", "crop_failure")
FILTERS = ("controlled", "no_army", "has_army", "has_castle", "has_unrest")
HOOKS = frozenset(
    [
        "tax",
        "marriage_check",
        "build_check",
        "plot_check",
        "invade_check",
        "crusade_check",
        "defence",
        "era_start",
        "build_cost",
        "plot_range",
        "overthrow_range",
        "own_turn_start",
        "own_character_would_die",
        "crusades_per_era",
        "invade_reach",
        "assassination_of_own_character",
        "own_birth",
    ]
)
"""Where a development or a track space can change the rules."""


def need(where: str, field: str, value: str, known: Collection[str]) -> None:
    """An error that names entry, field, value and what would be right."""
    if value not in known:
        raise ComponentError(f"{where}, field '{field}': '{value}' is not one of {', '.join(sorted(known))}")


def check_references(entries: Entries) -> None:
    """Every id that an entry names exists."""
    traits, regions = entries["trait"], of(entries, "region", Region)
    for region in regions.values():
        for other in (*region.land, *region.routes):
            need(f"region '{region.id}'", "land", other, regions)
            if region.id not in (*regions[other].land, *regions[other].routes):
                raise ComponentError(f"region '{region.id}': the border with '{other}' has one side only")
    for card in of(entries, "card", Card).values():
        need(f"card '{card.id}'", "event", card.event, entries["event"])
        need(f"card '{card.id}'", "deck", card.deck, entries["deck"])
    for token in of(entries, "token", Token).values():
        need(f"token '{token.id}'", "trait", token.trait, traits)
    for pair in of(entries, "critical", Critical).values():
        need(f"critical '{pair.id}'", "positive", pair.positive, traits)
        need(f"critical '{pair.id}'", "negative", pair.negative, traits)
    for ruler in of(entries, "ruler", Ruler).values():
        need(f"ruler '{ruler.id}'", "dynasty", ruler.dynasty, entries["dynasty"])
        _all(f"ruler '{ruler.id}'", "traits", ruler.traits, traits)
    _check_realms(entries)
    _check_hooks(entries)
    for strategy in of(entries, "strategy", Strategy).values():
        where = f"strategy '{strategy.id}'"
        _all(where, "developments", strategy.developments, entries["development"])
        _all(where, "traits", strategy.traits, traits)
        _all(where, "cards", strategy.cards, entries["deck"])


def _all(where: str, field: str, values: Iterable[str], known: Collection[str]) -> None:
    for value in values:
        need(where, field, value, known)


def _check_realms(entries: Entries) -> None:
    for realm in of(entries, "realm", Realm).values():
        where = f"realm '{realm.id}'"
        for field in ("regions", "castles", "unrest", "armies"):
            _all(where, field, getattr(realm, field), entries["region"])
        _all(where, "traits", realm.traits, entries["trait"])
        _all(where, "developments", realm.developments, entries["development"])
        need(where, "ruler", realm.ruler, entries["ruler"])
        need(where, "dynasty", realm.dynasty, entries["dynasty"])


def _check_hooks(entries: Entries) -> None:
    spaces = of(entries, "space", Space)
    if sorted(space.number for space in spaces.values()) != list(range(1, TRACK_LENGTH + 1)):
        raise ComponentError(f"space: the track has the spaces 1 to {TRACK_LENGTH}")
    cards = of(entries, "development", Development)
    for card in cards.values():
        need(f"development '{card.id}'", "type", card.type, TYPES[1:])
        _all(f"development '{card.id}'", "hooks", (hook.hook for hook in card.hooks), HOOKS)
    crusade = {token.trait for token in of(entries, "token", Token).values() if token.pool == "crusade"}
    for space in spaces.values():
        _all(f"space '{space.id}'", "hooks", (hook.hook for hook in space.hooks), HOOKS)
        need(f"space '{space.id}'", "trait", space.trait, {"", *crusade})


def check_operations(ops: Mapping[str, Op], entries: Entries) -> None:
    """Every operation and condition of every event is one that the code can carry out."""
    for event in of(entries, "event", EventCard).values():
        need(f"event '{event.id}'", "target", event.target, ("self", "other", "other_choice"))
        _check_conditions(f"event '{event.id}'", event.conditions)
    for path, op in ops.items():
        where = f"event '{path}'"
        need(where, "op", op.op, OPERATIONS)
        need(where, "token", op.token, TOKENS)
        need(where, "type", op.type, TYPES)
        need(where, "critical", op.critical, {"", *entries["critical"]})
        need(where, "trait", op.trait, {"", *entries["trait"]})
        need(where, "role", op.role, ("", "ruler_spouse", "youngest_child", "non_ruler", "male_non_ruler"))
        need(where, "to", op.to, (*ROLES, "bag", "treasury", "youngest_child"))
        _all(where, "who", (op.who, op.by, op.choose_by), ROLES)
        _all(where, "holder", (op.holder, op.against), (*ROLES, "choice_of_target"))
        _all(where, "filters", (one.removeprefix("prefer:") for one in op.filters), FILTERS)
        _check_conditions(where, op.when)


def _check_conditions(where: str, conditions: Iterable[Condition]) -> None:
    for condition in conditions:
        need(where, "conditions", condition.test, CONDITIONS)
        _all(where, "filters", condition.filters, FILTERS)
