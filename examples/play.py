"""Play a game from Python: ask what is open, choose, look at what happened.

python examples/play.py [game] [seed]
"""

from __future__ import annotations

import random
import sys

import greathall


def main(game: str = "castle", seed: str = "7") -> None:
    table = greathall.new(game, seats=2, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        # Usually one seat is asked; several are when they choose at the same time.
        decision = table.decisions[0]
        before = table.ply
        table.play(rng.choice(decision.options))
        # A seat is told only what it may know. Events hold no language: a message id and what belongs into it.
        for ply, event in table.events(before, decision.seat):
            print(f"{ply:4}  {event.message}  {event.params}")
    outcome = table.outcome
    assert outcome is not None
    print(f"places {outcome.places}, points {outcome.totals}")


def try_things_out() -> None:
    """What else a table can do."""
    table = greathall.new("castle", seats=2, seed=7)
    # A choice can also be given as text; a forbidden one is refused, and nothing has changed.
    try:
        table.play("s0 build castle")
    except greathall.GreathallError as refused:
        print(f"refused: {refused}")
    # Everything that a seat sees and may not choose now, with the rule that forbids it.
    for blocked in table.blocked(0):
        print(f"not {blocked.option.notation}: {blocked.reason.rule}")
    # What told nobody anything can be taken back.
    table.play(table.decisions[0].options[0])
    table.undo(0)
    # A save holds everything, chance included: both tables go on in the same way.
    again = greathall.from_json(table.to_json())
    assert again.view(0) == table.view(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
    try_things_out()
