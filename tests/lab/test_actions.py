"""The numbers of actions: one for every option, the same in every release."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from random import Random

import pytest

import greathall
from greathall.core.registry import find, ids
from greathall.core.speech.options import Option
from greathall.lab.actions.index import OTHER, SPARE, index_of
from greathall.lab.actions.write import extended, possible
from tests.conformance.tables import configs

POSITIONS = 2500
"""In each of the four games: 10,000 in all."""
PINNED = {
    "castle": (605, "38025bac0985df75"),
    "paladins": (882, "964d05acebca7622"),
    "viscounts": (2545, "b17f1e5b130d4f7d"),
    "crusaders": (10708, "c75ec01aba75a09f"),
}
"""How many numbers a release gave, and what they mean. Lines may be added after these; these stay."""


def positions(game: str) -> Iterator[list[Option]]:
    """The options of random positions, by turns from every seat count and variant."""
    chosen = [config for config in configs() if config.game == game]
    for number in range(1_000_000):
        config = chosen[number % len(chosen)]
        world, rng = config.new(number + 7000).lean(Random(number)), Random(number)
        for ply in range(400):
            if world.over:
                break
            options = world.options()
            if ply % 5 == number % 5:
                yield options
            world.play(rng.choice(options))


@pytest.mark.parametrize("game", ids())
def test_a_table_has_a_line_for_everything_that_its_components_come_to(game: str) -> None:
    """`python -m greathall.lab.actions` adds what is missing."""
    lines = index_of(game).lines
    assert len(set(lines)) == len(lines)
    assert extended(list(lines), possible(game)) == list(lines)


@pytest.mark.parametrize("game", ids())
def test_numbers_mean_what_they_meant(game: str) -> None:
    count, digest = PINNED[game]
    kept = "\n".join(index_of(game).lines[:count])
    assert sha256(kept.encode()).hexdigest()[:16] == digest


def test_what_is_new_comes_at_the_end() -> None:
    assert extended(["pass", "gone", "build well"], ["build inn", "pass", "build well"]) == [
        "pass",
        "gone",
        "build well",
        "build inn",
    ]


@pytest.mark.parametrize("game", ids())
def test_every_option_has_one_number_and_every_number_leads_back(game: str) -> None:
    index = index_of(game)
    spare = {number for number, line in enumerate(index.lines) if line.startswith(f"{OTHER} #")}
    seen: set[int] = set()
    for options in islice(positions(game), POSITIONS):
        numbers = index.numbers(options)
        assert len(set(numbers)) == len(options)
        assert [index.option(options, number) for number in numbers] == options
        assert index.numbers(options) == numbers
        seen.update(numbers)
    assert not seen & spare, "the table did not foresee an option"
    assert len(seen) > 100


def test_a_number_means_the_same_for_every_seat() -> None:
    index = index_of("castle")
    build = find("castle").words.verbs["build"]
    assert index.numbers([build(0, "keep")]) == index.numbers([build(3, "keep")])
    assert index.lines[index.numbers([build(0, "keep")])[0]] == "build keep"


def test_the_order_of_a_hand_does_not_count() -> None:
    index = index_of("castle")
    choose = find("castle").words.verbs["choose"]
    assert index.numbers([choose(0, "trader", "messenger")]) == index.numbers([choose(0, "messenger", "trader")])


def test_a_number_that_is_not_open_leads_nowhere() -> None:
    index = index_of("castle")
    options = greathall.new("castle", seats=2, seed=1).decisions[0].options
    assert index.option(options, index.lines.index("build keep")) is None


def test_layouts_are_numbered_by_their_place() -> None:
    index = index_of("viscounts")
    arrange = find("viscounts").words.verbs["arrange"]
    options = [arrange(0, "abbot", "acolyte", "ada"), arrange(0, "abbot", "ada", "acolyte")]
    assert [index.lines[number] for number in index.numbers(options)] == ["arrange #0", "arrange #1"]


def test_what_no_table_foresees_has_a_spare_number() -> None:
    index = index_of("crusaders")
    give = find("crusaders").words.verbs["give-gold"]
    options = [give(0, 5), give(0, 5000), give(0, 6000)]
    assert [index.lines[number] for number in index.numbers(options)] == ["give-gold 5", "other #0", "other #1"]
    with pytest.raises(greathall.SetupError, match="no number is left"):
        index.numbers([give(0, 5000 + n) for n in range(SPARE + 1)])
