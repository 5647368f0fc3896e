"""Phrases B, second part: how things are, and how they stand to one another (PL-07 to PL-18)."""

from __future__ import annotations

from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.base import SLOTS
from steps.slots.values import Counted, Obj, Player, Ref, Status, Zone
from steps.table import AttachedTo, CountersAre, Place, Seen, StatusIs, Thing
from steps.vocabulary.making import card_key, hit

pl07 = Phrase("PL-07", ja="{obj}は{status}", en="{obj} is {status}")
pl08 = Phrase("PL-08", ja="{obj}は{unstatus}", en="{obj} is not {unstatus}")
pl09 = Phrase(
    "PL-09",
    ja="{obj}の上に{kind}カウンター{n}個が置かれている",
    en="{obj} (have/has) {n} {kind} counter(s@n) on it",
    variants=(
        variant("GT", "{obj}には{kind}カウンター{n}個が(置かれている/乗っている)", "there (are/is) {n} {kind} counter(s) on {obj}"),
        variant("GT", "{obj}の上に{kind}カウンター{n}個が乗っている"),
    ),
)
pl10 = Phrase(
    "PL-10",
    ja="{obj}の上に[{kind}]カウンターは置かれていない",
    en="{obj} (have/has) no [{kind} ]counters on it",
    variants=(variant("GT", "{obj}には[{kind}]カウンターがない", "there are no [{kind} ]counters on {obj}"),),
)
pl11 = Phrase(
    "PL-11",
    ja="{obj}は{kind}カウンター{n}個が置かれた状態で追放領域にあり、待機状態である",
    en="{obj} is suspended in exile with {n} {kind} counter(s@n) on it",
    variants=(variant("G", "{obj}は{kind}カウンター{n}個で待機している", "{obj} is suspended with {n} {kind} counter(s@n)"),),
)
pl12 = Phrase(
    "PL-12",
    ja="{obj}は{host:hit}についている",
    en="{obj} is attached to {host:hit}",
    variants=(variant("GT", "{obj}は{host:hit}につけられている"),),
)
pl13 = Phrase("PL-13", ja="{obj}はどのパーマネントにもついていない", en="{obj} is attached to nothing")
pl14 = Phrase("PL-14", ja="{obj}の{role}は{player}である", en="the {role} of {obj} is {player}")
pl15 = Phrase("PL-15", ja="{obj}の構成要素は上から順に{cards}である", en="from the top, the components of {obj} are {cards}")
pl16 = Phrase("PL-16", ja="{obj}は{by:card}によって追放されている", en="{obj} is exiled with {by:card}")
pl17 = Phrase("PL-17", ja="{obj}は{target:hit}を攻撃している", en="{obj} is attacking {target:hit}")
pl18 = Phrase("PL-18", ja="{obj}は{attacker:obj}をブロックしている", en="{obj} is blocking {attacker:obj}")


def _set_status(scene: Scene, obj: Obj, status: Status) -> None:
    scene.given(StatusIs(scene.names.find(obj).id, status.word, status.holds))


def _check_status(scene: Scene, obj: Obj, status: Status) -> None:
    seen = scene.look(scene.names.find(obj).id).seen
    holds = seen.copy if status.word == "copy" else status.word in seen.statuses
    if holds != status.holds:
        now = _statuses(scene, seen)
        name = scene.show(obj)
        scene.fail(f"{name}はそうではない。今の状態: {now}。", f"{name} is not so. Its statuses: {now}.")


def _statuses(scene: Scene, seen: Seen) -> str:
    shown = [SLOTS["status"].show(scene.printer, Status(w)) for w in seen.statuses]
    return scene.say("、", ", ").join(shown) or "-"


@pl07.given
def set_status(scene: Scene, obj: Obj, status: Status) -> None:
    """A status."""
    _set_status(scene, obj, status)


@pl07.then
def has_status(scene: Scene, obj: Obj, status: Status) -> None:
    """A status."""
    _check_status(scene, obj, status)


@pl08.given
def set_no_status(scene: Scene, obj: Obj, unstatus: Status) -> None:
    """Not that status."""
    _set_status(scene, obj, unstatus)


@pl08.then
def has_no_status(scene: Scene, obj: Obj, unstatus: Status) -> None:
    """Not that status."""
    _check_status(scene, obj, unstatus)


