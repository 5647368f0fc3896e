"""Create tokens (CR 701.7)."""

from __future__ import annotations

from engine.amounts import Amount, amount
from engine.cards.card import CardFace
from engine.cards.predefined_tokens import by_definition
from engine.combat.joining import enters_attacking, enters_blocking
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.record import record
from engine.rule import rule
from engine.selectors import YOU, Selector
from engine.tokens import Create, creator
from engine.view import Env


def _some_left(game: Game) -> bool:
    return not all(p.in_game for p in game.state.players)


@rule("800.4b", part="tokens")
def for_nobody_who_left(game: Game, creating: tuple[Create, ...]) -> tuple[Create, ...]:
    """No token is created under the control of a player who has left the game."""
    return tuple(event for event in creating if game.state.player(event.player).in_game)


@record
class CreateTokens(Instruction):
    """Players create tokens; perhaps tapped, attacking (CR 508.4), or blocking some creature (CR 509.4)."""

    face: CardFace
    n: Amount = 1
    who: Selector = YOU
    tapped: bool = False
    attacking: bool = False
    whom: Selector | None = None
    """Whom they attack, if that is said."""
    blocking: Selector | None = None
    remember: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        face = by_definition(game, self.face)
        creating = tuple(Create(creator(game, env.you, ~p), face, self.tapped) for p in self.who.select(game.view, env) for _ in range(n))
        creating = for_nobody_who_left(game, creating) if _some_left(game) else creating
        made = tuple(i for entry in happen(game, *creating) for i in entry.became if game.state.exists(i))
        if self.attacking:
            whom = self.whom.select(game.view, env)[:1] if self.whom is not None else (None,)
            happen(game, *(event for i in made for target in whom for event in enters_attacking(game, i, target)))
        for attacker in self.blocking.select(game.view, env) if self.blocking else ():
            happen(game, *(event for i in made for event in enters_blocking(game, (), i, attacker)))
        return remember(env, self.remember, made)
