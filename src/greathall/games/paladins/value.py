"""A seat's prospects for simple bots: points now, and what workers and resources may still become."""

from __future__ import annotations

from random import Random

from greathall.core.rules.chance import Sampled
from greathall.core.rules.dealer import QuietDealer
from greathall.core.rules.steps import Ask, AskTogether
from greathall.games.paladins.crews import CRIMINAL
from greathall.games.paladins.entries import RIGHT
from greathall.games.paladins.round import PickTavern
from greathall.games.paladins.scoring import points_of
from greathall.games.paladins.setup import FirstHire
from greathall.games.paladins.state import ROUNDS, Paladins
from greathall.games.paladins.turn import KEEP_MOST, KeepWorkers, NextTurn, TakeTurn

OWN_QUESTIONS = (FirstHire, PickTavern, TakeTurn, KeepWorkers)
"""Questions that stand for themselves; all others carry out an action already begun."""

# Weights found by trial on solo games: a right-hand action now beats everything that only prepares one.
WORKER = 2.0
CRIMINAL_EXTRA = 0.15
RESOURCE = 1.2
STEP = 0.3
"""A step on a track, besides the points it scores now."""
USE = 30.0
"""A use of a right-hand action leads towards its points and orders."""
MOST_USES = 7
WORKSHOP = 16.0
TOWNSFOLK = 3.0
SUSPICION = 1.0


def value(s: Paladins, seat: int) -> float:
    """Worth of what the seat has, once the action it has begun is carried out."""
    return worth(carried_out(s, seat), seat)


def carried_out(s: Paladins, seat: int) -> Paladins:
    """The state after an action begun by the seat, with the first choice wherever it is still asked."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Ask) or top.seat != seat or isinstance(top, OWN_QUESTIONS):
        return s
    s = s.clone()
    dealer = QuietDealer(Sampled(Random(0)), s.seats)
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, AskTogether | NextTurn | TakeTurn):
            break
        if not isinstance(top, Ask):
            s.stack.pop().run(s, dealer)
        elif top.seat != seat or isinstance(top, OWN_QUESTIONS):
            break
        else:
            s.stack.pop()
            top.resolve(s, top.default(s, top.options(s)), dealer)
    return s


def worth(s: Paladins, seat: int) -> float:
    player = s.players[seat]
    left = (ROUNDS - s.round) / ROUNDS
    total = float(sum(points_of(s, seat).values()))
    total += STEP * sum(player.attributes) * (0.5 + left)
    total += USE * sum(min(MOST_USES, s.uses(player, action)) for action in RIGHT)
    total += WORKSHOP * s.uses(player, "develop") * left
    total += TOWNSFOLK * len(player.townsfolk) * left
    total += RESOURCE * (min(player.silver, 6) + min(player.provisions, 5)) * (0.2 + left)
    total += WORKER * _useful_workers(s, seat) + CRIMINAL_EXTRA * player.workers[CRIMINAL]
    return total - SUSPICION * len(player.suspicion)


def _useful_workers(s: Paladins, seat: int) -> int:
    """After passing only those that may stay for another round."""
    player = s.players[seat]
    if not player.passed:
        return sum(player.workers)
    return 0 if s.round == ROUNDS else min(KEEP_MOST, sum(player.workers))
