"""The bench: our engine beside its peers, measured in one run with the same loop."""
