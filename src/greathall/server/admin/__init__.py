"""What operators do, on the database beside a running server, and how that server notices."""
