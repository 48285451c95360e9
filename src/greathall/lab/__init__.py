"""The laboratory: measurements and long runs around the engine."""
