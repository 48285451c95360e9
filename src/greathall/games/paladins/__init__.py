"""Paladins of the West Kingdom: one to four players, the lone one against the rulebook's automa."""
