"""``saitei check``: all that is wrong with feature files, in one pass, with file, line and column; ``--fix`` mends what it can."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.progress import track
from rich.text import Text

from engine.record import asdict
from reports.writing.terminal import ROOT, console
from steps.checking import Checker, Finding
from steps.mending import mend_file
from steps.project import use_cards
from steps.session import memory

FEATURES = ROOT / "features"


def run(asked: argparse.Namespace) -> int:
    """Check files; 0 if nothing is wrong, 1 if something is, 4 if a file isn't there."""
    paths = asked.paths or [FEATURES]
    missing = [path for path in paths if not path.exists()]
    for path in missing:
        console(error=True).print(f"saitei check: no file or folder {path}")
    if missing:
        return 4
    try:
        if asked.cards:
            use_cards(asked.cards)
        files = sorted({file for path in paths for file in _files(path)})
        mended = [file for file in files if asked.fix and file.suffix == ".feature" and mend_file(file)]
        found = check(files, quiet=asked.format != "text")
    except ValueError as error:
        console(error=True).print(f"saitei check: {error}")
        return 4
    finally:
        use_cards(None)
    _say(asked.format, files, found, mended)
    errors = [finding for finding in found if asked.strict or finding.severity == "error"]
    return 1 if errors else 0


def _files(path: Path) -> Iterator[Path]:
    """The files under a path; a file that is named, whatever it is."""
    if path.is_file():
        yield path
    else:
        yield from (file for file in path.rglob("*") if file.is_file() and not any(part.startswith(".") for part in file.parts[1:]))


def name_of(path: Path) -> str:
    """How a file is called: from the root of the project where it lies in it."""
    try:
        return path.resolve().relative_to(ROOT).as_posix()
    except ValueError:
        return path.as_posix()


def check(files: Sequence[Path], *, quiet: bool = True) -> list[Finding]:
    """What is wrong with these files; scenarios are compared with all of the project."""
    checker = Checker(memory())
    inside = {file.resolve() for file in files}
    found: list[Finding] = []
    still = quiet or len(files) < 8 or not sys.stderr.isatty()
    shown = track(files, "checking", console=console(error=True), transient=True, disable=still)
    for path in sorted(FEATURES.rglob("*.feature")):
        if path.resolve() not in inside:
            checker.remember(path, name_of(path))
    for file in shown:
        found += checker.check(file, name_of(file))
    return found


# --- Saying it ----------------------------------------------------------------------------------------------------------------------


def _say(form: str, files: Sequence[Path], found: Sequence[Finding], mended: Sequence[Path]) -> None:
    if form == "json":
        print(json.dumps([asdict(finding) for finding in found], ensure_ascii=False, indent=1))
        return
    if form == "github":
        for finding in found:
            print(annotation(finding))
        return
    out = console()
    for path in mended:
        out.print(f"{name_of(path)}: mended", style="green")
    for finding in found:
        out.print(_told(finding))
    errors = sum(finding.severity == "error" for finding in found)
    style = "red" if errors else "green"
    counts = [_counted(len(files), "file"), _counted(errors, "error"), _counted(len(found) - errors, "remark")]
    out.print(f"{', '.join(counts)} on style", style=style)


def _counted(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _told(finding: Finding) -> Text:
    first, *rest = finding.message.split("\n")
    text = Text(f"{finding.file}:{finding.line}:{finding.column}: ", style="bold")
    text.append("error: " if finding.severity == "error" else "style: ", style="red" if finding.severity == "error" else "yellow")
    text.append("\n    ".join([first, *rest]), style="not bold")
    return text


def annotation(finding: Finding) -> str:
    """A line that GitHub shows beside the line of the file (a workflow command)."""
    kind = "error" if finding.severity == "error" else "warning"
    message = finding.message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    file = finding.file.replace("%", "%25").replace(":", "%3A").replace(",", "%2C")
    return f"::{kind} file={file},line={finding.line},col={finding.column}::{message}"
