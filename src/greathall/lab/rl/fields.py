"""The page that lists every number of an observation: ``python -m greathall.lab.rl.fields docs/lab-fields.md``."""

from __future__ import annotations

import sys
from pathlib import Path

from greathall.core.registry import ids
from greathall.lab.rl.observation import Field, fields

HEAD = """# Fields of observations

What an agent of the [laboratory](lab.md) sees, number by number. A field is the raw number divided by the figure beside
it, so that usual positions give numbers of about one. This page is written by
`python -m greathall.lab.rl.fields docs/lab-fields.md`, and a test holds it to the code.

* `own.` is about the seat that looks, `rival.next.` about the seat after it, `rival.best.` about the rival with the
  best score, `rival.mean.` about all rivals on average.
* A name of a component (`own.hand.trader`) counts it, or is 1 where it is there.
* `asked.` is 1 for the question that the seat is asked now; all are 0 while others decide.
"""


def page() -> str:
    parts = [HEAD]
    for game in ids():
        rows = fields(game)
        parts.append(f"\n## {game}\n\n{len(rows)} fields.\n\n| | field | 1 is |\n| --- | --- | --- |\n")
        parts += [_row(number, field) for number, field in enumerate(rows)]
    return "".join(parts)


def _row(number: int, field: Field) -> str:
    return f"| {number} | `{field.name}` | {field.much:g} |\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
