"""The command ``saitei``: ``report`` plays the rulings and writes the report, ``prove`` shows which rules they cannot do without, ``diff``
compares two runs, ``merge`` puts the parts of one together.

``cards``, ``card`` and ``coverage`` tell of the cards: see :mod:`reports.card_commands`; ``editions`` of the rules' editions.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.fingerprint import fingerprint
from engine.record import replace
from reports import card_commands, comparing, compliance, edition_commands, prove_command, settings, writing
from reports.about import version
from reports.merging import MergeError, beside, merge
from reports.output import PAGE, write_report
from reports.plots import HistoryError, Past, past_runs
from reports.prove_command import PROOFS
from reports.results import Proofs, Results, VerdictName, verdict_line
from reports.suite import OUT, ROOT, run_pytest
from steps.packing import PackingError
from steps.peers import REFERENCE, NoSuchEngine, engine

EXIT: dict[VerdictName, int] = {"passed": 0, "failed": 1, "incomplete": 2, "empty": 5, "compared": 0}
"""The verdict as an exit code. 3 and 4 are pytest's: it broke down, or was called wrongly."""


class _Keeper:
    """Keeps the results of a run for after it."""

    results: Results | None = None

    def pytest_unconfigure(self, config: pytest.Config) -> None:
        self.results = getattr(config.pluginmanager.get_plugin("saitei-report"), "results", None)


def report(paths: Sequence[str], out: Path, more: Sequence[str] = ()) -> tuple[int, Results | None]:
    """Play rulings, write the report; the exit code (the verdict) and the results, if the run came so far."""
    keeper = _Keeper()
    code = run_pytest(["--compliance", str(out), "--tb=short", *more], paths, keeper)
    if keeper.results is None:
        return code or 3, None
    return EXIT[keeper.results.verdict] or code, keeper.results


def from_file(file: Path, out: Path, proofs: Path | None, past: Sequence[Past]) -> int:
    """Write the report of results that are there already; results of other files than those of now are said to be so."""
    results = compliance.loads(file.read_text(encoding="utf-8"))
    results = replace(results, stale=results.about.fingerprint != fingerprint(ROOT))
    if proofs:
        results = replace(results, proofs=Proofs.from_json(proofs.read_text(encoding="utf-8")))
    write_report(out, results, settings.read(ROOT), past)
    print(verdict_line(results), out / PAGE, sep="\n")
    return EXIT[results.verdict]


def merged(files: Sequence[Path], out: Path) -> int:
    """Put the parts of a run together and write their report."""
    results = merge([compliance.loads(file.read_text(encoding="utf-8")) for file in files])
    write_report(out, results, settings.read(ROOT))
    print(verdict_line(results), out / PAGE, sep="\n")
    return EXIT[results.verdict]


def diff(old: Path, new: Path) -> int:
    """Say what is different in a newer run; 1 if anything is worse."""
    before, after = (compliance.loads(file.read_text(encoding="utf-8")) for file in (old, new))
    for line in comparing.told(before, after):
        print(line)
    return int(comparing.worse(before, after))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("saitei", description="An executable book of Magic rulings.")
    parser.add_argument("--version", action="version", version=f"saitei {version()}")
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("report", help="play the rulings and write the compliance report; the exit code is the verdict")
    one.add_argument("paths", nargs="*", help="files or folders of rulings (all of them)")
    one.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="folder for the report (reports/out)")
    one.add_argument(
        "--prove", action="store_true", help="also show what `saitei prove` finds; it is run if anything has changed since it last was"
    )
    one.add_argument("--proofs", type=Path, metavar="FILE", help="show these proofs (the last `saitei prove`'s, if nothing has changed)")
    one.add_argument("--from", type=Path, dest="file", metavar="FILE", help="play nothing: write the report of this compliance.json")
    one.add_argument("--history", action="append", default=[], metavar="PATH", help="show earlier runs too: a compliance.json, or a folder")
    one.add_argument("--shard", metavar="K/N", help="play only the K-th of N parts; `saitei merge` puts the parts together")
    one.add_argument("--cards", metavar="FILE", help="find cards also in this file (Scryfall bulk or MTGJSON AtomicCards)")
    one.add_argument(
        "--engine", action="append", default=[], metavar="NAME", dest="engines",
        help="play on this engine, too (reference, phase; repeatable); without the reference there is no verdict",
    )  # fmt: skip
    one.add_argument("--edition", metavar="DATE", help="play by this edition of the rules what names none (see `saitei editions`)")
    prove_command.add_to(commands)
    three = commands.add_parser("diff", help="what is different in a newer run; 1 if anything is worse")
    three.add_argument("old", type=Path, help="an older compliance.json")
    three.add_argument("new", type=Path, help="a newer one")
    four = commands.add_parser("merge", help="put the parts of a run, or runs on several engines, together; write the report")
    four.add_argument("files", nargs="+", type=Path, help="the compliance.json of every part, or of every engine")
    four.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="folder for the report (reports/out)")
    card_commands.add_to(commands)
    edition_commands.add_to(commands)
    writing.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    asked = _parser().parse_args(arguments)
    if asked.command in card_commands.COMMANDS:
        return card_commands.run(asked)
    if asked.command in edition_commands.COMMANDS:
        return edition_commands.run(asked)
    if asked.command in writing.COMMANDS:
        return writing.run(asked)
    try:
        if asked.command == "prove":
            return prove_command.run(asked)
        if asked.command == "diff":
            return diff(asked.old, asked.new)
        if asked.command == "merge":
            return merged(asked.files, asked.out)
        return _report(asked)
    except (OSError, UnicodeDecodeError, PackingError, MergeError, HistoryError, NoSuchEngine) as error:
        print(f"saitei {asked.command}: {error}", file=sys.stderr)
        return 4


