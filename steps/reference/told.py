"""The log as the table has told it so far."""

from __future__ import annotations

from copy import copy

from engine.log import Log
from engine.record import replace
from steps.reference.shower import Shower
from steps.table import Entry


class Told:
    """Entries of the log, each shown once. Rules applied after the last thing that an action did are told with that."""

    def __init__(self, shower: Shower) -> None:
        self._shower = shower
        self._entries: list[Entry] = []
        self._rest: tuple[str, ...] = ()

    def since(self, log: Log, n: int) -> list[Entry]:
        """The entries numbered ``n`` and up."""
        self._show(log)
        return self._entries[n:]

    def _show(self, log: Log) -> bool:
        fresh = [self._shower.entry(e) for e in log.since(len(self._entries))]
        self._entries += fresh
        return bool(fresh)

    def action_ends(self, log: Log, rules: tuple[str, ...]) -> None:
        """An action has been done to its end; ``rules``: applied since its last entry. Without an entry they wait for the next action's."""
        rest = (*self._rest, *rules)
        if self._show(log):
            last = self._entries[-1]
            self._entries[-1] = replace(last, rules=tuple(dict.fromkeys((*last.rules, *rest))))
            rest = ()
        self._rest = rest

    def forget(self, length: int) -> None:
        """What was told beyond this length of the log didn't happen."""
        del self._entries[length:]

    def fork(self) -> Told:
        """The same, to go on by itself."""
        fork = copy(self)
        fork._entries = list(self._entries)
        return fork
