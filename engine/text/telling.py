"""Abilities told as text, in either language."""

from __future__ import annotations

import re
from collections.abc import Sequence as Many
from typing import Any

from engine.abilities import Ability, Activated, KeywordAbility, SpellAbility, Static, Triggered
from engine.actions.life import DealDamage
from engine.actions.move import ReturnToHand
from engine.cards.card import CardFace
from engine.characteristic_filters import IsType
from engine.conditions import YourTurn
from engine.filters import Filter, Owned
from engine.instructions import If, May, Sequence
from engine.modal import Modal, Mode
from engine.record import replace
from engine.selectors import YOU, Target, This, You
from engine.state import BATTLEFIELD, COMMAND
from engine.targets import TargetSpec
from engine.text.abilities import NUMERALS, PLANE, on_plane, where_triggers, zones_of
from engine.text.clauses import SUBJECT, By
from engine.text.found_again import as_it_was
from engine.text.grammar import GRAMMARS
from engine.text.mentions import mentioned_by, unlinked
from engine.text.nodes import transformed, walk
from engine.text.nouns import canonical
from engine.text.phrasing import worded
from engine.text.shower import CantSay, Piece, Pointer, Shower, WhereX
from engine.text.timings import TIMINGS
from engine.text.verbs import YOUR_GRAVEYARD
from engine.text.wording import Language
from engine.when_chapter import Chapter
from engine.when_several import CardPutIntoGraveyard

START = "\x01"
"""Stands before the first letter of a sentence."""


def tell(ability: Ability, language: Language, this: str = "permanent", host: str = "creature") -> str:
    """An ability as rules text. ``this``: what the object is called, "creature"; ``host``: what it enchants.

    Raises:
        CantSay: no template says a part of it.
    """
    specs: Many[TargetSpec] = getattr(ability, "targets", ())
    shower = Shower(GRAMMARS[language], specs, this)
    shower.host = host
    pieces = _told(shower, ability)
    start = mentioned_by(ability.when, ability.condition) if isinstance(ability, Triggered) else ()
    return finished(language, worded(shower, pieces, start))


def _told(shower: Shower, ability: Ability) -> list[Piece]:
    english = shower.grammar.language == "en"
    if shower.this == PLANE:
        ability = on_plane(ability, COMMAND, BATTLEFIELD)
    match ability:
        case KeywordAbility():
            return [START, *shower.show("kw", ability)]
        case Triggered(when=Chapter(numbers=numbers), keyword="", condition=None):
            symbols = (", " if english else "、").join(NUMERALS[n - 1].upper() for n in numbers)
            return [symbols, " — " if english else " ― ", START, *effect_pieces(shower, ability.do, inside=True)]
        case Triggered(keyword="", rules=()):
            if ability.zones != where_triggers(ability.when, ability.condition):
                raise CantSay(ability, "ability")
            when = shower.show("trigger", ability.when)
            condition: list[Piece] = []
            if ability.condition is not None:
                said = shower.show("condition", ability.condition)
                condition = ["if ", *said, ", "] if english else [*said, "場合、"]
            shower.event = event_noun(ability.when)
            do = as_it_was(ability.do, ability.when)
            once = [" Do this only once each turn." if english else "これは毎ターン1回しか行えない。"] if ability.once_each_turn else []
            if ability.cant_be_countered:
                once.append(" This ability can't be countered." if english else "この能力は打ち消されない。")
            return [START, *when, ", " if english else "、", *condition, *effect_pieces(shower, do, inside=True), *once]
        case Activated(rules=()):
            if ability.zones != zones_of(ability.cost, ability.only_if):
                raise CantSay(ability, "ability")
            limit = _only_if(shower, ability.only_if)
            if ability.sorcery_speed:
                limit.append(" Activate only as a sorcery." if english else "起動はソーサリーとしてのみ行う。")
            if ability.once_each_turn:
                limit.append(" Activate only once each turn." if english else "毎ターン1回しか起動できない。")
            if ability.any_player:
                limit.append(" Any player may activate this ability." if english else "プレイヤーは誰でもこの能力を起動してもよい。")
            if ability.as_instant:
                limit.append(" Activate only as an instant." if english else "起動はインスタントとしてのみ行う。")
            cost = shower.show("cost", ability.cost)
            return [START, *cost, ": " if english else "：", *effect_pieces(shower, ability.do), *limit]
        case SpellAbility():
            before: list[Piece] = []
            if ability.additional_cost is not None:
                cost = shower.show("cost", ability.additional_cost)
                as_cost = "As an additional cost to cast this spell, " if english else "この呪文を唱えるための追加コストとして、"
                before = [as_cost, *cost, ".\n" if english else "。\n"]
            return [*before, *effect_pieces(shower, ability.do)]
        case Static():
            said = shower.show("static", ability)
            quotes = english and isinstance(said[-1], str) and said[-1].endswith('."')
            return [START, *said, *(() if quotes else ("." if english else "。",))]
    raise CantSay(ability, "ability")


