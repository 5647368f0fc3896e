"""Other engines: drivers that put them behind the interface of :mod:`steps.table`, so that the same rulings are held against them."""

from __future__ import annotations

import os
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path

from engine.record import record
from steps.peers.lines.process import TIMEOUT, Command, argv_of
from steps.table import Table, TableError

Factory = Callable[[], Table]
FILE = Path(__file__).with_name("engines.toml")
"""Engines that speak JSON lines, each with its command."""


class NoSuchEngine(Exception):
    """No driver has that name, or what it drives isn't installed."""


def _nothing() -> None:
    return None


@record
class Engine:
    """An engine that scenarios can be played on."""

    name: str
    version: str
    table: Factory
    """Makes a new table, for one scenario."""
    close: Callable[[], None] = _nothing
    """It is no longer needed."""


def _phase() -> Engine:
    try:
        import phase  # noqa: F401, PLC0415  (an optional extra)
    except ImportError as error:
        raise NoSuchEngine("the engine phase needs the extra peers: pip install -e '.[peers]'") from error
    from steps.peers.phase.table import PhaseTable  # noqa: PLC0415

    return Engine("phase", metadata.version("phase-python"), PhaseTable)


def _lines(command: Command) -> Engine:
    """An engine that is a process. Raises NoSuchEngine: it can't be started, or doesn't say who it is."""
    from steps.peers.lines.table import Connection, LinesTable  # noqa: PLC0415  (it reads the reference engine, for its catalogue)

    connection = Connection(command)
    try:
        start = connection.begin()
    except TableError as error:
        connection.close()
        raise NoSuchEngine(f"{' '.join(command.argv)}: {error}") from error
    if not re.fullmatch(r"[a-z0-9][a-z0-9.-]{0,39}", start.name) or start.name in NAMES:
        connection.close()
        raise NoSuchEngine(f"{' '.join(command.argv)}: an engine can't be called {start.name!r}")
    return Engine(start.name, start.version, lambda: LinesTable(connection), connection.close)


def declared(path: Path = FILE) -> Mapping[str, Command]:
    """The engines of a file, by name: each a table with its ``command``, a list of words, and if need be ``timeout`` in seconds.

    Raises:
        NoSuchEngine: the file can't be read, or an entry isn't so.
    """
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoSuchEngine(f"{path}: {error}") from error
    found = {}
    for name, entry in entries.items():
        words = entry.get("command") if isinstance(entry, dict) else None
        timeout = entry.get("timeout", TIMEOUT) if isinstance(entry, dict) else None
        if not words or not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise NoSuchEngine(f"{path}: [{name}] needs a command, a list of words")
        if set(entry) - {"command", "timeout"} or not isinstance(timeout, int | float) or timeout <= 0:
            raise NoSuchEngine(f"{path}: [{name}] may have, besides its command, a timeout in seconds, and nothing else")
        found[name] = Command(argv_of(words, sys.executable), float(timeout))
    return found


_DRIVERS: Mapping[str, Callable[[], Engine]] = {"phase": _phase}
REFERENCE = "reference"
"""The project's own engine; rules are proven by it alone."""
NAMES = (REFERENCE, *_DRIVERS)
"""The engines that there are drivers for."""


def engine(name: str) -> Engine:
    """Another engine than the project's own; "json:COMMAND" for one that speaks JSON lines.

    Raises:
        NoSuchEngine: there is none of that name, or it isn't installed, or it can't be started.
    """
    if name.startswith("json:"):
        words = shlex.split(name.removeprefix("json:"), posix=os.name != "nt")
        if not words:
            raise NoSuchEngine("json: is followed by a command")
        return _lines(Command(argv_of(words, sys.executable)))
    driver = _DRIVERS.get(name)
    if driver is not None:
        return driver()
    known = declared()
    if name not in known:
        raise NoSuchEngine(f"there is no engine {name}; there are: {', '.join((*NAMES, *known))}, json:COMMAND")
    return _lines(known[name])
