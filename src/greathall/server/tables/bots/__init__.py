"""Bots and automas, in processes of their own."""
