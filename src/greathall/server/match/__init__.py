"""A game at a table as its log tells it: pure, without input or output."""
