"""Final scoring, building by building in the rulebook's order (castle.score.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.effects import Gain, Per
from greathall.core.outcome import Standing, rank
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.castle.box import BUILDING_KINDS, SILVER, Scoring
from greathall.games.castle.helpers import GRANARY
from greathall.games.castle.state import CATEGORIES, NOBODY, Castle
from greathall.games.castle.supply import give_back, index, score, swap_silver
from greathall.games.castle.words import (
    CART_EMPTY,
    CONVERT,
    CONVERT_NO_MORE,
    CONVERT_SILVER,
    CONVERTED,
    FINAL_SCORING,
    NO_PIECE,
    NO_SILVER,
    SOLD_TALERS,
    SWAPPED,
)


@step
class FinalScoring(Step[Castle]):
    """Helpers at carriers go home without points; then each scoring in its order (ruling 29)."""

    rule: ClassVar[str] = "castle.score.order"

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.score.carriers-leave")
        dealer.rule("castle.score.order")
        dealer.rule("castle.score.track")
        if s.is_open("frozen_beauty"):
            dealer.rule("castle.winter.frozen-beauty-unresolved")
        dealer.say(FINAL_SCORING)
        for at, seat in enumerate(s.carriers):
            if seat != NOBODY:
                s.players[seat].helpers += 1
                s.carriers[at] = NOBODY
        order = sorted(s.box.scorings.values(), key=lambda one: one.order)
        push(s, *(Score(scoring.id) for scoring in order), DecideWinner())


@step
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


def count(s: Castle, counter: str) -> int:
    """What a helper's scoring counts at the end of the game."""
    match counter:
        case "free_space":
            return sum(1 for space in s.box.spaces.values() if _counts_free(s, space.building, space.id))
        case "castle_helper":
            return len(s.spaces)
        case "tile_left":
            return len(s.box.tiles) - len(s.built)
        case "forge_silver":
            return s.forge
        case _:
            return sum(1 for tile in s.built if s.box.tiles[tile].kind == counter)


def _counts_free(s: Castle, building: str, space: str) -> bool:
    """Free copper spaces of standing buildings; tiles cover the others, unless owners count them (ruling 27)."""
    standing = s.box.buildings[building].standing or building in s.built
    return space not in s.spaces and (standing or s.switches.keep_counts_all)


def owners(s: Castle, scoring: str) -> dict[int, int]:
    """How many helpers each seat has on spaces of a scoring, clockwise from the last start player."""
    found: dict[int, int] = {}
    for seat in s.clockwise():
        n = sum(1 for space, one in s.spaces.items() if one == seat and s.box.spaces[space].scoring == scoring)
        if n:
            found[seat] = n
    return found


SCORE_RULES = {
    "keep_free_spaces": ("keep", "keep-standing"),
    "tavern_full": ("tavern-full", "in-castle"),
    "tavern_half": ("tavern-half", "in-castle"),
    "big_gate": ("big-gate",),
    "small_gate": ("small-gate",),
    "stable_high": ("stable-high",),
    "stable_low": ("stable-low",),
    "servants_unbuilt": ("servants-quarters",),
    "forge_full": ("forge-full",),
    "forge_half": ("forge-half",),
}


def score_spaces(s: Castle, scoring: Scoring, effect: Per, dealer: Dealer) -> None:
    assert isinstance(effect.do, Gain)
    points = count(s, effect.counter) // effect.group * effect.do.n
    for seat, helpers in owners(s, scoring.id).items():
        for rule in SCORE_RULES[scoring.id]:
            dealer.rule(f"castle.score.{rule}")
        score(s, seat, points * helpers, scoring.category, dealer)


def sell_talers(s: Castle, scoring: Scoring, dealer: Dealer) -> None:
    """The market: always worth it, so done for the player, rounded down (ruling 30)."""
    for seat, helpers in owners(s, scoring.id).items():
        dealer.rule("castle.score.market-one" if helpers == 1 else "castle.score.market-two")
        dealer.rule("castle.score.market-automatic")
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
    dealer.rule("castle.winter.granary-points")
    each = scoring.by_helpers[len(s.winter.granary) - 1]
    for seat in s.clockwise():
        n = s.winter.granary.count(seat)
        score(s, seat, each * n, GRANARY, dealer)


def sell_resources(s: Castle, scoring: Scoring, dealer: Dealer) -> None:
    for helpers in owners(s, scoring.id).values():
        dealer.rule("castle.score.palace-two" if helpers == 2 else "castle.score.palace")
    push(s, *(SellPieces(seat, scoring.by_helpers[n - 1]) for seat, n in owners(s, scoring.id).items()))


@step
class SellPieces(Step[Castle]):
    """The palace: asks while pieces may be converted and there are any."""

    seat: int
    left: int
    first: int = 0

    def run(self, s: Castle, dealer: Dealer) -> None:
        question = ConvertPiece(self.seat, self.left, self.first)
        if self.left and len(question.options(s)) > 1:
            push(s, question)


@step
class ConvertPiece(Ask[Castle]):
    """One piece for its building value; silver is swapped at the forge first (castle.score.palace-silver)."""

    left: int
    first: int
    """Pieces are named from stone down, then silver, so that no two orders mean the same."""

    rule: ClassVar[str] = "castle.score.palace"

    def choices(self) -> list[Option]:
        pieces = [CONVERT(self.seat, name) for name in BUILDING_KINDS[::-1]]
        return pieces + [CONVERT_SILVER(self.seat, name) for name in BUILDING_KINDS[::-1]]

    def candidates(self, s: Castle) -> list[Option]:
        return [CONVERT_NO_MORE(self.seat), *self.choices()[self.first :]]

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
            return
        kind = index(option.args[0])
        dealer.rule("castle.score.palace-choice")
        dealer.rule("castle.score.palace-order")
        if option.verb is CONVERT_SILVER:
            dealer.rule("castle.score.palace-silver")
            swap_silver(s, self.seat, kind)
            dealer.say(SWAPPED, self.seat, option.args[0])
        give_back(s, self.seat, kind, 1)
        dealer.say(CONVERTED, self.seat, option.args[0], s.box.values[kind])
        score(s, self.seat, s.box.values[kind], "palace", dealer)
        push(s, SellPieces(self.seat, self.left - 1, self.choices().index(option)))


def standings(s: Castle) -> list[Standing]:
    """Points, then talers left, then the building value of resources left; silver counts 0 (ruling 31)."""
    found = []
    for seat, player in enumerate(s.players):
        worth = sum(n * value for n, value in zip(player.pieces, s.box.values, strict=True))
        points = dict(zip(CATEGORIES, player.points, strict=True))
        found.append(Standing(seat, points, (("talers", player.talers), ("resources", worth))))
    return found


@step
class DecideWinner(Step[Castle]):
    """Most points wins; then talers, then resources, then the victory is shared."""

    rule: ClassVar[str] = "castle.winner.points"

    def run(self, s: Castle, dealer: Dealer) -> None:
        outcome = rank(standings(s), range(len(s.players)))
        dealer.rule("castle.winner.points")
        for tie_break in outcome.tie_breaks_used:
            dealer.rule(f"castle.winner.{tie_break}")
        if len(outcome.winners) > 1:
            dealer.rule("castle.winner.shared")
