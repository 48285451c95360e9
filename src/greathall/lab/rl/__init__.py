"""Environments in the standards of the field: PettingZoo and Gymnasium (docs/lab.md)."""
