"""A worker process: lets bots think, automas act and a coach advise. It leaves when its server does.

One JSON line in (a ``Task``), one out (an ``Answer``).
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from greathall.core.errors import ComponentError
from greathall.core.reference.overlays import parse_overlay
from greathall.core.storage.transfer import pack, unpack
from greathall.server.match.start import Begin
from greathall.server.wire.errors import misfit_of
from greathall.server.wire.messages import Advice, CostlyChoice, Estimate, Hint, Review
from greathall.server.wire.responses import Misfit


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


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Can a game be set up like this? Its components may be corrected by somebody who means no good."""

    begin: Begin
    file: str = ""
    """The file that holds the corrections, where they do not come with ``begin``."""


class Foresee(msgspec.Struct, frozen=True, tag="foresee"):
    """What would each option of this seat bring?"""

    seat: int
    save: str
    """A position without its history and without the secret of its chance."""


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What would a strong player do here?"""

    seat: int
    save: str
    """A position, as for a bot."""
    seed: str


class Appraise(msgspec.Struct, frozen=True, tag="appraise"):
    """What may everybody hope for?"""

    seat: int | None
    save: str
    seed: str


class LookBack(msgspec.Struct, frozen=True, tag="look-back"):
    """What does a finished game teach?"""

    record: str
    seat: int | None


Task: TypeAlias = Think | Begin | Play | Check | Foresee | Advise | Appraise | LookBack


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    choice: str = ""
    parcel: bytes = b""
    components: dict[str, Any] = {}
    """What was checked, read from its file, and fits."""
    refused: str = ""
    """What is wrong with the components that were to be checked."""
    misfit: Misfit | None = None
    """And where."""
    previews: msgspec.Raw = msgspec.Raw(b"[]")
    coach: Hint | Estimate | Review | None = None
    error: str = ""


def answer(task: Task) -> Answer:
    match task:
        case Begin():
            return Answer(parcel=pack(task.set_up()))
        case Check():
            return check(task)
        case Play():
            return Answer(parcel=play(task))
        case Think():
            return Answer(choice=think(task))
        case Advise():
            return Answer(coach=advise(task))
        case Foresee():
            return Answer(previews=foresee(task))
        case Appraise():
            return Answer(coach=appraise(task))
        case LookBack():
            return Answer(coach=look_back(task))


def check(task: Check) -> Answer:
    try:
        begin = replace(task.begin, components=dict(parse_overlay(task.file))) if task.file else task.begin
        begin.set_up()
    except ComponentError as wrong:
        return Answer(refused=str(wrong), misfit=misfit_of(wrong))
    return Answer(components=begin.components or {})


def play(task: Play) -> bytes:
    table = unpack(task.parcel)
    table.play(task.choice)
    return pack(table)


def foresee(task: Foresee) -> msgspec.Raw:
    import greathall
    from greathall.core.table.preview import previews

    found = previews(greathall.from_json(task.save), task.seat)
    return msgspec.Raw(msgspec.json.encode([preview.to_dict() for preview in found]))


def think(task: Think) -> str:
    import greathall
    from greathall.bots import make, question_for

    table = greathall.from_json(task.save)
    decision = table.decision_of(task.seat)
    if decision is None:
        raise ValueError(f"s{task.seat} is not asked")
    return make(task.bot).choose(question_for(table, decision), Random(task.seed)).notation


def advise(task: Advise) -> Hint:
    import greathall
    from greathall.bots import question_for
    from greathall.bots.coach.hint import hint
    from greathall.bots.coach.staff import advisers_for

    table = greathall.from_json(task.save)
    decision = table.decision_of(task.seat)
    if decision is None:
        raise ValueError(f"s{task.seat} is not asked")
    advisers = advisers_for(table.game, table.setup.seats)
    found = hint(question_for(table, decision), advisers.strong, Random(task.seed))
    options = [Advice(one.option.to_dict(), one.points) for one in found]
    return Hint(decision=decision.id, goal=advisers.goal, options=options)


def appraise(task: Appraise) -> Estimate:
    import greathall
    from greathall.bots.coach.hint import estimate
    from greathall.bots.coach.staff import advisers_for

    table = greathall.from_json(task.save)
    advisers = advisers_for(table.game, table.setup.seats)
    points = estimate(table, task.seat, advisers, Random(task.seed))
    return Estimate(ply=table.ply, goal=advisers.goal, points=points)


def look_back(task: LookBack) -> Review:
    import greathall
    from greathall.bots.coach.review import review
    from greathall.bots.coach.staff import advisers_for

    table = greathall.replay(task.record, 0)
    advisers = advisers_for(table.game, table.setup.seats)
    found = review(task.record, advisers, Random(task.record), task.seat)
    costly = [CostlyChoice(one.ply, one.chosen.to_dict(), one.better.to_dict(), one.cost) for one in found.costly]
    return Review(goal=advisers.goal, curve=found.curve, costly=costly)


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
