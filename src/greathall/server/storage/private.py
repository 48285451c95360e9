"""What is nobody else's business: files that only their owner may read, addresses without their passwords."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from urllib.parse import urlsplit

SECRET_FIELDS = re.compile(r"((?:^|[?&\s])(?:ssl)?password=)[^&\s]*")


def keep_private(file: Path) -> None:
    """Makes a file, if it is not there, that only its owner may read; what SQLite puts beside it is as it is."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # somebody else's file, which we may only use
        file.chmod(0o600)


def without_password(text: str, database: str) -> str:
    """A text about a database, as its address or what a driver says of it, fit for a log."""
    with contextlib.suppress(ValueError):
        password = urlsplit(database).password
        if password:
            text = text.replace(f":{password}@", ":…@").replace(password, "…")
    return SECRET_FIELDS.sub(r"\1…", text)
