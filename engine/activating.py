"""Activating abilities (CR 602) and putting abilities on the stack."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.abilities import Activated, Instance
from engine.announcing import TargetsChosen
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.paying import is_mana_ability, pay_mana
from engine.permissions import main_phase_of
from engine.rule import Context, Reason, rule
from engine.stack import Announced
from engine.state import EVERYBODY, STACK, AbilityOnStack, Object, ObjectId, Seat
from engine.targets import TargetSpec, choose
from engine.view import Env
from engine.zones import CeaseToExist, enter


@dataclass(frozen=True, slots=True)
class Activate:
    """What a player says as they activate an ability: the ``index``-th activated ability of an object (of a keyword, if named)."""

    player: Seat
    source: ObjectId
    index: int = 1
    keyword: str = ""
    targets: tuple[int, ...] | None = None
    x: int | None = None
    paying_with: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class PutAbility(Event):
    """An ability is put on the stack as the topmost object (CR 602.2a, 603.3a)."""

    logged: ClassVar[bool] = False
    ability: AbilityOnStack
    controller: Seat

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now = game.tick()
        number = game.new_id()
        it = Object(number, (), self.controller, STACK, EVERYBODY, self.controller, now, now, announced=Announced(), ability=self.ability)
        enter(game, it)
        return (number,)


@dataclass(frozen=True, slots=True)
class AbilityActivated(Event):
    """An ability becomes activated (CR 602.2b, 601.2i)."""

    player: Seat
    source: ObjectId
    on_stack: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.on_stack, self.source)

    @property
    def affected_player(self) -> Seat | None:
        return self.player


@dataclass(frozen=True, slots=True)
class AbilityOnTheStack(Event):
    """A triggered ability has been put on the stack with its targets (CR 603.3)."""

    on_stack: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.on_stack,)


def activated_abilities(game: Game, source: ObjectId) -> list[tuple[Instance, Activated, str]]:
    """The activated abilities of an object that function where it is, in printed order."""
    zone = game.object(source).zone
    abilities = game.state.layers.abilities_of(source)
    return [(i, a, k) for i, a, k in abilities if isinstance(a, Activated) and zone in a.zones]


def activate(game: Game, act: Activate) -> ObjectId | None:
    """Activate an ability; the ability on the stack, None for a mana ability.

    Raises:
        IllegalAction: it can't be activated so; the game is where it was.
        Paused: a choice has to be made.
    """
    checkpoint = game.state
    found = [entry for entry in activated_abilities(game, act.source) if act.keyword in ("", entry[2])]
    if act.index > len(found):
        game.object_to(Reason("it has no such ability", "602.1"))
        game.undo_if_illegal(checkpoint)
    instance, ability, keyword = found[act.index - 1]
    _may_begin(game, act, ability)
    mana_ability = is_mana_ability(game, False, ability)
    env = Env(you=act.player, this=act.source, origin=instance.origin)
    on_stack = None
    if not mana_ability:
        face = game.object(act.source).components[0].face
        put = AbilityOnStack(instance, "activated", act.source, face, keyword, act.index)
        on_stack = put_ability_on_stack(game, put, ability.targets, env, act.targets)
    _pay(game, act, ability, replace(env, spell=on_stack))
    game.undo_if_illegal(checkpoint)
    if on_stack is None:
        ability.do.perform(game, env)
    else:
        happen(game, AbilityActivated(act.player, act.source, on_stack))
    return on_stack


def _may_begin(game: Game, act: Activate, ability: Activated) -> None:
    """CR 602.2, 602.5."""
    if game.state.controller(act.source) != act.player:
        game.object_to(Reason("only its controller can activate it", "602.2"))
    if game.state.turn.priority != act.player and not is_mana_ability(game, False, ability):
        game.object_to(Reason("the player does not have priority", "117.1b"))
    if ability.sorcery_speed and not main_phase_of(game.state, act.player):
        game.object_to(Reason("it can be activated only as a sorcery", "602.5d"))


def _pay(game: Game, act: Activate, ability: Activated, env: Env) -> None:
    if ability.cost.mana is not None:
        pay_mana(game, act.player, ability.cost.mana.with_x(act.x or 0), act.source)
    for part in ability.cost.others:
        part.pay(game, env, act.paying_with)


def put_ability_on_stack(
    game: Game, ability: AbilityOnStack, specs: tuple[TargetSpec, ...], env: Env, named: tuple[int, ...] | None = None
) -> ObjectId | None:
    """Put an ability on the stack and choose its targets (CR 601.2c-d, 602.2b, 603.3d).

    A triggered ability for which no legal choice can be made is removed again: None (CR 603.3d).
    """
    happen(game, PutAbility(ability, env.you))
    number = game.state.zone(STACK)[0]
    before = len(game.reasons)
    chosen = choose(game, specs, replace(env, spell=number), named)
    if ability.kind != "activated" and len(game.reasons) > before:
        del game.reasons[before:]
        for gone in removed_without_choice(game, (), number):
            happen(game, CeaseToExist(gone))
            return None
    if chosen:
        happen(game, TargetsChosen(env.you, number, chosen))
    if ability.kind != "activated":
        happen(game, AbilityOnTheStack(number))
    return number


@rule("603.3d")
def removed_without_choice(ctx: Context, removed: tuple[ObjectId, ...], ability: ObjectId) -> tuple[ObjectId, ...]:
    """A triggered ability for which no legal choice can be made is removed from the stack."""
    return (*removed, ability)
