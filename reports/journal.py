"""What is known of scenarios with a rule switched off, kept by content: a line for each, added as it becomes known.

A run that is stopped, in whatever way, leaves whole lines (of which the last may be torn), and the next one goes on from there. A line
holds good as long as the scenario and all that plays it are the same; others are thrown away when they have become too many.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from reports.results import write
from reports.trials import Outcome

NAME = "trials.jsonl"


@dataclass(slots=True)
class Journal:
    """A file of outcomes. ``None``: nothing is kept.

    ``say``: told what went wrong with the file, once; outcomes can be worked out anew, so it stops nothing.
    """

    file: Path | None
    say: Callable[[str], None] = print
    _known: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    _silent: bool = False

    def load(self, current: Iterable[str]) -> None:
        """Read the file. ``current``: the contents of which something may be asked; the lines of others are left out."""
        if self.file is None:
            return
        wanted, lines, broken = frozenset(current), 0, 0
        try:
            text = self.file.read_bytes().decode("utf-8", errors="replace")
        except FileNotFoundError:
            return
        except OSError as error:
            self._complain(error)
            return
        for line in text.splitlines():
            lines += 1
            found = _read(line)
            if found is None:
                broken += 1
            elif found[0] in wanted:
                self._known[found[0], found[1]] = found[2]
        if broken:
            self.say(f"{self.file}: {broken} of {lines} lines can't be read (torn or damaged): left out, and worked out anew.")
        if broken or lines > 2 * len(self._known) + 1000:
            self._rewrite()

    def _rewrite(self) -> None:
        assert self.file is not None
        try:
            write(self.file, (_line(content, key, outcome) for (content, key), outcome in self._known.items()))
        except OSError as error:
            self._complain(error)

    def get(self, content: str, key: str) -> Outcome | None:
        """What is known."""
        return self._known.get((content, key))

    def add(self, found: Iterable[tuple[str, str, Outcome]]) -> None:
        """Keep what has become known."""
        lines = []
        for content, key, outcome in found:
            self._known[content, key] = outcome
            lines.append(_line(content, key, outcome))
        if self.file is None or self._silent or not lines:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write("".join(lines).encode("utf-8"))
        except OSError as error:
            self._complain(error)

    def _complain(self, error: OSError) -> None:
        if not self._silent:
            self.say(f"{self.file}: {error.strerror}. What is found now is not kept for the next run.")
        self._silent = True


def _line(content: str, key: str, outcome: Outcome) -> str:
    made = [content, key, outcome.ending, outcome.line, outcome.message, *outcome.mattered]
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode('utf-8')):08x} {text}\n"


def _read(line: str) -> tuple[str, str, Outcome] | None:
    """What a line says; None if it isn't whole."""
    check, _, text = line.partition(" ")
    if check != f"{zlib.crc32(text.encode('utf-8')):08x}":
        return None
    content, key, ending, number, message, *mattered = json.loads(text)
    return content, key, Outcome(ending, number, message, tuple(mattered))
