"""Looking ahead: one's own turn to its end, or a tree of what everybody might do."""
