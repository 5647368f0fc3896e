"""Casting a spell in the middle of a resolution (CR 608.2g)."""

from __future__ import annotations

from collections.abc import Callable

from engine.casting import Cast, cast
from engine.costs import Cost, Offer
from engine.double_faced import other_castable
from engine.events import OfPlayer
from engine.game import Action, Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.questions import CastSaid, Question, by_name
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import ObjectId, Seat
from engine.trials import possible, why_impossible
from engine.view import Env

FREE = Offer("free", Cost())
"""Without paying its mana cost (CR 118.9)."""


def cast_now(
    game: Game, player: Seat, cards: tuple[ObjectId, ...], cost: Offer | None = None, must: bool = False, transformed: bool = False
) -> ObjectId | None:
    """A resolving effect has a player cast one of some cards; the spell, None if none is cast.

    It is asked even if it must be done, but not if it can't be. ``cost``: what the effect has them pay; None: as they like.
    ``must``: if able; a player who would have to activate a mana ability needn't (CR 118.3c). ``transformed``: with its back face up.
    """
    act = Cast(player, -1, by_effect=True, cost=cost, transformed=transformed)
    tried = {i: _why_not(game, replace(act, card=i)) for i in instructed(game, (), cards)}
    castable = tuple(i for i, why in tried.items() if why is None)
    if not castable:
        for card, why in tried.items():
            game.cite(*(why or ()))
            happen(game, CantBeCast(player, card))
        return None
    forced = must and bool(with_mana_there_is(game, castable, act))
    options = by_name(game.state, castable)
    question = Question(player, "cast", "cast", "Which card is cast?", options, 1 if forced else 0, 1, always=True)
    answer = game.ask(question)
    if not isinstance(answer, CastSaid):
        return None
    how = answer.how or Cast(player, answer.card)
    if cost is not None and how.wanted is not None and not how.wanted.name and how.wanted.mana is None:
        how = replace(how, wanted=None)
    return cast(game, replace(how, player=player, card=answer.card, by_effect=True, cost=cost, transformed=transformed))


@record
class CantBeCast(OfPlayer):
    """A card that a player would cast can't be: something prohibits it, or a choice or a payment isn't possible."""

    card: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.card,)


def _why_not(game: Game, act: Cast) -> tuple[str, ...] | None:
    """The rules applied in finding that a card can't be cast, with neither of its faces; None if it can."""
    why = tuple(why_impossible(game.state, _casting(replace(act, face=face))) for face in _faces(game, act))
    return None if None in why else why[0]


def _faces(game: Game, act: Cast) -> tuple[str, ...]:
    """The faces with which a card could be cast: the front face, or what else it can be cast as."""
    return ("",) if act.transformed else ("", *(face.name for face in other_castable(game.object(act.card).top)))


def _possible(game: Game, act: Cast) -> bool:
    return any(possible(game.state, _casting(replace(act, face=face))) for face in _faces(game, act))


@rule("118.3c")
def with_mana_there_is(game: Game, castable: tuple[ObjectId, ...], act: Cast) -> tuple[ObjectId, ...]:
    """Activating mana abilities is not mandatory: what can be cast only by activating some needn't be."""
    return tuple(i for i in castable if _possible(game, replace(act, card=i, from_pool=True)))


def _casting(act: Cast) -> Action:
    """Casting it, as something to be tried out."""
    action: Callable[[Game], None] = _Casting(act)
    return action


@record
class _Casting:
    act: Cast

    def __call__(self, game: Game) -> None:
        cast(game, self.act)


@rule("608.2g")
def instructed(game: Game, castable: tuple[ObjectId, ...], cards: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Only where the effect says so may a player cast a spell during a resolution: then the steps of casting are followed."""
    return (*castable, *(i for i in cards if i in game.state.objects))


@record
class CastAnyNumber(Instruction):
    """You may cast any number of some cards or copies without paying their mana costs."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        left = self.what.select(game.view, env)
        for _ in each_by_itself(game, left[:1], left):
            here = tuple(i for i in left if i in game.state.objects)
            spell = cast_now(game, env.you, here, FREE) if here else None
            if spell is None:
                break
            left = tuple(i for i in here if i not in game.object(spell).previous)
        return env


@rule("707.12a")
def each_by_itself(ctx: Context, once: tuple[ObjectId, ...], copies: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Of several copies a player chooses for each whether to cast it."""
    return copies


@record
class CastOne(Instruction):
    """A player casts one of some cards, if able or if they like, for its costs or without paying its mana cost."""

    what: Selector
    free: bool = False
    must: bool = False
    who: Selector = YOU
    remember: str = ""
    transformed: bool = False
    """With its back face up (CR 712.11a)."""

    def perform(self, game: Game, env: Env) -> Env:
        cards = self.what.select(game.view, env)
        for player in self.who.select(game.view, env)[:1]:
            spell = cast_now(game, ~player, cards, FREE if self.free else None, self.must, self.transformed)
            env = remember(env, self.remember, () if spell is None else (spell,))
        return env