@pl09.given
def put_counters(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """Counters on an object."""
    scene.given(CountersAre(scene.names.find(obj).id, kind, n))


@pl09.then
def has_counters(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """Exactly so many counters of that kind."""
    now = dict(scene.names.find(obj).counters).get(kind, 0)
    if now != n:
        name = scene.show(obj)
        scene.fail(f"{name}の上のそのカウンターは{now}個である（{n}個のはず）。", f"{name} has {now} {kind} counters on it, not {n}.")


@pl10.given
def no_counters_yet(scene: Scene, obj: Obj, kind: str = "") -> None:
    """No counters (of that kind): what is there is gone."""
    seen = scene.names.find(obj)
    for counted, _ in seen.counters:
        if kind in ("", counted):
            scene.given(CountersAre(seen.id, counted, 0))


@pl10.then
def has_no_counters(scene: Scene, obj: Obj, kind: str = "") -> None:
    """No counters (of that kind)."""
    there = [f"{n} {k}" for k, n in scene.names.find(obj).counters if n and kind in ("", k)]
    if there:
        name, listed = scene.show(obj), ", ".join(there)
        scene.fail(f"{name}の上にはカウンターがある: {listed}。", f"{name} has counters on it: {listed}.")


@pl11.given
def suspend_earlier(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """A card that has been suspended, with its counters (CR 702.62b)."""
    if not isinstance(obj, Ref):
        scene.fail("前提で置けるのは名前のあるカードだけである。", "A Given puts named cards only.")
    seat = scene.seat(obj.owner) if obj.owner else 0
    made = scene.given(Place(seat, "exile", (Thing(card_key(scene, obj.name, None), label=obj.label, counters=((kind, n),)),)))
    if any((seen := scene.by_id(i)) and not any(a.split()[0] == "suspend" for a in seen.abilities) for i in made):
        name = scene.show(obj)
        scene.fail(
            f"{name}は待機を持たないので、待機状態ではない。追放領域にあることと、カウンターが置かれていることを別々に書く。",
            f"{name} has no suspend, and so isn't suspended. Write that it is in exile and, in another line, which counters it has.",
        )


@pl12.given
def attach(scene: Scene, obj: Obj, host: Obj | Player) -> None:
    """An Aura or Equipment on something, or an Aura on a player."""
    scene.given(AttachedTo(scene.names.find(obj).id, hit(scene, host)))


@pl12.then
def is_attached(scene: Scene, obj: Obj, host: Obj | Player) -> None:
    """An Aura or Equipment on something, or an Aura on a player."""
    _attached(scene, obj, hit(scene, host))


@pl13.then
def is_unattached(scene: Scene, obj: Obj) -> None:
    """Attached to nothing."""
    _attached(scene, obj, None)


def _attached(scene: Scene, obj: Obj, host: int | None) -> None:
    now = scene.names.find(obj).attached_to
    if now != host:
        seen = scene.by_id(now) if now is not None and now >= 0 else None
        there = scene.describe(seen) if seen else "-" if now is None else scene.player_name(~now)
        scene.fail(f"今ついている先: {there}。", f"It is attached to: {there}.")


@pl14.stated(
    "あなたは対戦相手がオーナーである「熊」をコントロールしている（置く行で言う）",
    'you control "Bear" owned by the opponent (say it where it is put)',
)
@pl14.then
def has_role(scene: Scene, obj: Obj, role: str, player: Player) -> None:
    """Who owns, controls or protects it."""
    seen = scene.look(scene.names.find(obj).id).seen
    now = {"owner": seen.owner, "controller": seen.controller, "protector": seen.protector}[role]
    if now != scene.seat(player):
        name = "-" if now is None else scene.player_name(now)
        scene.fail(f"それは{name}である。", f"It is {name}.")


@pl15.stated(
    "あなたは上から「A」「B」の合同パーマネントをコントロールしている（置く行で言う）",
    'you control a merged permanent of "A" over "B" (say it where it is put)',
)
@pl15.then
def has_components(scene: Scene, obj: Obj, cards: tuple[Counted, ...]) -> None:
    """What represents a merged permanent, from the top (CR 730.2)."""
    now = [c.key for c in scene.names.find(obj).cards]
    if now != [scene.names.key(c.name) for c in cards for _ in range(c.n)]:
        told = scene.say("、", ", ").join(map(scene.name, now))
        scene.fail(f"構成要素は上から: {told}。", f"From the top, the components are: {told}.")


@pl16.then
def is_exiled_with(scene: Scene, obj: Obj, by: Ref) -> None:
    """What exiled it (CR 607.2a)."""
    seen = scene.names.find_in(obj, Zone("exile"))
    told_of = (e for e in reversed(scene.log()) if e.detail == "exiled with" and any(o.id == seen.id for o in e.objects))
    with_it = next((e.source for e in told_of), None)
    if with_it is None or not scene.names.fits(by, with_it):
        told = scene.describe(with_it) if with_it else "-"
        scene.fail(f"それを追放したのは: {told}。", f"It was exiled with: {told}.")


@pl17.then
def is_attacking(scene: Scene, obj: Obj, target: Obj | Player) -> None:
    """Whom it attacks."""
    now = scene.names.find(obj).attacking
    if now != (~scene.seat(target) if isinstance(target, Player) else scene.names.find(target).id):
        scene.fail("それを攻撃していない。", "It is not attacking that.")


@pl18.then
def is_blocking(scene: Scene, obj: Obj, attacker: Obj) -> None:
    """What it blocks."""
    if scene.names.find(attacker).id not in scene.names.find(obj).blocking:
        scene.fail("それをブロックしていない。", "It is not blocking that.")
