"""A position as a seat knows it, in numbers: what nets value it by.

Hidden are others' hands, laid cards and the last secrets of bags (crusaders.base.private-bags): of them the features
tell the backs of the cards, how many tokens there are, and which tokens were seen to enter a bag.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from greathall.core.features import names_of, rivals, scaled, scales_of
from greathall.core.rules.steps import Stops
from greathall.games.crusaders.ageing import Age
from greathall.games.crusaders.automa.preferences import income
from greathall.games.crusaders.battle import required_successes
from greathall.games.crusaders.box import CULTURES, DECKS, CrusadersBox
from greathall.games.crusaders.check_odds import odds
from greathall.games.crusaders.crusade import last_space
from greathall.games.crusaders.dynasty import DynastyTurn
from greathall.games.crusaders.era import ROUNDS, BonusCards, DrawEight, EndOfEra, Plan, Planning, Upkeep
from greathall.games.crusaders.family import MALE, heirs, is_good, kin_of
from greathall.games.crusaders.feature_columns import (
    ACHIEVEMENTS,
    CHECKS,
    COLUMNS,
    DEVELOPMENTS,
    RIVAL,
    TONES,
)
from greathall.games.crusaders.setup import Populate
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders, House
from greathall.games.crusaders.supply import hook
from greathall.games.crusaders.trade import AddItem, Compose, Reply
from greathall.games.crusaders.turn import TurnOf

FEATURES_VERSION: Final = 1

TURN_ENDS: Final[Stops] = frozenset(
    {Populate, BonusCards, DrawEight, DynastyTurn, Planning, TurnOf, Upkeep, Age, EndOfEra}
)
"""Before every seat's part of a phase and before every phase: what one did is done, others and chance come next."""

FEATURE_NAMES: Final = names_of(COLUMNS)
SCALES = scales_of(COLUMNS)
RACES = len(ACHIEVEMENTS) - 1
"""Achievements that many may strive for; Jerusalem is taken once and ends the game."""

NO_OFFER = [0.0] * 8


class Tables(NamedTuple):
    """Of a box, by the order of the columns."""

    deck: dict[str, int]
    tone: dict[str, str]
    """Of a card's event."""
    culture: tuple[int, ...]
    """Of a region."""


@lru_cache(maxsize=8)
def tables(box: CrusadersBox) -> Tables:
    return Tables(
        {key: DECKS.index(card.deck) for key, card in box.cards.items()},
        {key: box.events[card.event].tone for key, card in box.cards.items()},
        tuple(CULTURES.index(culture) for culture in box.look.cultures),
    )


def features(s: Crusaders, seat: int) -> list[float]:
    """What this seat may know, in the order of FEATURE_NAMES."""
    n, table = len(s.houses), tables(s.box)
    others = [(seat + i) % n for i in range(1, n)]
    scores = [s.owner.count(one) + s.achievements.count(one) for one in range(n)]
    realms = _realms(s)
    realm, frontier = realms[seat], _frontier(s, seat, realms[seat])
    rows = [_rival(s, table, seat, other, scores[other], realms[other], frontier.neighbours) for other in others]
    raw: list[float] = [
        *_clock(s, seat),
        scores[seat],
        len(realm),
        *_achievements(s, seat, realms),
        *_realm(s, table, seat, realm),
        *_family(s, s.houses[seat]),
        *_bag(s, s.houses[seat]),
        *[one in s.houses[seat].developments for one in DEVELOPMENTS],
        *[holder == seat for holder in s.track],
        *_cards(s, table, seat),
        *_relations(s, seat, others),
        *frontier.counted,
        *_supplies(s, seat),
        *_check(s, seat),
        *_offer(s, seat),
        *rivals(rows, len(RIVAL)),
        scores[seat] - max([scores[other] for other in others], default=0),
        scores[seat] - sum([scores[other] for other in others]) / max(1, n - 1),
        sum(scores[: s.people]) - sum(scores[s.people :]) if s.switches.mode == "together" else 0,
    ]
    return scaled(raw, SCALES)


def _clock(s: Crusaders, seat: int) -> list[float]:
    eras = s.box.scenarios[s.switches.scenario].eras
    return [
        len(s.houses),
        s.people,
        s.switches.mode == "together",
        s.switches.mode == "allied",
        s.era,
        eras - s.era,
        s.round,
        s.turn,
        (eras - s.era) * ROUNDS + ROUNDS - s.round,
        (seat - s.first) % len(s.houses),
        s.houses[seat].alive,
    ]


