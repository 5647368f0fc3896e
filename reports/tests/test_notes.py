"""Whatever the engine notes has its words."""

from __future__ import annotations

from collections.abc import Iterator

import engine.everything  # noqa: F401  (every kind of event)
from engine.changes import Change
from engine.events import Event, OfObject, OfPlayer
from reports.layers import _CHANGES
from reports.notes import NOTES, QUIET
from steps.reference.entries import TOLD, note_of
from steps.reference.explaining import _PLAIN, said


def below(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def test_every_kind_of_event_is_told() -> None:
    told = {kind.__name__ for kind in (*TOLD, OfObject, OfPlayer)}  # these two are never applied themselves
    ours = [kind for kind in below(Event) if kind.__module__.startswith("engine.") and ".tests." not in kind.__module__]
    untold = {note_of(kind) for kind in ours if kind.__name__ not in told and kind.logged}
    assert sorted(untold - NOTES.keys()) == [], "give them words in reports/notes.py, or a line in steps/reference/entries.py"
    assert NOTES.keys() >= QUIET


def test_no_note_shows_the_name_of_a_class() -> None:
    assert note_of(type("BlockersDeclared", (Event,), {})) == "blockers declared"


def test_every_change_that_says_nothing_of_itself_has_its_words() -> None:
    assert set(_PLAIN.values()) <= _CHANGES.keys()
    assert said(Change()).__class__ is tuple
