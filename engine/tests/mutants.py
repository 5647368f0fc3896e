"""Mutation testing of the engine: does any test fail if one line of it is wrong? ``make mutants``, or ``python -m engine.tests.mutants``.

`cosmic-ray <https://cosmic-ray.readthedocs.io>`_ makes the mutants. From all mutants of a group of modules a sample is drawn by a seed;
each is written into a copy of the project, and the rulings and the engine's tests are run there until one fails. Mutants that no test
could see are left out: those in annotations, in docstrings, and in the wrong readings of rules (``otherwise``), which only
``saitei prove`` plays. What was tried is kept by the content of the sources, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("engine", "features", "steps", "reports")
GROUPS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "layers": (("layers", "layering", "dependency", "timestamps", "changes/*"), ("features/layers", "engine/tests/test_layers.py")),
    "merging": (("merging", "components"), ("features/merged", "features/keywords/mutate", "engine/tests/test_merging.py")),
    "copying": (("copying", "copies_on_stack", "entering_as_copy"), ("features/copy", "engine/tests/test_copying.py")),
    "face_down": (("face_down", "turning_up"), ("features/face_down",)),
    "casting": (("casting", "announcing", "offers", "permissions", "total_cost", "paying"), ("features/stack",)),
    "triggers": (("triggers", "triggers_to_stack", "looking_back"), ("features/stack",)),
    "keywords": (("keywords/*",), ("features/keywords", "features/combat")),
}
"""For each group its modules, and where the tests are that see them first."""
OPERATORS = (
    "ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq", "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is", "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add", "ReplaceUnaryOperator_Delete_Not", "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue",
    "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "NumberReplacer",
    "ZeroIterationForLoop",
)  # fmt: skip
"""The kinds of mistakes, of cosmic-ray's, that can change what a program does without making it nonsense."""
ALL_TESTS = ("features", "engine/tests")
ENDLESS = 5
"""If its tests take so many times as long as without it, a mutant counts as killed: they never end."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake in one module. ``line`` counts from 1; ``rules``: what the function around it cites."""

    group: str
    module: str
    operator: str
    occurrence: int
    line: int
    function: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant: "killed" (a test failed), "survived", or "endless"."""

    mutant: Mutant
    verdict: str
    seconds: float


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """All functions of a module, the inner ones last."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def rules_of(function: ast.FunctionDef) -> tuple[str, ...]:
    """The rule numbers that a function cites as a rule."""
    calls = [d for d in function.decorator_list if isinstance(d, ast.Call) and ast.unparse(d.func) == "rule"]
    return tuple(a.value for c in calls for a in c.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def wrong_readings(tree: ast.Module) -> frozenset[str]:
    """The functions that say what a rule would wrongly be read as."""
    keywords = (k for node in ast.walk(tree) if isinstance(node, ast.Call) for k in node.keywords if k.arg == "otherwise")
    return frozenset(k.value.id for k in keywords if isinstance(k.value, ast.Name))


def unseen(tree: ast.Module) -> frozenset[int]:
    """Lines in which no test can see a mutant: annotations of fields and heads of functions, wrong readings, imports."""
    lines: set[int] = set()
    wrong = wrong_readings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            first = node.lineno if node.name not in wrong else min((d.lineno for d in node.decorator_list), default=node.lineno)
            last = node.body[0].lineno - 1 if node.name not in wrong else node.end_lineno or node.lineno
            lines.update(range(first, last + 1))
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        elif isinstance(node, ast.keyword) and node.arg == "otherwise":
            lines.update(range(node.value.lineno, (node.value.end_lineno or node.value.lineno) + 1))
    return frozenset(lines)


def mutants_of(group: str, module: str) -> Iterator[Mutant]:
    """Every mutant of a module that a test could see."""
    from cosmic_ray.ast import ast_nodes, get_ast  # noqa: PLC0415  (wanted for this alone; see pyproject.toml)
    from cosmic_ray.plugins import get_operator  # noqa: PLC0415

    source = (ROOT / module).read_text(encoding="utf-8")
    tree = ast.parse(source)
    hidden = unseen(tree)
    nodes = list(ast_nodes(get_ast(source)))
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        places = [start[0] for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, line in enumerate(places):
            if line in hidden:
                continue
            around = [f for f in functions(tree) if f.lineno <= line <= (f.end_lineno or f.lineno)]
            inner = max(around, key=lambda f: f.lineno, default=None)
            if inner is not None:
                yield Mutant(group, module, name, occurrence, line, inner.name, rules_of(inner))


def sample(seed: int, size: int, groups: tuple[str, ...]) -> list[Mutant]:
    """So many mutants of each group, drawn by the seed; each module has its share by the number of its mutants."""
    chosen: list[Mutant] = []
    for group in groups:
        patterns, _ = GROUPS[group]
        modules = sorted({p.relative_to(ROOT).as_posix() for name in patterns for p in (ROOT / "engine").glob(f"{name}.py")})
        every = [m for module in modules for m in mutants_of(group, module)]
        chosen += random.Random(f"{seed} {group}").sample(every, min(size, len(every)))
    return chosen


def written(mutant: Mutant) -> str:
    """The module's source with the mistake in it.

    Raises:
        ValueError: there is no such mutant in this source.
    """
    from cosmic_ray.mutating import mutate_code  # noqa: PLC0415
    from cosmic_ray.plugins import get_operator  # noqa: PLC0415

    source = (ROOT / mutant.module).read_text(encoding="utf-8")
    made: str | None = mutate_code(source, get_operator(f"core/{mutant.operator}")(), mutant.occurrence)
    if made is None:
        raise ValueError(mutant)
    return made


def passes(copy: Path, longest: float | None, *tests: str) -> bool:
    """Whether these tests pass in a copy of the project, in so many seconds at most.

    Raises:
        subprocess.TimeoutExpired: they don't end.
    """
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests],
        cwd=copy, capture_output=True, timeout=longest, check=False,
    )  # fmt: skip
    return done.returncode == 0


