"""Looking things up: rules and components, for the commands and for the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from greathall.cli.values import words
from greathall.core.errors import ComponentError
from greathall.core.reference.components import ABOUT, PROVENANCES, Box, Entry, Source
from greathall.core.reference.rulebook import rules
from greathall.core.registry import find
from greathall.core.speech.text import Speaker

ENDING = re.compile(r"(?<=\w{3})(ing|ed|es|e|s)$")


class FoundRule(NamedTuple):
    id: str
    topic: str
    source: str
    name: str
    text: str


# Rules


def find_rules(speaker: Speaker, sought: str = "") -> list[FoundRule]:
    """The rules that hold all the words (in chapter, name, wording or id), in the order of the rulebook."""
    wanted = [_stem(word) for word in _plain(sought).split()]
    found = []
    for rule in rules(speaker.game):
        name, text = speaker.rule(rule.id)
        topic = speaker.topic(rule.topic)
        if all(word in _plain(f"{rule.id} {topic} {name} {text}") for word in wanted):
            found.append(FoundRule(rule.id, topic, speaker.source(rule.source), name, text))
    exact = [rule for rule in found if rule.id == sought.strip()]
    return exact or found


def _plain(text: str) -> str:
    """For searching: case, ё and typographic apostrophes do not matter."""
    return text.casefold().replace("ё", "е").replace("’", "'")


def _stem(word: str) -> str:
    """A word without its ending: "башня" also finds "башню", "displaced" finds "displace"."""
    if len(word) <= 3:
        return word
    if "а" <= word[-1] <= "ґ":
        return word[: max(3, len(word) - 2)]
    return ENDING.sub("", word)


def show_rules(found: Sequence[FoundRule], speaker: Speaker, sought: str) -> RenderableType:
    if not found:
        return Text(speaker.say("terminal-no-rule", words=sought))
    told: list[RenderableType] = []
    for topic, rules_of in groupby(found, attrgetter("topic")):
        told += [Text(topic, style="bold underline"), "", *(show_rule(rule) for rule in rules_of)]
    return Group(*told)


def show_rule(rule: FoundRule) -> RenderableType:
    head = Text(rule.name, style="bold").append(f"  {rule.id}, {rule.source}", style="not bold dim")
    return Group(head, Padding(rule.text, (0, 0, 1, 2)))


# Components


def entries_of(box: Box, kind: str) -> list[Entry]:
    rows = box.entries.get(kind)
    if rows is None:
        raise ComponentError(f"there are no components of kind '{kind}'; there are: {', '.join(box.entries)}")
    return list(rows.values())


def entry_named(box: Box, kind: str, key: str) -> Entry:
    found = {one.id: one for one in entries_of(box, kind)}
    if key not in found:
        raise ComponentError(f"there is no {kind} '{key}'; there are: {', '.join(found)}")
    return found[key]


def title_of(speaker: Speaker, kind: str, entry: Entry) -> str:
    """A component's name; sources are called by their titles."""
    if isinstance(entry, Source):
        return entry.title or entry.url or entry.id
    try:
        return speaker.name(f"{kind}:{entry.id}")
    except KeyError:
        return entry.id


def show_kinds(box: Box, speaker: Speaker) -> RenderableType:
    """How many entries of each kind, and how we know them."""
    grid = Grid(title=speaker.say("terminal-components"), title_justify="left", caption_justify="left", box=SIMPLE_HEAD)
    grid.add_column(speaker.say("terminal-kind"))
    grid.add_column("", justify="right")
    for name in PROVENANCES:
        grid.add_column(speaker.name(f"provenance:{name}"), justify="right", style=_style(name))
    for kind, rows in box.entries.items():
        counted = Counter(one.provenance for one in rows.values())
        grid.add_row(kind, str(len(rows)), *(str(counted[name] or "") for name in PROVENANCES))
    grid.caption = speaker.say("terminal-components-hint", game=speaker.game)
    return grid


def show_entries(box: Box, speaker: Speaker, kind: str) -> RenderableType:
    """All entries of a kind, their values, and a mark at what was designed."""
    rows = entries_of(box, kind)
    grid = Grid(title=kind, title_justify="left", box=SIMPLE_HEAD)
    grid.add_column("id", style="dim", overflow="fold")
    grid.add_column(speaker.say("terminal-name"), overflow="fold")
    grid.add_column(speaker.say("terminal-values"), overflow="fold")
    grid.add_column(speaker.say("terminal-provenance"), no_wrap=True)
    for one in rows:
        text = _text(box, speaker, kind, one)
        told = ", ".join(f"{name} {words(getattr(one, name))}" for name in _told_fields(one, bool(text)))
        grid.add_row(
            one.id, title_of(speaker, kind, one), "\n".join(filter(None, (text, told))), _provenance(speaker, one)
        )
    return grid


def show_entry(box: Box, speaker: Speaker, kind: str, entry: Entry) -> RenderableType:
    """One entry with its sources and why it is as it is."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column(overflow="fold")
    text = _text(box, speaker, kind, entry)
    for name in _told_fields(entry, bool(text)):
        elsewhere = f" ({speaker.name(f'provenance:{entry.facts[name]}')})" if name in entry.facts else ""
        grid.add_row(name, words(getattr(entry, name)) + elsewhere)
    meaning = speaker.attribute(f"core-provenance-{entry.provenance}", "text") or ""
    grid.add_row(
        speaker.say("terminal-provenance"), _provenance(speaker, entry).append(f"  {meaning}", style="not bold")
    )
    if entry.basis:
        grid.add_row(speaker.say("terminal-basis"), entry.basis)
    if entry.ruling:
        grid.add_row(speaker.say("terminal-ruling"), str(entry.ruling))
    sources = box.entries.get("source", {})
    for key in entry.source:
        found = sources.get(key)
        grid.add_row(speaker.say("terminal-source"), title_of(speaker, "source", found) if found else key)
    head = Text(title_of(speaker, kind, entry), style="bold").append(f"  {kind}:{entry.id}", style="not bold dim")
    return Group(head, *([Padding(text, (0, 0, 0, 2))] if text else []), Padding(grid, (0, 0, 0, 2)))


def _text(box: Box, speaker: Speaker, kind: str, entry: Entry) -> str:
    """What the component says: put together from its data, or written where there is nothing to put together."""
    told: str = import_module(f"{find(speaker.game).package}.component_text").component_text(entry, box, speaker)
    return told or speaker.attribute(f"{speaker.game}-{kind}-{entry.id}", "text") or ""


def _told_fields(entry: Entry, has_text: bool) -> list[str]:
    """The kind's own fields that say something; what has parts is in the component's text, where it has one."""
    own = [field.name for field in fields(entry) if field.name not in ABOUT]
    filled = [name for name in own if getattr(entry, name) not in (None, "", (), {}, False)]
    return [name for name in filled if not (has_text and _has_parts(getattr(entry, name)))]


def _has_parts(value: object) -> bool:
    """Whether it is an effect, a hook, a condition: something that is told in sentences."""
    return is_dataclass(value) or (isinstance(value, tuple) and any(map(is_dataclass, value)))


def _provenance(speaker: Speaker, entry: Entry) -> Text:
    # The mark is for those who see no colours.
    mark = "! " if entry.provenance == "designed" else ""
    return Text(mark + speaker.name(f"provenance:{entry.provenance}"), style=_style(entry.provenance))


def _style(provenance: str) -> str:
    return "bold yellow" if provenance == "designed" else ""
