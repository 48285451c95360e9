"""Questions that a person answers and an AI decides by its rules."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, push
from greathall.core.words import Option
from greathall.games.crusaders.state import Crusaders


class Question(Ask[Crusaders]):
    """An Ask that knows how an AI answers."""

    __slots__ = ()

    def ai(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """What an AI dynasty chooses."""
        return options[0]


def ask(s: Crusaders, question: Question, dealer: Dealer) -> None:
    """Asks a person; an AI decides at once. Push what follows before asking."""
    if not s.is_ai(question.seat):
        push(s, question)
        return
    options = question.options(s)
    if options:
        question.resolve(s, question.ai(s, options, dealer), dealer)


def ask_if_open(s: Crusaders, question: Question, dealer: Dealer) -> None:
    """Like ``ask``; nobody is asked when there is nothing, or only one thing, to choose."""
    options = question.options(s)
    if len(options) == 1:
        question.resolve(s, options[0], dealer)
    elif options:
        ask(s, question, dealer)
