"""Abilities as they stand in a card's text: keywords, triggered, activated, static and spell abilities."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.abilities import Activated, SpellAbility, Static, Triggered
from engine.actions.attach import Attach
from engine.actions.move import PutOntoBattlefield, ReturnToHand
from engine.conditions import CardsAbove, YourTurn
from engine.costs import DiscardThis
from engine.filters import Filter, Itself
from engine.instructions import Sequence
from engine.modal import Mode
from engine.record import record, replace
from engine.selectors import Target, This
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.targets import TargetSpec
from engine.text.clauses import By, Subject
from engine.text.conditions import SUSPENDED
from engine.text.effects import IfYouDo, Otherwise, XIs, in_a_row
from engine.text.found_again import as_found
from engine.text.grammar import Reader, Reading, reads
from engine.text.mentions import Declared, Mention, linked, mentioned_by, settle
from engine.text.nodes import transformed, walk
from engine.text.nouns import canonical
from engine.text.statics import conditional
from engine.text.timings import TIMINGS
from engine.text.verbs import YOUR_GRAVEYARD
from engine.when import PutIntoGraveyard
from engine.when_changed import LosesCounter
from engine.when_chapter import CHAPTER_RULES, Chapter
from engine.when_played import IsDiscardedFor

_PSEUDO = (Mention, Declared, By, Subject, IfYouDo, Otherwise, XIs)

_OWN_TARGETS = (Triggered, Activated, SpellAbility, Mode)
"""Granted abilities have targets of their own."""


@record
class AdditionalCost:
    """A sentence of a spell that asks for an additional cost (CR 118.8)."""

    cost: Any


def settled(raw: Any, trigger: Any = None, condition: Any = None) -> tuple[Any, tuple[TargetSpec, ...]] | None:
    """What has been read with everything settled, and its targets; None if that is not possible."""
    found = settle(raw, mentioned_by(trigger, condition) if trigger is not None else ())
    if found is None:
        return None
    tree, specs = found
    tree = transformed(tree, lambda node: _plain(node, specs))
    tree = as_found(tree, trigger)
    if any(isinstance(node, _PSEUDO) for node in walk(tree)) or not _sound(tree, specs, trigger):
        return None
    return canonical(tree), tuple(canonical(spec) for spec in specs)


def _plain(node: Any, specs: tuple[TargetSpec, ...]) -> Any:
    if isinstance(node, By):
        return node.do if node.source == This() else node
    if isinstance(node, ReturnToHand):
        zone = specs[node.what.n].zone if isinstance(node.what, Target) and node.what.n < len(specs) else "battlefield"
        if node.from_zone == "battlefield" or zone == "graveyard":
            return replace(node, from_zone=zone)
    if isinstance(node, Sequence):
        parts = tuple(p for p in node.parts if not isinstance(p, Declared))
        return in_a_row(list(linked(parts))) if parts else node
    return node


def _sound(tree: Any, specs: tuple[TargetSpec, ...], trigger: Any) -> bool:
    """Whether everything is used where it can be: a permanent that has died is no longer there to be moved (CR 400.7)."""
    died = isinstance(trigger, PutIntoGraveyard) and trigger.what == Filter(Itself())
    lying = any(isinstance(node, CardsAbove) for node in walk(tree, _OWN_TARGETS))
    for node in walk(tree, _OWN_TARGETS):
        if isinstance(node, ReturnToHand) and (node.from_zone == YOUR_GRAVEYARD or (died and node.what == This())):
            return False
        if isinstance(node, PutOntoBattlefield) and node.what == This() and not lying:
            return False
        if isinstance(node, Attach) and node.what == node.to:
            return False
    used = {node.n for node in walk(tree, _OWN_TARGETS) if isinstance(node, Target)}
    return used == set(range(len(specs)))


PLANE = "plane"


def on_plane(ability: Any, was: str, where: str) -> Any:
    """An ability of a plane card, which functions in the command zone (CR 311.5); its text doesn't say so."""
    return replace(ability, zones=(where,)) if getattr(ability, "zones", None) == (was,) else ability


# --- What both languages share --------------------------------------------------------------------------------------------------------


_AFTER = (" do this only once each turn.", " this ability can't be countered.")
_AFTER_JA = ("これは毎ターン1回しか行えない。", "この能力は打ち消されない。")


ONCE, SURE = "once", "sure"


