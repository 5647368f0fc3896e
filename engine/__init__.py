"""The reference rules engine: Magic: The Gathering as the Comprehensive Rules state it.

A game is a :class:`engine.state.State`, an immutable value; :class:`engine.game.Game` moves it on. Everything that happens goes through
:func:`engine.happen.happen`; every rule is a function that cites its number (:mod:`engine.rule`).
"""
