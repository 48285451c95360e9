"""What lies in the box: typed definitions of every component, loaded from ``data/*.toml``."""

from __future__ import annotations

from functools import cache

from greathall.core.errors import ComponentError
from greathall.core.reference.components import Entries, Entry, load_entries, of
from greathall.core.reference.overlays import Overlay
from greathall.core.rules.effects import Effect, When
from greathall.games.viscounts.effect_programs import Programs, compile_into, trigger_of
from greathall.games.viscounts.effect_rules import effect_rule
from greathall.games.viscounts.entries import (
    KINDS,
    Automa,
    AutomaSlot,
    Bonus,
    Building,
    Exchange,
    Leader,
    Majority,
    Manuscript,
    Paper,
    Placing,
    PlayerCard,
    PrintedManuscript,
    PrintedTownsfolk,
    RibbonSet,
    Scheme,
    Section,
    Segment,
    Site,
    Slot,
    Space,
    Stack,
    Tier,
    Townsfolk,
)
from greathall.games.viscounts.kingdom import Kingdom
from greathall.games.viscounts.validate import check

ICONS = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL = range(5)
ICON_INDEX = {name: i for i, name in enumerate(ICONS)}
Icons = tuple[int, ...]
NO_ICONS: Icons = (0, 0, 0, 0, 0)

RESOURCES = ("ink", "gold", "stone")
"""What "a resource" may be: never silver (viscounts.effect.any-resource)."""
SPACES = ("left", "middle", "right")
RIBBONS = ("gray", "black", "yellow", "blue")


EFFECT_FIELDS = ("effect", "on_hire", "start", "extra", "trimmed", "enter", "above", "below", "above_automa", "flip")
"""The fields whose effects become programs."""


def icon_row(icons: dict[str, int], kind: str, key: str, field: str = "icons") -> Icons:
    for name in icons:
        if name not in ICON_INDEX:
            said, known = f"{kind} '{key}', field '{field}': no icon '{name}'", ", ".join(ICONS)
            raise ComponentError(said, "unknown", value=name, known=known).at(kind, key, field)
    return tuple(icons.get(name, 0) for name in ICONS)


