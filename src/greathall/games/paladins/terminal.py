"""Paladins' table in a terminal: everything a seat may know, readable without colours and 80 columns wide."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.speech.text import Speaker, written
from greathall.games.paladins.box import PaladinsBox
from greathall.games.paladins.component_text import CardTexts
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import ATTRIBUTES, LEFT, RIGHT
from greathall.games.terminal import NONE, asked_seat, labelled, names, seat_name

EMPTY, WORKSHOP = "·", "■"
WORKER_STYLES = {
    "labourer": "white",
    "scout": "green",
    "merchant": "blue",
    "fighter": "red",
    "cleric": "bright_black",
    "criminal": "magenta",
}


def board(view: dict[str, Any], speaker: Speaker, box: PaladinsBox) -> RenderableType:
    """The table as the view's seat sees it; a spectator sees the first player's board in full."""
    return Board(view, speaker, box).draw()


class Board:
    """One view in words."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, box: PaladinsBox) -> None:
        self.view = view
        self.you: int | None = view["you"]
        self.shown: dict[str, Any] = view["board"]
        self.players: list[dict[str, Any]] = view["board"]["players"]
        self.speaker = speaker
        self.box = box
        self.texts = CardTexts(speaker, box.resource_of)

    def draw(self) -> Group:
        parts: list[RenderableType] = [self._head(), self._king(), self._taverns()]
        parts += ["", self._townsfolk(), "", self._outsiders(), "", self._regions()]
        parts += ["", self._everybody(), "", self._own(), *self._cards(), *self._automa()]
        return Group(*parts)

    # Words

    def _say(self, message: str, **params: Any) -> str:
        return self.speaker.say(f"paladins-term-{message}", **params)

    def _seat(self, seat: int) -> Text:
        return seat_name(self.view, self.speaker, seat)

    # The main board

    def _head(self) -> Text:
        tax = self.speaker.name("resource:silver", "n", self.shown["tax"])
        return labelled(f"{self._say('round')} {self.shown['round']}/7", f"{self._say('tax')} {tax}")

    def _king(self) -> Group:
        slots = zip(self.box.order_slots, self.shown["orders"], strict=False)
        orders = [f"{self.speaker.name(f'order:{order}', 'nom')} ({slot.points})" for slot, order in slots]
        lines: list[RenderableType] = [labelled(self._say("orders"), ", ".join(orders) or NONE)]
        for at, one in enumerate(self.shown["favours"], 1):
            line = Text.assemble(f"  {at} ", self._card("favour", one["favour"]))
            if one["seat"] is not None:
                line = Text.assemble(line, " [", self._seat(one["seat"]), "]")
            lines.append(line)
        return Group(*lines)

    def _taverns(self) -> Group:
        lines: list[RenderableType] = []
        for one in self.shown["taverns"]:
            line = Text.assemble("  ", self._card("tavern", one["tavern"]))
            if one["taken"] >= 0:
                line = Text.assemble(line, " [", self._seat(one["taken"]), "]")
            lines.append(line)
        return Group(*lines)

    def _row(self, heading: str, flags: str) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column(flags, no_wrap=True)
        grid.add_column(heading, overflow="fold")
        return grid

    def _card(self, kind: str, card: str) -> Text:
        if not card:
            return Text(NONE, style="dim")
        return Text.assemble((self.speaker.name(f"{kind}:{card}"), "bold"), f". {self._does(kind, card)}")

    def _does(self, kind: str, card: str) -> str:
        return self.texts.of(self.box.entries[kind][card])

    def _townsfolk(self) -> Grid:
        grid = self._row(self._say("townsfolk"), self._say("price"))
        for slot, card in zip(self.box.townsfolk_slots, self.shown["townsfolk"], strict=True):
            price = f"{slot.silver}/{self._say('debt')}" if slot.debt else str(slot.silver)
            grid.add_row(price, self._card("townsfolk", card))
        return grid

    def _outsiders(self) -> Grid:
        grid = self._row(self._say("outsiders"), self._say("flags"))
        for region, card in zip(self.box.regions, self.shown["outsiders"], strict=True):
            grid.add_row(f"{region.faith}/{region.strength}", self._card("outsider", card))
        return grid

    def _regions(self) -> Grid:
        """Free spaces by region; who stands on the others."""
        grid = self._row(self._say("regions"), self._say("flags"))
        seats = self.view["setup"]["seats"]
        for at, region in enumerate(self.box.regions):
            spaces = [s for i, s in enumerate(self.box.spaces) if self.box.region_of[i] == at and s.players <= seats]
            line = Text()
            for space in spaces:
                line.append(" | " if line else "")
                line.append_text(self._space(space.id))
            grid.add_row(f"{region.faith}/{region.strength}", line)
        return grid

    def _space(self, space: str) -> Text:
        number = space.partition("_")[2]
        piece = self.shown["pieces"].get(space)
        if piece is not None:
            return Text.assemble(f"{number} [", self._seat(piece["seat"]), "]")
        return Text(f"{number} {self.texts.effects(self.box.spaces[self.box.space_index[space]].reward)}")

    # Players

    def _everybody(self) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column("", no_wrap=True)
        for heading in ("points", "silver", "provisions", *ATTRIBUTES, "workers", "suspicion", "debts"):
            grid.add_column(self._say(heading), justify="right")
        for seat, player in enumerate(self.players):
            grid.add_row(self._player(seat, player), *self._figures(seat, player))
        return grid

    def _figures(self, seat: int, player: dict[str, Any]) -> list[str]:
        automa = self.shown["bot"] if self.view["seats"][seat]["kind"] == "automa" else None
        attributes = [
            f"{player['attributes'][name]}{'+' + str(player['boost'][name]) if player['boost'][name] else ''}"
            for name in ATTRIBUTES
        ]
        workers = automa["workers"] if automa else sum(player["workers"].values())
        return [
            written(sum(player["points"].values())),
            NONE if automa else str(player["silver"]),
            NONE if automa else str(player["provisions"]),
            *attributes,
            str(workers),
            str(len(player["suspicion"])),
            f"{player['unpaid']}/{player['paid']}",
        ]

    def _player(self, seat: int, player: dict[str, Any]) -> Text:
        line = asked_seat(self.view, self.speaker, seat)
        if player["passed"]:
            line.append(f" ({self._say('passed')})", style="dim")
        return line

    def _own(self) -> Grid:
        """The own board: left and right actions side by side."""
        player = self.players[self.you or 0]
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("left", "left-spaces", "right", "right-spaces", "done"):
            grid.add_column(self._say(heading), no_wrap=True)
        for left, right in zip(LEFT, RIGHT, strict=True):
            limit = self.box.actions[right].limit
            grid.add_row(
                self.speaker.name(f"action:{left}"),
                self._spaces(left, player),
                self.speaker.name(f"action:{right}"),
                self._spaces(right, player),
                f"{player['done'][right]}/{limit}" if limit else str(player["done"][right]),
            )
        return grid

    def _spaces(self, action: str, player: dict[str, Any]) -> Text:
        """Each space as ``[wanted]`` when free, the worker or the workshop that covers it otherwise."""
        line = Text()
        for wanted, mark in zip(self.box.actions[action].spaces, player["board"][action], strict=True):
            if mark == "workshop":
                line.append(f"{WORKSHOP} ")
            elif mark:
                line.append(f"{self._short(mark)} ", style=WORKER_STYLES.get(mark, ""))
            else:
                line.append(f"[{self._short(wanted)}] ", style="dim")
        return line

    def _short(self, worker: str) -> str:
        return EMPTY if worker == "any" else self._say(f"short-{worker}")

    def _cards(self) -> list[RenderableType]:
        player = self.players[self.you or 0]
        held = [(f"worker:{name}", n) for name in WORKERS if (n := player["workers"][name])]
        lines: list[RenderableType] = [labelled(self._say("workers"), self.speaker.listing(held, "n"))]
        paladin = player["paladin"]
        if paladin:
            lines.append(labelled(self._say("paladin"), self._card("paladin", paladin)))
        if "hand" in player:
            lines.append(self._deck(player))
        for kind, key in (("townsfolk", "townsfolk"), ("outsider", "converted"), ("outsider", "attacked")):
            if player[key]:
                lines.append(labelled(self._say(f"own-{key}"), names(self.speaker, kind, player[key])))
        if player["walls"]:
            lines.append(labelled(self._say("own-walls"), names(self.speaker, "wall", player["walls"])))
        return [*lines, self._jars(player)]

    def _jars(self, player: dict[str, Any]) -> Text:
        """The slots that are still free for jars, with their rewards."""
        free = [slot for slot in self.box.jar_slots if slot not in player["jars"]]
        told = (f"{slot.rpartition('_')[2]} {self._does('jar_slot', slot)}" for slot in free)
        return labelled(self._say("jar-slots"), " | ".join(told) or NONE)

    def _deck(self, player: dict[str, Any]) -> Text:
        top, bottom = [player["top"]] if player["top"] else [], player["bottom"]
        hand = player["hand"] or ([player["picked"]] if player["picked"] else [])
        parts = [f"{self._say('hand')} {names(self.speaker, 'paladin', hand)}"] if hand else []
        parts.append(f"{self._say('on-top')} {names(self.speaker, 'paladin', top)}")
        parts.append(f"{self._say('below')} {names(self.speaker, 'paladin', bottom)}")
        return labelled(self._say("deck"), "; ".join(parts))

    def _automa(self) -> list[RenderableType]:
        automa = self.shown["bot"]
        if automa is None:
            return []
        player = self.players[-1]
        built = [
            f"{self.speaker.name(f'action:{action}', 'nom')} {''.join(_mark(one) for one in player['board'][action])}"
            for action in RIGHT
        ]
        marker = " ".join(f"[{i}]" if i == automa["marker"] else str(i) for i in range(1, 6))
        return [
            "",
            labelled(self._say("automa-marker"), marker),
            labelled(self._say("automa-board"), ", ".join(built)),
            labelled(self._say("automa-used"), names(self.speaker, "fallback", automa["used"])),
        ]


def _mark(space: str) -> str:
    return WORKSHOP if space == "workshop" else "●" if space else EMPTY
