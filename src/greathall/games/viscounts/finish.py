"""The end: points are told category by category (viscounts.score.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, step
from greathall.games.viscounts.scoring import FEW, standings
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import FINISHED, SCORED, SCORED_LESS

SCORE_RULES = {
    "buildings": ("viscounts.score.buildings",),
    "workers": ("viscounts.score.workers", "viscounts.castle.third-safe"),
    "sets": ("viscounts.score.sets",),
    "manuscripts": (
        "viscounts.score.manuscripts",
        "viscounts.score.icons",
        "viscounts.score.per-two",
        "viscounts.criminal.only-paying",
    ),
    "leader": ("viscounts.score.cards",),
    "bonuses": ("viscounts.score.cards",),
    "debts": ("viscounts.score.debts",),
    "deeds": ("viscounts.score.deeds",),
    "approved": ("viscounts.score.deeds",),
    "poverty": ("viscounts.score.poverty", "viscounts.score.majority-ties"),
    "prosperity": ("viscounts.score.prosperity", "viscounts.score.majority-ties"),
    "resources": ("viscounts.solo.score", "viscounts.solo.win"),
}


@step
class Finish(Step[Viscounts]):
    rule: ClassVar[str] = "viscounts.score.winner"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.rule("viscounts.score.winner")
        if len(s.players) <= FEW:
            dealer.rule("viscounts.score.few-players")
        dealer.say(FINISHED)
        for standing in standings(s):
            for category, points in standing.points.items():
                if points:
                    for rule in reversed(SCORE_RULES[category]):  # the log shows the last one: the category's own
                        dealer.rule(rule)
                    dealer.say(SCORED if points > 0 else SCORED_LESS, standing.seat, abs(points), category)
