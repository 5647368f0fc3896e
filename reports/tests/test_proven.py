"""The list of what is known to be proven."""

from __future__ import annotations

from pathlib import Path

import pytest

from reports import proven
from reports.results import Failing, Proof
from reports.rules import order

FAILS = (Failing("a-ruling", 3, "it doesn't hold"),)


def test_the_list_is_in_the_order_of_the_book() -> None:
    listed = proven.known()
    assert listed
    assert list(listed) == sorted(set(listed), key=order)


def test_what_is_kept_is_what_was_proven(tmp_path: Path) -> None:
    file = tmp_path / "proven.txt"
    proven.keep([Proof("702.10b", "", 1, FAILS), Proof("601.3", "", 1), Proof("509.1b", "menace", 2, FAILS)], file)
    assert proven.known(file) == ("509.1b menace", "702.10b")


@pytest.mark.parametrize(
    ("proofs", "lines"),
    [
        ([Proof("601.3", "", 1, FAILS)], []),
        ([Proof("601.3", "", 1)], ["LOST: 601.3 was proven: no ruling fails without it any more"]),
        ([], ["LOST: 601.3 was proven: no ruling claims it any more"]),
        (
            [Proof("601.3", "", 1, FAILS), Proof("702.10b", "", 1, FAILS)],
            ["new: 1 that are not on the list yet (702.10b): saitei prove --keep"],
        ),
    ],
)
def test_a_loss_is_told_and_so_is_what_is_new(tmp_path: Path, proofs: list[Proof], lines: list[str]) -> None:
    file = tmp_path / "proven.txt"
    file.write_text("601.3\n", encoding="utf-8")
    assert list(proven.compared(proofs, file)) == lines
