"""Components in words, put together from their data: no sentence about a card is written down anywhere.

The browser's ``effectText.ts`` does the same with the same messages (``viscounts-effect-*``, ``viscounts-term-*``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from greathall.core.reference.components import Entry
from greathall.core.rules.effects import All, Effect, Gain, If, OneOf, Per, Special, When
from greathall.core.speech.text import Speaker, written
from greathall.games.viscounts.box import ICONS, ViscountsBox
from greathall.games.viscounts.entries import (
    Automa,
    AutomaSlot,
    Bonus,
    Building,
    Exchange,
    Funding,
    Leader,
    Link,
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
    TrackSpace,
)
from greathall.games.viscounts.payment import icon_name


class Telling:
    """What a component does, in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def tell(self, entry: Entry) -> str:
        """The facts of one component as sentences."""
        return sentences(self.parts(entry))

    def parts(self, entry: Entry) -> Iterable[str]:
        return TELLERS[type(entry)](self, entry)

    # Words

    def term(self, name: str, **params: Any) -> str:
        return self.speaker.say(f"viscounts-term-{name}", **params)

    def board_word(self, name: str, **params: Any) -> str:
        """What only the terminal says."""
        return self.speaker.say(f"viscounts-board-{name}", **params)

    def name(self, element: str) -> str:
        return self.speaker.name(element)

    def counted(self, element: str, n: int) -> str:
        return self.speaker.name(element, "n", n)

    # Effects

    def clause(self, effect: Effect | None) -> str:
        """An effect inside a sentence; empty where there is none."""
        match effect:
            case Gain(what, n):
                return self.gained(what, n)
            case Special(name):
                return self.gained(name, 1)
            case All(parts):
                return self.together(parts)
            case OneOf(choices):
                # Brackets where a choice has several parts: they belong together.
                return self.term("or").join(
                    f"({self.clause(one)})" if isinstance(one, All) else self.clause(one) for one in choices
                )
            case When(trigger, do):
                return self.term(f"when-{trigger}", effect=self.clause(do))
            case If(condition, do):
                return self.term(f"if-{condition}", effect=self.clause(do))
            case Per(counter, do, group, _):
                return self.term(f"per-{counter}", effect=self.clause(do), n=group)
            case _:
                return ""

    def gained(self, what: str, n: int) -> str:
        """So much of a good, or something that happens."""
        if self.speaker.has(f"viscounts-effect-{what}"):
            return self.counted(f"effect:{what}", n)
        if self.speaker.has(f"viscounts-resource-{what}"):
            return self.counted(f"resource:{what}", n)
        return lowered(self.name(f"action:{what}"))

    def together(self, parts: tuple[Effect, ...]) -> str:
        """Goods are listed; what happens beside them stands apart, so that nothing reads as the price of the rest."""
        goods = all(isinstance(one, Gain) and self.speaker.has(f"viscounts-resource-{one.what}") for one in parts)
        return (", " if goods else "; ").join(self.clause(one) for one in parts)

    def icons(self, icons: Mapping[str, int]) -> str:
        return ", ".join(self.counted(f"icon:{icon}", icons[icon]) for icon in ICONS if icons.get(icon))

    def funding(self, way: Funding) -> str:
        pays = f"icon:{way.pays}" if way.pays in ICONS else f"resource:{way.pays}"
        return self.term(
            "funding-once" if way.limit else "funding",
            action=self.name(f"action:{way.action}"),
            pays=self.counted(pays, way.amount),
            icons=self.counted(f"icon:{icon_name(way.action)}", way.icons),
            n=way.limit,
        )

    # Cards

    def townsfolk(self, card: Townsfolk) -> Iterable[str]:
        yield self.term("cost", n=card.cost)
        yield self.icons(card.icons)
        ability = "; ".join(self.funding(way) for way in card.funding) or self.clause(card.effect)
        if ability:
            yield self.term(f"timing-{card.timing}", effect=ability)
        if card.on_hire is not None:
            yield self.term("on-hire", effect=self.clause(card.on_hire))

    def printed_townsfolk(self, card: PrintedTownsfolk) -> Iterable[str]:
        yield self.term("cost-dismiss", n=card.cost)
        yield self.icons(card.icons)
        yield self.term("on-dismiss", effect=self.clause(card.on_hire))

    def manuscript(self, script: Manuscript) -> Iterable[str]:
        yield self.term("needs", n=script.cost)
        yield self.name(f"ribbon:{script.ribbon}")
        yield self.clause(script.effect)
        if script.points is not None:
            yield self.term("at-end", effect=self.clause(script.points))

    def printed_manuscript(self, script: PrintedManuscript) -> Iterable[str]:
        yield self.term("needs", n=script.cost)
        yield self.clause(script.effect)

    def player_card(self, card: PlayerCard) -> Iterable[str]:
        yield self.board_word("start-location", n=card.location)
        yield self.clause(card.start)
        yield self.clause(card.extra)

    def bonus(self, card: Bonus) -> Iterable[str]:
        gives = f"{self.icons(card.icons)}, {self.counted('resource:point', card.points)}"
        yield self.term("bonus-text", n=card.needs, effect=gives)

    def leader(self, card: Leader) -> Iterable[str]:
        yield self.term("leader-text", points=self.counted("resource:point", card.points), n=card.hand_limit)

    def scheme(self, scheme: Scheme) -> Iterable[str]:
        yield self.term(
            "scheme-text",
            n=scheme.move,
            icons=self.icons(scheme.icons),
            effect=self.clause(scheme.effect),
            attempts=" / ".join(self.clause(one) for one in scheme.attempts),
        )

    # The board and the castle

    def effect_of(self, entry: Site | Link) -> Iterable[str]:
        yield self.clause(entry.effect)

    def exchange(self, exchange: Exchange) -> Iterable[str]:
        icons = self.counted("icon:merchant", exchange.merchants)
        yield self.term("exchange", icons=icons, effect=self.clause(exchange.effect))

    def segment(self, segment: Segment) -> Iterable[str]:
        yield f"{segment.left}, {segment.right}"

    def section(self, section: Section) -> Iterable[str]:
        yield self.term("section-gives", effect=self.clause(section.effect))

    def tier(self, tier: Tier) -> Iterable[str]:
        yield self.term("tier-points", points=self.counted("resource:point", tier.points))
        if tier.capacity:
            yield self.board_word("tier-room", n=tier.capacity, have=tier.rises_at)
        if tier.trimmed is not None:
            yield self.term("tier-trimmed", effect=self.clause(tier.trimmed))
        if tier.enter is not None:
            yield self.term("tier-enter", effect=self.clause(tier.enter))

    def placing(self, placing: Placing) -> Iterable[str]:
        nobles = self.counted("icon:noble", placing.nobles)
        yield f"{nobles} → {self.counted('resource:worker', placing.workers)}"

    # Player boards, the automa's too

    def building(self, building: Building) -> Iterable[str]:
        points = " / ".join(map(written, building.points))
        yield self.term("building-text", icons=self.counted("icon:builder", building.cost), points=points)

    def slot(self, slot: Slot) -> Iterable[str]:
        if slot.free_steps:
            yield self.term("slot-step", n=slot.free_steps)
        if slot.dismiss_cost:
            yield self.term("slot-dismiss", n=slot.dismiss_cost)
        if slot.hand_limit:
            yield self.term("slot-hand", n=slot.hand_limit)
        yield self.icons(slot.icons)
        yield self.clause(slot.effect)

    def automa_slot(self, slot: AutomaSlot) -> Iterable[str]:
        yield self.icons(slot.icons)
        yield self.clause(slot.effect)

    def space(self, space: Space) -> Iterable[str]:
        yield self.icons(space.icons)

    def track(self, space: TrackSpace) -> Iterable[str]:
        yield self.term("track-above", effect=self.clause(space.above))
        yield self.term("track-below", effect=self.clause(space.below))
        yield self.board_word("track-automa", effect=self.clause(space.above_automa))

    def automa(self, automa: Automa) -> Iterable[str]:
        yield self.name(f"action:{automa.focus}")
        wishes = (
            self.name(f"resource:{one.resource}") + (f" ≤ {one.until}" if one.until else "") for one in automa.priority
        )
        yield " → ".join(wishes)
        yield self.clause(automa.start)
        yield self.icons(automa.middle)
        yield self.icons(automa.right)
        yield "; ".join(self.name(f"scheme:{one}") for one in automa.removed)

    # Scoring

    def stack(self, stack: Stack) -> Iterable[str]:
        yield self.name(f"paper:{stack.paper}")
        yield self.name(f"paper:{stack.counts}_flipped")
        yield " / ".join(map(written, stack.on_top))

    def paper(self, paper: Paper) -> Iterable[str]:
        yield f"{written(paper.points)} → {written(paper.flipped_points)}"
        yield self.clause(paper.flip)

    def majority(self, majority: Majority) -> Iterable[str]:
        yield " / ".join(map(written, majority.places))

    def ribbon_set(self, ladder: RibbonSet) -> Iterable[str]:
        yield " / ".join(map(written, ladder.points))


