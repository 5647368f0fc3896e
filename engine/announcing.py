"""Announcing choices for spells and abilities as they are put on the stack (CR 601.2b-d, 602.2b, 603.3c-d)."""

from __future__ import annotations

from typing import ClassVar, cast

from engine.amounts import amount
from engine.characteristics import Characteristics
from engine.events import OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.modal import choose_modes
from engine.questions import Option, Question
from engine.record import record, replace
from engine.requirements import PAID_WITH, abilities_on_stack, env_of, modal_of, specs
from engine.rule import Context, Reason, rule
from engine.stack import Paid, announcement
from engine.state import Object, ObjectId, Seat
from engine.targets import TargetSpec, choose, describe, required
from engine.view import Env

Division = tuple[tuple[int, int], ...]


@record
class Said:
    """What a player has said in advance about a spell or ability; None: they are asked where there is a choice."""

    targets: tuple[int, ...] | None = None
    modes: tuple[int, ...] | None = None
    division: Division | None = None
    uses: tuple[str, ...] = ()
    """The additional costs that the player means to pay."""
    paying_with: tuple[ObjectId, ...] = ()
    """The objects that the player means to pay with."""


@record
class CostAnnounced(OfPlayer):
    """A player announces which costs they will pay and the value of X (CR 601.2b). ``paid`` is empty for the mana cost."""

    obj: ObjectId
    paid: tuple[Paid, ...] = ()
    free: bool = False
    x: int | None = None
    halves: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        before = announcement(it)
        announced = replace(before, paid=(*before.paid, *self.paid), free=self.free, x=self.x, halves=self.halves)
        game.state = game.state.with_object(replace(it, announced=announced))
        return ()


@record
class ModesChosen(OfPlayer):
    """A player chooses modes, from 1 (CR 601.2b, 700.2)."""

    obj: ObjectId
    modes: tuple[int, ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        game.state = game.state.with_object(replace(it, announced=replace(announcement(it), modes=self.modes)))
        return ()


@record
class TargetsChosen(OfPlayer):
    """A player chooses targets, for each instance of the word "target" (CR 601.2c), or new ones (CR 115.7); a copy has the targets of what
    it copies, or such as are chosen for it (CR 707.10)."""

    obj: ObjectId
    targets: tuple[tuple[int, ...], ...]
    before: tuple[tuple[int, ...], ...] = ()
    """What its targets were, where new ones are chosen."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj, *(t for chosen in self.targets for t in chosen if t >= 0))

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        game.state = game.state.with_object(replace(it, announced=replace(announcement(it), targets=self.targets)))
        return ()


@record
class Divided(OfPlayer):
    """A player announces how an effect is divided among its targets (CR 601.2d)."""

    logged: ClassVar[bool] = True
    obj: ObjectId
    division: Division

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        game.state = game.state.with_object(replace(it, announced=replace(announcement(it), division=self.division)))
        return ()


def announce_modes(game: Game, player: Seat, obj: ObjectId, said: Said) -> None:
    """The mode choice of a modal spell or ability (CR 601.2b, 603.3c)."""
    it, row = game.object(obj), game.state.characteristics(obj)
    modal = modal_of(abilities_on_stack(it, row))
    if modal is not None:
        triggered = it.ability is not None and it.ability.kind != "activated"
        activated = it.ability is not None and it.ability.kind == "activated"
        modes = choose_modes(game, modal, env_of(it, row), said.modes, triggered, said.uses, activated)
        if modes:
            happen(game, ModesChosen(player, obj, modes))
    elif said.modes:
        game.object_to(Reason("it has no modes", "700.2", "601.2b", ja="モードを持たない"))


def announce_targets(game: Game, player: Seat, obj: ObjectId, said: Said) -> None:
    """Targets (CR 601.2c) and the division among them (CR 601.2d)."""
    wanted = target_specs(game, obj)
    env = env_of(game.object(obj), game.state.characteristics(obj))
    if said.paying_with:
        env = considering_payments(game, env, said.paying_with)
    targets = choose(game, wanted, env, said.targets)
    if targets:
        happen(game, TargetsChosen(player, obj, targets))
    for spec, chosen in zip(wanted, targets, strict=False):
        if spec.divided is not None and chosen:
            division = _divide(game, player, obj, amount(spec.divided, game.view, env), chosen, said.division)
            happen(game, Divided(player, obj, division))


@rule("601.5")
def considering_payments(ctx: Context, env: Env, paying_with: tuple[ObjectId, ...]) -> Env:
    """As targets are chosen, the choices to be made later may be considered: such as the objects that will be used to pay costs."""
    return replace(env, memory=env.memory.with_(PAID_WITH, paying_with))


def target_specs(game: Game, obj: ObjectId) -> tuple[TargetSpec, ...]:
    """The targets that a spell or ability on the stack asks for, by what has been announced so far."""
    it, row = game.object(obj), game.state.characteristics(obj)
    return specs_of(game, it, row, env_of(it, row))


def specs_of(game: Game, it: Object, row: Characteristics, env: Env) -> tuple[TargetSpec, ...]:
    """The same of one that need not be on the stack."""
    wanted = specs(game, abilities_on_stack(it, row), env.modes)
    if it.ability is None:
        for keyword, instance in hooked(row):
            wanted = keyword.targets(game, wanted, instance, it)
    return required(game, wanted, game.state, env)


def _divide(game: Game, player: Seat, obj: ObjectId, total: int, targets: tuple[int, ...], said: Division | None) -> Division:
    """How much each target gets."""
    least = at_least_one(game, 0)
    if total < least * len(targets):
        game.object_to(Reason("there is not enough for each target to get some", "601.2d", ja="すべての対象に割り振るには足りない"))
        return ()
    if said is not None:
        parts = dict(said)
        division = tuple((t, parts.pop(t, 0)) for t in targets)
        if parts or sum(n for _, n in division) != total or any(n < least for _, n in division):
            game.object_to(Reason("it can't be divided so", "601.2d", ja="そのように割り振ることはできない"))
        return division
    options = tuple(Option(t, describe(game.state, t)) for t in targets)
    answer = game.ask(Question(player, "divide", "divide", f"How are {total} divided?", options, least, total, obj))
    return cast("Division", answer)


@rule("601.2d")
def at_least_one(ctx: Context, least: int) -> int:
    """Each target must receive at least one of whatever is divided."""
    return least + 1
