"""Phrases that stand over a table: made-up cards (GM-03), the board (GM-04), characteristics (CH-10)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from engine.record import replace
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.base import SLOTS, Reader, read_list
from steps.slots.descs import read_desc
from steps.slots.numbers import read_ability, read_pt
from steps.slots.players import read_player, read_zone
from steps.slots.qualities import parse_quality
from steps.slots.values import PT, Desc, Obj, Player, Quality, Ref, TextValue, Zone
from steps.table import BackFace, MadeUp, Place, Seen
from steps.telling import list_of
from steps.text import normalise, plain
from steps.vocabulary.characteristics import has_abilities, is_pt, number_is, text_is
from steps.vocabulary.making import fits_desc, thing, type_line
from steps.words import COLORS, KINDS, SUBTYPES, SUPERTYPES, TYPES

Rows = tuple[tuple[str, ...], ...]

gm03 = Phrase("GM-03", ja="次のカードを使う[~(表)]", en="the following cards are used[~ (table)]", table=True)
gm17 = Phrase(
    "GM-17", ja="カード{card}は{like:card}と同じだが、{abilities}を持つ", en="the card {card} is like {like:card} but with {abilities}"
)
gm18 = Phrase(
    "GM-18",
    ja="カード{card}の第2面は{back:card}である",
    en="the back face of the card {card} is {back:card}",
    variants=(variant("G", "カード{card}の出来事は{back:card}である", "the Adventure of the card {card} is {back:card}"),),
)
gm04 = Phrase("GM-04", ja="盤面は次の通りである[~(表)]", en="the board is as follows[~ (table)]", table=True)
ch10 = Phrase("CH-10", ja="{obj}の特性は次の通りである[~(表)]", en="the characteristics of {obj} are as follows[~ (table)]", table=True)

_COLUMNS = {
    "名前": "name", "name": "name", "英語名": "other", "日本語名": "other", "English name": "other", "Japanese name": "other",
    "コスト": "cost", "cost": "cost", "タイプ": "type", "type": "type", "P/T": "pt", "文章": "text", "text": "text", "色": "color",
    "color": "color", "プレイヤー": "player", "player": "player", "領域": "zone", "zone": "zone", "もの": "object", "object": "object",
    "状態": "status", "status": "status", "元": "like", "like": "like",
}  # fmt: skip


def _records(scene: Scene, rows: Rows, known: Sequence[str]) -> list[dict[str, str]]:
    """The rows under their headings. Raises StepFailure for a heading that isn't known."""
    heads = [_COLUMNS.get(normalise(scene.language, "。" + head).text.lstrip("。").strip(), "") for head in rows[0]]
    wrong = [head for head, column in zip(rows[0], heads, strict=True) if column not in known]
    if wrong:
        listed = ", ".join(k for k, v in _COLUMNS.items() if v in known and (ord(k[0]) > 127) == (scene.language == "ja"))
        scene.fail(
            f"表の見出し「{wrong[0]}」は使えない。使えるのは: {listed}。", f'The heading "{wrong[0]}" is not known. Known: {listed}.'
        )
    return [dict(zip(heads, row, strict=True)) for row in rows[1:]]


def _cell(scene: Scene, text: str) -> tuple[Reader, str]:
    line = normalise(scene.language, "。" + text)
    return Reader(scene.language, line.names), line.text.lstrip("。")


def _bad_cell(scene: Scene, text: str) -> Exception:
    return scene.failure(f"表の「{text}」は読めない。", f'"{text}" in the table can\'t be read.')


# --- Made-up cards --------------------------------------------------------------------------------------------------------------------


