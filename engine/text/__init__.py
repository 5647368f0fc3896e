"""Rules text, in English and Japanese, to abilities and back.

:func:`compile_text` reads a card's text completely or raises a :class:`TextError` that says where it stopped; :func:`tell` and
:func:`lines` print abilities. The phrases are tables of templates that pair a wording in each language with a node of
:mod:`engine.abilities` and what stands in it, so that whatever is read can be printed, in the other language too:
``verbs``, ``verbs_more``, ``verbs_rest`` (what players do), ``changes``, ``continuous`` (effects that last), ``triggers``,
``triggers_more``, ``fighting``, ``on_the_stack``,
``cost_words``, ``mana_words``, ``nouns``, ``pointers``, ``numbers``, ``keyword_words``, ``tokens``. ``grammar`` is the matcher,
``mentions`` settles what "it" and それ mean. ``gaps`` lists what no template says yet.
"""

from __future__ import annotations

from engine.text import (  # noqa: F401  (the tables fill the grammars)
    abilities,
    conditions,
    continuous,
    copies,
    cost_words,
    damaged,
    dungeon_words,
    fighting,
    keyword_words,
    limits,
    mana_words,
    nouns_en,
    nouns_ja,
    numbers,
    on_the_stack,
    pointers,
    replacements,
    seldom,
    statics,
    statics_more,
    tokens,
    triggers,
    triggers_more,
    verbs,
    verbs_cards,
    verbs_more,
    verbs_play,
    verbs_rest,
)
from engine.text.bare_effects import compile_effect, translated
from engine.text.compiling import Ambiguous, NotInEngine, NotRead, TextError, compile_text
from engine.text.shower import CantSay
from engine.text.telling import lines, tell
from engine.text.wording import Language

__all__ = [
    "Ambiguous",
    "CantSay",
    "Language",
    "NotInEngine",
    "NotRead",
    "TextError",
    "compile_effect",
    "compile_text",
    "lines",
    "tell",
    "translated",
]
