"""Hypothesis looks for games that go wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from steps.tests.fuzz.boards import as_it_stands, from_catalogue, from_ruling, rulings
from steps.tests.fuzz.shrinking import shrunk
from steps.tests.fuzz.story import Choose, Found, Story

LINES = 14
"""As many as are played after the start."""
STARTS = 5
"""Tries to make a start."""


@dataclass
class Figures:
    """What was played."""

    games: int = 0
    lines: int = 0
    events: int = 0
    refused: int = 0
    """Illegal acts that were tried."""
    rules: set[str] = field(default_factory=set)
    """Numbers of the rules that were applied."""
    speechless: Counter[str] = field(default_factory=Counter)
    """Questions that no line that is offered answers, by topic."""
    digests: list[str] = field(default_factory=list)
    """Of each game, in order."""


def play(choose: Choose, figures: Figures) -> None:
    """Play one game.

    Raises:
        Found: it goes wrong.
    """
    story = begun(choose)
    for _ in range(LINES):
        if not story.go_on(choose):
            break
    _note(story, figures)


def begun(choose: Choose) -> Story:
    """A game that has begun: some starts can't be, such as one at which a state-based action applies at once."""
    for _ in range(STARTS):
        story = from_ruling(choose) if choose((False, True)) else from_catalogue(choose)
        if story is not None and story.start():
            return story
    story = Story("en")
    story.start()
    return story


def searched(figures: Figures) -> Iterator[Found]:
    """Every ruling as it stands, with a look for contradictions after every line: those that go wrong."""
    for feature, scenario in rulings():
        try:
            story = as_it_stands(feature, scenario)
            if story is not None:
                _note(story, figures)
        except Found as found:
            yield shrunk(found)


def _note(story: Story, figures: Figures) -> None:
    table = story.session.scene.table
    figures.games += 1
    figures.lines += len(story.session.lines)
    figures.events += len(table.log())
    figures.refused += story.refused
    figures.rules.update(rule.split(" ")[0] for rule in story.session.scene.rules_applied())
    figures.speechless.update(story.speechless)
    digest = table.digest()
    figures.digests.append(digest)
    if story.again().session.scene.table.digest() != digest:
        raise Found("replayed", "the same lines, played again, give another game", story.lines, story.language)


@cache
def _kind(key: str) -> type[Found]:
    """A kind of exception for each fault, so that shrinking one doesn't end at another."""
    return type("Found", (Found,), {"__module__": __name__})


def search(games: int, figures: Figures, start: int | None = None, shrink: bool = True) -> Found | None:
    """Play games; the first fault that is found, with the lines that it needs. ``start``: a seed; None: always the same games. ``shrink``:
    Hypothesis looks for a simpler game with the same fault, too, which takes longer."""

    @settings(
        max_examples=games,
        deadline=None,
        database=None,
        derandomize=start is None,
        report_multiple_bugs=False,
        print_blob=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
    )
    @given(st.data())
    def one(data: st.DataObject) -> None:
        def choose(options: Sequence[Any]) -> Any:
            return options[data.draw(st.integers(0, len(options) - 1))] if len(options) > 1 else options[0]

        try:
            play(choose, figures)
        except Found as found:
            raise _kind(found.key)(found.key, found.what, found.lines, found.language) from found

    try:
        (one if start is None else seed(start)(one))()
    except Found as found:
        return shrunk(found)
    return None
