"""The command ``saitei editions``: which editions of the rules there are, what is played of each, and what a number means in each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from difflib import get_close_matches

from engine.editions import Edition, current, known
from engine.editions.changes import undone
from reports.editions import then_and_now

COMMANDS = ("editions",)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    one = commands.add_parser("editions", help="list the editions of the rules and what is played of each; or what a number means in each")
    one.add_argument("numbers", nargs="*", help='rule numbers of any edition ("502.59a")')


def run(asked: argparse.Namespace) -> int:
    """Carry it out; 0, or 1 if no edition has one of the numbers."""
    if not asked.numbers:
        for date in reversed(known):
            print("\n    ".join(_told(date)))
        return 0
    code = 0
    for number in asked.numbers:
        found = then_and_now(number)
        for line in _meaning(number, found):
            print(line)
        if not found:
            near = get_close_matches(number, sorted(Edition(current).numbers), 3, 0.6)
            hint = f" Near it: {', '.join(near)}." if near else ""
            print(f"saitei editions: no edition has a rule {number}.{hint}", file=sys.stderr)
            code = 1
    return code


def _told(date: str) -> Iterator[str]:
    which = ", the current one" if date == current else ""
    yield f"{date}{which}: {len(Edition(date).numbers)} numbers"
    for line in Edition(date).scope:
        if line:
            yield line
    for change in undone(date):
        yield f"{change.rule}, until {change.since}: {change.before.en} / {change.before.ja}"


def _meaning(number: str, found: list[tuple[str, str, str]]) -> Iterator[str]:
    for date, then, now in found:
        what = {"": "gone since", "?": "not looked up where it is now", number: "the same number now"}.get(now, f"{now} now")
        if then != number:
            what = f"{then} then"
        elif date == current:
            what = "the current edition"
        yield f"{number}  {date}  {what}"
