"""What lies in the box: every component loaded from ``data/*.toml``, and what the rules work out of them once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from greathall.core.errors import ComponentError
from greathall.core.reference.components import Entries, Entry, load_entries, of
from greathall.core.reference.overlays import Overlay
from greathall.core.rules.effects import Effect, Lose, OneOf, Pay
from greathall.games.paladins.crews import EMPTY, WORKSHOP, Pattern
from greathall.games.paladins.deeds import Deed, ability_of, choice_id, deed_of, flat, scoring_of
from greathall.games.paladins.entries import (
    ACTIONS,
    CHOICES,
    KINDS,
    ORDER_MATTERS,
    RIGHT,
    Action,
    Debt,
    Difficulty,
    Fallback,
    Favour,
    FavourSlot,
    JarSlot,
    Order,
    OrderSlot,
    Outsider,
    Paladin,
    Priority,
    Region,
    Scheme,
    Space,
    Start,
    Suspicion,
    Tavern,
    TaxSupply,
    Townsfolk,
    TownsfolkSlot,
    TrackStep,
    Wall,
    Workshop,
)
from greathall.games.paladins.validate import KIND_OF, check, known, single_cost


class PaladinsBox:
    """All definitions, and what the rules look up often in the form that is quickest to ask."""

    def __init__(self, overlay: Overlay | None = None, kept: int | None = None) -> None:
        self.overlay = overlay
        self.kept = kept
        self.entries: Entries = load_entries("greathall.games.paladins", KINDS, overlay, kept)
        entries = self.entries
        self.actions = of(entries, "action", Action)
        self.workshops = tuple(of(entries, "workshop", Workshop).values())
        self.jar_slots = tuple(of(entries, "jar_slot", JarSlot))
        self.townsfolk_slots = tuple(of(entries, "townsfolk_slot", TownsfolkSlot).values())
        self.regions = tuple(of(entries, "region", Region).values())
        self.spaces = tuple(of(entries, "space", Space).values())
        self.order_slots = tuple(of(entries, "order_slot", OrderSlot).values())
        self.favour_slots = tuple(of(entries, "favour_slot", FavourSlot).values())
        self.tax_supply = {one.players: one.silver for one in of(entries, "tax_supply", TaxSupply).values()}
        self.paladins = of(entries, "paladin", Paladin)
        self.townsfolk = of(entries, "townsfolk", Townsfolk)
        self.outsiders = of(entries, "outsider", Outsider)
        self.favours = of(entries, "favour", Favour)
        self.orders = of(entries, "order", Order)
        self.suspicions = of(entries, "suspicion", Suspicion)
        self.taverns = of(entries, "tavern", Tavern)
        self.walls = of(entries, "wall", Wall)
        self.start = of(entries, "start", Start)["player"]
        self.debt = of(entries, "debt", Debt)["debt"]
        self.difficulties = of(entries, "difficulty", Difficulty)
        self.schemes = of(entries, "scheme", Scheme)
        self.fallbacks = of(entries, "fallback", Fallback)
        self.priorities = [one.id for one in sorted(of(entries, "priority", Priority).values(), key=lambda p: p.rank)]
        self.track = [one.points for one in sorted(of(entries, "track_step", TrackStep).values(), key=lambda t: t.step)]
        check(self)
        self._index()
        self.rewards: dict[str, tuple[Deed, ...]] = {}
        self._collect_rewards()
        self.boosts = {"": (0, 0, 0), **{one.id: one.boost for one in self.paladins.values()}}
        self.patterns = [_patterns(self.actions[name]) for name in ACTIONS]
        self.quest_pattern = Pattern(self.actions["recruit"].spaces, EMPTY * 2, sizes=(1,))
        self.hire_pattern = Pattern(self.actions["recruit"].spaces, EMPTY * 2, sizes=(2,))
        self.favour_patterns = {one.id: Pattern((one.worker,), EMPTY) for one in self.favours.values()}

    def _index(self) -> None:
        regions = {region.id: i for i, region in enumerate(self.regions)}
        self.region_of = tuple(regions[space.region] for space in self.spaces)
        self.space_ids = tuple(space.id for space in self.spaces)
        self.space_index = {space.id: i for i, space in enumerate(self.spaces)}
        self.flags = {
            "faith": tuple(region.faith for region in self.regions),
            "strength": tuple(region.strength for region in self.regions),
        }
        self.space_flags = {
            name: tuple(flags[region] for region in self.region_of) for name, flags in self.flags.items()
        }
        self.open_spaces = {
            n: tuple(i for i, space in enumerate(self.spaces) if space.players <= n) for n in (1, 2, 3, 4)
        }
        self.ladders: dict[str, tuple[int, ...]] = {name: self.actions[name].ladder for name in RIGHT}
        self.reached: dict[str, tuple[int, ...]] = {name: _reached(self.actions[name]) for name in ACTIONS}
        fixed = {name: single_cost(self.actions[name]) for name in ("develop", "pray")}
        self.fixed_costs = {name: cost.n for name, cost in fixed.items()}
        self.resource_of = {name: cost.what for name, cost in fixed.items()}
        self.resource_of |= {name: self.actions[name].resource for name in RIGHT if self.actions[name].resource}

    def _collect_rewards(self) -> None:
        """Every reward under a key that a step can hold; choices inside get keys of their own."""
        for action in self.actions.values():
            self._add(f"one:{action.id}", action.one, action)
            self._add(f"two:{action.id}", action.two, action)
            self._add(f"always:{action.id}", action.always, action)
        # The automa's jars have no slots: it pays a debt, or else discards once more (paladins.solo.absolve).
        self._add("bot:absolve", (OneOf((Pay("debt"), Lose("suspicion"))),), self.actions["absolve"])
        for slot in of(self.entries, "jar_slot", JarSlot).values():
            self._add(f"jar:{slot.id}", slot.reward, slot)
        for space in self.spaces:
            self._add(f"space:{space.id}", space.reward, space)
        for wall in self.walls.values():
            self._add(f"wall:{wall.id}", wall.reward, wall)
        for favour in self.favours.values():
            self._add(f"favour:{favour.id}", favour.reward, favour)
        for outsider in self.outsiders.values():
            self._add(f"attack:{outsider.id}", outsider.attack, outsider)
            self._add(f"convert:{outsider.id}", outsider.convert, outsider)
        self.bonuses: dict[str, str] = {}
        for paladin in self.paladins.values():
            if paladin.bonus is not None:
                trigger, _, do = ability_of(paladin.bonus, paladin, ACTIONS)
                self.bonuses[paladin.id] = trigger
                self._add(f"bonus:{paladin.id}", (do,), paladin)
        self.triggers: dict[str, str] = {}
        self.conditions: dict[str, str] = {}
        for card in self.townsfolk.values():
            self._add(f"quest:{card.id}", card.quest, card)
            self._add(f"hire:{card.id}", card.reward, card)
            trigger, condition, do = ability_of(card.ability, card, (*ACTIONS, "pay_debt", "inquisition"))
            self.triggers[card.id] = trigger
            self.conditions[card.id] = condition
            self._add(f"ability:{card.id}", (do,), card)
        self.scoring = {card.id: scoring_of(card) for card in self.outsiders.values()}
        self.order_matters = {
            key for key, deeds in self.rewards.items() if any(deed.what in ORDER_MATTERS for deed in deeds)
        }

    def _add(self, key: str, effects: tuple[Effect, ...], owner: Entry) -> None:
        try:
            self.rewards[key] = tuple(self._deeds(key, effects, owner))
        except ComponentError as wrong:
            part = key.partition(":")[0]
            raise wrong.at(KIND_OF[type(owner)], owner.id, part if hasattr(owner, part) else "reward")  # noqa: B904

    def _deeds(self, key: str, effects: tuple[Effect, ...], owner: Entry) -> Iterator[Deed]:
        for effect in flat(effects):
            if isinstance(effect, OneOf):
                sides = tuple(f"{key}/{choice_id(choice)}" for choice in effect.choices)
                known(owner, "one_of", map(choice_id, effect.choices), CHOICES)
                for side, choice in zip(sides, effect.choices, strict=True):
                    self._add(side, (choice,), owner)
                yield Deed("one_of", sides=sides)
            else:
                yield deed_of(effect, owner)


def _reached(action: Action) -> tuple[int, ...]:
    """The points of the highest step reached, by how often an action was done."""
    most = max(action.points, default=0)
    return tuple(max((action.points[n] for n in action.points if n <= done), default=0) for done in range(most + 1))


def _patterns(action: Action) -> dict[str, Pattern]:
    """The pattern for every look of an unoccupied action; an occupied one has none."""
    if action.side == "left":
        look = EMPTY * len(action.spaces)
        sizes = (1, 2) if action.two or action.id == "recruit" else ()
        return {look: Pattern(action.spaces, look, sizes)}
    looks = [a + b + EMPTY for a in (EMPTY, WORKSHOP) for b in (EMPTY, WORKSHOP)]
    return {look: Pattern(action.spaces, look) for look in looks}


@cache
def _printed(kept: int | None) -> PaladinsBox:
    return PaladinsBox(None, kept)


def load_box(overlay: Overlay | None = None, kept: int | None = None) -> PaladinsBox:
    return PaladinsBox(overlay, kept) if overlay else _printed(kept)
