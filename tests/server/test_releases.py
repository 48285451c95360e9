"""Tables begun under an older release open and play on."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import greathall
from greathall.server import log
from greathall.server.log import Header, Row
from greathall.server.sitting import Sitting
from tests.server.keep_release import FOLDER


class Kept(msgspec.Struct):
    header: Header
    secret: str
    rows: list[Row]
    hash: str


FILES = sorted(FOLDER.glob("*.json"))


def test_every_release_has_kept_a_table_of_every_game() -> None:
    """A game that comes with a later release has none of the earlier ones; then its first release is said here."""
    releases = {file.stem.partition("-")[2] for file in FILES}
    assert greathall.__version__ in releases
    wanted = {f"{game.id}-{release}" for game in greathall.games() for release in releases}
    assert {file.stem for file in FILES} == wanted


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_of_an_older_release_opens_and_plays_on(file: Path) -> None:
    kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    sitting = Sitting(kept.header, kept.secret)
    try:
        sitting.restore(kept.rows)
    except Exception as wrong:
        raise AssertionError(
            f"{file.name} no longer opens. If its release is out, the rules need a switch on the table's rules "
            "version; if not, make it anew: python -m tests.server.keep_release"
        ) from wrong
    assert sitting.playing.hash() == kept.hash
    rng = random.Random(1)
    for _ in range(20):
        assert not sitting.over
        option = rng.choice(rng.choice(sitting.decisions).options)
        sitting.apply(log.Choose(option.notation), 10_000)
