"""Other engines: drivers that put them behind the interface of :mod:`steps.table`, so that the same rulings are held against them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import metadata

from steps.table import Table

Factory = Callable[[], Table]


class NoSuchEngine(Exception):
    """No driver has that name, or what it drives isn't installed."""


def _nothing() -> None:
    return None


@dataclass(frozen=True, slots=True)
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


_DRIVERS: Mapping[str, Callable[[], Engine]] = {"phase": _phase}
REFERENCE = "reference"
"""The project's own engine; rules are proven by it alone."""
NAMES = (REFERENCE, *_DRIVERS)
"""The engines that there are drivers for."""


def engine(name: str) -> Engine:
    """Another engine than the project's own.

    Raises:
        NoSuchEngine: there is none of that name, or it isn't installed.
    """
    driver = _DRIVERS.get(name)
    if driver is None:
        raise NoSuchEngine(f"there is no engine {name}; there are: {', '.join(NAMES)}")
    return driver()
