"""The soak: full counts of random games of every configuration, in the background, resumed after a stop."""

from greathall.lab.soak.main import run

__all__ = ["run"]
