"""What the server refuses, each with a code that clients put into words."""

from __future__ import annotations

from msgspec import UNSET

from greathall.core.errors import (
    ComponentError,
    GameOver,
    GreathallError,
    IllegalChoice,
    NotAsked,
    NotationError,
    OlderRules,
    OtherData,
    RecordError,
    SetupError,
    StaleChoice,
    UndoError,
)
from greathall.server.wire.responses import Misfit, Problem


class Refused(GreathallError):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.code = code
        self.status = status


class StoreError(GreathallError):
    """The database cannot be read, or did not take a write; nothing of that is kept."""


class InDoubt(StoreError):
    """The connection to the database broke while it was to say whether a write is kept: it may be."""


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
    (OlderRules, "older-rules", 409),
    (OtherData, "other-data", 409),
)


def explain(wrong: GreathallError) -> tuple[int, Problem]:
    """HTTP status and what is told of a refused request."""
    if isinstance(wrong, Refused):
        return wrong.status, Problem(wrong.code, str(wrong))
    if isinstance(wrong, InDoubt):
        return 503, Problem("in-doubt", "the server does not know whether this was kept; look how the table stands")
    if isinstance(wrong, StoreError):
        # What the database says is for the log, not for people outside.
        return 503, Problem("storage", "the server cannot reach what it keeps; try again")
    for kind, code, status in CODES:
        if isinstance(wrong, kind):
            reason = wrong.reason if isinstance(wrong, IllegalChoice) else None
            misfit = misfit_of(wrong) if isinstance(wrong, ComponentError) else UNSET
            return status, Problem(code, str(wrong), UNSET if reason is None else reason.to_dict(), misfit)
    return 400, Problem("refused", str(wrong))


def misfit_of(wrong: ComponentError) -> Misfit:
    told = {name: value if isinstance(value, int) else str(value) for name, value in wrong.told.items()}
    return Misfit(wrong.kind, wrong.id, wrong.field, wrong.flaw, told)


def component_error(text: str, misfit: Misfit) -> ComponentError:
    """The error that a worker told of."""
    return ComponentError(text, misfit.flaw, **misfit.told).at(misfit.kind, misfit.id, misfit.field)
