"""Nets on disk and on the shelf: what fits plays, what was made for something else is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

import greathall
from greathall.bots.net import file, shelf
from greathall.bots.net.about import About, NetError, names_hash
from greathall.bots.net.goal import Goal
from greathall.bots.net.net import Net
from greathall.core.reference.versions import data_hash
from greathall.core.registry import find

NETS = [path.name for path in shelf.shelf().iterdir() if path.name.endswith(".npz")]
MOST_BYTES = 5_000_000


def about(game: str = "castle", seats: int = 2) -> About:
    found = find(game)
    return About(
        game=game,
        seats=seats,
        variants={},
        rules_version=found.rules_version,
        data=data_hash(found.package),
        features_version=found.features_version,
        features=names_hash(found),
        goal=Goal.MARGIN,
        spread=20.0,
        games=1,
        command="greathall train",
        date="2026-01-01",
    )


def net(game: str = "castle", hidden: int = 8) -> Net:
    rng = np.random.default_rng(1)
    width = len(find(game).feature_names)
    return Net(
        about(game),
        rng.standard_normal((width, hidden)).astype(np.float32),
        rng.standard_normal(hidden).astype(np.float32),
        rng.standard_normal(hidden).astype(np.float32),
        1.5,
    )


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = net()
    file.save(made, tmp_path / "one.npz")
    found = file.load(tmp_path / "one.npz")
    rows = np.ones((3, made.hidden_weights.shape[0]), dtype=np.float32)
    assert found.about == made.about
    assert found.forward(rows).tolist() == made.forward(rows).tolist()
    assert [path.name for path in tmp_path.iterdir()] == ["one.npz"]


def test_a_net_counts_one_hidden_layer() -> None:
    made = replace(
        net(),
        hidden_weights=np.array([[1.0, -1.0], [0.0, 2.0]], dtype=np.float32),
        hidden_bias=np.array([0.0, -1.0], dtype=np.float32),
        output_weights=np.array([10.0, 100.0], dtype=np.float32),
        output_bias=0.5,
    )
    # 3 * 10, the other unit is below zero; then 1 * 10 and (-1 + 4 - 1) * 100.
    assert made.forward(np.array([[3.0, 0.0], [1.0, 2.0]], dtype=np.float32)).tolist() == [30.5, 210.5]


@pytest.mark.parametrize("keep", [0, 10, 1000, -1])
def test_a_damaged_file_is_told_of(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "bad.npz"
    file.save(net(), path)
    content = path.read_bytes()
    path.write_bytes(content[:keep])
    with pytest.raises(NetError, match=r"bad\.npz: damaged, or not a net"):
        file.load(path)


def test_a_file_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(NetError, match="No such file"):
        file.load(tmp_path / "none.npz")


def test_layers_that_do_not_fit_and_weights_that_are_no_numbers_are_told_of(tmp_path: Path) -> None:
    path = tmp_path / "bad.npz"
    file.save(replace(net(), hidden_bias=np.zeros(3, dtype=np.float32)), path)
    with pytest.raises(NetError, match="layers do not fit"):
        file.load(path)
    file.save(replace(net(), output_bias=float("nan")), path)
    with pytest.raises(NetError, match="no numbers"):
        file.load(path)


def test_a_net_for_something_else_is_refused() -> None:
    castle = find("castle")
    told = about()
    told.check(castle, "x")
    with pytest.raises(NetError, match="x: a net for castle, not for paladins"):
        told.check(find("paladins"), "x")
    with pytest.raises(NetError, match="made for rules 1 of castle, which plays by 2 now; train it anew"):
        replace(told, rules_version=1).check(castle, "x")
    with pytest.raises(NetError, match=r"other features of castle \(version 0, now 1\)"):
        replace(told, features_version=0).check(castle, "x")
    with pytest.raises(NetError, match="other features"):
        told.check(replace(castle, feature_names=castle.feature_names[::-1]), "x")


def test_with_corrected_components_a_net_plays_unmeasured() -> None:
    castle = find("castle")
    assert about().measured(castle, overlaid=False)
    assert not about().measured(castle, overlaid=True)
    assert not replace(about(), data="0").measured(castle, overlaid=False)


@pytest.mark.parametrize("name", NETS)
def test_a_net_of_the_package_fits_its_game(name: str) -> None:
    found = file.load(shelf.shelf() / name)
    game = find(found.about.game)
    found.about.check(game, name)
    assert name == shelf.name_of(game.id, found.about.seats)
    assert found.hidden_weights.shape[0] == len(game.feature_names)
    assert found.about.command.startswith(f"greathall train {game.id} --seats {found.about.seats}")


def test_the_nets_of_the_package_are_small() -> None:
    assert sum(len((shelf.shelf() / name).read_bytes()) for name in NETS) < MOST_BYTES


def test_a_table_without_a_net_of_its_own_plays_by_the_nearest() -> None:
    castle = find("castle")
    trained = shelf.seats_with_net("castle")
    assert 2 in trained
    for seats in castle.seats:
        nearest = min(trained, key=lambda n: (abs(n - seats), n))
        assert shelf.net_for(castle, seats).about.seats == nearest
    with pytest.raises(NetError, match="there is no net for chess; train one: greathall train chess --seats 2"):
        shelf.net_for(replace(castle, id="chess"), 2)


def test_a_net_of_somebody_alone_serves_no_table_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows an automa, and nobody who wants the same."""
    paladins = find("paladins")
    monkeypatch.setattr(shelf, "seats_with_net", lambda game: [1])
    assert shelf.net_for(paladins, 1).about.seats == 1
    for seats in paladins.seats[1:]:
        with pytest.raises(NetError, match="there is no net for paladins"):
            shelf.net_for(paladins, seats)


def test_points_of_sides_are_compared() -> None:
    assert Goal.MARGIN.of([10, 7, 4], [0, 1, 2]) == [3, -3, -6]
    assert Goal.MARGIN.of([10, 7, 4], [0, 1, 1]) == [-1, 1, 1]
    assert Goal.MARGIN.of([5, 5], [0, 1]) == [0, 0]
    assert Goal.SCORE.of([30, 80], [0, 1]) == [30, 80]


def test_what_is_over_is_valued_by_what_was_reached() -> None:
    table = greathall.new("castle", seats=2, seed=1)
    world = table.lean(Random(1))
    rng = Random(2)
    while not world.over:
        world.play(rng.choice(world.options()))
    ahead = world.scores()[0] - world.scores()[1]
    assert net().values([world], 0) == [ahead]
    assert net().outlook(world) == [ahead, -ahead]
