"""People: names and pass phrases, what is kept about them, what they want answered, what they report."""
