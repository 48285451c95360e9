"""An entry of a table's log: one thing that happened. Each kind is a class that knows what it needs and does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec

if TYPE_CHECKING:
    from greathall.core.table.table import Table
    from greathall.server.match.log.entries import AnyEntry
    from greathall.server.match.match import Match

TABLE = -1
"""The actor of what nobody at the table did."""


class Played(NamedTuple):
    """What playing an entry did: the entry with its outcomes, who acted, how many plies still stood."""

    entry: AnyEntry
    actor: int
    common_ply: int


class Entry(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened."""

    def check(self, match: Match) -> None:
        """Refuses what cannot happen now, with a reason."""

    def play(self, match: Match, played: Table | None = None) -> Played:
        """Changes the game, or refuses with a reason and changes nothing. Most entries leave the game as it is.

        ``played`` is the game afterwards, where a start or a choice was carried out elsewhere.
        """
        return Played(cast("AnyEntry", self), TABLE, match.ply)

    def apply(self, match: Match, actor: int) -> None:
        """What it changes besides the game; this cannot fail.

        Where the game comes out of a snapshot, the entries before it are only applied, not played.
        """
