"""The end of the game: what brings it about, the last turn, and the points told category by category."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.games.viscounts.automa.schemes import show_schemes
from greathall.games.viscounts.scoring import FEW, standings
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import DIVIDED, FINAL, LAST_ROUND, LOST_POINTS, POINTS, UNCOVERED

SCORE_RULES = {
    "buildings": "viscounts.score.buildings",
    "workers": "viscounts.score.workers",
    "sets": "viscounts.score.sets",
    "manuscripts": "viscounts.score.manuscripts",
    "leader": "viscounts.score.cards",
    "bonuses": "viscounts.score.cards",
    "debts": "viscounts.score.debts",
    "deeds": "viscounts.score.deeds",
    "approved": "viscounts.score.deeds",
    "poverty": "viscounts.score.poverty",
    "prosperity": "viscounts.score.prosperity",
    "resources": "viscounts.solo.score",
}
"""The rule of each category of points."""


def uncover(s: Viscounts, stack: str, dealer: Dealer) -> None:
    """The round is finished and one more is played; a second card changes nothing of that."""
    dealer.applies("viscounts.end.trigger")
    dealer.say(UNCOVERED, stack)
    if s.last_round == 0:
        s.last_round = s.round + 1
        dealer.say(LAST_ROUND, s.last_round)
    else:
        dealer.applies("viscounts.end.divided")
        dealer.say(DIVIDED)


def is_last_turn(s: Viscounts, seat: int) -> bool:
    """The last turn of the last round belongs to the seat before the first player (viscounts.end.trigger)."""
    return (seat + 1) % len(s.players) == s.first and bool(s.last_round) and s.round >= s.last_round


@step("finish")
class Finish(Step[Viscounts]):
    """Everybody's points, category by category; then the engine announces the winner."""

    rule: ClassVar[str] = "viscounts.score.winner"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        if s.plan is not None:
            show_schemes(s, s.automa, dealer)
        dealer.say(FINAL)
        note_counting(s, dealer)
        for standing in standings(s):
            for category, points in standing.points.items():
                if points:
                    dealer.because(SCORE_RULES[category])
                    dealer.say(POINTS if points > 0 else LOST_POINTS, standing.seat, abs(points), category)


def note_counting(s: Viscounts, dealer: Dealer) -> None:
    """How points are counted, where no line of its own tells it."""
    dealer.applies("viscounts.castle.third-safe", "viscounts.score.majority-ties", "viscounts.score.winner")
    dealer.applies("viscounts.score.icons", "viscounts.score.per-two", "viscounts.criminal.only-paying")
    if len(s.players) <= FEW:
        dealer.applies("viscounts.score.few-players")
