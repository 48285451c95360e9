"""A table on paper: saves, readable records, the state as JSON, the way to another process."""
