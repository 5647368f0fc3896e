"""Scenarios played with a rule switched off, one after another or in several processes, and what came of each.

Before its trials a scenario is played once with all rules, and watched: a rule that made no difference there can make none by being
switched off (:func:`engine.rule.mattered`), so that no trial is needed to know that the scenario passes without it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import connection
from typing import TYPE_CHECKING, Any, Literal

from engine.record import record, replace
from engine.rule import WATCH, mattered

if TYPE_CHECKING:  # pytest wants to be the first to load its plugins, and this is imported before it runs
    from steps.running import Player

Ending = Literal["passed", "failed", "broken", "raised"]

LONGEST = 5.0
"""So many seconds of computing a trial may take: then it counts as one that never ends."""

ENDLESS = "it does not come to an end"


@record
class Outcome:
    """What came of a scenario. Failed: in a line of its own. Broken: in another way, which proves nothing: the board that it begins with
    can't be, or another rule that it claims is not applied any more. Raised: the engine breaks down, or comes to no end."""

    ending: Ending
    line: int = 0
    message: str = ""
    """Its first line."""
    mattered: tuple[str, ...] = ()
    """Of a scenario that was watched: the keys of the rules that made a difference in it, sorted."""


@record
class Task:
    """A scenario, by its place among all, and the keys to switch off one after another."""

    place: int
    keys: tuple[str, ...]
    watched: Outcome | None = None
    """What came of it with all rules, if that is known."""
    whole: bool = False
    """Try, besides the keys, every rule that made a difference in it, as far as ``among`` has it."""
    among: frozenset[str] = frozenset()


Done = tuple[int, str, Outcome]
"""The scenario's place, the key that was switched off ("": none), and what came of it."""


class _Endless(BaseException):
    """A trial has taken too long."""


def attempt(player: Player, off: str) -> Outcome:
    """Play a scenario anew with a rule switched off."""
    from steps.running import ScenarioFailed  # noqa: PLC0415  (see above)
    from steps.table import SetUpError  # noqa: PLC0415

    terms = replace(player.terms, rules_off=player.terms.rules_off | {off}, heard=False)
    again = type(player)(player.source, player.scenario, player.slug, player.memory, terms)
    try:
        with _limited(LONGEST):
            again.run_alone()
    except ScenarioFailed as failure:
        first = failure.problems[0]
        line_of_its_own = failure.status == "failed" and not again.unexercised and any(step.line == first.line for step in again.steps)
        broke_down = failure.status == "error" and not isinstance(failure.__cause__, SetUpError)
        ending: Ending = "failed" if line_of_its_own else "raised" if broke_down else "broken"
        return Outcome(ending, first.line, first.message.partition("\n")[0])
    except _Endless:
        return Outcome("raised", player.scenario.line, ENDLESS)
    return Outcome("passed")


def watched(player: Player) -> Outcome:
    """Play a scenario with all rules, and see which of them make a difference in it."""
    with mattered() as seen:
        outcome = attempt(player, f"{WATCH}{player.slug}")
    return replace(outcome, mattered=tuple(sorted(seen)))


def matter(keys: Iterable[str], first: Outcome) -> list[str]:
    """Those of the keys whose rules made a difference in a scenario, sorted. A number alone switches all its parts off."""
    seen = {*first.mattered, *(key.partition(" ")[0] for key in first.mattered)}
    return sorted(seen.intersection(keys))


def _play(players: Sequence[Player], task: Task) -> list[Done]:
    """All trials of one scenario; what was known already is not told again."""
    player, done = players[task.place], list[Done]()
    first = task.watched
    if first is None:
        first = watched(player)
        done.append((task.place, "", first))
    if first.ending != "passed":
        return done
    more = matter(task.among, first) if task.whole else []
    return done + [(task.place, key, attempt(player, key)) for key in dict.fromkeys((*task.keys, *more))]


def play(players: Sequence[Player], tasks: Sequence[Task], jobs: int, begun: Callable[[], None] = lambda: None) -> Iterator[list[Done]]:
    """Play all trials, a scenario after another, in so many processes (where processes can be forked); ``begun``: they have been."""
    if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
        begun()
        yield from (_play(players, task) for task in tasks)
        return
    context = multiprocessing.get_context("fork")
    readers: list[Any] = []
    for n in range(jobs):
        reader, writer = context.Pipe(duplex=False)
        share = tasks[n::jobs]
        process = context.Process(target=_worker, args=(players, share, writer, (*readers, reader)), daemon=True)
        process.start()
        writer.close()
        readers.append(reader)
    begun()
    expected = {id(reader): len(tasks[n::jobs]) for n, reader in enumerate(readers)}
    while readers:
        ready: list[Any] = list(connection.wait(readers))
        for reader in ready:
            try:
                yield reader.recv()
                expected[id(reader)] -= 1
            except EOFError as error:
                readers.remove(reader)
                if expected[id(reader)]:
                    raise WorkerLost("a process that was playing scenarios was killed; what it had found is kept, call again") from error


class WorkerLost(Exception):
    """A process ended before it was done."""


def _worker(players: Sequence[Player], tasks: Sequence[Task], writer: Any, others: Sequence[Any]) -> None:
    """Play a share of the trials. The ends of pipes that are not its own are closed, so that it ends when nobody listens any more."""
    for reader in others:
        reader.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for task in tasks:
            writer.send(_play(players, task))
    except BrokenPipeError:
        os._exit(1)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Stop what takes more computing than that, where the system can; however busy the machine is. Raises _Endless."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise _Endless

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def cores() -> int:
    """How many processes are worth while."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
