"""``python -m greathall.lab.soak``."""

import sys

from greathall.lab.soak.main import run

sys.exit(run(sys.argv[1:]))
