"""What a seat may know: hands, laid cards and the last secrets of bags are hidden (crusaders.base.private-bags)."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Callable
from random import Random

from greathall.games.crusaders import view_types
from greathall.games.crusaders.box import DECKS
from greathall.games.crusaders.check_odds import odds
from greathall.games.crusaders.deals import Side
from greathall.games.crusaders.era import why_not_lay
from greathall.games.crusaders.relations import members
from greathall.games.crusaders.state import CLOSED, Crusaders, House, Person
from greathall.games.crusaders.state import Check as RunningCheck
from greathall.games.crusaders.supply import from_general_bag
from greathall.games.crusaders.trade import AddItem, Compose, Reply
from greathall.games.crusaders.trait_check import invest_limit
from greathall.games.crusaders.view_types import (
    Board,
    Check,
    Culture,
    Decks,
    Folk,
    FolkDiscard,
    Mode,
    Offer,
    Plague,
    Region,
    Supplies,
)

PLAGUES: tuple[Plague | None, ...] = (None, "plague", "plague_ending")
CULTURES: dict[str, Culture] = {
    "england": "england",
    "france": "france",
    "germany": "germany",
    "italy": "italy",
    "iberia": "iberia",
}
MODES: dict[str, Mode] = {"each": "each", "together": "together", "allied": "allied"}


def view(s: Crusaders) -> Board:
    """The table as all see it: what a spectator is told, and the most of what every seat is told."""
    return {
        "scenario": s.switches.scenario,
        "mode": MODES[s.switches.mode],
        "era": s.era,
        "eras": s.box.scenarios[s.switches.scenario].eras,
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "order": list(s.order),
        "houses": [_house(s, seat) for seat in range(len(s.houses))],
        "regions": {name: _region(s, r) for r, name in enumerate(s.box.look.regions)},
        "track": [
            {"space": space.id, "holder": _seat(s.track[i]), "tokens": list(s.track_tokens[i])}
            for i, space in enumerate(s.box.spaces)
        ],
        "display": list(s.display),
        "developments_left": len(s.development_deck),
        "development_discard": list(s.development_discard),
        "decks": _by_deck(lambda deck: len(s.decks[deck])),
        "discard": list(s.discard),
        "folk": _folk(s),
        "folk_discard": _folk_discard(s),
        "general_bag": len(s.bag),
        "event_tokens": list(s.event_tokens),
        "starting_tokens": list(s.starting_tokens),
        "crusade_tokens": list(s.crusade_tokens),
        "gone": list(s.gone),
        "achievements": {one.id: _seat(s.achievements[i]) for i, one in enumerate(s.box.achievements)},
        "left": _left(s),
        "treasury": s.treasury,
        "check": _check(s),
        "offer": _offer(s, None),
    }


def own_view(s: Crusaders, seat: int, board: Board) -> Board:
    """What all see, and a seat's own bag and cards, its odds in a check and the offer that it composes."""
    house, board = s.houses[seat], board.copy()
    own = board["houses"][seat].copy()
    own["bag"] = list(house.bag)
    own["hand"] = list(house.hand)
    own["laid_cards"] = list(house.laid)
    board["houses"] = [*board["houses"][:seat], own, *board["houses"][seat + 1 :]]
    if s.check is not None and s.check.seat == seat and not s.is_automa(seat):
        board["check"] = _own_check(s, s.check)
    if board["offer"] is None:
        board["offer"] = _offer(s, seat)
    return board


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _folk(s: Crusaders) -> Folk:
    return {
        "england": len(s.folk["england"]),
        "france": len(s.folk["france"]),
        "germany": len(s.folk["germany"]),
        "italy": len(s.folk["italy"]),
        "iberia": len(s.folk["iberia"]),
    }


def _folk_discard(s: Crusaders) -> FolkDiscard:
    return {
        "england": list(s.folk_discard["england"]),
        "france": list(s.folk_discard["france"]),
        "germany": list(s.folk_discard["germany"]),
        "italy": list(s.folk_discard["italy"]),
        "iberia": list(s.folk_discard["iberia"]),
    }


