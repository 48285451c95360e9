"""Calls to the table: who wants to be told that it is their turn, and how they are told."""
