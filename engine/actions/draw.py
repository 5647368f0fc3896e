"""Draw (CR 121) and discard (CR 701.9)."""

from __future__ import annotations

from typing import ClassVar

from engine.amounts import Amount, amount
from engine.drawing import draw_card
from engine.events import Event, OfPlayer
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.questions import Question, by_name
from engine.record import record
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import GRAVEYARD, HAND, ObjectId, Seat
from engine.view import Env
from engine.zones import Move, move

Ids = tuple[ObjectId, ...]


@record
class Draw(Instruction):
    """Players draw cards, one at a time (CR 121.2)."""

    moves_library_cards: ClassVar[bool] = True

    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in in_turn_order(game, self.who.select(game.view, env)):
            draws = one_by_one(game, (amount(self.n, game.view, env),))
            outer, game.postponed = game.postponed, [] if len(draws) > 1 else None
            for _ in draws:
                draw_card(game, ~player)
            postponed, game.postponed = game.postponed or [], outer
            for performs in postponed:
                performs.carry_out(game)
        return env


@record
class DrawAndRemember(Instruction):
    """You draw a card; if the draw isn't replaced, the card is remembered under a name, for what is done with it (CR 614.11b)."""

    moves_library_cards: ClassVar[bool] = True
    remember: str

    def perform(self, game: Game, env: Env) -> Env:
        since = len(game.state.log)
        drawn = draw_card(game, env.you)
        moves = (e for e in game.state.log.since(since) if isinstance(e.event, Move) and e.event.drawn == env.you)
        return remember(env, self.remember, just_that_card(game, tuple(i for e in moves for i in e.became), drawn))


@rule("614.11b", "121.6c")
def just_that_card(ctx: Context, cards: Ids, drawn: Ids) -> Ids:
    """What is done with a card after it is drawn isn't done with cards that are drawn because the draw has been replaced."""
    return drawn


@record
class RevealCards(Instruction):
    """Reveal cards (CR 701.20a)."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        there = tuple(i for i in self.what.select(game.view, env) if i in game.state.objects)
        if there:
            happen(game, Revealed(there, env.you))
        return env


@record
class DiscardCards(Instruction):
    """Discard certain cards, as far as they are in a hand (CR 701.9a)."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        there = (i for i in self.what.select(game.view, env) if i in game.state.objects and game.object(i).zone == HAND)
        happen(game, *(Discarded(game.object(i).owner, i) for i in there))
        return env


@rule("121.2c", otherwise=lambda game, players: tuple(reversed(players)))
def in_turn_order(game: Game, players: tuple[int, ...]) -> tuple[int, ...]:
    """If several players draw, the active player performs all of their draws first, then the others in turn order."""
    order = [~seat for seat in game.state.apnap()] if len(players) > 1 else []
    return tuple(sorted(players, key=order.index)) if order else players


@rule("121.2")
def one_by_one(ctx: Context, draws: tuple[int, ...]) -> tuple[int, ...]:
    """Several cards are drawn as that many individual draws."""
    return (1,) * draws[0]


@record
class Discarded(OfPlayer):
    """A player discards a card (CR 701.9a)."""

    obj: ObjectId
    by: str = ""
    """The keyword for whose cost it is discarded."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, GRAVEYARD),)


@record
class Discard(Instruction):
    """Players discard cards of their choice (CR 701.9b)."""

    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        players, n = self.who.select(game.view, env), amount(self.n, game.view, env)
        if len(players) > 1:
            _discard_together(game, env, players, n)
        else:
            for player in players:
                discard(game, ~player, n, by_whose_choice(game, env.you, ~player))
        return env

    def possible(self, game: Game, env: Env) -> bool:
        least = amount(self.n, game.view, env)
        return all(len(game.state.zone(HAND, ~player)) >= least for player in self.who.select(game.view, env))


def _discard_together(game: Game, env: Env, players: tuple[int, ...], n: int) -> None:
    """Several players choose cards to discard, one after the other; then they are discarded (CR 101.4)."""
    from engine.actions.each_player import active_player_first  # noqa: PLC0415  (what several players do is made of verbs)

    chosen: Ids = ()
    order = [~seat for seat in game.state.apnap()]
    for player in active_player_first(game, tuple(sorted(players, key=order.index))):
        cards = game.state.zone(HAND, ~player)
        picked = choose_cards(game, ~player, cards, min(n, len(cards)), by_whose_choice(game, env.you, ~player))
        happen(game, *face_down_as_chosen(game, (Revealed(picked, ~player),) if picked else ()))
        chosen = (*chosen, *picked)
    happen(game, *(Discarded(game.object(i).owner, i) for i in chosen))


@rule("101.4a")
def face_down_as_chosen(ctx: Context, shown: tuple[Event, ...]) -> tuple[Event, ...]:
    """Cards that each player chooses in a hidden zone aren't shown as they are chosen."""
    return ()


@rule("701.9b", part="own choice")
def by_whose_choice(ctx: Context, chooser: Seat, player: Seat) -> Seat:
    """A player who is made to discard a card chooses which."""
    return player


def discard(game: Game, player: Seat, n: int, chooser: Seat | None = None, topic: str = "discard") -> None:
    """A player discards ``n`` cards of their choice, or their hand if it holds no more. ``chooser``: who chooses instead."""
    discard_one_of(game, player, game.state.zone(HAND, player), n, chooser, topic)


def discard_one_of(game: Game, player: Seat, cards: Ids, n: int, chooser: Seat | None = None, topic: str = "discard") -> None:
    """A player discards ``n`` of some cards, or all of them if they are no more."""
    happen(game, *(Discarded(player, i) for i in choose_cards(game, player, cards, min(n, len(cards)), chooser, topic)))


def choose_cards(game: Game, player: Seat, cards: Ids, n: int, chooser: Seat | None = None, topic: str = "discard") -> Ids:
    """The cards that are chosen to be discarded."""
    if not n:
        return ()
    options = by_name(game.state, cards)
    who = player if chooser is None else chooser
    return game.pick(Question(who, "pick", topic, f"Which {n} card(s) are discarded?", options, n, n))


@record
class DiscardAtRandom(Instruction):
    """Players discard cards that are chosen at random (CR 701.9b)."""

    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            discard(game, ~player, amount(self.n, game.view, env), topic=by_chance(game, "discard"))
        return env


@rule("701.9b", part="at random")
def by_chance(ctx: Context, topic: str) -> str:
    """Where a card is discarded at random, chance chooses among all cards in the hand, each an object of its own."""
    return "random"


@record
class DiscardYouChoose(Instruction):
    """Players reveal their hands; of the cards there of a kind you choose those that they discard (CR 701.9b)."""

    what: Filter
    who: Selector
    n: Amount = 1

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            hand = game.state.zone(HAND, ~player)
            if hand:
                happen(game, Revealed(hand, ~player))
            fitting = tuple(i for i in hand if self.what.holds(game.state, i, env))
            discard_one_of(game, ~player, fitting, amount(self.n, game.view, env), another_chooses(game, ~player, env.you))
        return env


@rule("701.9b", part="another player")
def another_chooses(ctx: Context, chooser: Seat, you: Seat) -> Seat:
    """An effect can have another player choose which card is discarded."""
    return you


@record
class DiscardHand(Instruction):
    """Players discard their hands, all at once (CR 701.9a)."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        players = self.who.select(game.view, env)
        happen(game, *(Discarded(~p, i) for p in players for i in game.state.zone(HAND, ~p)))
        return env
