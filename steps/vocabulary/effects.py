"""Phrases G: effects without a named source (EF). They happen at once, as if an ability of no particular source had just resolved."""

from __future__ import annotations

from collections.abc import Sequence

from steps import driver
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import Desc, Obj, Player, Ref, RulesText, Zone
from steps.table import Effect, EffectApplies
from steps.vocabulary.making import hit as _hit
from steps.vocabulary.making import thing

_E = "効果により"

ef01 = Phrase(
    "EF-01", f"{_E}{{objs}}が破壊される", "an effect destroys {objs}", (variant("W", "{objs}が破壊される", "{objs} (is/are) destroyed"),)
)
ef02 = Phrase(
    "EF-02", f"{_E}{{objs}}が追放される", "an effect exiles {objs}", (variant("W", "{objs}が追放される", "{objs} (is/are) exiled"),)
)
ef03 = Phrase("EF-03", f"{_E}{{objs}}が{{zone}}に置かれる", "an effect puts {objs} (into/on/onto) {zone}")
ef04 = Phrase(
    "EF-04",
    f"{_E}{{objs}}が{{poss}}のコントロール下で戦場に出る",
    "an effect puts {objs} onto the battlefield under {poss} control",
)
ef05 = Phrase(
    "EF-05",
    f"{_E}{{obj}}の上に{{kind}}カウンター{{n}}個が置かれる",
    "an effect puts {n} {kind} counter(s@n) on {obj}",
    (variant("W", "{obj}の上に{kind}カウンター{n}個が置かれる", "{n} {kind} counter(s@n) (is/are@n) put on {obj}"),),
)
ef06 = Phrase(
    "EF-06",
    f"{_E}{{obj}}の上から{{kind}}カウンター{{n}}個が取り除かれる",
    "an effect removes {n} {kind} counter(s@n) from {obj}",
    (variant("W", "{obj}の上から{kind}カウンター{n}個が取り除かれる", "{n} {kind} counter(s@n) (is/are@n) removed from {obj}"),),
)
ef07 = Phrase(
    "EF-07",
    f"{_E}[{{duration}}(、/)]{{player}}が{{obj}}のコントロールを得る",
    "an effect gives {player} control of {obj}[ {duration}]",
)
ef08 = Phrase("EF-08", f"{_E}{{objs}}が{{tapuntap}}される", "an effect {tapuntap} {objs}")
ef09 = Phrase("EF-09", f"{_E}{{objs}}がフェイズ・アウトする", "an effect phases out {objs}")
ef10 = Phrase("EF-10", f"{_E}{{obj}}が{{updown}}になる", "an effect turns {obj} face {updown}")
ef11 = Phrase(
    "EF-11",
    f"{_E}{{hit}}に{{n}}点のダメージが与えられる",
    "an effect deals {n} damage to {hit}",
    (variant("W", "{hit}に{n}点のダメージが与えられる", "{n} damage is dealt to {hit}"),),
)
ef12 = Phrase(
    "EF-12",
    f"{_E}{{player}}がカード{{n}}枚を引く",
    "an effect makes {player} draw {n} card(s)",
    (variant("W", "{player}がカード{n}枚を引く", "{player} draw(s@player) {n} card(s)"),),
)
ef13 = Phrase(
    "EF-13",
    f"{_E}{{player}}がカード{{n}}枚を捨てる",
    "an effect makes {player} discard {n} card(s)",
    (variant("W", "{player}がカード{n}枚を捨てる", "{player} discard(s@player) {n} card(s)"),),
)
ef14 = Phrase(
    "EF-14", f"{_E}{{obj}}が打ち消される", "an effect counters {obj}", (variant("W", "{obj}が打ち消される", "{obj} is countered"),)
)
ef15 = Phrase("EF-15", f"{_E}{{player}}が{{obj}}をコピーする", "an effect makes {player} copy {obj}")
ef16 = Phrase(
    "EF-16",
    f"{_E}[{{duration}}(、/)]{{obj}}が{{of:obj}}のコピーになる",
    "an effect makes {obj} a copy of {of:obj}[ {duration}]",
)
ef17 = Phrase("EF-17", f"{_E}{{player}}が{{descs}}を生成する", "an effect makes {player} create {descs}")
ef18 = Phrase("EF-18", f"{_E}[{{duration}}(、/)]{{obj}}が{{abilities}}を得る", "an effect gives {obj} {abilities}[ {duration}]")
ef19 = Phrase(
    "EF-19",
    f"{_E}{{player}}が{{n}}点のライフを{{gl}}",
    "an effect makes {player} {gl} {n} life",
    (variant("W", "{player}が{n}点のライフを{gl}", "{player} {gl}(s@player) {n} life"),),
)

