"""What the rules rely on, whatever an overlay says: ids that exist, words that the code knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from greathall.core.errors import ComponentError
from greathall.core.reference.components import Entries, of
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
RIMLESS = "stingy"
"""The trait whose one token lies with those of the events although it has no rim (crusaders.setup.random-bag)."""
OPERATIONS = frozenset(
    [
        "add_trait",
        "age",
        "birth",
        "build_castle",
        "buy_development",
        "casus_belli",
        "check",
        "choice",
        "clear_casus_belli",
        "death",
        "demobilise",
        "end_title",
        "end_war",
        "gold",
        "grant_title",
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
        "wedding",
    ]
)
"""What an event can do; ``effects.OPERATIONS`` carries them out."""

OUTCOMES = OPERATIONS - {"check", "choice", "if", "pay_or"}
"""What can be offered as one of several outcomes: it can be said in a few words."""

CONDITIONS = frozenset(
    [
        "armies_at_least",
        "at_war",
        "bag_has_trait",
        "castles_at_least",
        "children_at_least",
        "children_at_most",
        "dukes_at_least",
        "fertile_ruler",
        "gold_at_least",
        "heir_good",
        "mostly_good",
        "region_matching",
        "ruler_married",
        "shields_on_track_at_least",
    ]
)
"""What an event can ask of its target; ``event_conditions.TESTS`` answers."""

ROLES = ("", "active", "target", "left_neighbour")
TYPES = ("", "councillor", "invention")
TOKENS = ("", "unrest", "plague", "harvest", "crop_failure")
FILTERS = ("no_army", "has_army")
COUNTED = ("", "armies", "castles", "dukes", "shields")
SAYABLE: dict[str, dict[str, tuple[str, ...]]] = {
    "add_trait": {"to": ("bag", "heir", "youngest_child")},
    "death": {"role": ("ruler_spouse", "youngest_child", "non_ruler", "male_non_ruler")},
    "lose_development": {"type": ("councillor",)},
    "pay_or": {"per": ("", "armies"), "to": ("", "treasury", "left_neighbour")},
    "place_token": {"token": TOKENS[1:]},
    "remove_token": {"token": TOKENS[1:]},
    "replace_shield": {"by": ("active",)},
    "steal_gold": {"by": ("left_neighbour",)},
    "take_development": {"type": ("councillor",), "by": ("left_neighbour",), "choose_by": ("left_neighbour",)},
}
"""By operation: what its sentence can say of a field (event_text.py). No card does what nobody can read on it."""
CLAIMS = (("left_neighbour", "target"), ("target", "choice_of_target"))
"""Who gets a casus belli, and against whom."""
HOOKS = frozenset(
    [
        "tax",
        "marriage_check",
        "build_check",
        "plot_check",
        "invade_check",
        "crusade_check",
        "event_check",
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


class Place(NamedTuple):
    """An entry; ``part`` leads to an operation inside its ``field``."""

    kind: str
    id: str
    field: str = ""
    part: str = ""

    def __str__(self) -> str:
        return f"{self.kind} '{self.id}{self.part}'"


def need(where: Place, field: str, value: str, known: Collection[str]) -> None:
    """An error that names entry, field, value and what would be right."""
    if value not in known:
        possible = ", ".join(sorted(filter(None, known)))
        said = f"{where}, field '{field}': '{value}' is not one of {possible}"
        wrong = ComponentError(said, "unknown", value=value, known=possible)
        raise wrong.at(where.kind, where.id, where.field or field)


def _misfit(where: Place, field: str, says: str) -> ComponentError:
    return ComponentError(f"{where}, field '{field}': {says}").at(where.kind, where.id, where.field or field)


def check_references(entries: Entries) -> None:
    """Every id that an entry names exists."""
    traits, regions = entries["trait"], of(entries, "region", Region)
    for region in regions.values():
        for other in (*region.land, *region.routes):
            need(Place("region", region.id), "land", other, regions)
            if region.id not in (*regions[other].land, *regions[other].routes):
                said = f"region '{region.id}': the border with '{other}' has one side only"
                raise ComponentError(said).at("region", region.id, "land")
    for card in of(entries, "card", Card).values():
        need(Place("card", card.id), "event", card.event, entries["event"])
        need(Place("card", card.id), "deck", card.deck, entries["deck"])
    for token in of(entries, "token", Token).values():
        need(Place("token", token.id), "trait", token.trait, traits)
    for pair in of(entries, "critical", Critical).values():
        need(Place("critical", pair.id), "positive", pair.positive, traits)
        need(Place("critical", pair.id), "negative", pair.negative, traits)
    for ruler in of(entries, "ruler", Ruler).values():
        need(Place("ruler", ruler.id), "dynasty", ruler.dynasty, entries["dynasty"])
        _all(Place("ruler", ruler.id), "traits", ruler.traits, traits)
    _check_realms(entries)
    _check_hooks(entries)
    for strategy in of(entries, "strategy", Strategy).values():
        where = Place("strategy", strategy.id)
        _all(where, "developments", strategy.developments, entries["development"])
        _all(where, "traits", strategy.traits, traits)
        _all(where, "cards", strategy.cards, entries["deck"])


def _all(where: Place, field: str, values: Iterable[str], known: Collection[str]) -> None:
    for value in values:
        need(where, field, value, known)


def _check_realms(entries: Entries) -> None:
    for realm in of(entries, "realm", Realm).values():
        where = Place("realm", realm.id)
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
        need(Place("development", card.id), "type", card.type, TYPES[1:])
        _all(Place("development", card.id), "hooks", (hook.hook for hook in card.hooks), HOOKS)
    crusade = {token.trait for token in of(entries, "token", Token).values() if token.pool == "crusade"}
    for space in spaces.values():
        _all(Place("space", space.id), "hooks", (hook.hook for hook in space.hooks), HOOKS)
        need(Place("space", space.id), "trait", space.trait, {"", *crusade})


def check_operations(ops: Mapping[str, Op], entries: Entries) -> None:
    """Every operation and condition of every event is one that the code can carry out."""
    for event in of(entries, "event", EventCard).values():
        need(Place("event", event.id), "target", event.target, ("self", "other", "other_choice"))
        _check_conditions(Place("event", event.id, "conditions"), event.conditions, entries)
    for path, op in ops.items():
        key, _, part = path.partition("/")
        where = Place("event", key, "effects", f"/{part}")
        need(where, "op", op.op, OPERATIONS)
        need(where, "token", op.token, TOKENS)
        need(where, "type", op.type, TYPES)
        need(where, "per", op.per, COUNTED)
        need(where, "critical", op.critical, {"", *entries["critical"]})
        need(where, "trait", op.trait, {"", *entries["trait"]})
        need(where, "role", op.role, ("", "ruler_spouse", "youngest_child", "non_ruler", "male_non_ruler"))
        need(where, "to", op.to, (*ROLES, "bag", "treasury", "youngest_child", "heir"))
        need(where, "who", op.who, ("target",))
        _all(where, "who", (op.by, op.choose_by), ROLES)
        for field, said in SAYABLE.get(op.op, {}).items():
            need(where, field, getattr(op, field), said)
        if op.op == "casus_belli" and (op.holder, op.against) not in CLAIMS:
            raise _misfit(where, "holder", "there are no words for this claim")
        if op.op == "choice" and len(op.options) != 2:
            raise _misfit(where, "options", "a choice is one of two")
        _all(where, "holder", (op.holder, op.against), (*ROLES, "choice_of_target"))
        _all(where, "filters", (one.removeprefix("prefer:") for one in op.filters), FILTERS)
        _check_conditions(where, op.when, entries)
        for option in op.options:
            if len(option) != 1:
                raise _misfit(where, "options", "every option is one operation")
            need(where, "options", option[0].op, OUTCOMES)


def _check_conditions(where: Place, conditions: Iterable[Condition], entries: Entries) -> None:
    for condition in conditions:
        need(where, "conditions", condition.test, CONDITIONS)
        _all(where, "traits", condition.traits, entries["trait"])
        _all(where, "filters", condition.filters, FILTERS)


def handed_out(ops: Mapping[str, Op], entries: Entries) -> Counter[str]:
    """On how many cards each trait stands that an event hands out."""
    traits = {(path.partition("/")[0], op.trait) for path, op in ops.items() if op.op == "add_trait"}
    cards = of(entries, "card", Card).values()
    return Counter(trait for card in cards for event, trait in traits if event == card.event)


def check_event_tokens(ops: Mapping[str, Op], entries: Entries) -> None:
    """A token of events for every card that hands one out: none is missing before a deck is made anew."""
    tokens = of(entries, "token", Token).values()
    there = Counter({one.trait: one.count for one in tokens if one.pool == "event"})
    there[RIMLESS] += 1
    if there != handed_out(ops, entries):
        wrong = sorted((there - handed_out(ops, entries)) + (handed_out(ops, entries) - there))
        raise ComponentError(f"token: as many of the events as cards hand out; not so: {', '.join(wrong)}")