def _left(s: Crusaders) -> Supplies:
    return {
        "unrest": s.left["unrest"],
        "plague": s.left["plague"],
        "harvest": s.left["harvest"],
        "crop_failure": s.left["crop_failure"],
        "castle": s.left["castle"],
    }


def _by_deck(count: Callable[[str], int]) -> Decks:
    return {
        "realm": count("realm"),
        "intrigue": count("intrigue"),
        "war": count("war"),
        "tax": count("tax"),
        "crusade": count("crusade"),
    }


def _house(s: Crusaders, seat: int) -> view_types.House:
    house = s.houses[seat]
    held = (*house.hand, *house.unseen, *house.laid)
    return {
        "dynasty": house.dynasty,
        "culture": CULTURES[house.culture],
        "strategy": house.strategy or None,
        "alive": house.alive,
        "gold": None if s.is_automa(seat) else house.gold,
        "age": house.age,
        "ruler": _person(house.ruler),
        "children": [_person(one) for one in house.children],
        "siblings": [_person(one) for one in house.siblings],
        "developments": list(house.developments),
        "bag_size": len(house.bag),
        "bag_seen": list(house.seen),
        "cards": _by_deck(lambda deck: sum(1 for card in held if s.box.cards[card].deck == deck)),
        "laid": len(house.laid),
        "crusades": house.crusades,
        "played": house.played,
        "used": list(house.used),
        "fallen": list(house.fallen),
        "claims": members(s.claims[seat]),
        "wars": members(s.wars[seat]),
        "pacts": members(s.pacts[seat]),
    }


def _person(person: Person) -> view_types.Person:
    return {
        "card": person.card,
        "tokens": list(person.tokens),
        "spouse": person.spouse or None,
        "spouse_tokens": list(person.spouse_tokens),
    }


def _region(s: Crusaders, region: int) -> Region:
    return {
        "owner": _seat(s.owner[region]),
        "open": s.owner[region] != CLOSED,
        "army": bool(s.army[region]),
        "castle": bool(s.castle[region]),
        "unrest": s.unrest[region],
        "plague": PLAGUES[s.plague[region]],
        "harvest": s.harvest[region],
        "crop_failure": s.crop_failure[region],
        "duke": s.duke[region] or None,
        "lord": s.lord[region] or None,
        "lord_token": s.lord_token[region] or None,
        "ally": _seat(s.ally[region]),
    }


def _check(s: Crusaders) -> Check | None:
    check = s.check
    return None if check is None else _open_check(check)


def _own_check(s: Crusaders, check: RunningCheck) -> Check:
    """The running check with its odds: only for the owner of the bag (crusaders.check.odds)."""
    shown = _open_check(check)
    span = range(invest_limit(check) + 1) if not (check.invested or check.drawn) else [check.invested]
    shown["odds"] = [
        {
            "invest": n,
            "plain": round(odds(s, check, n, False), 4),
            "sacrificing": round(odds(s, check, n, True), 4),
        }
        for n in span
    ]
    return shown


def _open_check(check: RunningCheck) -> Check:
    return {
        "seat": check.seat,
        "critical": check.critical or None,
        "required": check.required,
        "draws": check.draws,
        "invested": check.invested,
        "cancelled": check.cancelled,
        "successes": check.successes,
        "drawn": [token or None for token in check.drawn],
    }


