"""Spells that say several things, each with targets of its own: spliced cards (CR 702.47), both halves of a split card (CR 702.102)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import Instance, SpellAbility
from engine.game import Game
from engine.record import replace
from engine.requirements import specs
from engine.splicing import main_spell_first, own_targets
from engine.split_cards import left_half_first
from engine.state import Object
from engine.view import Env

Texts = tuple[tuple[Instance, SpellAbility], ...]


def each_in_turn(game: Game, spell: Object, texts: Texts, env: Env) -> Iterator[tuple[SpellAbility, Env]]:
    """What a spell says, in the order in which its instructions are followed, each with its surroundings."""
    if len(texts) < 2:
        yield from ((ability, replace(env, origin=instance.origin)) for instance, ability in texts)
        return
    halves = bool(spell.top.face.halves)
    place, envs = 0, list[Env]()
    for instance, ability in texts:
        n = len(specs(game, (ability,), env.modes))
        its = env.targets[place : place + n]
        envs.append(replace(env, origin=instance.origin, targets=its if halves else own_targets(game, env.targets[:n], its)))
        place += n
    for n in (left_half_first if halves else main_spell_first)(game, tuple(range(len(envs)))):
        yield texts[n][1], envs[n]
