"""What a database's tables would be under this release: every log is read again, and compared with what was told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from greathall.core.errors import GreathallError
from greathall.server.match.closed import SHUT
from greathall.server.match.info import summary
from greathall.server.match.match import Match
from greathall.server.storage.base import Store
from greathall.server.tables.loader import read_table

SAME, KEEPS, CLOSED, DIFFERENT, UNREADABLE = "same", "keeps its data", "closed", "different", "unreadable"
COMPARED = ("ply", "winners", "scores")


class Finding(NamedTuple):
    """One table: whether it stands as it stood."""

    table: str
    game: str
    status: str
    verdict: str
    text: str = ""


async def check_all(store: Store) -> AsyncIterator[Finding]:
    for table_id, game, status, told in await store.read("SELECT id, game, status, summary FROM tables ORDER BY id"):
        verdict, text = await _check(store, str(table_id), json.loads(str(told)))
        yield Finding(str(table_id), str(game), str(status), verdict, text)


async def _check(store: Store, table_id: str, told: dict[str, Any]) -> tuple[str, str]:
    try:
        match = (await read_table(table_id, store, by_snapshot=False)).match
    except GreathallError as wrong:
        return UNREADABLE, str(wrong)
    if match.closed is not None:
        if match.closed.why in SHUT:
            return SAME, ""  # it was closed before, whatever the release
        return DIFFERENT if match.closed.why == "diverged" else CLOSED, match.closed.text
    now = summary(match)
    changed = [f"{name} {told[name]} -> {now[name]}" for name in COMPARED if name in told and told[name] != now[name]]
    if changed:
        return DIFFERENT, "; ".join(changed)
    return _by_its_data(match)


def _by_its_data(match: Match) -> tuple[str, str]:
    """A table that stands as it stood plays on with the data it began with, be it today's or not."""
    kept = match.table.box.kept if match.table is not None else None
    return (SAME, "") if kept is None else (KEEPS, f"begun with data {kept}; today's is {match.game.data_version}")
