"""Turns: one action or a pass, clockwise, until all have passed (paladins.round.turns, paladins.pass.*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from typing import ClassVar, NamedTuple

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins import absolve, develop, favours, fortify, gather, outsiders, pray, recruit, regions
from greathall.games.paladins.automa.turn import AutomaTurn
from greathall.games.paladins.crews import WORKER_INDEX, WORKERS, bundle, cleared, on_spaces
from greathall.games.paladins.entries import ACTIONS
from greathall.games.paladins.state import ROUNDS, Paladins
from greathall.games.paladins.words import ACT, KEEP, NO_SUCH_WORKERS, PASS, PASSED, RETURNED

KEEP_MOST = 3


class Acting(NamedTuple):
    why_not: Callable[[Paladins, int], Reason | None]
    begin: Callable[[Paladins, int, Dealer], None]


BOARD: dict[str, Acting] = {
    "develop": Acting(develop.why_not, develop.begin),
    "recruit": Acting(recruit.why_not, recruit.begin),
    "hunt": Acting(gather.why_not_hunt, gather.begin_hunt),
    "trade": Acting(gather.why_not_trade, gather.begin_trade),
    "pray": Acting(pray.why_not, pray.begin),
    "conspire": Acting(gather.why_not_conspire, gather.begin_conspire),
    "commission": Acting(regions.why_not_commission, regions.begin_commission),
    "fortify": Acting(fortify.why_not, fortify.begin),
    "garrison": Acting(regions.why_not_garrison, regions.begin_garrison),
    "absolve": Acting(absolve.why_not, absolve.begin),
    "attack": Acting(outsiders.why_not_attack, outsiders.begin_attack),
    "convert": Acting(outsiders.why_not_convert, outsiders.begin_convert),
}
assert tuple(BOARD) == ACTIONS


@step("next-turn")
class NextTurn(Step[Paladins]):
    """Whose turn it is: the first from ``seat`` on who has not passed; the automa follows the person."""

    seat: int

    def run(self, s: Paladins, dealer: Dealer) -> None:
        n = len(s.players)
        for i in range(n):
            seat = (self.seat + i) % n
            if s.players[seat].passed:
                continue
            following = NextTurn((seat + 1) % n)
            if seat == s.automa_seat:
                push(s, AutomaTurn(), following)
            else:
                dealer.begin_turn(seat)
                push(s, TakeTurn(seat), following)
            return


@step("take-turn")
class TakeTurn(Ask[Paladins]):
    """An action of the own board, a favour, or a pass."""

    rule: ClassVar[str] = "paladins.round.turns"

    def candidates(self, s: Paladins) -> list[Option]:
        seat = self.seat
        return [
            *(ACT(seat, action) for action in ACTIONS),
            *(favours.option(s, seat, favour) for favour in s.favours),
            PASS(seat),
        ]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        if option.verb is PASS:
            return None
        if option.verb is not ACT:
            return favours.why_not(s, self.seat, str(option.args[0]))
        return BOARD[str(option.args[0])].why_not(s, self.seat)

    def options(self, s: Paladins) -> list[Option]:
        seat = self.seat
        if not any(s.players[seat].workers):
            return [PASS(seat)]
        found = [ACT(seat, action) for action, acting in BOARD.items() if acting.why_not(s, seat) is None]
        free = [favour for favour in s.favours if favours.why_not(s, seat, favour) is None]
        found.extend(favours.option(s, seat, favour) for favour in free)
        found.append(PASS(seat))
        return found

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is PASS:
            pass_turn(s, self.seat, dealer)
        elif option.verb is not ACT:
            favours.begin(s, self.seat, str(option.args[0]), dealer)
        else:
            BOARD[str(option.args[0])].begin(s, self.seat, dealer)

    def default(self, s: Paladins, options: Sequence[Option]) -> Option:
        return options[-1]


def pass_turn(s: Paladins, seat: int, dealer: Dealer) -> None:
    """The board is cleared; up to three unplaced workers stay (paladins.pass.clear, paladins.pass.keep)."""
    player = s.players[seat]
    player.passed = True
    gone = on_spaces("".join(player.board))
    player.board = [cleared(spaces) for spaces in player.board]
    dealer.applies("paladins.pass.final")
    dealer.say(PASSED, seat, bundle(gone))
    if s.round == ROUNDS or sum(player.workers) <= KEEP_MOST:
        return
    ask = KeepWorkers(seat)
    found = ask.options(s)
    if len(found) == 1:
        ask.resolve(s, found[0], dealer)
    else:
        push(s, ask)


_TRIOS: list[tuple[str, ...]] = [
    tuple(WORKERS[i] for i in trio) for trio in combinations_with_replacement(range(6), KEEP_MOST)
]
_TRIO_COUNTS = [tuple((WORKER_INDEX[name], trio.count(name)) for name in sorted(set(trio))) for trio in _TRIOS]


@step("keep-workers")
class KeepWorkers(Ask[Paladins]):
    """Which three workers stay for the next round. Keeping fewer never helps, so it is not asked."""

    rule: ClassVar[str] = "paladins.pass.keep"

    def candidates(self, s: Paladins) -> list[Option]:
        return [KEEP(self.seat, *trio) for trio in _TRIOS]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        have = s.players[self.seat].workers
        counts = _TRIO_COUNTS[_TRIOS.index(tuple(map(str, option.args)))]
        missing = tuple((worker, n - have[worker]) for worker, n in counts if have[worker] < n)
        return NO_SUCH_WORKERS(bundle(missing)) if missing else None

    def options(self, s: Paladins) -> list[Option]:
        have = s.players[self.seat].workers
        return [
            KEEP(self.seat, *trio)
            for trio, counts in zip(_TRIOS, _TRIO_COUNTS, strict=True)
            if all(have[worker] >= n for worker, n in counts)
        ]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        player = s.players[self.seat]
        kept = [0] * len(WORKERS)
        for name in option.args:
            kept[WORKER_INDEX[str(name)]] += 1
        gone = tuple((i, n - kept[i]) for i, n in enumerate(player.workers) if n > kept[i])
        player.workers = kept
        dealer.say(RETURNED, self.seat, bundle(gone))
