"""What can go wrong at a table."""

from __future__ import annotations

from steps.table.looks import Obstacle
from steps.table.questions import Question


class TableError(Exception):
    """Any answer of a table that is not what the scenario needs, said in English and (``ja``) in Japanese."""

    def __init__(self, text: str, ja: str = "") -> None:
        super().__init__(text)
        self.ja = ja

    def told(self, language: str) -> str:
        """The message in a language; the English one where there is no other."""
        return (self.ja if language == "ja" else "") or str(self)


class Refused(TableError):
    """An act is illegal; nothing has changed. ``obstacles``: every independent reason; ``rules``: what was applied in finding them."""

    def __init__(self, obstacles: tuple[Obstacle, ...], rules: tuple[str, ...] = ()) -> None:
        super().__init__("; ".join(it.cited("en") for it in obstacles), "、".join(it.cited("ja") for it in obstacles))
        self.obstacles = obstacles
        self.rules = rules


class SetUpError(TableError):
    """A fact that can't be, or a start that is not at rest."""


class Unsupported(TableError):
    """The engine lacks a card, a mechanic or an ability that a line needs."""


class Broken(TableError):
    """The engine broke, or what drives it: it died, hangs, or answers what is no answer. It says nothing of any rule."""


class WrongAnswer(TableError):
    """The answer doesn't fit the open question, or there is none. ``question`` None: none is open."""

    def __init__(self, text: str, question: Question | None = None, ja: str = "") -> None:
        super().__init__(text, ja)
        self.question = question
