"""What goes over the wire: requests, answers, errors, and how much of it."""
