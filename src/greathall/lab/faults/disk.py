"""A small disk of one's own, in memory, that can be filled."""

from __future__ import annotations

import subprocess
from pathlib import Path

MEGABYTE = 1 << 20


class SmallDisk:
    """A tmpfs, where the system lets us have one; else a folder, and ``why_not`` says so."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self._filler = folder / "filler"
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            self.why_not = done.stderr.strip() if done.returncode else ""
        except FileNotFoundError:
            self.why_not = "there is no mount"

    def fill(self) -> None:
        try:
            with self._filler.open("wb", buffering=0) as file:
                while file.write(b"\0" * MEGABYTE) == MEGABYTE:
                    pass
                while file.write(b"\0" * 512):
                    pass
        except OSError:
            return  # it is full

    def clear(self) -> None:
        self._filler.unlink(missing_ok=True)

    def remove(self) -> None:
        if not self.why_not:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)
