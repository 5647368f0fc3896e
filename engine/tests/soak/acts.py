"""What a player with priority could do, and a random one of all that is legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from engine import special_actions
from engine.activating import Activate, activate, activated_abilities
from engine.casting import Cast, cast, offers_now
from engine.combat.attacking import legal_attacks
from engine.combat.blocking import legal_blocks
from engine.double_faced import other_castable
from engine.game import Game
from engine.invariants import not_undone
from engine.mana import ManaCost
from engine.offers import Wanted
from engine.permissions import reasons_against
from engine.playing_lands import play_land
from engine.priority import acted, pass_priority
from engine.questions import Answer, CastSaid, IllegalAnswer, Paused, Question, Value
from engine.record import replace
from engine.rule import IllegalAction
from engine.state import COMMAND, EXILE, GRAVEYARD, HAND, ObjectId, Seat, State
from engine.turning_up import TurnUp, turn_up

TRIES = 30
"""Declarations tried at random before a legal one is looked for in order, and times that players pass anew with other choices."""
MOST_X = 6


@dataclass(frozen=True, slots=True)
class Land:
    """A land is played."""

    player: Seat
    card: ObjectId


@dataclass(frozen=True, slots=True)
class Pass:
    """Whoever has priority passes."""

    player: Seat


Act = Cast | Activate | TurnUp | Land | Pass | special_actions.Act


@dataclass(frozen=True, slots=True)
class Done:
    """An act with the answers that were given, enough to do it again."""

    act: Act
    answers: tuple[Answer, ...]


def perform(game: Game, act: Act) -> None:
    """Do it, up to where the next player has priority."""
    match act:
        case Pass(player):
            pass_priority(game, player)
            return
        case Land(player, card):
            play_land(game, player, card)
        case Cast():
            cast(game, act)
        case special_actions.Act():
            special_actions.act_with_card(game, act)
        case Activate():
            activate(game, act)
        case TurnUp():
            turn_up(game, act)
    acted(game, act.player)


def again(state: State, done: Done) -> State:
    """The state after an act is done once more from a state, with the same answers."""
    game = Game(state, done.answers)
    perform(game, done.act)
    assert game.unused == 0, "an answer is left over"
    return game.state


def attempt(state: State, act: Act, rng: Random) -> tuple[State, Done] | None:
    """Do an act with random answers; None if that isn't legal. To pass always is, but for what is chosen meanwhile."""
    answers: tuple[Answer, ...] = ()
    refused = 0
    while True:
        game = Game(state, answers, lambda question, now: _at_random(question, rng))
        try:
            perform(game, act)
        except Paused as paused:
            answers = (*game.given, _declared(state, act, game.given, paused, rng))
        except IllegalAction:
            if game.state is not state:
                assert not (wrong := not_undone(state, game.state)), wrong
            refused += 1
            if not isinstance(act, Pass):
                return None
            if refused > TRIES:
                raise
            answers = ()  # such as combat damage divided in a way that isn't legal
        else:
            return game.state, Done(act, game.given)


DECLARATIONS = ("attack", "block")


def _at_random(question: Question, rng: Random) -> Answer | None:
    """A random answer; None for a declaration of attackers or blockers, which must be found to be legal first."""
    return None if question.topic in DECLARATIONS else random_answer(question, rng)


def _declared(state: State, act: Act, before: tuple[Answer, ...], paused: Paused, rng: Random) -> Answer:
    """A legal declaration of attackers or blockers."""
    question = paused.question
    for _ in range(TRIES):
        answer = random_declaration(question, rng)
        if _is_legal(state, act, (*before, answer)):
            return answer
    legal = legal_attacks(paused.state) if question.topic == "attack" else legal_blocks(paused.state, question.player)
    for declaration in islice(legal, 2000):
        if _is_legal(state, act, (*before, declaration)):
            return declaration
    raise AssertionError(f"no legal declaration found: {question}")


def _is_legal(state: State, act: Act, answers: tuple[Answer, ...]) -> bool:
    try:
        perform(Game(state, answers, nobody), act)
    except (IllegalAction, IllegalAnswer):
        return False
    except Paused:
        pass
    return True


