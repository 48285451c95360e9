"""Setting the table: board, treasury, tower and what each player gets (castle.setup.*)."""

from __future__ import annotations

from greathall.core.game import Seat, Setup
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import push
from greathall.games.castle.box import CastleBox
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.round import Round
from greathall.games.castle.state import NOBODY, Castle, Player, Switches, Winter
from greathall.games.castle.words import FIRST_PLAYER

SETUP_RULES = (
    "castle.setup.players",
    "castle.setup.season",
    "castle.setup.round-track",
    "castle.setup.tower",
    "castle.setup.tiles",
    "castle.setup.standing",
    "castle.setup.helpers",
    "castle.setup.characters",
    "castle.setup.start-goods",
    "castle.setup.stock",
    "castle.setup.treasury",
    "castle.setup.start-player",
    "castle.supply.pieces",
    "castle.supply.talers",
    "castle.supply.open",
)


def seating(setup: Setup) -> list[Seat]:
    return [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)]


def max_plies(setup: Setup) -> int:
    """No round asks more than this; measured random games stay far below."""
    return 15 * 16 * 10 * setup.seats


def set_up(setup: Setup, box: CastleBox, dealer: Dealer) -> Castle:
    dealer.applies(*SETUP_RULES)
    seating = box.seatings[setup.seats]
    own, tower = box.starts["player"], box.starts["defence_tower"]
    players = [
        Player(
            talers=own.talers,
            pieces=[own.resources.get(name, 0) for name in RESOURCES],
            helpers=seating.helpers,
            hand=tuple(box.cards),
        )
        for _ in range(setup.seats)
    ]
    in_tower = [tower.resources.get(name, 0) for name in RESOURCES]
    dealt = [sum(player.pieces[i] for player in players) + in_tower[i] for i in range(len(RESOURCES))]
    # castle.setup.start-player: by lot, unless the players agreed on somebody.
    seats = list(range(setup.seats))
    start = dealer.pick("start_player", seats) if setup.first is None else setup.first
    s = Castle(
        box=box,
        switches=_switches(setup),
        stack=[],
        players=players,
        start=start,
        rounds=seating.rounds,
        treasury=box.talers - seating.rounds - own.talers * setup.seats,
        track=seating.rounds,
        stock=[box.resources[name].pieces - dealt[i] for i, name in enumerate(RESOURCES)],
        tower=in_tower,
        carriers=[NOBODY] * len(box.carriers),
        winter=_winter(setup, box),
    )
    dealer.say(FIRST_PLAYER, start)
    push(s, Round())
    return s


def _switches(setup: Setup) -> Switches:
    return Switches(
        buy_per_worker=setup.variants["stonemason_purchase"] == "per_worker",
        keep_counts_all=setup.variants["keep_counts"] == "all",
        tavern_free=setup.variants["tavern_rules"] == "free",
    )


def _winter(setup: Setup, box: CastleBox) -> Winter | None:
    if setup.variants["season"] == "summer":
        return None
    # castle.winter.side: nothing else differs from summer.
    deck = "six" if setup.variants["winter_cards"] == "6" else "twelve"
    return Winter(deck=sorted(box.decks[deck].cards))
