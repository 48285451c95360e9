"""What each kind of log entry does to a table: checked here, carried out here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import greathall
from greathall.core import history
from greathall.core.chance import Seeded
from greathall.core.errors import UndoError
from greathall.core.table import Table
from greathall.server import log
from greathall.server.beginning import beginning
from greathall.server.errors import Refused
from greathall.server.log import AnyEntry

if TYPE_CHECKING:
    from greathall.server.sitting import Sitting

TABLE = -1
"""The actor of what nobody at the table did."""


class Done(NamedTuple):
    """What applying an entry did: the entry with its outcomes, who acted, how many plies still stood."""

    entry: AnyEntry
    actor: int
    keeps: int


class Proposal(NamedTuple):
    """What needs the consent of the others."""

    seat: int
    what: str
    ply: int
    target: int
    agreed: tuple[int, ...]

    def to_dict(self) -> dict[str, object]:
        return self._asdict()


# The game's own entries: each checks, carries out and says how many plies still stood.


def _start(sitting: Sitting, entry: log.Start) -> Done:
    check_start(sitting)
    table = sitting.table = _begin(sitting, entry.colours)
    return _started(table, entry)


def check_start(sitting: Sitting) -> None:
    if sitting.table is not None:
        raise Refused("started", "the game has started already", 409)
    if not all(place.taken or place.kind == "bot" for place in sitting.places):
        raise Refused("seats-free", "not all seats are taken", 409)


def _started(table: Table, entry: log.Start) -> Done:
    return Done(log.Start(entry.colours, tuple(table.tip.outcomes)), TABLE, -1)


def _begin(sitting: Sitting, colours: tuple[str, ...]) -> Table:
    """The game at its first decision: from the beginning, from a ply of a record, or from an imagined world."""
    origin = sitting.header.origin
    if origin is None:
        return beginning(sitting, colours).set_up()
    if origin.world:
        table = greathall.from_json(origin.world)
        table.tip.events, table.tip.checkpoint = [], table.state.clone()
    else:
        table = greathall.replay(origin.record, origin.upto)
    assert isinstance(table.chance, Seeded)
    table.chance.seed = sitting.secret
    return table


def _choose(sitting: Sitting, entry: log.Choose) -> Done:
    table = _going_on(sitting)
    table.play(entry.choice)
    return _chosen(table, entry)


def carried_out(sitting: Sitting, entry: log.Start | log.Choose, played: Table) -> Done:
    """The same for a game that was set up, or a choice that was played on a twin of the table, already."""
    sitting.table = played
    return _started(played, entry) if isinstance(entry, log.Start) else _chosen(played, entry)


def _chosen(table: Table, entry: log.Choose) -> Done:
    assert table.tip.option is not None
    outcomes = tuple(table.tip.outcomes)
    return Done(log.Choose(entry.choice, entry.by, outcomes), table.tip.option.seat, table.ply - 1)


def _undo(sitting: Sitting, entry: log.Undo) -> Done:
    table = _going_on(sitting)
    if not table.can_undo(entry.seat):
        raise UndoError(f"s{entry.seat} has nothing to take back")
    trial = table.clone()
    for _ in range(entry.times):
        trial.undo(entry.seat, entry.to)
    keeps = _common(table, trial)
    sitting.table = trial
    return Done(entry, entry.seat, keeps)


def _rewind(sitting: Sitting, entry: log.Rewind) -> Done:
    _going_on(sitting).rewind(entry.ply)
    return Done(entry, TABLE, entry.ply)


def _resign(sitting: Sitting, entry: log.Resign) -> Done:
    table = _going_on(sitting)
    keeps = table.ply
    table.resign(entry.seat)
    return Done(entry, entry.seat, keeps)


def _going_on(sitting: Sitting) -> Table:
    table = sitting.playing
    if sitting.over:
        raise Refused("over", "the game is over", 409)
    return table


def _common(before: Table, after: Table) -> int:
    """How many plies two lines share."""
    count = -1
    for old, new in zip(history.line(before.tip), history.line(after.tip), strict=False):
        if (old.option, old.note, old.outcomes) != (new.option, new.note, new.outcomes):
            break
        count += 1
    return count


GAME_HANDLERS: dict[type[log.Entry], Callable[[Sitting, Any], Done]] = {
    log.Start: _start,
    log.Choose: _choose,
    log.Undo: _undo,
    log.Rewind: _rewind,
    log.Resign: _resign,
}


# The table's entries: each is checked here; what it changes is noted below.


def _check_sit(sitting: Sitting, entry: log.Sit) -> None:
    place = sitting.place(entry.seat)
    if sitting.table is not None:
        raise Refused("started", "the game has started already", 409)
    if place.kind != "person" or place.taken:
        raise Refused("seat-taken", f"seat {entry.seat} is not free", 409)
    _check_colour(sitting, entry.seat, entry.colour)
    if sitting.header.rated:
        _check_person(sitting, entry.person)


def _check_person(sitting: Sitting, person: str) -> None:
    if not person:
        raise Refused("not-known", "a rated game is for people who are known by name", 403)
    if any(place.person == person for place in sitting.places):
        raise Refused("sits-already", "nobody plays a rated game against themselves", 409)


def _check_colour(sitting: Sitting, seat: int, colour: str) -> None:
    if colour and colour not in sitting.game.colours:
        raise Refused("no-colour", f"colours are {', '.join(sitting.game.colours)}")
    if colour and any(p.colour == colour for s, p in enumerate(sitting.places) if s != seat):
        raise Refused("colour-taken", f"{colour} is taken", 409)


def _check_rise(sitting: Sitting, entry: log.Rise) -> None:
    if sitting.table is not None:
        raise Refused("started", "the game has started: resign, or hand the seat to a bot", 409)
    if not sitting.place(entry.seat).taken:
        raise Refused("seat-free", f"nobody sits on seat {entry.seat}", 409)


def _check_fill(sitting: Sitting, entry: log.Fill) -> None:
    if sitting.table is not None:
        raise Refused("started", "the game has started already", 409)
    if sitting.place(entry.seat).taken:
        raise Refused("seat-taken", f"seat {entry.seat} is not free", 409)
    if sitting.header.rated:
        raise Refused("rated", "a rated game is for people only", 409)


def _check_finish(sitting: Sitting, entry: log.Finish) -> None:
    _going_on(sitting)


def _check_hand_over(sitting: Sitting, entry: log.HandOver) -> None:
    _going_on(sitting)
    place = sitting.place(entry.seat)
    if place.kind != "person" or place.stand_in:
        raise Refused("no-person", f"no person plays seat {entry.seat} now", 409)


def _check_take_back(sitting: Sitting, entry: log.TakeBack) -> None:
    if not sitting.place(entry.seat).stand_in:
        raise Refused("no-stand-in", f"no bot stands in on seat {entry.seat}", 409)


def _check_prefer(sitting: Sitting, entry: log.Prefer) -> None:
    sitting.place(entry.seat)


def _check_hush(sitting: Sitting, entry: log.Hush) -> None:
    if entry.seat != TABLE:
        sitting.place(entry.seat)


def _check_propose(sitting: Sitting, entry: log.Propose) -> None:
    table = _going_on(sitting)
    if sitting.proposal is not None:
        raise Refused("proposal-open", "another proposal is still open", 409)
    if entry.what == "undo" and not 0 <= entry.ply < table.ply:
        raise Refused("no-ply", f"there is no ply {entry.ply} before ply {table.ply}")
    if entry.what == "replace":
        place = sitting.place(entry.target)
        if entry.target == entry.seat or place.kind != "person" or place.stand_in:
            raise Refused("no-person", f"no other person plays seat {entry.target} now", 409)


def _check_answer(sitting: Sitting, entry: log.Answer) -> None:
    if sitting.proposal is None:
        raise Refused("no-proposal", "nothing is proposed", 409)
    if entry.seat not in sitting.voters():
        raise Refused("no-voter", f"seat {entry.seat} has no say in this", 409)


TABLE_CHECKS: dict[type[log.Entry], Callable[[Sitting, Any], None]] = {
    log.Sit: _check_sit,
    log.Rise: _check_rise,
    log.Fill: _check_fill,
    log.Finish: _check_finish,
    log.HandOver: _check_hand_over,
    log.TakeBack: _check_take_back,
    log.Prefer: _check_prefer,
    log.Hush: _check_hush,
    log.Propose: _check_propose,
    log.Answer: _check_answer,
}


# What an entry changes besides the game. These cannot fail.


def _note_sit(sitting: Sitting, entry: log.Sit) -> None:
    place = sitting.places[entry.seat]
    place.taken, place.name, place.gender, place.person = True, entry.name, entry.gender, entry.person
    place.colour = entry.colour or place.colour


def _note_rise(sitting: Sitting, entry: log.Rise) -> None:
    place = sitting.places[entry.seat]
    place.taken, place.name, place.gender, place.colour, place.person = False, "", "male", "", ""
    sitting.freed[entry.seat] = sitting.revision + 1


def _note_fill(sitting: Sitting, entry: log.Fill) -> None:
    place = sitting.places[entry.seat]
    place.kind, place.bot, place.taken = "bot", entry.bot, True


def _note_start(sitting: Sitting, entry: log.Start) -> None:
    for place, colour in zip(sitting.places, entry.colours, strict=True):
        place.colour = colour


def seat_of(choice: str) -> int:
    """The seat that a notation names."""
    word = choice.split(maxsplit=1)[0] if choice.strip() else ""
    return int(word[1:]) if word[:1] == "s" and word[1:].isdecimal() else TABLE


def _note_choose(sitting: Sitting, entry: log.Choose) -> None:
    place = sitting.places[seat_of(entry.choice)]
    if entry.by == "clock":
        place.late += 1
    elif entry.by == "person":
        place.late = 0


def _note_rewind(sitting: Sitting, entry: log.Rewind) -> None:
    sitting.proposal = None
    sitting.rewinds += 1
    sitting.generations = [one for one in sitting.generations if one[0] < entry.ply]
    sitting.generations.append((entry.ply, sitting.rewinds))


def _note_finish(sitting: Sitting, entry: log.Finish) -> None:
    sitting.proposal = None
    sitting.finished = True


def _note_hand_over(sitting: Sitting, entry: log.HandOver) -> None:
    sitting.proposal = None
    sitting.places[entry.seat].stand_in = entry.bot


def _note_take_back(sitting: Sitting, entry: log.TakeBack) -> None:
    place = sitting.places[entry.seat]
    place.stand_in, place.late = "", 0


def _note_prefer(sitting: Sitting, entry: log.Prefer) -> None:
    place = sitting.places[entry.seat]
    place.forced, place.standing = entry.forced, dict(entry.standing)


def _note_hush(sitting: Sitting, entry: log.Hush) -> None:
    sitting.hushed = {*sitting.hushed, entry.seat} if entry.quiet else sitting.hushed - {entry.seat}


def _note_propose(sitting: Sitting, entry: log.Propose) -> None:
    sitting.proposal = Proposal(entry.seat, entry.what, entry.ply, entry.target, (entry.seat,))


def _note_answer(sitting: Sitting, entry: log.Answer) -> None:
    asked = sitting.proposal
    if asked is not None:
        agreed = tuple(sorted({*asked.agreed, entry.seat}))
        sitting.proposal = asked._replace(agreed=agreed) if entry.yes else None


NOTES: dict[type[log.Entry], Callable[[Sitting, Any], None]] = {
    log.Sit: _note_sit,
    log.Rise: _note_rise,
    log.Fill: _note_fill,
    log.Start: _note_start,
    log.Choose: _note_choose,
    log.Rewind: _note_rewind,
    log.Finish: _note_finish,
    log.HandOver: _note_hand_over,
    log.TakeBack: _note_take_back,
    log.Prefer: _note_prefer,
    log.Hush: _note_hush,
    log.Propose: _note_propose,
    log.Answer: _note_answer,
}
