"""The environments by name: importing this makes them known to Gymnasium and to PettingZoo.

>>> import gymnasium
>>> import greathall.lab.rl.named
>>> env = gymnasium.make("greathall/castle-v0", seats=2, against="squire")
"""

from __future__ import annotations

import gymnasium
import pettingzoo
from gymnasium.envs.registration import registry

from greathall.games import GAMES

NAMES = {game: f"greathall/{game}-v0" for game in GAMES}

for _game, _name in NAMES.items():
    if _name not in registry:
        gymnasium.register(id=_name, entry_point="greathall.lab.rl.single:SingleEnv", kwargs={"game": _game})
        pettingzoo.register("aec", _name, "greathall.lab.rl.aec:GreathallEnv", kwargs={"game": _game})
