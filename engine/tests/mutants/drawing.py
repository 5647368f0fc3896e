"""The mistakes: all that `cosmic-ray <https://cosmic-ray.readthedocs.io>`_ can make in a group of modules, and a sample of them by seed.

Mutants that no test could see are left out: those in annotations, in docstrings, and in the wrong readings of rules (``otherwise``),
which only ``saitei prove`` plays, and those that make ``zip`` more or less strict, which says only what is so.
"""

from __future__ import annotations

import ast
import difflib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
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
@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake in one module.

    Attributes:
        occurrence: which of the places in the module that its operator can change, from 0.
        line: where it is, from 1; ``lines``: those of the statement (of its head, if it has a body), one of which runs whenever it does.
        rules: what the function around it cites.
    """

    group: str
    module: str
    operator: str
    occurrence: int
    line: int
    lines: frozenset[int]
    function: str
    rules: tuple[str, ...]


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


def asserted(tree: ast.Module) -> frozenset[tuple[int, int]]:
    """Where values stand that only say what the program takes for granted: whether two things that are zipped are as long."""
    keywords = (k for node in ast.walk(tree) if isinstance(node, ast.Call) for k in node.keywords if k.arg == "strict")
    return frozenset((k.value.lineno, k.value.col_offset) for k in keywords)


def statement(tree: ast.Module, line: int) -> frozenset[int]:
    """The lines of the innermost statement that a line belongs to; if it has a body, those of its head."""
    around = [n for n in ast.walk(tree) if isinstance(n, ast.stmt) and n.lineno <= line <= (n.end_lineno or n.lineno)]
    inner = max(around, key=lambda n: n.lineno)
    body = getattr(inner, "body", None) or getattr(inner, "cases", None)
    last = inner.end_lineno or inner.lineno
    if body and body[0] is not inner:
        last = max(line, (body[0].lineno if isinstance(body[0], ast.stmt) else body[0].pattern.lineno) - 1)
    return frozenset(range(inner.lineno, last + 1))


def mutants_of(group: str, module: str) -> Iterator[Mutant]:
    """Every mutant of a module that a test could see."""
    from cosmic_ray.ast import ast_nodes, get_ast  # noqa: PLC0415  (wanted for this alone; see pyproject.toml)
    from cosmic_ray.plugins import get_operator  # noqa: PLC0415

    source = (ROOT / module).read_text(encoding="utf-8")
    tree = ast.parse(source)
    hidden, granted = unseen(tree), asserted(tree)
    nodes = list(ast_nodes(get_ast(source)))
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, (line, column) in enumerate(places):
            if line in hidden or (line, column) in granted:
                continue
            around = [f for f in functions(tree) if f.lineno <= line <= (f.end_lineno or f.lineno)]
            inner = max(around, key=lambda f: f.lineno, default=None)
            if inner is not None:
                yield Mutant(group, module, name, occurrence, line, statement(tree, line), inner.name, rules_of(inner))


def modules_of(group: str) -> list[str]:
    """The modules of a group: paths from the project's folder, sorted."""
    found = {p.relative_to(ROOT).as_posix() for name in GROUPS[group][0] for p in (ROOT / "engine").glob(f"{name}.py")}
    return sorted(found)


def every_mutant(group: str) -> list[Mutant]:
    """All mutants of a group that a test could see."""
    return [m for module in modules_of(group) for m in mutants_of(group, module)]


def sample(seed: int, size: int, groups: tuple[str, ...]) -> list[Mutant]:
    """So many mutants of each group, drawn by the seed; each module has its share by the number of its mutants.

    The first of each group come first, then the second, …: however soon a run is stopped, it has tried as many of each.
    """
    drawn: list[list[Mutant]] = []
    for group in groups:
        every = every_mutant(group)
        random.Random(f"{seed} {group}").shuffle(every)
        drawn.append(every[:size])
    return [mutants[n] for n in range(size) for mutants in drawn if n < len(mutants)]


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


def change(mutant: Mutant) -> tuple[str, str]:
    """The line as it is and as the mistake has it, both without indentation."""
    before = (ROOT / mutant.module).read_text(encoding="utf-8").splitlines()
    compared = difflib.unified_diff(before, written(mutant).splitlines(), n=0, lineterm="")
    lines = [line for line in compared if line[:3] not in ("---", "+++")]
    was = " ".join(line[1:].strip() for line in lines if line.startswith("-"))
    made = " ".join(line[1:].strip() for line in lines if line.startswith("+"))
    return was, made


def key(mutant: Mutant) -> str:
    """What tells a mutant from every other of the same sources."""
    return f"{mutant.module}:{mutant.operator}:{mutant.occurrence}"
