"""The training example: its slopes are those of its loss, and a short run leaves all that a long one does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from examples import learn_castle  # noqa: E402
from examples.learn_castle import CLIP, ENTROPY, Net, back, picture  # noqa: E402


def loss(net: Net, batch: tuple[Any, ...]) -> float:
    """PPO's loss, written down once more as the paper has it."""
    seen, mask, action, before, gain, result = batch
    p, _ = net.policy(seen, mask)
    ratio = p[np.arange(len(p)), action] / before
    clipped = np.minimum(ratio * gain, np.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -(p * np.log(np.maximum(p, 1e-12))).sum(1)
    value = net.value(seen)[0]
    return float(-clipped.mean() - ENTROPY * entropy.mean() + 0.5 * ((value - result) ** 2).mean())


def test_slopes_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(3)
    net = Net(5, 4, rng)
    net.w["b"] += rng.normal(0, 0.5, net.w["b"].shape)
    mask = np.array([[1, 1, 0, 1], [1, 1, 1, 1], [0, 1, 1, 0], [1, 0, 1, 1]], bool)
    before, gain = np.array([0.3, 0.05, 0.5, 0.9]), np.array([1.0, 2.0, -1.0, -0.5])
    batch = rng.normal(size=(4, 5)), mask, np.array([0, 3, 1, 2]), before, gain, rng.normal(size=4)
    grads: dict[str, Any] = {}
    monkeypatch.setattr(net, "_adam", grads.update)
    net.learn(*batch)
    for name, weights in net.w.items():
        for at in list(np.ndindex(weights.shape))[:7]:
            kept = weights[at]
            sides = []
            for change in (1e-6, -1e-6):
                weights[at] = kept + change
                sides.append(loss(net, batch))
            weights[at] = kept
            assert grads[name][at] == pytest.approx((sides[0] - sides[1]) / 2e-6, abs=1e-5)


def test_a_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, number in (("BATCH", 100), ("EPOCHS", 1), ("MATCH", 2), ("LAST", 2)):
        monkeypatch.setattr(learn_castle, name, number)
    learn_castle.main("50", str(tmp_path))
    first, _ = json.loads((tmp_path / "curve.json").read_text())
    learn_castle.main(str(first + 1), str(tmp_path))
    done, curve = json.loads((tmp_path / "curve.json").read_text())
    assert done > first >= 100
    assert [steps for steps, _ in curve] == [0, first, done]
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
    assert "of 2 games won against random bots (95 %:" in capsys.readouterr().out


def test_what_is_forbidden_has_no_chance() -> None:
    p, _ = Net(3, 4, np.random.default_rng(1)).policy(np.ones((1, 3)), np.array([[True, False, True, False]]))
    assert p[0, 1] == p[0, 3] == 0
    assert p.sum() == pytest.approx(1)


def test_the_picture_shows_every_match() -> None:
    assert 'points="60.0,140.0 620.0,20.0"' in picture([[0, 0.5], [800, 1.0]])
    assert back(np.ones((2, 3)), np.zeros((2, 4)), np.ones((2, 1)), np.ones((4, 1)), "a", "b")["a"].shape == (3, 4)
