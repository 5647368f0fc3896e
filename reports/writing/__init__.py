"""The commands for those who write rulings: ``steps``, ``new``, ``check``, ``run``, ``explain``, ``play``; a module each.

Each module adds its arguments to the command line (``add_to``) and carries the command out (``run``); :data:`COMMANDS` names them.
Nothing heavy is read before one of them is asked for.
"""

from __future__ import annotations

import argparse
from importlib import import_module

COMMANDS = {"steps": "phrases", "new": "new", "check": "checking", "run": "running", "explain": "explaining", "play": "playing"}
"""The commands, and the module of each."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the command line."""
    for module in COMMANDS.values():
        import_module(f"{__name__}.arguments").ADD[module](commands)


def run(asked: argparse.Namespace) -> int:
    """Carry out one of them. Returns the exit code."""
    code: int = import_module(f"{__name__}.{COMMANDS[asked.command]}").run(asked)
    return code
