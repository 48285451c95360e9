"""Setting up: decks, rows, boards, the free hires in reverse turn order (paladins.setup.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.game import Seat, Setup
from greathall.core.steps import Ask, push, step
from greathall.core.words import Option
from greathall.games.paladins.box import FAITH, INFLUENCE, STRENGTH, PaladinsBox
from greathall.games.paladins.citing import SETUP, SOLO_SETUP, cite
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.recruit import FREE, hire
from greathall.games.paladins.refresh import OUTSIDER_ROW, TOWNSFOLK_ROW, FillTownsfolk, fill_outsiders, fill_townsfolk
from greathall.games.paladins.round import StartRound
from greathall.games.paladins.solo.turn import build_for_bot
from greathall.games.paladins.state import NOBODY, Bot, Paladins, Player, empty_board
from greathall.games.paladins.words import FIRST_PLAYER, HIRE

COLOURS = ("red", "blue", "green", "yellow")
BOT_COLOUR = "grey"


def seating(setup: Setup) -> list[Seat]:
    seats = [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)]
    if setup.seats == 1:
        seats.append(Seat(1, "automa", 1, BOT_COLOUR))
    return seats


def set_up(setup: Setup, box: PaladinsBox, dealer: Dealer) -> Paladins:
    first = setup.first
    if first is None:
        first = dealer.pick("first", list(range(setup.seats))) if setup.seats > 1 else 0
    s = Paladins(
        box=box,
        stack=[],
        players=[new_player(box) for _ in range(setup.seats)],
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
    if setup.seats == 1:
        add_bot(s, setup.variants["difficulty"], dealer)
    else:
        dealer.say(FIRST_PLAYER, first)
    fill_townsfolk(s, dealer)
    fill_outsiders(s, dealer)
    cite(dealer, *SETUP)
    push(s, *(FirstHire(seat) for seat in reversed(s.clockwise())), FillTownsfolk(), StartRound())
    return s


def new_player(box: PaladinsBox) -> Player:
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


def add_bot(s: Paladins, difficulty: str, dealer: Dealer) -> None:
    """The bot's board, its schemes, and a workshop for each order drawn (paladins.solo.difficulty)."""
    box = s.box
    player = new_player(box)
    player.silver = player.provisions = 0
    player.unseen = ()
    s.players.append(player)
    s.bot = Bot(
        workers=0,
        marker=1,
        pile=(INFLUENCE, FAITH, STRENGTH),
        schemes=sorted(
            scheme.id for scheme in box.schemes.values() if not scheme.set_aside for _ in range(scheme.copies)
        ),
        waiting=sum(scheme.copies for scheme in box.schemes.values() if scheme.set_aside),
        order_workshops=len(box.order_slots),
    )
    cite(dealer, *SOLO_SETUP)
    drawn = sorted(box.orders)
    for _ in range(box.difficulties[difficulty].orders):
        build_for_bot(s, dealer.draw("bot-order", drawn), dealer)


@step
class FirstHire(Ask[Paladins]):
    """One townsfolk of the row, without workers or payment (paladins.setup.free-hire)."""

    rule: ClassVar[str] = "paladins.setup.free-hire"

    def candidates(self, s: Paladins) -> list[Option]:
        return [HIRE(self.seat, card, FREE) for card in s.townsfolk if card]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        card = str(option.args[0])
        s.townsfolk[s.townsfolk.index(card)] = ""
        dealer.rule("paladins.setup.hire-reward")
        hire(s, self.seat, card, dealer)
