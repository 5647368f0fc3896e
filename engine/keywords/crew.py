"""Crew (CR 702.122): tap creatures, to have a Vehicle become an artifact creature."""

from __future__ import annotations

from engine.abilities import Ability, Activated, Instance, number_of
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
        if not said and self._power(game, legal) >= self.n:
            options = by_name(game.state, legal)
            said = game.pick(Question(env.you, "pick", "choose", "Which creatures are tapped?", options, 1, len(legal), env.spell))
        if self._power(game, said) >= self.n:
            happen(game, *(Tapped(i) for i in said))
        else:
            game.object_to(*unpayable(game, (), "the creatures tapped don't have enough power", "タップするクリーチャーのパワーが足りない"))

    def _may(self, game: Game, env: Env, obj: ObjectId) -> bool:
        mine = game.state.controller(obj) == env.you and game.state.characteristics(obj).is_type("creature")
        return mine and not game.object(obj).tapped

    def _power(self, game: Game, creatures: tuple[ObjectId, ...]) -> int:
        return sum(game.state.characteristics(i).power or 0 for i in creatures)


@rule("702.122a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Tap other creatures with enough power: the permanent becomes an artifact creature until end of turn."""
    becomes = Let(Modify(This(), (BecomeType(("artifact", "creature")),)))
    return (*abilities, Activated(Cost(None, (TapForPower(number_of(instance.ability)),)), becomes, rules=("702.122a",)))


CREW = Keyword("crew", "搭乗", "702.122", stands_for=_stands_for)
