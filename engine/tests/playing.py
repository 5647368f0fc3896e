"""Small games for tests: putting a board together, playing on with answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine import setup
from engine.abilities import Ability
from engine.cards.card import CardFace, card
from engine.cards.catalogue import find
from engine.casting import Cast, cast
from engine.game import Action, Game
from engine.offers import Wanted
from engine.priority import give_priority, pass_priority
from engine.questions import Answer, Paused, Question
from engine.state import BATTLEFIELD, HAND, ObjectId, State

Answering = Callable[[Question], Answer]


def board(*, off: Iterable[str] = ()) -> Game:
    """An empty board in your precombat main phase, with libraries of blank cards."""
    game = Game(setup.new_state(off=frozenset(off)))
    for seat in (0, 1):
        setup.fill_library(game, seat, 40)
    return game


def named(name: str) -> CardFace:
    """A card of the catalogue."""
    face = find(name)
    assert face is not None, name
    return face


def creature(name: str, pt: str, *abilities: Ability, cost: str = "{1}") -> CardFace:
    """A made-up creature."""
    return card(name, "", cost, "Creature — Bear", pt, *abilities)


def enchantment(name: str, *abilities: Ability) -> CardFace:
    """A made-up enchantment."""
    return card(name, "", "{1}", "Enchantment", "", *abilities)


def put(game: Game, face: CardFace | str, zone: str = BATTLEFIELD, seat: int = 0) -> ObjectId:
    """Put a card somewhere."""
    return setup.put(game, named(face) if isinstance(face, str) else face, zone, seat)


def nothing(question: Question) -> Answer:
    """Attack and block with nothing; anything else is a mistake of the test."""
    assert question.topic in ("attack", "block"), question
    return ()


def run(state: State, action: Action, answering: Answering = nothing) -> State:
    """Do something from a checkpoint, answering as questions come."""
    answers: list[Answer] = []
    while True:
        game = Game(state, tuple(answers))
        try:
            action(game)
        except Paused as paused:
            answers.append(answering(paused.question))
        else:
            assert game.unused == 0
            return game.state


def go_to(state: State, step: str, answering: Answering = nothing) -> State:
    """Pass until a step begins in which somebody gets priority, with an empty stack."""
    for _ in range(200):
        if state.turn.step == step and not state.zone("stack"):
            return state
        state = run(state, pass_once, answering)
    raise AssertionError(step)


def pass_once(game: Game) -> None:
    """Whoever has priority passes."""
    assert game.state.turn.priority is not None
    pass_priority(game, game.state.turn.priority)


def blitzed_game(off: Iterable[str] = ()) -> State:
    """Plasma Jockey, cast for its blitz cost with three Mountains, attacked with, and the turn played to its end."""
    game = board(off=off)
    for _ in range(3):
        put(game, "Mountain")
    jockey = put(game, "Plasma Jockey", HAND)

    def blitz(g: Game) -> None:
        cast(g, Cast(0, jockey, Wanted("blitz")))
        give_priority(g, 0)

    def attack(question: Question) -> Answer:
        return tuple(o.value for o in question.options) if question.topic == "attack" else ()

    state = run(game.state, blitz)
    state = go_to(state, "end", attack)
    return go_to(state, "upkeep", attack)
