"""The log of a table: every kind of thing that can happen at it, in order. The log is the truth; all else follows."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from greathall.server.match.consent import ConsentEntry
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import GameEntry
from greathall.server.match.log.seat_entries import SeatEntry

AnyEntry: TypeAlias = GameEntry | SeatEntry | ConsentEntry

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)


def write(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


class Row(msgspec.Struct, frozen=True, rename={"common_ply": "keeps", "asks_others": "opens", "state_hash": "hash"}):
    """A log entry as stored, under the names of its columns."""

    revision: int
    at: int
    """Milliseconds since 1970."""
    common_ply: int
    """The last ply that still stood when this entry came; later ones were taken back."""
    actor: int
    """The seat that acted; -1 for the table itself."""
    asks_others: bool
    """Whether seats other than the actor are asked something new."""
    entry: AnyEntry
    state_hash: str = ""
    """How the game stood then; noted with every snapshot and when the game is over."""
