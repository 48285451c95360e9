"""What is sent to everybody who looks at a table: what is alike for all of them is put into words once."""

from __future__ import annotations

import msgspec

from greathall.server.match.match import Match
from greathall.server.match.news import news, plies
from greathall.server.wire.encoding import encode
from greathall.server.wire.messages import written
from greathall.server.wire.table_info import TableInfo


class Broadcast:
    """One change, as it is told to each seat."""

    def __init__(self, match: Match, common_ply: int, info: TableInfo) -> None:
        self._match = match
        self._common_ply = common_ply
        self._plies = plies(match, common_ply)
        self._info = written(TableInfo, msgspec.Raw(encode(info)))

    def told(self, seat: int | None) -> bytes:
        return encode(news(self._match, self._common_ply, seat, self._info, self._plies))
