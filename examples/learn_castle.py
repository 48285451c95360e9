"""Learn Castle from nothing: masked PPO (Schulman et al. 2017) in plain numpy, in a few minutes on one core.

    pip install 'greathall[rl]'
    python examples/learn_castle.py [steps] [folder]        60000 steps and the folder `learned`, unless told otherwise

Every few thousand steps it plays a match against random bots, and draws the curve anew. Stopped, it goes on from
where it was. A net as small as this one needs no more than numpy; the environment is the same for any other library.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greathall import lab
from greathall.lab.arena.figures import wilson

Array = NDArray[Any]
BATCH, EPOCHS, PART = 4096, 4, 512
HIDDEN, RATE, CLIP, ENTROPY, LAMBDA = 128, 1e-3, 0.2, 0.01, 0.97
MATCH_EVERY, MATCH, LAST = 2, 60, 400


class Net:
    """One hidden layer for what to do, one for how it will end; trained by Adam."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        sizes = {"a": (seen, HIDDEN), "b": (HIDDEN, actions), "c": (seen, HIDDEN), "d": (HIDDEN, 1)}
        self.w = {name: rng.normal(0, 1 / np.sqrt(size[0]), size) for name, size in sizes.items()}
        self.w["b"] *= 0.01
        self.w |= {f"{name}0": np.zeros(size[1]) for name, size in sizes.items()}
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.w.items()}
        self.steps = 0

    def policy(self, seen: Array, mask: Array) -> tuple[Array, Array]:
        """Probabilities of the actions, nothing for what is forbidden; and the hidden layer."""
        hidden = np.tanh(seen @ self.w["a"] + self.w["a0"])
        logits = np.where(mask, hidden @ self.w["b"] + self.w["b0"], -np.inf)
        found = np.exp(logits - logits.max(-1, keepdims=True))
        return found / found.sum(-1, keepdims=True), hidden

    def value(self, seen: Array) -> tuple[Array, Array]:
        hidden = np.tanh(seen @ self.w["c"] + self.w["c0"])
        return (hidden @ self.w["d"] + self.w["d0"])[..., 0], hidden

    def learn(self, seen: Array, mask: Array, action: Array, before: Array, gain: Array, result: Array) -> None:
        """One step down the slope of PPO's loss."""
        count, rows = len(seen), np.arange(len(seen))
        p, hidden = self.policy(seen, mask)
        ratio = p[rows, action] / before
        # Beyond the clip there is no slope: the choice is as much more (or less) likely as one batch may make it.
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        chosen = np.zeros_like(p)
        chosen[rows, action] = 1
        log = np.log(np.maximum(p, 1e-12))
        entropy = -(p * log).sum(1, keepdims=True)
        slope = -(free * gain * ratio)[:, None] * (chosen - p) + ENTROPY * p * (log + entropy)
        told, hidden_value = self.value(seen)
        grads = back(seen, hidden, slope / count, self.w["b"], "a", "b")
        grads |= back(seen, hidden_value, ((told - result) / count)[:, None], self.w["d"], "c", "d")
        self._adam(grads)

    def _adam(self, grads: dict[str, Array]) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((g * g).sum()) for g in grads.values()))
        for name, grad in grads.items():
            first, second = self.moments[name]
            short = grad * min(1.0, 0.5 / (norm + 1e-9))
            first += 0.1 * (short - first)
            second += 0.001 * (short * short - second)
            fair = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            self.w[name] -= RATE * fair[0] / (np.sqrt(fair[1]) + 1e-8)


def back(seen: Array, hidden: Array, slope: Array, out: Array, first: str, second: str) -> dict[str, Array]:
    inner = slope @ out.T * (1 - hidden**2)
    return {second: hidden.T @ slope, f"{second}0": slope.sum(0), first: seen.T @ inner, f"{first}0": inner.sum(0)}


