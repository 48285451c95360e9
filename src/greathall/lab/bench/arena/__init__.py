"""What runs inside a contender's own interpreter.

A peer's environment knows nothing of this project, so this package uses only the standard library,
imports itself relatively and is found there under the name ``arena``.
"""
