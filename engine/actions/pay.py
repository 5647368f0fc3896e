"""Paying a cost as a spell or ability resolves (CR 118.12)."""

from __future__ import annotations

from engine.costs import Cost
from engine.game import Game
from engine.instructions import Instruction
from engine.mana import ManaCost
from engine.paying import can_pay, pay_mana
from engine.questions import Question
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.spending import Spending
from engine.view import Env


@record
class Unless(Instruction):
    """Something is done unless a player pays a cost (CR 118.12a)."""

    do: Instruction
    cost: Cost
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env)[:1]:
            mana = (self.cost.mana or ManaCost()).with_x(env.x or 0)
            ask = may_pay(game, False, can_pay(game, ~player, mana))
            if not game.state.player(~player).in_game:
                ask = not_by_who_left(game, ask)
            if ask and game.ask(Question(~player, "yes or no", "pay", f"Pay {mana}?", subject=env.spell)):
                pay_mana(game, ~player, mana, Spending(env.spell if env.spell is not None else env.this))
                for part in self.cost.others:
                    part.pay(game, env, ())
                return env
        return self.do.perform(game, env)


@rule("800.4f")
def not_by_who_left(ctx: Context, asked: bool) -> bool:
    """A cost that a player who has left the game would pay isn't paid."""
    return False


@rule("118.12a")
def may_pay(ctx: Context, asked: bool, able: bool) -> bool:
    """ "Do something unless a player does something else": that player may do it, as far as they are able; if they don't, it is done."""
    return able
