"""Create tokens (CR 701.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.amounts import Amount, amount
from engine.cards.card import CardFace
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.selectors import YOU, Selector
from engine.tokens import Create
from engine.view import Env


@dataclass(frozen=True, slots=True)
class CreateTokens(Instruction):
    """Players create tokens."""

    face: CardFace
    n: Amount = 1
    who: Selector = YOU
    tapped: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        happen(game, *(Create(~p, self.face, self.tapped) for p in self.who.select(game.view, env) for _ in range(n)))
        return env
