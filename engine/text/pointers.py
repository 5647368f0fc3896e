"""Pointers: the objects and players that an effect is about. "target creature", "it", "each opponent", それ, 各対戦相手."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.amounts import X
from engine.filters import Another, Filter, Owned
from engine.record import replace
from engine.selectors import (
    ENCHANTED,
    EQUIPPED,
    YOU,
    ControllerOf,
    Each,
    EachOpponent,
    EachPlayer,
    EachSpell,
    EventObjects,
    EventPlayer,
    EventSpell,
    Host,
    OwnerOf,
    Target,
    This,
    Those,
)
from engine.targets import TargetSpec
from engine.text.grammar import Reader, Reading, reads, say, shows
from engine.text.mentions import Declared, Mention
from engine.text.nodes import s
from engine.text.nouns import ANY_TARGET, Noun, spec_of
from engine.text.shower import CantSay, Piece, Pointer, Shower
from engine.text.special_targets import PLACES, PLAYER_OR, SINGLE, YOUR_TRIGGERED, player_or

_HOST = re.compile(r"(?:(enchanted)|equipped) (?:creature|permanent|land|artifact)\b")
_HOST_JA = re.compile(r"(?:(エンチャント)|装備)(?:している|されている)(?:クリーチャー|パーマネント|土地|アーティファクト)")
_KINDS = "creature|permanent|card|spell|token|artifact|enchantment|land|aura|equipment|vehicle|planeswalker"
_THIS = re.compile(rf"~|this (?:{_KINDS})\b")
_THAT = re.compile(rf"(?:that|the) (?:{_KINDS})\b")
_THOSE = re.compile(rf"(?:those|the) (?:{_KINDS})s\b")
_PRONOUN = re.compile(r"(it|they|them)\b(?!')")
_POSSESSIVE = re.compile(r"(its|their)\b")
_KINDS_JA = "クリーチャー|パーマネント|カード|呪文|トークン|アーティファクト|エンチャント|土地|オーラ|装備品|機体|プレインズウォーカー"
_THIS_JA = re.compile(rf"~|この(?:{_KINDS_JA})|これ(?!ら|により|でない)")
_THAT_JA = re.compile(rf"その(?:{_KINDS_JA})")
_THOSE_JA = re.compile(rf"それら(?:の(?:{_KINDS_JA}))?")
_IT_JA = re.compile(r"それ(?!ぞれ|ら)")


def each(it: Noun) -> Any:
    """Everything that a noun phrase names."""
    return EachSpell(it.filter) if it.zone == "stack" else Each(it.filter, it.zone)


def noun_of(what: Any) -> Noun:
    """The noun phrase of :func:`each`.

    Raises:
        CantSay: it isn't one.
    """
    if isinstance(what, Each):
        return Noun(what.filter, what.zone)
    if isinstance(what, EachSpell):
        return Noun(what.filter, "stack", "spell")
    raise CantSay(what, "noun")


def _match(reader: Reader, pattern: re.Pattern[str], pos: int, word: str) -> Iterator[Reading]:
    found = pattern.match(reader.text, pos)
    if found:
        yield Mention(word, pos), reader.at(pos, found[0])


def _named(reader: Reader, pos: int) -> Iterator[Reading]:
    n = ord(reader.text[pos]) - 0xE000 if pos < len(reader.text) else -1
    if 0 <= n < len(reader.named):
        yield reader.named[n], reader.at(pos, reader.text[pos])


def _host(reader: Reader, pattern: re.Pattern[str], pos: int) -> Iterator[Reading]:
    found = pattern.match(reader.text, pos)
    if found:
        yield Host(ENCHANTED if found[1] else EQUIPPED), reader.at(pos, found[0])


# --- English --------------------------------------------------------------------------------------------------------------------------


@reads("obj", "en")
def read_object(reader: Reader, pos: int) -> Iterator[Reading]:
    """What an effect is about."""
    yield from _named(reader, pos)
    yield from _match(reader, _THIS, pos, "this")
    found = _PRONOUN.match(reader.text, pos)
    if found:
        yield Mention("it" if found[1] == "it" else "they", pos), reader.at(pos, found[0])
    yield from _match(reader, _THAT, pos, "that")
    yield from _host(reader, _HOST, pos)
    yield from _match(reader, _THOSE, pos, "those")
    yield from _targets(reader, pos)
    start = reader.at(pos, "all ")
    if start > 0:
        yield from ((each(it), end) for it, end in reader.read("nps", start))
    start = reader.at(pos, "each ")
    if start > 0:
        yield from ((each(it), end) for it, end in reader.read("np1", start))


def _targets(reader: Reader, pos: int) -> Iterator[Reading]:
    end = reader.at(pos, "any target")
    if end > 0:
        yield Mention("target", pos, ANY_TARGET), end
    for start, other in ((reader.at(pos, "target "), False), (reader.at(pos, "another target "), True)):
        if start > 0:
            for it, end in _with_stack(reader, start, "np1"):
                yield Mention("target", pos, _spec(it, other)), end
    start = reader.at(pos, "up to one target ")
    if start > 0:
        yield from ((Mention("target", pos, spec_of(it, 0, 1)), end) for it, end in _with_stack(reader, start, "np1"))
    start = reader.at(pos, "x target ")
    if start > 0:
        yield from ((Mention("target", pos, replace(spec_of(it), exactly=X())), end) for it, end in _with_stack(reader, start, "nps"))
    upto = reader.at(pos, "up to ")
    for n, after in reader.read("count", max(upto, pos)):
        start = reader.at(after, " target ", " other target ")
        if start > 0 and isinstance(n, int) and n > 1:
            least = 0 if upto > 0 else n
            for it, end in _with_stack(reader, start, "nps"):
                yield Mention("target", pos, spec_of(it, least, n)), end


def _spec(it: Noun, other: bool) -> TargetSpec:
    if other:
        it = replace(it, filter=Filter(Another(), *it.filter.predicates))
    return spec_of(it)


def _with_stack(reader: Reader, pos: int, kind: str) -> Iterator[tuple[Noun, int]]:
    """Noun phrases, and abilities on the stack."""
    yield from reader.read(kind, pos)
    for both, zone, what, stack in PLACES:
        end = reader.at(pos, both[0])
        if end > 0:
            yield Noun(what, zone, stack), end
    end = reader.at(pos, "triggered ability you control")
    if end > 0:
        yield Noun(YOUR_TRIGGERED, "stack", "ability"), end
    end = reader.at(pos, "spell or ability with a single target")
    if end > 0:
        yield Noun(SINGLE, "stack", "any"), end
    end = reader.at(pos, "activated or triggered ability")
    if end > 0:
        yield Noun(Filter(), "stack", "ability"), end
    end = reader.at(pos, "spell, activated ability, or triggered ability")
    if end > 0:
        yield Noun(Filter(), "stack", "any"), end


@reads("subj", "en")
def read_subject(reader: Reader, pos: int) -> Iterator[Reading]:
    """What an effect is about, as the subject: also "creatures you control"."""
    yield from reader.read("obj", pos)
    yield from ((each(it), end) for it, end in reader.read("nps", pos))


@reads("eachs", "en")
def read_all(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "creatures you control"."""
    yield from ((each(it), end) for it, end in reader.read("nps", pos))


