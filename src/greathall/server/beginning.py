"""How a game begins: all that its set-up depends on, so that it can be set up here or by a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import greathall
from greathall.core.registry import find
from greathall.core.table import Table

if TYPE_CHECKING:
    from greathall.server.sitting import Sitting


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """How does a table stand at its first question, after all that a rulebook's automa does before it?"""

    game: str
    seats: int
    seed: str
    colours: tuple[str, ...]
    first: int | None
    components: dict[str, Any] | None
    variants: dict[str, str]

    @property
    def has_automa(self) -> bool:
        game = find(self.game)
        setup = game.make_setup(self.seats, self.variants, self.colours, self.first)
        return any(seat.kind == "automa" for seat in game.seating(setup))

    def set_up(self) -> Table:
        return greathall.new(
            self.game,
            seats=self.seats,
            seed=self.seed,
            colours=self.colours,
            first=self.first,
            components=self.components,
            **self.variants,
        )


def beginning(sitting: Sitting, colours: tuple[str, ...]) -> Begin:
    header = sitting.header
    return Begin(
        header.game, len(sitting.places), sitting.secret, colours, header.first, header.components, header.variants
    )
