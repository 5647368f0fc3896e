"""Exiling a spell with counters, to be put back onto the stack when they are gone: not cast, but as a copy of what it was (CR 707.10)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.later import delayed_ability
from engine.amounts import Amount, amount
from engine.conditions import Exists
from engine.copies_on_stack import with_decisions
from engine.copying import BecomeCopy, copiable
from engine.counters import CountersChange
from engine.delayed import REST_OF_THE_GAME, DelayedCreated
from engine.filters import Filter, Itself, Not
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record, replace
from engine.selectors import Among, Bound, Selector
from engine.stack import Announced
from engine.state import EXILE, STACK, ObjectId, Seat
from engine.view import Env
from engine.when import BeginningOfTheirs
from engine.zones import move


@record
class ExileForLater(Instruction):
    """A spell's controller exiles it with counters of a kind.

    At the beginning of each of that player's upkeeps one is removed; when there is none, that player puts the card back onto the stack.
    """

    what: Selector
    kind: str
    n: Amount

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        for spell in self.what.select(game.view, env):
            if spell not in game.state.objects:
                continue
            player = game.state.controller(spell)
            entries = happen(game, move(game, spell, EXILE, counters=((self.kind, n),) if n else ()))
            cards = tuple(i for e in entries for i in e.became if i in game.state.objects and game.object(i).zone == EXILE)
            each = Triggered(BeginningOfTheirs("upkeep", player), CountDown(self.kind, spell, player), condition=STILL_EXILED)
            if cards:
                happen(game, DelayedCreated(delayed_ability(game, env, each, cards, REST_OF_THE_GAME)))
        return env


STILL_EXILED = Exists(Among(Bound(), Filter(Not(Itself()))))
"""The card is still where it was exiled."""


@record
class CountDown(Instruction):
    """Remove a counter from the exiled card; if there is none on it, its player puts it onto the stack as a copy of the spell it was."""

    kind: str
    original: ObjectId
    player: Seat

    def perform(self, game: Game, env: Env) -> Env:
        for card in env.bound:
            if card not in game.state.objects:
                continue
            if game.object(card).counter(self.kind):
                happen(game, CountersChange(card, self.kind, -1))
            if not game.object(card).counter(self.kind):
                self._put_back(game, card)
        return env

    def _put_back(self, game: Game, card: ObjectId) -> None:
        row = game.state.last_known(self.original)
        announced = replace(with_decisions(game, Announced(), row), caster=None, from_zone="")
        values = copiable(game, row)
        back = move(game, card, STACK, controller=self.player, announced=announced)
        if values != game.object(card).top.face:
            back = replace(back, changes=(BecomeCopy(values),))
        happen(game, back)
