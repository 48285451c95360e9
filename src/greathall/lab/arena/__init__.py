"""Bots compete: every seating, many games, figures with their uncertainty."""
