"""Damage (CR 120) and life (CR 119)."""

from __future__ import annotations

from engine.commander import CommanderDamageAdds, commander_of
from engine.counters import DEFENSE, LOYALTY, CountersChange
from engine.events import Event, OfObject, OfPlayer
from engine.game import Game
from engine.keywords import hooked
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, Object, ObjectId, Seat, State


@record
class LifeChanges(OfPlayer):
    """A player gains (positive) or loses (negative) life (CR 119.3), perhaps by paying it (CR 119.4)."""

    amount: int
    paid: bool = False

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        game.state = game.state.with_player(replace(player, life=player.life + self.amount))
        return ()


@record
class DamageDealt(Event):
    """An object deals damage to an object or a player (``~seat``). ``source`` -1: no particular source."""

    source: ObjectId
    target: int
    amount: int
    combat: bool = False

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return tuple(i for i in (self.source, self.target) if i >= 0)

    @property
    def affected_player(self) -> Seat | None:
        return ~self.target if self.target < 0 else None

    @property
    def affected(self) -> int | None:
        return self.target

    def parts(self, game: Game) -> tuple[Event, ...]:
        results = from_battle(game, from_permanent(game, lose_life(game, (), self), self), self)
        results = by_commander(game, results, self)
        if self.source not in game.state.objects and self.source < 0:
            return results
        source = game.state.last_known(self.source)
        for keyword, instance in hooked(source.characteristics):
            results = keyword.results(game, results, self, source.characteristics.controller, instance)
        return results

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        if self.target in game.state.objects:
            it, creature = game.object(self.target), game.state.characteristics(self.target).is_type("creature")
            game.state = game.state.with_object(mark(game, it, self.amount, creature and _is_marked(game, self.source)))
        return ()


def can_be_damaged(state: State, target: int) -> bool:
    """Whether it is a player, or a battle, creature or planeswalker on the battlefield (CR 120.1)."""
    there = target >= 0 and state.exists(target) and state.objects[target].zone == BATTLEFIELD
    return target < 0 or (there and state.characteristics(target).is_type("creature", "planeswalker", "battle"))


def _is_marked(game: Game, source: ObjectId) -> bool:
    """Whether damage from a source is marked on creatures (CR 120.3d-e)."""
    marked = True
    if source >= 0:
        for keyword, _ in hooked(game.state.last_known(source).characteristics):
            marked = keyword.marked(game, marked)
    return marked


@rule("120.3a")
def lose_life(ctx: Context, results: tuple[Event, ...], damage: DamageDealt) -> tuple[Event, ...]:
    """Damage dealt to a player makes that player lose that much life."""
    return (*results, LifeChanges(~damage.target, -damage.amount)) if damage.target < 0 else results


@rule("120.3c", "306.8")
def from_permanent(game: Game, results: tuple[Event, ...], damage: DamageDealt) -> tuple[Event, ...]:
    """Damage dealt to a planeswalker removes that many loyalty counters from it."""
    hit = damage.target
    if hit not in game.state.objects or not game.state.characteristics(hit).is_type("planeswalker"):
        return results
    return (*results, CountersChange(hit, LOYALTY, -damage.amount))


@rule("120.3h", "310.6")
def from_battle(game: Game, results: tuple[Event, ...], damage: DamageDealt) -> tuple[Event, ...]:
    """Damage dealt to a battle removes that many defense counters from it."""
    hit = damage.target
    if hit not in game.state.objects or not game.state.characteristics(hit).is_type("battle"):
        return results
    return (*results, CountersChange(hit, DEFENSE, -damage.amount))


def by_commander(game: Game, results: tuple[Event, ...], damage: DamageDealt) -> tuple[Event, ...]:
    """Combat damage that a commander deals to a player is added up (CR 903.10a)."""
    card = commander_of(game, game.object(damage.source)) if damage.source in game.state.objects else None
    if card is None or not damage.combat or damage.target >= 0:
        return results
    return (*results, CommanderDamageAdds(~damage.target, card.card, damage.amount))


def lethal_amount(game: Game, obj: ObjectId) -> int:
    """The damage that would be lethal for a creature, with what is marked on it already (CR 120.6)."""
    return max(0, (game.state.characteristics(obj).toughness or 0) - game.object(obj).damage)


@rule("120.3e")
def mark(ctx: Context, it: Object, amount: int, creature: bool) -> Object:
    """Damage dealt to a creature is marked on it."""
    return replace(it, damage=it.damage + amount) if creature else it


@record
class DamageWearsOff(Event):
    """All damage marked on permanents, phased-out ones too, is removed (CR 514.2)."""

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        for i in game.state.zone(BATTLEFIELD):
            if game.object(i).damage:
                game.state = game.state.with_object(replace(game.object(i), damage=0))
        return ()


@record
class DamageRemoved(OfObject):
    """All damage marked on a permanent is removed (CR 701.19a)."""


    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_object(replace(game.object(self.obj), damage=0))
        return ()
