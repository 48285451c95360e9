"""A position as a seat knows it, in numbers: what nets value it by.

Only face-down cards and the order of the winter deck are hidden (castle.supply.open), so of a rival's unplayed cards
the features tell which they are, never which of them lie face down.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from greathall.core.features import names_of, rivals, scaled, scales_of
from greathall.core.rules.effects import Gain, Per
from greathall.core.rules.steps import Stops
from greathall.games.castle.box import CastleBox
from greathall.games.castle.entries import SILVER
from greathall.games.castle.feature_columns import CARDS, COLUMNS, EVENTS, LASTING, RIVAL, SCORED_EARLY, SCORINGS, TILES
from greathall.games.castle.payment import first_four, payable
from greathall.games.castle.round import ChooseCards, ResolveNext
from greathall.games.castle.state import CATEGORY_INDEX, NOBODY, Castle, Player
from greathall.games.castle.winter import DrawEvent

FEATURES_VERSION: Final = 1

TURN_ENDS: Final[Stops] = frozenset({DrawEvent, ResolveNext})
"""All cards lie face down and an event may follow; or one card has been played and the next one's turn comes."""

FEATURE_NAMES: Final = names_of(COLUMNS)
SCALES = scales_of(COLUMNS)

WORKERS = frozenset(card for card in CARDS if card.startswith("worker"))
MARKET, PALACE = SCORINGS.index("market_talers"), SCORINGS.index("palace_resources")
EARLY = tuple(CATEGORY_INDEX[category] for category in SCORED_EARLY)
NO_WINTER = [0.0] * (len(EVENTS) + len(LASTING) + 9)


class Tables(NamedTuple):
    """Of a box, by the order of the columns."""

    space: dict[str, tuple[int, str, int]]
    """A space's scoring, building and fee."""
    counter: tuple[tuple[str, int, int], ...]
    """What a scoring counts, for how many, for how much; nothing where goods are sold."""
    tile: dict[str, int]
    cost: tuple[int, ...]
    points: tuple[int, ...]
    tiles: tuple[int, ...]
    standing: frozenset[str]
    dear: tuple[int, ...]
    """Building resources, the dearest first."""


@lru_cache(maxsize=8)
def tables(box: CastleBox) -> Tables:
    kinds = {key: tile.kind if tile.kind in TILES else key for key, tile in box.tiles.items()}
    example = {kind: box.tiles[key] for key, kind in kinds.items()}
    return Tables(
        {key: (SCORINGS.index(one.scoring), one.building, one.fee) for key, one in box.spaces.items()},
        tuple(_counter(box, scoring) for scoring in SCORINGS),
        {key: TILES.index(kind) for key, kind in kinds.items()},
        tuple(example[kind].cost for kind in TILES),
        tuple(example[kind].points for kind in TILES),
        tuple(list(kinds.values()).count(kind) for kind in TILES),
        frozenset(key for key, one in box.buildings.items() if one.standing),
        tuple(sorted(range(SILVER), key=lambda kind: -box.values[kind])),
    )


def _counter(box: CastleBox, scoring: str) -> tuple[str, int, int]:
    effect = box.scorings[scoring].effects[0]
    if isinstance(effect, Per) and isinstance(effect.do, Gain):
        return (effect.counter, effect.group, effect.do.n)
    return ("", 1, 0)


