"""A game keeps the data it began with: in saves, in records, and when that data was corrected since."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.core.game import Data
from greathall.core.registry import find
from tests.conformance.tables import random_plies
from tests.releases.kept import RELEASES, Json, games
from tests.releases.later import COST, REMARK, SCORE, corrected

WELL: Json = {"building": {"well": {"points": 8}}}


def begun(plies: int = 40, components: Json | None = None) -> greathall.Table:
    table = greathall.new("castle", seats=2, seed=5, components=components)
    for _ in random_plies(table, Random(5), plies):
        pass
    return table


@pytest.mark.parametrize("correction", [COST, SCORE], ids=["cost", "score"])
def test_a_game_plays_on_with_the_data_it_began_with(correction: tuple[str, str, str], tmp_path: Path) -> None:
    table = begun()
    save, record, digest = table.to_json(), table.record(), table.hash()
    for _ in random_plies(table, Random(6)):
        pass
    ended = table.record()
    with corrected(tmp_path, correction, version=2, keeps=True):
        resumed = greathall.from_json(save)
        for again in (resumed, greathall.replay(record)):
            assert again.hash() == digest
            assert (again.box.tiles["well"].cost, again.box.tiles["well"].points) == (12, 10)
            assert again.record() == record
        for _ in random_plies(resumed, Random(6)):
            pass
        assert resumed.record() == ended
        new = greathall.new("castle", seats=2, seed=5)
        assert (new.box.tiles["well"].cost, new.box.tiles["well"].points) != (12, 10)
        assert "\ndata 2 " in new.record()


def test_corrections_of_an_owner_are_made_to_the_data_it_began_with(tmp_path: Path) -> None:
    table = begun(components=WELL)
    save, record, digest = table.to_json(), table.record(), table.hash()
    with corrected(tmp_path, COST, version=2, keeps=True):
        for again in (greathall.from_json(save), greathall.replay(record)):
            assert again.hash() == digest
            well = again.box.tiles["well"]
            assert (well.cost, well.points, again.box.overlay) == (12, 8, WELL)
        well = begun(0, WELL).box.tiles["well"]
        assert (well.cost, well.points) == (13, 8)


@pytest.mark.parametrize(("version", "keeps"), [(2, False), (1, False)], ids=["not kept", "under the same version"])
def test_a_game_with_data_that_is_not_held_is_refused_and_says_so(version: int, keeps: bool, tmp_path: Path) -> None:
    table = begun()
    save, record = table.to_json(), table.record()
    with corrected(tmp_path, COST, version=version, keeps=keeps):
        with pytest.raises(greathall.OtherData, match=r"begun with data 1 .* can be read and exported"):
            greathall.from_json(save)
        with pytest.raises(greathall.OtherData, match=r"begun with data 1 .* can be read and exported"):
            greathall.replay(record)


def test_where_a_fact_comes_from_makes_no_other_data(tmp_path: Path) -> None:
    record = begun().record()
    with corrected(tmp_path, REMARK, version=1, keeps=False):
        assert greathall.replay(record).record() == record


def test_no_data_is_named_by_its_version_alone() -> None:
    castle = find("castle")
    today = castle.data(castle.data_version)
    assert castle.holds(today)
    for other in (Data(today.version, ""), Data(7, ""), Data(7, today.hash)):
        assert not castle.holds(other)


@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
@pytest.mark.parametrize("release", RELEASES)
def test_the_data_of_every_release_is_held(release: str, game: str) -> None:
    """A figure that is corrected after a release makes a version: what it was stays, as ``data/vN``.

    Before the release, tables are kept anew (``python -m tests.releases.keep``).
    """
    lines = next(one["record"] for one in games(release) if one["name"].startswith(f"{game} ")).splitlines()
    named = [line.split()[1:] for line in lines if line.startswith("data ")]
    for version, digest in named:
        assert find(game).holds(Data(int(version), digest)), f"data {version} of {game} has changed since {release}"
        find(game).box(data=Data(int(version), digest))
    assert named or release == "0.1.0"
