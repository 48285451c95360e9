"""The table in a terminal: everything a seat may know, readable without colours and 80 columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.speech.text import Speaker
from greathall.games.crusaders.box import CrusadersBox
from greathall.games.crusaders.component_text import hooks_text
from greathall.games.crusaders.entries import Hook
from greathall.games.crusaders.event_text import event_text
from greathall.games.terminal import NONE, asked_seat, labelled, names, seat_name

CASTLE, ARMY, DUKE, UNREST, HARVEST, FAILURE, PLAGUE, ENDING = "♜", "⚔", "♦", "!", "+", "-", "☠", "☠?"


def board(view: dict[str, Any], speaker: Speaker, box: CrusadersBox) -> RenderableType:
    """The table as the view's seat sees it."""
    return Board(view, speaker, box)


class Board:
    """One view, drawn to fit the width of the terminal."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, box: CrusadersBox) -> None:
        self.view = view
        self.you: int | None = view["you"]
        self.shown: dict[str, Any] = view["board"]
        self.houses: list[dict[str, Any]] = view["board"]["houses"]
        self.speaker = speaker
        self.box = box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._heading()
        yield ""
        yield self._goods()
        yield ""
        for seat in range(len(self.houses)):
            yield self._family(seat)
        yield ""
        yield from self._lands()
        yield Text(self._say("marks"), style="dim")
        yield ""
        yield from self._common()
        yield from self._own()

    # Words

    def _say(self, message: str, **params: Any) -> str:
        return self.speaker.say(f"crusaders-board-{message}", **params)

    def _name(self, kind: str, key: str) -> str:
        return self.speaker.name(f"{kind}:{key}")

    def _seat(self, seat: int | None) -> Text:
        return seat_name(self.view, self.speaker, seat)

    def _seats(self, seats: Iterable[int]) -> str:
        return ", ".join(self.speaker.name(f"seat:{seat}") for seat in seats)

    # Parts

    def _heading(self) -> Text:
        shown = self.shown
        line = Text(self._name("scenario", shown["scenario"]), style="bold")
        when = self._say("when", era=shown["era"], eras=shown["eras"], round=shown["round"], turn=shown["turn"])
        return line.append(f"  {when}", style="not bold")

    def _goods(self) -> Grid:
        """Who has what, and who stands how to whom."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column("", no_wrap=True)
        for heading in ("points", "regions", "gold", "shields", "age", "bag", "cards"):
            grid.add_column(self._say(heading), justify="right", no_wrap=True)
        grid.add_column(self._say("relations"), overflow="fold")
        for seat, house in enumerate(self.houses):
            grid.add_row(*self._row(seat, house), style="bold" if seat == self.you else "")
        return grid

    def _row(self, seat: int, house: dict[str, Any]) -> list[RenderableType]:
        regions = [name for name, one in self.shown["regions"].items() if one["owner"] == seat]
        achieved = sum(1 for holder in self.shown["achievements"].values() if holder == seat)
        shields = sum(1 for space in self.shown["track"] if space["holder"] == seat)
        name = asked_seat(self.view, self.speaker, seat)
        if seat == self.shown["first"]:
            name.append(" ¹")
        if not house["alive"]:
            name.append(" †")
        return [
            name,
            str(len(regions) + achieved),
            str(len(regions)),
            NONE if house["gold"] is None else str(house["gold"]),
            str(shields),
            str(house["age"]),
            str(house["bag_size"]),
            "".join(str(n) for n in house["cards"].values()),
            self._relations(house),
        ]

    def _relations(self, house: dict[str, Any]) -> str:
        parts = [self._say(kind, seats=self._seats(house[kind])) for kind in ("claims", "wars", "pacts") if house[kind]]
        return "; ".join(parts) or NONE

    def _family(self, seat: int) -> Text:
        house = self.houses[seat]
        line = Text.assemble(self._seat(seat), (": ", "bold"), self._person(house["ruler"]))
        for role in ("children", "siblings"):
            if house[role]:
                people = ", ".join(self._person(one) for one in house[role])
                line.append(f"; {self._say(role)}: {people}")
        if house["developments"]:
            line.append(f"; {names(self.speaker, 'development', house['developments'])}")
        if house["strategy"]:
            line.append(f"; {self._name('strategy', house['strategy'])}", style="italic")
        return line

    def _person(self, person: dict[str, Any]) -> str:
        if not person["card"]:
            return NONE
        text = self._name("character", person["card"])
        if person["tokens"]:
            text += f" ({', '.join(self._trait(person['card'], token) for token in person['tokens'])})"
        if person["spouse"]:
            text += f" ∞ {self._name('character', person['spouse'])}"
        return text

    def _trait(self, card: str, token: str) -> str:
        """A trait as it is said of this man or woman."""
        return self.speaker.name(f"token:{token}", "female" if self.box.sexes[card] == "female" else "")

    def _lands(self) -> Iterable[Text]:
        """Regions by owner, then the independent ones with their lords."""
        for seat in range(len(self.houses)):
            held = [name for name, one in self.shown["regions"].items() if one["owner"] == seat]
            marked = ", ".join(f"{self._name('region', name)}{self._marks(name)}" for name in held)
            yield Text.assemble(self._seat(seat), (": ", "bold"), marked or NONE)
        free = [name for name, one in self.shown["regions"].items() if one["owner"] is None and one["open"]]
        yield labelled(self._say("independent"), ", ".join(map(self._free, free)) or NONE)

    def _free(self, name: str) -> str:
        region = self.shown["regions"][name]
        text = f"{self._name('region', name)}{self._marks(name)}"
        if region["lord"]:
            token = f", {self._trait(region['lord'], region['lord_token'])}" if region["lord_token"] else ""
            return f"{text} [{self._name('character', region['lord'])}{token}]"
        return text if region["ally"] is None else f"{text} [{self._seats([region['ally']])}]"

    def _marks(self, name: str) -> str:
        region = self.shown["regions"][name]
        marks = [
            CASTLE * region["castle"],
            ARMY * region["army"],
            DUKE if region["duke"] else "",
            UNREST * region["unrest"],
            HARVEST * region["harvest"],
            FAILURE * region["crop_failure"],
            {"plague": PLAGUE, "plague_ending": ENDING}.get(region["plague"] or "", ""),
        ]
        return f" {''.join(marks)}" if any(marks) else ""

    def _common(self) -> Iterable[Text]:
        yield labelled(
            self._say("track"),
            "  ".join(
                f"{i}. {self._name('space', one['space'])} "
                f"({NONE if one['holder'] is None else self._seats([one['holder']])}"
                f"{self._bonus(i)})"
                for i, one in enumerate(self.shown["track"], start=1)
            ),
        )
        yield labelled(self._say("display"), "")
        for card in dict.fromkeys(self.shown["display"]):
            yield Text(f"  {self._name('development', card)}: {self._does(self.box.developments[card].hooks)}")
        held = {key: holder for key, holder in self.shown["achievements"].items() if holder is not None}
        if held:
            told = ", ".join(f"{self._name('achievement', key)} ({self._seats([one])})" for key, one in held.items())
            yield labelled(self._say("achievements"), told)

    def _does(self, hooks: Sequence[Hook]) -> str:
        return hooks_text(self.speaker, hooks)

    def _bonus(self, number: int) -> str:
        """What a space of the track does for whoever holds it."""
        hooks = self.box.spaces[number - 1].hooks
        return f"; {self._does(hooks)}" if hooks else ""

    def _cards(self, label: str, cards: Sequence[str]) -> Iterable[Text]:
        """Action cards with what their events do, equal ones once."""
        if not cards:
            return
        yield Text(f"{self._say(label)}:", style="bold")
        events = Counter(self.box.cards[card].event for card in cards)
        named = {self.box.cards[card].event: self._name("card", card) for card in cards}
        for event, n in events.items():
            times = f" ×{n}" if n > 1 else ""
            yield Text(f"  {named[event]}{times}. ").append(
                event_text(self.speaker, self.box.events[event]), style="dim"
            )

    def _own(self) -> Iterable[Text]:
        """What only this seat sees."""
        if self.you is None:
            return
        house = self.houses[self.you]
        yield labelled(self._say("own-bag"), names(self.speaker, "token", house["bag"]))
        yield from self._cards("own-hand", house["hand"])
        yield from self._cards("own-laid", house["laid_cards"])
        check = self.shown["check"]
        if check and "odds" in check:
            rows = [
                self._say(
                    "odds",
                    n=row["invest"],
                    plain=round(100 * row["plain"]),
                    sacrificing=round(100 * row["sacrificing"]),
                )
                for row in check["odds"]
            ]
            yield labelled(self._say("check"), "; ".join(rows))
