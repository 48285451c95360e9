"""``python -m greathall.lab.compiled``."""

from greathall.lab.compiled.main import main

if __name__ == "__main__":
    main()