# Points


def _achievements(s: Crusaders, seat: int, realms: list[list[int]]) -> list[float]:
    """Who holds them, how far one is above the best rival, and what is missing to the threshold."""
    counts = [_striving(s, house, realm) for house, realm in enumerate(realms)]
    own = counts.pop(seat)
    best = [max(column) for column in zip(*counts, strict=True)] if counts else [0] * RACES
    holders = s.achievements
    return [
        *[holder == seat for holder in holders],
        *[holder not in (seat, NOBODY) for holder in holders],
        *[mine - theirs for mine, theirs in zip(own, best, strict=True)],
        *[max(0, one.threshold - mine) for one, mine in zip(s.box.achievements, own, strict=False)],
    ]


def _striving(s: Crusaders, seat: int, realm: list[int]) -> list[int]:
    """Shields, castles, developments: what the achievements measure."""
    if not s.houses[seat].alive:
        return [0] * RACES
    return [s.track.count(seat), sum([s.castle[r] for r in realm]), len(s.houses[seat].developments)]


# Realm and family


def _realms(s: Crusaders) -> list[list[int]]:
    """Every house's regions."""
    realms: list[list[int]] = [[] for _ in s.houses]
    for region, owner in enumerate(s.owner):
        if owner >= 0:
            realms[owner].append(region)
    return realms


def _realm(s: Crusaders, table: Tables, seat: int, realm: list[int]) -> list[float]:
    cultures = [0] * len(CULTURES)
    for region in realm:
        cultures[table.culture[region]] += 1
    return [
        s.houses[seat].gold,
        sum([income(s, region) for region in realm]) + hook(s, seat, "tax"),
        sum([s.castle[region] for region in realm]),
        sum([s.army[region] for region in realm]),
        sum([s.unrest[region] for region in realm]),
        sum([s.plague[region] > 0 for region in realm]),
        sum([s.harvest[region] for region in realm]),
        sum([s.crop_failure[region] for region in realm]),
        sum([bool(s.duke[region]) for region in realm]),
        *cultures,
    ]


def _family(s: Crusaders, house: House) -> list[float]:
    kin, positive = kin_of(house), s.box.positive
    line = heirs(s, house)
    tokens = [token for person in kin for token in (*person.tokens, *person.spouse_tokens)]
    good = len([token for token in tokens if token in positive])
    return [
        house.age,
        len(house.children),
        len(house.siblings),
        len([person for person in house.children if s.box.sexes[person.card] == MALE]),
        len(line),
        bool(line) and is_good(s, line[0].tokens),
        bool(house.ruler.spouse),
        len([person for person in (house.ruler, *kin) if not person.spouse]),
        good,
        len(tokens) - good,
    ]


def _bag(s: Crusaders, house: House) -> list[float]:
    """Tokens, and for every kind of check the shares that succeed and that fail everything (crusaders.check.*)."""
    traits = [s.box.trait_of[token] for token in house.bag]
    n = max(1, len(traits))
    good = _good(s, house.bag)
    pairs = [s.box.criticals[kind] for kind in CHECKS]
    failing = [traits.count(pair.positive) for pair in pairs]
    succeeding = [good - bad + traits.count(pair.negative) for bad, pair in zip(failing, pairs, strict=True)]
    return [len(traits), good / n, *[one / n for one in succeeding], *[one / n for one in failing]]


def _good(s: Crusaders, tokens: list[str]) -> int:
    positive = s.box.positive
    return len([token for token in tokens if token in positive])


# Cards


def _cards(s: Crusaders, table: Tables, seat: int) -> list[float]:
    house, deck = s.houses[seat], table.deck
    laid = _laid(s, seat)
    hand = [0] * len(DECKS)
    for card in house.hand:
        hand[deck[card]] += 1
    first, second = [0] * len(DECKS), [0] * len(DECKS)
    for row, card in zip((first, second), laid, strict=False):
        row[deck[card]] = 1
        if card in house.hand:
            hand[deck[card]] -= 1
    tones = [table.tone[card] for card in (*house.hand, *house.laid)]
    return [*hand, *first, *second, *[tones.count(tone) for tone in TONES], house.crusades]


