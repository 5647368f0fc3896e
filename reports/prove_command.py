"""``saitei prove``: switches off each claimed rule and tells which rulings fail without it; see :mod:`reports.proving`."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.fingerprint import fingerprint
from engine.record import record, replace
from reports import claims, missed, proven, raising
from reports.about import about_now
from reports.journal import NAME, Journal
from reports.proving import Prover
from reports.results import Counted, Failing, Proof, Proofs, write
from reports.rules import order
from reports.suite import OUT, ROOT, run_pytest
from reports.trials import cores

PROOFS = "proofs.json"
ASIDE = ("tests", "bench")
"""Folders of engine and steps that play no scenario."""


@record
class Asked:
    """What ``saitei prove`` was asked for."""

    rules: Sequence[str] = ()
    paths: Sequence[str] = ()
    out: Path = OUT
    whole: bool = False
    """Count in the whole suite."""
    jobs: int = 0
    """0: as many as the machine has cores."""
    brief: bool = False
    keep: bool = False
    verbose: bool = False

    @property
    def everything(self) -> bool:
        """All rulings are asked about all rules."""
        return not self.rules and not self.paths


def add_to(commands: Any) -> None:
    """Add the command."""
    two: argparse.ArgumentParser = commands.add_parser("prove", help="switch off each claimed rule and see which rulings fail without it")
    two.description = "Switch off each claimed rule, part by part, and see which of the rulings that claim it fail. What was found is kept "
    two.description += "in the folder; a run that was stopped goes on from there."
    two.add_argument("rules", nargs="*", help='rules ("702.152a"), parts ("702.152a sacrifice") or all below a number ("702"); all claimed')
    two.add_argument("--in", dest="paths", action="append", default=[], metavar="PATH", help="only these files or folders of rulings")
    two.add_argument("--all", dest="whole", action="store_true", help="count also how many of all rulings fail without it (long)")
    two.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="folder for proofs.json (reports/out)")
    two.add_argument("--brief", action="store_true", help="tell only of what is not proven")
    two.add_argument("--keep", action="store_true", help="make the list of what is known to be proven anew; with --all the counts, too")
    two.add_argument("--jobs", type=int, default=0, metavar="N", help="processes that play (as many as there are cores)")
    two.add_argument("--raising", action="store_true", help="only list the rules without which a ruling can't be played on, and why")
    two.add_argument("--sources", action="store_true", help="only list what the source documents' rulings claim, and whether it is proven")
    two.add_argument("--verbose", action="store_true", help="show pytest's own words")


def run(asked: argparse.Namespace) -> int:
    """Carry out the command; its exit code. Raises OSError."""
    if asked.raising:
        return raised()
    if asked.sources:
        found = claims.claimed()
        print(*claims.told(found), sep="\n")
        return int(any(one.unproven for one in found))
    given = Asked(asked.rules, asked.paths, asked.out, asked.whole, asked.jobs, asked.brief, asked.keep, asked.verbose)
    try:
        return prove(given)
    except missed.MissedError as error:
        print(f"saitei prove: {error}", file=sys.stderr)
        return 4


def prove(asked: Asked) -> int:
    """Switch off claimed rules, one part after another; 0 if every one of them is missed by a scenario.

    Where all rulings are asked about all rules, what was found is held against the list of what is known to be proven, or ``keep`` makes
    that anew. Raises OSError, MissedError.
    """
    started = datetime.now().astimezone()
    prover, code, spoken = _tried(asked)
    if prover.refused:
        print(f"saitei prove: {prover.refused}", file=sys.stderr)
        return 4
    if code not in (0, 1) or not prover.proofs:
        print(spoken, file=sys.stderr)
        print("saitei prove: no rule was tried", file=sys.stderr)
        return code if code not in (0, 1) else 5
    about = replace(about_now(ROOT, started), paths=(*asked.rules, *map(str, asked.paths)))
    proofs = _counted(Proofs(about, tuple(prover.proofs)), prover.suite)
    write(asked.out / PROOFS, [proofs.to_json()])
    if asked.everything and asked.keep:
        proven.keep(proofs.found)
        if proofs.counted and asked.whole:
            missed.keep(proofs.found, proofs.counted)
    good = _tell(asked, proofs)
    for run in prover.not_green:
        print(f"{run.file}:{run.line}: proves nothing, it is not green with all rules: {run.title}")
    for claim in prover.idle:
        print(f"{claim.file}:{claim.line}: IDLE: claims {claim.rule}, and no line fails without it (@see:{claim.rule}): {claim.title}")
    if prover.unread:
        print(f"Of {prover.unread} files something could not be read; saitei check tells what.")
    if asked.whole and prover.unforeseen:
        print(f"{len(prover.unforeseen)} trials fail where no difference was seen: the counts in the whole suite are the least that fail.")
        print(*(f"    {trial}" for trial in prover.unforeseen), sep="\n")
    return 0 if good and not (prover.not_green or prover.idle or prover.unread) else 1


def _tried(asked: Asked) -> tuple[Prover, int, str]:
    """Have pytest collect the scenarios, and play them; what pytest's exit code was, and what it said."""
    from engine.rule import known_rules  # noqa: PLC0415  (reads the whole engine)
    from reports.progress import Shown  # noqa: PLC0415  (only where a run is long)

    shown = Shown("proving", lines=asked.whole)
    journal = Journal(asked.out / NAME, lambda line: print(line, file=sys.stderr))
    code_of = fingerprint(ROOT, "engine", "steps", aside=ASIDE)
    prover = Prover(asked.rules, known_rules(), asked.whole, asked.jobs or cores(), journal, code_of, shown)
    spoken = io.StringIO()
    try:
        with redirect_stdout(sys.stdout if asked.verbose else spoken):
            code = run_pytest(["--tb=no", "-p", "no:cacheprovider"], asked.paths, prover)
    finally:
        shown.end()
    return prover, code, spoken.getvalue()