@gm03.given
def use_cards(scene: Scene, rows: Rows) -> None:
    """Cards that the scenario makes up."""
    for record in _records(scene, rows, ("name", "other", "cost", "type", "pt", "text", "color", "like")):
        name, other = (record.get(k, "").strip('「」" ') for k in ("name", "other"))
        if not name:
            raise _bad_cell(scene, "")
        taken = next((n for n in (name, other) if n and scene.table.find_card(n)), "")
        if taken:
            scene.fail(f"「{taken}」はカード一覧にある名前である。", f'"{taken}" is a name of the catalogue.')
        keywords, text = _split_text(scene, record.get("text", ""))
        number = int(record["pt"]) if record.get("pt", "").isdecimal() else None
        pt = _pt(scene, record.get("pt", "")) if number is None else None
        key, japanese = (other, name) if scene.language == "ja" and other else (name, other)
        words = _quality(scene, record.get("type", ""))
        colors = tuple(w for _, w in _quality(scene, record["color"]).words) if record.get("color") else None
        scene.given(
            MadeUp(
                key,
                japanese,
                _cell(scene, record.get("cost", ""))[1],
                type_line(words, creature=pt is not None),
                pt.power if pt else None,
                pt.toughness if pt else None,
                colors,
                keywords,
                text,
                scene.language,
                _original(scene, record.get("like", "").strip('「」" ')),
                number,
            )
        )
        scene.names.make_up({name: key} | ({other: key} if other else {}))


@gm17.given
def use_like(scene: Scene, card: Ref, like: Ref, abilities: tuple[str, ...]) -> None:
    """A card like another, but with more abilities."""
    name = card.name
    if scene.table.find_card(name):
        scene.fail(f"「{name}」はカード一覧にある名前である。", f'"{name}" is a name of the catalogue.')
    scene.given(MadeUp(name, keywords=tuple(str(a) for a in abilities), like=_original(scene, like.name)))
    scene.names.make_up({name: name})


@gm18.given
def has_back_face(scene: Scene, card: Ref, back: Ref) -> None:
    """Two made-up cards are the faces of one modal double-faced card (CR 712.3); two fronts of one back are a meld pair (CR 712.4)."""
    made_up = scene.names.made_up
    for name in (card.name, back.name):
        if name not in made_up:
            scene.fail(f"「{name}」は作ったカードではない。先に表で書く。", f'"{name}" is no made-up card. Write it in a table first.')
    scene.given(BackFace(made_up[card.name], made_up[back.name]))


def _original(scene: Scene, name: str) -> str:
    """The key of the card that another is like; "" for none."""
    known = scene.table.find_card(name) if name else ""
    if known is None:
        near = scene.say("、", ", ").join(scene.table.similar_cards(name, scene.language, 3)) or "-"
        scene.fail(f"カード「{name}」はない。近い名前: {near}。", f'No card "{name}" is known. Nearest names: {near}.')
    return known or ""


def _pt(scene: Scene, text: str) -> PT | None:
    if not text or text == "-":
        return None
    found = read_pt(*_cell(scene, text))
    if not found:
        raise _bad_cell(scene, text)
    return found[0]


def _quality(scene: Scene, text: str) -> Quality:
    if not text:
        return Quality(())
    words = parse_quality(scene.language, _cell(scene, text)[1].replace(" - ", " ").replace("-", "").lower())
    if words is None:
        raise _unknown_word(scene, text)
    return words


def _unknown_word(scene: Scene, text: str) -> Exception:
    """A type line or the like in which a word isn't known: which, and the nearest that are."""
    tables = [words.table(scene.language) for words in (TYPES, SUPERTYPES, SUBTYPES, COLORS, KINDS)]
    known = {spelling: spelling if scene.language == "ja" else word for table in tables for spelling, word in table.items()}
    for word in re.split(r"[\s・―—–-]+", text):
        spelling = plain(scene.language, word).lower()
        if spelling and spelling not in known:
            near = [known[found] for found in get_close_matches(spelling, known, 3, cutoff=0.4)]
            return scene.failure(
                f"表の「{text}」の「{word}」は知られていない。近い語: {'、'.join(near) or '-'}。",
                f'"{word}" of "{text}" in the table is not known. Nearest words: {", ".join(near) or "-"}.',
            )
    return _bad_cell(scene, text)


