"""The laboratory: the engine as a tool of research.

>>> from greathall import lab
>>> env = lab.env("castle", seats=3, season="winter")  # a PettingZoo environment; needs greathall[rl]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.lab.rl.aec import GreathallEnv
    from greathall.lab.rl.single import SingleEnv

__all__ = ["env", "single"]


def env(game: str, *, seats: int | None = None, reward: str = "places", **variants: str) -> GreathallEnv:
    """A PettingZoo AEC environment in which every deciding seat of a game is an agent."""
    from greathall.lab.rl.needs import needs_rl

    needs_rl("lab.env")
    from greathall.lab.rl.aec import GreathallEnv

    return GreathallEnv(game, seats=seats, reward=reward, **variants)


def single(
    game: str,
    *,
    seats: int | None = None,
    against: str = "random",
    seat: int | None = None,
    reward: str = "places",
    **variants: str,
) -> SingleEnv:
    """A Gymnasium environment: one seat learns, bots sit on the others (``against="squire"``, ``"random,knight"``)."""
    from greathall.lab.rl.needs import needs_rl

    needs_rl("lab.single")
    from greathall.lab.rl.single import SingleEnv

    return SingleEnv(game, seats=seats, against=against, seat=seat, reward=reward, **variants)
