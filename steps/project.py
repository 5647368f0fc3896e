"""The project's own vocabulary and engine, as the pytest glue sees them.

Everything is imported when it is first needed: a pytest run without feature files needs none of it.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from steps.advice import Language
from steps.dispatch import Near, Reading, Scene, WrongSlot
from steps.gherkin import Kind
from steps.published import Standing
from steps.table import Unsupported

if TYPE_CHECKING:
    from steps.peers import Engine


class ProjectRulebook:
    """The rules of the current edition, and those that the reference engine applies."""

    @property
    def current(self) -> str:
        """The edition whose numbers stand in tags."""
        from engine import editions

        return editions.current

    @property
    def editions(self) -> Collection[str]:
        """Every edition whose numbers are kept."""
        from engine import editions

        return editions.known

    def numbers(self) -> Collection[str]:
        """Every number of the current edition."""
        from engine import editions

        return editions.numbers(editions.current)

    def cited(self) -> Mapping[str, tuple[str, ...]]:
        """The rules that the engine applies somewhere, with their parts."""
        return _cited()

    def formerly(self, number: str) -> Mapping[str, str]:
        """Older editions in which a number meant another rule, each with that rule's number now."""
        from engine import editions

        return editions.formerly(number)

    def standing(self, number: str, edition: str) -> Standing:
        """How a rule of the current edition stands under another one."""
        from engine.editions import comparing

        return comparing.standing(number, edition)

    def scope(self, edition: str) -> Sequence[str]:
        """What the engine plays of an older edition, in lines for people."""
        from engine.editions import Edition, changes

        told = [f"{change.rule}, until {change.since}: {change.before.en}" for change in changes.undone(edition)]
        return (Edition(edition).scope.en, *told)


@cache
def _cited() -> Mapping[str, tuple[str, ...]]:
    from engine.rule import known_rules

    return known_rules()


def use_cards(path: str | None) -> None:
    """Find cards also in the user's own file; None: no longer.

    Raises:
        ValueError: it is no card file, or can't be opened.
    """
    from pathlib import Path

    from engine.cardfile.index import CardFile
    from engine.cards import catalogue

    catalogue.use(CardFile(Path(path)) if path is not None else None)


class ProjectVocabulary:
    """The phrases of :mod:`steps.vocabulary`, at tables of the reference engine or of another."""

    def __init__(self, other: Engine | None = None) -> None:
        """``other``: the engine to play on, if it isn't the project's own."""
        self._other = other

    rulebook = ProjectRulebook()

    @cached_property
    def failures(self) -> tuple[type[Exception], ...]:
        """What a line raises that doesn't hold."""
        from steps.scene import StepFailure

        return (StepFailure,)

    def read(self, kind: Kind, language: Language, text: str) -> Sequence[Reading]:
        """The ways to read a line."""
        from steps import phrase

        return phrase.read(kind, language, text)

    def nearest(self, kind: Kind, language: Language, text: str, n: int = 3) -> Sequence[Near]:
        """The nearest phrases of all kinds."""
        from steps import near

        return near.nearest(kind, language, text, n)

    def wrong_slots(self, kind: Kind, language: Language, text: str) -> Sequence[WrongSlot]:
        """Where a line is a phrase but for what stands in a slot: which."""
        from steps import near

        return near.wrong_slots(kind, language, text)

    def scene(self, edition: str, rules_off: frozenset[str], language: Language) -> Scene:
        """A new scene at a new table."""
        from steps.reference import new_table
        from steps.scene import Scene

        if self._other is None:
            return Scene(new_table(edition, rules_off), language, rules_off)
        if edition != self.rulebook.current or rules_off:
            raise Unsupported(
                f"that engine plays by the edition {self.rulebook.current} alone",
                f"このエンジンは{self.rulebook.current}版のルールだけを使う",
            )
        return Scene(self._other.table(), language, rules_off)
