"""A game that goes wrong, played with as few lines as are needed for it to go wrong in the same way."""

from __future__ import annotations

from collections.abc import Iterator

from engine.record import replace
from steps.advice import Language
from steps.tests.fuzz.story import CONSISTENT, Found, Line, Story

LISTS = ("descs", "objs", "cards", "targets")
"""Slots that hold several things."""


def shrunk(found: Found) -> Found:
    """The same fault with fewer lines, and with less in them."""
    best = found
    going = True
    while going:
        going = False
        for lines in smaller(best.lines):
            again = goes_wrong(lines, best.language)
            if again is not None and again.key == best.key and size(again.lines) < size(best.lines):
                best, going = again, True
                break
    return best


def size(lines: tuple[Line, ...]) -> tuple[int, int]:
    """How much is said: in how many lines, and in how many letters."""
    return len(lines), sum(len(line.text(line.language)) for line in lines)


def goes_wrong(lines: tuple[Line, ...], language: Language) -> Found | None:
    """What goes wrong if just these lines are played; None if nothing does, or if they can't be played."""
    story = Story(language)
    started = False
    try:
        for line in lines:
            if line.reading.sentence.id == CONSISTENT:
                continue  # that is looked for after every line
            if line.kind != "given" and not started:
                started = True
                if not story.start():
                    return None
            if not story.say(line):
                return None
        if not started:
            story.start()
    except Found as found:
        return found
    return None


def smaller(lines: tuple[Line, ...]) -> Iterator[tuple[Line, ...]]:
    """The same without a half, a quarter, ... of the lines, from the end; then without one thing that a line names."""
    step = max(1, len(lines) // 2)
    while True:
        for end in range(len(lines), 0, -step):
            yield (*lines[: max(0, end - step)], *lines[end:])
        if step == 1:
            break
        step //= 2
    for n, line in enumerate(lines):
        for less in _with_less(line):
            yield (*lines[:n], less, *lines[n + 1 :])


def _with_less(line: Line) -> Iterator[Line]:
    for slot in LISTS:
        value = line.reading.values.get(slot)
        if isinstance(value, tuple) and len(value) > 1:
            for n in range(len(value)):
                values = {**line.reading.values, slot: (*value[:n], *value[n + 1 :])}
                yield replace(line, reading=replace(line.reading, values=values))
