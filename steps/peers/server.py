"""Our own engine as a process that speaks JSON lines: ``python -m steps.peers.server``. What a server has to do is all here.

It shows an engine's author that the suite comes to the same verdicts over the protocol, and what the messages look like:
``pytest --engine 'json:{python} -m steps.peers.server'``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator

from steps.packing import Json, PackingError
from steps.peers.lines import messages
from steps.peers.lines.messages import Start, from_json, methods, to_json
from steps.reference import new_table
from steps.table import Table, TableError


class Server:
    """Answers messages with a table, one scenario after another."""

    def __init__(self, new: Callable[[], Table], name: str = "reference-lines", version: str = "") -> None:
        self._new = new
        self._table = new()
        self._start = Start(name, version, tuple(sorted(self._table.abilities)))

    def answer(self, text: str) -> Json:
        """The response to a message."""
        try:
            asked = json.loads(text)
            number, name, params = asked["id"], asked["method"], asked.get("params", {})
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            return self._made(None, error={"code": messages.INVALID_REQUEST, "message": repr(error)})
        try:
            return self._made(number, result=self._do(name, params))
        except TableError as error:
            return self._made(number, error=messages.error_of(error))
        except _Wrong as error:
            return self._made(number, error={"code": error.args[0], "message": error.args[1]})
        except Exception as error:  # noqa: BLE001  (whatever it is, whoever asked is to hear of it)
            return self._made(number, error={"code": messages.INTERNAL, "message": repr(error)})

    def _do(self, name: str, params: Json) -> Json:
        method = methods().get(name)
        if method is None:
            raise _Wrong(messages.NO_METHOD, f"there is no method {name}")
        try:
            values = {key: from_json(hint, params[key]) for key, hint, optional in method.params if key in params or not optional}
        except (PackingError, KeyError, TypeError) as error:
            raise _Wrong(messages.BAD_PARAMS, f"{name}: {error}") from error
        match name:
            case "start":
                return to_json(method.result, self._start)
            case "new":
                self._table = self._new()
                return None
            case "card":
                return None
        return to_json(method.result, getattr(self._table, name)(**values))

    @staticmethod
    def _made(number: Json, **more: Json) -> Json:
        return {"jsonrpc": "2.0", "id": number, **more}


class _Wrong(Exception):
    """A message that can't be answered: the code and what to say."""


def served(lines: Iterable[str], server: Server) -> Iterator[str]:
    """The line that answers each line."""
    for text in lines:
        yield messages.line(server.answer(text))


def main(arguments: list[str] | None = None) -> None:
    """Answer what comes on standard input, until it ends."""
    parser = argparse.ArgumentParser(description="The reference engine over JSON lines.")
    parser.add_argument("--name", default="reference-lines", help="what it calls itself")
    parser.add_argument("--rules-off", action="append", default=[], metavar="RULE", help="play without a rule, as a wrong engine would")
    asked = parser.parse_args(arguments)
    off = frozenset(asked.rules_off)
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    for text in served(sys.stdin, Server(lambda: new_table(rules_off=off), asked.name)):
        sys.stdout.write(text)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