def nobody(question: Question, state: State) -> Answer | None:
    """Who knows no answer: every question is asked, also those that have a usual answer."""
    return None


def random_declaration(question: Question, rng: Random) -> Answer:
    """Each creature with some chance, attacking or blocking one of those it can."""
    choices: dict[int, list[tuple[int, ...]]] = {}
    for option in question.options:
        if isinstance(option.value, tuple):
            choices.setdefault(option.value[0], []).append(option.value)
    eager = rng.random()
    return tuple(rng.choice(pairs) for pairs in choices.values() if rng.random() < eager)


def random_answer(question: Question, rng: Random) -> Answer:
    """Some answer that fits the question."""
    values = [option.value for option in question.options]
    match question.kind:
        case "yes or no":
            return rng.random() < 0.5
        case "number":
            return (rng.randint(question.least, min(question.most, max(question.least, MOST_X))),)
        case "order":
            return tuple(rng.sample(values, len(values)))
        case "divide":
            return _division(question, values, rng)
        case "cast":
            return () if question.least == 0 else CastSaid(rng.choice([value for value in values if isinstance(value, int)]))
        case _:
            n = rng.randint(question.least, min(question.most, len(values)))
            return tuple(rng.sample(values, n))


def _division(question: Question, values: list[Value], rng: Random) -> Answer:
    parts = dict.fromkeys(range(len(values)), question.least)
    for _ in range(question.most - question.least * len(values)):
        parts[rng.randrange(len(values))] += 1
    return tuple((value, parts[n]) for n, value in enumerate(values) if isinstance(value, int))


def candidates(state: State, player: Seat) -> Iterator[Act]:
    """What a player could try: not all of it is legal."""
    mana = _mana_at_most(state, player)
    for zone in (HAND, GRAVEYARD, EXILE, COMMAND):
        for card in state.zone(zone, player):
            if state.objects[card].owner != player:
                continue
            it = state.characteristics(card)
            land = it.is_type("land")
            if land:
                yield Land(player, card)
            elif (it.mana_cost is None or it.mana_value <= mana) and not reasons_against(Game(state), player, card):
                yield Cast(player, card)
            for other in other_castable(state.objects[card].top) if state.objects[card].components else ():
                if (other.mana_cost or ManaCost()).mana_value <= mana:
                    yield Cast(player, card, face=other.name)
            if zone == HAND:
                yield Cast(player, card, face_down=True)
                yield from (special_actions.Act(player, verb, card) for verb in special_actions.verbs_of(state, card))
            if not land or zone != HAND:
                yield from _activations(state, player, card)
    for obj in state.battlefield():
        if state.controller(obj) == player:
            yield from _activations(state, player, obj)
            if state.objects[obj].face_down is not None:
                yield TurnUp(player, obj)


def _mana_at_most(state: State, player: Seat) -> int:
    """The mana value up to which a card is worth trying: some cost of it can be a little lower than its mana cost, hardly more."""
    mine = (i for i in state.battlefield() if state.controller(i) == player and not state.objects[i].tapped)
    lands = sum(state.characteristics(i).is_type("land") for i in mine)
    return len(state.player(player).pool) + lands + 2


def _activations(state: State, player: Seat, obj: ObjectId) -> Iterator[Act]:
    for n in range(len(activated_abilities(Game(state), obj))):
        yield Activate(player, obj, n + 1)


def random_act(state: State, rng: Random, eager: float) -> tuple[State, Done]:
    """Do something random and legal: pass with some chance, or when a few other things have been tried in vain."""
    player = state.turn.priority
    assert player is not None
    if rng.random() < eager:
        found = list(candidates(state, player))
        rng.shuffle(found)
        for act in found[:8]:
            done = attempt(state, _for_some_cost(state, act, rng), rng)
            if done is not None:
                return done
    done = attempt(state, Pass(player), rng)
    assert done is not None
    return done


def _for_some_cost(state: State, act: Act, rng: Random) -> Act:
    if not isinstance(act, Cast) or act.face_down or act.face:
        return act
    offers = offers_now(Game(state), act.player, act.card)
    if not offers:
        return act
    offer = rng.choice(offers)
    return replace(act, wanted=Wanted(offer.name, offer.cost.mana, offer.giver if offer.alternative else None))
