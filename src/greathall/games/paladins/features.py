"""A position as a seat knows it, in numbers: what nets value it by.

Only paladins are hidden: of others' the features tell the open one, of one's own also those chosen and put on top.
"""

from __future__ import annotations

from typing import Final

from greathall.core.features import names_of, rivals, scaled, scales_of
from greathall.core.rules.steps import Stops
from greathall.games.paladins.automa.turn import AutomaTavern
from greathall.games.paladins.crews import WORKSHOP
from greathall.games.paladins.entries import ACTION_INDEX, ACTIONS, FAITH, RIGHT
from greathall.games.paladins.feature_columns import COLUMNS, FAVOURS, REGIONS, RIVAL, SCHEMES, SLOTS, TRIGGERS
from greathall.games.paladins.outsiders import shortfall
from greathall.games.paladins.refresh import FillTownsfolk
from greathall.games.paladins.regions import reachable
from greathall.games.paladins.round import ChoosePaladins, PickTavern
from greathall.games.paladins.scoring import CATEGORIES, convert_points, points_of
from greathall.games.paladins.state import NOBODY, Paladins, Player
from greathall.games.paladins.supply import holds
from greathall.games.paladins.turn import NextTurn

FEATURES_VERSION: Final = 1

TURN_ENDS: Final[Stops] = frozenset({FillTownsfolk, AutomaTavern, NextTurn})
"""The first hires are over; all have their taverns; a turn is over and the next seat or the automa follows."""

FEATURE_NAMES: Final = names_of(COLUMNS)
SCALES = scales_of(COLUMNS)

RIGHT_AT = tuple((ACTION_INDEX[action], action) for action in RIGHT)
PRICED = frozenset({"develop", "pray", "commission", "fortify", "garrison", "absolve", "convert"})
"""Actions with a price of their own; the others are free or priced by what is chosen."""
NO_AUTOMA = [0.0] * (3 + len(SCHEMES))


def features(s: Paladins, seat: int) -> list[float]:
    """What this seat may know, in the order of FEATURE_NAMES."""
    n = len(s.players)
    points = [points_of(s, other) for other in range(n)]
    done = [_done(s, player) for player in s.players]
    others = [(seat + i) % n for i in range(1, n)]
    scores = [sum(one.values()) for one in points]
    rows = [_rival(s, other, scores[other], done[other]) for other in others]
    raw: list[float] = [
        *_clock(s, seat),
        scores[seat],
        *[points[seat][category] for category in CATEGORIES],
        *_own(s, seat, done[seat]),
        *_orders(s, seat, done),
        *_favours(s),
        s.tax,
        len(s.players[seat].suspicion) - max([len(s.players[other].suspicion) for other in others]),
        *_board(s, seat),
        *rivals(rows, len(RIVAL)),
        scores[seat] - max([scores[other] for other in others]),
        scores[seat] - sum([scores[other] for other in others]) / (n - 1),
        *_automa(s),
    ]
    return scaled(raw, SCALES)


def _clock(s: Paladins, seat: int) -> list[float]:
    top = s.stack[-1] if s.stack else None
    return [
        s.seats,
        s.round,
        (seat - s.first) % s.seats,
        not isinstance(top, ChoosePaladins | PickTavern),
        seat in s.taken,
    ]


# A seat's own board, cards and supply


def _own(s: Paladins, seat: int, done: list[int]) -> list[float]:
    player = s.players[seat]
    paladin, above = _paladins(s, seat)
    board, patterns = player.board, s.box.patterns
    return [
        player.silver,
        player.provisions,
        *player.attributes,
        *s.box.boosts[paladin],
        *s.box.boosts[above],
        *player.workers,
        sum(player.workers),
        player.passed,
        s.uses(player, "develop"),
        *done,
        *[board[at].count(WORKSHOP) for at, _ in RIGHT_AT],
        *[spaces not in looks for spaces, looks in zip(board, patterns, strict=True)],
        *_ready(s, player),
        *_abilities(s, player),
        len(player.townsfolk),
        len(player.suspicion),
        player.unpaid,
        player.paid,
    ]


