"""Measures the server beside boardgame.io's: the same game, the same load, in one run."""
