"""Small readings of the rules of their own, which the engine is compared with. They know nothing of the engine."""
