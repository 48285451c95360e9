"""``python -m greathall.server.bench``."""

import sys

from greathall.server.bench.main import main

sys.exit(main())
