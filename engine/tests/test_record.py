"""Records are frozen values; a class derived from one is one."""

from __future__ import annotations

import copy
import pickle
from typing import Any, ClassVar

import pytest

from engine.record import OfParts, field, fields, is_record, record, replace


@record
class Base:
    a: int
    kind: ClassVar[str] = "base"


@record
class Point(Base):
    b: int = 2
    c: list[int] = field(default_factory=list)


class Parts(OfParts):
    parts: tuple[int, ...]


def test_fields_are_given_by_place_and_by_name_and_filled_in() -> None:
    point = Point(1, b=3)
    assert (point.a, point.b, point.c) == (1, 3, [])
    assert Point(1).c is not Point(1).c
    assert fields(point) == fields(Point) == ("a", "b", "c")


def test_records_are_equal_by_class_and_fields() -> None:
    assert Point(1) == Point(1, 2) != Point(2)
    assert Base(1) != Point(1)
    assert {Base(1): "x"}[Base(1)] == "x"


def test_records_are_frozen_and_changed_by_making_others() -> None:
    point: Any = Point(1)
    with pytest.raises(AttributeError):
        point.a = 2
    assert (replace(point, a=2), point) == (Point(2), Point(1))


def test_records_are_told_from_classes_and_other_values() -> None:
    assert is_record(Point(1))
    assert not is_record(Point)
    assert not is_record((1,))


@pytest.mark.parametrize("value", [Base(1), Point(1, 2, [3]), Parts(1, 2), Parts()])
def test_records_are_copied_and_pickled(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value == copy.deepcopy(value)


def test_parts_are_given_one_by_one() -> None:
    assert Parts(1, 2).parts == (1, 2)
    assert replace(Parts(1), parts=(3,)) == Parts(3)
