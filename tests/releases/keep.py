"""Keeps what this release writes: ``python -m tests.releases.keep``, once per release.

It writes ``tests/releases/<release>/``: games as saves and records, and a database in SQLite and one in PostgreSQL
that an evening at the hall has left. Until a release is out its folder may be made anew when a rule changes; afterwards
it stays as it is, and later releases must open everything in it.
"""

from __future__ import annotations

import greathall
from tests.releases.keep_games import all_games
from tests.releases.keep_hall import keep_postgres, keep_sqlite
from tests.releases.kept import HERE, write_packed


def main() -> None:
    folder = HERE / greathall.__version__
    folder.mkdir(exist_ok=True)
    write_packed(folder / "games.json.gz", all_games())
    keep_sqlite(folder)
    keep_postgres(folder)


if __name__ == "__main__":
    main()
