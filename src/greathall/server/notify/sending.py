"""What can become of a letter on its way."""

from __future__ import annotations


class Gone(Exception):
    """The address is no more; it is forgotten."""


class Failed(Exception):
    """It did not arrive."""

    def __init__(self, text: str, *, again: bool = True) -> None:
        super().__init__(text)
        self.again = again
        """Whether trying again may help."""
