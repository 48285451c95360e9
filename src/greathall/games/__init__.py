"""The games, by id. Adding a game is one package and one line here."""

GAMES = ("castle", "paladins", "viscounts", "crusaders")
