from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.record import replace
from reports import compliance
from reports.results import Case, Proofs, Results, Uncollected, write
from reports.tests import samples
from steps.evidence import numbers, ranges
from steps.packing import PackingError, pack, unpack
from steps.published import ScenarioRun
from steps.table import Board, Seen


@pytest.mark.parametrize("ids", [[], [1], [1, 2], [1, 2, 3], [3, 2, 1], [1, 3, 5], [5, 1, 2, 3, 4, 9, 8, 7], [1, 2, 3, 2, 1], [7, 7, 7]])
def test_ranges_say_what_they_were_made_of(ids: list[int]) -> None:
    assert numbers(ranges(ids)) == ids


def test_a_long_library_is_small() -> None:
    assert ranges(range(100, 160)) == [[100, 159]]


def placed(board: Board | None) -> Board | None:
    """A board whose places are those in the order of each zone."""
    if board is None:
        return None
    zones: dict[tuple[str, int], list[Seen]] = {}
    for seen in sorted(board.objects, key=lambda one: (one.position, one.id)):
        own = seen.zone in ("hand", "library", "graveyard")
        zones.setdefault((seen.zone, seen.owner if own else -1), []).append(seen)
    objects = [replace(seen, position=place) for group in zones.values() for place, seen in enumerate(group)]
    return replace(board, objects=tuple(sorted(objects, key=lambda one: one.id)))


def with_places(run: ScenarioRun) -> ScenarioRun:
    """A scenario as a case keeps it: places by order, lines told in the other language only."""
    steps = (replace(step, board=placed(step.board), told=tuple(line for line in step.told if line[0] == "en")) for step in run.steps)
    return replace(run, steps=tuple(steps))


@pytest.mark.parametrize("status", ["passed", "failed"])
def test_a_scenario_comes_back_from_its_evidence(status: str) -> None:
    run = samples.run(status=status)  # type: ignore[arg-type]
    assert Case.of(run).full() == with_places(run)


def test_a_step_that_was_not_run_has_no_board() -> None:
    steps = samples.steps()
    unrun = replace(steps[-1], status="not run", board=None)
    run = samples.run(steps=(*steps[:-1], unrun))
    assert Case.of(run).full().steps[-1].board is None
    assert Case.of(run).full().steps[-2].board is not None


def test_evidence_of_a_scenario_is_small() -> None:
    assert len(Case.of(samples.run()).evidence) < 6000


def test_results_come_back_from_json() -> None:
    runs = samples.run("a"), samples.run("b", "failed"), samples.run("c", "skipped")
    results = samples.results(*runs, uncollected=(Uncollected("features/x.feature", 3, "no"),), proofs=samples.proofs(), deselected=1)
    text = "".join(compliance.dumps(results))
    assert compliance.loads(text) == results
    assert json.loads(text)["verdict"] == "failed"


def test_json_that_says_more_than_its_scenarios_is_refused() -> None:
    text = "".join(compliance.dumps(samples.results(samples.run("a", "failed"))))
    with pytest.raises(PackingError, match="verdict"):
        compliance.loads(text.replace('"verdict": "failed"', '"verdict": "passed"'))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 99, "verdict": "passed", "counts": {}, "scenarios": []}', '{"scenarios": 1}'])
def test_other_json_is_refused(text: str) -> None:
    with pytest.raises(PackingError):
        compliance.loads(text)
    with pytest.raises(PackingError):
        Proofs.from_json(text)


def test_proofs_come_back_from_json() -> None:
    assert Proofs.from_json(samples.proofs().to_json()) == samples.proofs()


def test_a_record_with_something_unknown_is_refused() -> None:
    with pytest.raises(PackingError, match="colour"):
        unpack(Board, {**pack(samples.board()), "colour": 1})
    with pytest.raises(PackingError, match="life"):
        unpack(
            Board,
            {"players": [{"seat": 0, "name": "you", "life": "20"}], "objects": [], "turn": 1, "step": "end", "active": 0, "priority": 0},
        )


@pytest.mark.parametrize(
    ("results", "verdict"),
    [
        (samples.results(samples.run("a")), "passed"),
        (samples.results(), "empty"),
        (samples.results(deselected=3), "empty"),
        (samples.results(samples.run("a"), samples.run("b", "failed")), "failed"),
        (samples.results(samples.run("a", "error")), "failed"),
        (samples.results(samples.run("a", unexercised=("702.152a",))), "failed"),
        (samples.results(samples.run("a"), uncollected=(Uncollected("x", 1, "no"),)), "failed"),
        (samples.results(samples.run("a"), samples.run("b", "skipped")), "incomplete"),
        (samples.results(samples.run("a"), samples.run("b", "unsupported")), "incomplete"),
        (samples.results(samples.run("a"), samples.run("b", "not run")), "incomplete"),
        (samples.results(samples.run("a"), deselected=1), "incomplete"),
        (samples.results(samples.run("a"), expected=2), "incomplete"),
        (samples.results(samples.run("a"), interrupted="stopped"), "incomplete"),
        (samples.results(interrupted="stopped"), "incomplete"),
        (samples.results(samples.run("a", "failed"), interrupted="stopped"), "failed"),
    ],
)
def test_verdicts(results: Results, verdict: str) -> None:
    assert results.verdict == verdict


def test_counts_add_up() -> None:
    runs = [samples.run("a"), samples.run("b", "failed"), samples.run("c", unexercised=("702.152a",)), samples.run("d", "skipped")]
    results = samples.results(*runs, expected=6)
    assert results.counts == {"passed": 1, "failed": 1, "unexercised": 1, "skipped": 1, "missing": 2}
    assert results.counts.total() == results.expected
    assert [case.run.slug for case in results.failures()] == ["b", "c"]


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.txt"
    write(path, ["old"])

    def pieces() -> Iterator[str]:
        yield "new"
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write(path, pieces())
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in path.parent.iterdir()] == ["file.txt"]
