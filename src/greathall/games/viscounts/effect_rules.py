"""Which rule an effect of a component follows from: what the log shows beside everything the effect does."""

from __future__ import annotations

from greathall.core.reference.components import Entry
from greathall.games.viscounts.entries import Townsfolk

ON_HIRE = "viscounts.recruit.discard-pile"
MANDATORY = "viscounts.effect.mandatory"

BY_FIELD = {
    "townsfolk.on_hire": ON_HIRE,
    "printed_townsfolk.on_hire": "viscounts.action.dismiss-printed",
    "site.effect": "viscounts.build.site-effect",
    "link.effect": "viscounts.build.link",
    "section.effect": "viscounts.castle.section-effect",
    "manuscript.effect": "viscounts.transcribe.take",
    "printed_manuscript.effect": "viscounts.transcribe.printed",
    "player_card.start": "viscounts.setup.items",
    "player_card.extra": "viscounts.setup.extra-effect",
    "track.above": "viscounts.collision.own",
    "track.below": "viscounts.collision.others",
    "track.above_automa": "viscounts.solo.collision",
    "paper.flip": "viscounts.papers.flip-debt",
    "automa.start": "viscounts.solo.start-items",
    "automa_slot.effect": "viscounts.solo.slots",
    "scheme.effect": "viscounts.solo.turn",
    "scheme.attempts": "viscounts.solo.attempts",
}
"""By the component's kind and the field that the effect is written in."""

BY_TIER = {
    "first": "viscounts.castle.trim-first",
    "second": "viscounts.castle.trim-second",
    "third": "viscounts.castle.third",
}

BY_OFFER = {
    "silver": "viscounts.trade.silver",
    "ink": "viscounts.trade.resource",
    "gold": "viscounts.trade.resource",
    "stone": "viscounts.trade.resource",
    "destroy": "viscounts.trade.destroy",
    "flip": "viscounts.trade.flip",
}
"""Of an exchange, by what it gives."""

BY_TIMING = {"instant": "viscounts.shift.instant", "dropoff": "viscounts.shift.drop-off"}

BY_TRIGGER = {
    "own_trade": "viscounts.action.after",
    "own_build": "viscounts.action.after",
    "own_place": "viscounts.action.after",
    "own_transcribe": "viscounts.action.after",
    "own_debt_flip": "viscounts.effect.debt-collector",
    "own_debt_gain": "viscounts.effect.racketeer",
    "collision": "viscounts.collision.cards",
}
"""Of a townsfolk that lies on the board, by what its effect answers."""

BY_SLOT_TRIGGER = {"own_hire": "viscounts.slot.hire-discard", "collision": "viscounts.collision.workshop"}


def effect_rule(kind: str, entry: Entry, field: str, trigger: str, noun: str) -> str:
    """The rule of one effect; ``noun`` is the first thing that it gives."""
    if kind == "tier":
        return BY_TIER[entry.id]
    if kind == "exchange":
        return BY_OFFER.get(noun, MANDATORY)
    if kind == "slot":
        return BY_SLOT_TRIGGER.get(trigger, MANDATORY)
    if isinstance(entry, Townsfolk) and field == "effect":
        return BY_TRIGGER.get(trigger, MANDATORY) if trigger else BY_TIMING.get(entry.timing, MANDATORY)
    return BY_FIELD.get(f"{kind}.{field}", MANDATORY)
