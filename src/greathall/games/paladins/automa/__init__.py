"""The solo game: the rulebook's automa with its schemes, its resource marker and its own readings of the actions."""