@shows("eachs", "en")
def show_all(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """ "creatures you control"."""
    return shower.show("nps", noun_of(what))


@reads("poss", "en")
def read_possessive(reader: Reader, pos: int) -> Iterator[Reading]:
    """Whose: "its", "that creature's", "target creature's"."""
    found = _POSSESSIVE.match(reader.text, pos)
    if found:
        yield Mention("it" if found[1] == "its" else "they", pos), reader.at(pos, found[0])
    for what, end in reader.read("obj", pos):
        stop = reader.at(end, "'s", "'")
        if stop > 0:
            yield what, stop


@reads("who", "en")
def read_players(reader: Reader, pos: int) -> Iterator[Reading]:
    """Players, without "you"."""
    for both, which, types in PLAYER_OR:
        end = reader.at(pos, both[0])
        if end > 0:
            yield Mention("target", pos, player_or(which, *types)), end
    for words, players in (("target player", "any"), ("target opponent", "opponent")):
        end = reader.at(pos, words)
        if end > 0:
            yield Mention("target", pos, TargetSpec(None, players=players)), end
    end = reader.at(pos, "that player", "the player")
    if end > 0:
        yield Mention("that player", pos), end


@reads("players", "en")
def read_whose(reader: Reader, pos: int) -> Iterator[Reading]:
    """Whose: "target opponent's", "that player's"."""
    for what, end in reader.read("who", pos):
        stop = reader.at(end, "'s")
        if stop > 0:
            yield what, stop


@shows("players", "en")
def show_whose(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """Whose."""
    return (*shower.show("who", what), "'s")


# --- Japanese -------------------------------------------------------------------------------------------------------------------------


@reads("obj", "ja")
def read_object_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """What an effect is about."""
    yield from _named(reader, pos)
    yield from _match(reader, _THIS_JA, pos, "this")
    yield from _match(reader, _IT_JA, pos, "sore")
    yield from _match(reader, _THAT_JA, pos, "that")
    yield from _host(reader, _HOST_JA, pos)
    yield from _match(reader, _THOSE_JA, pos, "those")
    start = reader.at(pos, "すべての", "各")
    if start > 0:
        yield from ((each(it), end) for it, end in reader.read("np", start))
    start = reader.at(pos, "あなたの墓地からすべての")
    if start > 0:
        found = ((Filter(*what.predicates, Owned("you")), end) for what, end in reader.read("cardnp", start))
        yield from ((Each(what, "graveyard"), end) for what, end in found)
    for it, end in reader.read("np", pos):
        stop = reader.at(end, "すべて")
        if stop > 0:
            yield each(it), stop


@reads("subj", "ja")
def read_subject_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """What an effect is about, as the subject."""
    yield from reader.read("obj", pos)
    yield from ((each(it), end) for it, end in reader.read("np", pos))


@reads("eachs", "ja")
def read_all_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「あなたがコントロールしているクリーチャー」."""
    yield from ((each(it), end) for it, end in reader.read("np", pos))


@shows("eachs", "ja")
def show_all_ja(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """「あなたがコントロールしているクリーチャー」."""
    return shower.show("np", noun_of(what))


@reads("poss", "ja")
def read_possessive_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """Whose: それの."""
    for what, end in reader.read("obj", pos):
        stop = reader.at(end, "の")
        if stop > 0:
            yield what, stop


@reads("who", "ja")
def read_players_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """Players, without あなた."""
    end = reader.at(pos, "そのプレイヤー", "その対戦相手")
    if end > 0:
        yield Mention("that player", pos), end


@reads("declared", "ja")
def read_declared(reader: Reader, pos: int) -> Iterator[Reading]:
    """Targets, without を対象とする."""
    players: tuple[tuple[str, TargetSpec], ...] = (
        ("クリーチャー1体かプレインズウォーカー1体かプレイヤー1人", ANY_TARGET), ("クリーチャー1体かプレイヤー1人", ANY_TARGET),
        ("プレイヤー1人", TargetSpec(None, players="any")), ("対戦相手1人", TargetSpec(None, players="opponent")),
        ("起動型能力か誘発型能力1つ", spec_of(Noun(Filter(), "stack", "ability"))),
        ("起動型能力や誘発型能力のうち1つ", spec_of(Noun(Filter(), "stack", "ability"))),
        ("1つ", ANY_TARGET), ("あなたがコントロールしている誘発型能力1つ", spec_of(Noun(YOUR_TRIGGERED, "stack", "ability"))),
        ("対象が1つである呪文や能力1つ", spec_of(Noun(SINGLE, "stack", "any"))),
    )  # fmt: skip
    for both, zone, what, stack in PLACES:
        end = reader.at(pos, both[1])
        if end > 0:
            yield Declared((Mention("target", pos, spec_of(Noun(what, zone, stack))),)), end
    for words, spec in (*players, *((w[1], player_or(p, *t)) for w, p, t in PLAYER_OR)):
        end = reader.at(pos, words)
        if end > 0:
            yield Declared((Mention("target", pos, spec),)), end
    for (it, n), end in reader.read("npn", pos):
        if isinstance(n, int):
            yield Declared((Mention("target", pos, spec_of(it, n, n)),)), end
        elif n == X():
            yield Declared((Mention("target", pos, replace(spec_of(it), exactly=X())),)), end
    for it, end in reader.read("np", pos):
        start = reader.at(end, "最大")
        if start > 0:
            for n, after in reader.read("digits", start):
                for _, stop in reader.read("classifier", after):
                    if isinstance(n, int):
                        yield Declared((Mention("target", pos, spec_of(it, 0, n)),)), stop


# --- Printing: what is settled when the whole text is known ---------------------------------------------------------------------------


@shows("obj", "en", "ja")
def show_object(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """What an effect is about."""
    if isinstance(what, Those) and what in shower.names:
        return (shower.names[what],)
    if isinstance(what, Host):
        return (_show_host(shower, what.said),)
    if isinstance(what, (Each, EachSpell)):
        if shower.grammar.language == "ja":
            return ("すべての", *shower.show("np", noun_of(what)))
        return ("all ", *shower.show("nps", noun_of(what)))
    return (Pointer(_pointed(what, "obj"), "obj"),)


def _pointed(what: Any, kind: str) -> Any:
    if not isinstance(what, (This, Target, EventObjects, EventPlayer, EventSpell)):
        raise CantSay(what, kind)
    return what


@shows("subj", "en", "ja")
def show_subject(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """What an effect is about, as the subject."""
    if isinstance(what, Those) and what in shower.names:
        return (shower.names[what],)
    if isinstance(what, Host):
        return (_show_host(shower, what.said),)
    if isinstance(what, (Each, EachSpell)):
        return shower.show("eachs", what)
    return (Pointer(_pointed(what, "subj"), "subj"),)


def _show_host(shower: Shower, said: str = "") -> str:
    equipment = said == EQUIPPED if said else shower.this == "artifact"
    if shower.grammar.language == "ja":
        return "装備しているクリーチャー" if equipment else f"エンチャントしている{_HOSTS_JA[shower.host]}"
    return "equipped creature" if equipment else f"enchanted {shower.host}"


_HOSTS_JA = {"creature": "クリーチャー", "permanent": "パーマネント", "land": "土地", "artifact": "アーティファクト"}


@shows("poss", "en", "ja")
def show_possessive(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """Whose."""
    if isinstance(what, Those) and what in shower.names:
        return (shower.names[what] + ("の" if shower.grammar.language == "ja" else "'s"),)
    return (Pointer(_pointed(what, "poss"), "poss"),)


@shows("who", "en", "ja")
def show_players(shower: Shower, what: Any) -> tuple[Piece, ...] | None:
    """Players."""
    return (Pointer(what, "who"),) if isinstance(what, (Target, EventPlayer)) else None


for _kind in ("who", "whoever"):
    say(_kind, EachOpponent(), "each opponent", "各対戦相手")
    say(_kind, EachPlayer(), "each player", "各プレイヤー")
    say(_kind, ControllerOf(s.x), "{x:poss} controller", "{x:poss}コントローラー")
    say(_kind, OwnerOf(s.x), "{x:poss} owner", "{x:poss}オーナー")
say("whoever", YOU, "you", "あなた")
