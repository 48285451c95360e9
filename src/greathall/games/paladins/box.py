"""What lies in the box: typed definitions of every component, loaded from ``data/*.toml``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

from greathall.core.components import Entries, Entry, Overlay, load_entries, of
from greathall.core.effects import All, Effect, Gain, If, Lose, OneOf, Pay, Per, Special, When
from greathall.core.errors import ComponentError
from greathall.games.paladins.crews import ANY, EMPTY, WORKERS, WORKSHOP, Pattern
from greathall.games.paladins.entries import (
    KINDS,
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

LEFT = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ACTIONS = LEFT + RIGHT
ACTION_INDEX = {name: i for i, name in enumerate(ACTIONS)}

ATTRIBUTES = ("strength", "faith", "influence")
STRENGTH, FAITH, INFLUENCE = range(3)
ATTRIBUTE_INDEX = {name: i for i, name in enumerate(ATTRIBUTES)}
TRACK_END = 12

FACTIONS = ("saracen", "byzantine", "viking")
RESOURCES = ("silver", "provisions")
CONDITIONS = ("suspected", "unsuspected")
SPECIALS = ("pray", "recruit", "develop")
GAINS = (*RESOURCES, "tax", "debt", *WORKERS, *ATTRIBUTES)
ORDER_MATTERS = ("lose_suspicion", "criminal", "one_of")
"""Abilities that change what other abilities ask about; the order of all others makes no difference."""


SCORED = (
    *("develop", "recruit", *RIGHT),
    *ATTRIBUTES,
    *(f"attacked_{faction}" for faction in FACTIONS),
    "converted_mercenary",
    "fulfilled_order",
    "paid_debt",
    "unpaid_debt",
    "suspicion",
)
"""What a convert may count."""


SPACES = {"develop": 2, "recruit": 2, "hunt": 2, "trade": 2, "pray": 1, "conspire": 1}
CHOICES = (
    *(f"{noun}_{n}" for noun in (*RESOURCES, "tax", *WORKERS, *ATTRIBUTES) for n in (1, 2, 3)),
    *("lose_suspicion_1", "lose_suspicion_2", "lose_debt_1", "pay_debt", *SPECIALS),
    *(f"{one}_1_{other}_1" for one, other in combinations(WORKERS, 2)),
)
"""Sides of a choice that have a name."""


class Scoring(NamedTuple):
    """Points of a convert: plain ones, and ``(counter, group, points)``."""

    base: int
    counted: tuple[tuple[str, int, int], ...]


class Deed(NamedTuple):
    """One thing a reward does: a noun of the game and a number; a choice names the rewards to choose from."""

    what: str
    n: int = 1
    sides: tuple[str, ...] = ()


class PaladinsBox:
    """All definitions, and what the rules look up often in the form that is quickest to ask."""

    def __init__(self, overlay: Overlay | None = None) -> None:
        self.overlay = overlay
        self.entries: Entries = load_entries("greathall.games.paladins", KINDS, overlay)
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
        self._check()
        self._index()
        self.rewards: dict[str, tuple[Deed, ...]] = {}
        self._collect_rewards()
        self.boosts = {"": (0, 0, 0), **{one.id: one.boost for one in self.paladins.values()}}
        self.patterns = [_patterns(self.actions[name]) for name in ACTIONS]
        self.quest_pattern = Pattern(self.actions["recruit"].spaces, EMPTY * 2, sizes=(1,))
        self.hire_pattern = Pattern(self.actions["recruit"].spaces, EMPTY * 2, sizes=(2,))
        self.favour_patterns = {one.id: Pattern((one.worker,), EMPTY) for one in self.favours.values()}

    def _check(self) -> None:
        """What the typed fields cannot say: names used across files."""
        for action in self.actions.values():
            _check_action(action)
        for paladin in self.paladins.values():
            _known(paladin, "workers", paladin.workers, WORKERS)
            _known(paladin, "waives", filter(None, (paladin.waives, paladin.cheaper)), ACTIONS)
        for tavern in self.taverns.values():
            _known(tavern, "workers", tavern.workers, WORKERS)
        for workshop in self.workshops:
            _known(workshop, "worker", (workshop.worker,), WORKERS)
        for favour in self.favours.values():
            _known(favour, "worker", (favour.worker,), (ANY, *WORKERS))
            _check_cost(favour)
        self._check_board()

    def _check_board(self) -> None:
        for order in self.orders.values():
            _known(order, "action", (order.action,), RIGHT)
        for outsider in self.outsiders.values():
            _known(outsider, "faction", (outsider.faction,), FACTIONS)
        for flags in ([r.faith for r in self.regions], [r.strength for r in self.regions]):
            if flags != sorted(flags):
                raise ComponentError("paladins: the flags of the regions must rise from left to right")
        for space in self.spaces:
            _known(space, "region", (space.region,), [region.id for region in self.regions])

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
        self.ladders = {name: self.actions[name].ladder for name in RIGHT}
        fixed = {name: _single_cost(self.actions[name]) for name in ("develop", "pray")}
        self.fixed_costs = {name: cost.n for name, cost in fixed.items()}
        self.resource_of = {name: cost.what for name, cost in fixed.items()}
        self.resource_of |= {name: self.actions[name].resource for name in RIGHT if self.actions[name].resource}

    def _collect_rewards(self) -> None:
        """Every reward under a key that a step can hold; choices inside get keys of their own."""
        for action in self.actions.values():
            self._add(f"one:{action.id}", action.one, action)
            self._add(f"two:{action.id}", action.two, action)
            self._add(f"always:{action.id}", action.always, action)
        # The bot's jars have no slots: it pays a debt, or else discards once more (paladins.solo.absolve).
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
                trigger, _, do = _ability(paladin.bonus, paladin, ACTIONS)
                self.bonuses[paladin.id] = trigger
                self._add(f"bonus:{paladin.id}", (do,), paladin)
        self.triggers: dict[str, str] = {}
        self.conditions: dict[str, str] = {}
        for card in self.townsfolk.values():
            self._add(f"quest:{card.id}", card.quest, card)
            self._add(f"hire:{card.id}", card.reward, card)
            trigger, condition, do = _ability(card.ability, card, (*ACTIONS, "pay_debt", "inquisition"))
            self.triggers[card.id] = trigger
            self.conditions[card.id] = condition
            self._add(f"ability:{card.id}", (do,), card)
        self.scoring = {card.id: _scoring(card) for card in self.outsiders.values()}
        self.order_matters = {
            key for key, deeds in self.rewards.items() if any(deed.what in ORDER_MATTERS for deed in deeds)
        }

    def _add(self, key: str, effects: tuple[Effect, ...], owner: Entry) -> None:
        deeds = []
        for effect in _flat(effects):
            if isinstance(effect, OneOf):
                sides = tuple(f"{key}/{choice_id(choice)}" for choice in effect.choices)
                _known(owner, "one_of", map(choice_id, effect.choices), CHOICES)
                for side, choice in zip(sides, effect.choices, strict=True):
                    self._add(side, (choice,), owner)
                deeds.append(Deed("one_of", sides=sides))
            else:
                deeds.append(_deed(effect, owner))
        self.rewards[key] = tuple(deeds)


def _known(entry: Entry, name: str, values: Iterable[str], allowed: Iterable[str]) -> None:
    allowed = tuple(allowed)
    for value in values:
        if value not in allowed:
            raise ComponentError(f"paladins: '{entry.id}', field '{name}': '{value}' is none of {', '.join(allowed)}")


def _single_cost(action: Action) -> Pay:
    cost = action.cost[0] if len(action.cost) == 1 else None
    if not isinstance(cost, Pay) or cost.what not in RESOURCES:
        raise ComponentError(f"paladins: '{action.id}', field 'cost': one payment in silver or provisions")
    return cost


def _check_action(action: Action) -> None:
    """Ladders reach as far as the action may be done; right-hand actions have three spaces."""
    _known(action, "spaces", action.spaces, (ANY, *WORKERS))
    _known(action, "resource", filter(None, (action.resource,)), RESOURCES)
    _known(action, "attribute", filter(None, (action.attribute,)), ATTRIBUTES)
    if len(action.spaces) != SPACES.get(action.id, 3):
        raise ComponentError(f"paladins: '{action.id}', field 'spaces': {SPACES.get(action.id, 3)} of them")
    for name, ladder in (("ladder", action.ladder), ("needs", action.needs)):
        if ladder and len(ladder) < action.limit:
            raise ComponentError(f"paladins: '{action.id}', field '{name}': {action.limit} steps, got {len(ladder)}")


def _check_cost(favour: Favour) -> None:
    for cost in favour.cost:
        paid = isinstance(cost, Pay) and cost.what in RESOURCES
        if not paid and cost != Gain("debt", 1):
            raise ComponentError(f"paladins: '{favour.id}', field 'cost': payments, or one debt taken")


def _patterns(action: Action) -> dict[str, Pattern]:
    """The pattern for every look of an unoccupied action; an occupied one has none."""
    if action.side == "left":
        look = EMPTY * len(action.spaces)
        sizes = (1, 2) if action.two or action.id == "recruit" else ()
        return {look: Pattern(action.spaces, look, sizes)}
    looks = [a + b + EMPTY for a in (EMPTY, WORKSHOP) for b in (EMPTY, WORKSHOP)]
    return {look: Pattern(action.spaces, look) for look in looks}


def _flat(effects: Iterable[Effect]) -> Iterable[Effect]:
    for effect in effects:
        if isinstance(effect, All):
            yield from _flat(effect.parts)
        else:
            yield effect


def _ability(effect: Effect, owner: Entry, triggers: tuple[str, ...]) -> tuple[str, str, Effect]:
    """A lasting effect taken apart: trigger, condition (or none), what happens."""
    if not isinstance(effect, When):
        raise ComponentError(f"paladins: '{owner.id}': an ability says when it works")
    _known(owner, "when", (effect.trigger,), triggers)
    do = effect.do
    if isinstance(do, If):
        _known(owner, "if", (do.condition,), CONDITIONS)
        return effect.trigger, do.condition, do.do
    return effect.trigger, "", do


def _scoring(card: Outsider) -> Scoring:
    """Points as they are, and points per group of something counted."""
    base, counted = 0, []
    for effect in _flat((card.scoring,)):
        match effect:
            case Gain("point", n):
                base += n
            case Per(counter, Gain("point", n), group):
                _known(card, "per", (counter,), SCORED)
                counted.append((counter, group, n))
            case _:
                raise ComponentError(f"paladins: '{card.id}', field 'scoring': only points, plain or per")
    return Scoring(base, tuple(counted))


def _deed(effect: Effect, owner: Entry) -> Deed:
    match effect:
        case Gain(what, n):
            _known(owner, "gain", (what,), GAINS)
            return Deed(what, n)
        case Lose(what, n):
            _known(owner, "lose", (what,), ("suspicion", "debt"))
            return Deed(f"lose_{what}", n)
        case Pay(what, n):
            _known(owner, "pay", (what,), ("debt",))
            return Deed(f"pay_{what}", n)
        case Special(name):
            _known(owner, "special", (name,), SPECIALS)
            return Deed(name)
        case _:
            raise ComponentError(f"paladins: '{owner.id}': {type(effect).__name__} cannot be a reward here")


def choice_id(effect: Effect) -> str:
    """A name for one side of a choice: ``pay_debt``, ``silver_2``, ``fighter_1_cleric_1``."""
    match effect:
        case Gain(what, n):
            return f"{what}_{n}"
        case Lose(what, n):
            return f"lose_{what}_{n}"
        case Pay(what):
            return f"pay_{what}"
        case Special(name):
            return name
        case All(parts):
            return "_".join(sorted(map(choice_id, parts), key=CHOICES.index))
        case _:
            raise ComponentError(f"paladins: {type(effect).__name__} cannot be one side of a choice")


@cache
def _printed() -> PaladinsBox:
    return PaladinsBox()


def load_box(overlay: Overlay | None) -> PaladinsBox:
    return PaladinsBox(overlay) if overlay else _printed()
