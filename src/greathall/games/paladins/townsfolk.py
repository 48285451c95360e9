"""What hired townsfolk do, after an action, a paid debt or in an inquisition (paladins.townsfolk.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.effects import Resolve, ability_rule, says_it_all
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ABILITY,
    ABILITY_NONE,
    ABILITY_SKIPPED,
    ABILITY_USED,
    NEEDS_INNOCENCE,
    NEEDS_SUSPICION,
    NO_SUSPICION,
    NOBODY_ELSE_ACTS,
    PALADIN_HELPS,
    SKIP,
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


def use_ability(s: Paladins, seat: int, card: str, dealer: Dealer) -> None:
    """Announces it; townsfolk come last within an action (paladins.action.effect-order)."""
    dealer.applies("paladins.action.effect-order")
    dealer.because(ability_rule(s, card))
    dealer.say(ABILITY_USED, seat, card)


@step("paladin-helps")
class PaladinHelps(Step[Paladins]):
    """Some paladins pay for each action of a kind (paladins.paladin.bonus)."""

    seat: int
    paladin: str

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.say(PALADIN_HELPS, self.seat, self.paladin)
        push(s, Resolve(self.seat, f"bonus:{self.paladin}"))


@step("react")
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
            use_ability(s, self.seat, card, dealer)
        push(s, *(Resolve(self.seat, f"ability:{card}") for card in usable))


@step("choose-ability")
class ChooseAbility(Ask[Paladins]):
    """The owner uses abilities in any order, may leave one out or all that are left (paladins.action.decline)."""

    cards: tuple[str, ...]

    rule: ClassVar[str] = "paladins.inquisition.owner-order"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[Option]:
        """Cards with the same ability are one choice."""
        box = s.box
        distinct = {(box.conditions[card], box.rewards[f"ability:{card}"]): card for card in self.cards[::-1]}
        cards = list(distinct.values())
        used, skipped = ([verb(self.seat, card) for card in cards] for verb in (ABILITY, SKIP))
        return [*used, *skipped, ABILITY_NONE(self.seat)]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        return None if option.verb is ABILITY_NONE else why_idle(s, self.seat, str(option.args[0]))

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is ABILITY_NONE:
            idle = [card for card in self.cards if why_idle(s, self.seat, card) is None]
            dealer.say(NOBODY_ELSE_ACTS, self.seat, tuple((card, 1) for card in idle))
            return
        card = str(option.args[0])
        at = self.cards.index(card)
        push(s, React(self.seat, self.cards[:at] + self.cards[at + 1 :]))
        if option.verb is SKIP:
            dealer.say(ABILITY_SKIPPED, self.seat, card)
            return
        use_ability(s, self.seat, card, dealer)
        reward = f"ability:{card}"
        push(s, Resolve(self.seat, reward, sure=says_it_all(s, self.seat, reward)))
