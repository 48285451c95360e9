"""Makes the tables of actions from the components: ``python -m greathall.lab.actions``.

Lines that are there stay where they are; what is new comes at the end. A line that is no longer needed stays too, since
the numbers after it would move.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

from greathall.core.registry import find
from greathall.core.speech.elements import INT, SEAT, Arg
from greathall.core.speech.options import Verb
from greathall.lab.actions.forms import Domains, Form, domains, form_of
from greathall.lab.actions.index import OTHER, SPARE, line_of

TABLES = Path(__file__).with_name("tables")


def possible(game: str) -> list[str]:
    """Every line that the components and forms of a game come to."""
    found = find(game)
    values = {**domains(game, found.box()), SEAT: range(found.seats[-1])}
    lines = [f"{OTHER} #{place}" for place in range(SPARE)]
    for name, verb in found.words.verbs.items():
        form = form_of(game, name, tuple(verb.kinds))
        if form.places:
            lines += [f"{name} #{place}" for place in range(form.places)]
        else:
            lines += _lines(verb, form, values)
    return list(dict.fromkeys(lines))


def _lines(verb: Verb, form: Form, values: Domains) -> Iterator[str]:
    singles = [name for name in verb.kinds if name != verb.rest]
    choices: list[list[tuple[Arg, ...]]] = []
    for name in singles:
        if name not in form.counts:
            choices.append([("-",)])  # left out of the line
        else:
            domain = form.ints[name] if verb.kinds[name] == INT else values[verb.kinds[name]]
            choices.append([(value,) for value in domain])
    if verb.rest is not None and verb.rest in form.counts:
        several = values[verb.kinds[verb.rest]]
        choices.append([hand for size in form.sizes for hand in combinations_with_replacement(several, size)])
    for parts in product(*choices):
        yield line_of(verb, tuple(value for part in parts for value in part), form)


def extended(kept: list[str], wanted: list[str]) -> list[str]:
    """A table with what it lacks added at its end."""
    there = set(kept)
    return [*kept, *(line for line in wanted if line not in there)]


def write() -> None:
    from greathall.core.registry import ids

    TABLES.mkdir(exist_ok=True)
    for game in ids():
        file = TABLES / f"{game}.txt"
        kept = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        file.write_text("\n".join(extended(kept, possible(game))) + "\n", encoding="utf-8")