def play_batch(env: Any, net: Net, rng: np.random.Generator) -> tuple[Array, ...]:
    """Whole games of about as many steps, with what every choice gained beyond what was expected (GAE)."""
    rows: list[tuple[Any, ...]] = []
    gains: list[tuple[float, float]] = []
    while len(rows) < BATCH:
        (told, _), over, begun = env.reset(), False, len(rows)
        rewards: list[float] = []
        while not over:
            seen, mask = told["observation"], told["action_mask"].astype(bool)
            p = net.policy(seen, mask)[0]
            action = int(rng.choice(len(p), p=p))
            told, reward, over, _, _ = env.step(action)
            rows.append((seen, mask, action, p[action]))
            rewards.append(reward)
        values = [*net.value(np.array([row[0] for row in rows[begun:]]))[0], 0.0]
        ahead, found = 0.0, []
        for i in range(len(rewards) - 1, -1, -1):
            ahead = rewards[i] + values[i + 1] - values[i] + LAMBDA * ahead
            found.append((ahead, ahead + values[i]))
        gains += found[::-1]
    chosen = [np.array(column) for column in zip(*rows, strict=True)]
    gain, result = np.array(gains).T
    return *chosen, (gain - gain.mean()) / (gain.std() + 1e-8), result


def match(net: Net, games: int, seed: int) -> float:
    """The share of games that the net wins against a random bot; it changes its seat from game to game."""
    won = 0.0
    env = lab.single("castle", seats=2, against="random")
    for number in range(games):
        (told, _), over, reward = env.reset(seed=seed + number), False, 0.0
        while not over:
            p = net.policy(told["observation"], told["action_mask"].astype(bool))[0]
            told, reward, over, _, _ = env.step(int(p.argmax()))
        won += (reward + 1) / 2
    return won / games


def picture(curve: list[list[float]]) -> str:
    """The learning curve as an SVG: steps to the right, games won upwards."""
    last = curve[-1][0]
    points = " ".join(f"{60 + 560 * steps / last:.1f},{20 + 240 * (1 - share):.1f}" for steps, share in curve)
    lines = "".join(
        f'<path d="M60 {y}H620" stroke="#ccc"/><text x="52" y="{y + 5}" text-anchor="end">{part}%</text>'
        for part in (0, 25, 50, 75, 90, 100)
        for y in [round(20 + 240 * (1 - part / 100))]
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-family="sans-serif" font-size="13">'
        f'<rect width="640" height="300" fill="white"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#8a3324" stroke-width="2.5"/>'
        f'<text x="620" y="285" text-anchor="end">{last:,.0f} steps; games won against random bots</text></svg>\n'
    )


def main(steps: str = "60000", folder: str = "learned") -> None:
    rng, home = np.random.default_rng(1), Path(folder)
    home.mkdir(parents=True, exist_ok=True)
    env = lab.single("castle", seats=2, against="random", reward="points")
    env.reset(seed=1)
    net = Net(env.observer.size, env.observer.actions.size, rng)
    done, curve = 0, [[0.0, match(net, MATCH, 1)]]
    if (home / "net.npz").is_file():
        net.w = dict(np.load(home / "net.npz"))
        done, curve = json.loads((home / "curve.json").read_text(encoding="utf-8"))
    begun, first, batches = monotonic(), done, 0
    while done < int(steps):
        batch = play_batch(env, net, rng)
        for _ in range(EPOCHS):
            order = rng.permutation(len(batch[0]))
            for at in range(0, len(order), PART):
                net.learn(*(column[order[at : at + PART]] for column in batch))
        done, batches = done + len(batch[0]), batches + 1
        if batches % MATCH_EVERY == 0 or done >= int(steps):
            curve.append([done, match(net, MATCH, 1)])
            np.savez(home / "net.npz", **net.w)  # type: ignore[arg-type]
            (home / "curve.json").write_text(json.dumps([done, curve]), encoding="utf-8")
            (home / "curve.svg").write_text(picture(curve), encoding="utf-8")
            left = (monotonic() - begun) / (done - first) * max(0, int(steps) - done)
            print(f"{done:8} steps: {curve[-1][1]:.0%} won; {left:.0f} s left", flush=True)
    share = match(net, LAST, 10_000)
    low, high = wilson(share * LAST, LAST)
    print(f"{share:.1%} of {LAST} games won against random bots (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main(*sys.argv[1:])
