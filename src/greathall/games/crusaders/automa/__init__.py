"""The automa: the dynasties that nobody leads, played by the tables of their strategies (crusaders.ai.*)."""