def _report(asked: argparse.Namespace) -> int:
    """``saitei report``, as it was called. Raises OSError, PackingError, HistoryError, MergeError."""
    past = past_runs(map(Path, asked.history))
    if asked.file:
        return from_file(asked.file, asked.out, asked.proofs, past)
    engines = list(dict.fromkeys(asked.engines)) or [REFERENCE]
    for name in engines:
        if name != REFERENCE:
            engine(name).close()  # whether it is there is known before anything is played
    codes, runs = [], []
    for name in engines:
        code, results = _on_reference(asked, past) if name == REFERENCE else _on_other(asked, name)
        codes.append(code)
        if results is None:
            return code
        runs.append(results)
    if engines != [REFERENCE]:
        mine = runs[engines.index(REFERENCE)] if REFERENCE in engines else None
        results = beside(mine, [other for run in runs for other in run.others])
        write_report(asked.out, results, settings.read(ROOT), past)
        print(verdict_line(results), asked.out / PAGE, sep="\n")
    return codes[engines.index(REFERENCE)] if REFERENCE in engines else max(codes)


def _given(asked: argparse.Namespace, *names: str) -> list[str]:
    """Options of the call that pytest is to know, too."""
    return [word for name in names if (value := getattr(asked, name)) for word in (f"--{name}", value)]


def _on_other(asked: argparse.Namespace, name: str) -> tuple[int, Results | None]:
    """Play on another engine; what comes of it is no verdict."""
    folder = asked.out / "engines" / re.sub(r"[^A-Za-z0-9]+", "-", name)[-60:].strip("-")
    spread = ["-n", "auto", "--dist", "worksteal"] if find_spec("xdist") else []  # engines may be slow, and keep much in memory
    return report(asked.paths, folder, ["--engine", name, *spread, *_given(asked, "cards", "shard")])


def _on_reference(asked: argparse.Namespace, past: Sequence[Past]) -> tuple[int, Results | None]:
    """Play on the project's own engine, and prove if that is asked for."""
    made: Path = asked.out / PROOFS
    known = _current(made)
    if asked.prove and known is not None and known.about.paths != tuple(asked.paths):
        known = None
    proofs = asked.proofs or (made if known is not None else None)
    given = _given(asked, "cards", "edition", "shard") + [word for path in asked.history for word in ("--history", path)]
    if proofs:
        given += ["--proofs", str(proofs)]
    code, results = report(asked.paths, asked.out, given)
    if results is None or not asked.prove or proofs is not None:
        return code, results
    print("Switching off each claimed rule in turn, to see which rulings fail without it ...", flush=True)
    with redirect_stdout(io.StringIO()):
        prove_command.prove(prove_command.Asked(paths=asked.paths, out=asked.out))
    found = _current(made)
    if found is not None:
        results = replace(results, proofs=found)
        write_report(asked.out, results, settings.read(ROOT), past)
        print(f"{sum(proof.proven for proof in found.found)} of {len(found.found)} parts of rules are proven.")
    return code, results


def _current(file: Path) -> Proofs | None:
    """The proofs in a file, if they are of the files as they are now."""
    try:
        proofs = Proofs.from_json(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, PackingError):
        return None
    return proofs if proofs.about.fingerprint == fingerprint(ROOT) else None
