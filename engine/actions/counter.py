"""Counter spells and abilities (CR 701.6)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.events import Event, OfObject
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.record import record
from engine.rule import rule
from engine.selectors import Selector
from engine.state import EXILE, GRAVEYARD, STACK, ObjectId
from engine.view import Env
from engine.zones import CeaseToExist, Move, move


@record
class Countered(OfObject):
    """A spell or ability is countered: a spell's card goes to its owner's graveyard, an ability is gone (CR 701.6a-b).

    ``to``, ``counters``: where the effect puts the card instead, and with which counters.
    """

    to: str = GRAVEYARD
    counters: tuple[tuple[str, int], ...] = ()

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, self.to, counters=self.counters) if game.object(self.obj).components else CeaseToExist(self.obj),)


@record
class Counter(Instruction):
    """Counter spells and abilities."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *(Countered(i) for i in _on_stack(game, self.what, env)))
        return env


@record
class CounterIntoExile(Instruction):
    """Counter spells; the cards of those countered this way are exiled with counters instead of going to a graveyard, and remembered."""

    what: Selector
    kind: str
    n: int
    remember: str

    def perform(self, game: Game, env: Env) -> Env:
        entries = happen(game, *(Countered(i, EXILE, ((self.kind, self.n),)) for i in _on_stack(game, self.what, env)))
        became = (i for e in entries if isinstance(e.event, Move) for i in e.became)
        exiled = tuple(i for i in became if i in game.state.objects and game.object(i).zone == EXILE)
        return remember(env, self.remember, exiled)


def _on_stack(game: Game, what: Selector, env: Env) -> tuple[ObjectId, ...]:
    found = tuple(i for i in what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == STACK)
    return unless_it_says_so(game, found) if any(_cant_be_countered(game, i) for i in found) else found


def _cant_be_countered(game: Game, obj: ObjectId) -> bool:
    it = game.object(obj).ability
    return it is not None and isinstance(it.instance.ability, Triggered) and it.instance.ability.cant_be_countered


@rule("603.1a")
def unless_it_says_so(game: Game, countered: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """That it can't be countered, as a triggered ability says after its effects, functions while it is on the stack."""
    return tuple(i for i in countered if not _cant_be_countered(game, i))
