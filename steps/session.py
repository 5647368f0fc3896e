"""A scenario played outside pytest, line by line: by ``saitei explain``, ``play``, ``new`` and ``check``, and by tests.

A session is a list of lines and a scene. Taking a line back plays the lines before it again from the start.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from engine.record import record
from steps import unknown
from steps.advice import Language, listed, say
from steps.dialect import STEP_WORDS, printed
from steps.dispatch import Memory
from steps.gherkin import Kind, Line
from steps.phrase import Reading, read
from steps.project import ProjectVocabulary
from steps.scene import Scene, StepFailure
from steps.table import Broken, Refused, SetUpError, TableError, Unsupported

KINDS: tuple[Kind, ...] = ("given", "when", "then")


class LineError(Exception):
    """A line that can't be read or carried out; the message is complete, in the language of the session."""


@record
class Played:
    """A line that has been carried out."""

    reading: Reading
    text: str
    rows: tuple[tuple[str, ...], ...] = ()
    entries: tuple[int, int] = (0, 0)
    """Which entries of the log it made: from, up to."""

    @property
    def kind(self) -> Kind:
        """Under which keyword it stands."""
        return self.reading.kind


@dataclass(slots=True)
class Session:
    """Lines played at a table."""

    language: Language
    edition: str = ""
    rules_off: frozenset[str] = frozenset()
    lines: list[Played] = field(default_factory=list)
    scene: Scene = field(init=False)

    def __post_init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        from steps.reference import new_table  # noqa: PLC0415  (the engine is read when a game begins)

        self.scene = Scene(new_table(self.edition, self.rules_off), self.language, self.rules_off)

    # --- lines

    def read(self, text: str, kind: Kind | None = None) -> Reading:
        """A line as it is meant: with its keyword, or, without one, as what fits best here.

        Raises:
            LineError: it can't be read, or in more than one way.
        """
        word, rest = split_keyword(text, self.language)
        kind = word or kind
        kinds = (kind,) if kind else self._likely()
        for one in kinds:
            found = read(one, self.language, rest)
            if len(found) == 1:
                return found[0]
            if found:
                phrases = listed(self.language, (reading.phrase for reading in found))
                raise LineError(say(self.language, "ambiguous step", line=rest, n=len(found), phrases=phrases))
        raise LineError(unknown.unknown(memory(), self.language, kinds[0], rest, printed(self.language, kinds[0]) if word else ""))

    def _likely(self) -> tuple[Kind, ...]:
        """Under which keywords a line without one is looked for, in this order."""
        acted = any(line.kind != "given" for line in self.lines)
        return ("when", "then") if acted else KINDS

    def play(self, text: str, kind: Kind | None = None, rows: Sequence[Sequence[str]] = (), docstring: str | None = None) -> Played:
        """Carry out a line.

        Raises:
            LineError: it can't be read, or doesn't hold; the game may have gone on as far as it came.
        """
        return self.carry_out(self.read(text, kind), split_keyword(text, self.language)[1], rows, docstring)

    def carry_out(
        self, reading: Reading, text: str = "", rows: Sequence[Sequence[str]] = (), docstring: str | None = None
    ) -> Played:
        """Carry out a line that has been read. Raises LineError."""
        scene, table = self.scene, tuple(tuple(row) for row in rows)
        try:
            scene.before_line(reading.kind)
            before = len(scene.table.log())  # what the start of the game put there is none of a line's doing
            reading.run(scene, table, docstring)
            scene.after_line()
        except Exception as error:
            raise LineError(told(error, self.language)) from error
        done = Played(reading, text or reading.tell(self.language), table, (before, len(scene.table.log())))
        self.lines.append(done)
        return done

    def play_all(self, lines: Iterable[Line]) -> None:
        """Carry out the lines of a scenario. Raises LineError."""
        for line in lines:
            self.play(line.text, line.kind, line.rows, line.doc_string)

    def finish(self) -> None:
        """The scenario is over. Raises LineError if something is left open."""
        try:
            self.scene.finish()
        except Exception as error:
            raise LineError(told(error, self.language)) from error

    def undo(self) -> Played | None:
        """Take the last line back; None if there is none."""
        if not self.lines:
            return None
        *rest, last = self.lines
        self.again(rest)
        return last

    def again(self, lines: Sequence[Played] | None = None) -> None:
        """Play these lines (those so far) again from the start."""
        kept = list(self.lines if lines is None else lines)
        self.lines = []
        self._begin()
        for line in kept:
            self.carry_out(line.reading, line.text, line.rows)

    def fork(self) -> Session:
        """Another session with the same lines."""
        other = Session(self.language, self.edition, self.rules_off)
        other.again(self.lines)
        return other


def split_keyword(text: str, language: Language) -> tuple[Kind | None, str]:
    """The kind that a line's keyword says (None: none, or "and"), and the line without it."""
    text = text.strip()
    words = sorted(STEP_WORDS[language], key=len, reverse=True)
    for word in words:
        rest = text[len(word) :]
        if text[: len(word)].lower() == word.lower() and (language == "ja" or not rest or rest[0].isspace()):
            name = STEP_WORDS[language][word]
            kind: Kind | None = name if name in KINDS else None
            return kind, rest.strip()
    return None, text


@cache
def memory() -> Memory:
    """The project's vocabulary; what is read once is kept."""
    return Memory(ProjectVocabulary())


def told(error: Exception, language: Language) -> str:
    """What an exception means, in a language."""
    match error:
        case StepFailure() | AssertionError() | LineError():
            return str(error)
        case Unsupported():
            return say(language, "unsupported", why=error.told(language))
        case Refused():
            return say(language, "refused", why=error.told(language))
        case SetUpError():
            return say(language, "set-up", why=error.told(language))
        case Broken():
            return say(language, "broken", why=error.told(language))
        case TableError():
            return say(language, "wrong answer", why=error.told(language))
        case _:
            frame = traceback.extract_tb(error.__traceback__)[-1]
            what = "".join(traceback.format_exception_only(error)).strip()
            return say(language, "internal", what=what, where=f"{frame.filename}:{frame.lineno} {frame.name}")
