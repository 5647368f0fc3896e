"""Phrases B, first part: what is where (PL-01 to PL-06, PL-21 to PL-25)."""

from __future__ import annotations

from engine.record import replace
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import Counted, Desc, Filter, Obj, Player, Ref, Zone
from steps.table import Place, Seen, Thing
from steps.telling import list_of
from steps.vocabulary.making import card_key, contradiction, fits_desc, has_quality, thing, zone_owner

pl01 = Phrase("PL-01", ja="{player}は{descs}をコントロールしている", en="{player} control(s) {descs}")
pl02 = Phrase(
    "PL-02",
    ja="{objs}は{zone}にある",
    en="{objs} (is/are) (in/on) {zone}",
    variants=(
        variant("GT", "{zone}に{objs}がある"),
        variant("GT", "{zone:handof}は手札に{objs}を持っている", "{zone:handof} (have/has) {objs} in hand"),
        variant("T", "{objs}は{zone}に残っている", "{objs} (remain/remains/stay/stays) (in/on) {zone}"),
    ),
)
pl03 = Phrase("PL-03", ja="{poss}の手札は{cards}である", en="{poss} hand is {cards}")
pl04 = Phrase(
    "PL-04",
    ja="{zone}には上から順に{cards}がある",
    en="from the top, {zone} has {cards}",
    variants=(variant("GT", "{zone}の上から順に{cards}がある"),),
)
pl05 = Phrase("PL-05", ja="{zone}は空である", en="{zone} is empty")
pl06 = Phrase(
    "PL-06",
    ja="{zone}にあるカードは{n}枚である",
    en="{zone} has {n} card(s)",
    variants=(variant("GT", "{zone}は{n}枚である", "{zone:handof} (have/has) {n} card(s@n) in hand"),),
)
pl21 = Phrase("PL-21", ja="{objs}は[もう]{zone}にない", en="{objs} (is/are) not (in/on) {zone}")
pl22 = Phrase("PL-22", ja="{obj}は存在しない", en="{obj} no longer exists")
pl23 = Phrase(
    "PL-23",
    ja="{player}がコントロールしている{filter}は{n}(体/つ/枚@filter)である",
    en="{player} control(s) exactly {n} ({filter}/{filter:filters}@n)",
    variants=(variant("T", "{player}は{filter}をコントロールしていない", "{player} control(s) no ({filter:filters}/{filter})", n=0),),
)
pl24 = Phrase("PL-24", ja="{obj}は新しいオブジェクトである", en="{obj} is a new object")
pl25 = Phrase("PL-25", ja="{obj}は同じオブジェクトのままである", en="{obj} is still the same object")


# --- PL-01 to PL-06: where things are -------------------------------------------------------------------------------------------------


@pl01.given
def put_under_control(scene: Scene, player: Player, descs: tuple[Desc, ...]) -> None:
    """Permanents under a player's control."""
    for seat in scene.seats(player):
        for desc in descs:
            made = scene.given(Place(seat, "battlefield", (thing(scene, desc),)))
            _agree(scene, desc, made)


def _agree(scene: Scene, desc: Desc, made: tuple[int, ...]) -> None:
    """What is said of a card of the catalogue must be so."""
    if scene.table.find_card(desc.name) is None or not (desc.pt or desc.quality.words or desc.keywords):
        return
    seen = scene.by_id(made[0]) if made else None
    wrong = contradiction(scene, desc, _without_counters(seen)) if seen else ""
    if wrong:
        name = scene.name(desc.name)
        scene.fail(f"カード一覧の{name}はそうではない（{wrong}）。", f"{name} of the catalogue is not so: {wrong}.")


def _without_counters(seen: Seen) -> Seen:
    """An object as it would be without its counters: what is said of a card is said of what is printed on it."""
    if seen.power is None or seen.toughness is None:
        return seen
    pairs = [(kind.partition("/"), n) for kind, n in seen.counters]
    power = sum(n * int(p) for (p, slash, _), n in pairs if slash)
    toughness = sum(n * int(t) for (_, slash, t), n in pairs if slash)
    return replace(seen, power=seen.power - power, toughness=seen.toughness - toughness)


@pl01.then
def controls(scene: Scene, player: Player, descs: tuple[Desc, ...]) -> None:
    """Exactly so many of each."""
    for seat in scene.seats(player):
        here = [s for s in scene.board().objects if s.zone == "battlefield" and s.controller == seat and "phased out" not in s.statuses]
        for desc in descs:
            found = [s for s in here if fits_desc(scene, desc, s)]
            if len(found) != desc.count:
                _wrong_number(scene, seat, desc.name, desc.count, len(found), here)


