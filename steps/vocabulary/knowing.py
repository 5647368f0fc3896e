"""Phrases K: which player knows what (HI)."""

from __future__ import annotations

from collections.abc import Sequence

from steps.driver import cannot
from steps.phrase import Phrase
from steps.scene import Scene
from steps.slots.values import Obj, Player, Ref, Zone
from steps.table import Special

hi01 = Phrase("HI-01", "{player}は{objs}が何であるかを知っている", "{player} know(s) what {objs} (is/are)")
hi02 = Phrase("HI-02", "{player}は{objs}が何であるかを知らない", "{player} (do/does)(s@player) not know what {objs} (is/are)")
hi03 = Phrase("HI-03", "{player}は{zone}のカードの順番を知らない", "{player} (do/does@player) not know the order of the cards in {zone}")
hi04 = Phrase("HI-04", "{player}は{zone}のカードの順番を知っている", "{player} know(s) the order of the cards in {zone}")
hi05 = Phrase("HI-05", "{player}は{card}を公開することができない", "{player} can't reveal {card}", rules="needed")


def _known(scene: Scene, player: Player, obj: Obj, wanted: bool) -> None:
    scene.need("knowledge")
    for seat in scene.seats(player):
        found = scene.table.knows(seat, scene.names.find(obj).id)
        scene.show_rules(found.rules)
        if found.known != wanted:
            name = scene.show(obj)
            if wanted:
                scene.fail(f"{name}が何であるかを知らない。", f"That player does not know what {name} is.")
            scene.fail(f"{name}が何であるかを知っている。", f"That player knows what {name} is.")


@hi01.then
def knows(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """The player knows each of them."""
    for obj in objs:
        _known(scene, player, obj, True)


@hi02.then
def does_not_know(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """The player knows none of them."""
    for obj in objs:
        _known(scene, player, obj, False)


def _order_known(scene: Scene, player: Player, zone: Zone, wanted: bool) -> None:
    """Whoever knows what each card is, in its place, knows the order; of a library of which one is unknown nobody does (CR 401.2)."""
    scene.need("knowledge")
    cards = [seen for seen in scene.board().objects if scene.names.in_zone(zone, seen)]
    for seat in scene.seats(player):
        found = [scene.table.knows(seat, seen.id) for seen in cards]
        for one in found:
            scene.show_rules(one.rules)
        if all(one.known for one in found) != wanted:
            if wanted:
                scene.fail("その順番を知らない。", "That player does not know the order.")
            scene.fail("その順番を知っている。", "That player knows the order.")


@hi03.then
def does_not_know_order(scene: Scene, player: Player, zone: Zone) -> None:
    """The player doesn't know it."""
    _order_known(scene, player, zone, False)


@hi04.then
def knows_order(scene: Scene, player: Player, zone: Zone) -> None:
    """The player knows it."""
    _order_known(scene, player, zone, True)


@hi05.then
def cannot_reveal(scene: Scene, rules: Sequence[str], player: Player, card: Ref) -> None:
    """The player may not reveal the card as it is drawn (CR 702.94a)."""
    seat = scene.seat(player)
    act = Special(seat, "reveal", scene.names.find_in(card, Zone("hand", player)).id)
    cannot(scene, scene.table.can(act), rules)
