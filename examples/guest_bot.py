"""A bot for tables of a server: it is told what its seat may know, and answers with one of its options.

greathall bot --table LINK --bot examples.guest_bot:Mason      sits down at a table (LINK as the browser shows it)
python examples/guest_bot.py                                   plays against our own bots, without a server
"""

from __future__ import annotations

from random import Random

import greathall
from greathall import Option, Question
from greathall.bots import drive, make

LIKED = ("build", "house")
"""Kinds of choices, the best first. Each option is of one kind: `s0 build well` is of the kind `build`."""
CARDS = {"messenger": 3, "architect": 2, "worker_wood_silver": -1, "worker_sand_clay": -1}
"""What a card is worth to play, beside the others."""


class Mason:
    """Builds where it can, and plays the messenger and the architect whenever they are in its hand."""

    name = "mason"

    def choose(self, question: Question, rng: Random) -> Option:
        # question.view is what a person in this seat would see, as plain data: print it once to find your way.
        for kind in LIKED:
            found = [option for option in question.options if option.verb.name == kind]
            if found:
                return found[-1]  # the one that is listed last costs most
        if question.kind == "choose-cards":
            return max(question.options, key=lambda option: sum(CARDS.get(str(card), 0) for card in option.args))
        return rng.choice(question.options)


def main(games: int = 10) -> None:
    won = 0
    for number in range(games):
        table = greathall.new("castle", seats=2, seed=number)
        drive(table, {number % 2: Mason(), 1 - number % 2: make("random")}, Random(number))
        assert table.outcome is not None
        won += number % 2 in table.outcome.winners
    print(f"the mason has won {won} of {games} games against chance")


if __name__ == "__main__":
    main()
