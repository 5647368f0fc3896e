"""Which words a pointer gets: "target creature" the first time, then "it" or "that creature"."""

from __future__ import annotations

from typing import Any

from engine.amounts import X
from engine.characteristic_filters import IsType
from engine.filters import Filter
from engine.selectors import EventObjects, EventSpell, Target, This
from engine.targets import TargetSpec
from engine.text.mentions import Said
from engine.text.nouns import ANY_TARGET, Noun, noun_of
from engine.text.nouns_ja import classifier
from engine.text.numbers import show_count
from engine.text.shower import CantSay, Piece, Pointer, Shower
from engine.text.special_targets import SINGLE, YOUR_TRIGGERED, said_place, said_player_or
from engine.text.words import TYPE_WORDS

_THIS_JA = {"spell": "呪文", "permanent": "パーマネント"}
_PLAYERS = {"any": ("target player", "プレイヤー1人"), "opponent": ("target opponent", "対戦相手1人")}


def worded(shower: Shower, pieces: list[Piece], start: tuple[Any, ...]) -> str:
    """The pieces of an ability as a text; every pointer put into words by what was mentioned before it.

    Raises:
        CantSay: no word means what is pointed at.
    """
    said = Said(specs=list(shower.specs), order=list(start))
    out: list[str] = []
    fresh = True
    for piece in pieces:
        if isinstance(piece, str):
            out.append(piece)
        elif isinstance(piece, Pointer):
            if piece.case == "declared":
                said.mention(Target(piece.what))
                out.append(_declared(shower, shower.specs[piece.what]))
                continue
            word = _english if shower.grammar.language == "en" else _japanese
            out.append(word(shower, said, piece, fresh and piece.what == This()))
            fresh = fresh and piece.what != This()
            said.mention(piece.what)
        else:
            raise CantSay(piece.amount, "amount")
    return "".join(out)


def _english(shower: Shower, said: Said, pointer: Pointer, first: bool) -> str:
    what, case = pointer.what, pointer.case
    if isinstance(what, Target) and what not in said.order:
        return _target(shower, shower.specs[what.n]) + ("'s" if case == "poss" else "")
    if case == "who":
        if said.meant("that player") != what:
            raise CantSay(what, "who")
        return "that player"
    if what == This() and (first or case == "cost" or said.meant("it") != what):
        return f"this {shower.this}" + ("'s" if case == "poss" else "")
    if said.meant("it") == what:
        return "its" if case == "poss" else "it"
    if said.meant("they") == what and said.plural(what):
        return {"poss": "their", "subj": "they"}.get(case, "them")
    if said.meant("that") == what:
        return f"that {_noun(shower, what)}" + ("'s" if case == "poss" else "")
    raise CantSay(what, case)


def _japanese(shower: Shower, said: Said, pointer: Pointer, first: bool) -> str:
    what, case = pointer.what, pointer.case
    of = "の" if case == "poss" else ""
    if what == This():
        return ("この" + (_THIS_JA.get(shower.this) or TYPE_WORDS.ja[shower.this]) if first else "これ") + of
    if case == "who":
        if said.meant("that player") != what:
            raise CantSay(what, "who")
        return "そのプレイヤー"
    if said.plural(what) and said.meant("they") == what:
        return "それら" + of
    if said.meant("sore") == what:
        return "それ" + of
    raise CantSay(what, case)


def _noun(shower: Shower, what: Any) -> str:
    if isinstance(what, EventObjects):
        return shower.event
    if isinstance(what, EventSpell):
        return "spell"
    if isinstance(what, Target):
        spec = shower.specs[what.n]
        if spec.players:
            raise CantSay(what, "noun")
        if spec.zone != "battlefield":
            return "spell" if spec.zone == "stack" else "card"
        types = [p.type for p in (spec.what or Filter()).predicates if isinstance(p, IsType)]
        return types[0] if types else "permanent"
    raise CantSay(what, "noun")


def _target(shower: Shower, spec: TargetSpec) -> str:
    _must_be_sayable(spec)
    if spec == ANY_TARGET:
        return "any target"
    if spec.what is None:
        return _PLAYERS[spec.players][0]
    if spec.players:
        return _or_raise(said_player_or(spec, 0), spec)
    if said_place(spec, 0):
        return "target " + said_place(spec, 0)
    if spec.zone == "stack" and spec.stack != "spell":
        if spec.what == YOUR_TRIGGERED and spec.stack == "ability":
            return "target triggered ability you control"
        if spec.what == SINGLE and spec.stack == "any":
            return "target spell or ability with a single target"
        if spec.what.predicates:
            raise CantSay(spec, "target")
        return (
            "target " + {"ability": "activated or triggered ability", "any": "spell, activated ability, or triggered ability"}[spec.stack]
        )
    several = spec.most > 1 or spec.exactly is not None
    noun = "".join(_text(p) for p in shower.show("nps" if several else "np1", noun_of(spec)))
    if noun.startswith(("another ", "other ")):
        return ("another target " if not several else "other target ") + noun.partition(" ")[2]
    if spec.exactly is not None or spec.divided is not None:
        return "X target " + noun if spec.exactly == X() and spec.divided is None else _cant_say(spec)
    if (spec.least, spec.most) == (1, 1):
        return "target " + noun
    count = "one" if spec.most == 1 else "".join(map(_text, show_count(shower, spec.most)))
    return ("up to " if spec.least == 0 else "") + count + " target " + noun


def _must_be_sayable(spec: TargetSpec) -> None:
    if spec.condition is not None or spec.up_to is not None or spec.rules:
        _cant_say(spec)


def _cant_say(spec: TargetSpec) -> str:
    raise CantSay(spec, "target")


def _or_raise(words: str, spec: TargetSpec) -> str:
    return words or _cant_say(spec)


def _text(piece: Piece) -> str:
    if not isinstance(piece, str):
        raise CantSay(piece, "target")
    return piece


def _declared(shower: Shower, spec: TargetSpec) -> str:
    _must_be_sayable(spec)
    if spec == ANY_TARGET:
        return "1つ"
    if spec.what is None:
        return _PLAYERS[spec.players][1]
    if spec.zone == "stack" and spec.stack == "ability" and not spec.what.predicates:
        return "起動型能力か誘発型能力1つ"
    if spec.players:
        return _or_raise(said_player_or(spec, 1), spec)
    if said_place(spec, 1):
        return said_place(spec, 1)
    if spec.zone == "stack" and spec.stack != "spell":
        if spec.what == YOUR_TRIGGERED and spec.stack == "ability":
            return "あなたがコントロールしている誘発型能力1つ"
        return _or_raise("対象が1つである呪文や能力1つ" if spec.what == SINGLE and spec.stack == "any" else "", spec)
    noun: Noun = noun_of(spec)
    if spec.exactly is not None or spec.divided is not None:
        plain = "".join(_text(p) for p in shower.show("np", noun))
        return f"{plain}X{classifier(noun)}" if spec.exactly == X() and spec.divided is None else _cant_say(spec)
    if spec.least == spec.most:
        return "".join(_text(p) for p in shower.show("npn", (noun, spec.most)))
    if spec.least:
        raise CantSay(spec, "target")
    return "".join(_text(p) for p in shower.show("np", noun)) + f"最大{spec.most}{classifier(noun)}"
