"""What is kept of runs on other engines, what the rulings ask of an engine, and what an engine that keeps its ids says of new objects."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from steps.peers import figures, kept, needs
from steps.peers.lines.schema import schema
from steps.published import ScenarioRun, StepRun
from steps.scene import Scene
from steps.table import Answer, Cast, Effect, Life, Place, Seen, Thing
from steps.vocabulary import placing

RUN = ScenarioRun(
    "a-b", "features/x/a.feature", 2, "en", "f", "", "t", "", (), "failed", (StepRun("Then", "then", 3, "it is 2/2", "failed"),)
)  # fmt: skip


# --- kept ---------------------------------------------------------------------------------------------------------------------------


def test_what_a_scenario_came_to_is_kept_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    assert list(kept.read(file)) == []
    kept.pytest_saitei_scenario(RUN)
    assert not file.exists(), "nothing is kept that isn't asked for"
    monkeypatch.setenv(kept.VARIABLE, str(file))
    kept.pytest_saitei_scenario(RUN)
    (found,) = kept.read(file)
    assert (found.slug, found.file, found.status, found.line) == ("a-b", "features/x/a.feature", "failed", "it is 2/2")
    again = found.run()
    assert (again.slug, again.status, [step.text for step in again.steps]) == ("a-b", "failed", ["it is 2/2"])


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[list[str]] = []
    broken = True

    def run(command: list[str], env: dict[str, str], **_: object) -> None:
        chunk = [word for word in command if word.endswith(".feature")]
        played.append(chunk)
        done = chunk[:1] if broken and len(played) == 2 else chunk
        lines = [json.dumps([file, file, "passed", ""]) for file in done]
        Path(env[kept.VARIABLE]).write_text("\n".join(lines) + "\n", encoding="utf-8")

    monkeypatch.setattr(figures, "files", lambda: ["a.feature", "b.feature", "c.feature", "d.feature"])
    monkeypatch.setattr(figures, "AT_ONCE", 2)
    monkeypatch.setattr("steps.peers.figures.subprocess.run", run)
    to = tmp_path / "deep" / "runs.jsonl"
    with pytest.raises(RuntimeError, match="was stopped"):
        figures.play("toy", to)
    broken = False
    assert [run.slug for run in figures.play("toy", to)] == ["a.feature", "b.feature", "c.feature", "d.feature"]
    assert played == [["a.feature", "b.feature"], ["c.feature", "d.feature"], ["c.feature", "d.feature"]]


# --- needs --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "values", "needed"),
    [
        ("given", (Life(0, 17),), ["given Life"]),
        ("given", (Place(0, "battlefield", (Thing("Bear", token=True, under=("Elk",)),)),),
         ["given Place", "given Place: a token", "given Place: a merged permanent"]),
        ("do", (Cast(0, 1),), ["do Cast"]),
        ("effect", (Effect("destroy"),), ["effect destroy"]),
        ("answer", (Answer(0, "targets"),), ["answer targets"]),
        ("knows", (0, 1), ["knows"]),
        ("board", (), []),
        ("find_card", ("Bear",), []),
    ],
)  # fmt: skip
def test_a_call_needs_an_engine_to_have_something(method: str, values: tuple[Any, ...], needed: list[str]) -> None:
    assert list(needs.needs_of(method, values)) == needed


def test_a_table_that_records_answers_as_the_one_behind_it() -> None:
    table = needs.Recording(SimpleNamespace(abilities=frozenset({"identity"}), do=lambda act: act.card))
    assert table.abilities == {"identity"}
    assert table.do(Cast(0, 12)) == 12
    assert table.needs == {"do Cast"}


def test_first_comes_what_makes_the_most_scenarios_playable() -> None:
    asked = {"a": {"x"}, "b": {"x", "y"}, "c": {"x", "y"}, "d": {"z", "y"}, "e": set[str]()}
    assert needs.ordered({slug: frozenset(found) for slug, found in asked.items()}) == [("x", 3, 2), ("y", 3, 4), ("z", 1, 5)]


def test_the_list_of_needs_is_whole() -> None:
    lines = [line.split("\t") for line in needs.FILE.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == ["need", "scenarios", "playable"]
    playable = [int(line[2]) for line in lines[1:]]
    assert playable == sorted(playable)
    assert {"given Place", "do Cast", "effect destroy"} <= {line[0] for line in lines}


# --- what an engine reads and says ----------------------------------------------------------------------------------------------------


def test_the_schema_says_what_a_field_is_that_is_left_out() -> None:
    card = schema()["$defs"]["MadeUp"]
    assert card["properties"]["type_line"]["default"] == "Creature"
    assert "default" not in card["properties"]["name"]
    assert card["required"] == ["name"]


@pytest.mark.parametrize(("now", "same"), [((7, 0), True), ((8, 0), False), ((7, 1), False)])
def test_an_engine_may_keep_the_id_and_count_the_changes_of_zone(now: tuple[int, int], same: bool) -> None:
    def bear(number: int, changes: int) -> Seen:
        return Seen(number, "Bear", (), "battlefield", 0, 0, 0, zone_changes=changes)

    scene = SimpleNamespace(
        need=lambda ability: None, look=lambda obj: SimpleNamespace(seen=bear(*now)), show=lambda obj: "Bear",
        names=SimpleNamespace(find=lambda obj: bear(*now), fits=lambda obj, seen: True),
        before_window=lambda: SimpleNamespace(objects=(bear(7, 0),)),
    )  # fmt: skip
    assert placing._same(cast("Scene", scene), cast("Any", None)) is same