def _counted(proofs: Proofs, suite: int) -> Proofs:
    """Proofs with the counts in the whole suite: those that were made, else those that are kept."""
    if suite:
        return replace(proofs, counted=Counted(suite, proofs.about.started[:10], proofs.about.fingerprint))
    counted, counts = missed.read()
    return replace(proofs, found=missed.filled(proofs.found, counts), counted=counted)


def _tell(asked: Asked, proofs: Proofs) -> bool:
    """Print what was found; whether all is proven, and nothing lost."""
    found = proofs.found
    for line in told([proof for proof in found if not (asked.brief and proof.proven)], proofs.counted):
        print(line)
    unproven = [proof for proof in found if not proof.proven]
    tried = {proof.rule for proof in found}
    in_full = tried - {proof.rule for proof in unproven}
    print(f"{len(found) - len(unproven)} of {len(found)} parts proven; {len(in_full)} of {len(tried)} rules in full.")
    print(asked.out / PROOFS)
    lines = list(proven.compared(found)) if asked.everything else []
    if asked.everything and asked.whole:
        lines += raising.complaints(found)
    for line in lines:
        print(line)
    return not unproven and not any(line.startswith(("LOST", "RAISES")) for line in lines)


def told(proofs: Sequence[Proof], counted: Counted | None = None) -> list[str]:
    """Proofs for people, in the order of the book: which scenarios fail without a rule, and on which line."""
    lines = []
    width = max((len(proof.key) for proof in proofs), default=0)
    for proof in sorted(proofs, key=lambda proof: order(proof.key)):
        word = "proven    " if proof.proven else "NOT PROVEN"
        lines.append(f"{proof.key:{width}}  {word}  {len(proof.failing)} of {proof.ran} fail without it{_in_the_suite(proof, counted)}")
        lines += [f"    {_place(failing)}" for failing in proof.failing]
        lines += [f"    proves nothing: {_place(broken)}" for broken in proof.broken]
        lines += [f"    breaks down without it: {_place(one)}" for one in proof.raises if one not in proof.broken]
    return lines


def _in_the_suite(proof: Proof, counted: Counted | None) -> str:
    if proof.missed is None or counted is None:
        return ""
    raised = f", {proof.raised} break down" if proof.raised else ""
    pervasive = "; pervasive" if proof.pervasive(counted.suite) else ""
    return f"; in the whole suite {proof.missed} of {counted.suite}{raised}{pervasive}"


def _place(failing: Failing) -> str:
    return f"{failing.slug}, line {failing.line}: {failing.message.partition(chr(10))[0]}"


def raised() -> int:
    """Tell of the rules without which some scenario can't be played on, and why."""
    for line in _raised():
        print(line)
    return 0


def _raised() -> Iterator[str]:
    counted, counts = missed.read()
    known = raising.read()
    if counted is None:
        yield "It has not been counted yet: saitei prove --all --keep"
        return
    for key, why in known.items():
        yield f"{key}: {counts.get(key, (0, 0))[1]} of {counted.suite} rulings can't be played on without it: {why.en}"
    yield f"{len(known)} of {len(counts)} parts; counted on {counted.made}."
