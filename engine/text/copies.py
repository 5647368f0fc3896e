"""Copies, and how permanents enter the battlefield, in both languages (CR 614.1c-d, 707)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import Static
from engine.actions.choose import Choose
from engine.actions.copy import BecomeCopyOf, CopyForEach, CopyOnStack, CreateCopies
from engine.attached_as_turned_up import TurnedUpAttached
from engine.continuous import Instead
from engine.copying import Becomes, CopyException, Gains, IfIs, Keeps
from engine.entering import AsEntersColor, AsEntersTurnDown, EntersWith
from engine.entering_as import EntersAsForm, Form
from engine.entering_as_copy import Additional, EntersAsCopy
from engine.filters import Controlled, Filter, Itself
from engine.instead import TurnedUpWith
from engine.instructions import Sequence
from engine.selectors import Remembered, This
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.continuous import END, about_itself
from engine.text.grammar import Reader, Reading, Values, Wordings, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import match, s
from engine.text.nouns import Noun
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import SUBTYPE_WORDS, SUPERTYPE_WORDS, TYPE_WORDS
from engine.would import WouldEnter, WouldTransform, WouldTurnUp

ITSELF = Filter(Itself())
CHOICES = {
    "color": ("color", "色1色"),
    "type": ("creature type", "クリーチャー・タイプ1つ"),
    "card name": ("nonland card name", "土地でないカード名1つ"),
}


def _enters(substitute: Any) -> Any:
    return Static((Instead(WouldEnter(ITSELF), substitute),))


# --- Exceptions ---------------------------------------------------------------------------------------------------------------------

say("exception", Becomes(power=s.p, toughness=s.t), "it's {p:stat}/{t:stat}", "それは{p:stat}/{t:stat}である")
say("exception", Becomes(colors=(s.c,)), ("it's {c:color}", "[that ]the copy is {c:color}"), "それは{c:color}である")
say("exception", Becomes(loses=(s.t,)), "it isn't {t:supertype}[ if the spell is legendary]", "それは{t:supertype0}でない")
say("exception", Gains(s.a), "it has {a:granted}", "それは{a:granted}を持つ")
say("exception", Keeps(("colors",)), "it doesn't copy that creature's color", "それはそのクリーチャーの色をコピーしない")
say("exception", Keeps(("name",)), "it doesn't copy that creature's name", "それはそのクリーチャーの名前をコピーしない")
template(
    "exception",
    lambda v: IfIs(v["type"], v["then"]) if isinstance(v["then"], CopyException) else None,
    lambda it: {"type": it.type, "then": it.then} if isinstance(it, IfIs) else None,
    "if it's a[n] {type:type}, {then:exception}",
    "それが{type:type}なら、{then:exception}",
    node=IfIs(s.type, s.then),
)
say(
    "exception",
    Additional(s.kind, 1),
    "it enters with an additional {kind:counters} counter on it",
    "それは追加の{kind:counters}カウンター1個が置かれた状態で戦場に出る",
)
say(
    "exception",
    Additional(s.kind, s.n),
    "it enters with {n:count} additional {kind:counters} counters on it",
    "それは追加の{kind:counters}カウンター{n:digits}個が置かれた状態で戦場に出る",
)
say(
    "exception",
    Additional(s.kind, s.n, s.type),
    "if it's a[n] {type:type}, it enters with {n:count} additional {kind:counters} counters on it",
    "それが{type:type}なら、それは追加の{kind:counters}カウンター{n:digits}個が置かれた状態で戦場に出る",
)
say("exception", s.becomes, "it's {becomes:alsokinds} in addition to its other types", "それは他のタイプに加えて{becomes:alsokinds}である")


_LISTS = (SUPERTYPE_WORDS, SUBTYPE_WORDS, TYPE_WORDS)


@reads("alsokinds", "en", "ja")
def read_kinds(reader: Reader, pos: int) -> Iterator[Reading]:
    """Supertypes, subtypes and types in a row: "a legendary snow creature"."""
    start = max(pos, reader.at(pos, "a ", "an ")) if reader.grammar.language == "en" else pos
    for words, end in _kinds(reader, start, 0):
        supertypes, subtypes, types = (tuple(word for n, word in words if n == level) for level in range(3))
        yield Becomes(types=types, subtypes=subtypes, supertypes=supertypes), end


def _kinds(reader: Reader, pos: int, level: int) -> Iterator[tuple[tuple[tuple[int, str], ...], int]]:
    for n in range(level, 3):
        for word, end in _LISTS[n].read(reader.grammar.language, reader.text, pos):
            yield ((n, word),), end
            after = reader.at(end, " ") if reader.grammar.language == "en" else end
            if after > 0:
                yield from ((((n, word), *more), stop) for more, stop in _kinds(reader, after, n))


@reads("barekinds", "en", "ja")
def read_bare_kinds(reader: Reader, pos: int) -> Iterator[Reading]:
    """Subtypes and types in a row, without an article."""
    for words, end in _kinds(reader, pos, 1):
        subtypes, types = (tuple(word for n, word in words if n == level) for level in (1, 2))
        if types:
            yield Becomes(types=types, subtypes=subtypes), end


@shows("barekinds", "en", "ja")
def show_bare_kinds(shower: Shower, it: Any) -> str:
    """Subtypes and types in a row, without an article."""
    shown: str = show_kinds(shower, it)
    return shown.removeprefix("a ")


@shows("alsokinds", "en", "ja")
def show_kinds(shower: Shower, it: Any) -> str:
    """Supertypes, subtypes and types in a row."""
    if not isinstance(it, Becomes) or it != Becomes(types=it.types, subtypes=it.subtypes, supertypes=it.supertypes):
        raise CantSay(it, "exception")
    words = [(of, word) for of, own in zip(_LISTS, (it.supertypes, it.subtypes, it.types), strict=True) for word in own]
    if shower.grammar.language == "ja":
        return "・".join(of.ja[word].removesuffix("の") for of, word in words)
    return " ".join([*(["a"] if it.subtypes or it.types else []), *(word for _, word in words)])


@reads("exceptions", "en", "ja")
def read_exceptions(reader: Reader, pos: int) -> Iterator[Reading]:
    """Exceptions in a row."""
    joins = (", and ", " and ", ", ") if reader.grammar.language == "en" else ("。また、",)
    for first, end in reader.read("exception", pos):
        yield (first,), end
        for join in joins:
            start = reader.at(end, join)
            if start > 0:
                yield from (((first, *more), stop) for more, stop in reader.read("exceptions", start))


@shows("exceptions", "en", "ja")
def show_exceptions(shower: Shower, several: Any) -> list[Piece]:
    """Exceptions in a row."""
    if not several:
        raise CantSay(several, "exceptions")
    shown = [shower.show("exception", one) for one in several]
    out: list[Piece] = [*shown[0]]
    for n, pieces in enumerate(shown[1:], 2):
        english = " and " if len(shown) == 2 else ", and " if n == len(shown) else ", "
        out += ["。また、" if shower.grammar.language == "ja" else english, *pieces]
    return out


# --- Entering -----------------------------------------------------------------------------------------------------------------------


@reads("copied", "en")
def read_copied(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "any creature on the battlefield", "a creature you control": its filter."""
    start = reader.at(pos, "any ")
    for it, end in reader.read("np1", start) if start > 0 else ():
        stop = reader.at(end, " on the battlefield")
        if stop > 0:
            yield it.filter, stop
    yield from reader.read("heardnp", pos)


