"""Phrases H: what a thing is (CH)."""

from __future__ import annotations

from steps.phrase import Phrase
from steps.scene import Scene
from steps.slots.values import PT, Obj, Quality, Ref, TextValue
from steps.table import Computed, Seen, Unsupported
from steps.telling import describe_abilities, describe_quality
from steps.vocabulary.making import has_quality, same_mana

ch01 = Phrase("CH-01", "{obj}は{pt}である", "{obj} is {pt}")
ch02 = Phrase("CH-02", "{obj}の{numprop}は{n}である", "the {numprop} of {obj} is {n}")
ch03 = Phrase("CH-03", "{obj}の{textprop}は{value}である", "the {textprop} of {obj} is {value}")
ch04 = Phrase("CH-04", "{obj}は{anyprop}を持たない", "{obj} has no {anyprop}")
ch05 = Phrase("CH-05", "{obj}は{abilities}を持つ", "{obj} (have/has) {abilities}")
ch06 = Phrase("CH-06", "{obj}は{abilities}を持たない", "{obj} (do/does) not have {abilities}")
ch07 = Phrase("CH-07", "{obj}が持つ{ability}は{n}つである", "{obj} (have/has) {n} instance(s@n) of {ability}")
ch08 = Phrase("CH-08", "{obj}は{quality}である", "{obj} is {quality}")
ch09 = Phrase("CH-09", "{obj}は{quality}ではない", "{obj} is not {quality}")
ch11 = Phrase("CH-11", "{obj}の効果は{on:card}の効果に依存している", "the effect of {obj} depends on the effect of {on:card}")

ch12 = Phrase("CH-12", "{obj}の効果は{than:obj}の効果より先に適用される", "the effect of {obj} is applied before the effect of {than:obj}")

ch14 = Phrase("CH-14", "{obj}が変容した回数は{n}である", "{obj} (have/has) mutated {n} time(s@n)")


_TABLE = (
    "次のカードを使う（作ったカードがどんなカードかは、表に書く）",
    "the following cards are used (what a made-up card is stands in a table)",
)
"""What makes a card so."""


def _look(scene: Scene, obj: Obj) -> Computed:
    return scene.look(scene.names.find(obj).id)


def _now(scene: Scene, obj: Obj) -> Seen:
    return _look(scene, obj).seen


@ch01.then
def is_pt(scene: Scene, obj: Obj, pt: PT) -> None:
    """Power and toughness."""
    seen = _now(scene, obj)
    if (seen.power, seen.toughness) != (pt.power, pt.toughness):
        name = scene.show(obj)
        now = "-" if seen.power is None else f"{seen.power}/{seen.toughness}"
        scene.fail(f"{name}は{now}である（{pt.power}/{pt.toughness}のはず）。", f"{name} is {now}, not {pt.power}/{pt.toughness}.")


@ch02.stated(*_TABLE)
@ch02.then
def number_is(scene: Scene, obj: Obj, numprop: str, n: int) -> None:
    """A number that it has."""
    now = getattr(_now(scene, obj), numprop)
    if now != n:
        name = scene.show(obj)
        scene.fail(f"{name}のその値は{now}である（{n}のはず）。", f"That value of {name} is {now}, not {n}.")


@ch03.stated(*_TABLE)
@ch03.then
def text_is(scene: Scene, obj: Obj, textprop: str, value: TextValue) -> None:
    """A name, a cost, colors or types; colors and types are compared as sets."""
    seen = _now(scene, obj)
    now = getattr(seen, textprop)
    if textprop == "name":
        same = bool(value.name) and scene.names.means(value.name, now)
    elif textprop == "mana_cost":
        same = bool(value.mana) and same_mana(now, value.mana)
    else:
        same = bool(value.quality.words) and sorted(now) == sorted(w for _, w in value.quality.words if w != "colorless")
    if not same:
        shown = scene.name(now) if textprop == "name" and now else now if isinstance(now, str) else " ".join(now)
        name = scene.show(obj)
        scene.fail(f"{name}のそれは{shown or '（なし）'}である。", f"That of {name} is {shown or 'nothing'}.")


