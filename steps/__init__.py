"""The vocabulary of the rulings in Japanese and English, and what ties it to pytest and to an engine."""
