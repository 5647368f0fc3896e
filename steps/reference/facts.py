"""The game while facts are being given."""

from __future__ import annotations

from typing import Any

from engine import setup
from engine.cardfile.index import Declined
from engine.cards import catalogue
from engine.cards.card import CardFace
from engine.drawing import Drawn
from engine.events import Event
from engine.game import Game
from engine.log import Entry
from engine.record import replace
from engine.state import ObjectId
from engine.turn import STEPS
from steps.table import SetUpError, Unsupported

LIBRARY_SIZE = 40
"""Blank cards under what is named in a library."""


def find(name: str) -> CardFace | None:
    """The card of a name, of the catalogue or of the user's own file.

    Raises:
        SetUpError: it is a card of that file whose text can't be read.
    """
    try:
        return catalogue.find(name)
    except Declined as declined:
        raise SetUpError(declined.told("en"), declined.told("ja")) from declined


class Facts:
    """The game while facts are being given. ``made_up``: the cards that the scenario defines, by each of their names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made_up: dict[str, CardFace] = {}
        self.asks_every_order = False
        self._drawn_said: set[int] = set()
        self._empty: set[int] = set()

    def face(self, name: str) -> CardFace:
        """The card of a name; "" is a blank card.

        Raises:
            Unsupported: there is none.
        """
        if not name:
            return setup.BLANK
        found = self.made_up.get(name) or find(name)
        if found is None:
            raise Unsupported(f'no card of the name "{name}"', f"「{name}」というカードはない")
        return found

    def set_turn(self, **changes: Any) -> None:
        """Change where the game stands in its turns."""
        self.game.state = self.game.state.evolve(turn=replace(self.game.state.turn, **changes))

    def set_player(self, seat: int, **changes: Any) -> None:
        """Change what a player has."""
        self.game.state = self.game.state.with_player(replace(self.game.state.player(seat), **changes))

    def set_object(self, obj: ObjectId, **changes: Any) -> None:
        """Change an object."""
        self.game.state = self.game.state.with_object(replace(self.game.object(obj), **changes))

    def record(self, event: Event) -> None:
        """Write the entry that the log would have of something in the past."""
        state = self.game.state
        n = len(state.log)
        self.game.state = state.evolve(log=state.log.append(Entry(n, n, state.turn.number, state.turn.step, event, ())))

    def say_drawn(self, seat: int) -> None:
        """How many cards this player has drawn is said by a fact."""
        self._drawn_said.add(seat)

    def leave_empty(self, seat: int) -> None:
        """This player's library has no cards."""
        self._empty.add(seat)

    def finish(self) -> None:
        """Fill up libraries; let the draw for the turn be past (CR 504.1), unless something else is said of that player's draws."""
        turn = self.game.state.turn
        first_turn = turn.number == 1 and len(self.game.state.players) == 2
        if turn.step not in STEPS[:2] and not first_turn and turn.active not in self._drawn_said:
            self.record(Drawn(turn.active))
        for seat in (s for s in range(len(self.game.state.players)) if s not in self._empty):
            setup.fill_library(self.game, seat, LIBRARY_SIZE)


def with_number(pairs: tuple[tuple[Any, int], ...], key: Any, n: int) -> tuple[tuple[Any, int], ...]:
    """Pairs of a key and a number, in order, of which that of one key is ``n`` now; 0 is none."""
    others = tuple(pair for pair in pairs if pair[0] != key)
    return tuple(sorted((*others, (key, n)))) if n else others
