"""Phrases about planes: who the planar controller is, planar decks, planeswalking, chaos (GM-13, PL-26, EF-31, EF-32)."""

from __future__ import annotations

from steps import driver
from steps.phrase import Phrase
from steps.scene import Scene
from steps.slots.values import Counted, Player
from steps.table import Effect, PlanarDeck, Seen
from steps.vocabulary.making import card_key

gm13 = Phrase("GM-13", ja="{player}は{designation}である", en="{player} (are/is) {designation}")
pl26 = Phrase("PL-26", ja="{poss}の次元デッキには上から順に{cards}がある", en="from the top, {poss} planar deck has {cards}")
ef31 = Phrase("EF-31", "効果により{player}がプレインズウォークする", "an effect makes {player} planeswalk")
ef32 = Phrase("EF-32", "効果によりカオスが起こる", "an effect makes chaos ensue")


def _face_up(scene: Scene) -> list[Seen]:
    return [s for s in scene.board().objects if s.zone == "command" and "Plane" in s.types and "face down" not in s.statuses]


@gm13.stated("あなたのターンのアップキープである（だれのターンかで決まる）", "it is the upkeep of your turn (whose turn it is decides)")
@gm13.then
def is_designated(scene: Scene, player: Player, designation: str) -> None:
    """A player is the planar controller: they control the face-up plane (CR 311.5)."""
    planes = _face_up(scene)
    if not planes:
        scene.fail("表向きの次元はない。", "No plane is face up.")
    for plane in planes:
        now = scene.look(plane.id).seen.controller
        if now != scene.seat(player):
            name = scene.player_name(now)
            scene.fail(f"それは{name}である。", f"That is {name}.")


@pl26.given
def stack_planar_deck(scene: Scene, poss: Player, cards: tuple[Counted, ...]) -> None:
    """A planar deck, from its top, face down in the command zone."""
    for seat in scene.seats(poss):
        scene.given(PlanarDeck(seat, tuple(card_key(scene, c.name, None) for c in cards)))


@ef31.when
def planeswalk(scene: Scene, player: Player) -> None:
    """Planeswalk (CR 701.31)."""
    driver.no_question(scene)
    scene.effect(Effect("planeswalk", player=scene.seat(player)))


@ef32.when
def chaos(scene: Scene) -> None:
    """Chaos ensues (CR 311.7)."""
    driver.no_question(scene)
    scene.effect(Effect("chaos"))
