"""The compiled build: the engine's modules through mypyc, from the same source (docs/compiled.md)."""
