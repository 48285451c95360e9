"""The right-hand actions as the automa takes them (paladins.solo.region-*, .absolve, .fortify, .attack, .convert)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import push
from greathall.games.paladins.automa.marker import explain_pointer, pointed, the_automa
from greathall.games.paladins.crews import AUTOMA_WORKER, EMPTY, WORKERS
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import Resolve
from greathall.games.paladins.entries import ACTION_INDEX, ATTRIBUTE_INDEX, RESOURCES
from greathall.games.paladins.fortify import raise_wall
from greathall.games.paladins.outsiders import take_attacked, take_converted
from greathall.games.paladins.regions import put_piece, reachable
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import AUTOMA_PLACES, AUTOMA_PREFERS, AUTOMA_TURNS_JAR

TURNED = "turned"
"""A automa's jar is turned over where it stands."""


def obstacle(s: Paladins, action: str) -> str:
    """Why the automa cannot take an action now; an empty string if it can."""
    player = s.players[s.automa_seat]
    spaces = player.board[ACTION_INDEX[action]]
    if AUTOMA_WORKER in spaces:
        return "occupied"
    if spaces.count(EMPTY) > the_automa(s).workers:
        return "workers"
    rule = s.box.actions[action]
    done = s.uses(player, action)
    if rule.limit and done >= rule.limit:
        return "limit"
    if action == "fortify" and not s.wall_deck:
        return "cards"
    have = player.attributes[ATTRIBUTE_INDEX[rule.attribute]]
    if rule.needs:
        return "" if have >= rule.needs[done] else "attribute"
    if action in ("commission", "garrison"):
        return "" if preferred_space(s, action) else "target"
    return "" if target(s, action) is not None else "target"


def target(s: Paladins, action: str) -> int | None:
    """The outsider the marker leads to among those in reach (paladins.solo.attack, paladins.solo.convert)."""
    attribute = s.box.actions[action].attribute
    have = s.players[s.automa_seat].attributes[ATTRIBUTE_INDEX[attribute]]
    flags = s.box.flags[attribute]
    return pointed(s, [bool(card) and flags[at] <= have for at, card in enumerate(s.outsiders)])


def place(s: Paladins, action: str, dealer: Dealer) -> None:
    """Workers without colour on every space that has no workshop."""
    automa = the_automa(s)
    board = s.players[s.automa_seat].board
    at = ACTION_INDEX[action]
    n = board[at].count(EMPTY)
    automa.workers -= n
    board[at] = board[at].replace(EMPTY, AUTOMA_WORKER)
    dealer.say(AUTOMA_PLACES, s.automa_seat, action, n)


def begin(s: Paladins, action: str, dealer: Dealer) -> None:
    """Carries out an action that has no obstacle; the automa pays nothing (paladins.solo.ignores-costs)."""
    ACTS[action](s, action, dealer)


def _settle(s: Paladins, action: str, dealer: Dealer) -> None:
    found = preferred_space(s, action)
    assert found is not None
    space, why = found
    dealer.applies("paladins.solo.region-leftmost", "paladins.solo.ignores-costs")
    dealer.say(AUTOMA_PREFERS, s.automa_seat, space, why)
    dealer.because("paladins.solo.region-attribute")
    put_piece(s, s.automa_seat, action, space, dealer)
    push(s, Resolve(s.automa_seat, f"space:{space}"), Resolve(s.automa_seat, f"always:{action}"))


def preferred_space(s: Paladins, action: str) -> tuple[str, str] | None:
    """By the list of preferences, then from the left (paladins.solo.region-leftmost)."""
    free = reachable(s, s.automa_seat, action)
    ranks = s.box.priorities
    best: tuple[int, str] | None = None
    for at in free:
        space = s.box.space_ids[at]
        kind = space_kind(s.box.rewards[f"space:{space}"])
        if kind == "pay_debt" and not s.players[s.automa_seat].unpaid:
            continue
        rank = ranks.index(kind)
        if best is None or rank < best[0]:
            best = (rank, space)
    return None if best is None else (best[1], ranks[best[0]])


def space_kind(reward: tuple[Deed, ...]) -> str:
    """A region space's place in the automa's list of preferences."""
    workers = sum(one.n for one in reward if one.what in WORKERS)
    if workers:
        return "workers_2" if workers > 1 else "workers_1"
    what = reward[0].what
    if what in RESOURCES or what == "tax":
        return "silver"
    return what if what in ("recruit", "pay_debt", "pray") else "discard_suspicion"


def _fortify(s: Paladins, action: str, dealer: Dealer) -> None:
    dealer.because("paladins.solo.fortify")
    wall = raise_wall(s, s.automa_seat, dealer)
    push(s, Resolve(s.automa_seat, f"wall:{wall}"))


def _absolve(s: Paladins, action: str, dealer: Dealer) -> None:
    """Faith and a discard like anybody, then a debt is paid or else another discarded (ruling 31)."""
    player = s.players[s.automa_seat]
    player.jars += (TURNED,)
    dealer.say(AUTOMA_TURNS_JAR, s.automa_seat, len(player.jars))
    push(s, Resolve(s.automa_seat, "always:absolve"), Resolve(s.automa_seat, "bot:absolve"))


def _attack(s: Paladins, action: str, dealer: Dealer) -> None:
    card = _take(s, action, dealer)
    dealer.because("paladins.solo.attack")
    take_attacked(s, s.automa_seat, card, dealer)
    push(s, Resolve(s.automa_seat, f"attack:{card}"))


def _convert(s: Paladins, action: str, dealer: Dealer) -> None:
    card = _take(s, action, dealer)
    dealer.because("paladins.solo.convert")
    take_converted(s, s.automa_seat, card, dealer)
    push(s, Resolve(s.automa_seat, f"convert:{card}"))


def _take(s: Paladins, action: str, dealer: Dealer) -> str:
    at = target(s, action)
    assert at is not None
    explain_pointer(s, at, dealer)
    return s.outsiders[at]


ACTS = {
    "commission": _settle,
    "garrison": _settle,
    "fortify": _fortify,
    "absolve": _absolve,
    "attack": _attack,
    "convert": _convert,
}
