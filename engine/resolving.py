"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities import Ability, Instance, SpellAbility, Triggered
from engine.adventures import exiled_as_it_resolves, is_adventure
from engine.announcing import target_specs
from engine.attaching import is_aura
from engine.changes import GainAbility
from engine.continuous import MayCast, Modify
from engine.delayed import Delayed, DelayedCreated
from engine.durations import resolved_grants
from engine.events import Event, OfObject
from engine.face_down import TurnedFaceUp
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.keywords import hooked
from engine.lasting import EffectBegins
from engine.log import Row
from engine.merging import Joining, merge
from engine.object_parts import AbilityOnStack, FaceDown
from engine.record import record, replace
from engine.requirements import env_of
from engine.rule import Context, rule
from engine.selectors import Those
from engine.several_texts import each_in_turn
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, Object, ObjectId, Seat
from engine.targets import TargetSpec, still_legal
from engine.triggers import AbilityTriggers, DoneThisTurn, if_as_it_resolves, not_done_again
from engine.view import Env
from engine.zones import CeaseToExist, move


@record
class Resolves(OfObject):
    """A spell or ability begins to resolve (CR 608.2)."""



@record
class HasResolved(OfObject):
    """A spell or ability has resolved (CR 608.2p); told only where something triggers on that."""



@record
class DoesNotResolve(OfObject):
    """A spell or ability doesn't resolve, all its targets being illegal: it leaves the stack (CR 608.2b)."""


    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, GRAVEYARD) if game.object(self.obj).components else CeaseToExist(self.obj),)


@record
class NoLongerTargets(OfObject):
    """A permanent spell whose target is illegal becomes a creature spell without one (CR 608.3b)."""


    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        if it.announced is not None:
            game.state = game.state.with_object(replace(it, announced=replace(it.announced, targets=())))
        return ()


def resolve(game: Game, obj: ObjectId) -> None:
    """Resolve the object on top of the stack."""
    it = game.object(obj)
    row = game.state.last_known(obj)
    env = env_of(it, row.characteristics)
    if _intervening_if_is_false(game, it, env):
        happen(game, CeaseToExist(obj))
        return
    legal = legal_ones(game, env.targets, target_specs(game, obj), env)
    permanent = it.ability is None and bool(row.characteristics.permanent_type)
    if fizzles(game, False, env.targets, legal) and (not permanent or checked_for_permanents(game, False)):
        if as_creature_all_the_same(game, True, it, row):
            happen(game, DoesNotResolve(obj))
            return
        happen(game, NoLongerTargets(obj))
        it, row = game.object(obj), game.state.last_known(obj)
    game.cite(*getattr(it.ability.instance.ability if it.ability else None, "rules", ()))
    happen(game, Resolves(obj))
    env = replace(env, x=x_of_turning_up(game, x_of_the_spell(game, env.x, it), it))
    env = replace(env, this=whatever_it_is(game, env.this, it), event=whatever_it_became(game, env.event, it, env))
    env = replace(env, targets=legal, bound=_bound(game, it, env), became=where_it_went(game, env.became))
    if it.ability is None and row.characteristics.permanent_type and becomes_permanent(game, GRAVEYARD) == BATTLEFIELD:
        _become_permanent(game, it, row)
        return
    instructions = tuple(game.state.layers.abilities_of(obj)) if it.ability is None else ()
    heard = any(HasResolved in h.ability.when.kinds for h in game.state.layers.listening)
    told = tells_at_the_end(game, ("told", "follow"), ("follow", "told")) if heard else ("follow",)
    for step in last_of_all(game, ("follow", "leave")):
        if step == "follow":
            for part in told:
                if part == "follow":
                    _follow(game, it, instructions, env)
                    if not heard and any(HasResolved in d.ability.when.kinds for d in game.state.delayed):
                        happen(game, HasResolved(obj))
                else:
                    happen(game, HasResolved(obj))
        elif obj in game.state.objects:
            _leave(game, it, row)


@rule("608.2p")
def tells_at_the_end(ctx: Context, first: tuple[str, ...], last: tuple[str, ...]) -> tuple[str, ...]:
    """What triggers when a spell or ability resolves triggers once everything that this says has been done."""
    return last


