"""What several players do at the same time, each choosing for themselves (CR 101.4, 608.2e)."""

from __future__ import annotations

from engine.actions.pay import may_pay
from engine.actions.sacrifice import Sacrificed
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import EachPlayer, Selector
from engine.state import ObjectId, Seat
from engine.view import Env


@record
class EachSacrifices(Instruction):
    """Each of some players sacrifices a permanent of their choice."""

    what: Filter
    who: Selector = EachPlayer()

    def perform(self, game: Game, env: Env) -> Env:
        chosen: list[tuple[Seat, ObjectId]] = []
        for player in active_player_first(game, self.who.select(game.view, env)):
            mine = self._of(game, env, ~player)
            if mine:
                options = by_name(game.state, mine)
                question = Question(~player, "pick", "sacrifice", "Which is sacrificed?", options, subject=env.spell)
                chosen += [(~player, i) for i in game.pick(question)]
        happen(game, *(Sacrificed(player, i) for player, i in chosen))
        return env

    def _of(self, game: Game, env: Env, player: Seat) -> tuple[ObjectId, ...]:
        state = game.state
        return tuple(i for i in state.battlefield() if state.controller(i) == player and self.what.holds(state, i, env))

    def possible(self, game: Game, env: Env) -> bool:
        return any(self._of(game, env, ~player) for player in self.who.select(game.state, env))


@rule("101.4", "608.2e", otherwise=lambda ctx, players: tuple(reversed(players)))
def active_player_first(ctx: Context, players: tuple[int, ...]) -> tuple[int, ...]:
    """The active player makes their choices first, then the others in turn order; then all of it happens at once."""
    return players


@record
class EachUnless(Instruction):
    """Something is done to each player who doesn't choose to do something else. Both say "you" of that player."""

    do: Instruction
    unless: Instruction
    who: Selector = EachPlayer()

    def perform(self, game: Game, env: Env) -> Env:
        players = tuple(replace(env, you=~p) for p in active_player_first(game, self.who.select(game.view, env)))
        rather = tuple(their.you for their in players if self._would_rather(game, their))
        for their in players:
            (self.unless if their.you in rather else self.do).perform(game, their)
        return env

    def _would_rather(self, game: Game, their: Env) -> bool:
        if not may_pay(game, False, self.unless.possible(game, their)):
            return False
        return bool(game.ask(Question(their.you, "yes or no", "may", "Do the other thing instead?", subject=their.spell)))
