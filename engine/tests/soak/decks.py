"""Decks of what the catalogue has, and games that begin with them."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from engine import setup
from engine.cards import catalogue
from engine.cards.card import CardFace
from engine.game import Game
from engine.mana import COLORS
from engine.record import replace
from engine.state import COMMAND, HAND, LIBRARY, Seat, State

BASICS = dict(zip(COLORS, ("Plains", "Island", "Swamp", "Mountain", "Forest"), strict=True))
LANDS, SPELLS, IN_HAND = 17, 23, 7
NOT_IN_DECKS = ("dungeon", "plane", "phenomenon")


@lru_cache(maxsize=1)
def pool() -> tuple[CardFace, ...]:
    """Every card that a deck can have, basic lands aside."""
    found = (face for face in catalogue.cards().values() if "basic" not in face.supertypes)
    return tuple(face for face in found if not any(t in NOT_IN_DECKS for t in face.types))


def _deck(rng: Random) -> tuple[list[CardFace], CardFace | None]:
    """Two colors, lands for both; and a legendary creature of these colors, if there is one."""
    colors = rng.sample(COLORS, 2)
    fitting = [face for face in pool() if all(c in colors for c in face.colors)]
    lands = [_basic(colors[n % 2]) for n in range(LANDS)]
    legends = [f for f in fitting if "legendary" in f.supertypes and "creature" in f.types]
    deck = lands + [rng.choice(fitting) for _ in range(SPELLS)]
    rng.shuffle(deck)
    return deck, rng.choice(legends) if legends else None


def _basic(color: str) -> CardFace:
    face = catalogue.find(BASICS[color])
    assert face is not None
    return face


def start(seed: int) -> State:
    """A game at its start: two players, in every fourth game three; every third with commanders."""
    rng = Random(seed)
    names = ("Ann", "Bob", "Cy")[: 3 if seed % 4 == 3 else 2]
    game = Game(setup.new_state(names))
    for seat in range(len(names)):
        _deal(game, seat, rng, commander=seed % 3 == 2)
    game.state = game.state.evolve(turn=replace(game.state.turn, number=1), seed=seed)
    return game.state


def _deal(game: Game, seat: Seat, rng: Random, commander: bool) -> None:
    deck, leader = _deck(rng)
    for n, face in enumerate(deck):
        setup.put(game, face, HAND if n < IN_HAND else LIBRARY, seat)
    if commander and leader is not None:
        setup.put(game, leader, COMMAND, seat, commander=True)
