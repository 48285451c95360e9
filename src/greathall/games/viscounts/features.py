"""A position as a seat knows it, in numbers: what nets value it by.

Hidden are others' hands and the order of every pile (viscounts.setup.hidden-piles), so of others' cards the features
tell how many there are, and which only where they lie on the board.
"""

from __future__ import annotations

from typing import Final

from greathall.core.features import names_of, rivals, scaled, scales_of
from greathall.core.rules.steps import Stops
from greathall.games.viscounts.box import CRIMINAL, ICONS, RIBBONS
from greathall.games.viscounts.draw import DrawUp
from greathall.games.viscounts.feature_columns import AHEAD, AUTOMAS, CATEGORIES, COLUMNS, RIVAL, SECTIONS, SLOTS
from greathall.games.viscounts.kingdom import INNER, LEFT, POSITIONS, RIGHT
from greathall.games.viscounts.payment import ACTIONS, ICON_OF
from greathall.games.viscounts.scoring import castle_workers, resources, standings
from greathall.games.viscounts.setup import FormDeck
from greathall.games.viscounts.state import NOBODY, Player, Viscounts
from greathall.games.viscounts.transcribe import manuscript_cost

FEATURES_VERSION: Final = 1

TURN_ENDS: Final[Stops] = frozenset({FormDeck, DrawUp})
"""All is done but drawing: the first hand in set-up, later the hand for the next turn."""

FEATURE_NAMES: Final = names_of(COLUMNS)
SCALES = scales_of(COLUMNS)

ACTION_ICONS = tuple(ICON_OF[action] for action in ACTIONS)
NO_AUTOMA = [0.0] * (len(AUTOMAS) + 2)


def features(s: Viscounts, seat: int) -> list[float]:
    """What this seat may know, in the order of FEATURE_NAMES."""
    n = len(s.players)
    others = [(seat + i) % n for i in range(1, n)]
    points = [standing.points for standing in standings(s)]
    scores = [sum(one.values()) for one in points]
    tiers = [castle_workers(s, other) for other in range(n)]
    rows = [_rival(s, seat, other, scores[other], tiers[other]) for other in others]
    ribbons = _ribbons(s, s.players[seat])
    raw: list[float] = [
        *_clock(s, seat),
        scores[seat],
        *[points[seat][category] for category in CATEGORIES],
        *_own(s, seat),
        *_icons(s, seat),
        *_cards(s, seat),
        *ribbons,
        *_bonuses(s, seat, others),
        s.players[seat].approved - max([s.players[other].approved for other in others]),
        s.players[seat].paid - max([s.players[other].paid for other in others]),
        *_castle(s, seat),
        sum(tiers[seat]) - max([sum(tiers[other]) for other in others]),
        s.leader == seat,
        s.leader not in (seat, NOBODY),
        *_ahead(s, seat, ribbons),
        *rivals(rows, len(RIVAL)),
        scores[seat] - max([scores[other] for other in others]),
        scores[seat] - sum([scores[other] for other in others]) / (n - 1),
        *_automa(s),
    ]
    return scaled(raw, SCALES)


def _clock(s: Viscounts, seat: int) -> list[float]:
    return [
        len(s.players),
        s.round,
        s.last_round > 0,
        s.round == s.last_round > 0,
        (seat - s.first) % len(s.players),
        s.turn == seat,
        s.debts_left,
        s.deeds_left,
    ]


# A seat's own things


def _own(s: Viscounts, seat: int) -> list[float]:
    player = s.players[seat]
    return [
        player.silver,
        player.ink,
        player.gold,
        player.stone,
        player.corruption,
        player.virtue,
        player.virtue - player.corruption,
        player.debts,
        player.paid,
        player.deeds,
        player.approved,
        player.workers,
        *[slot in player.slots for slot in SLOTS],
    ]


def _icons(s: Viscounts, seat: int) -> list[float]:
    """Icons on cards and slots, and the power that they give to each action in the next turn."""
    player, icons = s.players[seat], s.box.icons
    left, middle, right = player.row
    staying = _summed(s, (left, middle))
    lasting = [s.lasting_icons(seat, icon) for icon in range(CRIMINAL)]
    hand = [icons[card] for card in player.hand]
    held = (player.silver, player.stone, player.gold, player.ink)
    power = [
        staying[icon]
        + staying[CRIMINAL]
        + lasting[icon]
        + max([row[icon] + row[CRIMINAL] for row in hand], default=0)
        + goods
        for icon, goods in zip(ACTION_ICONS, held, strict=True)
    ]
    in_hand = _summed(s, player.hand)
    elsewhere = _summed(s, player.draw + player.discard)
    deck = [a + b + c + d for a, b, c, d in zip(staying, in_hand, elsewhere, icons[right], strict=True)]
    return [*staying, sum(icons[right]), *lasting, *in_hand, *deck, *power]