def _paladins(s: Paladins, seat: int) -> tuple[str, str]:
    """One's paladin of this round, open, face down or sealed, and the one put on top of the deck."""
    player = s.players[seat]
    top = s.stack[-1] if s.stack else None
    answer = top.answer_of(seat) if isinstance(top, ChoosePaladins) else None
    if answer is not None:
        return str(answer[1]), str(answer[2])
    return player.paladin or player.picked, player.top


def _ready(s: Paladins, player: Player) -> list[bool]:
    """For each action whether it is free, and workers and price are at hand."""
    box, workers, ready = s.box, player.workers, []
    for at, (action, spaces) in enumerate(zip(ACTIONS, player.board, strict=True)):
        pattern = box.patterns[at].get(spaces)
        ready.append(
            pattern is not None
            and pattern.fits(workers)
            and (action not in PRICED or holds(player, box.resource_of[action]) >= s.price(player, action))
        )
    return ready


def _abilities(s: Paladins, player: Player) -> list[int]:
    triggers = [s.box.triggers[card] for card in player.townsfolk]
    return [triggers.count(trigger) for trigger in TRIGGERS]


def _done(s: Paladins, player: Player) -> list[int]:
    return [
        player.commissions,
        len(player.walls),
        player.garrisons,
        len(player.jars),
        len(player.attacked),
        len(player.converted),
    ]


# The King's cards


def _orders(s: Paladins, seat: int, done: list[list[int]]) -> list[float]:
    """Orders by slot: open, the own share, fulfilled, the best rival's share."""
    opened, own, fulfilled, best = [0.0] * 3, [0.0] * 3, [0.0] * 3, [0.0] * 3
    for slot, order in zip(range(len(SLOTS)), s.orders, strict=False):
        card = s.box.orders[order]
        at = RIGHT.index(card.action)
        opened[slot] = 1.0
        own[slot] = min(1.0, done[seat][at] / card.count)
        fulfilled[slot] = float(done[seat][at] >= card.count)
        best[slot] = min(1.0, max([one[at] for other, one in enumerate(done) if other != seat]) / card.count)
    return [*opened, *own, *fulfilled, *best]


def _favours(s: Paladins) -> list[bool]:
    free = [favour for favour, guest in zip(s.favours, s.guests, strict=True) if not guest]
    return [favour in free for favour in FAVOURS]


# The board


def _board(s: Paladins, seat: int) -> list[float]:
    player = s.players[seat]
    free = [0] * len(REGIONS)
    for at in s.box.open_spaces[s.seats]:
        if s.pieces[at] == NOBODY:
            free[s.box.region_of[at]] += 1
    faith, needs = s.total(seat, FAITH), s.box.flags["faith"]
    convertible = [card for slot, card in enumerate(s.outsiders) if card and needs[slot] <= faith]
    return [
        *free,
        len(reachable(s, seat, "commission")),
        len(reachable(s, seat, "garrison")),
        max([convert_points(s, player, card) for card in convertible], default=0),
        len(convertible),
        sum([bool(card) and shortfall(s, seat, slot) <= player.silver for slot, card in enumerate(s.outsiders)]),
        len(s.wall_deck),
    ]


# The others


def _rival(s: Paladins, seat: int, score: int, done: list[int]) -> list[float]:
    player = s.players[seat]
    automa = seat == s.automa_seat
    workers = s.bot.workers if automa and s.bot is not None else sum(player.workers)
    orders = [s.box.orders[order] for order in s.orders]
    return [
        score,
        player.silver,
        player.provisions,
        workers,
        *player.attributes,
        *done,
        s.uses(player, "develop"),
        len(player.townsfolk),
        sum([done[RIGHT.index(order.action)] >= order.count for order in orders]),
        len(player.suspicion),
        player.unpaid,
        player.paid,
        player.passed,
    ]


def _automa(s: Paladins) -> list[float]:
    automa = s.bot
    if automa is None:
        return NO_AUTOMA
    schemes = automa.schemes
    return [automa.marker, len(automa.used), len(schemes), *[schemes.count(scheme) for scheme in SCHEMES]]
