"""Finding, making and joining tables; people, ratings, records."""
