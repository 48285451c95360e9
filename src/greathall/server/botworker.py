"""A worker process: reads positions, answers with choices. It leaves when its server does.

One JSON line in (``bot``, ``seat``, ``save``, ``seed``), one out (``choice`` or ``error``).
"""

from __future__ import annotations

import sys
from random import Random

import msgspec


class Task(msgspec.Struct, frozen=True):
    bot: str
    seat: int
    save: str
    """A position without its history and without the secret of its chance."""
    seed: str


def answer(task: Task) -> str:
    import greathall
    from greathall.bots import make, question_for

    table = greathall.from_json(task.save)
    decision = table.decision_of(task.seat)
    if decision is None:
        raise ValueError(f"s{task.seat} is not asked")
    return make(task.bot).choose(question_for(table, decision), Random(task.seed)).notation


def main() -> None:
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            told: dict[str, str] = {"choice": answer(decoder.decode(line))}
        except Exception as wrong:  # noqa: BLE001 - a bot may fail in any way; the server plays the default then
            told = {"error": f"{type(wrong).__name__}: {wrong}"}
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