def features(s: Castle, seat: int) -> list[float]:
    """What this seat may know, in the order of FEATURE_NAMES."""
    table, player, n = tables(s.box), s.players[seat], len(s.players)
    left, at = _left(s, table), _helpers(s, table)
    free, affordable = _free(s, table, player.talers)
    worth = _worth(s, table, left, free)
    brings = [_brings(s, table, other, at[other], worth) for other in range(n)]
    scores = [one.total + sum(brings[i]) + _granary(s, i) for i, one in enumerate(s.players)]
    mask = _payable(s, player)
    others = [(seat + i) % n for i in range(1, n)]
    rows = [_rival(s, table, other, scores[other], left) for other in others]
    raw: list[float] = [
        *_clock(s, seat),
        *_own(s, seat, scores[seat]),
        *at[seat],
        sum(brings[seat]),
        brings[seat][MARKET],
        brings[seat][PALACE],
        *free,
        affordable,
        *left,
        *[n and mask >> cost & 1 for n, cost in zip(left, table.cost, strict=True)],
        _best_tile(table, mask, left),
        *[holder == seat for holder in s.carriers],
        *[holder not in (seat, NOBODY) for holder in s.carriers],
        *s.stock,
        *s.tower,
        s.forge,
        *rivals(rows, len(RIVAL)),
        scores[seat] - max(scores[other] for other in others),
        scores[seat] - sum(scores[other] for other in others) / (n - 1),
        *_winter(s, seat),
    ]
    return scaled(raw, SCALES)


# Time


def _clock(s: Castle, seat: int) -> list[float]:
    choosing = bool(s.stack) and type(s.stack[-1]) is ChooseCards
    return [
        len(s.players),
        s.round,
        s.rounds - s.round,
        s.last_round,
        (seat - s.start) % len(s.players),
        choosing,
        len(s.queue),
        s.winter is not None,
    ]


# Goods, cards and points of a seat


def _own(s: Castle, seat: int, score: float) -> list[float]:
    player = s.players[seat]
    laid = _laid(s, seat)
    own_cards, other_cards = _on_cards(s, seat)
    builds = s.builders.count(seat)
    return [
        score,
        player.total,
        *[player.points[index] for index in EARLY],
        player.talers,
        *player.pieces,
        _goods(s, player.pieces),
        SILVER - player.pieces[:SILVER].count(0),
        player.helpers,
        own_cards,
        *[card in player.hand and card not in laid for card in CARDS],
        *[card in laid for card in CARDS],
        len(player.gone),
        builds,
        len(s.builders) - builds,
        other_cards,
    ]


def _laid(s: Castle, seat: int) -> tuple[object, ...]:
    """One's own cards of this round that have not acted: sealed, face down or revealed."""
    down = s.players[seat].down
    if down:
        return down
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseCards):
        answer = top.answer_of(seat)
        return () if answer is None else answer[1:]
    return tuple(card for owner, card in s.queue if owner == seat)


def _goods(s: Castle, pieces: list[int]) -> float:
    sand, wood, clay, stone, silver = s.box.values
    return pieces[0] * sand + pieces[1] * wood + pieces[2] * clay + pieces[3] * stone + pieces[4] * silver


def _on_cards(s: Castle, seat: int) -> tuple[float, float]:
    """Building value on revealed workers: own ones, and others' that a stonemason may buy."""
    own = other = 0.0
    for key, pieces in s.on_cards.items():
        worth = _goods(s, pieces)
        if int(key.partition("/")[0]) == seat:
            own += worth
        else:
            other += worth
    return own, other


def _rival(s: Castle, table: Tables, seat: int, score: float, left: list[int]) -> list[float]:
    player = s.players[seat]
    unplayed = player.hand + player.down
    return [
        score,
        player.talers,
        _goods(s, player.pieces),
        player.pieces[SILVER],
        player.helpers,
        list(s.spaces.values()).count(seat),
        s.carriers.count(seat),
        _best_tile(table, _payable(s, player), left),
        len(unplayed),
        "trader" in unplayed,
        "bricklayer" in unplayed,
        "stonemason" in unplayed,
        len([card for card in unplayed if card in WORKERS]),
        "architect" in unplayed,
        len([owner for owner, _ in s.queue if owner == seat]),
    ]


# Tiles


def _left(s: Castle, table: Tables) -> list[int]:
    left = list(table.tiles)
    for tile in s.built:
        left[table.tile[tile]] -= 1
    return left