def _laid(s: Crusaders, seat: int) -> list[str]:
    """One's own cards of this round, the next one first; a sealed plan counts as laid."""
    top = s.stack[-1] if s.stack else None
    answer = top.answer_of(seat) if isinstance(top, Plan) else None
    return s.houses[seat].laid if answer is None else [str(card) for card in answer[1:]]


# Neighbours


def _relations(s: Crusaders, seat: int, others: list[int]) -> list[float]:
    return [
        s.claims[seat].bit_count(),
        s.wars[seat].bit_count(),
        s.pacts[seat].bit_count(),
        s.ally.count(seat),
        sum([s.claims[other] >> seat & 1 for other in others]),
    ]


class Frontier(NamedTuple):
    counted: list[float]
    neighbours: list[int]
    """The owners of bordering regions of others, each region once."""


def _frontier(s: Crusaders, seat: int, realm: list[int]) -> Frontier:
    """What may be invaded and from where invasions may come; the Navy reaches further."""
    owner, borders = s.owner, s.box.borders
    mine = s.claims[seat] | s.wars[seat]
    theirs = sum([1 << other for other in range(len(s.houses)) if (s.claims[other] | s.wars[other]) >> seat & 1])
    near: set[int] = set()
    hostile = bare = 0
    for region in realm:
        around = [r for r in borders[region] if owner[r] not in (seat, CLOSED)]
        near.update(around)
        if any(owner[r] != NOBODY and theirs >> owner[r] & 1 for r in around):
            hostile += 1
            bare += not (s.castle[region] or s.army[region])
    free = [r for r in near if owner[r] == NOBODY]
    held = [r for r in near if owner[r] != NOBODY]
    targets = [r for r in held if mine >> owner[r] & 1]
    easiest = min([required_successes(s, r) for r in targets], default=0)
    return Frontier([len(free), len(targets), hostile, bare, easiest], [owner[r] for r in held])


# What lies on the table


def _supplies(s: Crusaders, seat: int) -> list[float]:
    track = s.track[: last_space(s)]
    owned = s.houses[seat].developments
    return [
        track.index(NOBODY) if NOBODY in track else len(track),
        track.count(NOBODY),
        len([card for card in s.display if card not in owned]),
        s.left["castle"],
    ]


def _check(s: Crusaders, seat: int) -> list[float]:
    """The odds of a running check are for the owner of the bag only (crusaders.check.odds)."""
    check = s.check
    if check is None:
        return [0.0, 0.0, 0.0]
    if check.seat != seat:
        return [0.0, 0.0, 1.0]
    return [1.0, float(check.passed) if not s.houses[seat].bag else odds(s, check, check.invested, False), 0.0]


def _offer(s: Crusaders, seat: int) -> list[float]:
    """An offer that was sent, as its two sides see it; one that is being composed, for its author only."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Reply | Compose | AddItem) or (not isinstance(top, Reply) and top.seat != seat):
        return NO_OFFER
    deal = top.deal
    if seat not in (deal.seat, deal.partner):
        return NO_OFFER
    got, given = (deal.take, deal.give) if seat == deal.seat else (deal.give, deal.take)
    return [
        1.0,
        seat == deal.seat,
        got.gold - given.gold,
        len(got.regions) - len(given.regions),
        len(got.cards) - len(given.cards),
        got.drops_claim - given.drops_claim,
        deal.peace,
        bool(deal.member),
    ]


# The others


def _rival(
    s: Crusaders, table: Tables, own: int, seat: int, score: int, realm: list[int], neighbours: list[int]
) -> list[float]:
    house = s.houses[seat]
    war = DECKS.index("war")
    held = [table.deck[card] for card in (*house.hand, *house.unseen, *house.laid)]
    return [
        score,
        len(realm),
        s.track.count(seat),
        house.gold,
        sum([s.castle[region] for region in realm]),
        sum([s.army[region] for region in realm]),
        sum([s.unrest[region] for region in realm]),
        len(house.developments),
        len(house.children) + len(house.siblings),
        bool(house.ruler.spouse),
        house.age,
        len(house.bag),
        _good(s, house.seen) / max(1, len(house.seen)),
        len(held),
        held.count(war),
        s.claims[own] >> seat & 1,
        s.claims[seat] >> own & 1,
        s.wars[own] >> seat & 1,
        s.pacts[own] >> seat & 1,
        neighbours.count(seat),
    ]
