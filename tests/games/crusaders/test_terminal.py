"""The board in a terminal: fits 80 columns, says what a seat may know and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.crusaders.terminal import board
from tests.games.crusaders.scenes import Scene


def drawn(scene: Scene, seat: int | None, lang: str = "en") -> str:
    console = Console(width=80, record=True, file=None, quiet=False, color_system=None)
    with console.capture() as told:
        console.print(board(scene.table.view(seat), Speaker(lang, "crusaders"), scene.s.box))
    return told.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_can_be_drawn_all_game_long(lang: str) -> None:
    scene = Scene(4, glitterhoof="yes")
    rng = Random(3)
    while not scene.table.over:
        if scene.table.ply % 60 == 0:
            for seat in (0, 3, None):
                assert all(len(line) <= 80 for line in drawn(scene, seat, lang).splitlines())
        scene.table.play(rng.choice(rng.choice(scene.table.decisions).options))
    assert drawn(scene, None, lang)


def test_cards_in_hand_tell_what_their_events_do() -> None:
    told = " ".join(drawn(Scene().hand(0, "tax", "tax", "crusade"), 0).split())
    assert "Tax: A Cradle Next Door ×2. Another house: a child is born (if impossible: Gold +2)." in told
    assert "Crusade: Blessed Union. Yourself: a child is born (if impossible: Gold +3)." in told


def test_only_the_owner_sees_bag_and_hand() -> None:
    scene = Scene().hand(0, "war", "tax")
    mine, spectators = drawn(scene, 0), drawn(scene, None)
    assert "Your bag" in mine
    assert "Your hand" in mine
    assert "Your" not in spectators


def test_marks_tell_what_lies_in_a_region() -> None:
    scene = Scene().castles("wessex").armies("wessex").unrest("mercia", 2)
    text = drawn(scene, None)
    assert "Wessex ♜⚔" in text
    assert "Mercia !!" in text
