"""The server's commands."""

from greathall.server.cli.commands import add_to, main
from greathall.server.cli.serve import JsonLines
from greathall.server.cli.shared import SETTINGS

__all__ = ["SETTINGS", "JsonLines", "add_to", "main"]
