"""The rules of the house that a program can check, for all of the project's Python."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.keywords import register

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "steps", "reports")
ASIDE = {"tests", "bench"}
"""Folders that check and measure a package and are no part of it."""


def sources(package: str) -> list[Path]:
    """Every module of a package, without what checks and measures it."""
    return [path for path in sorted((ROOT / package).rglob("*.py")) if not ASIDE & set(path.relative_to(ROOT).parts)]


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module that a module may import, wherever in it; "a.b" and "a.b.c" for ``from a.b import c``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


# --- The checks, each of one file; they yield what is wrong -----------------------------------------------------------------------


def foreign_imports(tree: ast.Module) -> Iterator[str]:
    """The engine needs Python, and msgspec for its records: no other package, not even the others here."""
    for name in imported(tree):
        if name.split(".")[0] not in sys.stdlib_module_names | {"engine", "msgspec"}:
            yield f"imports {name}"


def keyword_imports(tree: ast.Module, keywords: frozenset[str]) -> Iterator[str]:
    """A keyword's file is imported by nobody by name; general rules ask its hooks."""
    for name in imported(tree):
        if name.startswith("engine.keywords.") and name.split(".")[2] in keywords:
            yield f"imports the keyword's file {name}"


def keyword_names(tree: ast.AST, names: frozenset[str]) -> Iterator[str]:
    """A keyword's name is spelled in its own file, and as data in ``text`` and ``cards``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.casefold() in names:
            yield f'line {node.lineno} names the keyword "{node.value}"'


def keyword_comparisons(tree: ast.Module, names: frozenset[str]) -> Iterator[str]:
    """Nor does anybody branch on it."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Compare, ast.match_case)):
            yield from keyword_names(node, names)


def encodings(tree: ast.Module) -> Iterator[str]:
    """Text files are opened as UTF-8, whatever the machine's own encoding is."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        binary = any(isinstance(part, ast.Constant) and "b" in str(part.value) for part in node.args)
        if name in ("open", "read_text", "write_text") and not binary and not any(keyword.arg == "encoding" for keyword in node.keywords):
            yield f"line {node.lineno}: {name} without encoding"


MERGING = {"components.py", "merging.py", "mutate.py"}
"""The files that may ask how many components an object has: what CR 702.140 and 730 say of merged permanents is told there."""


def counted_components(tree: ast.Module) -> Iterator[str]:
    """A permanent has components, one or more; nobody else branches on how many."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        for part in ast.walk(node):
            if not isinstance(part, ast.Call) or ast.unparse(part.func) != "len":
                continue
            if any("components" in ast.unparse(argument) for argument in part.args):
                yield f"line {node.lineno} asks how many components there are"


WRITERS = {"game.py": None, "happen.py": {"happen"}, "setup.py": None, "zones.py": {"enter", "leave", "lie_in_order"}}
"""Who else may write a state: the game itself, the writer, setting up, and what the events of zone changes share. None: all of it."""


def writers(tree: ast.Module, also: set[str] | None) -> Iterator[str]:
    """A state is written where an event is applied, and nowhere else."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or node.name == "apply" or node.name in (also or ()):
            continue
        for part in ast.walk(node):
            if isinstance(part, ast.Assign) and any(ast.unparse(target) == "game.state" for target in part.targets):
                yield f"line {part.lineno}: {node.name} writes a state"


# --- Held against the project -------------------------------------------------------------------------------------------------------


def parse(path: Path) -> ast.Module:
    """A source file as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def keyword_files() -> frozenset[str]:
    """The names of the keywords' files, without ".py"."""
    return frozenset(path.stem for path in (ROOT / "engine/keywords").glob("[!_]*.py"))


def names_of_keywords() -> frozenset[str]:
    """How the keywords are called, in both languages."""
    return frozenset(name.casefold() for keyword in register().values() for name in (keyword.name, keyword.ja))


@pytest.mark.parametrize("path", sources("engine"), ids=lambda path: str(path.relative_to(ROOT)))
def test_engine_file(path: Path) -> None:
    folder = path.relative_to(ROOT / "engine").parts[0]
    tree = parse(path)
    wrong = [*foreign_imports(tree), *keyword_imports(tree, keyword_files() - {path.stem})]
    if WRITERS.get(path.name, set()) is not None:
        wrong += writers(tree, WRITERS.get(path.name))
    if path.name not in MERGING:
        wrong += counted_components(tree)
    if folder in ("text", "cards"):
        wrong += keyword_comparisons(tree, names_of_keywords())
    elif folder != "keywords":
        wrong += keyword_names(tree, names_of_keywords())
    assert not wrong


def test_a_keyword_is_one_file() -> None:
    assert {keyword.name.replace(" ", "_").rstrip("!") for keyword in register().values()} == keyword_files()


@pytest.mark.parametrize("package", PACKAGES)
def test_text_is_opened_as_utf8(package: str) -> None:
    wrong = {path: list(encodings(parse(path))) for path in sorted((ROOT / package).rglob("*.py"))}
    assert not {path.relative_to(ROOT): found for path, found in wrong.items() if found}


# --- Each check can fail ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["import pytest", "from steps.table import Table", "def f():\n    import jinja2"])
def test_foreign_imports_are_seen(line: str) -> None:
    assert list(foreign_imports(ast.parse(line)))
    assert not list(foreign_imports(ast.parse("import re\nfrom engine.rule import rule")))


@pytest.mark.parametrize("line", ["import engine.keywords.dash", "from engine.keywords import dash", "from engine.keywords.dash import X"])
def test_keyword_imports_are_seen(line: str) -> None:
    assert list(keyword_imports(ast.parse(line), frozenset({"dash"})))
    assert not list(keyword_imports(ast.parse(line), frozenset({"blitz"})))


@pytest.mark.parametrize(
    "line",
    ['x == "blitz"', 'x in ("Blitz", "dash")', 'match x:\n    case "blitz":\n        pass', 'match x:\n    case _, "blitz":\n        pass'],
)
def test_keyword_comparisons_are_seen(line: str) -> None:
    assert list(keyword_comparisons(ast.parse(line), frozenset({"blitz"})))


def test_keyword_names_are_data_elsewhere() -> None:
    data = ast.parse('card("Mayhem Patrol", keyword("blitz", cost="{1}{R}"))')
    assert not list(keyword_comparisons(data, frozenset({"blitz"})))
    assert list(keyword_names(data, frozenset({"blitz"})))


def test_counting_components_is_seen() -> None:
    assert list(counted_components(ast.parse("if len(it.components) > 1:\n    pass")))
    assert list(counted_components(ast.parse("x = 2 <= len(components)")))
    assert not list(counted_components(ast.parse("x = len(it.components)\ny = it.components[0].face == face")))


def test_missing_encodings_are_seen() -> None:
    assert list(encodings(ast.parse("path.read_text()")))
    assert list(encodings(ast.parse("open('x')")))
    assert not list(encodings(ast.parse("path.read_text(encoding='utf-8'); open('x', 'rb')")))


def test_writing_a_state_is_seen() -> None:
    wrong = ast.parse("def pass_priority(game):\n    game.state = game.state.evolve(turn=1)\n")
    assert list(writers(wrong, None)) == ["line 2: pass_priority writes a state"]
    assert list(writers(ast.parse("def apply(self, game):\n    game.state = 1\n"), None)) == []
