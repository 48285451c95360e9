"""A worker process: lets bots think and automas act. It leaves when its server does.

One JSON line in (a ``Task``), one out (an ``Answer``).
"""

from __future__ import annotations

import sys
from random import Random
from typing import TypeAlias

import msgspec

from greathall.core.parcel import pack, unpack
from greathall.server.beginning import Begin


class Think(msgspec.Struct, frozen=True, tag="think"):
    """What would this bot choose?"""

    bot: str
    seat: int
    save: str
    """A position without its history and without the secret of its chance."""
    seed: str


class Play(msgspec.Struct, frozen=True, tag="play"):
    """How does a table stand after this choice, and all that a rulebook's automa does then?"""

    parcel: bytes
    choice: str


Task: TypeAlias = Think | Begin | Play


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    choice: str = ""
    parcel: bytes = b""
    error: str = ""


def answer(task: Task) -> Answer:
    if isinstance(task, Begin):
        return Answer(parcel=pack(task.set_up()))
    return Answer(parcel=play(task)) if isinstance(task, Play) else Answer(choice=think(task))


def play(task: Play) -> bytes:
    table = unpack(task.parcel)
    table.play(task.choice)
    return pack(table)


def think(task: Think) -> str:
    import greathall
    from greathall.bots import make, question_for

    table = greathall.from_json(task.save)
    decision = table.decision_of(task.seat)
    if decision is None:
        raise ValueError(f"s{task.seat} is not asked")
    return make(task.bot).choose(question_for(table, decision), Random(task.seed)).notation


def main() -> None:
    decoder: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            told = answer(decoder.decode(line))
        except Exception as wrong:  # noqa: BLE001 - whatever fails here, the server goes on
            told = Answer(error=f"{type(wrong).__name__}: {wrong}")
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
