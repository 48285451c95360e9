"""What hired townsfolk do, after an action, a paid debt or in an inquisition (paladins.townsfolk.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.paladins.citing import cite_ability
from greathall.games.paladins.resolve import Resolve
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ABILITY,
    ABILITY_USED,
    DECLINE,
    DECLINED,
    NEEDS_INNOCENCE,
    NEEDS_SUSPICION,
    NO_SUSPICION,
    PALADIN_HELPS,
)

SUSPECTED_FROM = 2


def follow_up(s: Paladins, seat: int, action: str, *rewards: str) -> None:
    """The rewards of an action, the paladin's bonus, then the townsfolk hired before it (rulings 42, 43)."""
    reacting = reactions(s, seat, action)
    if reacting is not None:
        push(s, reacting)
    paladin = s.players[seat].paladin
    if paladin and s.box.bonuses.get(paladin) == action:
        push(s, PaladinHelps(seat, paladin))
    push(s, *(Resolve(seat, reward) for reward in rewards))


def react(s: Paladins, seat: int, trigger: str) -> None:
    """Pushes what the seat's townsfolk do at a trigger."""
    reacting = reactions(s, seat, trigger)
    if reacting is not None:
        push(s, reacting)


def reactions(s: Paladins, seat: int, trigger: str) -> React | None:
    hired = s.players[seat].townsfolk
    if not hired:
        return None
    triggers = s.box.triggers
    cards = tuple(card for card in hired if triggers[card] == trigger)
    return React(seat, cards) if cards else None


def why_idle(s: Paladins, seat: int, card: str) -> Reason | None:
    """Why an ability does nothing now."""
    suspicions = len(s.players[seat].suspicion)
    condition = s.box.conditions[card]
    if condition == "suspected":
        return None if suspicions >= SUSPECTED_FROM else NEEDS_SUSPICION(SUSPECTED_FROM)
    if condition == "unsuspected":
        return NEEDS_INNOCENCE() if suspicions else None
    idle = s.box.rewards[f"ability:{card}"][0].what == "lose_suspicion" and not suspicions
    return NO_SUSPICION() if idle else None


@step
class PaladinHelps(Step[Paladins]):
    """Some paladins pay for each action of a kind (paladins.paladin.bonus)."""

    seat: int
    paladin: str

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.rule("paladins.paladin.bonus")
        dealer.say(PALADIN_HELPS, self.seat, self.paladin)
        push(s, Resolve(self.seat, f"bonus:{self.paladin}"))


@step
class React(Step[Paladins]):
    """Abilities still to be used. Their owner is asked only where the order can make a difference."""

    seat: int
    cards: tuple[str, ...]

    def run(self, s: Paladins, dealer: Dealer) -> None:
        usable = [card for card in self.cards if why_idle(s, self.seat, card) is None]
        if any(f"ability:{card}" in s.box.order_matters for card in usable):
            push(s, ChooseAbility(self.seat, self.cards))
            return
        for card in usable:
            cite_ability(s, card, dealer)
            dealer.say(ABILITY_USED, self.seat, card)
        push(s, *(Resolve(self.seat, f"ability:{card}") for card in usable))


@step
class ChooseAbility(Ask[Paladins]):
    """The owner uses abilities in any order and may stop (paladins.inquisition.owner-order)."""

    cards: tuple[str, ...]

    rule: ClassVar[str] = "paladins.inquisition.owner-order"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[Option]:
        """Cards with the same ability are one choice."""
        box = s.box
        distinct = {(box.conditions[card], box.rewards[f"ability:{card}"]): card for card in self.cards[::-1]}
        return [*(ABILITY(self.seat, card) for card in distinct.values()), DECLINE(self.seat)]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        return None if option.verb is DECLINE else why_idle(s, self.seat, str(option.args[0]))

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat)
            return
        card = str(option.args[0])
        at = self.cards.index(card)
        cite_ability(s, card, dealer)
        dealer.say(ABILITY_USED, self.seat, card)
        push(
            s,
            Resolve(self.seat, f"ability:{card}", sure=True),
            React(self.seat, self.cards[:at] + self.cards[at + 1 :]),
        )
