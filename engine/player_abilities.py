"""Abilities that continuous effects give to players, or take from them (CR 613.10): hexproof, protection."""

from __future__ import annotations

from engine.abilities import Instance, KeywordAbility
from engine.continuous import Active, StaticEffect, seat_meant
from engine.keywords import named
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.state import Seat, State
from engine.view import Env

Actives = tuple[Active, ...]
Reasons = tuple[Reason, ...]


@record
class OnPlayers(StaticEffect):
    """Affects the abilities of some players ("you", "opponent", "any")."""

    ability: KeywordAbility
    whose: str = "you"


@record
class PlayersHave(OnPlayers):
    """Some players have a keyword ability."""


@record
class PlayersLose(OnPlayers):
    """Some players lose a keyword ability, of whatever quality."""


Had = tuple[tuple[Instance, Active], ...]


def abilities_of(ctx: Context, state: State, player: Seat) -> Had:
    """The abilities that a player has, each with the effect that gives it."""
    effects = tuple(a for a in state.layers.in_force(OnPlayers) if isinstance(a.effect, OnPlayers))
    mine = tuple(a for a in effects if isinstance(a.effect, OnPlayers) and seat_meant(a.effect.whose, a.env, player))
    had: Had = ()
    for active in in_timestamp_order(ctx, mine) if len(mine) > 1 else mine:
        effect = active.effect
        if isinstance(effect, PlayersHave):
            had = (*had, (Instance(effect.ability, ("granted", active.source, active.timestamp)), active))
        elif isinstance(effect, PlayersLose):
            had = tuple((instance, by) for instance, by in had if instance.keyword.name != effect.ability.name)
    return had


@rule("613.10", otherwise=lambda ctx, effects: effects[::-1])
def in_timestamp_order(ctx: Context, effects: Actives) -> Actives:
    """Continuous effects that affect players are applied in timestamp order, once it is determined what all objects are."""
    return effects


def why_untargetable(ctx: Context, state: State, player: Seat, env: Env) -> Reasons:
    """What the abilities of a player have against being the target of what ``env`` speaks of."""
    reasons: Reasons = ()
    for instance, _ in abilities_of(ctx, state, player):
        reasons = named(instance.keyword.name).player_untargetable(ctx, reasons, instance, state, player, env)
    return reasons


def guarding(ctx: Context, state: State, player: Seat) -> Actives:
    """The replacement effects that the abilities of a player are."""
    found: Actives = ()
    for instance, by in abilities_of(ctx, state, player):
        for n, effect in enumerate(named(instance.keyword.name).guards(ctx, (), instance, player)):
            env = Env(player, by.source, by.env.origin)
            found = (*found, Active(effect, env, by.timestamp, by.source, (*by.place, n)))
    return found
