"""Questions that a person answers and an automa decides by its rules."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push
from greathall.core.speech.options import Option
from greathall.games.crusaders.state import Crusaders


class Question(Ask[Crusaders]):
    """An Ask that knows how an automa answers."""

    __slots__ = ()

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """What an automa dynasty chooses."""
        return options[0]


def ask(s: Crusaders, question: Question, dealer: Dealer) -> None:
    """Asks a person; an automa decides at once. Push what follows before asking."""
    if not s.is_automa(question.seat):
        push(s, question)
        return
    options = question.options(s)
    if options:
        dealer.because(question.cites())
        question.resolve(s, question.automa_choice(s, options, dealer), dealer)


def ask_if_open(s: Crusaders, question: Question, dealer: Dealer) -> None:
    """Like ``ask``; nobody is asked when there is nothing, or only one thing, to choose."""
    options = question.options(s)
    if len(options) == 1:
        dealer.because(question.cites())
        question.resolve(s, options[0], dealer)
    elif options:
        ask(s, question, dealer)
