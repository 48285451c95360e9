"""What the environments need beside the engine, and how to say so."""

from __future__ import annotations

from importlib.util import find_spec

from greathall.core.errors import SetupError

NEEDED = ("numpy", "gymnasium", "pettingzoo")


def needs_rl(what: str) -> None:
    """Refuses what cannot be done without the extra ``rl``, and says where it comes from."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise SetupError(f"{what} needs {', '.join(missing)}: pip install 'greathall[rl]'")
