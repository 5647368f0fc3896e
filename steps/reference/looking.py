"""What can be asked about a state: what an object is, what something costs, what it may target, who knows what."""

from __future__ import annotations

from collections.abc import Sequence

from engine import casting, knowledge, targets
from engine.amounts import Devotion
from engine.game import Game
from engine.hand_size import maximum_hand_size
from engine.selectors import Those
from engine.state import ObjectId, Seat, State
from engine.view import Env
from engine.when_changed import TimesMutated
from steps.reference.aiming import first_targets
from steps.reference.asking import choice_wanted
from steps.reference.legality import obstacles
from steps.reference.playing import in_turn
from steps.reference.showing import by_keywords
from steps.table import Activate, Cast, Computed, CostChoice, CostOffered, Known, Obstacle, Refused, Seen


def computed(state: State, seen: Seen) -> Computed:
    """What an object is, and by which rules."""
    obj, layers, it = seen.id, state.layers, state.characteristics(seen.id)
    look = Game(state)
    by_keywords(look, obj, it)
    rules = (*it.rules, *layers.rules_of_dependency(obj), *layers.rules_of_order(obj), *look.cited())
    order = tuple((a.layer, a.source) for a in layers.trace)
    mutated = TimesMutated(Those((obj,))).count(state, Env(seen.controller, obj))
    return Computed(seen, rules, (), layers.dependencies, order, mutated)


def costs(state: State, player: Seat, card: ObjectId, face: str) -> Sequence[CostOffered]:
    """The costs for which a player may cast a card."""
    game = Game(state)
    in_turn(game, player)
    offers = casting.offers_now(game, player, card, face)
    rules = game.cited()
    return [CostOffered(o.name, str(o.cost.mana or ""), o.giver if o.giver >= 0 else None, rules) for o in offers]


def total_cost(state: State, player: Seat, card: ObjectId, cost: CostChoice | None, face: str = "") -> CostOffered:
    """What a card costs in all. Raises Refused where it can't be cast for that cost."""
    game = Game(state)
    found = casting.total_cost_now(game, player, card, choice_wanted(cost), face)
    if found is None:
        raise Refused(obstacles(game.reasons))
    return CostOffered(cost.keyword if cost else "", str(found.mana) if found.mana is not None else "", None, game.cited())


def legal_targets(state: State, act: Cast | Activate) -> Sequence[int]:
    """All that a spell or ability could target first."""
    found = first_targets(state, act)
    return tuple(dict.fromkeys(t for game, spec, env in found for t in targets.legal_targets(game, spec, env)))


def why_not_target(state: State, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
    """Why something is no legal target; nothing where it is one."""
    found = [targets.why_not_target(game, spec, target, env) for game, spec, env in first_targets(state, act)]
    return () if () in found else obstacles(found[0])


def knows(state: State, player: Seat, obj: ObjectId) -> Known:
    """Whether a player knows what an object is."""
    game = Game(state)
    return Known(knowledge.knows(game, state, player, obj), game.cited())


def measure(state: State, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
    """A number that a player has, None where it has no limit, and the rules that make it so."""
    game = Game(state)
    if what == "maximum hand size":
        return maximum_hand_size(game, player), game.cited()
    if what == "speed":
        return game.state.player(player).speed or 0, game.cited()
    return Devotion(what.removeprefix("devotion ")).count(game.view, Env(player, -1)), game.cited()
