"""Delayed triggered abilities (CR 603.7) and reflexive ones (CR 603.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.abilities import Instance, Triggered
from engine.events import Event
from engine.looking_back import looks_back
from engine.questions import Option, Question
from engine.record import record
from engine.rule import Context, rule
from engine.state import ObjectId, Seat, State
from engine.triggers import Pending, trigger
from engine.view import Env

if TYPE_CHECKING:
    from engine.cards.card import CardFace
    from engine.game import Game
    from engine.log import Entry


END = "end"
"""The end step."""
REST_OF_THE_GAME = "rest of the game"
"""The duration of a delayed triggered ability that triggers every time."""


@record
class Delayed:
    """A delayed triggered ability that waits (CR 603.7)."""

    ability: Triggered
    controller: Seat
    source: ObjectId
    source_face: CardFace | None
    keyword: str = ""
    bound: tuple[ObjectId, ...] = ()
    """The objects it is about (CR 603.7c)."""
    duration: str = ""
    """"end of turn", or for the rest of the game: it may trigger any number of times until then; "": it triggers once (CR 603.7b)."""
    next: bool = False
    """It triggers once although it has a duration: "when you next … this turn"."""
    by: str = ""
    """What of a static ability has created it: its replacement effect, or the action that it allows; "" for what resolved."""


@record
class DelayedCreated(Event):
    """A delayed triggered ability is created (CR 603.7a)."""

    delayed: Delayed

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.delayed.bound

    @property
    def affected_player(self) -> Seat | None:
        return self.delayed.controller

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        if backs_up(game, _its_step_is_now(game.state, self.delayed), self.delayed):
            trigger(game, _from_delayed(self.delayed, self))
        else:
            game.state = game.state.evolve(delayed=(*game.state.delayed, self.delayed))
        return ()


def _its_step_is_now(state: State, delayed: Delayed) -> bool:
    """Whether it waits for the beginning of just the step in progress."""
    return getattr(delayed.ability.when, "step", None) == state.turn.step == END


@rule("513.2")
def backs_up(ctx: Context, now: bool, delayed: Delayed) -> bool:
    """The end step doesn't back up: an ability created during it that waits for its beginning waits for the next turn's."""
    return False


@record
class DelayedLeft(Event):
    """These delayed triggered abilities go on waiting; others don't."""

    logged: ClassVar[bool] = False
    waiting: tuple[Delayed, ...]

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(delayed=self.waiting)
        return ()


def match_delayed(game: Game, before: State, entries: tuple[Entry, ...]) -> None:
    """Let the delayed triggered abilities trigger that these simultaneous events trigger."""
    for delayed in game.state.delayed:
        when = delayed.ability.when
        meant = [e for e in entries if isinstance(e.event, when.kinds) and _delayed_meant(game, before, delayed, e)]
        if not meant:
            continue
        _go_on_waiting(game, only_once(game, game.state.delayed, delayed))
        for entry in meant if delayed.duration and not delayed.next else [_one_of(game, delayed, meant)]:
            trigger(game, _from_delayed(delayed, entry.event, entry.became))


def _go_on_waiting(game: Game, waiting: tuple[Delayed, ...]) -> None:
    from engine.happen import happen  # noqa: PLC0415  (what happens is matched with the delayed abilities)

    happen(game, DelayedLeft(waiting))


def _delayed_meant(game: Game, before: State, delayed: Delayed, entry: Entry) -> bool:
    env = Env(you=delayed.controller, this=delayed.source, event=entry.event, bound=delayed.bound, became=entry.became)
    view = before if looks_back(game, delayed.ability.when, entry.event) else game.state
    when = delayed.ability.when
    return when.matches(view, entry.event, entry.became, env) and bool(when.times(game, (entry.became,), entry.event))


def _one_of(game: Game, delayed: Delayed, meant: list[Entry]) -> Entry:
    """Which of several simultaneous events triggers it (CR 603.7b); asked where they are about different objects."""
    about = [i for e in meant for i in e.event.subjects[:1]]
    if len(set(about)) < 2 or len(about) != len(meant):
        first, *_ = meant
        return first
    options = tuple(Option(i, game.state.last_known(i).characteristics.name) for i in about)
    (chosen,) = game.pick(Question(delayed.controller, "pick", "choose", "Which of these triggers the ability?", options))
    return meant[about.index(chosen)]


@rule("603.7b")
def only_once(ctx: Context, waiting: tuple[Delayed, ...], triggered: Delayed) -> tuple[Delayed, ...]:
    """A delayed triggered ability without a duration triggers only once, the next time its event occurs."""
    return tuple(d for d in waiting if d is not triggered or (d.duration and not d.next))


ONLY, NO_TIME = 1, 0
"""The number and the timestamp of a delayed triggered ability, which has none of its own."""


def delayed_triggers(delayed: Delayed, event: Event) -> tuple[Pending, ...]:
    """A delayed triggered ability as it triggers on something that it isn't left to wait for in the state."""
    return (_from_delayed(delayed, event),)


def _from_delayed(delayed: Delayed, event: Event, became: tuple[ObjectId, ...] = ()) -> Pending:
    return Pending(
        Instance(delayed.ability, ("granted", delayed.source, NO_TIME)), delayed.ability, delayed.controller, delayed.source,
        delayed.source_face, delayed.keyword, ONLY, "delayed", event, delayed.bound, became, delayed.by,
    )


@rule("603.12")
def reflexive(game: Game, found: tuple[Pending, ...], delayed: Delayed, event: Event, became: tuple[ObjectId, ...]) -> tuple[Pending, ...]:
    """A reflexive triggered ability looks, as soon as it is made, at what has happened in the resolution that made it."""
    return (*found, _from_delayed(delayed, event, became))
