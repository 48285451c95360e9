"""The log of a table: what was settled at first, and every kind of thing that can happen."""
