"""Continuous effects that a resolved spell or ability left behind (CR 611.2): how they begin, how long they last, how they end."""

from __future__ import annotations

from typing import ClassVar

from engine.continuous import StaticEffect
from engine.events import Event
from engine.game import Game
from engine.mana import no_longer
from engine.record import field, record, replace
from engine.rule import Context, rule
from engine.state import Seat
from engine.timestamps import of_effect
from engine.view import Env


@record
class Effect:
    """A continuous effect that a resolved spell or ability left behind (CR 611.2), in the state.

    What it affects, if it changes characteristics or controllers, was fixed when it began (CR 611.2c): its selector gives fixed objects.
    """

    effect: StaticEffect
    env: Env
    timestamp: int
    """CR 613.7b."""
    duration: str
    """"end of turn", or "" for no end."""


@record
class EffectBegins(Event):
    """A continuous effect of a resolved spell or ability begins."""

    effect: StaticEffect
    env: Env
    duration: str = ""
    objects: tuple[int, ...] = ()
    since: int = 0
    """Its timestamp; 0: now (CR 613.7b)."""

    @property
    def subjects(self) -> tuple[int, ...]:
        return tuple(i for i in self.objects if i >= 0)

    def apply(self, game: Game) -> tuple[int, ...]:
        effect = Effect(self.effect, self.env, self.since or of_effect(game, game.tick(), self.env), self.duration)
        game.state = game.state.evolve(effects=(*game.state.effects, effect))
        return ()


NEXT_TURN, NEXT_UPKEEP = "your next turn", "your next upkeep"
"""Durations that last until a turn or step of the player begins who controlled what made the effect; in the state with that seat."""


WHILE_CONTROLLED, NEVER = "this is controlled", "never"
"""For as long as whoever controls the effect controls the object that it comes from (CR 611.2b); not at all."""


def lasting_for(duration: str, seat: Seat) -> str:
    """The duration of an effect of a player's spell or ability as it stands in the state."""
    return f"{duration}:{seat}" if duration in (NEXT_TURN, NEXT_UPKEEP) else duration


@record
class EffectsEnd(Event):
    """Every effect, and every delayed triggered ability, of a duration ends (CR 514.2)."""

    logged: ClassVar[bool] = False
    duration: str = field(default="end of turn")

    def apply(self, game: Game) -> tuple[int, ...]:
        ending = tuple(e for e in game.state.effects if e.duration == self.duration)
        staying = even_if_phased_out(game, tuple(e for e in ending if _about_phased_out(game, e)))
        left = tuple(e for e in game.state.effects if e.duration != self.duration or e in staying)
        if left != game.state.effects:
            game.state = game.state.evolve(effects=left)
        waiting = tuple(d for d in game.state.delayed if d.duration != self.duration)
        if waiting != game.state.delayed:
            game.state = game.state.evolve(delayed=waiting)
        if any(p.pool for p in game.state.players):
            players = tuple(replace(p, pool=no_longer(p.pool, self.duration)) for p in game.state.players)
            game.state = game.state.evolve(players=players)
        return ()


@rule("702.26f")
def even_if_phased_out(ctx: Context, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects on a phased-out permanent end when it is time for them to. Gives those that go on in spite of that."""
    return ()


def _about_phased_out(game: Game, effect: Effect) -> bool:
    what = getattr(effect.effect, "what", None)
    ids: tuple[int, ...] = getattr(what, "ids", ())
    return any(i in game.state.objects and game.state.objects[i].phased_out is not None for i in ids)
