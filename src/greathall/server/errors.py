"""What the server refuses, each with a code that clients put into words."""

from __future__ import annotations

from greathall.core.errors import (
    ComponentError,
    GameOver,
    GreathallError,
    IllegalChoice,
    NotAsked,
    NotationError,
    RecordError,
    SetupError,
    StaleChoice,
    UndoError,
)
from greathall.server.store import StoreError


class Refused(GreathallError):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.code = code
        self.status = status


CODES: tuple[tuple[type[GreathallError], str, int], ...] = (
    (StaleChoice, "stale", 409),
    (NotAsked, "not-asked", 409),
    (GameOver, "over", 409),
    (IllegalChoice, "illegal", 409),
    (NotationError, "not-a-choice", 400),
    (UndoError, "no-undo", 409),
    (SetupError, "bad-setup", 400),
    (ComponentError, "bad-components", 400),
    (RecordError, "bad-record", 400),
)


def explain(wrong: GreathallError) -> tuple[int, dict[str, object]]:
    """HTTP status and the ``error`` object for a refused request."""
    if isinstance(wrong, Refused):
        return wrong.status, {"code": wrong.code, "message": str(wrong)}
    if isinstance(wrong, StoreError):
        # What the database says is for the log, not for people outside.
        return 503, {"code": "storage", "message": "the server cannot reach what it keeps; try again"}
    for kind, code, status in CODES:
        if isinstance(wrong, kind):
            told: dict[str, object] = {"code": code, "message": str(wrong)}
            if isinstance(wrong, IllegalChoice) and wrong.reason is not None:
                told["reason"] = wrong.reason.to_dict()
            return status, told
    return 400, {"code": "refused", "message": str(wrong)}
