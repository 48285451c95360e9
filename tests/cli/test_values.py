"""Component values, read aloud and as JSON."""

from __future__ import annotations

import pytest

from greathall.cli.values import plain, words
from greathall.core.rules.effects import parse

EFFECTS = [
    ({"gain": "taler", "n": 8}, "gain 8 taler"),
    ({"one_of": [{"pay": "taler", "n": 3}, {"lose": "point", "n": 2}]}, "pay 3 taler or lose 2 point"),
    ({"may": {"all": [{"pay": "stone"}, {"gain": "point", "n": 3}]}}, "may pay 1 stone and gain 3 point"),
    ({"per": "tile", "group": 2, "max": 3, "do": {"gain": "point"}}, "gain 1 point per 2 tile, at most 3 times"),
    ({"per": "tile", "do": {"draw": "worker"}}, "draw 1 worker per tile"),
    ({"if": "winter", "do": {"gain": "taler"}}, "if winter: gain 1 taler"),
    ({"when": "build", "do": {"gain": "taler"}}, "when build: gain 1 taler"),
    ({"special": "granary"}, "(granary)"),
]


@pytest.mark.parametrize(("data", "said"), EFFECTS)
def test_effects_are_read_aloud(data: object, said: str) -> None:
    assert words(parse(data, "here")) == said


def test_other_values_are_read_aloud() -> None:
    assert words({"sand": 2, "clay": 1}) == "sand 2, clay 1"
    assert words(("a", "b")) == "a, b"
    assert words(True) == "yes"


def test_effects_as_json_say_their_word() -> None:
    effect = parse({"may": {"gain": "taler", "n": 2}}, "here")
    assert plain((effect,)) == [{"is": "may", "do": {"is": "gain", "what": "taler", "n": 2}}]
