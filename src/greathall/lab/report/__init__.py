"""What many games show, as one page: who wins, how points are made, what goes with winning (docs/lab.md)."""
