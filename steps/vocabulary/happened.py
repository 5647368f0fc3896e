"""Phrases J, first part: what just happened to objects and players (EV-01 to EV-23)."""

from __future__ import annotations

from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import AbilityRef, Cost, Counted, Desc, Obj, Player, Ref, Zone
from steps.table import Entry, Seen
from steps.vocabulary.events import did_not, died, found_in, happened, happenings, missing, simultaneously, total, triggered
from steps.vocabulary.making import fits_desc, has_quality, same_mana

ev01 = Phrase(
    "EV-01",
    "{objs}は[together=同時に]死亡する",
    "{objs} die(s@objs)[together= simultaneously]",
    (variant("T", "{objs}は[together=同時に]死亡した", "{objs} died[together= simultaneously]"),),
)
ev02 = Phrase(
    "EV-02", "{objs}は破壊される", "{objs} (is/are) destroyed", (variant("T", "{objs}は破壊された", "{objs} (was/were) destroyed"),)
)
ev03 = Phrase(
    "EV-03",
    "{player}は{objs}を生け贄に捧げた",
    "{player} (have/has) sacrificed {objs}",
    (
        variant("T", "{player}は{objs}を生け贄に捧げる", "{player} sacrificed {objs}"),
        variant("T", en="{player} sacrifice(s@player) {objs}"),
    ),
)
ev04 = Phrase("EV-04", "{objs}は生け贄に捧げられていない", "{objs} (is/are) not sacrificed", rules="refused")
ev05 = Phrase("EV-05", "{objs}は追放される", "{objs} (is/are) exiled", (variant("T", "{objs}は追放された", "{objs} (was/were) exiled"),))
ev06 = Phrase(
    "EV-06",
    "{player}はカード{n}枚を引く",
    "{player} draw(s@player) {n} card(s)",
    (variant("T", "{player}はカード{n}枚を引いた", "{player} drew {n} card(s)"),),
)
ev07 = Phrase(
    "EV-07",
    "{player}はカードを引かない",
    "{player} draw(s@player) no card",
    (variant("T", "{player}はカードを引かなかった", "{player} drew no card"),),
    rules="refused",
)
ev08 = Phrase(
    "EV-08",
    "{player}は{n}点のライフを{gl}",
    "{player} {gl}(s@player) {n} life",
    (
        variant("T", "{player}は{n}点のライフを得た", "{player} gained {n} life", gl="gain"),
        variant("T", "{player}は{n}点のライフを失った", "{player} lost {n} life", gl="lose"),
    ),
)
ev09 = Phrase(
    "EV-09",
    "{obj}は{hit}に{n}点の[combat=戦闘]ダメージを与える",
    "{obj} deal(s@obj) {n} [combat=combat ]damage to {hit}",
    (variant("T", "{obj}は{hit}に{n}点の[combat=戦闘]ダメージを与えた", "{obj} dealt {n} [combat=combat ]damage to {hit}"),),
)
ev10 = Phrase(
    "EV-10",
    "{anyabil}は{n}回誘発する",
    "{anyabil} trigger(s@anyabil) ({n} time/{n} times/{n:times}@n)",
    (
        variant("T", "{anyabil}は誘発する", "{anyabil} trigger(s@anyabil)", n=1),
        variant("T", "{anyabil}は誘発した", "{anyabil} triggered", n=1),
        variant("T", "{anyabil}は{n}回誘発した", "{anyabil} triggered ({n} time/{n} times/{n:times}@n)"),
    ),
)
ev11 = Phrase(
    "EV-11",
    "{anyabil}は誘発しない",
    "{anyabil} (do/does) not trigger",
    (variant("T", "{anyabil}は誘発しなかった", "{anyabil} did not trigger"),),
    rules="refused",
)
ev12 = Phrase(
    "EV-12",
    "{objs}は[together=同時に]戦場に出る",
    "{objs} enter(s@objs) the battlefield[together= simultaneously]",
    (variant("T", "{objs}は[together=同時に]戦場に出た", "{objs} entered the battlefield[together= simultaneously]"),),
)
ev13 = Phrase("EV-13", "{objs}は戦場に出ない", "{objs} (do/does) not enter the battlefield", rules="refused")
ev14 = Phrase(
    "EV-14",
    "{objs}は[together=同時に]{from:zone}から{to:zone}に移動する",
    "{objs} move(s@objs) from {from:zone} to {to:zone}[together= simultaneously]",
    (
        variant(
            "T",
            "{objs}は[together=同時に]{from:zone}から{to:zone}に移動した",
            "{objs} moved from {from:zone} to {to:zone}[together= simultaneously]",
        ),
    ),
)
ev15 = Phrase(
    "EV-15",
    "{objs}は公開される",
    "{objs} (is/are) revealed to all players",
    (variant("T", "{objs}は公開された", "{objs} (was/were) revealed to all players"),),
)
ev16 = Phrase(
    "EV-16",
    "{player}は{cards}を捨てた",
    "{player} (have/has) discarded {cards}",
    (variant("T", "{player}は{cards}を捨てる", "{player} discarded {cards}"), variant("T", en="{player} discard(s@player) {cards}")),
)
ev17 = Phrase(
    "EV-17",
    "{player}は[{cost}で][free=マナ・コストを支払うことなく]{obj}を[~{cost}で]唱えた",
    "{player} (have/has) cast {obj}[ for {cost}][free= without paying its mana cost]",
)
ev18 = Phrase("EV-18", "{player}は{obj}を唱えていない", "{player} (have/has) not cast {obj}", rules="refused")
ev19 = Phrase("EV-19", "{player}は{objs}のために{mana}を支払った", "{player} (have/has) paid {mana} for {objs}")
ev20 = Phrase(
    "EV-20",
    "{obj}の上に{kind}カウンター{n}個が新たに置かれる",
    "{n} {kind} counter(s@n) (is/are@n) newly put on {obj}",
    (variant("T", "{obj}の上に{kind}カウンター{n}個が新たに置かれた"),),
)
ev21 = Phrase("EV-21", "{obj}の上に{kind}カウンターは新たに置かれない", "no {kind} counter is newly put on {obj}", rules="refused")
ev22 = Phrase(
    "EV-22",
    "{obj}の上から{kind}カウンター{n}個が取り除かれる",
    "{n} {kind} counter(s@n) (is/are@n) removed from {obj}",
    (variant("T", "{obj}の上から{kind}カウンター{n}個が取り除かれた"),),
)
ev23 = Phrase(
    "EV-23",
    "{player}は{descs}を生成する",
    "{player} create(s@player) {descs}",
    (variant("T", "{player}は{descs}を生成した", "{player} created {descs}"),),
)


