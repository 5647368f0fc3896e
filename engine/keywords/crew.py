"""Crew (CR 702.122): tap creatures, to have a Vehicle become an artifact creature."""

from __future__ import annotations

from engine.abilities import Ability, Activated, Instance
from engine.actions.tap import Tapped
from engine.changes import BecomeType
from engine.continuous import Modify
from engine.costs import Cost, CostPart, unpayable
from engine.game import Game
from engine.happen import happen
from engine.instructions import Let
from engine.keywords import Keyword
from engine.questions import Question, by_name
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import This
from engine.state import ObjectId
from engine.view import Env, View


@record
class TapForPower(CostPart):
    """Tap any number of other untapped creatures you control with so much power in total; summoning sickness doesn't matter."""

    n: int

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        legal = tuple(i for i in game.state.battlefield() if i != env.this and self._may(game, env, i))
        said = tuple(i for i in named if i in legal)
        if not said and sum(max(power_of(game, i), 0) for i in legal) >= self.n:
            options = by_name(game.state, legal)
            said = game.pick(Question(env.you, "pick", "choose", "Which creatures are tapped?", options, 1, len(legal), env.spell))
        if sum(power_of(game, i) for i in said) >= self.n:
            happen(game, *(Tapped(i) for i in said))
        else:
            game.object_to(*unpayable(game, (), "the creatures tapped don't have enough power", "タップするクリーチャーのパワーが足りない"))

    def _may(self, game: Game, env: Env, obj: ObjectId) -> bool:
        it = game.state.characteristics(obj)
        return it.controller == env.you and it.is_type("creature") and not game.object(obj).tapped


def power_of(game: Game, creature: ObjectId) -> int:
    """A creature's power, which may be less than 0 (CR 107.1b)."""
    return game.state.characteristics(creature).power or 0


@rule("702.122a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Tap other creatures with enough power: the permanent becomes an artifact creature until end of turn."""
    becomes = Let(Modify(This(), (BecomeType(("artifact", "creature")),)))
    return (*abilities, Activated(Cost(None, (TapForPower(instance.n),)), becomes, rules=("702.122a",)))


CREW = Keyword("crew", "搭乗", "702.122", stands_for=_stands_for)
