"""What rules text costs: compiling a card, telling it, starting with the catalogue. Run by ``make bench``."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

from engine.cards.catalogue import cards
from engine.text import CantSay, Language, compile_text, lines
from engine.text.nouns import canonical

BUDGETS = {"compile": 2.0, "start": 150.0}
"""Milliseconds."""


def texts(language: Language) -> list[tuple[str, tuple[str, ...]]]:
    """The texts of the catalogue's cards, as far as there are words for them."""
    out = []
    for face in cards().values():
        try:
            out.append(("\n".join(lines(canonical(face.abilities), language, face.types)), face.types))
        except CantSay:
            continue
    return [pair for pair in out if pair[0]]


def compiling(language: Language) -> float:
    """The median of compiling a card, in milliseconds."""
    took = []
    for text, types in texts(language):
        start = time.perf_counter()
        compile_text(text, language, types=types)
        took.append((time.perf_counter() - start) * 1e3)
    return statistics.median(took)


def starting() -> float:
    """The least processor time of some starts that find a card whose module needs most of the engine, without the start of Python
    itself, in milliseconds. What has been compiled once stays compiled, even where Python was told to leave nothing behind."""
    find = "from engine.cards.catalogue import find; assert find('Mystic Confluence')"
    code = f"import time; t = time.process_time(); {find}; print(time.process_time() - t)"
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    runs = (subprocess.run([sys.executable, "-c", code], env=kept, capture_output=True, text=True, check=True) for _ in range(5))
    return min(float(run.stdout) * 1e3 for run in runs)


def main() -> None:
    """Print the figures."""
    languages: tuple[Language, ...] = ("en", "ja")
    for language in languages:
        print(f"compile a card, {language}: {compiling(language):6.2f} ms  (budget {BUDGETS['compile']})")
    print(f"start with the catalogue: {starting():6.0f} ms  (budget {BUDGETS['start']:.0f})")


if __name__ == "__main__":
    main()
