"""Births, and traits laid on children (crusaders.family.birth)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import step
from greathall.core.speech.options import Option
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import Crusaders, House, Person
from greathall.games.crusaders.supply import draw_character, draw_trait, hook, return_token, tell_trait


def has_room(s: Crusaders, house: House) -> bool:
    return len(house.children) < s.box.limits["children_per_player"]


def birth(s: Crusaders, seat: int, draws: int, sex: str, dealer: Dealer) -> None:
    """A child with a random trait, if there is room and a card (crusaders.family.birth, crusaders.family.slots)."""
    house = s.houses[seat]
    if not has_room(s, house):
        dealer.because("crusaders.family.slots")
        dealer.say(log.NO_CHILD, seat)
        return
    card = draw_character(s, house.culture, dealer, "" if sex == "any" else sex)
    if not card:
        dealer.because("crusaders.base.empty-bag")
        dealer.say(log.NO_CHILD, seat)
        return
    dealer.because("crusaders.family.birth")
    dealer.say(log.BORN, seat, card)
    tokens = tuple(token for token in (draw_trait(s, dealer) for _ in range(draws)) if token)
    house.children.append(Person(card, tuple(sorted(tokens))))
    for token in tokens:
        tell_trait(s, card, token, dealer)
    if len(tokens) > 1:
        ask_if_open(s, KeepOneTrait(seat), dealer)


@step("keep-one-trait")
class KeepOneTrait(Question):
    """Of several traits drawn for the youngest child one is kept (crusaders.development.library)."""

    rule: ClassVar[str] = "crusaders.development.library"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        child = s.houses[self.seat].children[-1]
        return [w.KEEP_TOKEN(self.seat, token) for token in dict.fromkeys(child.tokens)]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        good = [option for option in options if option.args[0] in s.box.positive]
        return (good or list(options))[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        kept = str(option.args[0])
        child = house.children[-1]
        rest = list(child.tokens)
        rest.remove(kept)
        by_library = hook(s, self.seat, "own_birth") > 1
        dealer.because(self.rule if by_library else "crusaders.event.births")
        for token in rest:
            return_token(s, token)
            dealer.say(log.TRAIT_OFF, child.card, token)
        house.children[-1] = replace(child, tokens=(kept,))
