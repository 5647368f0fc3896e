"""Phrases K: which player knows what (HI-01, HI-02)."""

from __future__ import annotations

from steps.phrase import Phrase
from steps.scene import Scene
from steps.slots.values import Obj, Player
from steps.table import Unsupported

hi01 = Phrase("HI-01", "{player}は{objs}が何であるかを知っている", "{player} know(s) what {objs} (is/are)")
hi02 = Phrase("HI-02", "{player}は{objs}が何であるかを知らない", "{player} (do/does)(s@player) not know what {objs} (is/are)")


def _known(scene: Scene, player: Player, obj: Obj, wanted: bool) -> None:
    if "knowledge" not in scene.table.abilities:
        raise Unsupported("it does not show who knows what", "だれが何を知っているかを示せない")
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
