"""Final scoring, building by building in the rulebook's order (castle.score.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Per
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.core.table.outcome import Standing, rank
from greathall.games.castle.effects import brought, counted
from greathall.games.castle.entries import BUILDING_KINDS, SILVER, Scoring
from greathall.games.castle.helpers import GRANARY
from greathall.games.castle.state import CATEGORIES, NOBODY, Castle
from greathall.games.castle.supply import give_back, index, score, swap_silver
from greathall.games.castle.words import (
    BEAUTY_UNDECIDED,
    CART_EMPTY,
    CONVERT,
    CONVERT_NO_MORE,
    CONVERT_SILVER,
    CONVERTED,
    CONVERTED_NO_MORE,
    FINAL,
    NO_PIECE,
    NO_SILVER,
    SOLD_TALERS,
    SWAPPED,
    WENT_HOME,
)


@step("final-scoring")
class FinalScoring(Step[Castle]):
    """Helpers at carriers go home without points; then each scoring in its order (ruling 29)."""

    rule: ClassVar[str] = "castle.score.order"

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.applies("castle.score.track")
        dealer.say(FINAL)
        if s.is_open("frozen_beauty"):
            dealer.say(BEAUTY_UNDECIDED)
        for at, seat in enumerate(s.carriers):
            if seat != NOBODY:
                s.players[seat].helpers += 1
                s.carriers[at] = NOBODY
                dealer.say(WENT_HOME, seat, s.box.carriers[at].id)
        order = sorted(s.box.scorings.values(), key=lambda one: one.order)
        push(s, *(Score(scoring.id) for scoring in order), DecideWinner())


@step("score")
class Score(Step[Castle]):
    scoring: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        scoring = s.box.scorings[self.scoring]
        effect = scoring.effects[0]
        if isinstance(effect, Per):
            score_spaces(s, scoring, effect, dealer)
        elif scoring.category == "market":
            sell_talers(s, scoring, dealer)
        elif scoring.category == "granary":
            share_granary(s, scoring, dealer)
        else:
            sell_resources(s, scoring, dealer)


def owners(s: Castle, scoring: str) -> dict[int, int]:
    """How many helpers each seat has on spaces of a scoring, clockwise from the last start player."""
    found: dict[int, int] = {}
    for seat in s.clockwise():
        n = sum(1 for space, one in s.spaces.items() if one == seat and s.box.spaces[space].scoring == scoring)
        if n:
            found[seat] = n
    return found


SCORE_RULES = {
    "keep_free_spaces": "castle.score.keep",
    "tavern_full": "castle.score.tavern-full",
    "tavern_half": "castle.score.tavern-half",
    "big_gate": "castle.score.big-gate",
    "small_gate": "castle.score.small-gate",
    "stable_high": "castle.score.stable-high",
    "stable_low": "castle.score.stable-low",
    "servants_unbuilt": "castle.score.servants-quarters",
    "forge_full": "castle.score.forge-full",
    "forge_half": "castle.score.forge-half",
}


def score_spaces(s: Castle, scoring: Scoring, effect: Per, dealer: Dealer) -> None:
    points = brought(effect, counted(s, effect.counter))
    if effect.counter == "free_space":
        dealer.applies("castle.score.keep-standing")
    elif effect.counter == "castle_helper":
        dealer.applies("castle.score.in-castle")
    for seat, helpers in owners(s, scoring.id).items():
        dealer.because(SCORE_RULES[scoring.id])
        score(s, seat, points * helpers, scoring.category, dealer)


def sell_talers(s: Castle, scoring: Scoring, dealer: Dealer) -> None:
    """The market: always worth it, so done for the player, rounded down (ruling 30)."""
    for seat, helpers in owners(s, scoring.id).items():
        dealer.applies("castle.score.market-automatic")
        dealer.because("castle.score.market-one" if helpers == 1 else "castle.score.market-two")
        price = scoring.by_helpers[helpers - 1]
        points = s.players[seat].talers // price
        s.players[seat].talers -= points * price
        s.treasury += points * price
        if points:
            dealer.say(SOLD_TALERS, seat, points * price, points)
        score(s, seat, points, "market", dealer)


def share_granary(s: Castle, scoring: Scoring, dealer: Dealer) -> None:
    if s.winter is None or not s.winter.granary:
        return
    dealer.because("castle.winter.granary-points")
    each = scoring.by_helpers[len(s.winter.granary) - 1]
    for seat in s.clockwise():
        if n := s.winter.granary.count(seat):
            score(s, seat, each * n, GRANARY, dealer)


def sell_resources(s: Castle, scoring: Scoring, dealer: Dealer) -> None:
    for helpers in owners(s, scoring.id).values():
        dealer.applies("castle.score.palace-two" if helpers == 2 else "castle.score.palace")
    push(s, *(SellPieces(seat, scoring.by_helpers[n - 1]) for seat, n in owners(s, scoring.id).items()))


@step("sell-pieces")
class SellPieces(Step[Castle]):
    """The palace: asks while pieces may be converted and there are any."""

    seat: int
    left: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        question = ConvertPiece(self.seat, self.left)
        if self.left and len(question.options(s)) > 1:
            push(s, question)
        elif self.left:
            dealer.say(CONVERTED_NO_MORE, self.seat)


@step("convert-piece")
class ConvertPiece(Ask[Castle]):
    """One piece for its building value; silver is swapped at the forge first (castle.score.palace-silver)."""

    left: int

    rule: ClassVar[str] = "castle.score.palace"

    def candidates(self, s: Castle) -> list[Option]:
        """Any piece in any order, dear ones first in the list."""
        pieces = [CONVERT(self.seat, name) for name in BUILDING_KINDS[::-1]]
        return [
            CONVERT_NO_MORE(self.seat),
            *pieces,
            *(CONVERT_SILVER(self.seat, name) for name in BUILDING_KINDS[::-1]),
        ]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is CONVERT_NO_MORE:
            return None
        own, kind = s.players[self.seat].pieces, index(option.args[0])
        if option.verb is CONVERT:
            return None if own[kind] else NO_PIECE(option.args[0])
        if not own[SILVER]:
            return NO_SILVER()
        return None if s.stock[kind] else CART_EMPTY(option.args[0])

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"n": self.left}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is CONVERT_NO_MORE:
            dealer.say(CONVERTED_NO_MORE, self.seat)
            return
        kind = index(option.args[0])
        dealer.applies("castle.score.palace-choice", "castle.score.palace-order")
        if option.verb is CONVERT_SILVER:
            swap_silver(s, self.seat, kind)
            dealer.because("castle.score.palace-silver")
            dealer.say(SWAPPED, self.seat, option.args[0])
            dealer.because(self.rule)
        give_back(s, self.seat, kind, 1)
        dealer.say(CONVERTED, self.seat, option.args[0], s.box.values[kind])
        score(s, self.seat, s.box.values[kind], "palace", dealer)
        push(s, SellPieces(self.seat, self.left - 1))


def standings(s: Castle) -> list[Standing]:
    """Points, then talers left, then the building value of resources left; silver counts 0 (ruling 31)."""
    found = []
    for seat, player in enumerate(s.players):
        worth = sum(n * value for n, value in zip(player.pieces, s.box.values, strict=True))
        points = dict(zip(CATEGORIES, player.points, strict=True))
        found.append(Standing(seat, points, (("talers", player.talers), ("resources", worth))))
    return found


TIE_RULES = {"talers": "castle.winner.talers", "resources": "castle.winner.resources"}


@step("decide-winner")
class DecideWinner(Step[Castle]):
    """Most points wins; then talers, then resources, then the victory is shared."""

    rule: ClassVar[str] = "castle.winner.points"

    def run(self, s: Castle, dealer: Dealer) -> None:
        outcome = rank(standings(s), range(len(s.players)))
        dealer.applies("castle.winner.points", *(TIE_RULES[tie] for tie in outcome.tie_breaks_used))
        if len(outcome.winners) > 1:
            dealer.applies("castle.winner.shared")
