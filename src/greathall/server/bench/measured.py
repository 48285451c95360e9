"""A server under measurement: the usual one, with the bench's game and without limits on how fast one may play."""

from __future__ import annotations

import sys

from greathall.core.registry import register
from greathall.server.bench.tally import GAME
from greathall.server.cli.run import run
from greathall.server.web.settings import Settings


def main() -> None:
    register(GAME)
    settings = Settings(
        database=sys.argv[1], messages_per_second=1e6, changes_per_second=1e6, tables_per_hour=1e9, sockets_each=10_000
    )
    run(settings, "127.0.0.1", 0)


if __name__ == "__main__":
    main()
