"""Setting up: decks, rows, boards, the free hires in reverse turn order (paladins.setup.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.errors import SetupError
from greathall.core.game import Seat, Setup, Variant
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.games.paladins.automa.turn import build_for_automa
from greathall.games.paladins.box import PaladinsBox
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import FAITH, INFLUENCE, STRENGTH
from greathall.games.paladins.recruit import FREE, hire
from greathall.games.paladins.refresh import OUTSIDER_ROW, TOWNSFOLK_ROW, FillTownsfolk, fill_outsiders, fill_townsfolk
from greathall.games.paladins.round import StartRound
from greathall.games.paladins.state import NOBODY, Automa, Paladins, Player, empty_board
from greathall.games.paladins.words import FIRST_PLAYER, HIRE

COLOURS = ("red", "blue", "green", "yellow")
AUTOMA_COLOUR = "grey"

DIFFICULTY = Variant("difficulty", ("easy", "normal", "hard"), "normal", solo=True)
HUNTER = Variant("hunter", ("hired", "all"), "hired")
VARIANTS = (DIFFICULTY, HUNTER)


def max_plies(setup: Setup) -> int:
    """Far above what workers and silver of seven rounds can pay for."""
    return 1500 * setup.seats


def check_setup(setup: Setup) -> None:
    if setup.seats > 1 and setup.variants["difficulty"] != DIFFICULTY.default:
        raise SetupError("paladins: 'difficulty' is for the solo game (one seat)")


def seating(setup: Setup) -> list[Seat]:
    seats = [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)]
    if setup.seats == 1:
        seats.append(Seat(1, "automa", 1, AUTOMA_COLOUR))
    return seats


def set_up(setup: Setup, box: PaladinsBox, dealer: Dealer) -> Paladins:
    first = setup.first
    if first is None:
        first = dealer.pick("first", list(range(setup.seats))) if setup.seats > 1 else 0
    s = lay_out(setup, box, first, dealer)
    if setup.seats == 1:
        add_automa(s, setup.variants["difficulty"], dealer)
    else:
        dealer.because("paladins.setup.first-player")
        dealer.say(FIRST_PLAYER, first)
    dealer.because("paladins.setup.townsfolk-row")
    fill_townsfolk(s, dealer)
    dealer.because("paladins.setup.outsider-row")
    fill_outsiders(s, dealer)
    push(s, *(FirstHire(seat) for seat in reversed(s.clockwise())), FillTownsfolk(), StartRound())
    return s


def lay_out(setup: Setup, box: PaladinsBox, first: int, dealer: Dealer) -> Paladins:
    """The board, the decks, the tax supply, and what every player has; what has no limit is not counted."""
    dealer.applies("paladins.setup.tax-supply", "paladins.setup.decks", "paladins.setup.kings-cards")
    dealer.applies("paladins.setup.supply")
    return Paladins(
        box=box,
        stack=[],
        players=[new_player(box, dealer) for _ in range(setup.seats)],
        seats=setup.seats,
        first=first,
        tax=box.tax_supply[setup.seats],
        townsfolk=[""] * TOWNSFOLK_ROW,
        outsiders=[""] * OUTSIDER_ROW,
        townsfolk_deck=sorted(box.townsfolk),
        outsider_deck=sorted(box.outsiders),
        wall_deck=sorted(wall.id for wall in box.walls.values() for _ in range(wall.copies)),
        tavern_deck=sorted(box.taverns),
        suspicion_deck=sorted(card.id for card in box.suspicions.values() for _ in range(card.copies)),
        order_deck=sorted(box.orders),
        favour_deck=sorted(box.favours),
        pieces=[NOBODY] * len(box.spaces),
        quests_count=setup.variants["hunter"] == "all",
    )


def new_player(box: PaladinsBox, dealer: Dealer) -> Player:
    dealer.applies("paladins.setup.player-pieces", "paladins.setup.start-resources", "paladins.setup.paladin-deck")
    start = box.start
    return Player(
        silver=start.silver,
        provisions=start.provisions,
        attributes=[0, 0, 0],
        workers=[0] * len(WORKERS),
        board=empty_board(box),
        workshops=start.workshops,
        unseen=tuple(sorted(box.paladins)),
    )


def add_automa(s: Paladins, difficulty: str, dealer: Dealer) -> None:
    """The automa's board, its schemes, and a workshop for each order drawn (paladins.solo.difficulty)."""
    box = s.box
    player = new_player(box, dealer)
    player.silver = player.provisions = 0
    player.unseen = ()
    s.players.append(player)
    s.bot = Automa(
        workers=0,
        marker=1,
        pile=(INFLUENCE, FAITH, STRENGTH),
        schemes=sorted(
            scheme.id for scheme in box.schemes.values() if not scheme.set_aside for _ in range(scheme.copies)
        ),
        waiting=sum(scheme.copies for scheme in box.schemes.values() if scheme.set_aside),
        order_workshops=len(box.order_slots),
    )
    dealer.applies("paladins.solo.bot-pieces", "paladins.solo.marker-stack", "paladins.solo.scheme-deck")
    dealer.applies("paladins.solo.human-first", "paladins.solo.never")
    dealer.because("paladins.solo.difficulty")
    drawn = sorted(box.orders)
    for _ in range(box.difficulties[difficulty].orders):
        build_for_automa(s, dealer.draw("bot-order", drawn), dealer)


@step("first-hire")
class FirstHire(Ask[Paladins]):
    """One townsfolk of the row, without workers or payment (paladins.setup.free-hire)."""

    rule: ClassVar[str] = "paladins.setup.free-hire"

    def candidates(self, s: Paladins) -> list[Option]:
        return [HIRE(self.seat, card, FREE, 0) for card in s.townsfolk if card]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        hire(s, self.seat, str(option.args[0]), dealer)
