"""Activating abilities (CR 602) and putting abilities on the stack."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Activated, Instance
from engine.activation_costs import asked_of_mana, increase
from engine.activation_times import AbilityActivated, as_an_instant, restricted, untimely
from engine.amounts import amount
from engine.announcing import CostAnnounced, Division, Said, announce_modes, announce_targets
from engine.continuous import AbilityCost, seat_meant
from engine.costs import Cost
from engine.drawing import begin_holding, end_holding
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.loyalty_abilities import chooses_loyalty, is_loyalty_ability, total_loyalty_cost, when_a_sorcery_could_be_cast
from engine.mana import ManaCost
from engine.mana_abilities import added, is_mana_ability, without_the_stack
from engine.mana_choices import choose_ways, resolved
from engine.object_parts import AbilityOnStack
from engine.paying import mana_window, pay_mana, produce
from engine.permissions import cant_activate
from engine.questions import value_of_x
from engine.record import record, replace
from engine.revealing import Revealed
from engine.rule import Context, Reason, rule
from engine.spending import ACTIVATE, Spending
from engine.stack import Announced
from engine.state import EVERYBODY, HIDDEN_ZONES, STACK, Object, ObjectId, Seat
from engine.undoing import undo
from engine.view import Env
from engine.zones import CeaseToExist, enter, on_top


@record
class Activate:
    """What a player says as they activate an ability: the ``index``-th activated ability of an object (of a keyword, if named)."""

    player: Seat
    source: ObjectId
    index: int = 1
    keyword: str = ""
    targets: tuple[int, ...] | None = None
    x: int | None = None
    paying_with: tuple[ObjectId, ...] = ()
    modes: tuple[int, ...] | None = None
    division: Division | None = None
    ways: str | None = None
    life: int | None = None
    by_hand: bool = False
    """Stop where mana abilities may be activated (CR 602.2b, 601.2g), to have them activated one by one."""


@record
class PutAbility(Event):
    """An ability is put on the stack as the topmost object (CR 602.2a, 603.3a)."""

    logged: ClassVar[bool] = False
    ability: AbilityOnStack
    controller: Seat

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now = game.tick()
        number = game.new_id()
        it = Object(number, (), self.controller, STACK, EVERYBODY, self.controller, now, now, announced=Announced(), ability=self.ability)
        enter(game, it, on_top(game, -1))
        return (number,)


@record
class AbilityOnTheStack(Event):
    """A triggered ability has been put on the stack with its targets (CR 603.3)."""

    on_stack: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.on_stack,)


def activated_abilities(game: Game, source: ObjectId) -> list[tuple[Instance, Activated, str]]:
    """The activated abilities of an object that function where it is, in printed order; none while it is phased out (CR 702.26b)."""
    if not game.state.exists(source):
        return []
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
        game.object_to(Reason("it has no such ability", "602.1", ja="そのような能力はない"))
        game.undo_if_illegal(checkpoint)
    instance, ability, keyword = found[act.index - 1]
    game.cite(*ability.rules)
    mana_ability = is_mana_ability(game, False, ability)
    if mana_ability and not _adds_something(game, act.player, ability):
        mana_ability = whatever_it_produces(game, False)
    _may_begin(game, act, ability, mana_ability, instance)
    env = Env(you=act.player, this=act.source, origin=instance.origin)
    if not without_the_stack(game, True, mana_ability):
        game.activating = (*game.activating, (act.source, instance))
        _pay(game, act, ability.cost, env)
        game.activating = ()
        undo(game, checkpoint)
        adds = added(ability.do)
        produce(game, env, instance, ability, adds.chosen(game, env) if adds is not None else "")
        return None
    face = game.object(act.source).component(instance.origin).face
    put = AbilityOnStack(Instance(ability, instance.origin), "activated", act.source, face, keyword, act.index)
    held = begin_holding(game)
    if game.object(act.source).zone in HIDDEN_ZONES:
        happen(game, *shown_to_all(game, (), act.source, act.player))
    on_stack = put_on_stack(game, put, act.player)
    said = Said(act.targets, act.modes, act.division)
    announce_modes(game, act.player, on_stack, said)
    x = _choose_x(game, act, ability, on_stack)
    cost = Cost(ability.cost.mana.with_x(x or 0) if ability.cost.mana else None, ability.cost.others)
    cost = more_expensive(game, cost, act.player)
    if is_loyalty_ability(ability):
        cost = total_loyalty_cost(game, cost, act.source)
    halves = choose_ways(game, act.player, on_stack, cost, act.ways, act.life)
    if x is not None or halves:
        happen(game, CostAnnounced(act.player, on_stack, x=x, halves=halves))
    announce_targets(game, act.player, on_stack, said)
    _pay(game, act, resolved(cost, halves), replace(env, spell=on_stack, x=x))
    undo(game, checkpoint)
    happen(game, AbilityActivated(act.player, act.source, on_stack, act.index))
    end_holding(game, held)
    return on_stack


def _adds_something(game: Game, player: Seat, ability: Activated) -> bool:
    adds = added(ability.do)
    return adds is not None and any(adds.kinds(game, player))


@rule("605.2")
def whatever_it_produces(ctx: Context, mana_ability: bool) -> bool:
    """A mana ability remains one even if the game state doesn't allow it to produce mana."""
    return True


