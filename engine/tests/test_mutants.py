"""The tool that makes mistakes in the engine: it makes them where they are seen, and knows which line a test has reached."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from engine.tests.mutants.drawing import asserted, rules_of, statement, unseen
from engine.tests.mutants.recording import equivalents
from engine.tests.mutants.trying import Tracer, exchange

SOURCE = """def outer(x):
    def inner():
        return x + 1
    return inner


def chosen(x):
    if x > 3:
        return "much"
    return "little"
"""


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    """A module of its own."""
    file = tmp_path / "made.py"
    file.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("made", file)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_functions_that_live_already_have_the_mistake(module: ModuleType) -> None:
    inner = module.outer(1)
    exchange(str(module.__file__), SOURCE.replace("x + 1", "x - 1"))
    assert (inner(), module.outer(5)(), module.chosen(5)) == (0, 4, "much")


def test_a_source_with_other_functions_is_no_mutant(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="made"):
        exchange(str(module.__file__), "def other():\n    pass\n")


def test_lines_are_noted_while_they_are_traced(module: ModuleType) -> None:
    tracer = Tracer([str(module.__file__)])
    tracer.start()
    module.chosen(1)
    first = tracer.stop()
    tracer.start()
    module.chosen(5)
    second = tracer.stop()
    module.chosen(1)
    assert first == {module.__file__: {7, 8, 10}}
    assert second == {module.__file__: {7, 8, 9}}


def test_the_lines_of_a_statement_are_those_that_run_with_it() -> None:
    tree = ast.parse("def f(a):\n    if (a and\n            a > 1):\n        return (\n            a\n        )\n    return 0\n")
    assert statement(tree, 3) == {2, 3}
    assert statement(tree, 5) == {4, 5, 6}


def test_wrong_readings_are_left_out_and_rules_are_known() -> None:
    source = 'def wrong(ctx, n):\n    return n + 1\n\n\n@rule("613.7", otherwise=wrong)\ndef right(ctx, n):\n    return n\n'
    tree = ast.parse(source)
    assert 2 in unseen(tree)
    assert 7 not in unseen(tree)
    assert [rules_of(f) for f in tree.body if isinstance(f, ast.FunctionDef)] == [(), ("613.7",)]


def test_what_a_program_takes_for_granted_is_left_out() -> None:
    tree = ast.parse("def f(a, b):\n    return list(zip(a, b, strict=True)), sorted(a, reverse=True)\n")
    assert asserted(tree) == {(2, len("    return list(zip(a, b, strict="))}


def test_each_mutant_on_the_list_of_those_that_change_nothing_is_of_a_line_that_is_there() -> None:
    for entry in equivalents():
        source = (Path(__file__).parents[2] / entry.module).read_text(encoding="utf-8")
        assert " ".join(entry.was.split()) in " ".join(source.split()), entry
        assert entry.why