def try_out(mutant: Mutant, copy: Path, longest: float) -> Outcome:
    """Run the tests in a copy of the project that has the mistake, those first that are most likely to see it."""
    place = copy / mutant.module
    place.write_text(written(mutant), encoding="utf-8")
    start = time.monotonic()
    try:
        first = tuple(t for t in GROUPS[mutant.group][1] if (copy / t).exists())
        verdict = "survived" if passes(copy, longest, *first) and passes(copy, longest, *ALL_TESTS) else "killed"
    except subprocess.TimeoutExpired:
        verdict = "endless"
    finally:
        shutil.copy(ROOT / mutant.module, place)
    return Outcome(mutant, verdict, round(time.monotonic() - start, 1))


def fingerprint() -> str:
    """A hash of everything that decides what becomes of a mutant."""
    digest = hashlib.sha256()
    for path in sorted(p for folder in SOURCES[:3] for p in (ROOT / folder).rglob("*") if p.suffix in (".py", ".feature", ".tsv")):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def run(mutants: list[Mutant], jobs: int, known: dict[str, Any]) -> Iterator[Outcome]:
    """Try mutants out, some at a time; what is known already is given at once.

    Raises:
        SystemExit: the tests fail without any mistake.
    """
    copies: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        for n in range(jobs):
            copy = Path(folder) / str(n)
            for name in SOURCES:
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "out"))
            shutil.copy(ROOT / "pyproject.toml", copy)
            copies.put(copy)

        left = [m for m in mutants if key(m) not in known]
        start = time.monotonic()
        if left and not passes(Path(folder) / "0", None, *ALL_TESTS):
            raise SystemExit("The tests fail before any mistake is made: mend that first (make test).")
        longest = ENDLESS * (time.monotonic() - start)

        def one(mutant: Mutant) -> Outcome:
            copy = copies.get()
            try:
                return try_out(mutant, copy, longest)
            finally:
                copies.put(copy)

        yield from (Outcome(m, *known[key(m)]) for m in mutants if key(m) in known)
        yield from pool.map(one, left)


def key(mutant: Mutant) -> str:
    """What tells a mutant from every other of the same sources."""
    return f"{mutant.module}:{mutant.operator}:{mutant.occurrence}"


def told(outcomes: list[Outcome]) -> Iterator[str]:
    """The figures, a line a group, then the survivors with their rules."""
    for group in GROUPS:
        mine = [o for o in outcomes if o.mutant.group == group]
        if mine:
            killed = sum(o.verdict != "survived" for o in mine)
            yield f"{group:10} {killed:3} of {len(mine):3} killed, {killed / len(mine):4.0%}"
    for o in outcomes:
        if o.verdict == "survived":
            m = o.mutant
            yield f"survived: {m.module}:{m.line} {m.function} ({', '.join(m.rules) or 'no rule'}): {m.operator}"


def main() -> int:
    """Draw, try, print, and write ``reports/out/mutants.json``."""
    parser = argparse.ArgumentParser(description="Mutation testing of the engine.")
    parser.add_argument("groups", nargs="*", choices=[*GROUPS, []], help="which groups of modules; all, if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=25, help="mutants of each group")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / "reports" / "out" / "mutants.json")
    asked = parser.parse_args()
    mutants = sample(asked.seed, asked.size, tuple(asked.groups) or tuple(GROUPS))
    of = fingerprint()
    before = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() else {}
    known = before.get("known", {}) if before.get("of") == of else {}
    outcomes: list[Outcome] = []
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    for outcome in run(mutants, asked.jobs, known):
        outcomes.append(outcome)
        known[key(outcome.mutant)] = [outcome.verdict, outcome.seconds]
        print(f"{len(outcomes):4} of {len(mutants)}  {outcome.verdict:8} {outcome.seconds:6.1f} s  {key(outcome.mutant)}", flush=True)
        made = {"of": of, "seed": asked.seed, "size": asked.size, "known": known, "outcomes": [asdict(o) for o in outcomes]}
        asked.out.write_text(json.dumps(made, indent=1), encoding="utf-8")
    print(*told(outcomes), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
