"""Effects without a named source, as instructions of the engine."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions.copy import BecomeCopyOf, CopyOnStack, CreateCopies, Populate
from engine.actions.counter import Counter
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.draw import Discard, Draw
from engine.actions.face_down import TurnFaceDown, TurnFaceUp
from engine.actions.life import DealDamage, GainLife, LoseLife
from engine.actions.move import Exile, PutOntoBattlefield
from engine.actions.phase import PhaseOut
from engine.actions.tap import PutCounters, Tap
from engine.actions.transform import Flip, Transform
from engine.changes import GainAbility, GainControl
from engine.continuous import Modify
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, Let
from engine.merging import merge
from engine.planes import Chaos, Planeswalk
from engine.selectors import Selector, Those
from engine.state import BATTLEFIELD, STACK
from engine.view import Env
from engine.zones import move
from steps.reference.facts import Facts
from steps.reference.texts import from_text, keyword_ability
from steps.table import Effect, Unsupported

_SIMPLE: dict[str, Callable[[Selector], Instruction]] = {
    "destroy": Destroy,
    "exile": Exile,
    "counter": Counter,
    "tap": Tap,
    "untap": lambda what: Tap(what, tapped=False),
    "phase out": PhaseOut,
    "face up": TurnFaceUp,
    "face down": TurnFaceDown,
    "transform": Transform,
    "flip": Flip,
}

DURATIONS = {"": "", "end of turn": "end of turn"}


def let_happen(game: Game, effect: Effect, facts: Facts) -> None:
    """Let an effect happen.

    Raises:
        Unsupported: the engine can't do that.
    """
    env = Env(you=effect.player or 0, this=-1)
    if effect.verb == "text":
        from_text(effect.text, effect.language, effect.objects).perform(game, env)
        return
    if effect.verb == "move":
        _move(game, effect)
        return
    if effect.verb == "create":
        for thing in effect.things:
            CreateTokens(facts.face(thing.card), thing.count).perform(game, env)
        return
    if effect.verb == "copy":
        for i in effect.objects:
            made = CopyOnStack(Those((i,))) if game.object(i).zone == STACK else CreateCopies(Those((i,)))
            made.perform(game, env)
        return
    if effect.verb == "merge":
        for i in effect.objects:
            merge(game, i, -1 if effect.other is None else effect.other, effect.kind == "over")
        return
    _instruction(effect).perform(game, env)


def _instruction(effect: Effect) -> Instruction:
    what = Those(effect.objects)
    who = Those((~effect.player,)) if effect.player is not None else what
    if effect.verb in _SIMPLE:
        return _SIMPLE[effect.verb](what)
    made: Callable[[], Instruction] | None = {
        "become copy": lambda: BecomeCopyOf(what, Those((effect.other,) if effect.other is not None else ()), duration=_duration(effect)),
        "populate": lambda: Populate(who),
        "draw": lambda: Draw(effect.n, who),
        "discard": lambda: Discard(effect.n, who),
        "damage": lambda: DealDamage(effect.n, what),
        "gain life": lambda: GainLife(effect.n, who),
        "lose life": lambda: LoseLife(effect.n, who),
        "put counters": lambda: PutCounters(what, effect.kind, effect.n),
        "remove counters": lambda: PutCounters(what, effect.kind, -effect.n),
        "put onto battlefield": lambda: PutOntoBattlefield(what, "you" if effect.player is not None else "owner"),
        "control": lambda: Let(Modify(what, (GainControl(effect.player or 0),)), _duration(effect)),
        "planeswalk": lambda: Planeswalk(who),
        "chaos": Chaos,
        "gain ability": lambda: Let(Modify(what, (GainAbility(keyword_ability(effect.kind)),)), _duration(effect)),
    }.get(effect.verb)
    if made is None:
        raise Unsupported(f'the engine doesn\'t have the effect "{effect.verb}"', f"この効果はエンジンにない（{effect.verb}）")
    return made()


def _duration(effect: Effect) -> str:
    if effect.duration not in DURATIONS:
        raise Unsupported(f'the engine doesn\'t have the duration "{effect.duration}"', f"この期間はエンジンにない（{effect.duration}）")
    return DURATIONS[effect.duration]


def _move(game: Game, effect: Effect) -> None:
    """Put objects into a zone; in a library the first named ends up nearest the top."""
    here = [i for i in effect.objects if game.state.exists(i)]
    if effect.zone == BATTLEFIELD:
        PutOntoBattlefield(Those(tuple(here)), "you" if effect.player is not None else "owner").perform(game, Env(effect.player or 0, -1))
    elif effect.zone is not None:
        happen(game, *(move(game, i, effect.zone, position=effect.position) for i in reversed(here)))

