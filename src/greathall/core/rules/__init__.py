"""What rules are written with: steps that are pending, the dealer, chance, effects of cards."""
