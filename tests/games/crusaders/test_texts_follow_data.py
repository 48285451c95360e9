"""No text of a development or a space lies about its data: every figure that changes is read in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

import greathall
from greathall.core.errors import ComponentError
from greathall.core.reference.components import Entry
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.crusaders.ageing import PHYSICIAN
from greathall.games.crusaders.box import load_box, paths_of
from greathall.games.crusaders.component_text import hook_text, hooks_text
from greathall.games.crusaders.entries import Condition, EventCard, Hook, Op
from greathall.games.crusaders.event_text import event_text
from greathall.games.crusaders.supply import DEVELOPMENT_RULES, use_up
from greathall.games.crusaders.validate import OPERATIONS, check_operations
from tests.games.crusaders.scenes import Scene
from tests.games.crusaders.test_terminal import drawn
from tests.mutations import Mutations

BOX = load_box()
WITHOUT_FIGURE = (
    "own_turn_start",
    "own_character_would_die",
    "assassination_of_own_character",
    "plot_range",
    "overthrow_range",
)
"""Hooks that hold or do not: the rules read no number there."""
HOLDERS = {f"development:{key}": one.hooks for key, one in BOX.developments.items()} | {
    f"space:{one.id}": one.hooks for one in BOX.spaces
}
HOOKS = [(element, hook) for element, hooks in HOLDERS.items() for hook in hooks]


def changed(hook: Hook) -> Iterator[Hook]:
    """The hook with one of its facts altered, one after the other."""
    yield replace(hook, hook="tax" if hook.hook != "tax" else "defence")
    yield replace(hook, once_per_round=not hook.once_per_round)
    if hook.hook not in WITHOUT_FIGURE:
        yield replace(hook, n=hook.n + 1)
    if hook.hook == "plot_check":
        yield replace(hook, plot="bribe" if hook.plot != "bribe" else "divorce")
    if hook.causes:
        yield replace(hook, causes=hook.causes[:1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("element", "hook"), HOOKS, ids=[f"{element}-{hook.hook}" for element, hook in HOOKS])
def test_a_changed_fact_changes_the_text(lang: str, element: str, hook: Hook) -> None:
    speaker = Speaker(lang, "crusaders")
    for other in changed(hook):
        assert hook_text(speaker, other) != hook_text(speaker, hook), f"{element}: {other}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_reads_the_same_data(lang: str) -> None:
    speaker = Speaker(lang, "crusaders")
    scene = Scene()
    scene.s.display = ["steward", "bank", "navy"]
    told = " ".join(drawn(scene, 0, lang).split())
    for card in scene.s.display:
        assert hooks_text(speaker, scene.s.box.developments[card].hooks) in told


def test_a_corrected_card_is_told_and_played_as_corrected() -> None:
    hooks = [{"hook": PHYSICIAN, "causes": ["event"], "once_per_round": False}]
    overlay = {"development": {"court_physician": {"hooks": hooks}}}
    table = greathall.new("crusaders", seats=3, seed=1, components=overlay)
    table.state.houses[0].developments = ["court_physician"]
    use_up(table.state, 0, PHYSICIAN)
    assert PHYSICIAN not in table.state.houses[0].used
    text = hooks_text(Speaker("en", "crusaders"), table.state.box.developments["court_physician"].hooks)
    assert "once a round" not in text
    assert "old age" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", [key for key in DEVELOPMENT_RULES if "hooks" in BOX.developments[key].facts])
def test_rules_of_designed_cards_type_no_figure(lang: str, card: str) -> None:
    text = Speaker(lang, "crusaders").rule(DEVELOPMENT_RULES[card])[1]
    assert not any(sign.isdigit() for sign in text)


READ: dict[str, tuple[str, ...]] = {
    "add_trait": ("trait", "to"),
    "age": ("n",),
    "birth": ("n", "draws", "sex", "bastard"),
    "build_castle": ("n", "filters"),
    "buy_development": ("n", "price"),
    "casus_belli": ("holder",),
    "check": ("n", "critical", "success", "failure"),
    "choice": ("options",),
    "clear_casus_belli": (),
    "death": ("role",),
    "demobilise": ("n", "all", "filters"),
    "end_title": ("n", "filters"),
    "end_war": (),
    "gold": ("n", "per"),
    "grant_title": (),
    "if": ("when", "then"),
    "lose_development": ("n",),
    "mobilise": ("n", "filters"),
    "pay_or": ("n", "per", "to"),
    "place_token": ("n", "token", "filters"),
    "remove_castle": ("n", "filters"),
    "remove_token": ("n", "token"),
    "remove_trait": ("n",),
    "replace_shield": (),
    "steal_gold": ("n",),
    "take_development": ("n", "price"),
    "wedding": (),
}
"""What the rules read of an operation, beside who decides, whether it may be declined and what comes instead."""
ALWAYS_READ = ("op", "choose_by", "optional", "otherwise")
DOUBTFUL = {
    ("take_development", "choose_by"),
    ("take_development", "price"),
    ("pay_or", "per"),
    ("casus_belli", "holder"),
}
"""Fields that have one value only: the data is refused with another one, or the box has no card with one."""
COUNTED = ("armies_at_least", "dukes_at_least", "castles_at_least", "gold_at_least", "shields_on_track_at_least")
EVENTS = BOX.events
MUTATIONS = Mutations.of(EVENTS.values())


def heard_of(old: Any, new: Any) -> bool:
    """Whether the one thing that differs is one that the rules read."""
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        return all(heard_of(one, other) for one, other in zip(old, new, strict=True) if one != other)
    if isinstance(old, Condition) and isinstance(new, Condition):
        return old.n == new.n or old.test in COUNTED
    if isinstance(old, Hook) and isinstance(new, Hook):
        if old.plot != new.plot:
            return old.hook == "plot_check"
        return old.n == new.n or old.hook not in WITHOUT_FIGURE
    if not isinstance(old, Op) or not isinstance(new, Op):
        return True
    [field] = [one.name for one in fields(old) if getattr(old, one.name) != getattr(new, one.name)]
    if field not in (*READ[old.op], *ALWAYS_READ) or (old.op, field) in DOUBTFUL:
        return False
    return heard_of(getattr(old, field), getattr(new, field))


def refused(event: EventCard) -> bool:
    """An owner who corrected the card so would be told that it cannot be."""
    changed: dict[str, Entry] = {**EVENTS, event.id: event}
    entries = {**BOX.entries, "event": changed}
    try:
        check_operations(dict(paths_of(event.id, event.effects)), entries)
    except ComponentError:
        return True
    return False


def test_the_rules_of_every_operation_are_known_here() -> None:
    assert set(READ) == OPERATIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_changes_in_an_event_changes_its_text(lang: str) -> None:
    speaker, tried = Speaker(lang, "crusaders"), 0
    for event in EVENTS.values():
        told = event_text(speaker, event)
        for field, other in MUTATIONS.entries(event):
            if field in ("deck", "tone") or not heard_of(getattr(event, field), getattr(other, field)):
                continue
            if not refused(other):
                tried += 1
                assert event_text(speaker, other) != told, (event.id, getattr(other, field))
    assert tried > 400
