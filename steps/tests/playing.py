"""Plays lines on a table (the fake one if no other is given), as the pytest glue does."""

from __future__ import annotations

from steps.forms import Kind
from steps.phrase import read
from steps.scene import Scene
from steps.table import Table
from steps.tests.fake_table import FakeTable
from steps.text import Language

WORDS: dict[str, Kind] = {"Given": "given", "When": "when", "Then": "then", "前提": "given", "もし": "when", "ならば": "then"}


def play(script: str, finish: bool = True, table: Table | None = None) -> Scene:
    """Plays a script: a line each, keyword first. Raises what its lines raise."""
    lines = [line.strip().split(" ", 1) for line in script.strip().splitlines()]
    language: Language = "ja" if ord(lines[0][0][0]) > 127 else "en"
    scene = Scene(table or FakeTable(), language)
    kind: Kind = "given"
    for word, text in lines:
        kind = WORDS.get(word, kind)
        found = read(kind, language, text)
        assert len(found) == 1, (text, [f.phrase for f in found])
        scene.before_line(kind)
        found[0].run(scene)
        scene.after_line()
    if finish:
        scene.finish()
    return scene
