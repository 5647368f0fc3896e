"""Rules of the Comprehensive Rules as functions that cite their number.

A rule takes a value (offers, events, a cost, an order, characteristics) and returns what the rule makes of it::

    @rule("702.152a", part="sacrifice")
    def sacrifice(ctx, delayed, ability, spell): ...

*Switched off*, it returns the value as it came, or, where that would be no game, the natural wrong reading given as ``otherwise``.
*Applied* means that the value came out different (with ``otherwise``: different from what the wrong reading makes of it); only then is
the rule cited, in whatever the context collects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Protocol, TypeVar, cast

Rule = TypeVar("Rule", bound=Callable[..., Any])


class Context(Protocol):
    """Where rules are applied: a game, where they are cited in the log, or a computation, where they are cited in its result."""

    @property
    def off(self) -> frozenset[str]:
        """Keys of the rules that are switched off."""

    @property
    def edition(self) -> str:
        """The day of the edition that is played by; "" for the current one. Rules read it by :func:`engine.editions.changes.in_force`."""

    def cite(self, *keys: str) -> None:
        """Note that rules were applied."""


_KNOWN: dict[str, list[str]] = {}


WATCH = "watch "
"""What a name of a switched-off rule begins with that switches nothing off: it only has :func:`mattered` see what rules do."""

_SEEN: list[set[str]] = []


@contextmanager
def mattered() -> Iterator[set[str]]:
    """The keys of the rules that make a difference meanwhile, cited or not, in games that have a name with :data:`WATCH` among their
    switched-off rules. Of any other rule, switching it off would change nothing in what was done.

    Let each game have a name of its own, so that what was worked out for another one isn't taken from a cache.
    """
    found: set[str] = set()
    _SEEN.append(found)
    try:
        yield found
    finally:
        _SEEN.pop()


def keys_of(number: str) -> frozenset[str]:
    """The keys a name stands for: "702.152a" for all its parts, "702.152a sacrifice" for that part; :data:`WATCH` for itself.

    Raises:
        KeyError: no rule of the engine has that number or part.
    """
    if number.startswith(WATCH):
        return frozenset({number})
    bare, _, part = number.partition(" ")
    parts = _KNOWN[bare]
    if part and part not in parts:
        raise KeyError(number)
    return frozenset(key(bare, p) for p in parts if not part or p == part)


def key(number: str, part: str = "") -> str:
    """How a rule and its part are written in citations."""
    return f"{number} {part}" if part else number


def known_rules() -> dict[str, tuple[str, ...]]:
    """Every number that a rule of the engine cites, with its parts ("" for one without parts), sorted."""
    import engine.everything  # noqa: F401, PLC0415  (fills the register)

    return {number: tuple(sorted(parts)) for number, parts in sorted(_KNOWN.items())}


def declare(*numbers: str, part: str = "") -> frozenset[str]:
    """Enter a rule in the register; its keys."""
    for number in numbers:
        parts = _KNOWN.setdefault(number, [])
        if part not in parts:
            parts.append(part)
    return frozenset(key(number, part) for number in numbers)


def rule(
    *numbers: str, part: str = "", otherwise: Callable[..., Any] | None = None, deferred: bool = False
) -> Callable[[Rule], Rule]:
    """Make a function ``(context, value, …) -> value``, which takes all by place, a rule that cites ``numbers``.

    Args:
        numbers: one rule number, or several where the CR says one thing twice.
        part: which part, where the CR says several things under one number.
        otherwise: what to do when it is switched off, if not to return the value as it came.
        deferred: what it returns is data that names the rule itself; whoever applies that cites it.
    """
    keys = declare(*numbers, part=part)
    ordered = tuple(sorted(keys))

    def decorate(function: Rule) -> Rule:
        @wraps(function)
        def ruled(ctx: Context, value: Any, /, *args: Any) -> Any:
            off = ctx.off
            if off:
                if not keys.isdisjoint(off):
                    return value
                result = _watched(keys, value, function, ctx, value, *args)
            else:
                result = function(ctx, value, *args) if args else function(ctx, value)
            if result is not value and result != value and not deferred:
                ctx.cite(*ordered)
            return result

        @wraps(function)
        def ruled_or_otherwise(ctx: Context, value: Any, /, *args: Any) -> Any:
            wrong = otherwise(ctx, value, *args) if otherwise is not None else value
            off = ctx.off
            if off:
                if not keys.isdisjoint(off):
                    return wrong
                result = _watched(keys, wrong, function, ctx, value, *args)
            else:
                result = function(ctx, value, *args) if args else function(ctx, value)
            if result is not wrong and result != wrong and not deferred:
                ctx.cite(*ordered)
            return result

        return cast(Rule, ruled if otherwise is None else ruled_or_otherwise)

    return decorate


def _watched(keys: frozenset[str], instead: Any, function: Callable[..., Any], ctx: Any, *args: Any) -> Any:
    """Apply a rule, and note it for :func:`mattered` if what it returns isn't the very thing that there would be without it, if it does
    anything else to the game, or if it stops."""
    game = getattr(ctx, "_game", ctx)
    before = _traces(game)
    result: Any = _SEEN  # nothing that a rule returns
    try:
        result = function(ctx, *args)
    finally:
        if result is not instead or _traces(game) != before:
            for seen in _SEEN:
                seen.update(keys)
    return result


def _traces(game: Any) -> tuple[object, ...]:
    """What a rule can change in a game besides the value that it takes."""
    return (id(getattr(game, "state", None)), len(getattr(game, "reasons", ())), len(getattr(game, "_cited", ())))


class Silent:
    """A context that collects nothing."""

    def __init__(self, off: frozenset[str], edition: str = "") -> None:
        self.off = off
        self.edition = edition

    def cite(self, *keys: str) -> None:
        """Nobody asks."""


def context(view: Any) -> Context:
    """Where the words of the selector, amount and condition languages apply rules: what they are read against, if that collects them."""
    found: Context = view if hasattr(view, "cite") else Silent(view.whole.off, view.whole.edition)
    return found


class IllegalAction(Exception):
    """An action is illegal (CR 733.1), with every independent reason, and the rules that were applied in finding that out."""

    def __init__(self, *reasons: Reason, applied: tuple[str, ...] = ()) -> None:
        super().__init__(*reasons)
        self.reasons = reasons
        self.applied = applied

    def __str__(self) -> str:
        return "; ".join(f"{reason.text} ({', '.join(reason.rules)})" for reason in self.reasons)

    def told(self, language: str) -> str:
        """The reasons in a language."""
        if language == "ja":
            return "、".join(f"{reason.ja}（{'、'.join(reason.rules)}）" for reason in self.reasons)
        return str(self)


class Reason:
    """One reason why something is illegal: the rules that say so, most specific first, and a line for people in both languages."""

    __slots__ = ("ja", "rules", "text")

    def __init__(self, text: str, *rules: str, ja: str) -> None:
        self.text = text
        self.ja = ja
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.text, self.rules) == (other.text, other.rules)

    def __hash__(self) -> int:
        return hash((self.text, self.rules))

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, {', '.join(self.rules)})"
