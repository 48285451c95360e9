"""The automa's turn: a scheme, else the fallback row; each step explained (paladins.solo.scheme, .fallback)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.events import EventKind
from greathall.games.paladins.automa.actions import begin, obstacle, place
from greathall.games.paladins.automa.effects import automa_prayer, automa_quest, gain_workers
from greathall.games.paladins.automa.favour import free_favour, use_favour
from greathall.games.paladins.automa.marker import move_marker, the_automa
from greathall.games.paladins.crews import AUTOMA_WORKER, CRIMINAL, WORKERS, WORKSHOP, cleared
from greathall.games.paladins.entries import ACTION_INDEX
from greathall.games.paladins.scoring import fulfils
from greathall.games.paladins.state import Paladins, counted
from greathall.games.paladins.taxes import DrawSuspicion
from greathall.games.paladins.words import (
    AUTOMA_BLOCKED,
    AUTOMA_DONE,
    AUTOMA_FALLBACK,
    AUTOMA_NO_FAVOUR,
    AUTOMA_PREPARES,
    AUTOMA_RESHUFFLES,
    AUTOMA_RESTS,
    AUTOMA_SCHEME,
    AUTOMA_SCHEME_JOINS,
    AUTOMA_TAKES,
    AUTOMA_TAVERN,
    AUTOMA_WORKERS,
)

WORKERS_ABOVE_ROUND = 3
CONSPIRE_WORKERS = 2
FAVOUR_SCHEME = "kings_favour"
ORDERS_SCHEME = "kings_order"


def begin_automa_round(s: Paladins, dealer: Dealer) -> None:
    """Workers by round; nothing is kept and no scheme is shuffled (paladins.solo.workers-per-round)."""
    automa = the_automa(s)
    board = s.players[s.automa_seat].board
    unused, automa.workers = automa.workers, s.round + WORKERS_ABOVE_ROUND
    used = sum(spaces.count(AUTOMA_WORKER) for spaces in board)
    s.players[s.automa_seat].board = [cleared(spaces) for spaces in board]
    automa.used = ()
    dealer.applies("paladins.solo.no-shuffle")
    dealer.say(AUTOMA_WORKERS, s.automa_seat, automa.workers, unused, used)


def build_for_automa(s: Paladins, order: str, dealer: Dealer) -> None:
    """A workshop on the order's action, from the left; a worker still standing there makes room."""
    board = s.players[s.automa_seat].board
    action = s.box.orders[order].action
    at = ACTION_INDEX[action]
    built = board[at].count(WORKSHOP)
    displaced = int(board[at][built] == AUTOMA_WORKER)
    board[at] = board[at][:built] + WORKSHOP + board[at][built + 1 :]
    s.players[s.automa_seat].workshops -= 1
    dealer.say(AUTOMA_PREPARES, s.automa_seat, action, displaced)


def on_order_revealed(s: Paladins, order: str, dealer: Dealer) -> None:
    if s.bot is not None:
        dealer.because("paladins.solo.order-workshops")
        s.bot.order_workshops -= 1
        build_for_automa(s, order, dealer)


def on_favour_revealed(s: Paladins, dealer: Dealer) -> None:
    if s.bot is not None:
        s.bot.waiting -= 1
        s.bot.scheme_discard += (FAVOUR_SCHEME,)
        dealer.say(AUTOMA_SCHEME_JOINS, s.automa_seat, FAVOUR_SCHEME)


@step("bot-tavern")
class AutomaTavern(Step[Paladins]):
    """It takes no workers, but a suspicion for each criminal on the tavern left over (paladins.solo.taverns)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if s.bot is None:
            return
        left = s.taverns[s.taken.index(-1)]
        criminals = s.box.taverns[left].workers.count(WORKERS[CRIMINAL])
        dealer.say(AUTOMA_TAVERN, s.automa_seat, left, criminals)
        if criminals:
            push(s, DrawSuspicion(s.automa_seat, criminals))


@step("bot-turn")
class AutomaTurn(Step[Paladins]):
    """A scheme is revealed and tried; what cannot be done falls back (paladins.solo.scheme)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        automa = the_automa(s)
        if not automa.workers:
            finish(s, dealer)
            return
        if not automa.schemes:
            dealer.say(AUTOMA_RESHUFFLES, s.automa_seat, counted(automa.scheme_discard))
            automa.schemes = sorted(automa.scheme_discard)
            automa.scheme_discard = ()
        scheme = dealer.draw("scheme", automa.schemes)
        automa.scheme_discard += (scheme,)
        dealer.say(AUTOMA_SCHEME, s.automa_seat, scheme)
        if not follow_scheme(s, scheme, dealer):
            fall_back(s, dealer)


