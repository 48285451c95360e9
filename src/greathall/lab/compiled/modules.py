"""Which modules are compiled, and which are not, with the reason."""

from __future__ import annotations

from pathlib import Path

ROOMS = ("core/rules", "core/speech", "core/table", "games", "bots/search")
"""Rooms whose modules are compiled."""

INTERPRETED = {
    # files and texts: nothing that a rule asks for
    "__init__.py": "nothing in it",
    "bundles.py": "reads files",
    "text.py": "built on fluent's own classes",
    "plain.py": "types alone",
    "view_types.py": "types alone",
    "terminal.py": "drawn for a person",
    "component_text.py": "told to a person",
    "feature_columns.py": "names alone",
    "validate.py": "asked once",
    "game.py": "a record that is filled in once",
    # the definitions of components are read by their fields' types, which is easier where they are ordinary classes
    "entries.py": "read once, by the types of its fields",
    "hosting.py": "the server's own needs",
    "preview.py": "asked by people",
    "rebuild.py": "asked by people",
    "views.py": "asked by people",
}


TAKEN = {
    "core/rules/steps.py": frozenset(("register",)),
    "core/table/table.py": frozenset(
        ("Table.play", "Table.option", "Table.check", "Table.resign", "Table.decision_of", "Table.blocked")
    ),
}
"""Functions that check their arguments by hand, by file."""

OPEN = frozenset(("Step", "Ask", "AskTogether"))
"""Classes that others build on: games of other packages, tests. Every other compiled class is closed."""


def compiled(package: Path) -> list[Path]:
    """The files below the package that are compiled, in a settled order."""
    found = [file for room in ROOMS for file in (package / room).rglob("*.py")]
    return sorted(file for file in found if file.name not in INTERPRETED)