@ch04.then
def has_none(scene: Scene, obj: Obj, anyprop: str) -> None:
    """It has no name, no color, no power, no keyword ability, …"""
    seen = _now(scene, obj)
    if anyprop == "abilities" and seen.other_abilities and not seen.abilities:
        scene.fail("キーワードでない能力を持つ。", "It has abilities that are no keywords.")
    now = seen.abilities if anyprop in ("keywords", "abilities") else getattr(seen, anyprop)
    if now is not None and now not in ("", ()):
        shown = now if isinstance(now, str) else str(now) if isinstance(now, int) else ", ".join(now)
        scene.fail(f"それを持つ: {shown}。", f"It has: {shown}.")


def _count(seen: Seen, ability: str) -> int:
    """How many instances; a keyword named without its parameter takes in all."""
    return sum(1 for a in seen.abilities if a == ability or a.startswith(ability + " "))


@ch05.stated(*_TABLE)
@ch05.then
def has_abilities(scene: Scene, obj: Obj, abilities: tuple[str, ...]) -> None:
    """It has each of these keywords."""
    seen = _now(scene, obj)
    missing = [a for a in abilities if not _count(seen, a)]
    if missing:
        _tell_abilities(scene, obj, seen)


@ch06.then
def has_not_abilities(scene: Scene, obj: Obj, abilities: tuple[str, ...]) -> None:
    """It has none of these keywords."""
    seen = _now(scene, obj)
    if any(_count(seen, a) for a in abilities):
        _tell_abilities(scene, obj, seen)


@ch07.then
def has_instances(scene: Scene, obj: Obj, ability: str, n: int) -> None:
    """So many instances of a keyword."""
    seen = _now(scene, obj)
    if _count(seen, ability) != n:
        _tell_abilities(scene, obj, seen)


def _tell_abilities(scene: Scene, obj: Obj, seen: Seen) -> None:
    name = scene.show(obj)
    now = describe_abilities(scene, seen)
    scene.fail(f"{name}が持つキーワード能力: {now}。", f"Keyword abilities of {name}: {now}.")


def _tell_type(scene: Scene, obj: Obj, seen: Seen) -> None:
    name = scene.show(obj)
    now = describe_quality(scene, seen)
    scene.fail(f"{name}は今: {now}。", f"{name} is now: {now}.")


@ch08.stated(*_TABLE)
@ch08.then
def has_quality_now(scene: Scene, obj: Obj, quality: Quality) -> None:
    """Every word of it holds; others don't matter."""
    seen = _now(scene, obj)
    if not has_quality(scene, quality, seen):
        _tell_type(scene, obj, seen)


@ch09.then
def has_not_quality(scene: Scene, obj: Obj, quality: Quality) -> None:
    """Not every word of it holds."""
    seen = _now(scene, obj)
    if has_quality(scene, quality, seen):
        _tell_type(scene, obj, seen)


@ch12.then
def applied_before(scene: Scene, obj: Obj, than: Obj) -> None:
    """In the first layer in which both change something, the effect of one comes first (CR 613.7, 613.8)."""
    scene.need("layers")
    found = _look(scene, obj)
    one, other = found.seen.id, scene.names.find(than).id
    both = [layer for layer, source in found.order if source == one and (layer, other) in found.order]
    if not both:
        scene.fail("この二つの効果が同じ種類別で適用されることはない。", "There is no layer in which both of these effects are applied.")
    if found.order.index((both[0], one)) > found.order.index((both[0], other)):
        scene.fail("後に適用される。", "It is applied after that.")


@ch11.then
def depends(scene: Scene, obj: Obj, on: Ref) -> None:
    """The effect of one depends on that of the other (CR 613.8a)."""
    found = _look(scene, obj)
    scene.need("layers")
    if (found.seen.id, scene.names.find(on).id) not in found.depends:
        scene.fail("依存していない。", "It does not depend on that.")


@ch14.stated(
    "あなたは上から「A」「B」の合同パーマネントをコントロールしている（変容はもしの行で行う）",
    'you control a merged permanent of "A" over "B" (mutating is done in a When)',
)
@ch14.then
def has_mutated(scene: Scene, obj: Obj, n: int) -> None:
    """How often it has mutated since it came to the battlefield (CR 702.140d)."""
    now = _look(scene, obj).mutated
    if now is None:
        raise Unsupported("it does not say how often that has mutated", "変容した回数を示せない")
    if now != n:
        name = scene.show(obj)
        scene.fail(f"{name}が変容した回数は{now}である。", f"{name} has mutated {now} time{'' if now == 1 else 's'}.")