def _only_if(shower: Shower, condition: Any) -> list[Piece]:
    """When an ability can be activated."""
    english = shower.grammar.language == "en"
    if condition is None:
        return []
    for timing, en, ja in TIMINGS:
        if condition == timing:
            return [f" Activate only {en}." if english else f"起動は{ja}にのみ行う。"]
    if condition == YourTurn():
        return [" Activate only during your turn." if english else "起動はあなたのターンにのみ行う。"]
    said = shower.show("condition", condition)
    return [" Activate only if ", *said, "."] if english else ["この能力は、", *said, "場合にのみ起動できる。"]


def event_noun(when: Any) -> str:
    """What the objects of an event are called: by the type that the trigger condition names."""
    if isinstance(when, CardPutIntoGraveyard):
        return "card"
    what = getattr(when, "what", None)
    types = [p.type for p in what.predicates if isinstance(p, IsType)] if isinstance(what, Filter) else []
    return types[0] if types else "permanent"


def quoted(shower: Shower, ability: Any) -> str:
    """An ability in quotation marks."""
    told = tell(ability, shower.grammar.language, shower.this)
    return f'"{told}"' if shower.grammar.language == "en" else f"「{told}」"


for _language in GRAMMARS:
    GRAMMARS[_language].showers["quoted"] = quoted


# --- Effects --------------------------------------------------------------------------------------------------------------------------


def effect_pieces(shower: Shower, do: Any, inside: bool = False) -> list[Piece]:
    """An effect in sentences. ``inside``: it goes on a sentence that has begun."""
    if isinstance(do, Modal):
        return [*([] if inside else [START]), *shower.show("modes", do)]
    parts = unlinked(grouped(shower, do.parts)) if isinstance(do, Sequence) else (do,)
    out: list[Piece] = []
    declared: set[int] = set()
    for n, part in enumerate(parts):
        if shower.grammar.language == "ja":
            first = sorted({t.n for t in walk(part, (Ability, Mode)) if isinstance(t, Target) and not _within(shower, t)} - declared)
            declared.update(first)
            out += [piece for t in first for piece in (Pointer(t, "declared"), "を対象とする。")]
        if shower.grammar.language == "en":
            out += [" "] if n else []
            out += [] if inside and n == 0 else [START]
        out += _sentence(shower, part)
    return out


def _within(shower: Shower, target: Target) -> bool:
    """Whether targets are said where something is divided among them."""
    return shower.specs[target.n].divided is not None


