"""The process of an engine: it is asked a message at a time, and waited for no longer than its time-out."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO

from engine.record import record
from steps.packing import Json, PackingError
from steps.peers.lines.messages import line, raised
from steps.table import Broken, TableError

LONGEST = 64_000_000
"""Bytes in a line, at most."""
TIMEOUT, STARTING = 20.0, 4
_KEPT = 20
"""Lines of what an engine wrote to standard error that are kept, to be told if it breaks."""


@record
class Command:
    """How an engine is started: a program with its arguments (no shell), and where."""

    argv: tuple[str, ...]
    timeout: float = TIMEOUT
    """How long it may take to answer, in seconds; to the first message of all, :data:`STARTING` times as long."""
    folder: str | None = None


class Process:
    """A running engine."""

    def __init__(self, command: Command) -> None:
        """Start it. Raises Broken."""
        self._command = command
        self._id = 0
        self._read: queue.Queue[bytes] = queue.Queue()
        self._said: deque[str] = deque(maxlen=_KEPT)
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command.argv, stdin=pipe, stdout=pipe, stderr=pipe, cwd=command.folder)
        except OSError as error:
            raise Broken(f"the engine can't be started: {' '.join(command.argv)}: {error}", "エンジンを起動できない") from error
        assert self._process.stdout is not None and self._process.stderr is not None
        for target, stream in ((self._lines, self._process.stdout), (self._errors, self._process.stderr)):
            threading.Thread(target=target, args=(stream,), daemon=True).start()

    def _lines(self, stream: IO[bytes]) -> None:
        while text := stream.readline(LONGEST):
            self._read.put(text)
        self._read.put(b"")

    def _errors(self, stream: IO[bytes]) -> None:
        for text in stream:
            self._said.append(text.decode("utf-8", "replace").rstrip())

    def ask(self, method: str, params: Mapping[str, Json]) -> Json:
        """The result of a message.

        Raises:
            TableError: the engine says that it can't be, or (Broken) it died, was silent for too long, or what it wrote is no answer.
        """
        self._id += 1
        self._write(method, line({"jsonrpc": "2.0", "id": self._id, "method": method, "params": dict(params)}))
        timeout = self._command.timeout * (STARTING if self._id == 1 else 1)
        try:
            text = self._read.get(timeout=timeout)
        except queue.Empty:
            raise self._broken(method, f"no answer for {timeout:g} seconds") from None
        if not text:
            code = self._process.wait(self._command.timeout)
            raise self._broken(method, f"it ended, with exit code {code}")
        if not text.endswith(b"\n"):
            raise self._broken(method, f"half a line: {_short(text)}")
        return self._result(method, text)

    def _write(self, method: str, text: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text.encode("utf-8"))
            self._process.stdin.flush()
        except OSError as error:
            raise self._broken(method, f"it reads no more: {error}") from error

    def _result(self, method: str, text: bytes) -> Json:
        try:
            answer = json.loads(text)
            if answer["id"] != self._id:
                raise self._broken(method, f"an answer to another message: {_short(text)}")
            if "error" not in answer:
                return answer["result"]
            error: TableError | None = raised(answer["error"])
        except (ValueError, KeyError, TypeError, AttributeError, PackingError) as wrong:
            raise self._broken(method, f"no answer, but: {_short(text)}") from wrong
        if error is not None:
            raise error
        raise self._broken(method, f"it says: {answer['error']['message']}")

    def _broken(self, method: str, what: str) -> Broken:
        self.close()
        told = "".join(f"\n  {text}" for text in self._said)
        return Broken(f"{method}: {what}{told}")

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


def _short(text: bytes) -> str:
    shown = text.decode("utf-8", "replace").rstrip("\n")
    return shown if len(shown) <= 200 else f"{shown[:200]} …"


def argv_of(words: Sequence[str], python: str) -> tuple[str, ...]:
    """A command, with ``{python}`` for the Python that runs the rulings."""
    return tuple(word.replace("{python}", python) for word in words)
