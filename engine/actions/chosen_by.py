"""Choices that another player makes as a spell or ability resolves (CR 608.2d), or somebody else if that player has left (CR 800.4g)."""

from __future__ import annotations

from engine.actions.destroy import Destroy
from engine.filters import Filter
from engine.game import Game
from engine.instructions import Instruction
from engine.questions import Question, by_name
from engine.record import record
from engine.rule import rule
from engine.selectors import Each, Selector, Those
from engine.state import Seat
from engine.view import Env

Seats = tuple[Seat, ...]


@record
class DestroyChosen(Instruction):
    """A player chooses a permanent of some kind, which is destroyed."""

    what: Filter
    who: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = Each(self.what).select(game.view, env)
        for player in self.who.select(game.view, env)[:1]:
            left = not game.state.player(~player).in_game
            for seat in another_chooses(game, (), env, ~player) if left else (~player,):
                question = Question(seat, "pick", "choose", "Which is chosen?", by_name(game.state, here), subject=env.spell)
                chosen = game.pick(question) if here else ()
                env = Destroy(Those(chosen)).perform(game, env)
        return env


@rule("800.4g")
def another_chooses(game: Game, nobody: Seats, env: Env, left: Seat) -> Seats:
    """Of a player who has left the game the choice passes to another whom the controller chooses: an opponent, if it was one's choice."""
    others = tuple(~seat for seat in game.state.opponents(env.you) if seat != left) or (~env.you,)
    question = Question(env.you, "pick", "choose", "Which player makes the choice?", by_name(game.state, others), subject=env.spell)
    return (~game.one(question),)
