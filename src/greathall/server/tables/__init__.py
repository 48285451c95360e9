"""Tables in memory: one change at a time, on disk before it is told."""
