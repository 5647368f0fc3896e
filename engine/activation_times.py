"""When an activated ability can be activated (CR 602.5): what its own text says about that."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import Activated, Instance
from engine.combat_timing import CombatTiming, abilities_too, why_not_then
from engine.conditions import Condition
from engine.events import OfPlayer
from engine.game import Game
from engine.permissions import main_phase_of
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat
from engine.view import Env

Reasons = tuple[Reason, ...]


@record
class AbilityActivated(OfPlayer):
    """An ability becomes activated (CR 602.2b, 601.2i)."""

    source: ObjectId
    on_stack: ObjectId
    index: int = 1
    """Which of the source's activated abilities it is."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.on_stack, self.source)


@record
class ManaAbilityActivated(OfPlayer):
    """A mana ability is activated; its cost has been paid (CR 605.3). ``mana``: what its controller has it add."""

    source: ObjectId
    instance: Instance
    mana: str

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)


def restricted(ability: Activated) -> bool:
    """Whether an ability says when it can be activated; one that does so "only as an instant" is asked for that by itself."""
    return ability.sorcery_speed or ability.once_each_turn or ability.only_if is not None


def untimely(game: Game, player: Seat, source: ObjectId, instance: Instance, ability: Activated) -> Reasons:
    """Why what an ability itself says keeps it from being activated now."""
    reasons: Reasons = ()
    if ability.sorcery_speed:
        reasons = as_a_sorcery(game, reasons, player)
    if ability.once_each_turn:
        reasons = once_each_turn(game, reasons, source, instance)
    if isinstance(ability.only_if, CombatTiming):
        return abilities_too(game, reasons, why_not_then(game, game.state, ability.only_if))
    if ability.only_if is not None:
        return only_if(game, reasons, ability.only_if, Env(you=player, this=source))
    return reasons


@rule("602.5e")
def as_an_instant(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """ "Activate only as an instant": only when its controller has priority, even if it is a mana ability."""
    if game.state.turn.priority == player and game.held is None:
        return reasons
    ja = "インスタントを唱えられるときにしか起動できない"
    return (*reasons, Reason("it can be activated only as an instant", "602.5e", ja=ja))


@rule("602.5d")
def as_a_sorcery(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """ "Activate only as a sorcery": only when its controller could cast a sorcery."""
    if main_phase_of(game.state, player):
        return reasons
    return (*reasons, Reason("it can be activated only as a sorcery", "602.5d", ja="ソーサリーを唱えられるときにしか起動できない"))


@rule("602.5b")
def once_each_turn(game: Game, reasons: Reasons, source: ObjectId, instance: Instance) -> Reasons:
    """ "Activate only once each turn", whoever controlled the object as it was activated before."""
    alike = tuple(i for i in _activated_this_turn(game, source) if i.ability == instance.ability)
    if alike and by_where_it_comes_from(game, alike, instance):
        return (*reasons, Reason("it has been activated this turn", "602.5b", ja="このターンにすでに起動されている"))
    return reasons


def _activated_this_turn(game: Game, source: ObjectId) -> Iterator[Instance]:
    """Which abilities of an object have been activated this turn, mana abilities included."""
    for entry in game.state.log.this_turn():
        event = entry.event
        if isinstance(event, ManaAbilityActivated) and event.source == source:
            yield event.instance
        elif isinstance(event, AbilityActivated) and event.source == source:
            put = game.state.last_known(event.on_stack).object.ability
            if put is not None:
                yield put.instance


@rule("602.5c")
def by_where_it_comes_from(ctx: Context, alike: tuple[Instance, ...], instance: Instance) -> tuple[Instance, ...]:
    """A restriction applies to an ability as acquired from one object, not to identically worded ones from elsewhere."""
    return tuple(i for i in alike if i.origin == instance.origin)


@rule("602.5b", part="condition")
def only_if(game: Game, reasons: Reasons, condition: Condition, env: Env) -> Reasons:
    """ "Activate only if" or "only during": the restriction is that of the ability, whoever activates it."""
    return (
        reasons
        if condition.true(game.state, env)
        else (*reasons, Reason("it can't be activated at this time", "602.5b", ja="今は起動できない"))
    )
