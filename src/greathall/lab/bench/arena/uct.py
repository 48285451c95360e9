"""One plain open-loop UCT for every contender.

Open loop: a node is a sequence of moves, not a position, so chance may roll differently each time it is
passed. Each simulation copies the root, walks down, adds one node and plays one full random game from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Generic

from .engine import Engine, M, S

EXPLORATION = 1.4


class Node(Generic[M]):
    __slots__ = ("children", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[M, Node[M]] = {}
        self.visits = 0
        self.reward = 0.0
        """Sum for the player whose move led here."""


def simulate(engine: Engine[S, M], root: S, tree: Node[M], rng: Random) -> int:
    """One simulation; the number of decisions it played."""
    state = engine.clone(root, rng)
    path: list[tuple[int, Node[M]]] = []
    node, fresh, decisions = tree, False, 0
    while not fresh and not engine.over(state):
        mover = engine.mover(state)
        move, node, fresh = _descend(node, engine.moves(state), rng)
        path.append((mover, node))
        engine.play(state, move)
        decisions += 1
    while not engine.over(state):
        moves = engine.moves(state)
        engine.play(state, moves[int(rng.random() * len(moves))])
        decisions += 1
    rewards = engine.rewards(state)
    tree.visits += 1
    for mover, passed in path:
        passed.visits += 1
        passed.reward += rewards[mover]
    return decisions


def _descend(node: Node[M], moves: Sequence[M], rng: Random) -> tuple[M, Node[M], bool]:
    """An untried move, or the one with the best upper bound; its node; whether the node is new."""
    children = node.children
    untried = [move for move in moves if move not in children]
    if untried:
        move = untried[int(rng.random() * len(untried))]
        child = children[move] = Node()
        return move, child, True
    spread = EXPLORATION * sqrt(log(node.visits + 1))
    best = max(moves, key=lambda move: _upper_bound(children[move], spread))
    return best, children[best], False


def _upper_bound(node: Node[M], spread: float) -> float:
    # Only nodes with at least one visit are compared: a new node ends the walk and is visited at once.
    return node.reward / node.visits + spread / sqrt(node.visits)
