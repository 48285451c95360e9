"""Verbs and the options they make."""

from __future__ import annotations

from greathall.core.speech.vocabulary import Vocabulary


def test_what_a_game_lists_is_made_once_and_what_anybody_writes_is_not_kept() -> None:
    words = Vocabulary("game")
    build = words.verb("build", tile="building")
    listed = build(0, "well")
    assert words.parse("s0 build well") is listed
    written = words.parse("s0 build castle-in-the-air")
    assert written.notation == "s0 build castle-in-the-air"
    assert written == words.parse("s0 build castle-in-the-air")
    assert written is not words.parse("s0 build castle-in-the-air")
    assert build(0, "castle-in-the-air") == written
