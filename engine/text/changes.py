"""Changes of objects in both languages: +1/+1, abilities gained and lost, what something becomes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.changes import (
    BecomeColor,
    BecomeType,
    Change,
    DefinePowerToughness,
    GainAbility,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from engine.text.grammar import Reader, Reading, reads, template
from engine.text.numbers import show_pt
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import COLOR_OF, COLOR_WORDS, LETTERS, SUBTYPE_WORDS


def by_layer(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Changes in the order of their layers, which is the order in which they are applied (CR 613.1)."""
    return tuple(sorted(changes, key=lambda c: c.layer))


# --- Reading changes ------------------------------------------------------------------------------------------------------------------
# A phrase gives the changes it makes; "changes" are phrases in a row. ``1`` after a kind: for a while ("gains"); ``0``: always ("has").


@reads("pt", "en", "ja")
def read_pt(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "+2/-1"."""
    for p, end in reader.read("signed", pos):
        start = reader.at(end, "/")
        if start > 0:
            yield from (((ModifyPowerToughness(p, t),), stop) for t, stop in reader.read("signed", start))


def _change(kind: str, build: Any, en: Any = (), ja: Any = ()) -> None:
    template(kind, build, lambda it: None, en, ja)


for _kind, _has, _ja in (("phrase1", "(gains/gain)", "を得る"), ("phrase0", "(has/have)", "を持つ")):
    _change(_kind, lambda v: v["pt"], "(gets/get) {pt:pt}")
    _change(_kind, lambda v: tuple(GainAbility(a) for a in v["a"]), _has + " {a:granted}")
    _change(_kind, lambda v: (LoseAbilities(),), "(loses/lose) all abilities")
    _change(_kind, lambda v: (LoseAbilities(v["k"]),), "(loses/lose) {k:kwname}")
    _change(
        _kind,
        lambda v: (SetPowerToughness(v["p"], v["t"]),),
        ("(has/have) base power and toughness {p:stat}/{t:stat}"),
    )
    for _kind_ja, _forms in (
        (_kind, ("受ける", _ja, "失う", "である", "になる")),
        (_kind + "c", ("受け", "を得" if _kind == "phrase1" else "を持ち", "失い", "であり", "になり")),
    ):
        _get, _gain, _lose, _is, _become = _forms
        _change(
            _kind_ja,
            lambda v: v["pt"],
            (),
            ("{pt:pt}の修整を" + _get, *(("{pt:pt}の修整を受けるとともに",) if _kind_ja.endswith("c") else ())),
        )
        _change(_kind_ja, lambda v: tuple(GainAbility(a) for a in v["a"]), (), "{a:granted}" + _gain)
        _change(_kind_ja, lambda v: (LoseAbilities(),), (), ("すべての能力を" + _lose, "能力をすべて" + _lose))
        _change(_kind_ja, lambda v: (LoseAbilities(v["k"]),), (), "{k:kwname}を" + _lose)
        _change(
            _kind_ja,
            lambda v: (SetPowerToughness(v["p"], v["t"]),),
            (),
            ("基本のパワーとタフネスは{p:stat}/{t:stat}" + _is, "基本のパワーとタフネスが{p:stat}/{t:stat}" + _become),
        )
        _change(_kind_ja, lambda v: v["b"], (), "{b:become}に" + ("なる" if _become == "になる" else "なり"))
_change("phrase1", lambda v: v["b"], "(becomes/become) {b:become}")
_change("phrase0", lambda v: v["b"], "(is/are) {b:become}")


@reads("become", "en")
def read_become(reader: Reader, pos: int) -> Iterator[Reading]:
    """What something becomes: "a blue Frog with base power and toughness 1/1"."""
    start = max(reader.at(pos, "a "), reader.at(pos, "an "), pos)
    for word, end in COLOR_WORDS.read("en", reader.text, pos):
        yield (BecomeColor((LETTERS[word],)),), end
    for colors, after in (
        ((), start),
        *(((LETTERS[w],), e + 1) for w, e in COLOR_WORDS.read("en", reader.text, start) if reader.at(e, " ") > 0),
    ):
        for subtype, end in SUBTYPE_WORDS.read("en", reader.text, after):
            changes: tuple[Change, ...] = (BecomeType(subtypes=(subtype,), besides=False), *((BecomeColor(colors),) if colors else ()))
            yield changes, end
            stop = reader.at(end, " with base power and toughness ")
            if stop > 0:
                for p, mid in reader.read("stat", stop):
                    slash = reader.at(mid, "/")
                    if slash > 0:
                        yield from (((*changes, SetPowerToughness(p, t)), last) for t, last in reader.read("stat", slash))


@reads("become", "ja")
def read_become_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """What something becomes: 「青のカエル」."""
    for word, end in COLOR_WORDS.read("ja", reader.text, pos):
        yield (BecomeColor((LETTERS[word],)),), end
    starts: list[tuple[tuple[str, ...], int]] = [((), pos)]
    starts += [((LETTERS[w],), reader.at(e, "の")) for w, e in COLOR_WORDS.read("ja", reader.text, pos) if reader.at(e, "の") > 0]
    for colors, after in starts:
        for subtype, end in SUBTYPE_WORDS.read("ja", reader.text, after):
            yield (BecomeType(subtypes=(subtype,), besides=False), *((BecomeColor(colors),) if colors else ())), end


def _row(reader: Reader, pos: int, kind: str) -> Iterator[Reading]:
    for first, end in reader.read(kind, pos):
        yield first, end
        start = reader.at(end, ", and ", " and ", ", ")
        if start > 0:
            yield from (((*first, *more), stop) for more, stop in _row(reader, start, kind))


def _row_ja(reader: Reader, pos: int, kind: str) -> Iterator[Reading]:
    yield from reader.read(kind, pos)
    for first, end in reader.read(kind + "c", pos):
        for start in {end, max(end, reader.at(end, "、"))}:
            yield from (((*first, *more), stop) for more, stop in _row_ja(reader, start, kind))


for _n in ("0", "1"):

    @reads("changes" + _n, "en")
    def _read_changes(reader: Reader, pos: int, kind: str = "phrase" + _n) -> Iterator[Reading]:
        yield from ((by_layer(found), end) for found, end in _row(reader, pos, kind))

    @reads("changes" + _n, "ja")
    def _read_changes_ja(reader: Reader, pos: int, kind: str = "phrase" + _n) -> Iterator[Reading]:
        yield from ((by_layer(found), end) for found, end in _row_ja(reader, pos, kind))


# --- Printing changes -----------------------------------------------------------------------------------------------------------------


def _groups(changes: tuple[Change, ...]) -> dict[str, Any]:
    """The changes by how they are said together."""
    found: dict[str, Any] = {"pt": [], "gain": [], "lose": [], "base": [], "type": [], "color": []}
    for change in changes:
        match change:
            case ModifyPowerToughness():
                found["pt"].append(change)
            case GainAbility(origin=None):
                found["gain"].append(change.ability)
            case LoseAbilities():
                found["lose"].append(change.keyword)
            case DefinePowerToughness():
                raise CantSay(change, "changes")
            case SetPowerToughness(power=int(), toughness=int()):
                found["base"].append(change)
            case BecomeType(types=(), besides=False, subtypes=(_,)):
                found["type"].append(change.subtypes[0])
            case BecomeColor(besides=False, colors=(_,)):
                found["color"].append(change.colors[0])
            case _:
                raise CantSay(change, "changes")
    if any(len(found[k]) > 1 for k in ("pt", "base", "type", "color")):
        raise CantSay(changes, "changes")
    return found


def show_changes(shower: Shower, changes: tuple[Change, ...], several: bool, lasting: bool) -> list[Piece]:
    """Changes with their verbs. ``lasting``: for as long as a static ability works."""
    groups = _groups(changes)
    out: list[list[Piece]] = []
    for keyword in groups["lose"]:
        out.append(["lose" if several else "loses", " ", *(shower.show("kwname", keyword) if keyword else ("all abilities",))])
    for change in groups["pt"]:
        out.append(["get " if several else "gets ", *show_pt(change.power, change.toughness)])
    become = groups["type"] or groups["color"]
    base = f"base power and toughness {groups['base'][0].power}/{groups['base'][0].toughness}" if groups["base"] else ""
    if become:
        be = ("are" if several else "is") if lasting else ("become" if several else "becomes")
        words = [*(COLOR_OF[c] for c in groups["color"]), *(SUBTYPE_WORDS.show("en", t) for t in groups["type"])]
        out.append([be, " ", *(["a "] if groups["type"] else []), " ".join(words), f" with {base}" if base and groups["type"] else ""])
    if base and not groups["type"]:
        out.append(["have " if several else "has ", base])
    if groups["gain"]:
        verb = ("have " if several else "has ") if lasting else ("gain " if several else "gains ")
        out.append([verb, *shower.show("granted", tuple(groups["gain"]))])
    return _joined(out)


def _joined(parts: list[list[Piece]]) -> list[Piece]:
    out: list[Piece] = []
    for n, part in enumerate(parts):
        if n:
            out.append(" and " if len(parts) == 2 else ", and " if n == len(parts) - 1 else ", ")
        out += part
    return out


def show_changes_ja(shower: Shower, changes: tuple[Change, ...], lasting: bool) -> list[Piece]:
    """Changes with their verbs: all but the last in the form that goes on."""
    groups = _groups(changes)
    parts: list[tuple[list[Piece], str, str]] = []
    for keyword in groups["lose"]:
        parts.append(([*(shower.show("kwname", keyword) if keyword else ("すべての能力",)), "を"], "失い、", "失う"))
    for change in groups["pt"]:
        parts.append(([*show_pt(change.power, change.toughness), "の修整を"], "受け", "受ける"))
    if groups["type"] or groups["color"]:
        words = [*(COLOR_WORDS.ja[COLOR_OF[c]] for c in groups["color"]), *(SUBTYPE_WORDS.ja[t] for t in groups["type"])]
        parts.append((["の".join(words)], "になり、", "になる"))
    if groups["base"]:
        base = groups["base"][0]
        parts.append(([f"基本のパワーとタフネスは{base.power}/{base.toughness}で"], "あり、", "ある"))
    if groups["gain"]:
        parts.append(([*shower.show("granted", tuple(groups["gain"]))], "を持ち" if lasting else "を得", "を持つ" if lasting else "を得る"))
    return [piece for n, (start, on, end) in enumerate(parts) for piece in (*start, end if n == len(parts) - 1 else on)]
