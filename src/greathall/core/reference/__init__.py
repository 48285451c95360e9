"""What is printed: components with their provenance, the rules reference and its coverage."""
