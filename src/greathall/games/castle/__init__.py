"""A Castle for All Seasons."""
