"""What event phrases have in common: looking for something in the window, and saying where it was instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NoReturn

from engine.record import record
from steps.scene import Scene
from steps.slots.values import AbilityRef, Merged, Obj, Ref
from steps.table import AbilitySeen, Entry, Seen
from steps.telling import describe_entry, when_was

Test = Callable[[Entry, Seen], bool]


@record
class Found:
    """An entry, and the object that fits in it, as it was then."""

    entry: Entry
    seen: Seen


def _any(entry: Entry, seen: Seen) -> bool:
    del entry, seen
    return True


def found_in(scene: Scene, entries: Iterable[Entry], kinds: Sequence[str], obj: Obj, test: Test = _any) -> Iterator[Found]:
    """Entries of these kinds about an object of that name."""
    for entry in entries:
        if entry.kind in kinds:
            for seen in entry.objects:
                if scene.names.fits(obj, seen) and test(entry, seen):
                    yield Found(entry, seen)


def happened(scene: Scene, obj: Obj, kinds: Sequence[str], test: Test = _any) -> list[Found]:
    """What of the kind happened to it in the window. Raises StepFailure if nothing did, or it is not clear which object is meant."""
    found = list(found_in(scene, scene.window(), kinds, obj, test))
    if not found:
        scene.names.must_know(obj)
        missing(scene, scene.show(obj), list(found_in(scene, scene.earlier(), kinds, obj, test)))
    ids = dict.fromkeys(f.seen.id for f in found)
    ordinal = obj.ordinal if isinstance(obj, Ref) else 0
    if ordinal:
        wanted = list(ids)[ordinal - 1 : ordinal]
        return [f for f in found if f.seen.id in wanted]
    if len(ids) > 1:
        name, n = scene.show(obj), len(ids)
        scene.fail(
            f"これは{name}に当てはまる{n}つのものに起きた。文字や「1つ目の」で区別する。",
            f'This happened to {n} objects that {name} fits. Say which by letter or order ("the first …").',
        )
    return found


def did_not(scene: Scene, obj: Obj, kinds: Sequence[str], test: Test = _any) -> None:
    """Nothing of the kind happened to it. Raises StepFailure if it did, or there has never been such a thing."""
    window = scene.window()
    scene.names.must_know(obj)
    for found in found_in(scene, window, kinds, obj, test):
        when, what = when_was(scene, found.entry), scene.describe(found.seen)
        scene.fail(f"それは起きた: {what}、{when}。", f"It did happen: {what}, {when}.")


def missing(scene: Scene, name: str, earlier: Sequence[Found]) -> NoReturn:
    """It is not in the window; says where it was, if anywhere."""
    if earlier:
        when = when_was(scene, earlier[-1].entry)
        scene.fail(
            f"{name}について、それはこの間（前のならばより後）には起きていない。それより前に起きている: {when}。",
            f"That did not happen to {name} in this window (since the Then lines before). It happened earlier: {when}.",
        )
    scene.fail(
        f"{name}について、それは起きていない。起きたこと: {happenings(scene)}。",
        f"That did not happen to {name}. What happened: {happenings(scene)}.",
    )


_QUIET = ("begin", "turn", "pay", "add mana", "note", "effect")


def happenings(scene: Scene) -> str:
    """What happened in the window, shortly."""
    told = dict.fromkeys(describe_entry(scene, e) for e in scene.window() if e.kind not in _QUIET)
    return scene.say("、", "; ").join(told) or scene.say("なし", "nothing")


def simultaneously(scene: Scene, found: Sequence[Found]) -> None:
    """All of it was one moment."""
    if len({f.entry.moment for f in found}) > 1:
        scene.fail("それは同時には起きていない。", "It did not happen simultaneously.")


def total(scene: Scene, wanted: int, counts: Iterable[int], ja: str, en: str) -> None:
    """Numbers are exact, over the window."""
    now = sum(counts)
    if now != wanted:
        scene.fail(
            f"{ja}: {now}（{wanted}のはず）。起きたこと: {happenings(scene)}。",
            f"{en}: {now}, not {wanted}. What happened: {happenings(scene)}.",
        )


def ability_of(entry: Entry) -> AbilitySeen | None:
    """The ability that an entry is about."""
    return next((s.ability for s in entry.objects if s.ability), entry.source.ability if entry.source else None)


def triggered(scene: Scene, entries: Iterable[Entry], ref: AbilityRef) -> list[Entry]:
    """Entries in which such an ability triggered."""
    out = []
    for entry in entries:
        if entry.kind == "trigger":
            ability = ability_of(entry)
            if ability is not None and scene.names.fits_ability(ref, ability) and _source_fits(scene, ref, entry):
                out.append(entry)
    return out


def _source_fits(scene: Scene, ref: AbilityRef, entry: Entry) -> bool:
    """Where the entry shows the source as it was, that is what the name must fit."""
    shown = entry.source if entry.source is not None and entry.source.ability is None else None
    return shown is None or not isinstance(ref.source, Ref | Merged) or scene.names.fits(ref.source, shown)


def died(entry: Entry, seen: Seen) -> bool:
    """CR 700.4: a creature or planeswalker put into a graveyard from the battlefield; a token, too."""
    if entry.kind == "die":
        return True
    return entry.from_zone == "battlefield" and entry.to_zone == "graveyard" and bool({"Creature", "Planeswalker"} & set(seen.types))
