"""Putting abilities that have triggered on the stack (CR 603.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.activating import put_triggered_ability
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import May
from engine.object_parts import AbilityOnStack
from engine.questions import Option, Question
from engine.record import record
from engine.rule import Context, rule
from engine.state import STACK, ObjectId, Seat
from engine.triggers import BY_REPLACEMENT, Pending


@rule("603.3b", part="APNAP", otherwise=lambda ctx, value: tuple(reversed(value)))
def in_apnap_order(ctx: Context, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Players put their triggered abilities on the stack in APNAP order."""
    return seats


@rule("603.3")
def onto_the_stack(game: Game, pending: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Abilities that have triggered are put on the stack the next time a player would receive priority: none waits any longer."""
    for seat in in_apnap_order(game, game.state.apnap()):
        for group in _groups(game, tuple(p for p in pending if p.controller == seat)):
            for one in in_chosen_order(game, group, seat):
                _put(game, one)
    theirs = tuple(p for p in game.state.pending if not game.state.player(p.controller).in_game)
    for one in of_nobody_who_left(game, theirs):
        _put(game, one)
    happen(game, *(NoLongerPending(p) for p in theirs if p in game.state.pending))
    return ()


Groups = tuple[tuple[Pending, ...], ...]


def _groups(game: Game, mine: tuple[Pending, ...]) -> Groups:
    """A player's abilities in the groups in which they are put on the stack, each in the order that the player chooses."""
    whichever = WHENEVER_THEY_TRIGGERED.get(game.state.turn.step)
    if whichever is None or not mine:
        return (mine,)
    kinds = [type(p.event) for p in mine]
    starts = [n for n in range(len(mine)) if n == 0 or kinds[n] is not kinds[n - 1]]
    return whichever(game, tuple(mine[a:b] for a, b in zip(starts, (*starts[1:], len(mine)), strict=True)))


def _together(number: str) -> Callable[[Context, Groups], Groups]:
    @rule(number)
    def together(ctx: Context, groups: Groups) -> Groups:
        """What has triggered in the step, or earlier, before a player gets priority is put on the stack together: the order in which
        it triggered doesn't matter."""
        return (tuple(p for group in groups for p in group),)

    return together


WHENEVER_THEY_TRIGGERED = {
    "upkeep": _together("503.1a"), "declare attackers": _together("508.2b"), "declare blockers": _together("509.2a"),
    "combat damage": _together("510.3a"),
}  # fmt: skip
"""The rule that says so of each step in which abilities trigger by more than one event."""


@rule("800.4d")
def of_nobody_who_left(ctx: Context, pending: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """An ability that a player who has left the game would control isn't put on the stack."""
    return ()


@rule("603.3b", part="own order")
def in_chosen_order(game: Game, mine: tuple[Pending, ...], seat: Seat) -> tuple[Pending, ...]:
    """A player puts their own triggered abilities on the stack in any order; those that are alike in everything need none."""
    if len({(p.source_face, p.ability, p.kind, p.bound) for p in mine}) < 2:
        return mine
    options = tuple(Option(n, describe(p)) for n, p in enumerate(mine))
    question = Question(seat, "order", "triggers", "Which triggered ability is put on the stack first?", options)
    return tuple(mine[n] for n in game.pick(question))


def describe(pending: Pending) -> str:
    """A waiting ability for people: the name of its source."""
    return pending.source_face.name if pending.source_face else "ability"


@record
class NoLongerPending(Event):
    """An ability that has triggered waits no longer: it is being put on the stack."""

    logged: ClassVar[bool] = False
    pending: Pending

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(pending=tuple(p for p in game.state.pending if p is not self.pending))
        return ()


def _put(game: Game, pending: Pending) -> None:
    """Put one on the stack; if no legal target can be chosen for it, it is removed (CR 603.3d)."""
    if _declined(game, pending, decided_at_once(game, isinstance(pending.ability.do, May))):
        happen(game, NoLongerPending(pending))
        return
    ability = AbilityOnStack(
        pending.instance, pending.kind, pending.source, pending.source_face, pending.keyword, pending.index, pending.event, pending.bound,
        pending.became,
    )
    put_triggered_ability(game, ability, _controller(game, pending))
    happen(game, NoLongerPending(pending))


def _controller(game: Game, pending: Pending) -> Seat:
    if pending.kind != "delayed":
        return controller_then(game, pending.controller, pending)
    if pending.by:
        created = as_it_was_replaced if pending.by == BY_REPLACEMENT else as_the_action_was_taken
        return created(game, pending.controller, pending)
    if _made_by_spell(game, pending.source):
        return controller_of_spells(game, pending.controller, pending)
    return controller_of_delayed(game, pending.controller, pending)


def _made_by_spell(game: Game, source: ObjectId) -> bool:
    it = game.state.last_known(source).object
    return it.zone == STACK and bool(it.components)


def _who_controls_it_now(game: Game, controller: Seat, pending: Pending) -> Seat:
    """The wrong reading of CR 603.3a: whoever controls the source as the ability is put on the stack."""
    return game.state.controller(pending.source) if game.state.exists(pending.source) else controller


@rule("603.3a", otherwise=_who_controls_it_now)
def controller_then(game: Game, controller: Seat, pending: Pending) -> Seat:
    """A triggered ability is controlled by the player who controlled its source as it triggered."""
    return controller


def _who_controls_what_it_is_about(game: Game, controller: Seat, pending: Pending) -> Seat:
    """The wrong reading of CR 603.7d: whoever controls the object that the ability is about."""
    return next((game.state.controller(i) for i in pending.bound if game.state.exists(i)), controller)


@rule("603.7d", otherwise=_who_controls_what_it_is_about)
def controller_of_spells(game: Game, controller: Seat, pending: Pending) -> Seat:
    """A delayed triggered ability is controlled by the player who controlled the spell that made it as that resolved."""
    return controller


@rule("603.7e", otherwise=_who_controls_it_now)
def controller_of_delayed(game: Game, controller: Seat, pending: Pending) -> Seat:
    """A delayed triggered ability is controlled by the player who controlled the ability that made it as that resolved."""
    return controller


@rule("603.7f", otherwise=_who_controls_it_now)
def as_it_was_replaced(game: Game, controller: Seat, pending: Pending) -> Seat:
    """One that a replacement effect of a static ability made is controlled by who controlled that object as the effect was applied."""
    return controller


@rule("603.7g", otherwise=_who_controls_it_now)
def as_the_action_was_taken(game: Game, controller: Seat, pending: Pending) -> Seat:
    """One that is made as a player does what a static ability allows is controlled by who controlled that object then."""
    return controller


@rule("603.5")
def decided_at_once(ctx: Context, at_once: bool) -> bool:
    """An optional ability goes on the stack whether or not its controller means to use it; the choice is made as it resolves."""
    return False


def _declined(game: Game, pending: Pending, at_once: bool) -> bool:
    """Whether its controller decides at once not to use it."""
    do = pending.ability.do
    return at_once and isinstance(do, May) and not game.ask(Question(pending.controller, "yes or no", "may", do.text))
