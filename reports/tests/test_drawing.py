"""Evidence drawn in several processes is the evidence drawn in one."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Self

import pytest

from reports import drawing
from reports.tests.samples import results, run


class NoProcess:
    """A pool whose processes can't be started."""

    def __init__(self, *args: object, **kwargs: object) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *args: object) -> None: ...

    def submit(self, *args: object) -> NoProcess:
        return self

    def cancel(self) -> bool:
        return False

    def result(self) -> Any:
        raise BrokenProcessPool


@pytest.fixture
def cases(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Some scenarios, of which each is a piece."""
    monkeypatch.setattr(drawing, "TOGETHER", 1)
    return results(*(run(slug) for slug in ("one", "two", "three", "four"))).cases


@pytest.mark.parametrize("pool", [ProcessPoolExecutor, NoProcess])
def test_it_doesn_t_matter_where_pieces_are_drawn(pool: Any, cases: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "WORTH_A_PROCESS", len(cases) + 1)
    here = list(drawing.compressed(cases))
    monkeypatch.setattr(drawing, "WORTH_A_PROCESS", 1)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(drawing, "ProcessPoolExecutor", pool)
    assert list(drawing.compressed(cases)) == here
    assert len(here) == len(cases)