def _besides(reader: Reader, pos: int, once: str, sure: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """What may be said after an effect: that it is done only once each turn (CR 603.2h), that the ability can't be countered (603.1a)."""
    yield (), pos
    for word, said in ((once, ONCE), (sure, SURE)):
        end = reader.at(pos, word)
        if end > 0:
            yield (said,), end


def triggered(when: Any, condition: Any, raw: Any, besides: tuple[str, ...] = ()) -> Triggered | None:
    """A triggered ability. ``besides``: what is said after its effect."""
    found = settled((condition, raw), when, condition)
    if found is None:
        return None
    (condition, do), specs = found
    where = where_triggers(when, condition)
    return Triggered(canonical(when), do, specs, condition, where, once_each_turn=ONCE in besides, cant_be_countered=SURE in besides)


def where_triggers(when: Any, condition: Any) -> tuple[str, ...]:
    """Where a triggered ability functions (CR 113.6), as far as its condition says it: else on the battlefield."""
    if isinstance(when, IsDiscardedFor):
        return (GRAVEYARD,) if when.keyword else (GRAVEYARD, EXILE, LIBRARY)
    if isinstance(condition, CardsAbove):
        return (GRAVEYARD,)
    return (EXILE,) if isinstance(when, LosesCounter) or condition == SUSPENDED else (BATTLEFIELD,)


def activated(
    cost: Any, raw: Any, *, sorcery: bool = False, once: bool = False, only_if: Any = None, anybody: bool = False, instant: bool = False
) -> Activated | None:
    """An activated ability; where it functions its cost or its condition says."""
    found = settled((only_if, raw))
    if found is None:
        return None
    (condition, do), specs = found
    zones = zones_of(cost, condition)
    return Activated(canonical(cost), do, specs, sorcery, once, condition, zones, any_player=anybody, as_instant=instant)


def zones_of(cost: Any, condition: Any) -> tuple[str, ...]:
    """Where an activated ability can be activated (CR 113.6): what is discarded for it is in a hand."""
    if condition == SUSPENDED:
        return (EXILE,)
    return (HAND,) if DiscardThis() in cost.others else (BATTLEFIELD,)


def spell(raw: Any) -> SpellAbility | None:
    """What an instant or sorcery does."""
    found = settled(raw)
    return SpellAbility(found[0], found[1]) if found else None


def static(raw: Any) -> Static | None:
    """A static ability."""
    found = settled(raw)
    return found[0] if found and not found[1] else None


def _each(values: Iterator[tuple[Any, int]]) -> Iterator[Reading]:
    return ((value, end) for value, end in values if value is not None)


# --- English --------------------------------------------------------------------------------------------------------------------------


@reads("triggered", "en")
def read_triggered(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "When …, [if …,] …"."""
    for when, end in reader.read("trigger", pos):
        start = reader.at(end, ", ")
        if start > 0:
            # An "if" straight after the trigger condition is an intervening "if" (CR 603.4), never a part of the effect.
            plain = () if reader.text.startswith("if ", start) else ((None, start),)
            for condition, after in (*plain, *_ifs(reader, start)):
                for do, stop in reader.read("effect", after):
                    yield from _each((triggered(when, condition, do, more), last) for more, last in _besides(reader, stop, *_AFTER))
    for told, start in chapters(reader, pos):
        yield from _each((chapter(told, do), stop) for do, stop in reader.read("effect", start))


def _ifs(reader: Reader, pos: int) -> Iterator[tuple[Any, int]]:
    start = reader.at(pos, "if ")
    if start > 0:
        for condition, end in reader.read("condition", start):
            stop = reader.at(end, ", ")
            if stop > 0:
                yield condition, stop


NUMERALS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
_CHAPTERS = re.compile(r"((?:[ivx]+(?:, ?|、))*[ivx]+) ?— ?")


def chapters(reader: Reader, pos: int) -> Iterator[tuple[Chapter, int]]:
    """The symbols of a chapter ability: "I, II —" (CR 714.2a)."""
    found = _CHAPTERS.match(reader.text, pos)
    words = re.split(r", ?|、", found[1]) if found else []
    if found is not None and all(word in NUMERALS for word in words):
        yield Chapter(tuple(NUMERALS.index(word) + 1 for word in words)), reader.at(pos, found[0])


def chapter(when: Chapter, raw: Any) -> Triggered | None:
    """A chapter ability."""
    found = triggered(when, None, raw)
    return replace(found, rules=CHAPTER_RULES) if found else None


_SORCERY = (" activate only as a sorcery.", " activate this ability only any time you could cast a sorcery.")
_ONLY_DURING = (((" activate only during your turn.", "起動はあなたのターンにのみ行う。"), YourTurn()),)
_ONLY_IF = (" activate only if ", " activate this ability only if ", " play this ability only if ")
_ONLY_IF_JA = ("場合にのみ起動できる。", "場合にのみプレイできる。")
_ANYBODY = (" any player may activate this ability.", "プレイヤーは誰でもこの能力を起動してもよい。")
_INSTANT = (" activate only as an instant.", "起動はインスタントとしてのみ行う。")
_ONCE = (" activate only once each turn.", " activate this ability only once each turn.")


@reads("activated", "en")
def read_activated(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "cost: effect"."""
    for cost, end in reader.read("cost", pos):
        start = reader.at(end, ": ")
        if start > 0:
            for do, stop in reader.read("effect", start):
                for limits, last in _limits(reader, stop, _SORCERY, _ONCE):
                    yield from _each(iter([(activated(cost, do, **limits), last)]))


def _limits(reader: Reader, pos: int, sorcery: tuple[str, ...], once: tuple[str, ...]) -> Iterator[tuple[dict[str, Any], int]]:
    """When an ability can be activated: as it may be said after its effect."""
    yield {}, pos
    english = reader.grammar.language == "en"
    for both, during in _ONLY_DURING:
        end = reader.at(pos, both[0 if english else 1])
        if end > 0:
            yield {"only_if": during}, end
    for timing, en, ja in TIMINGS:
        end = reader.at(pos, f" activate only {en}." if english else f"起動は{ja}にのみ行う。")
        if end > 0:
            yield {"only_if": timing}, end
    start = reader.at(pos, *_ONLY_IF) if english else max(pos, reader.at(pos, "この能力は、", "この能力は"))
    for condition, after in reader.read("condition", start) if start > 0 else ():
        end = reader.at(after, ".") if english else reader.at(after, *_ONLY_IF_JA)
        if end > 0:
            yield {"only_if": condition}, end
    others = (("anybody", _ANYBODY[0 if english else 1 :][:1]), ("instant", _INSTANT[0 if english else 1 :][:1]))
    for name, words in (("sorcery", sorcery), ("once", once), *others):
        end = reader.at(pos, *words)
        if end > 0:
            yield {name: True}, end


@reads("static_line", "en")
def read_static(reader: Reader, pos: int) -> Iterator[Reading]:
    """A static ability with its full stop."""
    for raw, end in reader.read("static", pos):
        stop = end if reader.text.startswith('."', end - 2) else reader.at(end, ".")  # a quotation brings its full stop
        if stop > 0:
            yield from _each(iter([(static(raw), stop)]))
        start = reader.at(end, " as long as ")
        for condition, after in reader.read("condition", start) if start > 0 else ():
            stop = reader.at(after, ".")
            if stop > 0 and raw.condition is None:
                yield from _each(iter([(static(conditional(raw, condition)), stop)]))


@reads("additional", "en")
def read_additional(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "As an additional cost to cast this spell, …"."""
    start = reader.at(pos, "as an additional cost to cast this spell, ", "as an additional cost to cast ~, ")
    if start > 0:
        for cost, end in reader.read("cost", start):
            stop = reader.at(end, ".")
            if stop > 0:
                yield AdditionalCost(canonical(cost)), stop


@reads("quoted", "en")
def read_quoted(reader: Reader, pos: int) -> Iterator[Reading]:
    """An ability in quotation marks."""
    start = reader.at(pos, '"')
    if start > 0:
        for ability, end in (*reader.read("triggered", start), *reader.read("activated", start), *reader.read("static_line", start)):
            stop = reader.at(end, '"')
            if stop > 0:
                yield ability, stop


# --- Japanese -------------------------------------------------------------------------------------------------------------------------


@reads("triggered", "ja")
def read_triggered_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「…とき、[…場合、]…」."""
    for when, end in reader.read("trigger", pos):
        start = reader.at(end, "、")
        if start > 0:
            for condition, after in ((None, start), *_ifs_ja(reader, start)):
                for do, stop in reader.read("effect", after):
                    yield from _each((triggered(when, condition, do, more), last) for more, last in _besides(reader, stop, *_AFTER_JA))
    for told, start in chapters(reader, pos):
        yield from _each((chapter(told, do), stop) for do, stop in reader.read("effect", start))


def _ifs_ja(reader: Reader, pos: int) -> Iterator[tuple[Any, int]]:
    for condition, end in reader.read("condition", pos):
        stop = reader.at(end, "場合、")
        if stop > 0:
            yield condition, stop


_SORCERY_JA = ("起動はソーサリーとしてのみ行う。", "この能力は、あなたがソーサリーを唱えられるときにのみ起動できる。")
_ONCE_JA = ("毎ターン1回しか起動できない。", "この能力は、毎ターン1回のみ起動できる。")


@reads("activated", "ja")
def read_activated_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「コスト：効果」."""
    for cost, end in reader.read("cost", pos):
        start = reader.at(end, ":")
        if start > 0:
            for do, stop in reader.read("effect", start):
                for limits, last in _limits(reader, stop, _SORCERY_JA, _ONCE_JA):
                    yield from _each(iter([(activated(cost, do, **limits), last)]))


@reads("static_line", "ja")
def read_static_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """A static ability with its full stop."""
    for raw, end in reader.read("static", pos):
        stop = reader.at(end, "。")
        if stop > 0:
            yield from _each(iter([(static(raw), stop)]))


@reads("additional", "ja")
def read_additional_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「この呪文を唱えるための追加コストとして、…」."""
    start = reader.at(pos, "この呪文を唱えるための追加コストとして、", "~を唱えるための追加コストとして、")
    if start > 0:
        for cost, end in reader.read("cost", start):
            stop = reader.at(end, "。")
            if stop > 0:
                yield AdditionalCost(canonical(cost)), stop


@reads("quoted", "ja")
def read_quoted_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """An ability in quotation marks."""
    start = reader.at(pos, "「", "『")
    if start > 0:
        for ability, end in (*reader.read("triggered", start), *reader.read("activated", start), *reader.read("static_line", start)):
            stop = reader.at(end, "」", "』")
            if stop > 0:
                yield ability, stop
