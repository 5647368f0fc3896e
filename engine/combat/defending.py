"""Who the defending player is for an attacking creature (CR 508.5), and reselecting what it attacks (CR 508.7)."""

from __future__ import annotations

from engine.combat.attacking import Attacks, attackable, cant_attack, defender_of
from engine.combat.fight import attack_of
from engine.combat.joining import BecomesAttacking
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.selectors import Selector
from engine.state import ObjectId, Seat, State
from engine.view import Env, View

Seats = tuple[Seat, ...]


@record
class DefendingPlayer:
    """The defending player, for the attacking creature that the ability is on."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        ctx, state = context(view), view.whole
        attack = attack_of(state, env.this)
        seats = _attacked_before(state, env.this) if attack is None else (attack.defender,)
        opponents = view.opponents(env.you)
        if len(opponents) > 1:
            return tuple(~seat for seat in just_that_one(ctx, opponents, seats))
        return tuple(~seat for seat in whom_it_attacks(ctx, (), seats))


def _attacked_before(state: State, creature: ObjectId) -> Seats:
    """The player whom a creature attacked that isn't attacking any more."""
    for entry in reversed(tuple(state.log.this_turn())):
        event = entry.event
        if isinstance(event, (Attacks, BecomesAttacking)) and event.attacker == creature:
            return (~event.target,) if event.target < 0 else (state.last_known(event.target).characteristics.controller,)
    return ()


@rule("508.5", part="whom it attacks")
def whom_it_attacks(ctx: Context, nobody: Seats, defender: Seats) -> Seats:
    """The defending player is the one whom the creature attacks or attacked, or whose planeswalker or battle it attacks or attacked."""
    return defender


@rule("508.5a", "802.2a")
def just_that_one(ctx: Context, opponents: Seats, defender: Seats) -> Seats:
    """With several defending players it is just that one, determined for each attacking creature."""
    return defender


@record
class SameAsIt:
    """The player or permanent that the triggering event's creature was declared to attack."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return (env.event.target,) if isinstance(env.event, Attacks) else ()


# --- Reselecting ------------------------------------------------------------------------------------------------------------------------


@record
class AttacksInstead(Event):
    """What an attacking creature attacks has been reselected (CR 508.7)."""

    attacker: ObjectId
    target: int

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.attacker,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        attack = attack_of(game.state, self.attacker)
        if attack is not None and game.state.combat is not None:
            now = replace(attack, target=self.target, defender=defender_of(game, game.state, self.target))
            game.state = game.state.evolve(combat=game.state.combat.with_attack(now))
        return ()


@record
class Reselect(Instruction):
    """Reselect which player or permanent an attacking creature is attacking."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for creature in self.what.select(game.view, env):
            if attack_of(game.state, creature) is None:
                continue
            attacker = game.state.controller(creature)
            whom = opponents_of_its_controller(game, _anybody(game), attackable(game, game.state, attacker))
            barred = tuple(t for t in whom if cant_attack(Game(game.state), (), creature, t))
            whom = tuple(t for t in whom if t not in restrictions_dont_matter(game, barred))
            options = by_name(game.state, whom)
            target = game.one(Question(env.you, "pick", "choose", "Whom does it attack?", options, subject=creature))
            happen(game, AttacksInstead(creature, target))
        return env


def _anybody(game: Game) -> tuple[int, ...]:
    return tuple(~seat for seat in game.state.apnap())


@rule("508.7c")
def opponents_of_its_controller(ctx: Context, anybody: tuple[int, ...], attackable: tuple[int, ...]) -> tuple[int, ...]:
    """It must be an opponent of the creature's controller, or a planeswalker or battle of one."""
    return attackable


@rule("508.7b")
def restrictions_dont_matter(ctx: Context, barred: tuple[int, ...]) -> tuple[int, ...]:
    """Requirements and restrictions on declaring attackers don't matter. Gives whom it can't be made to attack."""
    return ()
