"""A record does what a frozen dataclass with slots does."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from typing import Any

import pytest

from engine.record import record


@record
class Base:
    a: int


@record
class Point(Base):
    b: int = 2
    c: list[int] = field(default_factory=list)
    note: str = field(default="", compare=False)


@record
class Own:
    parts: tuple[int, ...]

    def __init__(self, *parts: int) -> None:
        object.__setattr__(self, "parts", parts)

    def __repr__(self) -> str:
        return "own"


@dataclass(frozen=True, slots=True)
class Twin(Base):
    """Dataclasses and records derive from each other."""

    b: int = 2


def test_init_takes_values_by_place_and_by_name_and_fills_in_the_rest() -> None:
    point = Point(1, b=3)
    assert (point.a, point.b, point.c, point.note) == (1, 3, [], "")
    assert Point(1).c is not Point(1).c
    wrongly: Any = Point
    for wrong in list[tuple[Any, ...]]([(), (1, 2, [], "", 5)]):
        with pytest.raises(TypeError):
            wrongly(*wrong)


def test_records_are_equal_by_class_and_compared_fields() -> None:
    assert Point(1) == Point(1, note="other") != Point(2)
    assert Base(1) != Twin(1)
    assert hash(Twin(1)) == hash(Twin(1))
    assert {Base(1): "x"}[Base(1)] == "x"
    with pytest.raises(TypeError):
        hash(Point(1))  # a list has no hash


def test_nothing_can_be_set_or_deleted() -> None:
    base: Any = Base(1)
    with pytest.raises(FrozenInstanceError):
        base.a = 2
    with pytest.raises(FrozenInstanceError):
        del base.a
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        base.other = 2


def test_methods_of_its_own_stay() -> None:
    assert repr(Own(1, 2)) == "own"
    assert Own(1, 2) == Own(*[1, 2])


def test_it_is_a_dataclass() -> None:
    assert repr(Point(1)) == "Point(a=1, b=2, c=[], note='')"
    assert [f.name for f in fields(Point)] == ["a", "b", "c", "note"]
    assert replace(Point(1), b=5) == Point(1, 5)
    match Point(1):
        case Point(a, b):
            assert (a, b) == (1, 2)
    kind: type = Point
    assert is_dataclass(kind)


def test_it_can_be_copied_and_pickled() -> None:
    for value in (Base(1), Point(1, 2, [3]), Twin(4)):
        assert pickle.loads(pickle.dumps(value)) == value == copy.deepcopy(value)
