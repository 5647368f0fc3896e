"""Create tokens (CR 701.7)."""

from __future__ import annotations

from engine.amounts import Amount, amount
from engine.cards.card import CardFace
from engine.combat.joining import enters_attacking, enters_blocking
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.record import record
from engine.selectors import YOU, Selector
from engine.tokens import Create
from engine.view import Env


@record
class CreateTokens(Instruction):
    """Players create tokens; perhaps tapped, attacking (CR 508.4), or blocking some creature (CR 509.4)."""

    face: CardFace
    n: Amount = 1
    who: Selector = YOU
    tapped: bool = False
    attacking: bool = False
    blocking: Selector | None = None
    remember: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        creating = (Create(~p, self.face, self.tapped) for p in self.who.select(game.view, env) for _ in range(n))
        made = tuple(i for entry in happen(game, *creating) for i in entry.became if game.state.exists(i))
        if self.attacking:
            happen(game, *(event for i in made for event in enters_attacking(game, i)))
        for attacker in self.blocking.select(game.view, env) if self.blocking else ():
            happen(game, *(event for i in made for event in enters_blocking(game, (), i, attacker)))
        return remember(env, self.remember, made)
