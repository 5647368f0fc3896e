"""Playing a card in the middle of a resolution (CR 608.2g, 701.18): casting it as a spell, or playing it as a land."""

from __future__ import annotations

from engine.actions.cast import cast_now
from engine.costs import Offer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.playing_lands import LandPlayed, why_not_while_resolving
from engine.questions import Question
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class PlayFree(Instruction):
    """You may play, or must if able, a card: cast it for a cost that the effect says, or play it if it is a land. A spell is remembered."""

    what: Selector
    cost: Offer | None
    must: bool = False
    remember: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        env = remember(env, self.remember, ())
        for card in self.what.select(game.view, env)[:1]:
            if card not in game.state.objects:
                continue
            if game.state.characteristics(card).is_type("land"):
                self._land(game, env, card)
                continue
            spell = cast_now(game, env.you, (card,), self.cost, self.must)
            env = remember(env, self.remember, () if spell is None else (spell,))
        return env

    def _land(self, game: Game, env: Env, card: int) -> None:
        if why_not_while_resolving(game, env.you):
            return
        if self.must or game.ask(Question(env.you, "yes or no", "may", "Is the land played?", subject=card)):
            happen(game, LandPlayed(env.you, card, by_effect=True))
