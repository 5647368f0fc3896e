"""Libraries: putting objects into them, searching (CR 701.23) and shuffling them (CR 701.24)."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.events import Event, OfPlayer
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.knowledge import LookedAt
from engine.questions import Option, Question, by_name
from engine.record import record, replace
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, ObjectId, Seat
from engine.view import Env
from engine.zones import Move, Shuffle, move

TOP, BOTTOM = 0, -1


@record
class PutIntoLibrary(Instruction):
    """Put objects into their owners' libraries: on top, or on the bottom (``position`` -1)."""

    moves_library_cards: ClassVar[bool] = True
    what: Selector
    position: int = TOP

    def perform(self, game: Game, env: Env) -> Env:
        here = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i))
        here = arranged_by_owners(game, here) if len(here) > 1 else here
        in_turn = here if self.position == BOTTOM else here[::-1]  # each is put over those before it
        happen(game, *(move(game, i, LIBRARY, position=self.position) for i in in_turn))
        return env


@rule("401.4")
def arranged_by_owners(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Who owns several cards that are put into a specific position of a library at the same time arranges them in any order."""
    owners = dict.fromkeys(game.object(i).owner for i in objects)
    return tuple(i for owner in owners for i in _in_order(game, owner, tuple(o for o in objects if game.object(o).owner == owner)))


@record
class PutOnTopOrBottom(Instruction):
    """The owners of objects put them on the top or bottom of their libraries, as each chooses."""

    moves_library_cards: ClassVar[bool] = True
    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            if game.state.exists(obj):
                options = (Option("top", "top"), Option("bottom", "bottom"))
                question = Question(game.object(obj).owner, "pick", "top or bottom", "Top or bottom of the library?", options, subject=obj)
                happen(game, move(game, obj, LIBRARY, position=TOP if game.ask(question) == ("top",) else BOTTOM))
        return env


@record
class ShuffleLibrary(Instruction):
    """Players shuffle their libraries."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *(shuffling(game, ~p) for p in self.who.select(game.view, env) if p < 0))
        return env


def shuffling(game: Game, player: Seat) -> Event:
    """The event of a library being shuffled, by the game's own random numbers."""
    order = list(game.state.zone(LIBRARY, player))
    Random(f"{game.state.seed} {game.state.clock}").shuffle(order)  # noqa: S311  (no secret)
    return Shuffle(player, tuple(order))


@record
class Search(Instruction):
    """You search a library for a card and put it somewhere: into its owner's hand, or onto the battlefield under your control."""

    moves_library_cards: ClassVar[bool] = True
    what: Filter
    to: str
    tapped: bool = False
    whose: Selector = YOU
    reveal: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.whose.select(game.view, env)[:1]:
            found = tuple(i for i in game.state.zone(LIBRARY, ~player) if self.what.holds(game.state, i, env))
            least = may_fail(game, min(1, len(found)), self.what)
            options = by_name(game.state, found)
            question = Question(env.you, "pick", "choose", "Which card is found?", options, least, min(1, len(found)), env.spell)
            chosen = game.pick(question) if found else ()
            happen(game, *((Revealed(chosen, env.you),) if chosen and self.reveal else ()))
            happen(game, *(self._put(game, env, i) for i in chosen))
        return env

    def _put(self, game: Game, env: Env, card: ObjectId) -> Event:
        if self.to == HAND:
            return not_drawn(game, move(game, card, HAND), game.object(card).owner)
        if self.to != BATTLEFIELD:
            return move(game, card, self.to)
        return move(game, card, BATTLEFIELD, controller=env.you, tapped=self.tapped)


@rule("701.23b")
def may_fail(ctx: Context, least: int, what: Filter) -> int:
    """Who searches a hidden zone for a card with a stated quality needn't find one, even if there is one."""
    return 0 if what.predicates else least


@record
class RevealTop(Instruction):
    """You reveal the top cards of your library and choose one of a kind among them, if there is one; it is remembered."""

    n: int
    what: Filter
    remember: str

    def perform(self, game: Game, env: Env) -> Env:
        top = game.state.zone(LIBRARY, env.you)[: self.n]
        happen(game, *((Revealed(top, env.you),) if top else ()))
        found = tuple(i for i in top if self.what.holds(game.state, i, env))
        question = Question(env.you, "pick", "choose", "Which card is chosen?", by_name(game.state, found), subject=env.spell)
        return remember(env, self.remember, game.pick(question) if found else ())


# --- Cards on top of a library, and from a hand onto it ------------------------------------------------------------------------------


@record
class LibraryOrdered(OfPlayer):
    """A player puts cards of their library into another order."""

    order: tuple[ObjectId, ...]

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(zones={**game.state.zones, (LIBRARY, self.player): self.order})
        return ()


def _in_order(game: Game, player: Seat, cards: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Cards in the order that a player chooses, topmost first; not asked where they are all alike."""
    if len({game.state.characteristics(i).name for i in cards}) < 2:
        return cards
    options = by_name(game.state, cards)
    return game.pick(Question(player, "order", "order", "In which order, topmost first?", options))


@record
class PutFromHand(Instruction):
    """You put cards of your choice from your hand on top of your library in any order."""

    moves_library_cards: ClassVar[bool] = True
    n: int = 1

    def perform(self, game: Game, env: Env) -> Env:
        hand = game.state.zone(HAND, env.you)
        n = min(self.n, len(hand))
        options = by_name(game.state, hand)
        question = Question(env.you, "pick", "choose", "Which cards, topmost first?", options, n, n, env.spell)
        chosen = game.pick(question) if n < len(hand) else _in_order(game, env.you, hand)
        happen(game, *(move(game, i, LIBRARY) for i in reversed(chosen)))
        return env


@record
class LookAtCards(Instruction):
    """You look at cards, wherever they are."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        cards = tuple(i for i in self.what.select(game.view, env) if i in game.state.objects)
        if cards:
            happen(game, LookedAt(env.you, cards))
        return env


@record
class LookAtTop(Instruction):
    """You look at the top cards of your library, put one of them into your hand and the rest on the bottom in any order."""

    moves_library_cards: ClassVar[bool] = True
    n: int

    def perform(self, game: Game, env: Env) -> Env:
        top = looks_at_top(game, env.you, self.n)
        if not top:
            return env
        options = by_name(game.state, top)
        (chosen,) = game.pick(Question(env.you, "pick", "choose", "Which card is put into the hand?", options, subject=env.spell))
        rest = _in_order(game, env.you, tuple(i for i in top if i != chosen))
        happen(game, not_drawn(game, move(game, chosen, HAND), env.you))
        others = tuple(i for i in game.state.zone(LIBRARY, env.you) if i not in rest)
        if rest:
            happen(game, LibraryOrdered(env.you, (*others, *rest)))
        return env


@rule("121.5", otherwise=lambda ctx, moving, player: replace(moving, drawn=player))
def not_drawn(ctx: Context, moving: Move, player: Seat) -> Move:
    """A card that an effect puts from a library into a hand without the word "draw" hasn't been drawn."""
    return moving


def looks_at_top(game: Game, player: Seat, n: int) -> tuple[ObjectId, ...]:
    """A player looks at the top cards of their library (CR 701.20e)."""
    top = game.state.zone(LIBRARY, player)[:n]
    if top:
        happen(game, LookedAt(player, top))
    return top


@record
class Surveil(Instruction):
    """You look at the top cards of your library; you put any number of them into your graveyard, the rest back in any order (CR 701.25)."""

    moves_library_cards: ClassVar[bool] = True
    n: int

    def perform(self, game: Game, env: Env) -> Env:
        top = looks_at_top(game, env.you, self.n)
        options = by_name(game.state, top)
        question = Question(env.you, "pick", "choose", "Which go into the graveyard?", options, 0, len(top), env.spell)
        into = surveil(game, (), game.pick(question)) if top else ()
        back = _in_order(game, env.you, tuple(i for i in top if i not in into))
        if len(back) > 1:
            happen(game, LibraryOrdered(env.you, (*into, *back, *game.state.zone(LIBRARY, env.you)[len(top) :])))
        happen(game, *(move(game, i, GRAVEYARD) for i in into))
        return env


@rule("701.25a")
def surveil(ctx: Context, cards: tuple[ObjectId, ...], chosen: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Who surveils may put any number of the cards looked at into their graveyard."""
    return (*cards, *chosen)
