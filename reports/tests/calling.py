"""The command in a process of its own, and rulings for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from reports.suite import ROOT

RULING = """Feature: Haste
  @CR:702.10b
  Scenario: A creature with haste can attack the turn it enters
    ja: 速攻を持つクリーチャーは、出たターンに攻撃できる

    Given each player can pay any amount of mana
    And your hand is "Screamreach Brawler"
    When you cast "Screamreach Brawler" for its dash cost and it resolves
    Then you can attack with "Screamreach Brawler" (702.10b)
"""
FALSE = RULING.replace("can attack with", "can't attack with").replace(" (702.10b)", "")

PROGRAM = "import sys; from reports.command import main; sys.exit(main(sys.argv[1:]))"


def start(*arguments: str | Path, program: str = PROGRAM) -> subprocess.Popen[str]:
    """A process of the command that goes on by itself."""
    called = [sys.executable, "-X", "utf8", "-c", program, *map(str, arguments)]
    return subprocess.Popen(called, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


def call(*arguments: str | Path, program: str = PROGRAM) -> tuple[int, str]:
    """Its exit code and all that it says, once it has ended."""
    run = start(*arguments, program=program)
    out, complaints = run.communicate()
    return run.returncode, out + complaints


def write(folder: Path, text: str) -> Path:
    """A file with a ruling."""
    path = folder / "ruling.feature"
    path.write_text(text, encoding="utf-8")
    return path
