"""The interface to an engine: nothing of the steps reaches past it, all of it is documented, and what an engine can't show it needn't."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import steps.table
from steps.reference import new_table
from steps.scene import StepFailure
from steps.table import LACKING, Ability, Table, Unsupported
from steps.tests.playing import play

STEPS = Path(__file__).parents[1]
BESIDE = {"project.py", "session.py", "plugin.py", "retelling.py"}
"""Modules that choose an engine, or retell what was played; no step of a scenario runs in them."""
RECORDS, WORDS = "engine.record", "engine.spoken"
"""What all records of the project are made with, and the words of the rules in both languages. They know nothing of a game."""


def step_modules() -> Iterator[tuple[str, ast.Module]]:
    """All that runs while a line of a scenario is carried out."""
    files = [*STEPS.glob("*.py"), *(STEPS / "vocabulary").glob("*.py"), *(STEPS / "slots").glob("*.py")]
    for path in sorted(files):
        if path.name not in BESIDE:
            yield path.relative_to(STEPS).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def at_import(tree: ast.Module) -> Iterator[str]:
    """The modules that a module imports when it is imported."""
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_step_imports_an_engine() -> None:
    reaching = {
        (file, module)
        for file, tree in step_modules()
        for module in at_import(tree)
        if (module.split(".")[0] == "engine" and module not in (RECORDS, WORDS)) or module.startswith(("steps.reference", "steps.peers"))
    }
    assert reaching == set()


def test_a_phrase_never_imports_an_engine_while_it_runs_either() -> None:
    for file, tree in step_modules():
        if file.startswith("vocabulary/"):
            modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module != RECORDS]
            assert not [module for module in modules if module.startswith(("engine", "steps.reference", "steps.peers"))], file


def test_steps_ask_a_table_for_nothing_but_what_the_interface_has() -> None:
    offered = {name for name in vars(Table) if not name.startswith("_")} | {"abilities"}
    asked = {
        node.attr
        for _, tree in step_modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "table"
    }
    assert "do" in asked and asked - offered == set(), "what else a step wants of an engine belongs into steps/table/interface.py"


def test_all_of_it_is_said_what_it_is() -> None:
    for name in steps.table.__all__:
        found = getattr(steps.table, name)
        if inspect.isclass(found) and found is not int:
            assert found.__doc__ and found.__module__.startswith("steps.table"), name
    for name, method in vars(Table).items():
        if inspect.isfunction(method) and not name.startswith("_"):
            assert method.__doc__, f"Table.{name}"
    page = steps.table.__doc__ or ""
    assert [path.stem for path in (STEPS / "table").glob("[!_]*.py") if path.stem not in page and path.stem != "basics"] == []


START = """
    Given each player can pay any amount of mana
    And your hand is "Grizzly Bears"
    When you cast "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is on the battlefield
"""
NEEDING: dict[Ability, str] = {
    "identity": 'And "Grizzly Bears" is a new object',
    "knowledge": 'And the opponent knows what "Grizzly Bears" is',
    "layers": 'And the effect of "Grizzly Bears" is applied before the effect of "Grizzly Bears"',
    "reasons": 'And you can\'t attack with "Grizzly Bears" (302.6)',
}


@pytest.mark.parametrize(("ability", "line"), NEEDING.items())
def test_a_line_that_needs_what_an_engine_does_not_show_is_unsupported(ability: Ability, line: str) -> None:
    table = new_table()
    table.abilities -= {ability}
    with pytest.raises(Unsupported, match=LACKING[ability][0]):
        play(START + line, table=table)


def test_without_citations_no_rule_number_is_compared() -> None:
    table = new_table()
    with pytest.raises(StepFailure, match=r"Rule 903\.8"):
        play(START + 'And "Grizzly Bears" is 2/2 (903.8)', table=table)
    silent = new_table()
    silent.abilities -= {"citations", "reasons"}
    play(START + 'And "Grizzly Bears" is 2/2 (903.8)\nAnd you can\'t attack with "Grizzly Bears" (903.8)', table=silent)
