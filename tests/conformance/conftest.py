"""What several properties of games are tested with."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.core.registry import find
from greathall.core.rules.steps import Ask, steps_of
from greathall.core.speech.options import Option
from tests.conformance.tables import Config, Looks


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch, config: Config) -> Looks:
    """Every question whose options were worked out, whether it was asked or not."""
    found: Looks = []

    def watched(cls: type[Ask[Any]]) -> None:
        options = cls.__dict__["options"]

        def and_note(question: Ask[Any], state: Any) -> list[Option]:
            legal: list[Option] = options(question, state)
            found.append((question, legal))
            return legal

        monkeypatch.setattr(cls, "options", and_note)

    steps = steps_of(find(config.game).package).values()
    asks = {base for step in steps for base in step.__mro__ if issubclass(base, Ask) and "options" in base.__dict__}
    for ask in asks:
        watched(ask)
    return found