def _follow(game: Game, it: Object, instructions: tuple[tuple[Instance, Ability, str], ...], env: Env) -> None:
    """Follow the instructions of an ability, instant or sorcery; of a spell, those of the abilities that it has as it begins to resolve."""
    if it.ability is not None:
        _do(game, it.ability.instance.ability, env)
        return
    mine = tuple((instance, ability) for instance, ability, _ in instructions if isinstance(ability, SpellAbility))
    for ability, its in each_in_turn(game, it, mine, env):
        _do(game, ability, its)


@rule("608.2n", otherwise=lambda ctx, steps: tuple(reversed(steps)))
def last_of_all(ctx: Context, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Only as the final part of its resolution is a spell put into its owner's graveyard, or does an ability leave the stack."""
    return steps


def _leave(game: Game, it: Object, row: Row) -> None:
    """The spell or ability leaves the stack."""
    if it.ability is not None:
        happen(game, CeaseToExist(it.id))
        return
    (entry, *_) = happen(game, move(game, it.id, _where_then(game, it, row)))
    if is_adventure(it.top) and entry.became and game.object(entry.became[0]).zone == EXILE:
        happen(game, *may_be_played(game, (), it.controller, entry.became[0]))


@rule("715.3d", part="play")
def may_be_played(ctx: Context, events: tuple[Event, ...], player: Seat, card: ObjectId) -> tuple[Event, ...]:
    """For as long as a card that was cast as an Adventure remains exiled, that player may play it."""
    return (*events, EffectBegins(MayCast(Those((card,)), lands=True, normally=True), Env(player, card), "", (card,)))


def _where_then(game: Game, it: Object, row: Row) -> str:
    """Where the card of an instant or sorcery goes at the end."""
    zone = GRAVEYARD
    for keyword, instance in hooked(row.characteristics):
        zone = keyword.afterwards(game, zone, instance, it)
    return exiled_as_it_resolves(game, zone) if zone == GRAVEYARD and is_adventure(it.top) else zone


@rule("608.3a")
def becomes_permanent(ctx: Context, zone: str) -> str:
    """A permanent spell becomes a permanent and enters the battlefield under its controller's control."""
    return BATTLEFIELD


def _enters(number: str) -> Callable[[Context, str], str]:
    @rule(number)
    def enters(ctx: Context, zone: str) -> str:
        """When a spell of this type resolves, its controller puts it onto the battlefield under their control."""
        return BATTLEFIELD

    return enters


ENTERS = {
    "artifact": _enters("301.2"), "creature": _enters("302.2"), "enchantment": _enters("303.2"), "planeswalker": _enters("306.2"),
    "battle": _enters("310.2"),
}  # fmt: skip
"""The rule that says so for each card type."""


def _intervening_if_is_false(game: Game, it: Object, env: Env) -> bool:
    """CR 603.4: the condition is checked again as the ability would resolve."""
    ability = it.ability.instance.ability if it.ability else None
    return isinstance(ability, Triggered) and not if_as_it_resolves(game, True, ability, env)


def _do(game: Game, ability: object, env: Env) -> None:
    do = getattr(ability, "do", None)
    if not isinstance(do, Instruction):
        return
    if isinstance(ability, Triggered) and ability.once_each_turn and env.spell is not None:
        _do_once(game, do, env, game.object(env.spell).ability)
    else:
        do.perform(game, env)


def _do_once(game: Game, do: Instruction, env: Env, it: AbilityOnStack | None) -> None:
    """What is to be done only once each turn."""
    if it is None or not not_done_again(game, True, env.you, it.source, it.instance):
        return
    before = len(game.state.log)
    do.perform(game, env)
    if any(not isinstance(e.event, AbilityTriggers) for e in game.state.log.since(before)):
        happen(game, DoneThisTurn(env.you, it.source, it.instance))


Targets = tuple[tuple[int, ...], ...]


@rule("608.2b", part="illegal targets")
def legal_ones(game: Game, targets: Targets, specs: tuple[TargetSpec, ...], env: Env) -> Targets:
    """Targets that have become illegal aren't affected."""
    return still_legal(game, specs, env)


@rule("608.2b", part="does not resolve")
def fizzles(ctx: Context, gone: bool, targets: Targets, legal: Targets) -> bool:
    """A spell or ability all of whose targets have become illegal doesn't resolve."""
    return any(targets) and not any(legal)


@rule("608.3b", part="becomes a creature spell")
def as_creature_all_the_same(ctx: Context, gone: bool, spell: Object, row: Row) -> bool:
    """Some permanent spells whose target is illegal become creature spells, and resolve."""
    for keyword, instance in hooked(row.characteristics):
        gone = keyword.without_target(ctx, gone, instance, spell)
    return gone


def _bound(game: Game, it: Object, env: Env) -> tuple[ObjectId, ...]:
    """The objects that a delayed triggered ability is about and still affects (CR 603.7c)."""
    return still_there(game, however_changed(game, env.bound, it.ability.keyword if it.ability else ""))


def _unless_changed(game: Game, objects: tuple[ObjectId, ...], keyword: str) -> tuple[ObjectId, ...]:
    """The wrong reading of CR 603.7c: the ability loses sight of an object that no longer has the keyword it came from."""
    return tuple(i for i in objects if not keyword or i not in game.state.objects or game.state.characteristics(i).has(keyword))


@rule("603.7c", part="changed", otherwise=_unless_changed)
def however_changed(ctx: Context, objects: tuple[ObjectId, ...], keyword: str) -> tuple[ObjectId, ...]:
    """A delayed triggered ability affects the object it is about even if that has changed its characteristics."""
    return objects


def _now(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What objects are now, wherever they have gone."""
    were = frozenset(objects)
    there = game.state.objects.items() if objects else ()
    return tuple([i for i, it in there if i in objects or not were.isdisjoint(it.previous)])


def _wherever_it_is(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The wrong reading of CR 603.7c: the ability finds the card wherever it went."""
    return _now(game, objects)


@rule("603.7c", part="gone", otherwise=_wherever_it_is)
def still_there(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """A delayed triggered ability doesn't affect an object that has left the zone where it is expected."""
    return tuple(i for i in objects if i in game.state.objects)


@rule("107.3m")
def x_of_the_spell(game: Game, x: int | None, it: Object) -> int | None:
    """In an ability that triggers as a permanent enters, X is that of the spell which became it."""
    ability = it.ability
    if ability is None or ability.kind != "triggered" or ability.source not in ability.became:
        return x
    announced = game.state.last_known(ability.source).object.announced
    return x if announced is None or announced.x is None else announced.x


@rule("608.3")
def checked_for_permanents(ctx: Context, checked: bool) -> bool:
    """Of a permanent spell, too, the target is checked before anything else is done."""
    return True


def _only_if_still_meant(game: Game, event: Event | None, it: Object, env: Env) -> Event | None:
    """The wrong reading of CR 608.2k: the ability loses sight of what its trigger condition was about if that has changed."""
    ability = it.ability.instance.ability if it.ability is not None else None
    what = getattr(ability.when, "what", None) if isinstance(ability, Triggered) else None
    subjects = tuple(i for i in event.subjects[:1] if game.state.exists(i)) if event is not None else ()
    if not isinstance(what, Filter) or not subjects or all(what.holds(game.state, i, env) for i in subjects):
        return event
    return None


@rule("608.2k", otherwise=_only_if_still_meant)
def whatever_it_became(game: Game, event: Event | None, it: Object, env: Env) -> Event | None:
    """An ability still affects the untargeted object that its trigger condition referred to if that has changed characteristics."""
    return event


def _by_its_name(game: Game, this: ObjectId, it: Object) -> ObjectId:
    """The wrong reading of CR 707.11: the effect loses sight of a permanent that no longer has the name."""
    face = it.ability.source_face if it.ability is not None else None
    there = face is not None and this in game.state.objects and game.object(this).zone == BATTLEFIELD
    return -1 if there and face is not None and game.state.characteristics(this).name != face.name else this


@rule("707.11", otherwise=_by_its_name)
def whatever_it_is(game: Game, this: ObjectId, it: Object) -> ObjectId:
    """An effect that refers to a permanent by name goes on tracking it if it changes its name or becomes a copy of something else."""
    return this


@rule("702.37f")
def x_of_turning_up(ctx: Context, x: int | None, it: Object) -> int | None:
    """In an ability that triggers as a permanent is turned face up for a cost with X, X is the value chosen for that."""
    event = it.ability.event if it.ability is not None else None
    return event.x if isinstance(event, TurnedFaceUp) and event.x is not None else x


def _followed(game: Game, became: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The wrong reading of CR 603.6: the ability finds the object wherever it has gone since."""
    return _now(game, became)


@rule("603.6", otherwise=_followed)
def where_it_went(game: Game, became: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """A zone-change trigger looks for the object only in the zone that it moved to."""
    return tuple(i for i in became if i in game.state.objects)


def _become_permanent(game: Game, it: Object, row: Row) -> None:
    """A permanent spell becomes a permanent, or part of one (CR 608.3)."""
    joining = merges_with_target(game, None, it, row)
    if joining is not None:
        merge(game, it.id, joining.host, joining.over, joining.by)
        return
    for card_type in row.characteristics.types:
        if card_type in ENTERS and ENTERS[card_type](game, GRAVEYARD) != BATTLEFIELD:
            happen(game, move(game, it.id, GRAVEYARD))
            return
    host = attached_to_target(game, None, it, row)
    down = still_face_down(game, None, it)
    resolved = resolved_grants(game.state.effects, it.id)
    granted = tuple(i for i in row.characteristics.abilities if i.origin[0] == "granted" and i.origin[2] not in resolved)
    entries = happen(game, move(game, it.id, BATTLEFIELD, controller=row.characteristics.controller, attached_to=host, face_down=down))
    if it.id in game.state.objects:
        happen(game, *where_it_cant_enter(game, (), it.id))
    for permanent in entries[0].became if entries else ():
        if permanent not in game.state.objects or game.object(permanent).zone != BATTLEFIELD:
            continue
        for effect in keeps_grants(game, (), granted, row, permanent):
            happen(game, effect)
        for delayed in delayed_as_it_enters(game, (), it, row, permanent):
            happen(game, DelayedCreated(delayed))


@rule("608.3e", otherwise=lambda game, events, spell: (*events, move(game, spell, EXILE)))
def where_it_cant_enter(game: Game, events: tuple[Event, ...], spell: ObjectId) -> tuple[Event, ...]:
    """A permanent spell that can't be put onto the battlefield is put into its owner's graveyard."""
    return (*events, move(game, spell, GRAVEYARD))


@rule("708.4", part="permanent")
def still_face_down(ctx: Context, down: FaceDown | None, spell: Object) -> FaceDown | None:
    """A face-down spell becomes a face-down permanent."""
    return spell.face_down


@rule("608.3d")
def merges_with_target(ctx: Context, joining: Joining | None, spell: Object, row: Row) -> Joining | None:
    """The object that represents some spells merges with the permanent that the spell targets."""
    for keyword, instance in hooked(row.characteristics):
        joining = keyword.merges(ctx, joining, instance, spell)
    return joining


@rule("608.3c", "303.4")
def attached_to_target(ctx: Context, host: int | None, spell: Object, row: Row) -> int | None:
    """An Aura spell enters attached to what it was targeting."""
    targets = [t for chosen in (spell.announced.targets if spell.announced else ()) for t in chosen]
    return targets[0] if targets and is_aura(row.characteristics) else host


@rule("608.3g")
def delayed_as_it_enters(
    ctx: Context, delayed: tuple[Delayed, ...], spell: Object, row: Row, permanent: ObjectId
) -> tuple[Delayed, ...]:
    """What a static ability of the spell says about later is created as the permanent is put onto the battlefield."""
    for keyword, instance in hooked(row.characteristics):
        delayed = keyword.becomes(ctx, delayed, instance, spell, permanent)
    return delayed


@rule("400.7b", "611.3d")
def keeps_grants(
    ctx: Context, effects: tuple[EffectBegins, ...], granted: tuple[Instance, ...], row: Row, permanent: ObjectId
) -> tuple[EffectBegins, ...]:
    """Abilities that static abilities granted to the permanent spell and that work on the battlefield stay with the permanent."""
    for instance in granted:
        if not isinstance(instance.ability, SpellAbility):
            gain = Modify(Those((permanent,)), (GainAbility(instance.ability, instance.origin),))
            env = Env(row.characteristics.controller, instance.origin[1], instance.origin)
            effects = (*effects, EffectBegins(gain, env, "", (permanent,)))
    return effects