@ev01.then
def dies(scene: Scene, objs: tuple[Obj, ...], together: bool = False) -> None:
    """Each died (CR 700.4)."""
    found = [happened(scene, o, ("die", "zone"), died)[0] for o in objs]
    if together:
        simultaneously(scene, found)


@ev02.then
def is_destroyed(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Each was destroyed (CR 701.8)."""
    for obj in objs:
        happened(scene, obj, ("destroy",))


@ev03.then
def has_sacrificed(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """This player sacrificed each (CR 701.21)."""
    seat = scene.seat(player)
    for obj in objs:
        happened(scene, obj, ("sacrifice",), lambda e, _: e.player == seat)


@ev04.then
def is_not_sacrificed(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """None was sacrificed."""
    for obj in objs:
        did_not(scene, obj, ("sacrifice",))


@ev05.then
def is_exiled(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Each was exiled."""
    for obj in objs:
        happened(scene, obj, ("exile", "zone"), lambda e, _: e.kind == "exile" or e.to_zone == "exile")


def _drawn(scene: Scene, seat: int) -> int:
    return sum(max(len(e.objects), 1) for e in scene.window() if e.kind == "draw" and e.player == seat)


@ev06.then
def draws(scene: Scene, player: Player, n: int) -> None:
    """Exactly so many cards in the window."""
    for seat in scene.seats(player):
        total(scene, n, (_drawn(scene, seat),), "引いたカードの枚数", "Cards drawn")


@ev07.then
def draws_none(scene: Scene, player: Player) -> None:
    """No card in the window."""
    draws(scene, player, 0)


@ev08.then
def life_changes(scene: Scene, player: Player, n: int, gl: str) -> None:
    """So much life gained (or lost) in the window."""
    sign = 1 if gl == "gain" else -1
    for seat in scene.seats(player):
        changes = [e.amount * sign for e in scene.window() if e.kind == "life" and e.player == seat]
        total(scene, n, (c for c in changes if c > 0), "その点数の合計", "Total")


@ev09.then
def deals_damage(scene: Scene, obj: Obj, hit: Obj | Player, n: int, combat: bool = False) -> None:
    """So much damage by one to the other, in the window."""
    scene.names.must_know(obj)
    scene.names.must_know(hit)
    amounts = []
    for entry in scene.window():
        if entry.kind != "damage" or entry.source is None or not scene.names.fits(obj, entry.source):
            continue
        if _is_hit(scene, hit, entry) and (not combat or "combat" in entry.detail):
            amounts.append(entry.amount)
    total(scene, n, amounts, "与えたダメージの合計", "Damage dealt")


def _is_hit(scene: Scene, hit: Obj | Player, entry: Entry) -> bool:
    if isinstance(hit, Player):
        seats = scene.seats(hit)
        return (entry.target is not None and ~entry.target in seats) or (
            entry.target is None and not entry.objects and entry.player in seats
        )
    if entry.target is not None and entry.target >= 0:
        seen = next((o for o in entry.objects if o.id == entry.target), scene.by_id(entry.target))
        return seen is not None and scene.names.fits(hit, seen)
    return any(scene.names.fits(hit, o) for o in entry.objects)


@ev10.then
def triggers(scene: Scene, anyabil: AbilityRef, n: int) -> None:
    """Exactly so often in the window."""
    if anyabil.source is not None:
        scene.names.must_know(anyabil)
    now = len(triggered(scene, scene.window(), anyabil))
    if now != n:
        before = len(triggered(scene, scene.earlier(), anyabil))
        scene.fail(
            f"誘発した回数は{now}回である（{n}回のはず）。それより前には{before}回。起きたこと: {happenings(scene)}。",
            f"It triggered {now} times, not {n}; before this window {before} times. What happened: {happenings(scene)}.",
        )


@ev11.then
def does_not_trigger(scene: Scene, anyabil: AbilityRef) -> None:
    """It did not trigger in the window."""
    triggers(scene, anyabil, 0)


def _entered(scene: Scene, obj: Obj, entry: Entry) -> bool:
    """Whether it is one of those that entered: by what it was, or by what it became."""
    after = [s for i in entry.became if (s := scene.by_id(i))]
    return any(scene.names.fits(obj, s) for s in (*entry.objects, *after))


def _enters(entry: Entry) -> bool:
    return entry.kind in ("enter", "create") or (
        entry.kind == "zone" and entry.to_zone == "battlefield" and entry.from_zone != "battlefield"
    )


@ev12.then
def enters(scene: Scene, objs: tuple[Obj, ...], together: bool = False) -> None:
    """Each entered the battlefield."""
    moments = set()
    for obj in objs:
        found = [e for e in scene.window() if _enters(e) and _entered(scene, obj, e)]
        if not found:
            scene.names.must_know(obj)
            missing(scene, scene.show(obj), [])
        moments.add(found[0].moment)
    if together and len(moments) > 1:
        scene.fail("それは同時には起きていない。", "It did not happen simultaneously.")


@ev13.then
def does_not_enter(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """None entered the battlefield."""
    for obj in objs:
        scene.names.must_know(obj)
        if any(_enters(e) and _entered(scene, obj, e) for e in scene.window()):
            name = scene.show(obj)
            scene.fail(f"{name}は戦場に出た。", f"{name} entered the battlefield.")


@ev14.then
def moves(scene: Scene, objs: tuple[Obj, ...], together: bool = False, **zones: Zone) -> None:
    """Each went from one zone to the other."""
    start, end = zones["from"], zones["to"]
    owners = scene.seats(end.owner) if end.owner else None

    def went(entry: Entry, seen: Seen) -> bool:
        to = end.name if entry.to_zone is None else entry.to_zone
        return entry.from_zone == start.name and to == end.name and (owners is None or seen.owner in owners)

    found = [happened(scene, o, ("zone", "draw", "discard", "exile", "sacrifice", "destroy"), went)[0] for o in objs]
    if together:
        simultaneously(scene, found)


@ev15.then
def is_revealed(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Each was revealed (CR 701.20)."""
    for obj in objs:
        happened(scene, obj, ("reveal",))


@ev16.then
def has_discarded(scene: Scene, player: Player, cards: tuple[Counted, ...]) -> None:
    """These cards, and so many of each (CR 701.9)."""
    seat = scene.seat(player)
    gone = [o for e in scene.window() if e.kind == "discard" and e.player == seat for o in e.objects]
    for card in cards:
        fitting = [o for o in gone if has_quality(scene, card.quality, o)]
        if card.name:
            ref = Ref(card.name, label=card.label)
            scene.names.must_know(ref)
            fitting = [o for o in fitting if scene.names.fits(ref, o)]
        total(scene, card.n, (len(fitting),), "捨てた枚数", "Discarded")


@ev17.then
def has_cast(scene: Scene, player: Player, obj: Obj, cost: Cost | None = None, free: bool = False) -> None:
    """This player cast it, for that cost."""
    seat = scene.seat(player)
    entry = happened(scene, obj, ("cast",), lambda e, _: e.player == seat)[0].entry
    ids = (*entry.became, *(o.id for o in entry.objects))
    paid = {name for i in ids if (s := scene.by_id(i)) for name in s.costs_paid} | {entry.detail}
    wanted = "free" if free else cost.keyword if cost else ""
    if wanted and wanted not in paid:
        told = ", ".join(sorted(p for p in paid if p)) or "-"
        scene.fail(f"そのコストで唱えたのではない（{told}）。", f"It was not cast for that ({told}).")


@ev18.then
def has_not_cast(scene: Scene, player: Player, obj: Obj) -> None:
    """This player did not cast it in the window."""
    seat = scene.seat(player)
    did_not(scene, obj, ("cast",), lambda e, _: e.player == seat)


@ev19.then
def has_paid(scene: Scene, player: Player, objs: tuple[Obj, ...], mana: str) -> None:
    """This mana, in all, was paid for these."""
    seat = scene.seat(player)
    paid = ""
    for obj in objs:
        scene.names.must_know(obj)
        paid += "".join(f.entry.detail for f in found_in(scene, scene.window(), ("pay",), obj, lambda e, _: e.player == seat))
    if not same_mana(paid, mana):
        scene.fail(f"支払ったマナは{paid or 'なし'}である（{mana}のはず）。", f"Paid: {paid or 'nothing'}, not {mana}.")


def _counters(scene: Scene, obj: Obj, entry_kind: str, kind: str) -> int:
    scene.names.must_know(obj)
    return sum(abs(f.entry.amount) for f in found_in(scene, scene.window(), (entry_kind,), obj, lambda e, _: e.detail == kind))


@ev20.then
def counters_put(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """So many counters were put on it in the window."""
    total(scene, n, (_counters(scene, obj, "put counters", kind),), "置かれた個数", "Counters put")


@ev21.then
def no_counters_put(scene: Scene, obj: Obj, kind: str) -> None:
    """No such counter was put on it."""
    counters_put(scene, obj, kind, 0)


@ev22.then
def counters_removed(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """So many counters were removed from it in the window."""
    total(scene, n, (_counters(scene, obj, "remove counters", kind),), "取り除かれた個数", "Counters removed")


@ev23.then
def creates(scene: Scene, player: Player, descs: tuple[Desc, ...]) -> None:
    """So many such tokens were created in the window (CR 111)."""
    seats = scene.seats(player)
    for desc in descs:
        made = [i for e in scene.window() if e.kind == "create" and e.player in seats for i in (*e.became, *(o.id for o in e.objects))]
        seen = [s for i in dict.fromkeys(made) if (s := scene.by_id(i)) is not None]
        total(scene, desc.count, (len([s for s in seen if fits_desc(scene, desc, s)]),), "生成されたトークンの数", "Tokens created")
