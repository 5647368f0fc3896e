"""What attacking costs (CR 508.1g-j): what must be paid, and what a player may pay as a creature attacks."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.later import WheneverPaid
from engine.amounts import amount
from engine.combat.fight import Pairs
from engine.continuous import Active, AttackCost, StaticEffect
from engine.delayed import Delayed, reflexive
from engine.events import OfObject
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.mana import ManaCost
from engine.paying import why_not_paid
from engine.questions import Question
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.spending import Spending
from engine.state import ObjectId, Seat, State
from engine.triggers import trigger

Reasons = tuple[Reason, ...]


def cost_of(state: State, creature: ObjectId, target: int) -> int:
    """The generic mana that must be paid for a creature to attack someone."""
    total = 0
    for active in state.layers.in_force(AttackCost):
        effect, env = active.effect, active.env
        if not isinstance(effect, AttackCost) or not effect.what.holds(state, creature, env):
            continue
        if target == ~env.you or (effect.planeswalkers and target >= 0 and state.controller(target) == env.you):
            total += amount(effect.n, state, env)
    return total


def pay_to_attack(game: Game, player: Seat, declared: Pairs, options: int) -> None:
    """The total cost to attack is determined and paid (CR 508.1h-j). ``options``: what the optional costs come to."""
    cost = options + total_cost(game, 0, game.state, declared)
    if cost:
        short = why_not_paid(game, player, ManaCost(cost), Spending(declared[0][0]), from_pool=not chance_for_mana(game, False))
        game.object_to(*paid_in_full(game, (), short))


@rule("508.1i")
def chance_for_mana(ctx: Context, may: bool) -> bool:
    """If attacking costs mana, the attacking player has a chance to activate mana abilities."""
    return True


@rule("508.1j")
def paid_in_full(ctx: Context, reasons: Reasons, short: Reasons) -> Reasons:
    """All costs to attack are paid; partial payments aren't allowed. ``short``: why they couldn't be paid."""
    return (*reasons, *(Reason(r.text, "508.1j", *r.rules, ja=r.ja) for r in short))


@rule("508.1h")
def total_cost(ctx: Context, cost: int, state: State, declared: Pairs) -> int:
    """What has to be paid for the attackers is added up."""
    return cost + sum(cost_of(state, *pair) for pair in declared)


# --- What may be paid ------------------------------------------------------------------------------------------------------------------


@record
class AttackOption(StaticEffect):
    """You may pay generic mana as the creature that says so attacks; when you do, something is done.

    ``at_once``: it is done at once if you do.
    """

    n: int
    do: Instruction
    at_once: bool = False


@record
class PaidToAttack(OfObject):
    """What may be paid as a creature attacks has been paid (CR 508.1j)."""


Chosen = tuple[Active, ...]


def attack_options(game: Game, player: Seat, declared: Pairs) -> Chosen:
    """The optional costs to attack with these creatures that a player chooses to pay."""
    attacking = tuple(a for a, _ in declared)
    there = tuple(a for a in game.state.layers.in_force(AttackOption) if a.source in attacking)
    return chosen_options(game, (), there, player) if there else ()


@rule("508.1g")
def chosen_options(game: Game, chosen: Chosen, there: Chosen, player: Seat) -> Chosen:
    """If there are optional costs to attack with the chosen creatures, the active player chooses which they will pay."""
    for active in there:
        name = game.state.characteristics(active.source).name
        if game.ask(Question(player, "yes or no", "pay", f"Pay {{{_cost(active)}}} as {name} attacks?", subject=active.source)):
            chosen = (*chosen, active)
    return chosen


def _cost(active: Active) -> int:
    return active.effect.n if isinstance(active.effect, AttackOption) else 0


def cost_of_options(chosen: Chosen) -> int:
    """The generic mana that they cost."""
    return sum(_cost(active) for active in chosen)


def paid(game: Game, chosen: Chosen) -> None:
    """They have been paid: what is done when they are triggers."""
    for active in chosen:
        effect = active.effect
        (entry,) = happen(game, PaidToAttack(active.source))
        if isinstance(effect, AttackOption) and effect.at_once:
            effect.do.perform(game, active.env)
        elif isinstance(effect, AttackOption):
            face = game.object(active.source).top.face
            delayed = Delayed(Triggered(WheneverPaid(), effect.do), active.env.you, active.source, face)
            trigger(game, *reflexive(game, (), delayed, entry.event, ()))
