"""What a game says: options, events and reasons as typed words, and their texts in three languages."""
