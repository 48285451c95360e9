"""Every command of ``greathall`` with its module, which is imported when the command is meant.

A page of help names them all, and nobody who reads it should wait for what they need.
"""

from __future__ import annotations

from typing import NamedTuple


class Room(NamedTuple):
    """A module with ``add_to``, and a line of help for each of its commands."""

    module: str
    commands: dict[str, str]


ROOMS = (
    Room("greathall.cli.games", {"games": "what can be played"}),
    Room("greathall.cli.play", {"play": "sit down and play"}),
    Room("greathall.cli.simulate", {"simulate": "let bots play many games"}),
    Room("greathall.cli.arena", {"arena": "let bots compete", "ladder": "write down how strong the bots are"}),
    Room("greathall.cli.report", {"report": "write down what many games show"}),
    Room("greathall.cli.bot", {"bot": "seat a program at a table of a server"}),
    Room("greathall.cli.train", {"train": "let a net learn a game"}),
    Room("greathall.cli.perft", {"perft": "count the legal lines of a game"}),
    Room("greathall.cli.replay", {"replay": "read a record aloud, or check it"}),
    Room("greathall.cli.rules", {"rules": "look up a rule"}),
    Room("greathall.cli.components", {"components": "browse the component data and its provenance"}),
    Room("greathall.server.cli.serve", {"serve": "start the table server"}),
    Room(
        "greathall.server.cli.keeping",
        {
            "backup": "copy the server's database, also while it runs",
            "restore": "put a copy back; the server must be stopped",
            "check-upgrade": "say what this release would change of a server's tables",
            "verify": "check that the chance of a record is what was promised",
        },
    ),
    Room("greathall.server.cli.admin", {"admin": "for operators: tables, addresses, people, reports, the audit log"}),
)