def _summed(s: Viscounts, cards: tuple[str, ...]) -> list[int]:
    icons = s.box.icons
    return list(map(sum, zip(*[icons[card] for card in cards], strict=True))) if cards else [0] * len(ICONS)


def _cards(s: Viscounts, seat: int) -> list[float]:
    player, costs = s.players[seat], s.box.costs
    return [
        len(player.hand),
        sum([costs[card] for card in player.hand]),
        len(player.draw),
        len(player.discard),
        s.criminals(seat),
    ]


# Manuscripts


def _ribbons(s: Viscounts, player: Player) -> list[int]:
    scripts = s.box.manuscripts
    found = [scripts[one].ribbon for one in player.manuscripts]
    return [found.count(ribbon) for ribbon in RIBBONS]


def _added(s: Viscounts, ribbons: list[int], ribbon: str) -> int:
    """Points that one more ribbon adds: it joins the first set without one (ruling 57)."""
    have = ribbons[RIBBONS.index(ribbon)]
    size = sum([n > have for n in ribbons])
    return s.box.set_points[size + 1] - s.box.set_points[size]


def _bonuses(s: Viscounts, seat: int, others: list[int]) -> list[float]:
    own = s.players[seat].bonuses
    taken = [bonus for other in others for bonus in s.players[other].bonuses]
    return [*[ribbon in own for ribbon in RIBBONS], *[ribbon in taken for ribbon in RIBBONS]]


# Castle and kingdom


def _castle(s: Viscounts, seat: int) -> list[float]:
    n = len(s.players)
    first, second, others_first, others_second = [0] * 5, [0] * 5, [0] * 5, [0] * 5
    for position, section in enumerate(s.sections):
        at, begin = SECTIONS.index(section), position * n
        first[at] = s.first_tier[begin + seat]
        second[at] = s.second_tier[begin + seat]
        others_first[at] = sum(s.first_tier[begin : begin + n]) - first[at]
        others_second[at] = sum(s.second_tier[begin : begin + n]) - second[at]
    return [*first, *second, *others_first, *others_second, s.third_tier[seat]]


def _ahead(s: Viscounts, seat: int, ribbons: list[int]) -> list[float]:
    """What lies at each segment, from the viscount's own on."""
    at, n, owners = max(s.players[seat].at, 0), len(s.players), s.owners
    sites_at, costs = s.kingdom.sites_at, s.box.costs
    positions = [(at // 3 + int(i)) % POSITIONS for i in AHEAD]
    scripts = [s.manuscripts[position] for position in positions]
    folk = [s.townsfolk[position] for position in positions]
    return [
        at % 3 == LEFT,
        at % 3 == RIGHT,
        at % 3 == INNER,
        *[
            [owners[site] for spot in (LEFT, RIGHT) for site in sites_at[3 * position + spot]].count(NOBODY)
            for position in positions
        ],
        *[_added(s, ribbons, s.box.manuscripts[script].ribbon) if script else 0 for script in scripts],
        *[manuscript_cost(s, position) for position in positions],
        *[costs[card] if card else 0 for card in folk],
        *[s.first_tier[position * n + seat] for position in positions],
    ]


# The others


def _rival(s: Viscounts, own: int, seat: int, score: int, tiers: tuple[int, int, int]) -> list[float]:
    player = s.players[seat]
    return [
        score,
        player.silver,
        resources(s, seat),
        player.corruption,
        player.virtue,
        player.debts,
        player.paid,
        player.deeds,
        player.approved,
        len(player.slots),
        len(player.manuscripts),
        *tiers,
        player.cards,
        s.criminals(seat),
        (player.at // 3 - s.players[own].at // 3) % POSITIONS,
    ]


def _automa(s: Viscounts) -> list[float]:
    plan = s.plan
    if plan is None:
        return NO_AUTOMA
    return [*[plan.automa == automa for automa in AUTOMAS], len(plan.draw), len(plan.future)]
