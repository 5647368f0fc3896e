"""Add mana to a mana pool (CR 106.4)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.mana import COLORS
from engine.questions import Option, Question
from engine.record import record, replace
from engine.state import ObjectId, Seat
from engine.view import Env


@record
class ManaAdded(OfPlayer):
    """Mana is added to a player's pool, by letters."""

    mana: tuple[str, ...]
    source: ObjectId = -1
    tapped: bool = False
    """Whether its source was tapped for it, as the cost of a mana ability (CR 106.12)."""
    by_mana_ability: bool = False

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,) if self.source >= 0 else ()

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        game.state = game.state.with_player(replace(player, pool=tuple(sorted((*player.pool, *self.mana)))))
        return ()


@record
class AddMana(Instruction):
    """You add mana: one of several combinations, each written as its letters ("R", "CC")."""

    adds_mana: ClassVar[bool] = True
    choices: tuple[str, ...]

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, ManaAdded(env.you, tuple(self.chosen(game, env)), env.this))
        return env

    def kinds(self, game: Game, player: Seat) -> tuple[str, ...]:
        """What can be chosen now."""
        return self.choices

    def chosen(self, game: Game, env: Env) -> str:
        """Which mana is added; asked where there is a choice; none where there is nothing to choose from."""
        options = tuple(Option(mana, mana) for mana in self.kinds(game, env.you))
        if not options:
            return ""
        answer = game.ask(Question(env.you, "pick", "color", "Which mana is added?", options, subject=env.this))
        return str(answer[0]) if isinstance(answer, tuple) else ""


@record
class AddSameMana(Instruction):
    """The player who tapped something for mana adds one mana of any type that it produced (CR 106.12)."""

    adds_mana: ClassVar[bool] = True

    def perform(self, game: Game, env: Env) -> Env:
        if isinstance(env.event, ManaAdded) and env.event.mana:
            kinds = tuple(sorted(set(env.event.mana)))
            seat = env.event.player
            options = tuple(Option(m, m) for m in kinds)
            answer = game.ask(Question(seat, "pick", "color", "Which mana is added?", options, subject=env.this))
            happen(game, ManaAdded(seat, (str(answer[0]),) if isinstance(answer, tuple) else (), env.this))
        return env


ANY_COLOR = AddMana(COLORS)
