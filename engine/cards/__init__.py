"""The catalogue: real cards with their names in both languages and their abilities as data.

A card is one call of :func:`engine.cards.card.card` in a module of this folder; :mod:`engine.cards.catalogue` finds it by any of its
names. A card is here with its whole behaviour or not at all.
"""