@shows("copied", "en")
def show_copied(shower: Shower, what: Filter) -> list[Piece]:
    """ "any creature on the battlefield", "a creature you control"."""
    if any(isinstance(p, Controlled) for p in what.predicates):
        return list(shower.show("heardnp", what))
    return ["any ", *shower.show("np1", Noun(what)), " on the battlefield"]


@reads("copied", "ja")
def read_copied_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「クリーチャー1体」."""
    yield from reader.read("heardnp", max(pos, reader.at(pos, "戦場にある")))


@shows("copied", "ja")
def show_copied_ja(shower: Shower, what: Filter) -> list[Piece]:
    """「戦場にあるクリーチャー1体」."""
    there = [] if any(isinstance(p, Controlled) for p in what.predicates) else ["戦場にある"]
    return [*there, *shower.show("heardnp", what)]


def _as_copy(values: Values) -> Any:
    several = values.get("ex", ())
    exceptions = tuple(e for e in several if isinstance(e, CopyException))
    additional = tuple(e for e in several if isinstance(e, Additional))
    this = values["this"]
    if not (isinstance(this, Mention) and this.word == "this"):
        return None
    return _enters(EntersAsCopy(values["what"], exceptions, additional))


def _as_copy_taken(it: Any, excepted: bool) -> Values | None:
    found: Values = {}
    if not match(_enters(EntersAsCopy(s.what, s.exceptions, s.additional)), it, found) or found["what"] is None:
        return None
    several = (*found["exceptions"], *found["additional"])
    return {"this": This(), "what": found["what"], "ex": several} if bool(several) == excepted else None


_EN = "you may have {this:obj} enter[ the battlefield] as a copy of {what:copied}"
_JA = "あなたは{this:obj}を{what:copied}のコピーとして戦場に出してもよい"
template("static", _as_copy, lambda it: _as_copy_taken(it, excepted=False), _EN, _JA, node=_enters(EntersAsCopy(s.what)))
template(
    "static",
    _as_copy,
    lambda it: _as_copy_taken(it, excepted=True),
    _EN + ", except {ex:exceptions}",
    _JA + "。ただし、{ex:exceptions}",
)
say(
    "static",
    Static((Instead(WouldEnter(s.what), EntersAsCopy()),)),
    "{what:filters} enter[ the battlefield] as a copy of this creature",
    "{what:filters}はこのクリーチャーのコピーとして戦場に出る",
)
about_itself(
    _enters(EntersWith(s.kind, s.n)),
    "{this:subj} enters[ the battlefield] with a number of {kind:counters} counters on it equal to {n:amount}",
    "{this:subj}は、{n:amount}に等しい数の{kind:counters}カウンターが置かれた状態で戦場に出る",
)
for _what, (_en, _ja) in CHOICES.items():
    about_itself(
        _enters(AsEntersColor(_what)),
        f"as {{this:subj}} enters[ the battlefield], choose a {_en}",
        f"{{this:subj}}が戦場に出るに際し、{_ja}を選ぶ",
    )
    about_itself(
        Static((Instead(WouldTransform(Filter(Itself())), AsEntersColor(_what)),)),
        f"as {{this:subj}} transforms, choose a {_en}",
        f"{{this:subj}}が変身するに際し、{_ja}を選ぶ",
    )
about_itself(
    _enters(AsEntersTurnDown(s.what)),
    "as {this:subj} enters[ the battlefield], turn {what:obj} face down",
    "{this:subj}が戦場に出るに際し、{what:obj}を裏向きにする",
)
about_itself(
    Static((Instead(WouldTurnUp(ITSELF), TurnedUpWith(s.kind, s.n)),)),
    "as {this:subj} is turned face up, put {n:count} {kind:counters} (counter/counters@n) on it",
    "{this:subj}が表向きになるに際し、それの上に{kind:counters}カウンター{n:digits}個を置く",
)
about_itself(
    Static((Instead(WouldTurnUp(ITSELF), TurnedUpAttached(s.what)),)),
    "as {this:subj} is turned face up, you may attach it to {what:heardnp}",
    "{this:subj}が表向きになるに際し、あなたはそれを{what:heardnp}につけてもよい",
)
about_itself(
    Static((Instead(WouldTurnUp(ITSELF, "megamorph"), TurnedUpWith(s.kind, s.n)),)),
    "as {this:subj} is turned face up for its megamorph cost, put {n:count} {kind:counters} (counter/counters@n) on it",
    "{this:subj}が大変異コストで表向きになるに際し、それの上に{kind:counters}カウンター{n:digits}個を置く",
)
say("form", Form(s.p, s.t), "a {p:stat}/{t:stat} creature", "{p:stat}/{t:stat}のクリーチャー")
say("form", Form(s.p, s.t, s.a), "a {p:stat}/{t:stat} creature with {a:granted}", "{a:granted}を持つ{p:stat}/{t:stat}のクリーチャー")
about_itself(
    _enters(EntersAsForm((s.a, s.b, s.c))),
    "as {this:subj} enters[ the battlefield], it becomes your choice of {a:form}, {b:form}, or {c:form}",
    "{this:subj}が戦場に出るに際し、それはあなたの選んだ{a:form}か{b:form}か{c:form}になる",
)

# --- Copying ------------------------------------------------------------------------------------------------------------------------


def _copying(node: Any, en: Wordings, ja: Wordings) -> None:
    verb(node, en, ())
    say("jv", node, (), ja)


_copying(
    CopyOnStack(s.what, exceptions=s.ex),
    "copy {what:obj}, except {ex:exceptions}",
    "{what:obj}をコピーする。ただし、{ex:exceptions}",
)
_copying(
    CopyOnStack(s.what, 1, True, exceptions=s.ex),
    "copy {what:obj}, except {ex:exceptions}. you may choose new targets for the copy",
    "{what:obj}をコピーする。ただし、{ex:exceptions}。あなたはそのコピーの新しい対象を選んでもよい",
)
verb(
    CopyForEach(s.what),
    "copy {what:obj} for each other permanent or player it could target. each copy targets a different one of those permanents and players",
    "{what:obj}を、それの対象にできる他のパーマネントやプレイヤー1つにつき1回コピーし、"
    "それぞれのコピーはそれらのうち異なる1つを対象とするようにする",
)
verb(
    CopyOnStack(s.what, targeting=This()),
    "copy {what:obj}. the copy targets this creature",
    "{what:obj}をコピーし、そのコピーはこのクリーチャーを対象とするようにする",
)
verb(
    CreateCopies(s.what, 1, SUBJECT, s.ex),
    "create a token that's a copy of {what:obj}, except {ex:exceptions}",
    "{what:obj}のコピーであるトークン1体を、{ex:exceptions}ものとして生成する",
)
clause(
    BecomeCopyOf(s.what, s.of),
    "{what:subj} (becomes/become@what) a copy of {of:obj}",
    "{what:subj}は{of:obj}のコピーになる",
)
clause(
    BecomeCopyOf(s.what, s.of, (), END),
    "{what:subj} (becomes/become@what) a copy of {of:obj} until end of turn",
    "ターン終了時まで、{what:subj}は{of:obj}のコピーになる",
)
clause(
    Sequence(Choose(s.kind, "it"), BecomeCopyOf(s.what, Remembered("it"), (), END)),
    "choose {kind:heardnp} on the battlefield. {what:subj} (becomes/become@what) a copy of the chosen creature until end of turn",
    "戦場にある{kind:heardnp}を選ぶ。ターン終了時まで、{what:subj}はその選ばれたクリーチャーのコピーになる",
)