def _offer(s: Crusaders, seat: int | None) -> Offer | None:
    """An offer that was sent, for all; one that is being composed, for its author only."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Reply | Compose | AddItem) or (not isinstance(top, Reply) and top.seat != seat):
        return None
    deal = top.deal
    return {
        "from": deal.seat,
        "to": deal.partner,
        "gives": _side(s, deal.give),
        "asks": _side(s, deal.take),
        "peace": deal.peace,
        "marriage": {"member": deal.member, "other": deal.other, "joins": deal.joins} if deal.member else None,
    }


def _side(s: Crusaders, side: Side) -> view_types.Side:
    return {
        "gold": side.gold,
        "regions": [s.box.look.regions[r] for r in side.regions],
        "developments": list(side.cards),
        "drops_claim": side.drops_claim,
    }


# Redrawing what a seat cannot know


def conceal(s: Crusaders, seat: int | None, rng: Random) -> None:
    unseen = _gather_bonus_cards(s)
    hidden = [other for other in range(len(s.houses)) if other != seat]
    laid = {other: len(s.houses[other].laid) for other in hidden}
    for other in hidden:
        house = s.houses[other]
        house.hand, house.laid = [*house.hand, *house.laid], []
    for deck in DECKS:
        _redeal(s, hidden, deck, rng)
    for house, deck in unseen:
        insort(house.unseen, s.decks[deck].pop(rng.randrange(len(s.decks[deck]))))
    for other in hidden:
        _lay_anew(s, other, laid[other], rng)
    _refill_bags(s, seat, rng)


def _gather_bonus_cards(s: Crusaders) -> list[tuple[House, str]]:
    """What nobody has looked at yet goes back to its deck: it may be any card of it (crusaders.era.look-last)."""
    found = []
    for house in s.houses:
        for card in house.unseen:
            deck = s.box.cards[card].deck
            insort(s.decks[deck], card)
            found.append((house, deck))
        house.unseen = []
    return found


def _redeal(s: Crusaders, hidden: list[int], deck: str, rng: Random) -> None:
    """Unseen cards of a type are dealt anew between the deck and the others' hands."""
    cards = s.box.cards
    held = {o: [card for card in s.houses[o].hand if cards[card].deck == deck] for o in hidden}
    pool = sorted([*s.decks[deck], *(card for some in held.values() for card in some)])
    rng.shuffle(pool)
    for other in hidden:
        house = s.houses[other]
        n = len(held[other])
        house.hand = [card for card in house.hand if cards[card].deck != deck] + pool[:n]
        pool = pool[n:]
    s.decks[deck] = sorted(pool)


def _lay_anew(s: Crusaders, seat: int, n: int, rng: Random) -> None:
    """Some legal choice of the cards that lie face down."""
    house = s.houses[seat]
    house.hand.sort()
    if not n:
        return
    cards = s.box.cards
    picked = rng.sample(house.hand, n)
    for _ in range(50):
        crusades = sum(1 for card in picked if cards[card].deck == "crusade")
        if n < 2 or why_not_lay(s, seat, crusades) is None:
            break
        picked = rng.sample(house.hand, n)
    house.laid = picked
    house.hand = [card for card in house.hand if card not in picked]


def _refill_bags(s: Crusaders, seat: int | None, rng: Random) -> None:
    """Random tokens that left a bag in secret may be any that were seen to enter it."""
    secretive = []
    unseen = Counter(s.bag)
    for other, house in enumerate(s.houses):
        inside = [token for token in house.bag if from_general_bag(s, token)]
        out = _drawn(s, other)
        could = Counter(token for token in house.seen if from_general_bag(s, token)) - Counter(out)
        if other != seat and could.total() > len(inside):
            secretive.append((house, len(inside), could))
            unseen += Counter(inside)
    for _ in range(50):
        choice = _share_out(secretive, unseen, rng)
        if choice is not None:
            for (house, _, _), tokens in zip(secretive, choice, strict=True):
                fixed = [token for token in house.bag if not from_general_bag(s, token)]
                house.bag = sorted([*fixed, *tokens])
                unseen -= Counter(tokens)
            s.bag = sorted(unseen.elements())
            return


def _drawn(s: Crusaders, seat: int) -> list[str]:
    """Tokens of a seat that lie open in a running check."""
    if s.check is None or s.check.seat != seat or not any(step.kind == "end-check" for step in s.stack):
        return []
    return [token for token in s.check.drawn if token]


def _share_out(
    secretive: list[tuple[House, int, Counter[str]]], unseen: Counter[str], rng: Random
) -> list[list[str]] | None:
    left = unseen.copy()
    found = []
    for _, n, could in secretive:
        pool = sorted(could.elements())
        rng.shuffle(pool)
        tokens: list[str] = []
        for token in pool:
            if len(tokens) < n and left[token] > 0:
                tokens.append(token)
                left[token] -= 1
        if len(tokens) < n:
            return None
        found.append(tokens)
    return found
