"""Setting up a game (CR 103), and putting a state together for a ruling or a test."""

from __future__ import annotations

from functools import lru_cache

from engine.cards.card import CardFace
from engine.game import Game
from engine.log import Log
from engine.mana import ManaCost
from engine.object_parts import Component
from engine.state import BATTLEFIELD, EVERYBODY, LIBRARY, OWN_ZONES, SHARED_ZONES, Object, ObjectId, Player, Seat, State, Turn, zone_key
from engine.turn import STEPS
from engine.zones import enter

BLANK = CardFace("", ManaCost(), (), (), (), ())
"""A card about which nothing matters: no name, types, cost or abilities."""


def new_state(names: tuple[str, ...] = ("you", "opponent"), life: int = 20, edition: str = "", off: frozenset[str] = frozenset()) -> State:
    """A game in the first player's precombat main phase, some turns in, with nothing in any zone; that player has priority."""
    zones: dict[tuple[str, Seat], tuple[ObjectId, ...]] = {(z, EVERYBODY): () for z in SHARED_ZONES}
    zones.update({(z, seat): () for seat in range(len(names)) for z in OWN_ZONES})
    step = "precombat main"
    return State(
        objects={},
        zones=zones,
        players=tuple(Player(seat, name, life) for seat, name in enumerate(names)),
        effects=(),
        delayed=(),
        pending=(),
        turn=Turn(number=2 * len(names) + 1, step=step, rest=STEPS[STEPS.index(step) + 1 :], priority=0),
        combat=None,
        log=Log(),
        clock=0,
        next_id=1,
        seed=0,
        checked=0,
        edition=edition,
        off=off,
    )


def put(
    game: Game,
    face: CardFace,
    zone: str,
    seat: Seat,
    *,
    owner: Seat | None = None,
    kind: str = "card",
    label: str = "",
    commander: bool = False,
    position: int = -1,
    under: tuple[CardFace, ...] = (),
) -> ObjectId:
    """Put an object somewhere without anything happening: on the battlefield under a player's control, elsewhere in their zone.

    It counts as having been under that control since before the player's most recent turn.
    """
    belongs = seat if owner is None else owner
    now = game.tick()
    number = game.new_id()
    numbers = (number, *(game.new_id() for _ in under))
    pile = zip(numbers, (face, *under), strict=True)
    components = tuple(Component(n, f, belongs, kind, label if n == number else "", commander) for n, f in pile)
    place = zone_key(zone, belongs)
    controller = seat if zone == BATTLEFIELD else belongs
    it = Object(number, components, belongs, zone, place[1], controller, now, -1, token=kind == "token")
    enter(game, it, position)
    return number


def fill_library(game: Game, seat: Seat, n: int) -> None:
    """Put blank cards at the bottom of a library."""
    state = game.state
    first, now, place = state.next_id, state.clock + 1, (LIBRARY, seat)
    cards = _blank_cards(seat, first, now, n)
    zones = {**state.zones, place: (*state.zones[place], *cards)}
    game.state = state.evolve(objects={**state.objects, **cards}, zones=zones, next_id=first + n, clock=now + n)


@lru_cache(maxsize=512)
def _blank_cards(seat: Seat, first: int, now: int, n: int) -> dict[ObjectId, Object]:
    """Blank cards numbered from ``first``, with timestamps from ``now``. Nobody changes objects, so games can share them."""
    cards = (Object(first + k, (Component(first + k, BLANK, seat),), seat, LIBRARY, seat, seat, now + k, -1) for k in range(n))
    return {it.id: it for it in cards}
