"""The kingdom in a terminal: everything a seat may know, readable without colours and 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.speech.text import Speaker, written
from greathall.games.terminal import NONE, asked_seat, labelled, names, seat_name
from greathall.games.viscounts.box import ICONS, ViscountsBox
from greathall.games.viscounts.component_text import Telling

BANKS = ("left", "inner", "right")


def board(view: dict[str, Any], speaker: Speaker, box: ViscountsBox) -> RenderableType:
    """The table as the view's seat sees it."""
    return Board(view, speaker, box)


class Board:
    """One view, drawn part by part."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, box: ViscountsBox) -> None:
        self.view = view
        self.you: int | None = view["you"]
        self.shown: dict[str, Any] = view["board"]
        self.players: list[dict[str, Any]] = self.shown["players"]
        self.speaker = speaker
        self.box = box
        self.telling = Telling(speaker)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._heading()
        yield ""
        yield self._goods()
        yield ""
        if self.shown["offers"]:
            yield from self._offers()
            yield ""
        yield self._segments()
        yield Text(self._say("legend"), style="dim")
        yield ""
        yield self._castle()
        yield ""
        yield from self._boards()

    # Words

    def _say(self, message: str, **params: Any) -> str:
        return self.speaker.say(f"viscounts-board-{message}", **params)

    def _name(self, kind: str, key: str | None) -> str:
        return NONE if key is None else self.speaker.name(f"{kind}:{key}")

    def _seat(self, seat: int) -> Text:
        return seat_name(self.view, self.speaker, seat)

    def _seats(self, seats: Iterable[int]) -> Text:
        return Text(", ").join([self._seat(seat) for seat in seats])

    def _icons(self, icons: dict[str, int]) -> str:
        """Icons as repeated letters; the legend is in the heading of the townsfolk column."""
        return "".join(self._say(f"icon-{name}") * icons.get(name, 0) for name in ICONS)

    # Parts

    def _heading(self) -> Text:
        shown = self.shown
        line = Text(self.speaker.say("viscounts-event-round", n=shown["round"]), style="bold")
        if shown["last_round"]:
            line.append(f"  {self.speaker.say('viscounts-event-last-round', n=shown['last_round'])}")
        # In set-up nothing lies on the end cards yet, and 0 would read as the end.
        stacks = (("poverty", shown["debts_left"]), ("prosperity", shown["deeds_left"])) if shown["round"] else ()
        for stack, left in stacks:
            line.append(f"  {self._name('stack', stack)}: {left}", style="not bold")
        return line

    def _goods(self) -> Grid:
        """Who has what. Debts and deeds are told as still open and flipped."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column("", no_wrap=True)
        headings = ("points", "silver", "ink", "gold", "stone", "track", "debts", "deeds", "workers", "cards")
        for heading in headings:
            grid.add_column(self._say(heading), justify="right", no_wrap=True)
        for seat, player in enumerate(self.players):
            grid.add_row(
                self._player(seat),
                written(sum(player["points"].values())),
                *(str(player[name]) for name in ("silver", "ink", "gold", "stone")),
                f"{player['corruption']}→←{player['virtue']}",
                f"{player['debts']}/{player['paid']}",
                f"{player['deeds']}/{player['approved']}",
                str(player["workers"]),
                f"{player['hand_size']}+{player['draw_size']}",
                style="bold" if seat == self.you else "",
            )
        return grid

    def _player(self, seat: int) -> Text:
        line = asked_seat(self.view, self.speaker, seat)
        if seat == self.shown["first"]:
            line.append(" ¹")
        if seat == self.shown["leader"]:
            line.append(" ♛")
        return line

    def _offers(self) -> Iterable[Text]:
        for offer in self.shown["offers"]:
            hero = self.box.townsfolk[offer["hero"]]
            yield labelled(
                self._name("player_card", offer["card"]),
                f"{self.telling.tell(self.box.player_cards[offer['card']])}\n  {self._name('townsfolk', hero.id)}: ",
                self.telling.tell(hero),
            )

    def _segments(self) -> Grid:
        """The ring clockwise: who stands where, the exchanges, the top cards, the buildings."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column(self._say("segment"))
        grid.add_column(self._say("townsfolk"))
        grid.add_column(self._say("manuscript"))
        grid.add_column(self._say("buildings"))
        for segment in self.shown["segments"]:
            grid.add_row(
                self._where(segment["segment"]),
                self._folk(segment),
                self._script(segment),
                self._buildings(segment["segment"]),
            )
        return grid

    def _where(self, segment: str) -> Text:
        cell = Text(self._name("segment", segment), style="bold")
        for bank in BANKS:
            standing = [seat for seat, one in enumerate(self.players) if one["at"] == f"{segment}_{bank}"]
            trade = self._trade(segment, bank)
            if standing or trade:
                cell.append(f"\n{self._say(bank)} {trade}", style="not bold")
                cell.append_text(self._seats(standing))
        return cell

    def _trade(self, segment: str, bank: str) -> str:
        exchange = self.box.exchanges.get(f"{segment}_{bank}_{self.shown['side']}")
        if exchange is None:
            return ""
        offer = self.box.programs[f"exchange:{exchange.id}.effect"].nouns[0]
        return f"{exchange.merchants}→{self._name('effect', offer)} "

    def _folk(self, segment: dict[str, Any]) -> str:
        card = segment["townsfolk"]
        if card is None:
            printed = self.box.printed_townsfolk[segment["segment"]]
            return f"({self._icons(printed.icons)} {printed.cost})"
        folk = self.box.townsfolk[card]
        below = segment["townsfolk_below"]
        return f"{self._name('townsfolk', card)}\n{self._icons(folk.icons)} {folk.cost}  +{below}"

    def _script(self, segment: dict[str, Any]) -> str:
        script = segment["manuscript"]
        if script is None:
            return f"({self.box.printed_manuscripts[segment['segment']].cost})"
        entry = self.box.manuscripts[script]
        below = segment["manuscripts_below"]
        return f"{self._name('manuscript', script)}\n{self._say(f'ribbon-{entry.ribbon}')} {entry.cost}  +{below}"

    def _buildings(self, segment: str) -> Text:
        cell = Text()
        for site, building in self.shown["sites"].items():
            if self.box.sites[site].segment != segment:
                continue
            effect = names(self.speaker, "effect", self.box.programs[f"site:{site}.effect"].nouns)
            cell.append(f"\n{self.box.sites[site].place} " if cell else f"{self.box.sites[site].place} ")
            if building is None:
                cell.append(effect, style="dim")
            else:
                cell.append_text(self._seat(building["seat"])).append(
                    f" {self._name('building', building['building'])}"
                )
        return cell

    def _castle(self) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column(self._say("castle"))
        for tier in ("first", "second"):
            grid.add_column(self._name("tier", tier))
        for segment in self.shown["segments"]:
            grid.add_row(
                f"{self._name('section', segment['section'])} ({self._name('segment', segment['segment'])})",
                self._workers(segment["first_tier"]),
                self._workers(segment["second_tier"]),
            )
        grid.add_row(self._name("tier", "third"), "", self._workers(self.shown["third_tier"]))
        return grid

    def _workers(self, counts: list[int]) -> Text:
        parts = [Text(f"{n} ").append_text(self._seat(seat)) for seat, n in enumerate(counts) if n]
        return Text(", ").join(parts) or Text(NONE, style="dim")

    def _boards(self) -> Iterable[RenderableType]:
        for seat, player in enumerate(self.players):
            automa = self.shown["automa"] if seat == len(self.players) - 1 else None
            yield from self._schemes(seat, automa) if automa else self._row(seat, player)
            owned = (("manuscript", player["manuscripts"]), ("bonus", player["bonuses"]))
            for kind, keys in owned:
                if keys:
                    yield Text(f"  {names(self.speaker, kind, keys)}")
            if player["slots"]:
                kind = "automa_slot" if automa else "slot"
                yield Text(f"  {names(self.speaker, kind, player['slots'])}")

    def _row(self, seat: int, player: dict[str, Any]) -> Iterable[Text]:
        yield labelled(self._seat(seat), " | ".join(self._card(card) for card in player["row"]))
        if seat == self.you:
            yield Text(f"  {self._say('hand')}:")
            for card in player["hand"]:
                yield Text(f"    {self._card(card)} ").append(self.telling.tell(self.box.townsfolk[card]), style="dim")
        if player["discard"]:
            yield Text(f"  {self._say('discards')}: {names(self.speaker, 'townsfolk', player['discard'])}", style="dim")

    def _card(self, card: str | None) -> str:
        if card is None:
            return NONE
        folk = self.box.townsfolk[card]
        return f"{self._name('townsfolk', card)} ({self._icons(folk.icons)} {folk.cost})"

    def _schemes(self, seat: int, automa: dict[str, Any]) -> Iterable[Text]:
        row = " | ".join(self._name("scheme", scheme) for scheme in automa["row"])
        yield labelled(self._seat(seat), f"{self._name('automa', automa['automa'])}  {row}")
        if automa["pooled"]:
            yield Text(f"  {self.speaker.name('resource:resource', 'n', automa['pooled'])}")
