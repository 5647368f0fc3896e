"""What the same scenarios cost on our own engine and on another, by turns in one run, so that a busy machine slows both.

Three figures, each the median over all rounds and the least, with their ratios: a set-up laid out and looked at; the same with one spell
cast, resolved and looked at; and rulings, those that both engines play to the end: some files, or with ``all`` the whole suite. Budget:
ten times faster than phase-python at a scripted set-up with one cast resolved.

Run by ``make bench-peers`` as ``python -m steps.bench.peers [ENGINE [ROUNDS [all]]]``; without an engine it is phase, if it is installed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from steps import peers
from steps.forms import Kind
from steps.gherkin import read_feature
from steps.peers import REFERENCE, Factory
from steps.phrase import read
from steps.reference import new_table
from steps.scene import Scene
from steps.table import Table
from steps.text import Language

Said = tuple[Kind, str, tuple[tuple[str, ...], ...]]
"""A line, and the table under it."""
Script = tuple[Language, tuple[Said, ...]]
"""The lines of a scenario, and their language."""

BUDGET = 10
ROUNDS = 15

_LAID: tuple[Said, ...] = (
    ("given", "each player can pay any amount of mana", ()),
    ("given", 'you control "Mountain" A, "Mountain" B and "Mountain" C', ()),
    ("given", 'the opponent controls "Grizzly Bears"', ()),
    ("given", 'your hand is "Plasma Jockey"', ()),
    ("then", 'the opponent controls "Grizzly Bears"', ()),
)
_PLAYED: tuple[Said, ...] = (
    ("when", 'you cast "Plasma Jockey" for its blitz cost and it resolves', ()),
    ("then", '"Plasma Jockey" has haste', ()),
    ("then", '"Plasma Jockey" is 3/1', ()),
)
SET_UP: Script = ("en", _LAID)
CAST: Script = ("en", (*_LAID, *_PLAYED))
SAMPLE = ("keywords/dash.feature", "keywords/blitz/turn.feature", "keywords/blitz/haste.feature", "keywords/suspend/timing.feature")
"""Rulings of the sample, below features/."""


def play(script: Script, table: Table) -> None:
    """Play it at a new table. Raises what its lines raise."""
    language, lines = script
    scene = Scene(table, language)
    for kind, text, rows in lines:
        (reading,) = read(kind, language, text)
        scene.before_line(kind)
        reading.run(scene, rows, None)
        scene.after_line()
    scene.finish()


def rulings(names: Sequence[str]) -> list[Script]:
    """The rulings of some files, or of all, but for those of older editions."""
    root = Path(__file__).parents[2] / "features"
    files = [root / name for name in names] or sorted(root.rglob("*.feature"))
    found: list[Script] = []
    for feature in map(read_feature, files):
        for scenario in feature.scenarios:
            if not any(tag.name.startswith("edition:") for tag in scenario.tags):
                found.append((feature.language, tuple((line.kind, line.text, line.rows) for line in scenario.lines)))
    return found


def plays(script: Script, new: Callable[[], Table]) -> bool:
    """Whether an engine plays it to its end, as it says."""
    try:
        play(script, new())
    except Exception:  # noqa: BLE001  (an engine may break, too)
        return False
    return True


def timed(scripts: Sequence[Script], new: Callable[[], Table]) -> float:
    """Milliseconds for each of them, on average."""
    start = time.perf_counter()
    for script in scripts:
        play(script, new())
    return (time.perf_counter() - start) * 1000 / len(scripts)


def compared(what: str, scripts: Sequence[Script], mine: Factory, theirs: Factory, rounds: int) -> float:
    """Play them by turns, and say what that took; how many times longer the other engine took."""
    taken: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for new, times in zip((mine, theirs), taken, strict=True):
            times.append(timed(scripts, new))
    one, other = map(statistics.median, taken)
    least = min(taken[1]) / min(taken[0])
    told = f"{one:9.2f} ms {min(taken[0]):9.2f} {other:12.2f} ms {min(taken[1]):9.2f}"
    print(f"{what:42} {told} {other / one:9.1f} x {least:7.1f}", flush=True)
    return other / one


def main(name: str, rounds: int, files: Sequence[str]) -> None:
    """Measure and print."""
    try:
        engine = peers.engine(name)
    except peers.NoSuchEngine as error:
        print(f"Nothing compared: {error}")
        return
    try:
        print(f"{'each scenario: median, least':42} {REFERENCE:>12} {engine.name + ' ' + engine.version:>25} {'ratio':>21}")
        for script in (SET_UP, CAST):
            play(script, new_table())
            play(script, engine.table())
        compared("set-up", [SET_UP], new_table, engine.table, rounds)
        ratio = compared("set-up and one cast resolved", [CAST], new_table, engine.table, rounds)
        if engine.name == "phase":
            print(f"  budget: {BUDGET} x, {'kept' if ratio >= BUDGET else 'MISSED'}")
        found = rulings(files)
        both = [script for script in found if plays(script, engine.table) and plays(script, new_table)]
        if both:
            compared(f"{len(both)} of {len(found)} rulings, which both play", both, new_table, engine.table, max(1, rounds // 5))
    finally:
        engine.close()


if __name__ == "__main__":
    engine_name, rounds_wanted, how_many = (*sys.argv[1:4], *("phase", str(ROUNDS), "")[len(sys.argv) - 1 :])
    main(engine_name, int(rounds_wanted), () if how_many == "all" else SAMPLE)
