"""What lies in the box: typed definitions of every component, loaded from ``data/*.toml``."""

from __future__ import annotations

from functools import cache

from greathall.core.components import Entries, Overlay, load_entries, of
from greathall.core.effects import When
from greathall.core.errors import ComponentError
from greathall.games.viscounts.checks import check
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
from greathall.games.viscounts.programs import Programs, compile_into, trigger_of

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


def icon_row(icons: dict[str, int], where: str) -> Icons:
    for name in icons:
        if name not in ICON_INDEX:
            raise ComponentError(f"{where}, field 'icons': no icon '{name}'")
    return tuple(icons.get(name, 0) for name in ICONS)


class ViscountsBox:
    """The definitions, typed, with the look-ups that rules ask for often."""

    def __init__(self, entries: Entries, overlay: Overlay | None) -> None:
        self.entries = entries
        self.overlay = overlay
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
        self.automa_placings = _placings(of(entries, "automa_placing", Placing))
        self.buildings = of(entries, "building", Building)
        self.slots = of(entries, "slot", Slot)
        self.cheapest_slots = sorted(self.slots, key=lambda slot: self.buildings[self.slots[slot].building].cost)
        self.player_cards = of(entries, "player_card", PlayerCard)
        self.stacks = of(entries, "stack", Stack)
        self.papers = of(entries, "paper", Paper)
        self.bonuses = of(entries, "bonus", Bonus)
        self.leader = of(entries, "leader", Leader)["castle_leader"]
        self.majorities = of(entries, "majority", Majority)
        self.set_points = of(entries, "ribbon_set", RibbonSet)["ladder"].points
        self.automas = of(entries, "automa", Automa)
        self.automa_slots = {
            automa: tuple(
                sorted(
                    (one for one in of(entries, "automa_slot", AutomaSlot).values() if one.automa == automa),
                    key=lambda one: one.place,
                )
            )
            for automa in self.automas
        }
        self.schemes = of(entries, "scheme", Scheme)
        self.printed_icons = {
            key: icon_row(one.icons, f"printed_townsfolk '{key}'") for key, one in self.printed_townsfolk.items()
        }
        self.openings = {
            one.id: f"automa_slot:{one.id}.effect"
            for row in self.automa_slots.values()
            for one in row
            if one.effect is not None and not isinstance(one.effect, When)
        }
        """Slots that give something once, when they are uncovered."""
        self.costs = {key: one.cost for key, one in self.townsfolk.items()}
        self.icons = self._icons()
        self.wild = {key: tuple(n + row[CRIMINAL] for n in row[:CRIMINAL]) for key, row in self.icons.items()}
        """Icons by card with wild criminals counted in (viscounts.criminal.wild)."""
        self.criminals = {key: row[CRIMINAL] for key, row in self.icons.items()}
        self.space_icons = tuple(icon_row(one.icons, one.id) for one in of(entries, "space", Space).values())
        self.automa_icons = {
            key: (NO_ICONS, icon_row(one.middle, f"automa '{key}'"), icon_row(one.right, f"automa '{key}'"))
            for key, one in self.automas.items()
        }
        every_slot: list[Slot | AutomaSlot] = [
            *self.slots.values(),
            *(one for row in self.automa_slots.values() for one in row),
        ]
        self.slot_building = {one.id: one.building for one in every_slot}
        self.slot_icons = {one.id: icon_row(one.icons, f"slot '{one.id}'") for one in every_slot if one.icons}
        self.bonus_icons = {key: icon_row(one.icons, f"bonus '{key}'") for key, one in self.bonuses.items()}
        self.programs: Programs = {}
        self.answers: dict[str, dict[str, str]] = {}
        self._compile()
        self.funding = {key: one.funding for key, one in self.townsfolk.items() if one.funding}
        self.instants = {
            key: f"townsfolk:{key}.effect"
            for key, one in self.townsfolk.items()
            if one.timing == "instant" and one.effect
        }
        self.drop_offs = {
            key: f"townsfolk:{key}.effect"
            for key, one in self.townsfolk.items()
            if one.timing == "dropoff" and one.effect
        }
        self._kingdoms: dict[tuple[str, tuple[str, ...]], Kingdom] = {}
        check(self)

    def _icons(self) -> dict[str, Icons]:
        """Icons of every card by id; an empty space has none."""
        rows = {"": NO_ICONS}
        for key, folk in self.townsfolk.items():
            rows[key] = icon_row(folk.icons, f"townsfolk '{key}'")
        for key, scheme in self.schemes.items():
            rows[key] = icon_row(scheme.icons, f"scheme '{key}'")
        return rows

    def _compile(self) -> None:
        """Every effect becomes a program under ``kind:id.field``; lasting ones answer their trigger."""
        for kind, rows in self.entries.items():
            for key, entry in rows.items():
                for name in EFFECT_FIELDS:
                    effect = getattr(entry, name, None)
                    if effect is None:
                        continue
                    where = f"{kind}:{key}.{name}"
                    compile_into(self.programs, where, effect)
                    trigger = trigger_of(effect, where)
                    if trigger:
                        self.answers.setdefault(trigger, {})[key] = where
        for key, scheme in self.schemes.items():
            for i, attempt in enumerate(scheme.attempts):
                compile_into(self.programs, f"scheme:{key}.attempts/{i}", attempt)

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
def _plain_box() -> ViscountsBox:
    return ViscountsBox(load_entries("greathall.games.viscounts", KINDS), None)


def load_box(overlay: Overlay | None = None) -> ViscountsBox:
    if overlay is None:
        return _plain_box()
    return ViscountsBox(load_entries("greathall.games.viscounts", KINDS, overlay), overlay)