def _split_text(scene: Scene, text: str) -> tuple[tuple[str, ...], str]:
    """Keywords, where the whole text is a list of them; else the text."""
    ctx, cell = _cell(scene, text)
    if not cell:
        return (), ""
    found = read_list(ctx, cell, read_ability)
    return (tuple(str(a) for a in found[0]), "") if found else ((), text)


# --- The board ------------------------------------------------------------------------------------------------------------------------


def _board_rows(scene: Scene, rows: Rows) -> list[tuple[Player, Zone, tuple[Desc, ...]]]:
    out = []
    for record in _records(scene, rows, ("player", "zone", "object", "status")):
        players = read_player(*_cell(scene, record.get("player", "")))
        zones = read_zone(*_cell(scene, record.get("zone", "")))
        ctx, text = _cell(scene, record.get("object", ""))
        descs = [tuple(d for d in found if isinstance(d, Desc)) for found in read_list(ctx, text, read_desc)]
        for cell, found in ((record.get("player", ""), players), (record.get("zone", ""), zones), (record.get("object", ""), descs)):
            if not found:
                raise _bad_cell(scene, cell)
        out.append((players[0], zones[0], tuple(_with_status(scene, d, record.get("status", "")) for d in descs[0])))
    return out


def _with_status(scene: Scene, desc: Desc, status: str) -> Desc:
    _, text = _cell(scene, status)
    if not text or text == "-":
        return desc
    tapped = {"タップ状態": True, "アンタップ状態": False, "tapped": True, "untapped": False}.get(text)
    if tapped is None:
        raise _bad_cell(scene, status)
    return replace(desc, tapped=tapped)


@gm04.given
def lay_out(scene: Scene, rows: Rows) -> None:
    """What lies where."""
    for player, zone, descs in _board_rows(scene, rows):
        for seat in scene.seats(player):
            for desc in descs:
                scene.given(Place(seat, zone.name, (thing(scene, desc),)))


@gm04.then
def board_is(scene: Scene, rows: Rows) -> None:
    """The whole board, exactly; a library only where the table names it."""
    wanted = _board_rows(scene, rows)
    libraries = {seat for player, zone, _ in wanted if zone.name == "library" for seat in scene.seats(player)}
    rest = [s for s in scene.board().objects if s.zone != "library" or s.owner in libraries]
    for player, zone, descs in wanted:
        for seat in scene.seats(player):
            for desc in descs:
                found = [s for s in rest if s.zone == zone.name and _whose(s) == seat and fits_desc(scene, desc, s)][: desc.count]
                if len(found) < desc.count:
                    name, there = scene.name(desc.name), list_of(scene, rest)
                    scene.fail(f"{name}が足りない。ほかにあるもの: {there}。", f"Too few {name}. What else there is: {there}.")
                rest = [s for s in rest if s not in found]
    if rest:
        there = list_of(scene, rest)
        scene.fail(f"表にないものがある: {there}。", f"Not in the table: {there}.")


def _whose(seen: Seen) -> int:
    return seen.controller if seen.zone in ("battlefield", "stack") else seen.owner


# --- Characteristics ------------------------------------------------------------------------------------------------------------------


@ch10.then
def characteristics_are(scene: Scene, obj: Obj, rows: Rows) -> None:
    """Each row: a property, and its value."""
    for name, value in rows:
        _check(scene, obj, name, value)


def _check(scene: Scene, obj: Obj, name: str, value: str) -> None:
    head, cell = _cell(scene, name), _cell(scene, value)
    if head[1] == "P/T":
        for pt in read_pt(*cell):
            return is_pt(scene, obj, pt)
    if head[1] in ("能力", "abilities"):
        for abilities in read_list(*cell, read_ability):
            return has_abilities(scene, obj, tuple(str(a) for a in abilities))
    for number in SLOTS["numprop"].read(*head):
        for n in SLOTS["n"].read(*cell):
            assert isinstance(n, int)
            return number_is(scene, obj, str(number), n)
    for text in SLOTS["textprop"].read(*head):
        for found in SLOTS["value"].read(*cell):
            assert isinstance(found, TextValue)
            return text_is(scene, obj, str(text), found)
    raise _bad_cell(scene, f"{name} | {value}")
