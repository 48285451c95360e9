"""A coach: what a strong player would do, what everybody may hope for, what a finished game teaches."""
