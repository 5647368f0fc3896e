"""Phrases C: what has already happened (HS)."""

from __future__ import annotations

from steps.naming import in_play
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import Cost, Desc, Filter, Obj, Player, Ref, Zone
from steps.table import Cast, CastEarlier, CommanderCasts, CommanderDamage, CommanderIs, DrawnEarlier, Place, SpellsCastEarlier
from steps.vocabulary.events import died
from steps.vocabulary.making import card_key, cost_choice, has_quality, hit, thing

hs01 = Phrase(
    "HS-01",
    ja="{player}はこのターン[{zone}から][{targets}を対象に]{card}を[{cost}で]唱えており、それは解決されている",
    en="{player} (have/has) cast {card}[ from {zone}][ for {cost}][ targeting {targets}] this turn and it has resolved",
)
hs02 = Phrase(
    "HS-02",
    ja="{player}はこのターンにカード{n}枚を引いている",
    en="{player} (have/has) drawn {n} card(s) this turn",
    variants=(variant("GT", "{player}はこのターンにカードを引いていない", "{player} (have/has) drawn no cards this turn", n=0),),
)
hs03 = Phrase(
    "HS-03",
    ja="{player}はこのターンに呪文{n}つを唱えている",
    en="{player} (have/has) cast {n} spell(s) this turn",
    variants=(variant("GT", "{player}はこのターンに呪文を唱えていない", "{player} (have/has) cast no spells this turn", n=0),),
)
hs04 = Phrase("HS-04", ja="{poss}の統率者は{card}である", en="{poss} commander is {card}")
hs05 = Phrase(
    "HS-05",
    ja="{card}は統率領域から{n}回唱えられている",
    en="{card} has been cast ({n} time/{n} times/{n:times}@n) from the command zone",
)
hs06 = Phrase(
    "HS-06",
    ja="{player}は{obj}から統率者ダメージを合計{n}点受けている",
    en="{player} (have/has) been dealt {n} commander damage by {obj}",
)
hs07 = Phrase("HS-07", ja="{obj}の{cost}は支払われている", en="{cost:thecost} of {obj} was paid")
hs08 = Phrase("HS-08", ja="{obj}の{cost}は支払われていない", en="{cost:thecost} of {obj} was not paid")
hs09 = Phrase(
    "HS-09",
    ja="このターンに死亡した{filter}は{n}(体/つ/枚@filter)である",
    en="{n} ({filter}/{filter:filters}@n) (has/have@n) died this turn",
)


@hs01.given
def cast_earlier(
    scene: Scene,
    player: Player,
    card: Ref,
    zone: Zone | None = None,
    targets: tuple[Obj | Player, ...] | None = None,
    cost: Cost | None = None,
) -> None:
    """A spell of this turn that has resolved, with all that its casting left behind."""
    seat = scene.seat(player)
    where = zone or Zone("hand", player)
    there = [s for s in scene.board().objects if scene.names.fits(card, s) and scene.names.in_zone(where, s)]
    if there:
        spell = scene.names.find_in(card, where).id
    else:
        spell = scene.given(Place(seat, where.name, (thing(scene, Desc(card.name, label=card.label)),)))[0]
    aims = tuple(hit(scene, t) for t in targets) if targets else None
    scene.given(CastEarlier(Cast(seat, spell, cost_choice(scene, cost), targets=aims)))


@hs02.given
def drawn_earlier(scene: Scene, player: Player, n: int) -> None:
    """So many cards drawn this turn."""
    for seat in scene.seats(player):
        scene.given(DrawnEarlier(seat, n))


@hs02.then
def has_drawn(scene: Scene, player: Player, n: int) -> None:
    """So many cards drawn this turn."""
    for seat in scene.seats(player):
        now = scene.board().players[seat].drawn_this_turn
        if now != n:
            name = scene.player_name(seat)
            scene.fail(
                f"{name}がこのターンに引いたカードは{now}枚である（{n}枚のはず）。", f"Cards drawn by {name} this turn: {now}, not {n}."
            )


@hs03.given
def spells_earlier(scene: Scene, player: Player, n: int) -> None:
    """So many spells cast this turn."""
    for seat in scene.seats(player):
        scene.given(SpellsCastEarlier(seat, n))


