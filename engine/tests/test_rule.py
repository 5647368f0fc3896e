"""What it means that a rule is applied, and switched off."""

from __future__ import annotations

import pytest

from engine import editions
from engine.rule import WATCH, IllegalAction, Reason, declare, keys_of, known_rules, mattered, rule


class Notes:
    """A context that keeps what is cited."""

    def __init__(self, *off: str) -> None:
        self.off = frozenset(off)
        self.edition = editions.current
        self.cited: list[str] = []
        self.reasons: list[str] = []

    def cite(self, *keys: str) -> None:
        self.cited += keys


@rule("100.4", part="test")
def at_least_two(ctx: Notes, value: int) -> int:
    return max(value, 2)


@rule("100.4a", "100.4b", otherwise=lambda ctx, value: tuple(reversed(value)))
def in_order(ctx: Notes, value: tuple[int, ...]) -> tuple[int, ...]:
    return value


@rule("100.5", deferred=True)
def given(ctx: Notes, value: tuple[str, ...]) -> tuple[str, ...]:
    return (*value, "something")


def test_applied_means_that_the_value_came_out_different() -> None:
    notes = Notes()
    assert at_least_two(notes, 5) == 5
    assert notes.cited == []
    assert at_least_two(notes, 1) == 2
    assert notes.cited == ["100.4 test"]


def test_switched_off_it_gives_the_value_as_it_came() -> None:
    notes = Notes("100.4 test")
    assert at_least_two(notes, 1) == 1
    assert notes.cited == []


def test_otherwise_is_the_wrong_reading() -> None:
    notes = Notes()
    assert in_order(notes, (1, 2)) == (1, 2)
    assert notes.cited == ["100.4a", "100.4b"]
    assert in_order(Notes("100.4b"), (1, 2)) == (2, 1)


def test_with_otherwise_applied_means_that_there_was_something_to_decide() -> None:
    notes = Notes()
    assert in_order(notes, (1,)) == (1,)
    assert notes.cited == []


def test_deferred_rules_are_cited_by_whoever_applies_what_they_give() -> None:
    notes = Notes()
    assert given(notes, ()) == ("something",)
    assert notes.cited == []
    assert given(Notes("100.5"), ()) == ()


def test_names_of_rules() -> None:
    declare("100.6", part="a")
    declare("100.6", part="b")
    assert keys_of("100.6") == {"100.6 a", "100.6 b"}
    assert keys_of("100.6 b") == {"100.6 b"}
    with pytest.raises(KeyError):
        keys_of("100.6 c")
    with pytest.raises(KeyError):
        keys_of("999.9")


def test_every_rule_cited_exists_in_the_current_edition() -> None:
    numbers = editions.numbers(editions.current)
    assert [n for n in known_rules() if n not in numbers] == []


def test_a_refusal_names_every_reason() -> None:
    refused = IllegalAction(
        Reason("it is tapped", "508.1a", ja="タップ状態である"), Reason("it has defender", "702.3b", "508.1c", ja="防衛を持つ")
    )
    assert str(refused) == "it is tapped (508.1a); it has defender (702.3b, 508.1c)"
    assert refused.told("ja") == "タップ状態である（508.1a）、防衛を持つ（702.3b、508.1c）"


@rule("100.7")
def refuses(ctx: Notes, value: int) -> int:
    raise IllegalAction(Reason("no", "100.7", ja="だめ"))


def test_what_makes_a_difference_is_seen_cited_or_not() -> None:
    watched, plain = Notes(f"{WATCH}one"), Notes()
    with mattered() as seen:
        at_least_two(watched, 5)
        at_least_two(plain, 1)
        assert seen == set()
        at_least_two(watched, 1)
        given(watched, ())
        with pytest.raises(IllegalAction):
            refuses(watched, 1)
    in_order(watched, (1, 2))
    assert seen == {"100.4 test", "100.5", "100.7"}
    assert watched.cited == ["100.4 test", "100.4a", "100.4b"]


def test_to_watch_switches_nothing_off() -> None:
    assert keys_of(f"{WATCH}one") == {f"{WATCH}one"}


@rule("100.4", part="test objects")
def objects(ctx: Notes, value: int) -> int:
    ctx.reasons.append("no")
    return value


def test_what_a_rule_does_besides_is_seen_and_so_is_an_equal_value_made_anew() -> None:
    watched = Notes(f"{WATCH}one")
    with mattered() as seen:
        objects(watched, 1)
        made_anew(watched, (1, 2))
    assert seen == {"100.4 test objects", "100.4 test anew"}


@rule("100.4", part="test anew")
def made_anew(ctx: Notes, value: tuple[int, ...]) -> tuple[int, ...]:
    return (*value,)
