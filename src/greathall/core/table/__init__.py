"""One game being played: the table, its decisions, its history, what each seat sees, how it ended."""
