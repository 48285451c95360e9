"""The solo game: the rulebook's bot with its schemes, its resource marker and its own readings of the actions."""
