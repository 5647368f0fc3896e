"""The vocabulary of the rulings in both languages, and what ties it to pytest."""
