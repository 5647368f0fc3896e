"""Entering combat without being declared: permanents put onto the battlefield attacking or blocking (CR 506.3, 508.4, 509.4)."""

from __future__ import annotations

from engine.combat.attacking import attackable, cant_attack, defender_of
from engine.combat.blocking import BecomesBlocked, cant_block
from engine.combat.fight import Attack, Combat, attack_of, blockers_of
from engine.events import Event
from engine.game import Game
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, ObjectId, State
from engine.steps_in_order import COMBAT_STEPS

Events = tuple[Event, ...]

AFTER_BLOCKS = COMBAT_STEPS[COMBAT_STEPS.index("declare blockers") :]


@record
class BecomesAttacking(Event):
    """A creature is attacking without having been declared as an attacker (CR 508.4)."""

    attacker: ObjectId
    target: int
    blocked: bool | None = None

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.attacker,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        combat = game.state.combat or Combat()
        attack = Attack(self.attacker, self.target, defender_of(game, game.state, self.target), self.blocked)
        game.state = game.state.evolve(combat=replace(combat, attacks=(*combat.attacks, attack)))
        return ()


@record
class BecomesBlocking(Event):
    """A creature is blocking without having been declared as a blocker (CR 509.4)."""

    blocker: ObjectId
    attacker: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.blocker, self.attacker)

    def parts(self, game: Game) -> tuple[Event, ...]:
        attack = attack_of(game.state, self.attacker)
        return () if attack is None or attack.blocked else (BecomesBlocked(self.attacker, (self.blocker,)),)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        combat = game.state.combat or Combat()
        seat = game.state.controller(self.blocker)
        game.state = game.state.evolve(combat=combat.with_block(self.blocker, self.attacker, seat))
        return ()


def enters_attacking(game: Game, obj: ObjectId, target: int | None = None) -> Events:
    """What puts a permanent that has just entered into combat as an attacker; nothing if it can't be one.

    ``target``: whom it attacks, if the effect says so; else its controller chooses.
    """
    state = game.state
    player = state.controller(obj)
    if state.turn.step not in COMBAT_STEPS or _stays_out(game, obj) or by_nobody_else(game, False, state, obj):
        return ()
    if attacking_regardless(game, bool(cant_attack(game, (), obj, None))):
        return ()
    whom = attackable(game, state, player)
    if target is not None:
        still = target in whom
        return if_still_there(game, put_attacking(game, (), obj, target if still else whom[0]), still)
    options = by_name(state, whom)
    target = game.one(Question(player, "pick", "choose", "Whom does it attack?", options, subject=obj))
    return put_attacking(game, (), obj, target)


def _stays_out(game: Game, obj: ObjectId) -> bool:
    """Whether a permanent can neither attack nor block, because of what it is."""
    it = game.state.characteristics(obj)
    return no_battle(game, no_noncreature(game, False, it.is_type("creature")), it.is_type("battle"))


@rule("506.3a")
def no_noncreature(ctx: Context, out: bool, creature: bool) -> bool:
    """A permanent that is no creature and is put onto the battlefield attacking or blocking does neither."""
    return out or not creature


@rule("506.3f")
def no_battle(ctx: Context, out: bool, battle: bool) -> bool:
    """Nor does a creature that is a battle, too."""
    return out or battle


@rule("506.3b")
def by_nobody_else(ctx: Context, out: bool, state: State, obj: ObjectId) -> bool:
    """Nor does a creature attack that is put onto the battlefield attacking under the control of another than the attacking player."""
    return state.controller(obj) != state.turn.active


@rule("506.3c", "508.4a")
def if_still_there(ctx: Context, events: Events, still: bool) -> Events:
    """If what it should attack isn't there any more, or can't be attacked, it enters all the same, but doesn't attack."""
    return events if still else ()


def becomes_attacking(game: Game, obj: ObjectId, target: int | None = None) -> Events:
    """What makes a permanent on the battlefield an attacking creature, as an effect says that it is one; nothing if it can't be.

    ``target``: whom it attacks, if the effect says so; else its controller chooses.
    """
    state = game.state
    player = state.controller(obj)
    if state.turn.step not in COMBAT_STEPS or player != state.turn.active or attack_of(state, obj) or not _joins(game, obj):
        return ()
    whom = attackable(game, state, player)
    if target is not None:
        still = target in whom
        return nothing_else_instead(game, put_attacking(game, (), obj, target if still else whom[0]), still)
    question = Question(player, "pick", "choose", "Whom does it attack?", by_name(state, whom), subject=obj)
    return put_attacking(game, (), obj, game.one(question))


def becomes_blocking(game: Game, obj: ObjectId, attacker: ObjectId) -> Events:
    """What makes a permanent on the battlefield a blocking creature, as an effect says that it blocks an attacking creature."""
    if attack_of(game.state, attacker) is None or obj in blockers_of(game.state, attacker) or not _joins(game, obj):
        return ()
    return (BecomesBlocking(obj, attacker),)


def _joins(game: Game, obj: ObjectId) -> bool:
    """Whether an effect can make a permanent an attacking or blocking creature."""
    if not game.state.exists(obj) or game.object(obj).zone != BATTLEFIELD:
        return False
    it = game.state.characteristics(obj)
    return it.is_type("creature") and no_part_for_battles(game, True, it.is_type("battle"))


@rule("506.3g")
def no_part_for_battles(ctx: Context, joins: bool, battle: bool) -> bool:
    """What a spell or ability would do to make a battle an attacking or blocking creature does nothing."""
    return joins and not battle


@rule("508.4b")
def nothing_else_instead(ctx: Context, events: Events, still: bool) -> Events:
    """If what an effect says that a creature is attacking can't be attacked any more, the creature doesn't become an attacking one."""
    return events if still else ()


@rule("508.4c")
def attacking_regardless(ctx: Context, restricted: bool) -> bool:
    """A creature put onto the battlefield attacking isn't affected by restrictions on declaring attackers."""
    return False


@rule("509.4b")
def blocking_regardless(ctx: Context, restricted: bool) -> bool:
    """A creature put onto the battlefield blocking isn't affected by restrictions on declaring blockers."""
    return False


@rule("508.4")
def put_attacking(game: Game, events: Events, obj: ObjectId, target: int) -> Events:
    """A creature put onto the battlefield attacking attacks whom its controller chooses; it was not declared as an attacker."""
    blocked = unblocked_later(game, None, game.state.turn.step)
    return (*events, BecomesAttacking(obj, target, blocked))


@rule("508.4d", "506.3d")
def unblocked_later(ctx: Context, blocked: bool | None, step: str) -> bool | None:
    """Put there after attackers have become blocked, it is an unblocked creature."""
    return False if step in AFTER_BLOCKS else blocked


@rule("509.4")
def enters_blocking(game: Game, events: Events, obj: ObjectId, attacker: ObjectId) -> Events:
    """A creature put onto the battlefield blocking a creature blocks that if that attacks its controller; it was not declared."""
    attack = attack_of(game.state, attacker)
    mine = attack is not None and attack.defender == game.state.controller(obj)
    if _stays_out(game, obj) or not_blocking_others(game, False, mine):
        return events
    if blocking_regardless(game, bool(cant_block(game, (), game.state, obj, attacker))):
        return events
    return (*events, BecomesBlocking(obj, attacker))


@rule("506.3e", "509.4a")
def not_blocking_others(ctx: Context, out: bool, mine: bool) -> bool:
    """A creature that is put onto the battlefield blocking blocks only what attacks its controller or a permanent of theirs."""
    return not mine
