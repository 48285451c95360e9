"""The server as people run it, but every table is dealt from one seed: a browser's test meets the same games each time.

``GREATHALL_DEAL=7 make test`` deals other games.
"""

from __future__ import annotations

import hashlib
import os
import sys
from unittest.mock import patch

from greathall.server import cli


def secret() -> str:
    return hashlib.sha256(os.environ.get("GREATHALL_DEAL", "").encode()).hexdigest()


if __name__ == "__main__":
    with patch("greathall.server.lobby.create_join.new_secret", secret):
        sys.exit(cli.main())
