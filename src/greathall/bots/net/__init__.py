"""Nets that value positions: how they count, how they are kept, which one plays."""
