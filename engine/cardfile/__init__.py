"""The user's own card file: a Scryfall bulk file or MTGJSON's AtomicCards, plain or gzipped.

:class:`engine.cardfile.index.CardFile` opens one; its cards are compiled from their text when they are first asked for, completely or
not at all. ``entries`` reads the two formats as a stream, ``index`` keeps what is needed of them beside, so that the second start is
fast, ``coverage`` counts how many cards compile.
"""
