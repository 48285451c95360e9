"""How a game begins: all that its set-up depends on, so that it can be set up here or by a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import greathall
from greathall.core.game import Data, Setup
from greathall.core.registry import find
from greathall.core.rules.chance import Seeded
from greathall.core.table.table import Table
from greathall.server.wire.errors import Refused

if TYPE_CHECKING:
    from greathall.server.match.log.header import Header


def check_game(game: str) -> str:
    known = [one.id for one in greathall.games()]
    if game not in known:
        raise Refused("no-game", f"games are {', '.join(known)}", 404)
    return game


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """How does a table stand at its first question, after all that a rulebook's automa does before it?"""

    game: str
    seats: int
    seed: str
    colours: tuple[str, ...]
    first: int | None
    components: dict[str, Any] | None
    variants: dict[str, str]
    data: Data | None = None
    """Today's, where none is named."""

    @property
    def has_automa(self) -> bool:
        return any(seat.kind == "automa" for seat in find(self.game).seating(self._setup()))

    def _setup(self) -> Setup:
        return find(self.game).make_setup(self.seats, self.variants, self.colours, self.first)

    def set_up(self) -> Table:
        game = find(self.game)
        return Table.begin(game, self._setup(), game.box(self.components, self.data), Seeded(self.seed))


def begin_of(header: Header, secret: str, colours: tuple[str, ...], data: Data | None = None) -> Begin:
    variants = variants_of(header)
    return Begin(header.game, len(header.places), secret, colours, header.first, header.components, variants, data)


def variants_of(header: Header) -> dict[str, str]:
    """What was chosen when the table was made; a choice that an earlier release had and this one has not is the usual
    one now."""
    game = find(header.game)
    if header.rules == game.rules_version:
        return header.variants
    chosen = {one.name: header.variants.get(one.name, one.default) for one in game.variants}
    return {one.name: chosen[one.name] if chosen[one.name] in one.choices else one.default for one in game.variants}
