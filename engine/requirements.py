"""The targets that a spell or ability on the stack asks for, by what was announced for it (CR 601.2c, 700.2c)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import Ability, Activated, SpellAbility, Triggered
from engine.characteristics import Characteristics
from engine.modal import Modal
from engine.rule import Context, rule
from engine.stack import Announced
from engine.state import Memory, Object
from engine.targets import TargetSpec
from engine.view import Env

Specs = tuple[TargetSpec, ...]

PAID_WITH = "paid with"
"""Under this name an effect remembers the objects with which the costs of the ability were paid (CR 608.2k)."""


def abilities_on_stack(it: Object, row: Characteristics) -> tuple[Ability, ...]:
    """What a spell or ability does as it resolves: a spell's spell abilities, or the ability itself."""
    if it.ability is not None:
        return (it.ability.instance.ability,)
    return tuple(i.ability for i in row.abilities if isinstance(i.ability, SpellAbility))


def specs(ctx: Context, abilities: Iterable[Ability], modes: tuple[int, ...]) -> Specs:
    """Every instance of the word "target", in order; of a modal spell or ability those of the modes chosen."""
    found: Specs = ()
    for ability in abilities:
        if isinstance(ability, SpellAbility | Activated | Triggered):
            found = (*found, *ability.targets)
            if isinstance(ability.do, Modal):
                found = (*found, *of_modes(ctx, tuple(t for m in ability.do.modes for t in m.targets), ability.do, modes))
    return found


@rule("700.2c")
def of_modes(ctx: Context, every: Specs, modal: Modal, modes: tuple[int, ...]) -> Specs:
    """Targets of a mode are chosen only if that mode was chosen."""
    return tuple(t for n in modes for t in modal.modes[n - 1].targets)


def modal_of(abilities: Iterable[Ability]) -> Modal | None:
    """The modes to choose from; None if there are none."""
    for ability in abilities:
        do = getattr(ability, "do", None)
        if isinstance(do, Modal):
            return do
    return None


def env_of(it: Object, row: Characteristics) -> Env:
    """Who speaks as a spell or ability on the stack is announced or resolves."""
    said = it.announced or Announced()
    memory = Memory(((PAID_WITH, said.paid_with),)) if said.paid_with else Memory()
    if it.ability is None:
        return Env(
            row.controller, it.id, targets=said.targets, x=said.x, memory=memory, spell=it.id, modes=said.modes, division=said.division
        )
    ability = it.ability
    return Env(
        it.controller, ability.source, ability.instance.origin, said.targets, said.x, ability.event, ability.bound, memory, it.id,
        said.modes, said.division, ability.became,
    )
