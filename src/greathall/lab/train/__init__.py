"""How a net learns a game: it plays against itself, learns how its games ended, and has to beat what it was."""
