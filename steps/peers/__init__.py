"""Other engines: drivers that put them behind the interface of :mod:`steps.table`, so that the same rulings are held against them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from steps.table import Table

Factory = Callable[[], Table]


class NoSuchEngine(Exception):
    """No driver has that name, or what it drives isn't installed."""


def _phase() -> Factory:
    try:
        import phase  # noqa: F401, PLC0415  (an optional extra)
    except ImportError as error:
        raise NoSuchEngine("the engine phase needs the extra peers: pip install -e '.[peers]'") from error
    from steps.peers.phase.table import PhaseTable  # noqa: PLC0415

    return PhaseTable


_DRIVERS: Mapping[str, Callable[[], Factory]] = {"phase": _phase}
NAMES = ("reference", *_DRIVERS)
"""The engines that there are drivers for; the first is the project's own."""


def factory(name: str) -> Factory:
    """What makes a new table of an engine, for one scenario.

    Raises:
        NoSuchEngine: there is none of that name, or it isn't installed.
    """
    driver = _DRIVERS.get(name)
    if driver is None:
        raise NoSuchEngine(f"there is no engine {name}; there are: {', '.join(NAMES)}")
    return driver()
