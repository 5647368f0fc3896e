"""Phrases about numbers that the rules count for a player (GM-14), and about what was chosen for an object (PL-19)."""

from __future__ import annotations

from steps.phrase import Phrase
from steps.scene import Scene
from steps.slots.choices import show_choice
from steps.slots.values import Chosen, Obj, Player
from steps.table import ChosenFor
from steps.vocabulary.making import chosen

gm14 = Phrase("GM-14", ja="{poss}の{measure}は{n}である", en="{poss} {measure} is {n}")
pl19 = Phrase("PL-19", ja="{obj}については[~、]{choice}が選ばれている", en="for {obj}, {choice} has been chosen")


@gm14.then
def measures(scene: Scene, poss: Player, measure: str, n: int) -> None:
    """Devotion to a color (CR 700.5), the maximum hand size (CR 402.2)."""
    for seat in scene.seats(poss):
        now, rules = scene.table.measure(seat, measure)
        scene.show_rules(rules)
        if now != n:
            many = scene.say("制限なし", "without limit") if now is None else str(now)
            scene.fail(f"{many}である（{n}のはず）。", f"It is {many}, not {n}.")


@pl19.given
def choose_for(scene: Scene, obj: Obj, choice: Chosen) -> None:
    """What was chosen as it entered (CR 614.12a)."""
    picked = chosen(scene, choice)
    scene.given(ChosenFor(scene.names.find(obj).id, picked.what, picked.value))


@pl19.then
def is_chosen_for(scene: Scene, obj: Obj, choice: Chosen) -> None:
    """What is chosen for it now."""
    seen = scene.names.find(obj)
    picked = chosen(scene, choice)
    now = dict(seen.chosen).get(picked.what)
    if now != picked.value:
        shown = show_choice(scene.printer, Chosen(picked.what, now)) if now else scene.say("なし", "nothing")
        scene.fail(f"選ばれているのは: {shown}。", f"What has been chosen: {shown}.")