def finish(s: Paladins, dealer: Dealer) -> None:
    s.players[s.automa_seat].passed = True
    dealer.say(AUTOMA_DONE, s.automa_seat)


def follow_scheme(s: Paladins, scheme: str, dealer: Dealer) -> bool:
    """Whether the scheme's action could be taken."""
    if scheme == FAVOUR_SCHEME:
        at = free_favour(s)
        if at is None:
            dealer.say(AUTOMA_NO_FAVOUR, s.automa_seat)
            return False
        use_favour(s, at, dealer)
        return True
    dealer.because("paladins.solo.fallback")
    if scheme == ORDERS_SCHEME:
        return follow_orders(s, dealer)
    if scheme in s.box.fallbacks:
        return follow_row(s, scheme, dealer)
    return attempt(s, scheme, dealer)


def follow_row(s: Paladins, name: str, dealer: Dealer) -> bool:
    """A scheme may name an action of the upper row, too (paladins.solo.scheme)."""
    why = row_obstacle(s, name)
    if why:
        dealer.say(AUTOMA_BLOCKED, s.automa_seat, name, why)
        return False
    take_of_row(s, name, AUTOMA_TAKES, dealer)
    return True


def attempt(s: Paladins, action: str, dealer: Dealer) -> bool:
    """Takes an action if nothing is in its way."""
    why = obstacle(s, action)
    if why:
        dealer.say(AUTOMA_BLOCKED, s.automa_seat, action, why)
        return False
    place(s, action, dealer)
    begin(s, action, dealer)
    return True


def follow_orders(s: Paladins, dealer: Dealer) -> bool:
    """Unfulfilled orders from the right, then fulfilled ones from the right; the first that is possible."""
    player = s.players[s.automa_seat]
    for done, rule in ((False, "paladins.solo.orders-scheme"), (True, "paladins.solo.orders-all-done")):
        for order in reversed(s.orders):
            if fulfils(s, player, order) is done:
                dealer.because(rule)
                if attempt(s, s.box.orders[order].action, dealer):
                    return True
    return False


def fall_back(s: Paladins, dealer: Dealer) -> None:
    """The leftmost fallback action not yet taken this round (paladins.solo.fallback-once)."""
    for name in s.box.fallbacks:
        why = row_obstacle(s, name)
        if why == "occupied":
            dealer.applies("paladins.solo.fallback-once")
        if not why:
            take_of_row(s, name, AUTOMA_FALLBACK, dealer)
            return
    finish(s, dealer)


def row_obstacle(s: Paladins, name: str) -> str:
    """Why the automa cannot take an action of its upper row now; an empty string if it can."""
    automa = the_automa(s)
    if name in automa.used:
        return "occupied"
    if s.box.fallbacks[name].workers > automa.workers:
        return "workers"
    return "target" if name == "recruit" and not any(s.townsfolk) else ""


def take_of_row(s: Paladins, name: str, told: EventKind, dealer: Dealer) -> None:
    """Once a round each (paladins.solo.fallback-once)."""
    automa = the_automa(s)
    workers = s.box.fallbacks[name].workers
    automa.workers -= workers
    automa.used += (name,)
    dealer.say(told, s.automa_seat, name, workers)
    FALLBACKS[name](s, dealer)


def trade(s: Paladins, dealer: Dealer) -> None:
    dealer.because("paladins.solo.trade")
    move_marker(s, 1, dealer)


def conspire(s: Paladins, dealer: Dealer) -> None:
    """A suspicion with its taxes, and two workers (paladins.solo.conspire)."""
    dealer.because("paladins.solo.conspire")
    gain_workers(s, CONSPIRE_WORKERS, dealer)
    push(s, DrawSuspicion(s.automa_seat, 1))


def rest(s: Paladins, dealer: Dealer) -> None:
    """One step, one more per unused worker, and the automa is done for the round (paladins.solo.rest)."""
    automa = the_automa(s)
    dealer.because("paladins.solo.rest")
    dealer.say(AUTOMA_RESTS, s.automa_seat, automa.workers)
    move_marker(s, 1 + automa.workers, dealer)
    finish(s, dealer)


FALLBACKS = {
    "recruit": automa_quest,
    "pray": automa_prayer,
    "trade": trade,
    "conspire": conspire,
    "rest": rest,
}