ef20 = Phrase("EF-20", "次の効果が起こる: {text:rulestext}", "the following effect happens: {text:rulestext}")
pl20 = Phrase("PL-20", "次の効果が適用されている: {text:rulestext}", "the following effect applies: {text:rulestext}")

ef21 = Phrase(
    "EF-21",
    f"{_E}{{obj}}が{{host:obj}}の{{overunder}}に置かれて合同する",
    "an effect merges {obj} {overunder} {host:obj}",
)
ef22 = Phrase("EF-22", f"{_E}{{player}}が居住を行う", "an effect makes {player} populate")


ef23 = Phrase("EF-23", f"{_E}{{objs}}が変身する", "an effect transforms {objs}")
ef24 = Phrase("EF-24", f"{_E}{{objs}}が反転する", "an effect flips {objs}")


def _happen(scene: Scene, effect: Effect) -> None:
    driver.no_question(scene)
    scene.effect(effect)


def _ids(scene: Scene, objs: Sequence[Obj]) -> tuple[int, ...]:
    return tuple(scene.names.find(o).id for o in objs)


@ef01.when
def destroy(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Destroy (CR 701.8)."""
    _happen(scene, Effect("destroy", _ids(scene, objs)))


@ef02.when
def exile(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Exile (CR 701.13)."""
    _happen(scene, Effect("exile", _ids(scene, objs)))


@ef03.when
def put(scene: Scene, objs: tuple[Obj, ...], zone: Zone) -> None:
    """Put into a zone; each goes to its owner's, which must be the one named."""
    ids = _ids(scene, objs)
    if zone.owner is not None:
        owner = scene.seat(zone.owner)
        wrong = [o for o in (scene.by_id(i) for i in ids) if o and o.owner != owner]
        if wrong:
            name = scene.describe(wrong[0])
            scene.fail(
                f"{name}のオーナーは別のプレイヤーなので、そこには置かれない。", f"{name} is owned by another player, so it can't go there."
            )
    position = 0 if zone.position is None else max(zone.position - 1, -1)
    if zone.name == "battlefield":
        scene.fail("だれのコントロール下で戦場に出るかを書く。", "Say under whose control it enters the battlefield.")
    _happen(scene, Effect("move", ids, zone=zone.name, position=position))


@ef04.when
def put_onto_battlefield(scene: Scene, objs: tuple[Obj, ...], poss: Player) -> None:
    """Put onto the battlefield under a player's control."""
    _happen(scene, Effect("put onto battlefield", _ids(scene, objs), player=scene.seat(poss)))


@ef05.when
def add_counters(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """Put counters on an object (CR 122)."""
    _happen(scene, Effect("put counters", _ids(scene, (obj,)), n=n, kind=kind))


@ef06.when
def remove_counters(scene: Scene, obj: Obj, kind: str, n: int) -> None:
    """Remove counters from an object."""
    _happen(scene, Effect("remove counters", _ids(scene, (obj,)), n=n, kind=kind))


@ef07.when
def give_control(scene: Scene, player: Player, obj: Obj, duration: str = "") -> None:
    """Control changes."""
    _happen(scene, Effect("control", _ids(scene, (obj,)), player=scene.seat(player), duration=duration))


@ef08.when
def tap_or_untap(scene: Scene, objs: tuple[Obj, ...], tapuntap: str) -> None:
    """Tap or untap."""
    _happen(scene, Effect(tapuntap, _ids(scene, objs)))


@ef09.when
def phase_out(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Phase out (CR 702.26)."""
    _happen(scene, Effect("phase out", _ids(scene, objs)))


@ef23.when
def transform(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Transform (CR 701.27)."""
    _happen(scene, Effect("transform", _ids(scene, objs)))


@ef24.when
def flip(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """Flip a flip card (CR 710.2)."""
    _happen(scene, Effect("flip", _ids(scene, objs)))


@ef10.when
def turn_face(scene: Scene, obj: Obj, updown: str) -> None:
    """Turn face up or face down (CR 708)."""
    _happen(scene, Effect(updown, _ids(scene, (obj,))))


@ef11.when
def deal_damage(scene: Scene, hit: Obj | Player, n: int) -> None:
    """Damage from no particular source (CR 120)."""
    _happen(scene, Effect("damage", (_hit(scene, hit),), n=n))


@ef12.when
def draw(scene: Scene, player: Player, n: int) -> None:
    """Draw cards (CR 121)."""
    for seat in scene.seats(player):
        _happen(scene, Effect("draw", player=seat, n=n))


@ef13.when
def discard(scene: Scene, player: Player, n: int) -> None:
    """Discard cards (CR 701.9)."""
    for seat in scene.seats(player):
        _happen(scene, Effect("discard", player=seat, n=n))


@ef14.when
def counter(scene: Scene, obj: Obj) -> None:
    """Counter a spell or ability (CR 701.6)."""
    found = scene.names.find(obj, lambda s: s.zone == "stack", scene.show_zone(Zone("stack")))
    _happen(scene, Effect("counter", (found.id,)))


@ef15.when
def copy(scene: Scene, player: Player, obj: Obj) -> None:
    """Copy a spell, or create a token that is a copy (CR 707)."""
    _happen(scene, Effect("copy", _ids(scene, (obj,)), player=scene.seat(player)))


@ef16.when
def become_copy(scene: Scene, obj: Obj, of: Obj, duration: str = "") -> None:
    """Become a copy of something (CR 707.2)."""
    _happen(scene, Effect("become copy", _ids(scene, (obj,)), other=scene.names.find(of).id, duration=duration))


@ef20.when
def happens(scene: Scene, text: RulesText) -> None:
    """Whatever a text says, about objects that it names."""
    _happen(scene, Effect("text", _named(scene, text), text=text.text, language=text.language))


@pl20.given
def applies(scene: Scene, text: RulesText) -> None:
    """A continuous effect has begun."""
    scene.given(EffectApplies(text.text, text.language, _named(scene, text)))


def _named(scene: Scene, text: RulesText) -> tuple[int, ...]:
    return tuple(scene.names.find(Ref(name)).id for name in text.names)


@ef17.when
def create(scene: Scene, player: Player, descs: tuple[Desc, ...]) -> None:
    """Create tokens (CR 111)."""
    things = tuple(thing(scene, d) for d in descs)
    for seat in scene.seats(player):
        _happen(scene, Effect("create", player=seat, things=things))


@ef18.when
def gain_ability(scene: Scene, obj: Obj, abilities: tuple[str, ...], duration: str = "") -> None:
    """Gain keyword abilities."""
    ids = _ids(scene, (obj,))
    for ability in abilities:
        _happen(scene, Effect("gain ability", ids, kind=ability, duration=duration))


@ef19.when
def change_life(scene: Scene, player: Player, n: int, gl: str) -> None:
    """Gain or lose life (CR 119.3)."""
    for seat in scene.seats(player):
        _happen(scene, Effect(f"{gl} life", player=seat, n=n))


@ef21.when
def merge(scene: Scene, obj: Obj, host: Obj, overunder: str) -> None:
    """Merge an object with a permanent, over or under it (CR 730.2)."""
    on_battlefield = scene.names.find(host, lambda s: s.zone == "battlefield", scene.show_zone(Zone("battlefield")))
    _happen(scene, Effect("merge", _ids(scene, (obj,)), other=on_battlefield.id, kind=overunder))


@ef22.when
def populate(scene: Scene, player: Player) -> None:
    """Populate (CR 701.36)."""
    for seat in scene.seats(player):
        _happen(scene, Effect("populate", player=seat))