def _wrong_number(scene: Scene, seat: int, name: str, wanted: int, n: int, here: list[Seen]) -> None:
    who, what, there = scene.player_name(seat), scene.name(name), list_of(scene, here) or "-"
    scene.fail(
        f"{who}がコントロールしている、この通りの{what}は{n}つである（{wanted}つのはず）。あるもの: {there}。",
        f"{who}: {n} such {what} there, not {wanted}. There: {there}.",
    )


def _place(scene: Scene, obj: Obj, zone: Zone) -> None:
    if not isinstance(obj, Ref):
        scene.fail("前提で置けるのは名前のあるカードだけである。", "A Given puts named cards only.")
    desc = Desc(obj.name, label=obj.label, token=obj.form == "token", owner=obj.owner)
    seat = scene.seat(obj.owner) if obj.owner and zone.owner is None else zone_owner(scene, zone)
    position = None if zone.position is None else max(zone.position - 1, -1)
    scene.given(Place(seat, zone.name, (thing(scene, desc),), position))


@pl02.given
def put_in_zone(scene: Scene, objs: tuple[Obj, ...], zone: Zone) -> None:
    """Cards in a zone, among others."""
    for obj in objs:
        _place(scene, obj, zone)


@pl02.then
def is_in_zone(scene: Scene, objs: tuple[Obj, ...], zone: Zone) -> None:
    """Each of these is there."""
    for obj in objs:
        scene.names.find_in(obj, zone)


def _hand(scene: Scene, seat: int) -> list[Seen]:
    return [s for s in scene.board().objects if s.zone == "hand" and s.owner == seat]


@pl03.given
def hand_is(scene: Scene, poss: Player, cards: tuple[Counted, ...]) -> None:
    """Exactly these cards in hand."""
    for seat in scene.seats(poss):
        for card in cards:
            scene.given(Place(seat, "hand", (_card(scene, card),)))


def _card(scene: Scene, card: Counted) -> Thing:
    if card.quality.words:
        scene.fail("前提では、カードを名前で書く。", "In a Given, cards are named.")
    key = card_key(scene, card.name, None) if card.name else ""
    return Thing(key, card.n, card.label)


@pl03.then
def holds_exactly(scene: Scene, poss: Player, cards: tuple[Counted, ...]) -> None:
    """Exactly these cards in hand."""
    for seat in scene.seats(poss):
        rest = _hand(scene, seat)
        for card in sorted(cards, key=lambda c: not c.name):
            found = [s for s in rest if _fits_counted(scene, card, s)][: card.n]
            if len(found) < card.n:
                _wrong_hand(scene, seat)
            rest = [s for s in rest if s not in found]
        if rest:
            _wrong_hand(scene, seat)


def _fits_counted(scene: Scene, card: Counted, seen: Seen) -> bool:
    if card.name and not scene.names.fits(Ref(card.name, label=card.label), seen):
        return False
    return has_quality(scene, card.quality, seen)


def _wrong_hand(scene: Scene, seat: int) -> None:
    who, there = scene.player_name(seat), list_of(scene, _hand(scene, seat)) or "-"
    scene.fail(f"{who}の手札は今: {there}。", f"The hand of {who} is: {there}.")


@pl04.given
def stack_cards(scene: Scene, zone: Zone, cards: tuple[Counted, ...]) -> None:
    """Cards on top of a library or graveyard, from the top."""
    for seat in _owners_of_order(scene, zone):
        scene.given(Place(seat, zone.name, tuple(_card(scene, c) for c in cards)))


@pl04.then
def cards_lie(scene: Scene, zone: Zone, cards: tuple[Counted, ...]) -> None:
    """The top cards of a library or graveyard, from the top."""
    for seat in _owners_of_order(scene, zone):
        lying = sorted((s for s in scene.board().objects if s.zone == zone.name and s.owner == seat), key=lambda s: s.position)
        wanted = [c for c in cards for _ in range(c.n)]
        top = lying[: len(wanted)]
        if len(top) < len(wanted) or not all(_fits_counted(scene, c, s) for c, s in zip(wanted, top, strict=True)):
            there = list_of(scene, top) or "-"
            scene.fail(f"上から: {there}。", f"From the top: {there}.")


