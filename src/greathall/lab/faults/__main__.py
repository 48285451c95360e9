"""``python -m greathall.lab.faults``."""

import sys

from greathall.lab.faults.main import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
