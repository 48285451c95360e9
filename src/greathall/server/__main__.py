"""``python -m greathall.server serve``."""

import sys

from greathall.server.cli import main

sys.exit(main())
