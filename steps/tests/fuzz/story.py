"""A game played at random, line by line, and searched for contradictions after every line."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Protocol, TypeVar

from engine.record import record
from steps import ready
from steps.advice import Language
from steps.calling import call, player_of
from steps.drafting import Draft
from steps.gherkin import Kind
from steps.phrase import Reading, Sentence, read, sentences
from steps.reference.table import ReferenceTable
from steps.retelling import retell_rows
from steps.scene import StepFailure
from steps.session import LineError, Played, Session
from steps.table import Act, TableError

T = TypeVar("T")


class Choose(Protocol):
    """Chooses one of several; the first is the plainest."""

    def __call__(self, options: Sequence[T], /) -> T: ...


ROOT = Path(__file__).parents[3]
CONSISTENT = "GM-20"
REVERSED = "EV-35"
DECLARED = ("AC-06/D", "AC-08/D")
"""Lines of which several, one after the other, are one declaration."""
SPECIAL = "AC-04"
"""Its forms are of several verbs."""
MOST_ANSWERS = 12
TRIES = 6
"""Illegal acts that are proposed."""


class Found(Exception):
    """A game that goes wrong. ``key``: in which way, whatever the objects; ``lines``: how it is played."""

    def __init__(self, key: str, what: str, lines: tuple[Line, ...], language: Language) -> None:
        super().__init__(what)
        self.key = key
        self.what = what
        self.lines = lines
        self.language: Language = language

    def scenario(self, language: Language) -> str:
        """The game as a file of rulings, in a language."""
        en, ja = f"Found by random play: {self.key}", f"無作為な対戦で見つかった: {self.key}"
        title, other = (en, ja) if language == "en" else (ja, en)
        lines = [(line.kind, line.text(language), line.rows_in(language)) for line in self.lines]
        return Draft(language, title, other, lines=lines).feature("Found" if language == "en" else "見つかったもの")

    def __str__(self) -> str:
        return "\n\n".join((self.what, self.scenario("en"), self.scenario("ja")))


@record
class Line:
    """A line of a game, as it was read."""

    reading: Reading
    rows: tuple[tuple[str, ...], ...]
    language: Language

    @property
    def kind(self) -> Kind:
        """Under which keyword it stands."""
        return self.reading.kind

    def text(self, language: Language) -> str:
        """The line in a language."""
        return self.reading.tell(language)

    def rows_in(self, language: Language) -> tuple[tuple[str, ...], ...]:
        """The table under it in a language."""
        return retell_rows(self.reading, self.rows, self.language, language)


def sentence(identifier: str, kind: Kind = "when") -> Sentence:
    """A sentence that is printed, by its id."""
    return next(s for s in sentences(kind, "en") if s.id == identifier and s.main is None)


def spoken(identifier: str, kind: Kind, language: Language, *rules: str, **values: object) -> Line:
    """A line made of a sentence."""
    it = sentence(identifier, kind)
    return Line(Reading(it, kind, {**it.implied, **values}, rules), (), language)


@dataclass
class Story:
    """A game in the making. ``speechless``: topics of questions that no line answered."""

    language: Language
    session: Session = field(init=False)
    speechless: list[str] = field(default_factory=list)
    refused: int = 0
    """Illegal acts that were tried."""

    def __post_init__(self) -> None:
        self.session = Session(self.language)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What has been played."""
        return tuple(Line(p.reading, p.rows, self.language) for p in self.session.lines)

    def again(self) -> Story:
        """The same lines, played again from the start."""
        other = Story(self.language)
        other.session.again(self.session.lines)
        other.session.scene.declare()
        return other

    def say(self, line: Line, to_be_continued: bool = False) -> bool:
        """Carry out a line, if it can be; then everything must be as it should. ``to_be_continued``: the next line may be part of the same
        declaration.

        Raises:
            Found: something isn't.
        """
        made = self.session.scene.declaration is None
        if made and self._would_be_joined(line):
            return False
        kept = list(self.session.lines)
        played: tuple[Line, ...] = (line,)
        try:
            self.session.carry_out(line.reading, "", line.rows)
            played = (line, spoken(CONSISTENT, "then", self.language))  # a declaration is made as the next line of another kind comes
            if line.kind == "when" and not to_be_continued:
                self.session.scene.declare()
        except Exception as error:  # noqa: BLE001  (whatever it is, a fault of the program is told from a line that can't be carried out)
            self._broke(error, played, kept)
            self.session.again(kept)
            if made:
                self.session.scene.declare()
            return False
        if line.kind != "given" and not to_be_continued:
            self._look()
        return True

    def _would_be_joined(self, line: Line) -> bool:
        """Whether a ruling would say one declaration with this line and the last."""
        last = self.session.lines[-1:]
        return line.reading.phrase in DECLARED and any(played.reading.phrase == line.reading.phrase for played in last)

    def start(self) -> bool:
        """Whether the game can begin with what has been given."""
        try:
            self.session.scene.start()
        except Exception as error:  # noqa: BLE001  (whatever it is, a fault of the program is told from a start that can't be)
            self._broke(error, (), self.session.lines)
            return False
        self._look()
        return True

    def _broke(self, error: BaseException, played: tuple[Line, ...], kept: Sequence[Played]) -> None:
        """Tell a fault of the program from a line that can't be carried out here."""
        cause = error.__cause__ if isinstance(error, LineError) and error.__cause__ is not None else error
        if isinstance(cause, StepFailure | TableError | LineError):
            return
        where = [frame for frame in traceback.extract_tb(cause.__traceback__) if not frame.filename.endswith("story.py")][-1]
        key = f"{type(cause).__name__} in {Path(where.filename).stem}.{where.name}"
        lines = (*(Line(p.reading, p.rows, self.language) for p in kept), *played)
        raise Found(key, f"{key}: {cause}", lines, self.language) from cause

    def _look(self) -> None:
        """Look for contradictions."""
        try:
            wrong = self.session.scene.table.amiss()
        except Exception as error:
            self._broke(error, (spoken(CONSISTENT, "then", self.language),), self.session.lines)
            raise
        if wrong:
            lines = (*self.lines, spoken(CONSISTENT, "then", self.language))
            raise Found(wrong[0].split(":")[0], "; ".join(wrong), lines, self.language)

    # --- what could come next

    def go_on(self, choose: Choose) -> bool:
        """Play one line more; False if nothing can come any more."""
        scene = self.session.scene
        if scene.pending is not None and scene.pending.obstacles is not None:
            self.refused += 1
            rules = tuple(dict.fromkeys(o.rule for o in scene.pending.obstacles))
            return self.say(spoken(REVERSED, "then", self.language, *rules))
        question = scene.table.question()
        if question is not None:
            return self._answer(choose)
        if scene.clock().over:
            return False
        kinds = {"time": self._time, "act": self._acts, "fight": self._fights, "try": self._tries}
        kind = choose(tuple(kinds))
        found = self._offer(kinds[kind]) or self._offer(self._time)
        if not found:
            return False
        text = choose(found)
        legal = self._say_text(text)
        if not legal and kind == "act":
            self._offered(text)
        return True

    def _say_text(self, text: str) -> bool:
        return self.say(Line(read("when", self.language, text)[0], (), self.language))

    def _answer(self, choose: Choose) -> bool:
        """Answer the open question with a line that is offered; False if none is, or if all are refused."""
        scene = self.session.scene
        question = scene.table.question()
        assert question is not None
        left = self._offer(lambda: ready.answers(scene, question, MOST_ANSWERS))
        if not left:
            self.speechless.append(question.topic)
        while left:
            text = choose(left)
            if self._say_text(text):
                return True
            left.remove(text)
        return False

    def _offered(self, text: str) -> None:
        """A line that was offered as legal was refused."""
        line = Line(read("when", self.language, text)[0], (), self.language)
        raise Found("offered and refused", f"offered as legal, but refused: {text}", (*self.lines, line), self.language)

    def _offer(self, lines: Callable[[], list[str]]) -> list[str]:
        """Lines that could come next. If looking for them goes wrong, the line is told that asks whether just that is possible."""
        kept = list(self.session.lines)
        try:
            return lines()
        except Exception as error:
            for text in self._conceivable():
                reading = read("when", self.language, text)[0]
                self.say(spoken(f"{reading.sentence.phrase.id}/C", "then", self.language, **reading.values))
            self._broke(error, (), kept)
            raise

    def _conceivable(self) -> Iterator[str]:
        """Whatever could be tried."""
        scene = self.session.scene
        assert isinstance(scene.table, ReferenceTable)
        for seat in range(len(scene.board().players)):
            yield from (text for act in scene.table.conceivable_acts(seat) if (text := ready.act_line(scene, act)))
        for seen in scene.board().objects:
            name = call(scene, seen) if "Creature" in seen.types and seen.zone == "battlefield" else None
            if name is not None:
                yield ready.write(scene, "AC-06/D", {"player": player_of(scene, seen.controller), "objs": (name,)})

    def _time(self) -> list[str]:
        return ready.time(self.session.scene)

    def _acts(self) -> list[str]:
        scene = self.session.scene
        return [text for seat in range(len(scene.board().players)) for text in ready.acts(scene, seat)]

    def _fights(self) -> list[str]:
        """Declarations of one creature, and of all together that could be declared so one by one."""
        scene = self.session.scene
        single = ready.attacks(scene, range(len(scene.board().players)))
        groups: dict[object, list[Reading]] = {}
        for reading in (read("when", self.language, text)[0] for text in single):
            groups.setdefault((reading.phrase, reading.values["player"], reading.values.get("attacker")), []).append(reading)
        several = [group for group in groups.values() if len(group) > 1]
        return [*single, *(text for group in several if (text := self._together(group)))]

    def _together(self, group: Sequence[Reading]) -> str:
        objs = tuple(obj for reading in group for obj in reading.values["objs"])  # type: ignore[attr-defined]  # a tuple of names
        return ready.write(self.session.scene, group[0].phrase, {**group[0].values, "objs": objs})

    def _tries(self) -> list[str]:
        """Acts that are tried though they aren't legal."""
        scene = self.session.scene
        assert isinstance(scene.table, ReferenceTable)
        table = scene.table
        acts = (act for seat in range(len(scene.board().players)) for act in table.conceivable_acts(seat) if not table.can(act).possible)
        return [text for act in islice(acts, TRIES) if (text := self._try(act))]

    def _try(self, act: Act) -> str:
        found = read("when", self.language, ready.act_line(self.session.scene, act))
        if not found or found[0].sentence.phrase.id == SPECIAL:
            return ""
        return ready.write(self.session.scene, f"{found[0].sentence.phrase.id}/T", dict(found[0].values))