@hs03.then
def has_cast(scene: Scene, player: Player, n: int) -> None:
    """So many spells cast this turn."""
    for seat in scene.seats(player):
        now = scene.board().players[seat].spells_cast_this_turn
        if now != n:
            name = scene.player_name(seat)
            scene.fail(
                f"{name}がこのターンに唱えた呪文は{now}つである（{n}つのはず）。", f"Spells cast by {name} this turn: {now}, not {n}."
            )


@hs04.given
def commander(scene: Scene, poss: Player, card: Ref) -> None:
    """Who the commander is."""
    scene.given(CommanderIs(scene.seat(poss), card_key(scene, card.name, None)))


@hs05.given
def commander_casts(scene: Scene, card: Ref, n: int) -> None:
    """How often a commander has been cast from the command zone (CR 903.8)."""
    scene.given(CommanderCasts(card_key(scene, card.name, None), n))


@hs05.then
def has_been_cast(scene: Scene, card: Ref, n: int) -> None:
    """How often it has been cast from the command zone since the start."""
    scene.names.must_know(card)
    now = sum(1 for e in scene.log() if e.kind == "cast" and e.from_zone == "command" and any(scene.names.fits(card, o) for o in e.objects))
    if now != n:
        scene.fail(
            f"統率領域から唱えられたのは{now}回である（{n}回のはず）。", f"It has been cast {now} times from the command zone, not {n}."
        )


@hs06.given
def commander_damage(scene: Scene, player: Player, obj: Obj, n: int) -> None:
    """How much combat damage a commander has dealt to a player (CR 903.10a)."""
    seen = scene.names.find(obj)
    named = scene.names.key(obj.name) if isinstance(obj, Ref) else ""
    card = next((card.key for card in seen.cards if card.key == named), seen.cards[0].key)
    scene.given(CommanderDamage(scene.seat(player), card, n))


@hs06.then
def was_dealt_commander_damage(scene: Scene, player: Player, obj: Obj, n: int) -> None:
    """How much it has been over the game."""
    seen = scene.names.find(obj)
    for seat in scene.seats(player):
        now = dict(scene.board().players[seat].commander_damage).get(seen.id, 0)
        if now != n:
            scene.fail(f"統率者ダメージは合計{now}点である（{n}点のはず）。", f"Commander damage so far: {now}, not {n}.")


def _paid(scene: Scene, obj: Obj, cost: Cost) -> bool:
    seen = scene.look(scene.names.find(obj, in_play).id).seen
    name = cost.keyword or ("alternative" if cost.alternative else "")
    if not name:
        scene.fail("どの代替コストか追加コストかを書く（奇襲コスト）。", "Say which alternative or additional cost (the blitz cost).")
    return name in seen.costs_paid


@hs07.stated(
    "あなたはこのターン「熊」を奇襲コストで唱えており、それは解決されている",
    'you have cast "Bear" for its blitz cost this turn and it has resolved',
)
@hs07.then
def was_paid(scene: Scene, obj: Obj, cost: Cost) -> None:
    """This cost was paid for it (CR 400.7d)."""
    if not _paid(scene, obj, cost):
        scene.fail("そのコストは支払われていない。", "That cost was not paid.")


@hs08.stated(
    "あなたは「熊」をコントロールしている（ただ置かれたものには、何も支払われていない）",
    'you control "Bear" (nothing was paid for what is just put there)',
)
@hs08.then
def was_not_paid(scene: Scene, obj: Obj, cost: Cost) -> None:
    """This cost was not paid for it."""
    if _paid(scene, obj, cost):
        scene.fail("そのコストは支払われている。", "That cost was paid.")


@hs09.then
def have_died(scene: Scene, filter: Filter, n: int) -> None:  # noqa: A002  # slots are named as their types
    """So many died this turn."""
    turn = scene.board().turn
    dead = {o.id: o for e in scene.log() if e.turn == turn and e.kind in ("die", "zone") for o in e.objects if died(e, o)}.values()
    found = [o for o in dead if has_quality(scene, filter.quality, o) and (not filter.name or scene.names.fits(Ref(filter.name), o))]
    if len(found) != n:
        scene.fail(f"このターンに死亡したのは{len(found)}つである（{n}つのはず）。", f"{len(found)} died this turn, not {n}.")
