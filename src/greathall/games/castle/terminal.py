"""Castle's table in a terminal: everything a seat may know, readable without colours and 80 columns wide."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.speech.text import Speaker
from greathall.games.castle.box import CastleBox
from greathall.games.castle.component_text import space_text, winter_text
from greathall.games.castle.entries import RESOURCES, Building
from greathall.games.castle.view_types import Board, Player, Winter
from greathall.games.terminal import NONE, asked_seat, labelled, names, seat_name

GAP = 3
NOTES = 36
"""Columns that notes beside the castle need."""
PLAYED, LEFT, DOWN, GONE = "■", "·", "?", "x"


def board(view: dict[str, Any], speaker: Speaker, box: CastleBox) -> RenderableType:
    """The table as the view's seat sees it."""
    return Drawing(view, speaker, box)


class Drawing:
    """One view, drawn to fit the width of the terminal."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, box: CastleBox) -> None:
        self.view = view
        self.you: int | None = view["you"]
        self.shown: Board = view["board"]
        self.players = self.shown["players"]
        self.winter = self.shown["winter"]
        self.speaker = speaker
        self.box = box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._track()
        yield ""
        goods, cards, castle = self._goods(), self._cards(), self._castle()
        below = Group(*self._round(), *self._winter(), *self._places())
        yield _beside(console, options, goods, cards)
        yield ""
        yield _beside(console, options, castle, below, least=NOTES)

    # Words

    def _say(self, message: str, **params: Any) -> str:
        return self.speaker.say(f"terminal-castle-{message}", **params)

    def _seat(self, seat: int | None) -> Text:
        return seat_name(self.view, self.speaker, seat)

    # Parts

    def _track(self) -> Text:
        """Rounds from the first to the last; past ones are dots, the present one in brackets, winter has a star."""
        now, rounds = self.shown["round"], self.shown["rounds"]
        line = Text(f"{self.speaker.say('castle-term-round')} {now}/{rounds}  ", style="bold")
        symbols = self.winter["symbols"] if self.winter else []
        for number in range(1, rounds + 1):
            star = "*" if rounds + 1 - number in symbols else ""
            if number < now:
                line.append(f" ·{star}", style="not bold dim")
            elif number == now:
                line.append(f" [{number}{star}]", style="bold reverse")
            else:
                line.append(f" {number}{star}", style="not bold")
        if self.winter:
            line.append(f"   {self._say('star')}", style="not bold dim")
        return line

    def _goods(self) -> Grid:
        """Who has what, and what lies in the town, on one sheet."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column("", no_wrap=True)
        for heading in ("points", "talers", "helpers", *RESOURCES):
            grid.add_column(self._say(heading), justify="right", no_wrap=True)
        for seat, player in enumerate(self.players):
            own = [player["points"], player["talers"], player["helpers"], *player["pieces"].values()]
            grid.add_row(self._player(seat), *map(str, own), style="bold" if seat == self.you else "")
        board = self.shown
        stock, tower = board["stock"], board["tower"]
        grid.add_row(self._say("stock"), "", str(board["treasury"]), "", *map(str, stock.values()))
        grid.add_row(
            self.speaker.say("castle-term-defence_tower"), "", "", "", *(str(n or NONE) for n in tower.values())
        )
        holders = {one.resource: board["carriers"][one.id] for one in self.box.carriers}
        grid.add_row(self._say("at-carrier"), "", "", "", *(self._seat(holders.get(r)) for r in RESOURCES))
        yields = {one.resource: f"{one.yields - one.tower_share}+{one.tower_share}" for one in self.box.carriers}
        grid.add_row(self._say("brings"), "", "", "", *(yields.get(r, "") for r in RESOURCES), style="dim")
        values = [str(value) if value else NONE for value in self.box.values]
        grid.add_row(self._say("value"), "", "", "", *values, style="dim")
        return grid

    def _player(self, seat: int) -> Text:
        line = asked_seat(self.view, self.speaker, seat)
        if seat == self.you:
            line.append(f" ({self._say('you')})")
        if seat == self.shown["start"]:
            line.append(" ¹")
        return line

    def _cards(self) -> Group:
        """A row per character card, a column per player."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column(self._say("cards"), no_wrap=True)
        for seat in range(len(self.players)):
            grid.add_column(self._seat(seat), justify="center")
        for card in self.box.cards:
            marks = (self._mark(player, card) for player in self.players)
            grid.add_row(self.speaker.name(f"card:{card}"), *marks)
        if any(player["face_down"] for player in self.players):
            grid.add_row(self._say("face-down"), *(str(p["face_down"] or NONE) for p in self.players))
        gone = any(player["gone"] for player in self.players)
        legend = f"{PLAYED} {self._say('played')}   {LEFT} {self._say('left')}"
        if self.you is not None and self.players[self.you].get("down"):
            legend += f"   {DOWN} {self._say('down')}"
        if gone:
            legend += f"   {GONE} {self._say('gone')}"
        return Group(grid, Text(f"{legend}   ¹ {self.speaker.say('castle-term-start_player').lower()}", style="dim"))

    def _mark(self, player: Player, card: str) -> str:
        if card in player.get("down", ()):
            return DOWN
        if card in player["played"]:
            return PLAYED
        return GONE if card in player["gone"] else LEFT

    def _castle(self) -> Grid:
        """Buildings with what they cost and bring; equal ones in one row; helper spaces with fee and guest."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column(self._say("castle"), no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column(self._say("cost"), justify="right")
        grid.add_column(self._say("points"), justify="right")
        grid.add_column(self._say("spaces"))
        for alike in self._rows():
            first = alike[0]
            standing = [one for one in alike if one.standing or one.id in self.shown["built"]]
            boxes = "■" * len(standing) + "□" * (len(alike) - len(standing))
            grid.add_row(
                self._building(first, len(alike)),
                boxes,
                "" if first.standing else str(first.cost),
                "" if first.standing else str(first.points),
                self._spaces(first.id, usable=bool(standing)),
            )
        return grid

    def _rows(self) -> list[list[Building]]:
        """Buildings by what is the same about them: towers together, houses together."""
        rows: dict[tuple[str, int, int], list[Building]] = {}
        for one in self.box.buildings.values():
            rows.setdefault((one.kind, one.cost, one.points), []).append(one)
        return list(rows.values())

    def _building(self, building: Building, many: int) -> str:
        if many > 1 and self.speaker.has(f"castle-kind-{building.kind}"):
            return self.speaker.name(f"kind:{building.kind}")
        return self.speaker.name(f"building:{building.id}")

    def _spaces(self, building: str, usable: bool) -> Text:
        line = Text(style="" if usable else "dim")
        for space in self.box.spaces.values():
            if space.building == building:
                owner = self.shown["spaces"].get(space.id)
                line.append(f"{space.fee}:" if not line else f"  {space.fee}:")
                line.append_text(self._seat(owner))
        if building == "forge":
            line.append(f"  ({self._say('forge', n=self.shown['forge'])})")
        return line

    def _round(self) -> list[RenderableType]:
        """What is revealed and still to be resolved, and what lies on worker cards."""
        lines: list[RenderableType] = []
        if queue := self.shown["queue"]:
            steps = Text()
            for i, one in enumerate(queue):
                steps.append(" → " if i else "").append_text(self._seat(one["seat"]))
                steps.append(f" {self.speaker.name('card:' + one['card'])}")
            lines.append(labelled(self._say("next"), steps))
        for key, pieces in self.shown["on_cards"].items():
            seat, _, card = key.partition("/")
            held = [(f"resource:{name}", n) for name, n in pieces.items() if n]
            label = Text.assemble(self._seat(int(seat)), f" {self.speaker.name('card:' + card)}: ")
            lines.append(label.append(self.speaker.listing(held, "n")))
        return lines

    def _winter(self) -> list[RenderableType]:
        winter = self.winter
        if winter is None:
            return []
        lines: list[RenderableType] = [
            labelled(self.speaker.name(f"winter:{event}"), *self._lasting(event, winter)) for event in winter["open"]
        ]
        if winter["past"]:
            lines.append(labelled(self._say("past"), names(self.speaker, "winter", winter["past"])))
        lines.append(labelled(self._say("unseen"), names(self.speaker, "winter", winter["unseen"])))
        return lines

    def _places(self) -> list[RenderableType]:
        """What helpers score on spaces that can be entered, each way of scoring once."""
        lines: dict[str, RenderableType] = {}
        for space in self.box.spaces.values():
            building = self.box.buildings[space.building]
            if (building.standing or building.id in self.shown["built"]) and space.id not in self.shown["spaces"]:
                text = space_text(space, self.box.scorings, self.speaker)
                lines.setdefault(text, labelled(self.speaker.name(f"building:{building.id}"), text))
        return list(lines.values())

    def _lasting(self, event: str, winter: Winter) -> list[str | Text]:
        """What lies on a lasting winter card."""
        if event == "town_tavern":
            label = self.speaker.say("castle-term-innkeeper")
            coins = self.speaker.name("currency:taler", "n", winter["coins"])
            return [f"{label} ", self._seat(winter["innkeeper"]), f", {coins}"]
        if event == "granary":
            return [Text(", ").join([self._seat(seat) for seat in winter["granary"]]) or NONE]
        if event == "frozen_beauty":
            gifts = [(f"resource:{name}", n) for name, n in winter["gifts"].items() if n]
            if winter["gift_talers"]:
                gifts.append(("currency:taler", winter["gift_talers"]))
            suitors = Text(", ").join([self._seat(seat) for seat in winter["suitors"]])
            return [suitors or NONE, f"; {self.speaker.listing(gifts, 'n')}"]
        return [winter_text(self.box.events[event], self.box.scorings, self.speaker)]


def _beside(
    console: Console, options: ConsoleOptions, left: RenderableType, right: RenderableType, least: int = 0
) -> RenderableType:
    """Side by side if both fit (or the right one has ``least`` columns to wrap in), else one below the other."""
    width = Measurement.get(console, options, left).maximum
    needed = least or Measurement.get(console, options, right).maximum
    if width + GAP + needed > options.max_width:
        return Group(left, "", right)
    sides = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    sides.add_column(width=width, no_wrap=True)
    sides.add_column()
    sides.add_row(left, right)
    return sides
