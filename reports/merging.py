"""``saitei merge``: the parts of one run, played one by one or side by side (``--shard 1/3``), put together again; and runs of the same
scenarios on several engines, put beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from engine.record import replace
from reports.engines import names
from reports.results import Case, Proof, Proofs, Results
from steps.peers import REFERENCE


class MergeError(Exception):
    """The parts are not those of one run: what is missing, there twice, or at odds."""


def merge(parts: Sequence[Results]) -> Results:
    """The whole run, as if it had been played at once; what other engines did stands beside what the project's own did.

    Raises:
        MergeError: a part is missing or there twice, or they are of different files or different suites.
    """
    runs: dict[str, list[Results]] = {}
    for part in parts:
        for run in ([replace(part, others=())] if part.judged else []) + list(part.others):
            runs.setdefault(REFERENCE if run.judged else run.about.engines[0], []).append(run)
    if not runs:
        raise MergeError("there is nothing to merge")
    wholes = {engine: _whole(found) if len(found) > 1 or found[0].shard or len(runs) == 1 else found[0] for engine, found in runs.items()}
    return beside(wholes.pop(REFERENCE, None), tuple(wholes.values()))


def beside(mine: Results | None, others: Sequence[Results]) -> Results:
    """Runs of the same scenarios on several engines as one; ``mine``: that of the project's own engine.

    Raises:
        MergeError: they are of different files, or of different rules.
    """
    _check_same([*([mine] if mine is not None else []), *others])
    found = replace(mine, others=tuple(others)) if mine is not None else Results(others[0].about, others=tuple(others))
    return replace(found, about=replace(found.about, engines=names(found), version=""))


def _check_same(parts: Sequence[Results]) -> None:
    for what in ("fingerprint", "edition", "commit", "paths"):
        values = [str(getattr(part.about, what)) for part in parts]
        if len(set(values)) > 1:
            raise MergeError(f"the parts are not of one run: {what} is {', '.join(dict.fromkeys(values))}")


def _whole(parts: Sequence[Results]) -> Results:
    """The parts of a run on one engine put together. Raises MergeError."""
    _check_shards(parts)
    _check_same(parts)
    ordered = sorted(parts, key=lambda part: part.shard or (0, 0))
    cases = _cases(ordered)
    uncollected = tuple(dict.fromkeys(item for part in ordered for item in part.uncollected))
    expected, suite = sum(part.expected for part in ordered), ordered[0].suite
    if expected != suite:
        raise MergeError(f"the parts were to play {expected} scenarios together, but the suite has {suite}")
    about = replace(
        ordered[0].about,
        started=min(part.about.started for part in ordered),
        seconds=round(sum(part.about.seconds for part in ordered), 3),
        engines=tuple(dict.fromkeys(engine for part in ordered for engine in part.about.engines)),
    )
    interrupted = " ".join(dict.fromkeys(part.interrupted for part in ordered if part.interrupted))
    stale = any(part.stale for part in ordered)
    whole = replace(ordered[0], about=about, cases=cases, uncollected=uncollected, expected=expected, interrupted=interrupted, stale=stale)
    return replace(whole, proofs=_proofs(ordered), shard=None, suite=0)


def _check_shards(parts: Sequence[Results]) -> None:
    """Each part is there once, and all are parts of the same whole."""
    if any(part.shard is None for part in parts):
        raise MergeError("a run that was not one of several parts cannot be merged; play the parts with --shard 1/3, --shard 2/3, …")
    shards = [part.shard for part in parts if part.shard]
    wholes = {(of, part.suite, part.deselected) for part, (_, of) in zip(parts, shards, strict=True)}
    if len(wholes) > 1:
        told = ", ".join(f"{of} parts of {suite} scenarios ({left} left out)" for of, suite, left in sorted(wholes))
        raise MergeError(f"the parts are not of one run: {told}")
    ((of, _, _),) = wholes
    numbers = sorted(number for number, _ in shards)
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    missing = [number for number in range(1, of + 1) if number not in numbers]
    if twice:
        raise MergeError(f"there twice: part {', '.join(map(str, twice))} of {of}")
    if missing:
        raise MergeError(f"missing: part {', '.join(map(str, missing))} of {of}")


def _cases(parts: Sequence[Results]) -> tuple[Case, ...]:
    cases = [case for part in parts for case in part.cases]
    slugs = [case.run.slug for case in cases]
    twice = sorted({slug for slug in slugs if slugs.count(slug) > 1}) if len(set(slugs)) < len(slugs) else []
    if twice:
        raise MergeError(f"in more than one part: {', '.join(twice[:10])}")
    return tuple(sorted(cases, key=lambda case: (case.run.file, case.run.line, case.run.slug)))


def _proofs(parts: Sequence[Results]) -> Proofs | None:
    """The proofs of all parts: each rule's once. Raises MergeError where two parts have proved the same and found different things."""
    held = [part.proofs for part in parts if part.proofs is not None]
    if not held:
        return None
    found: dict[str, Proof] = {}
    for proof in (proof for proofs in held for proof in proofs.found):
        if found.setdefault(proof.key, proof) != proof:
            raise MergeError(f"the parts found different things when {proof.key} was switched off")
    return replace(held[0], found=tuple(found.values()))
