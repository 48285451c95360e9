"""A decision: one seat is asked; its legal options, what is blocked and why."""

from __future__ import annotations

from typing import Any, NamedTuple

from greathall.core.rules.steps import Ask, AskTogether
from greathall.core.speech import plain
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason

MAX_OPTIONS = 256
"""Larger choices are steps."""


class Blocked(NamedTuple):
    """A candidate that may not be chosen now, and why."""

    option: Option
    reason: Reason

    def to_dict(self) -> plain.BlockedOption:
        return {"option": self.option.to_dict(), "reason": self.reason.to_dict()}


class Decision:
    """An open question to one seat. Options are listed when first asked for."""

    __slots__ = ("_options", "_state", "_step", "opened", "seat")

    def __init__(self, step: Ask[Any] | AskTogether[Any], state: Any, seat: int, opened: int) -> None:
        self._step = step
        self._state = state
        self._options: list[Option] | None = None
        self.seat = seat
        self.opened = opened
        """The ply at which the question was first put."""

    def __repr__(self) -> str:
        return f"<decision {self.id}: {self.kind}, {len(self.options)} options>"

    @property
    def id(self) -> str:
        return f"{self.opened}.{self.seat}"

    @property
    def kind(self) -> str:
        return self._step.kind

    @property
    def off_turn(self) -> bool:
        """Whether such a question may come while another seat plays."""
        return self._step.off_turn

    @property
    def rule(self) -> str:
        return self._step.cites()

    @property
    def options(self) -> list[Option]:
        options = self._options
        if options is None:
            step = self._step
            options = step.options(self._state) if isinstance(step, Ask) else step.options(self._state, self.seat)
            self._options = options
        return options

    @property
    def default(self) -> Option:
        return self._step.default(self._state, self.options)

    @property
    def candidates(self) -> list[Option]:
        step = self._step
        return step.candidates(self._state) if isinstance(step, Ask) else step.candidates(self._state, self.seat)

    def why_not(self, option: Option) -> Reason | None:
        return self._step.why_not(self._state, option)

    def blocked(self) -> list[Blocked]:
        found = []
        for option in self.candidates:
            reason = self._step.why_not(self._state, option)
            if reason is not None:
                found.append(Blocked(option, reason))
        return found

    @property
    def params(self) -> dict[str, Arg]:
        step = self._step
        extra = step.prompt(self._state) if isinstance(step, Ask) else step.prompt(self._state, self.seat)
        return {"seat": f"seat:{self.seat}", **extra}

    def to_dict(self, game: str) -> plain.Decision:
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "message": f"{game}-ask-{self.kind}",
            "params": self.params,
            "options": [option.to_dict() for option in self.options],
            "default": self.default.notation,
        }
