"""What cards and spaces do, in words put together from the data, so that no text can say other than the rules do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from greathall.core.reference.components import Entry
from greathall.core.rules.effects import All, Effect, Gain, If, Lose, OneOf, Pay, Per, Special, When
from greathall.core.speech.text import Speaker
from greathall.games.paladins.box import PaladinsBox
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import (
    ACTION_INDEX,
    ATTRIBUTES,
    RESOURCES,
    Action,
    Debt,
    Favour,
    JarSlot,
    Order,
    OrderSlot,
    Outsider,
    Paladin,
    Region,
    Space,
    Suspicion,
    Tavern,
    Townsfolk,
    TownsfolkSlot,
    Wall,
    Workshop,
)
from greathall.games.paladins.townsfolk import SUSPECTED_FROM


class CardTexts:
    """Texts of entries in the language of a speaker; ``resources`` says what each action is paid in."""

    def __init__(self, speaker: Speaker, resources: Mapping[str, str]) -> None:
        self.speaker = speaker
        self.resources = resources

    def of(self, entry: Entry) -> str:
        """All that a card or space does; an empty string for what has no text."""
        tell = _TEXTS.get(type(entry))
        return "" if tell is None else " ".join(filter(None, tell(self, entry)))

    # Words

    def _say(self, message: str, **params: Any) -> str:
        return self.speaker.say(f"paladins-{message}", **params)

    def _told(self, heading: str, effects: Iterable[Effect]) -> str:
        """A sentence about some effects; nothing where there are none."""
        text = self.effects(effects)
        return self._say(f"text-{heading}", effects=text) if text else ""

    def _noun(self, what: str, n: int) -> str:
        kind = "worker" if what in WORKERS else "resource" if what in RESOURCES else "noun"
        return self.speaker.name(f"{kind}:{what}", "n", n)

    def _workers(self, names: Iterable[str]) -> str:
        """Equal workers together, in the order of the card."""
        names = list(names)
        return ", ".join(self.speaker.name(f"worker:{one}", "n", names.count(one)) for one in dict.fromkeys(names))

    # Effects

    def effects(self, effects: Iterable[Effect]) -> str:
        return ", ".join(map(self.effect, effects))

    def effect(self, effect: Effect) -> str:
        match effect:
            case OneOf(choices):
                return self._joined("paladins-effect-or", choices)
            case All(parts):
                return self._joined("core-and", parts)
            case Per(counter, do, group):
                return self._say("effect-per", points=self.effect(do), what=self._say(f"per-{counter}", n=group))
            case When(trigger, do):
                return self._ability(trigger, do)
            case _:
                return self._plain(effect)

    def _plain(self, effect: Effect) -> str:
        match effect:
            case Gain("debt", n):
                return self._say("effect-take_debt", n=n)
            case Gain(what, n) if what in ATTRIBUTES:
                return self._say("effect-attribute", what=f"attribute:{what}", n=n)
            case Lose(what, n):
                return self._say(f"effect-lose_{what}", n=n)
            case Pay("debt", n):
                return self._say("effect-pay_debt", n=n)
            case Gain(what, n) | Pay(what, n):
                return self._noun(what, n)
            case Special(name):
                return self._say(f"effect-{name}")
            case _:
                raise TypeError(f"no card of Paladins has {effect!r}")

    def _joined(self, message: str, effects: Iterable[Effect]) -> str:
        *others, last = map(self.effect, effects)
        return self.speaker.say(message, first=", ".join(others), last=last) if others else last

    def _ability(self, trigger: str, do: Effect) -> str:
        when = (
            self._say("trigger-action", action=f"action:{trigger}")
            if trigger in ACTION_INDEX
            else self._say(f"trigger-{trigger}")
        )
        if isinstance(do, If):
            condition = self._say(f"condition-{do.condition}", n=SUSPECTED_FROM)
            when, do = self._say("effect-if", trigger=when, condition=condition), do.do
        return self._say("effect-when", trigger=when, reward=self.effect(do))

    # Cards

    def paladin(self, card: Paladin) -> Iterable[str]:
        yield self._say("text-workers", workers=self._workers(card.workers))
        boosts = zip(ATTRIBUTES, card.boost, strict=True)
        yield self._told("boosts", [Gain(name, n) for name, n in boosts if n])
        if card.waives:
            yield self._say("text-waives", action=f"action:{card.waives}")
        if card.cheaper:
            cost = self.speaker.name(f"resource:{self.resources.get(card.cheaper, RESOURCES[0])}", "n-acc", card.by)
            yield self._say("text-cheaper", action=f"action:{card.cheaper}", cost=cost)
        if card.bonus is not None:
            yield self.effect(card.bonus)

    def townsfolk(self, card: Townsfolk) -> Iterable[str]:
        yield self._told("quest", card.quest)
        yield self._told("hired", card.reward)
        yield self.effect(card.ability)

    def outsider(self, card: Outsider) -> Iterable[str]:
        yield self._say("text-people", faction=f"faction:{card.faction}")
        yield self._told("attacked", card.attack)
        yield self._told("converted", card.convert)
        yield self._told("scores", (card.scoring,))

    def favour(self, card: Favour) -> Iterable[str]:
        price = ", ".join(filter(None, (self.speaker.name(f"worker:{card.worker}"), self.effects(card.cost))))
        yield self._say("text-favour", price=price, effects=self.effects(card.reward))

    def order(self, card: Order) -> Iterable[str]:
        yield self._say("text-order", action=f"action:{card.action}", n=card.count)

    def tavern(self, card: Tavern) -> Iterable[str]:
        yield self._workers(card.workers)

    def wall(self, card: Wall) -> Iterable[str]:
        points = (Gain("point", card.points),) if card.points else ()
        yield self.effects((*card.reward, *points))

    def suspicion(self, card: Suspicion) -> Iterable[str]:
        yield self._noun("tax", card.taxes)

    # The boards

    def space(self, space: Space) -> Iterable[str]:
        reward = self.effects(space.reward)
        yield self._say("text-players", n=space.players, effects=reward) if space.players > 1 else reward

    def jar_slot(self, slot: JarSlot) -> Iterable[str]:
        yield self.effects(slot.reward)

    def workshop(self, workshop: Workshop) -> Iterable[str]:
        yield self._workers((workshop.worker,))

    def townsfolk_slot(self, slot: TownsfolkSlot) -> Iterable[str]:
        ways = (Pay("silver", slot.silver), *((Gain("debt"),) if slot.debt else ()))
        yield self._joined("paladins-effect-or", ways)

    def region(self, region: Region) -> Iterable[str]:
        yield self._say("text-flags", faith=region.faith, strength=region.strength)

    def order_slot(self, slot: OrderSlot) -> Iterable[str]:
        yield self._noun("point", slot.points)

    def debt(self, card: Debt) -> Iterable[str]:
        yield self._say("text-debt", unpaid=self._noun("point", card.unpaid), paid=self._noun("point", card.paid))

    def action(self, action: Action) -> Iterable[str]:
        yield self._say("text-workers", workers=self._workers(action.spaces))
        yield from self._price(action)
        yield self._told("one" if action.two else "reward", action.one)
        yield self._told("two", action.two)
        yield self.speaker.attribute(f"paladins-action-{action.id}", "text") or ""
        yield self._told("each_time", action.always)
        if action.limit:
            yield self._say("text-limit", n=action.limit)
        if action.points:
            steps = ", ".join(f"{times} — {points}" for times, points in action.points.items())
            yield self._say("text-points", steps=steps)

    def _price(self, action: Action) -> Iterable[str]:
        if action.cost:
            yield self._say("text-cost", cost=self.effects(action.cost))
        if action.ladder:
            numbers = ", ".join(map(str, action.ladder))
            yield self._say("text-ladder", numbers=numbers, resource=f"resource:{action.resource}")
        if action.needs:
            numbers = ", ".join(map(str, action.needs))
            yield self._say("text-needs_in_turn", numbers=numbers, attribute=f"attribute:{action.attribute}")
        elif action.attribute:
            yield self._say("text-needs", attribute=f"attribute:{action.attribute}")


_TEXTS: dict[type[Entry], Callable[[CardTexts, Any], Iterable[str]]] = {
    Action: CardTexts.action,
    Debt: CardTexts.debt,
    Favour: CardTexts.favour,
    JarSlot: CardTexts.jar_slot,
    Order: CardTexts.order,
    OrderSlot: CardTexts.order_slot,
    Outsider: CardTexts.outsider,
    Paladin: CardTexts.paladin,
    Region: CardTexts.region,
    Space: CardTexts.space,
    Suspicion: CardTexts.suspicion,
    Tavern: CardTexts.tavern,
    Townsfolk: CardTexts.townsfolk,
    TownsfolkSlot: CardTexts.townsfolk_slot,
    Wall: CardTexts.wall,
    Workshop: CardTexts.workshop,
}


def component_text(entry: Entry, box: PaladinsBox, speaker: Speaker) -> str:
    """What a component says; an empty text for one that has none."""
    return CardTexts(speaker, box.resource_of).of(entry)