def _may_begin(game: Game, act: Activate, ability: Activated, mana_ability: bool, instance: Instance) -> None:
    """CR 602.2, 602.5."""
    others = only_its_controller(game, (), act)
    game.object_to(*(anybody(game, others) if ability.any_player and others else others))
    if ability.as_instant:
        game.object_to(*as_an_instant(game, (), act.player))
    if not mana_ability:
        game.object_to(*with_priority(game, (), act.player))
    if restricted(ability):
        game.object_to(*untimely(game, act.player, act.source, instance, ability))
    if is_loyalty_ability(ability):
        game.object_to(*when_a_sorcery_could_be_cast(game, (), act.player), *one_loyalty_ability_a_turn(game, (), act.source))
    game.object_to(*cant_activate(game, (), act.source, mana_ability))


Reasons = tuple[Reason, ...]


@rule("602.2a")
def shown_to_all(ctx: Context, events: tuple[Event, ...], card: ObjectId, player: Seat) -> tuple[Event, ...]:
    """If an ability is activated from a hidden zone, the card that has it is revealed."""
    return (*events, Revealed((card,), player))


@rule("602.2")
def only_its_controller(game: Game, reasons: Reasons, act: Activate) -> Reasons:
    """Only an object's controller can activate its abilities, or its owner if it has none."""
    if game.state.controller(act.source) == act.player:
        return reasons
    return (*reasons, Reason("only its controller can activate it", "602.2", ja="起動できるのはコントローラーだけである"))


@rule("602.1b")
def anybody(ctx: Context, reasons: Reasons) -> Reasons:
    """An ability may state after its effect which players can activate it."""
    return ()


@rule("117.1b")
def with_priority(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """A player may activate an activated ability only with priority."""
    return (
        reasons
        if game.state.turn.priority == player
        else (*reasons, Reason("the player does not have priority", "117.1b", ja="プレイヤーが優先権を持っていない"))
    )


@rule("606.3", part="once")
def one_loyalty_ability_a_turn(game: Game, reasons: Reasons, source: ObjectId) -> Reasons:
    """Only one loyalty ability of a permanent can be activated each turn, whoever did it."""
    for entry in game.state.log.this_turn():
        if isinstance(entry.event, AbilityActivated) and entry.event.source == source and _was_loyalty(game, entry.event.on_stack):
            text = "a loyalty ability of it has been activated this turn"
            return (*reasons, Reason(text, "606.3", ja="このターンに、それの忠誠度能力がすでに起動されている"))
    return reasons


def _was_loyalty(game: Game, on_stack: ObjectId) -> bool:
    put = game.state.last_known(on_stack).object.ability
    return put is not None and isinstance(put.instance.ability, Activated) and is_loyalty_ability(put.instance.ability)


def _choose_x(game: Game, act: Activate, ability: Activated, on_stack: ObjectId) -> int | None:
    """The value of X in the activation cost (CR 107.3a)."""
    if not chooses_loyalty(ability) and (ability.cost.mana is None or not ability.cost.mana.variable):
        return None
    if act.x is not None:
        return act.x
    return game.one(value_of_x(act.player, on_stack))


@rule("602.2b", part="increases")
def more_expensive(game: Game, cost: Cost, player: Seat) -> Cost:
    """Cost increases are added as they are for spells."""
    actives = ((a, a.effect) for a in game.state.layers.in_force(AbilityCost))
    mine = ((a, e) for a, e in actives if isinstance(e, AbilityCost) and seat_meant(e.whose, a.env, player))
    more = sum(amount(e.amount, game.state, a.env) for a, e in mine)
    extra = ManaCost(more).plus(increase(game))
    return replace(cost, mana=extra.plus(cost.mana or ManaCost())) if extra != ManaCost() else cost


@rule("602.1a")
def whole_cost(ctx: Context, nothing: Cost, cost: Cost) -> Cost:
    """The activation cost is everything before the colon; whoever activates the ability pays it."""
    return cost


def _pay(game: Game, act: Activate, cost: Cost, env: Env) -> None:
    cost = whole_cost(game, Cost(), cost)
    if act.by_hand:
        mana_window(game, act.player, act.source)
    if cost.mana is not None:
        asked = asked_of_mana(game, act.player, act.source, cost.mana)
        pay_mana(game, act.player, cost.mana, Spending(act.source, ACTIVATE), asked=asked)
    for part in cost.others:
        part.pay(game, env, act.paying_with)


def put_on_stack(game: Game, ability: AbilityOnStack, controller: Seat) -> ObjectId:
    """Put an ability on the stack, with nothing chosen yet."""
    happen(game, PutAbility(ability, controller))
    number: ObjectId = game.state.next_id - 1
    return number


def put_triggered_ability(game: Game, ability: AbilityOnStack, controller: Seat) -> ObjectId | None:
    """Put a triggered ability on the stack and make its choices (CR 603.3c-d).

    One for which no legal choice can be made is removed again: None.
    """
    number = put_on_stack(game, ability, controller)
    before = len(game.reasons)
    announce_modes(game, controller, number, Said())
    announce_targets(game, controller, number, Said())
    if len(game.reasons) > before:
        del game.reasons[before:]
        for gone in removed_without_choice(game, (), number):
            happen(game, CeaseToExist(gone))
            return None
    happen(game, AbilityOnTheStack(number))
    return number


@rule("603.3d")
def removed_without_choice(ctx: Context, removed: tuple[ObjectId, ...], ability: ObjectId) -> tuple[ObjectId, ...]:
    """A triggered ability for which no legal choice can be made is removed from the stack."""
    return (*removed, ability)