TELLERS: dict[type[Entry], Callable[[Telling, Any], Iterable[str]]] = {
    Automa: Telling.automa,
    AutomaSlot: Telling.automa_slot,
    Bonus: Telling.bonus,
    Building: Telling.building,
    Exchange: Telling.exchange,
    Leader: Telling.leader,
    Link: Telling.effect_of,
    Majority: Telling.majority,
    Manuscript: Telling.manuscript,
    Paper: Telling.paper,
    Placing: Telling.placing,
    PlayerCard: Telling.player_card,
    PrintedManuscript: Telling.printed_manuscript,
    PrintedTownsfolk: Telling.printed_townsfolk,
    RibbonSet: Telling.ribbon_set,
    Scheme: Telling.scheme,
    Section: Telling.section,
    Segment: Telling.segment,
    Site: Telling.effect_of,
    Slot: Telling.slot,
    Space: Telling.space,
    Stack: Telling.stack,
    Tier: Telling.tier,
    Townsfolk: Telling.townsfolk,
    TrackSpace: Telling.track,
}


def lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


def sentences(parts: Iterable[str]) -> str:
    """Parts that say something, each as a sentence of its own."""
    return " ".join(f"{part[:1].upper()}{part[1:].rstrip('.')}." for part in parts if part)


def component_text(entry: Entry, box: ViscountsBox, speaker: Speaker) -> str:
    """What a component says; an empty text for one that has none."""
    return Telling(speaker).tell(entry) if type(entry) in TELLERS else ""
