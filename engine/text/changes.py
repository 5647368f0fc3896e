"""Changes of objects in both languages: +1/+1, abilities gained and lost, what something becomes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.amounts import ItsManaValue
from engine.changes import (
    BecomeColor,
    BecomeType,
    CantHave,
    Change,
    GainAbility,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from engine.changes.types import LoseCreatureTypes, LoseType
from engine.text.becoming import of_changes, show_become, show_become_ja
from engine.text.grammar import Reader, Reading, reads, template
from engine.text.numbers import show_pt
from engine.text.shower import CantSay, Piece, Shower


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
    _change(_kind, lambda v: (LoseType((v["t"],)),), ("isn't a[n] {t:type}", "aren't {t:type}s"))
    _change(_kind, lambda v: (LoseCreatureTypes(),), "(loses/lose) all creature types")
    _change(_kind, lambda v: (LoseAbilities(v["k"]),), "(loses/lose) {k:kwname}")
    _change(
        _kind,
        lambda v: (SetPowerToughness(v["p"], v["t"]),),
        ("(has/have) base power and toughness {p:stat}/{t:stat}"),
    )
    _change(
        _kind,
        lambda v: (SetPowerToughness(ItsManaValue(), ItsManaValue()),),
        "(has/have) base power and [base ]toughness each equal to (its/their) mana value[s]",
    )
    _change(_kind, lambda v: (CantHave(v["k"]),), "(loses/lose) {k:kwname} and can't have or gain {k:kwname}")
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
        _change(_kind_ja, lambda v: (LoseType((v["t"],)),), (), "{t:type}でな" + ("く" if _kind_ja.endswith("c") else "い"))
        _change(_kind_ja, lambda v: (LoseCreatureTypes(),), (), "すべてのクリーチャー・タイプを" + _lose)
        _change(_kind_ja, lambda v: (LoseAbilities(v["k"]),), (), "{k:kwname}を" + _lose)
        _change(
            _kind_ja,
            lambda v: (SetPowerToughness(v["p"], v["t"]),),
            (),
            ("基本のパワーとタフネスは{p:stat}/{t:stat}" + _is, "基本のパワーとタフネスが{p:stat}/{t:stat}" + _become),
        )
        _change(
            _kind_ja,
            lambda v: (SetPowerToughness(ItsManaValue(), ItsManaValue()),),
            (),
            "基本のパワーとタフネスはそれぞれ自身のマナ総量に等し" + ("く" if _kind_ja.endswith("c") else "い"),
        )
        _change(
            _kind_ja,
            lambda v: (CantHave(v["k"]),),
            (),
            "{k:kwname}を失い{k:kwname}を持ったり得たりでき" + ("ず" if _kind_ja.endswith("c") else "ない"),
        )
        _change(
            _kind_ja,
            lambda v: v["b"],
            (),
            ("{b:become}に" + ("なる" if _become == "になる" else "なり"), *(("{b:become}" + _is,) if _kind == "phrase0" else ())),
        )
_change("phrase1", lambda v: v["b"], "(becomes/become) {b:become}")
_change("phrase0", lambda v: v["b"], "(is/are) {b:become}")


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
    kinds = ("pt", "gain", "lose", "base", "be", "cant", "mana value", "no types", "not")
    found: dict[str, Any] = {kind: [] for kind in kinds}
    for change in changes:
        match change:
            case ModifyPowerToughness():
                found["pt"].append(change)
            case GainAbility(origin=None):
                found["gain"].append(change.ability)
            case LoseAbilities():
                found["lose"].append(change.keyword)
            case LoseCreatureTypes():
                found["no types"].append(change)
            case LoseType(types=(_,)):
                found["not"].append(change.types[0])
            case CantHave():
                found["cant"].append(change.keyword)
            case SetPowerToughness(power=ItsManaValue(), toughness=ItsManaValue()):
                found["mana value"].append(change)
            case SetPowerToughness(power=int(), toughness=int()):
                found["base"].append(change)
            case BecomeType(keeps_types=False, supertypes=()) | BecomeColor():
                found["be"].append(change)
            case _:
                raise CantSay(change, "changes")
    if any(len(found[k]) > 1 for k in ("pt", "base", "mana value", "cant")):
        raise CantSay(changes, "changes")
    together = found["base"] and any(isinstance(change, BecomeType) for change in found["be"])
    found["being"] = of_changes((*found["be"], *(found["base"] if together else ())))
    found["base"] = [] if together else found["base"]
    return found


def show_changes(shower: Shower, changes: tuple[Change, ...], several: bool, lasting: bool) -> list[Piece]:
    """Changes with their verbs. ``lasting``: for as long as a static ability works."""
    groups = _groups(changes)
    out: list[list[Piece]] = []
    has = "have " if several else "has "
    for keyword in groups["lose"]:
        out.append(["lose" if several else "loses", " ", *(shower.show("kwname", keyword) if keyword else ("all abilities",))])
    for keyword in groups["cant"]:
        name = shower.show("kwname", keyword)
        out.append(["lose " if several else "loses ", *name, " and can't have or gain ", *name])
    for word in groups["not"]:
        out.append(["aren't " if several else "isn't a ", *shower.show("type", word), "s" if several else ""])
    for _change in groups["no types"]:
        out.append(["lose all creature types" if several else "loses all creature types"])
    for change in groups["pt"]:
        out.append(["get " if several else "gets ", *show_pt(change.power, change.toughness)])
    if groups["being"]:
        be = ("are" if several else "is") if lasting else ("become" if several else "becomes")
        out.append([be, " ", show_become(groups["being"], several)])
    for change in groups["base"]:
        out.append([has, f"base power and toughness {change.power}/{change.toughness}"])
    for _change in groups["mana value"]:
        out.append([has, f"base power and toughness each equal to {'their' if several else 'its'} mana value"])
    if groups["gain"]:
        verb = has if lasting else ("gain " if several else "gains ")
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
    for keyword in groups["cant"]:
        name = shower.show("kwname", keyword)
        parts.append(([*name, "を失い", *name, "を持ったり得たり"], "できず、", "できない"))
    for word in groups["not"]:
        parts.append(([*shower.show("type", word), "で"], "なく、", "ない"))
    for _change in groups["no types"]:
        parts.append((["すべてのクリーチャー・タイプを"], "失い、", "失う"))
    for change in groups["pt"]:
        parts.append(([*show_pt(change.power, change.toughness), "の修整を"], "受け", "受ける"))
    if groups["being"]:
        parts.append(([show_become_ja(groups["being"])], *(("であり、", "である") if lasting else ("になり、", "になる"))))
    for change in groups["base"]:
        parts.append(([f"基本のパワーとタフネスは{change.power}/{change.toughness}で"], "あり、", "ある"))
    for _change in groups["mana value"]:
        parts.append((["基本のパワーとタフネスはそれぞれ自身のマナ総量に等し"], "く、", "い"))
    if groups["gain"]:
        parts.append(([*shower.show("granted", tuple(groups["gain"]))], "を持ち" if lasting else "を得", "を持つ" if lasting else "を得る"))
    return [piece for n, (start, on, end) in enumerate(parts) for piece in (*start, end if n == len(parts) - 1 else on)]
