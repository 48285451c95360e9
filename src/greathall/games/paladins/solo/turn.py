"""The bot's turn: a scheme, else the fallback row; each step explained (paladins.solo.scheme, .fallback)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.games.paladins.box import ACTION_INDEX
from greathall.games.paladins.crews import CRIMINAL, EMPTY, WORKERS, WORKSHOP
from greathall.games.paladins.scoring import fulfils
from greathall.games.paladins.solo.actions import begin, obstacle, place
from greathall.games.paladins.solo.deeds import bot_prayer, bot_quest, gain_workers
from greathall.games.paladins.solo.favour import free_favour, use_favour
from greathall.games.paladins.solo.marker import move_marker, the_bot
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.taxes import DrawSuspicion
from greathall.games.paladins.words import (
    BOT_BLOCKED,
    BOT_DONE,
    BOT_FALLBACK,
    BOT_NO_FAVOUR,
    BOT_PREPARES,
    BOT_RESTS,
    BOT_SCHEME,
    BOT_TAVERN,
    BOT_WORKERS,
    RESHUFFLED,
)

WORKERS_ABOVE_ROUND = 3
CONSPIRE_WORKERS = 2
FAVOUR_SCHEME = "kings_favour"
ORDERS_SCHEME = "kings_order"


def begin_bot_round(s: Paladins, dealer: Dealer) -> None:
    """Workers by round; nothing is kept and no scheme is shuffled (paladins.solo.workers-per-round)."""
    bot = the_bot(s)
    bot.workers = s.round + WORKERS_ABOVE_ROUND
    bot.used = ()
    board = s.players[s.bot_seat].board
    for at, spaces in enumerate(board):
        board[at] = "".join(WORKSHOP if mark == WORKSHOP else EMPTY for mark in spaces)
    dealer.rule("paladins.solo.workers-per-round")
    dealer.rule("paladins.solo.no-shuffle")
    dealer.say(BOT_WORKERS, s.bot_seat, bot.workers)


def build_for_bot(s: Paladins, order: str, dealer: Dealer) -> None:
    """A workshop on the order's action, from the left."""
    board = s.players[s.bot_seat].board
    action = s.box.orders[order].action
    at = ACTION_INDEX[action]
    built = board[at].count(WORKSHOP)
    board[at] = board[at][:built] + WORKSHOP + board[at][built + 1 :]
    s.players[s.bot_seat].workshops -= 1
    dealer.say(BOT_PREPARES, s.bot_seat, action)


def on_order_revealed(s: Paladins, order: str, dealer: Dealer) -> None:
    if s.bot is not None:
        dealer.rule("paladins.solo.order-workshops")
        s.bot.order_workshops -= 1
        build_for_bot(s, order, dealer)


def on_favour_revealed(s: Paladins, dealer: Dealer) -> None:
    if s.bot is not None:
        dealer.rule("paladins.solo.favour-schemes")
        s.bot.waiting -= 1
        s.bot.scheme_discard += (FAVOUR_SCHEME,)


@step
class BotTavern(Step[Paladins]):
    """The bot takes no workers, but a suspicion for each criminal on the tavern left over (paladins.solo.taverns)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if s.bot is None:
            return
        left = s.taverns[s.taken.index(-1)]
        criminals = s.box.taverns[left].workers.count(WORKERS[CRIMINAL])
        dealer.rule("paladins.solo.taverns")
        dealer.say(BOT_TAVERN, s.bot_seat, left, criminals)
        if criminals:
            push(s, DrawSuspicion(s.bot_seat, criminals))


@step
class BotTurn(Step[Paladins]):
    def run(self, s: Paladins, dealer: Dealer) -> None:
        bot = the_bot(s)
        if not bot.workers:
            finish(s, dealer)
            return
        if not bot.schemes:
            dealer.rule("paladins.solo.empty-schemes")
            bot.schemes = sorted(bot.scheme_discard)
            bot.scheme_discard = ()
            dealer.say(RESHUFFLED, "scheme")
        scheme = dealer.draw("scheme", bot.schemes)
        bot.scheme_discard += (scheme,)
        dealer.rule("paladins.solo.scheme")
        dealer.say(BOT_SCHEME, s.bot_seat, scheme)
        if not follow_scheme(s, scheme, dealer):
            fall_back(s, dealer)


def finish(s: Paladins, dealer: Dealer) -> None:
    dealer.rule("paladins.solo.until-done")
    s.players[s.bot_seat].passed = True
    dealer.say(BOT_DONE, s.bot_seat)


def follow_scheme(s: Paladins, scheme: str, dealer: Dealer) -> bool:
    """Whether the scheme's action could be taken."""
    if scheme == FAVOUR_SCHEME:
        at = free_favour(s)
        if at is None:
            dealer.say(BOT_NO_FAVOUR, s.bot_seat)
            return False
        use_favour(s, at, dealer)
        return True
    actions = order_actions(s, dealer) if scheme == ORDERS_SCHEME else [scheme]
    for action in actions:
        why = obstacle(s, action)
        if not why:
            place(s, action, dealer)
            begin(s, action, dealer)
            return True
        dealer.say(BOT_BLOCKED, s.bot_seat, action, why)
    return False


def order_actions(s: Paladins, dealer: Dealer) -> list[str]:
    """Unfulfilled orders from the right; if all are fulfilled, all of them from the right (ruling 38)."""
    player = s.players[s.bot_seat]
    waiting = [order for order in s.orders if not fulfils(s, player, order)]
    dealer.rule("paladins.solo.orders-scheme" if waiting else "paladins.solo.orders-all-done")
    return [s.box.orders[order].action for order in reversed(waiting or s.orders)]


def fall_back(s: Paladins, dealer: Dealer) -> None:
    """The leftmost fallback action not yet taken this round (paladins.solo.fallback-once)."""
    bot = the_bot(s)
    for name, fallback in s.box.fallbacks.items():
        if name in bot.used:
            dealer.rule("paladins.solo.fallback-once")
            continue
        if fallback.workers > bot.workers or (name == "recruit" and not any(s.townsfolk)):
            continue
        bot.workers -= fallback.workers
        bot.used += (name,)
        dealer.rule("paladins.solo.fallback")
        dealer.say(BOT_FALLBACK, s.bot_seat, name)
        FALLBACKS[name](s, dealer)
        return
    finish(s, dealer)


def trade(s: Paladins, dealer: Dealer) -> None:
    dealer.rule("paladins.solo.trade")
    move_marker(s, 1, dealer)


def conspire(s: Paladins, dealer: Dealer) -> None:
    """A suspicion with its taxes, and two workers (paladins.solo.conspire)."""
    dealer.rule("paladins.solo.conspire")
    gain_workers(s, CONSPIRE_WORKERS, dealer)
    push(s, DrawSuspicion(s.bot_seat, 1))


def rest(s: Paladins, dealer: Dealer) -> None:
    """One step, one more per unused worker, and the bot is done for the round (paladins.solo.rest)."""
    bot = the_bot(s)
    dealer.rule("paladins.solo.rest")
    dealer.say(BOT_RESTS, s.bot_seat, bot.workers)
    move_marker(s, 1 + bot.workers, dealer)
    finish(s, dealer)


FALLBACKS = {
    "recruit": bot_quest,
    "pray": bot_prayer,
    "trade": trade,
    "conspire": conspire,
    "rest": rest,
}
