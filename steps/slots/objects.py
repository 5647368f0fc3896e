"""Slots: objects by their names, abilities by their sources, and lists of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from steps.slots.base import Printer, Read, Reader, both, list_slot, slot
from steps.slots.players import PLAYER_JA, POSS_EN, read_player, read_poss, read_zone, show_player, show_poss, show_zone
from steps.slots.players import ZONE_EN as _ZONE_EN
from steps.slots.players import ZONE_JA as _ZONE_JA
from steps.slots.values import AbilityKind, AbilityRef, Merged, Obj, Ref, TopOfStack
from steps.text import NAME
from steps.words import KEYWORDS, ORDINALS

_ORDINAL_EN = "|".join(ORDINALS[1:])
_REF_JA = re.compile(
    rf"(?:(?P<zone>{_ZONE_JA})の)?(?:(?P<owner>{PLAYER_JA})の)?(?:(?P<ordinal>\d+)(?:体|つ|枚|個)目の)?"
    rf"(?P<form>カード|呪文)?(?P<name>{NAME})(?P<label>[A-Z])?(?P<token>トークン)?(?P<copy>のコピー)?"
)
_REF_EN = re.compile(
    rf"(?:the )?(?:(?P<owner>{POSS_EN}) )?(?:(?P<ordinal>{_ORDINAL_EN}) )?(?P<copy>copy of (?:the )?)?"
    rf"(?P<form>card |spell )?(?P<name>{NAME})(?: (?P<label>[A-Z]))?(?P<token> token)?(?: (?:in|on) (?P<zone>{_ZONE_EN}))?"
)
_FORMS = {"カード": "card", "呪文": "spell", "card ": "card", "spell ": "spell"}


def read_ref(ctx: Reader, text: str) -> Sequence[Ref]:
    """「熊」A, 対戦相手の「熊」, 1体目の「熊」, カード「熊」, 「熊」のコピー / the same in English."""
    ja = ctx.language == "ja"
    found = (_REF_JA if ja else _REF_EN).fullmatch(text)
    if not found:
        return []
    g = found.groupdict()
    form = "token" if g["token"] else _FORMS.get(g["form"] or "", "")
    if g["token"] and g["form"]:
        return []
    owner = (read_player if ja else read_poss)(ctx, g["owner"]) if g["owner"] else []
    zone = read_zone(ctx, g["zone"]) if g["zone"] else []
    ordinal = g["ordinal"] or ""
    return [
        Ref(
            ctx.name(g["name"]),
            form,  # type: ignore[arg-type]  # one of the four, by the tables above
            g["label"] or "",
            int(ordinal) if ordinal.isdecimal() else ORDINALS.index(ordinal),
            owner[0] if owner else None,
            zone[0] if zone else None,
            bool(g["copy"]),
        )
    ]


def show_ref(ctx: Printer, ref: Ref) -> str:
    """「熊」A / "Bear" A."""
    name = ctx.name(ref.name)
    if ctx.language == "ja":
        form = {"card": "カード", "spell": "呪文"}.get(ref.form, "")
        return (
            (show_zone(ctx, ref.zone) + "の" if ref.zone else "")
            + (show_player(ctx, ref.owner) + "の" if ref.owner else "")
            + (f"{ref.ordinal}つ目の" if ref.ordinal else "")
            + form
            + name
            + ref.label
            + ("トークン" if ref.form == "token" else "")
            + ("のコピー" if ref.copy else "")
        )
    front = [show_poss(ctx, ref.owner)] if ref.owner else []
    front += [ORDINALS[ref.ordinal]] if ref.ordinal else []
    kind = f"{ref.form} " if ref.form in ("card", "spell") else ""
    head = " ".join([*front, ""])
    body = f"copy of {'the ' if kind else ''}{kind}{name}" if ref.copy else kind + name
    if not ref.owner and (ref.ordinal or ref.copy or kind):
        head = "the " + head
    label = f" {ref.label}" if ref.label else ""
    token = " token" if ref.form == "token" else ""
    preposition = "on" if ref.zone and ref.zone.name in ("battlefield", "stack") else "in"
    zone = f" {preposition} {show_zone(ctx, ref.zone)}" if ref.zone else ""
    return head + body + label + token + zone


_MERGED = {"ja": "合同パーマネント", "en": "the merged permanent"}
_TOP = {"ja": "スタックの一番上のオブジェクト", "en": "the top object of the stack"}


def _read_fixed(ctx: Reader, text: str) -> Sequence[Obj]:
    if text == _MERGED[ctx.language]:
        return [Merged()]
    return [TopOfStack()] if text == _TOP[ctx.language] else []


_KINDS: tuple[tuple[AbilityKind, str, str], ...] = (
    ("delayed", "遅延誘発型能力", "delayed triggered"),
    ("triggered", "誘発型能力", "triggered"),
    ("activated", "起動型能力", "activated"),
    ("mana", "マナ能力", "mana"),
    ("static", "常在型能力", "static"),
    ("", "能力", ""),
)
_SHOWN_JA = {kind: ja for kind, ja, _ in _KINDS}
_SHOWN_EN = {kind: en for kind, _, en in _KINDS}
_TAIL_JA = re.compile(
    rf"(?:(?P<ordinal>\d+)つ目の)?(?:(?P<word>[^の\ue000-\uf8ff]+?)(?P<no>の)?)??(?P<kind>{'|'.join(j for _, j, _ in _KINDS)})"
)
_TAIL_EN = re.compile(rf"(?:(?P<ordinal>{_ORDINAL_EN}) )?(?P<words>[a-z ]+? )?abilit(?P<many>y|ies)")


def _tail_ja(text: str) -> AbilityRef | None:
    found = _TAIL_JA.fullmatch(text)
    if not found:
        return None
    kind = next(k for k, ja, _ in _KINDS if ja == found["kind"])
    keyword = ""
    if found["word"]:
        keyword = KEYWORDS.read_ja.get(found["word"], "")
        if not keyword or (not found["no"] and kind):
            return None
    return AbilityRef(kind, None, keyword, int(found["ordinal"] or 0))


def _tail_en(text: str, plural: bool) -> AbilityRef | None:
    found = _TAIL_EN.fullmatch(text)
    if not found or (plural is False and found["many"] == "ies"):
        return None
    words = (found["words"] or "").strip()
    kind, en = next((k, e) for k, _, e in _KINDS if words == e or words.endswith(" " + e) or not e)
    word = words.removesuffix(en).strip()
    keyword = KEYWORDS.read_en.get(word, "")
    if word and not keyword:
        return None
    return AbilityRef(kind, None, keyword, ORDINALS.index(found["ordinal"] or ""))


def _with(tail: AbilityRef, source: object) -> AbilityRef:
    return AbilityRef(tail.kind, cast("Ref | Merged", source), tail.keyword, tail.ordinal)


def read_abil(ctx: Reader, text: str, plural: bool = False) -> Sequence[AbilityRef]:
    """「X」の待機の誘発型能力 / the suspend triggered ability of "X"."""
    source_of = both(read_ref, _read_fixed)
    if ctx.language == "en":
        found = re.fullmatch(r"(?:the )?(.*?abilit(?:y|ies)) of (.+)", text)
        if not found:
            return []
        tail = _tail_en(found[1], plural)
        return [_with(tail, s) for s in source_of(ctx, found[2]) if not isinstance(s, TopOfStack)] if tail else []
    out: list[AbilityRef] = []
    for m in re.finditer("の", text):
        tail = _tail_ja(text[m.end() :])
        if tail:
            out += [_with(tail, s) for s in source_of(ctx, text[: m.start()]) if not isinstance(s, TopOfStack)]
    return out


def read_anyabil(ctx: Reader, text: str, plural: bool = False) -> Sequence[AbilityRef]:
    """An ability, with or without its source."""
    tail = _tail_ja(text) if ctx.language == "ja" else _tail_en(text, plural)
    return [*read_abil(ctx, text, plural), *([tail] if tail else [])]


def show_abil(ctx: Printer, ref: AbilityRef, plural: bool = False) -> str:
    """「X」の誘発型能力 / the triggered ability of "X"; "triggered abilities" where several are counted."""
    if ctx.language == "ja":
        source = show_obj(ctx, ref.source) + "の" if ref.source else ""
        ordinal = f"{ref.ordinal}つ目の" if ref.ordinal else ""
        keyword = KEYWORDS.show(ref.keyword, "ja") + ("の" if ref.kind else "") if ref.keyword else ""
        return source + ordinal + keyword + _SHOWN_JA[ref.kind]
    words = [ORDINALS[ref.ordinal], ref.keyword, _SHOWN_EN[ref.kind], "abilities" if plural else "ability"]
    text = " ".join(w for w in words if w)
    return f"{'' if plural else 'the '}{text} of {show_obj(ctx, ref.source)}" if ref.source else text


def read_obj(ctx: Reader, text: str) -> Sequence[Obj]:
    """Any object."""
    return [*read_ref(ctx, text), *_read_fixed(ctx, text), *read_abil(ctx, text)]


def show_obj(ctx: Printer, value: object) -> str:
    """Any object."""
    match value:
        case Ref():
            return show_ref(ctx, value)
        case Merged():
            return _MERGED[ctx.language]
        case TopOfStack():
            return _TOP[ctx.language]
        case AbilityRef():
            return show_abil(ctx, value)
        case _:
            return show_player(ctx, value)


def _show_plural(ctx: Printer, value: object) -> str:
    assert isinstance(value, AbilityRef)
    return show_abil(ctx, value, plural=True)


def _read_plural(ctx: Reader, text: str) -> Sequence[AbilityRef]:
    return read_anyabil(ctx, text, plural=True)


read_hit: Read = both(read_obj, read_player)

_NAMED = [
    ("「熊」", '"Bear"'),
    ("「熊」A", '"Bear" A'),
    ("対戦相手の「熊」", 'the opponent\'s "Bear"'),
    ("カード「熊」", 'the card "Bear"'),
    ("2つ目の「熊」", 'the second "Bear"'),
    ("あなたの墓地の「熊」", '"Bear" in your graveyard'),
]
_OBJECTS = [
    *_NAMED,
    ("「熊」のコピー", 'the copy of "Bear"'),
    ("カード「熊」のコピー", 'the copy of the card "Bear"'),
    ("呪文「熊」", 'the spell "Bear"'),
    ("「鳥」トークン", '"Bird" token'),
    ("合同パーマネント", "the merged permanent"),
    ("スタックの一番上のオブジェクト", "the top object of the stack"),
    ("「熊」の誘発型能力", 'the triggered ability of "Bear"'),
]
_ABILS = [
    ("「熊」の誘発型能力", 'the triggered ability of "Bear"'),
    ("「熊」の2つ目の待機の誘発型能力", 'the second suspend triggered ability of "Bear"'),
    ("「熊」のコピーの遅延誘発型能力", 'the delayed triggered ability of the copy of "Bear"'),
    ("「熊」の装備能力", 'the equip ability of "Bear"'),
    ("合同パーマネントの能力", "the ability of the merged permanent"),
]
_ONE_JA, _ONE_EN = rf".*{NAME}.*|合同パーマネント.*|スタックの.*", rf".*{NAME}.*|.*the merged permanent|the top object of the stack"
slot("card", read_ref, show_obj, _NAMED, rf"(?:.*{NAME}.*)", rf"(?:.*{NAME}.*)")
slot("obj", read_obj, show_obj, _OBJECTS, f"(?:{_ONE_JA})", f"(?:{_ONE_EN})")
slot("hit", read_hit, show_obj, [*_OBJECTS[:2], ("対戦相手", "the opponent")])
slot("abil", read_abil, show_obj, _ABILS, ".*能力", ".*abilit.*")
_ANYABILS = [("誘発型能力", "triggered ability"), ("待機の誘発型能力", "suspend triggered ability"), *_ABILS]
slot("anyabil", read_anyabil, show_obj, _ANYABILS, ".*能力", ".*abilit.*")
slot("anyabils", _read_plural, _show_plural, [("誘発型能力", "triggered abilities")], ".*能力", ".*abilit.*")

_LISTS = [("「熊」と「鳥」Aと合同パーマネント", '"Bear", "Bird" A and the merged permanent'), ("「熊」と「鳥」", '"Bear" and "Bird"')]
list_slot("objs", read_obj, show_obj, [*_OBJECTS, *_LISTS])
list_slot("targets", read_hit, show_obj, [*_OBJECTS, *_LISTS, ("対戦相手と「熊」", 'the opponent and "Bear"')])
_TWO = (
    "「熊」の誘発型能力と「鳥」の誘発型能力",
    'the triggered ability of "Bear" and the triggered ability of "Bird"',
)
list_slot("abils", read_abil, show_obj, [_TWO])