def _owners_of_order(scene: Scene, zone: Zone) -> tuple[int, ...]:
    """The players whose zones of this kind are meant, which has to be one with an order."""
    if zone.name not in ("library", "graveyard"):
        scene.fail("上から順に並ぶのは、ライブラリーと墓地だけである。", "Only libraries and graveyards have an order from the top.")
    return tuple(scene.seats(zone.owner or Player("you")))


def _in_zone(scene: Scene, zone: Zone) -> list[Seen]:
    return [s for s in scene.board().objects if scene.names.in_zone(zone, s)]


@pl05.given
def leave_empty(scene: Scene, zone: Zone) -> None:
    """Nothing is there: nothing is put there; of a library, not even blank cards."""
    if zone.name == "library":
        for seat in scene.seats(zone.owner or Player("you")):
            scene.given(Place(seat, "library", ()))
    is_empty(scene, zone)


@pl05.then
def is_empty(scene: Scene, zone: Zone) -> None:
    """Nothing is there."""
    there = _in_zone(scene, zone)
    if there:
        listed = list_of(scene, there)
        scene.fail(f"そこには次のものがある: {listed}。", f"There: {listed}.")


@pl06.given
def fill_up(scene: Scene, zone: Zone, n: int) -> None:
    """So many cards: filled up with blank ones."""
    for seat in scene.seats(zone.owner or Player("you")):
        now = len([s for s in scene.board().objects if s.zone == zone.name and s.owner == seat])
        if now > n:
            scene.fail(f"そこにはもう{now}枚ある。", f"There are {now} cards already.")
        if now < n:
            scene.given(Place(seat, zone.name, (Thing(count=n - now),)))


@pl06.then
def has_cards(scene: Scene, zone: Zone, n: int) -> None:
    """So many cards are there."""
    now = len(_in_zone(scene, zone))
    if now != n:
        scene.fail(f"そこにあるカードは{now}枚である（{n}枚のはず）。", f"There are {now} cards, not {n}.")


# --- PL-21 to PL-25 -------------------------------------------------------------------------------------------------------------------


@pl21.then
def is_not_in_zone(scene: Scene, objs: tuple[Obj, ...], zone: Zone) -> None:
    """None of these is there."""
    for obj in objs:
        scene.names.must_know(obj)
        there = [s for s in _in_zone(scene, zone) if scene.names.fits(obj, s)]
        if there:
            listed = list_of(scene, there)
            scene.fail(f"そこにある: {listed}。", f"It is there: {listed}.")


@pl22.then
def no_longer_exists(scene: Scene, obj: Obj) -> None:
    """It was there, and is nowhere now."""
    scene.names.must_know(obj)
    there = [s for s in scene.board().objects if scene.names.fits(obj, s)]
    if there:
        listed = list_of(scene, there)
        scene.fail(f"まだある: {listed}。", f"It still exists: {listed}.")


@pl23.then
def controls_exactly(scene: Scene, player: Player, filter: Filter, n: int) -> None:  # noqa: A002  # slots are named as their types
    """Exactly so many of a kind."""
    for seat in scene.seats(player):
        here = [s for s in scene.board().objects if s.zone == "battlefield" and s.controller == seat and "phased out" not in s.statuses]
        found = [s for s in here if has_quality(scene, filter.quality, s)]
        if filter.name:
            found = [s for s in found if scene.names.fits(Ref(filter.name), s)]
        if len(found) != n:
            listed = list_of(scene, found) or "-"
            scene.fail(f"当てはまるのは{len(found)}つである（{n}つのはず）: {listed}。", f"{len(found)} of them, not {n}: {listed}.")


def _same(scene: Scene, obj: Obj) -> bool:
    scene.need("identity")
    now = scene.look(scene.names.find(obj).id).seen
    before = scene.before_window().objects
    if any((s.id, s.zone_changes) == (now.id, now.zone_changes) for s in before):
        return True
    if not any(scene.names.fits(obj, s) for s in before):
        name = scene.show(obj)
        scene.fail(
            f"前のならば（または始め）には{name}がなかったので、比べられない。",
            f"There was no {name} at the Then before (or the start), so there is nothing to compare it with.",
        )
    return False


@pl24.then
def is_new_object(scene: Scene, obj: Obj) -> None:
    """Another object than at the Then before (CR 400.7)."""
    if _same(scene, obj):
        scene.fail("それは同じオブジェクトのままである。", "It is still the same object.")


@pl25.then
def is_same_object(scene: Scene, obj: Obj) -> None:
    """The same object as at the Then before."""
    if not _same(scene, obj):
        scene.fail("それは新しいオブジェクトである。", "It is a new object.")