def _payable(s: Castle, player: Player) -> int:
    pieces = player.pieces
    return payable(first_four(pieces), pieces[SILVER], first_four(s.stock), s.box.values[:SILVER], s.box.dearest)


def _best_tile(table: Tables, mask: int, left: list[int]) -> float:
    if not mask:
        return 0.0
    found = [points for points, cost, n in zip(table.points, table.cost, left, strict=True) if n and mask >> cost & 1]
    return max(found, default=0)


# Helpers in buildings


def _free(s: Castle, table: Tables, talers: int) -> tuple[list[int], int]:
    """Free spaces of standing buildings by scoring, and how many of them these talers pay for."""
    free, affordable = [0] * len(SCORINGS), 0
    standing, taken = table.standing.union(s.built), s.spaces
    for space, (scoring, building, fee) in table.space.items():
        if building in standing and space not in taken:
            free[scoring] += 1
            affordable += fee <= talers
    return free, affordable


def _helpers(s: Castle, table: Tables) -> list[list[int]]:
    """Each seat's helpers by scoring."""
    at = [[0] * len(SCORINGS) for _ in s.players]
    for space, owner in s.spaces.items():
        at[owner][table.space[space][0]] += 1
    return at


def _worth(s: Castle, table: Tables, left: list[int], free: list[int]) -> list[int]:
    """What a helper of each scoring would bring now; nothing at market and palace, where it depends on goods."""
    counts = {
        "free_space": len(table.space) - len(s.spaces) if s.switches.keep_counts_all else sum(free),
        "castle_helper": len(s.spaces),
        "tower": table.tiles[0] - left[0],
        "house": table.tiles[1] - left[1],
        "tile_left": sum(left),
        "forge_silver": s.forge,
        "": 0,
    }
    return [counts[counter] // group * points for counter, group, points in table.counter]


def _brings(s: Castle, table: Tables, seat: int, at: list[int], worth: list[int]) -> list[int]:
    """What a seat's helpers would bring if the game ended now."""
    brings = list(map(mul, at, worth))
    if at[MARKET]:
        brings[MARKET] = s.players[seat].talers // s.box.scorings["market_talers"].by_helpers[at[MARKET] - 1]
    if at[PALACE]:
        sales = s.box.scorings["palace_resources"].by_helpers[at[PALACE] - 1]
        brings[PALACE] = _sold(s, table, s.players[seat], sales)
    return brings


def _sold(s: Castle, table: Tables, player: Player, sales: int) -> int:
    """The dearest pieces, and silver swapped for the dearest kind that the carts hold (castle.score.palace-silver)."""
    points, silver, values = 0, player.pieces[SILVER], s.box.values
    for kind in table.dear:
        swapped = min(silver, s.stock[kind])
        sold = min(sales, player.pieces[kind] + swapped)
        silver -= swapped
        sales -= sold
        points += sold * values[kind]
    return points


def _granary(s: Castle, seat: int) -> float:
    if s.winter is None or seat not in s.winter.granary:
        return 0.0
    each = s.box.scorings["granary_share"].by_helpers[len(s.winter.granary) - 1]
    return each * s.winter.granary.count(seat)


# Winter


def _winter(s: Castle, seat: int) -> list[float]:
    winter = s.winter
    if winter is None:
        return NO_WINTER
    suitor = seat in winter.suitors
    granary = winter.granary.count(seat)
    spaces = s.box.round_spaces
    return [
        *[event in winter.deck for event in EVENTS],
        *[event in winter.open for event in LASTING],
        min(len(winter.deck), sum(1 for number in range(1, s.rounds + 1 - s.round) if spaces[number].winter)),
        winter.innkeeper == seat,
        winter.innkeeper not in (seat, NOBODY),
        winter.coins,
        granary,
        len(winter.granary) - granary,
        suitor,
        len(winter.suitors) - suitor,
        _goods(s, winter.gifts) + winter.gift_talers,
    ]