def grouped(shower: Shower, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Instructions in a row; those for which there are words together are one."""
    out: list[Any] = []
    n = 0
    while n < len(parts):
        together = next((k for k in range(min(4, len(parts) - n), 1, -1) if _has_words(shower, Sequence(*parts[n : n + k]))), 1)
        out.append(Sequence(*parts[n : n + together]) if together > 1 else parts[n])
        n += together
    return tuple(out)


def _has_words(shower: Shower, part: Any) -> bool:
    """Whether a template says all of several instructions, or of one that sentences could also say."""
    kinds = ("clause",) if shower.grammar.language == "en" else ("jo", "jv")
    templates = [t for kind in kinds for t in shower.grammar.templates.get(kind, ()) if type(t.node) is type(part)]
    return any(t.take(transformed(part, _to_subject, TOKENS)) is not None or t.take(part) is not None for t in templates)


TOKENS = (CardFace,)
"""The "you" of a token's abilities is not who does something to it or creates it."""


def _to_subject(node: Any) -> Any:
    return SUBJECT if isinstance(node, You) else node


def _sentence(shower: Shower, part: Any) -> list[Piece]:
    english = shower.grammar.language == "en"
    match part:
        case May(otherwise=None):
            return _may(shower, part.do)
        case If() if not _has_words(shower, part):
            condition, do = shower.show("condition", part.condition), clauses(shower, part.do)
            out: list[Piece] = ["if ", *condition, ", ", *do, "."] if english else [*condition, "なら、", *do, "。"]
            if part.otherwise is not None:
                otherwise = clauses(shower, part.otherwise)
                out += [" ", START, "otherwise, ", *otherwise, "."] if english else ["そうでないなら、", *otherwise, "。"]
            return out
    return _stop(shower, [*_clause(shower, part)])


def _stop(shower: Shower, pieces: list[Piece]) -> list[Piece]:
    """A sentence with its full stop, and with what X is."""
    wheres = [p.amount for p in pieces if isinstance(p, WhereX)]
    out: list[Piece] = [p for p in pieces if not isinstance(p, WhereX)]
    if len(set(map(repr, wheres))) > 1:
        raise CantSay(wheres[1], "amount")
    english = shower.grammar.language == "en"
    if wheres:
        amount = shower.show("amount", wheres[0])
        out += [", where X is ", *amount] if english else ["。Xは", *amount, "に等しい"]
    if english and isinstance(out[-1], str) and out[-1].endswith('."'):
        return out
    return [*out, "." if english else "。"]


def _may(shower: Shower, do: Any) -> list[Piece]:
    first, *more = grouped(shower, do.parts) if isinstance(do, Sequence) else (do,)
    rest = tuple(more)
    yours = transformed(_as_said(shower, first), _to_subject, TOKENS)
    if shower.grammar.language == "en":
        out = _stop(shower, ["you may ", *shower.show("vp", yours)])
        for n, part in enumerate(rest):
            out += [" ", START, "if you do, ", *_clause(shower, part)] if n == 0 else [", then ", *_clause(shower, part)]
        return [*out, "."] if rest else out
    out = _stop(shower, [*shower.show("jvt", yours), "もよい"])
    return [*out, "そうしたなら、", *clauses(shower, in_sequence(rest)), "。"] if rest else out


def in_sequence(parts: tuple[Any, ...]) -> Any:
    """One instruction of several."""
    return parts[0] if len(parts) == 1 else Sequence(*parts)


def clauses(shower: Shower, do: Any) -> list[Piece]:
    """An instruction, or several in one sentence."""
    parts = do.parts if isinstance(do, Sequence) else (do,)
    if shower.grammar.language == "en":
        return [piece for n, part in enumerate(parts) for piece in (*([", then "] if n else []), *_clause(shower, part))]
    out: list[Piece] = []
    for n, part in enumerate(parts):
        last = n == len(parts) - 1
        out += [*_clause(shower, part, "" if last else "c"), *([] if last else ["、その後、"])]
    return out


def _as_said(shower: Shower, do: Any) -> Any:
    """An instruction with what its words say of it: where cards come from."""
    if isinstance(do, ReturnToHand) and do.from_zone == "graveyard" and isinstance(do.what, Target):
        spec = shower.specs[do.what.n]
        yours = spec.what is not None and Owned("you") in spec.what.predicates
        if spec.zone == "graveyard":
            return replace(do, from_zone=YOUR_GRAVEYARD if yours else "battlefield")
    return do


def _clause(shower: Shower, do: Any, form: str = "") -> tuple[Piece, ...]:
    do = By(This(), do) if isinstance(do, DealDamage) else _as_said(shower, do)
    if shower.grammar.language == "en":
        return shower.show("clause", do)
    for kind in ("jo" + form, "jv" + form):
        try:
            return shower.show(kind, do)
        except CantSay:
            continue
    yours = transformed(do, _to_subject, TOKENS)
    if yours != do:
        return shower.show("jv" + form, yours)
    who = getattr(do, "who", None)
    if who is None or who == YOU:
        raise CantSay(do, "clause")
    each = "はそれぞれ" if type(who).__name__.startswith("Each") else "は"
    return (*shower.show("whoever" if not _pointer(who) else "who", who), each, *shower.show("jv" + form, replace(do, who=SUBJECT)))


def _pointer(who: Any) -> bool:
    from engine.selectors import EventPlayer, Target  # noqa: PLC0415

    return isinstance(who, (Target, EventPlayer))


# --- The finished text ----------------------------------------------------------------------------------------------------------------


def finished(language: Language, text: str) -> str:
    """A text with its capital letters, and "an" where it belongs."""
    if language == "ja":
        return text.replace(START, "")
    text = re.sub(rf"(?:{START}|(?<=\. ))(.?)", lambda m: m[1].upper(), text)
    return re.sub(r"\b([Aa]) (?=[aeiouAEIOU8]|11\b|18\b)", r"\1n ", text)


def tell_mode(mode: Mode, language: Language, this: str) -> str:
    """What a mode does."""
    shower = Shower(GRAMMARS[language], mode.targets, this)
    return finished(language, worded(shower, effect_pieces(shower, mode.do), ()))


def word_for(types: tuple[str, ...]) -> str:
    """What a text calls an object of these types: "this creature"."""
    for word in (PLANE, "creature", "land", "artifact", "enchantment", "planeswalker"):
        if word in types:
            return word
    return "spell" if {"instant", "sorcery"} & {*types} else "permanent"


def lines(abilities: Many[Ability], language: Language, types: tuple[str, ...] = (), of: Many[Ability] = ()) -> list[str]:
    """Abilities as the lines of a card: plain keywords together, everything else on a line of its own.

    ``of``: all abilities of the card, if these are but some.
    """
    host = _host_of(of or abilities)
    out: list[str] = []
    plain: list[str] = []
    for ability in abilities:
        told = tell(canonical(ability), language, word_for(types), host)
        if isinstance(ability, KeywordAbility) and ability.cost is None and ability.n is None:
            plain.append(told)
            continue
        if plain:
            out.append(_listed(plain, language))
            plain = []
        out += told.split("\n")
    return [*out, _listed(plain, language)] if plain else out


def _host_of(abilities: Many[Ability]) -> str:
    """What an Aura calls what it enchants: by the card type in its enchant ability, else a permanent."""
    for ability in abilities:
        if isinstance(ability, KeywordAbility) and ability.what is not None and ability.quality:
            types = [p.type for p in ability.what.predicates if isinstance(p, IsType)]
            return types[0] if len(types) == 1 and types[0] in _HOSTS else "permanent"
    return "creature"


_HOSTS = ("creature", "land", "artifact")


def _listed(keywords: list[str], language: Language) -> str:
    if language == "ja":
        return "、".join(keywords)
    return ", ".join([keywords[0], *(k[0].lower() + k[1:] for k in keywords[1:])])