class ViscountsBox:
    """The definitions, typed, with the look-ups that rules ask for often."""

    def __init__(self, entries: Entries, overlay: Overlay | None, kept: int | None) -> None:
        self.entries = entries
        self.overlay = overlay
        self.kept = kept
        self._define_board()
        self._define_players()
        self._define_automas()
        self._count_icons()
        self.programs: Programs = {}
        self.answers: dict[str, dict[str, str]] = {}
        self._compile()
        self._kingdoms: dict[tuple[str, tuple[str, ...]], Kingdom] = {}
        check(self)

    def _define_board(self) -> None:
        entries = self.entries
        self.townsfolk = of(entries, "townsfolk", Townsfolk)
        self.manuscripts = of(entries, "manuscript", Manuscript)
        self.segments = of(entries, "segment", Segment)
        self.printed_manuscripts = of(entries, "printed_manuscript", PrintedManuscript)
        self.printed_townsfolk = of(entries, "printed_townsfolk", PrintedTownsfolk)
        self.exchanges = of(entries, "exchange", Exchange)
        self.sites = of(entries, "site", Site)
        self.sections = tuple(of(entries, "section", Section))
        self.tiers = of(entries, "tier", Tier)
        self.placings = _placings(of(entries, "placing", Placing))
        self.stacks = of(entries, "stack", Stack)
        self.papers = of(entries, "paper", Paper)
        self.bonuses = of(entries, "bonus", Bonus)
        self.leader = of(entries, "leader", Leader)["castle_leader"]
        self.majorities = of(entries, "majority", Majority)
        self.set_points = of(entries, "ribbon_set", RibbonSet)["ladder"].points
        self.costs = {key: one.cost for key, one in self.townsfolk.items()}
        self.funding = {key: one.funding for key, one in self.townsfolk.items() if one.funding}
        self.instants = self._effects_timed("instant")
        self.drop_offs = self._effects_timed("dropoff")

    def _effects_timed(self, timing: str) -> dict[str, str]:
        """The programs of townsfolk whose ability works at one time, by card."""
        return {
            key: f"townsfolk:{key}.effect" for key, one in self.townsfolk.items() if one.timing == timing and one.effect
        }

    def _define_players(self) -> None:
        entries = self.entries
        self.buildings = of(entries, "building", Building)
        self.slots = of(entries, "slot", Slot)
        self.cheapest_slots = sorted(self.slots, key=lambda slot: self.buildings[self.slots[slot].building].cost)
        self.player_cards = of(entries, "player_card", PlayerCard)

    def _define_automas(self) -> None:
        entries = self.entries
        self.automas = of(entries, "automa", Automa)
        self.automa_placings = _placings(of(entries, "automa_placing", Placing))
        self.schemes = of(entries, "scheme", Scheme)
        every_slot = sorted(of(entries, "automa_slot", AutomaSlot).values(), key=lambda one: one.place)
        self.automa_slots = {
            automa: tuple(one for one in every_slot if one.automa == automa) for automa in self.automas
        }
        self.openings = {
            one.id: f"automa_slot:{one.id}.effect"
            for one in every_slot
            if one.effect is not None and not isinstance(one.effect, When)
        }
        """Slots that give something once, when they are uncovered."""

    def _count_icons(self) -> None:
        self.icons = self._icons()
        self.wild = {key: tuple(n + row[CRIMINAL] for n in row[:CRIMINAL]) for key, row in self.icons.items()}
        """Icons by card with wild criminals counted in (viscounts.criminal.wild)."""
        self.criminals = {key: row[CRIMINAL] for key, row in self.icons.items()}
        self.printed_icons = {
            key: icon_row(one.icons, "printed_townsfolk", key) for key, one in self.printed_townsfolk.items()
        }
        self.space_icons = tuple(
            icon_row(one.icons, "space", one.id) for one in of(self.entries, "space", Space).values()
        )
        self.automa_icons = {
            key: (NO_ICONS, icon_row(one.middle, "automa", key, "middle"), icon_row(one.right, "automa", key, "right"))
            for key, one in self.automas.items()
        }
        every_slot: list[Slot | AutomaSlot] = [
            *self.slots.values(),
            *(one for row in self.automa_slots.values() for one in row),
        ]
        self.slot_building = {one.id: one.building for one in every_slot}
        self.slot_icons = {
            one.id: icon_row(one.icons, "slot" if isinstance(one, Slot) else "automa_slot", one.id)
            for one in every_slot
            if one.icons
        }
        self.bonus_icons = {key: icon_row(one.icons, "bonus", key) for key, one in self.bonuses.items()}

    def _icons(self) -> dict[str, Icons]:
        """Icons of every card by id; an empty space has none."""
        rows = {"": NO_ICONS}
        for key, folk in self.townsfolk.items():
            rows[key] = icon_row(folk.icons, "townsfolk", key)
        for key, scheme in self.schemes.items():
            rows[key] = icon_row(scheme.icons, "scheme", key)
        return rows

    def _compile(self) -> None:
        """Every effect becomes a program under ``kind:id.field``; lasting ones answer their trigger."""
        for kind, rows in self.entries.items():
            for entry in rows.values():
                for name in EFFECT_FIELDS:
                    effect = getattr(entry, name, None)
                    if effect is not None:
                        self._compile_effect(kind, entry, name, effect)
        for scheme in self.schemes.values():
            for i, attempt in enumerate(scheme.attempts):
                self._compile_effect("scheme", scheme, "attempts", attempt, f"/{i}")

    def _compile_effect(self, kind: str, entry: Entry, name: str, effect: Effect, part: str = "") -> None:
        where = f"{kind}:{entry.id}.{name}{part}"
        try:
            made = compile_into(self.programs, where, effect)
            trigger = trigger_of(effect, where)
        except ComponentError as wrong:
            raise wrong.at(kind, entry.id, name)  # noqa: B904 - the same error, which says where
        if trigger:
            self.answers.setdefault(trigger, {})[entry.id] = where
        rule = effect_rule(kind, entry, name, trigger, self.programs[where].nouns[0])
        for key in made:
            self.programs[key].rule = rule

    def group(self, name: str) -> list[str]:
        """Townsfolk of one group: ``neutral``, ``hero`` or ``starting``, sorted."""
        return sorted(key for key, one in self.townsfolk.items() if one.group == name)

    def kingdom(self, side: str, segments: tuple[str, ...]) -> Kingdom:
        """The board as it lies: made once for each order of the segments."""
        found = self._kingdoms.get((side, segments))
        if found is None:
            found = self._kingdoms[side, segments] = Kingdom.lay(self.entries, side, segments)
        return found


def _placings(rows: dict[str, Placing]) -> tuple[tuple[int, int], ...]:
    """(nobles, workers), the dearest first."""
    return tuple(sorted(((one.nobles, one.workers) for one in rows.values()), reverse=True))


@cache
def _plain_box(kept: int | None) -> ViscountsBox:
    return ViscountsBox(load_entries("greathall.games.viscounts", KINDS, kept=kept), None, kept)


def load_box(overlay: Overlay | None = None, kept: int | None = None) -> ViscountsBox:
    if overlay is None:
        return _plain_box(kept)
    entries = load_entries("greathall.games.viscounts", KINDS, overlay, kept)
    return ViscountsBox(entries, overlay, kept)
