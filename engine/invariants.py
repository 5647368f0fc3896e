"""What holds in every state of every game, whatever the cards: checked by random play, and where a ruling asks for it.

Each check takes a state and says what is wrong, "" if nothing is.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.activation_times import ManaAbilityActivated
from engine.continuous import Cant, Instead, MayCast
from engine.game import Action, Game, Knows
from engine.layers import Layers
from engine.questions import Answer, IllegalAnswer, Paused, Question, possible_answers
from engine.record import fields
from engine.rule import IllegalAction
from engine.state import GRAVEYARD, LIBRARY, STACK, State, zone_key
from engine.state_based import state_based_actions

Cards = Counter[tuple[int, int]]
_COMPARED = ("objects", "zones", "players", "effects", "delayed", "pending", "turn", "combat", "clock", "next_id", "checked")
_IN_ORDER = (LIBRARY, GRAVEYARD, STACK)
"""The zones whose order is part of the game (CR 401.2, 404.2, 405.2)."""
FORKS = 3
"""Answers tried at an open question."""


def cards_of(state: State) -> Cards:
    """How often each card, with its owner, is somewhere, for the players in the game; but dungeons, which come and go (CR 309.2)."""
    cards = (c for it in state.objects.values() for c in it.components if c.kind == "card" and "dungeon" not in c.face.types)
    return Counter((c.card, c.owner) for c in cards if state.player(c.owner).in_game)


# --- What holds after every event ------------------------------------------------------------------------------------------------------


def torn(state: State, cards: Cards) -> str:
    """Whether a card or an object is in more than one place, or in none (CR 400.1). ``cards``: those that there were at the start."""
    return _cards(state, cards) or _zones(state) or _timestamps(state)


def _cards(state: State, cards: Cards) -> str:
    left = Counter({key: n for key, n in cards.items() if state.player(key[1]).in_game})
    now = cards_of(state)
    if now == left:
        return ""
    return f"cards are not conserved: more {sorted((now - left).elements())}, fewer {sorted((left - now).elements())}"


def _zones(state: State) -> str:
    there = [(i, place) for place, ids in state.zones.items() for i in ids]
    twice = [i for i, n in Counter(i for i, _ in there).items() if n > 1]
    if twice or len(there) != len(state.objects):
        return f"objects in several zones or in none: {twice or sorted(state.objects.keys() ^ dict(there).keys())}"
    wrong = [i for i, place in there if zone_key(state.objects[i].zone, state.objects[i].seat) != place or state.objects[i].id != i]
    return f"objects that say they are elsewhere: {wrong}" if wrong else ""


def _timestamps(state: State) -> str:
    """No two objects have received the same timestamp, and none is of the future (CR 613.7)."""
    stamps = Counter(it.timestamp for it in state.objects.values())
    if len(stamps) == len(state.objects) and max(stamps, default=0) <= state.clock:
        return ""
    wrong = [(it.id, it.timestamp) for it in state.objects.values() if stamps[it.timestamp] > 1 or it.timestamp > state.clock]
    return f"timestamps that others have, or that are still to come: {wrong}"


# --- What holds whenever a player has priority -------------------------------------------------------------------------------------------


def broken(state: State, cards: Cards) -> str:
    """Which invariant of a state doesn't hold."""
    return torn(state, cards) or at_rest(state)


def at_rest(state: State) -> str:
    """State-based actions have been performed, and what has triggered is on the stack, before a player gets priority (CR 117.5)."""
    if state.turn.over or state.turn.priority is None:
        return ""
    if state.pending:
        return "abilities wait although a player has priority"
    if not state.player(state.turn.priority).in_game:
        return "a player who has left the game has priority"
    game = Game(state.evolve(checked=len(state.log) + 1))
    try:
        did = state_based_actions(game)
    except Paused:
        did = True
    return f"a state-based action applies: {[e.event for e in game.state.log.since(len(state.log))]}" if did else ""


# --- What is computed depends on nothing but the state -----------------------------------------------------------------------------------


def computed_otherwise(state: State) -> str:
    """Whether layers that are computed anew, or from the same state written down in another order, say otherwise (CR 613)."""
    found = _other_layers(state, state.afresh().layers)
    if found:
        return f"what has been computed is not as it would be: {found}"
    found = _other_layers(state, _reordered(state).layers)
    return f"what is computed depends on the order in which the state is written down: {found}" if found else ""


def _reordered(state: State) -> State:
    """The same state, with everything in reverse that has no order by the rules."""
    zones = {place: ids if place[0] in _IN_ORDER else ids[::-1] for place, ids in tuple(state.zones.items())[::-1]}
    return state.afresh().evolve(objects=dict(tuple(state.objects.items())[::-1]), zones=zones, effects=state.effects[::-1])


def _other_layers(state: State, other: Layers) -> str:
    kept = state.layers
    for obj in state.objects:
        one, two = (layers.characteristics(obj).but(rules=()) for layers in (kept, other))
        if one != two:
            return ", ".join(f"{obj} {f}: {getattr(one, f)} / {getattr(two, f)}" for f in fields(one) if getattr(one, f) != getattr(two, f))
    for kind in (Instead, Cant, MayCast):
        here, there = ([(a.source, a.effect) for a in layers.in_force(kind)] for layers in (kept, other))
        if here != there:
            return f"{[a for a in here if a not in there]}, {[a for a in there if a not in here]}, or their order"
    return ""


# --- The same start and the same answers give the same game ------------------------------------------------------------------------------


def difference(one: State, other: State) -> str:
    """In what two states differ that should be equal."""
    fields = [f for f in _COMPARED if getattr(one, f) != getattr(other, f)]
    if one.log.digest() != other.log.digest():
        pairs = zip(one.log, other.log, strict=False)
        first = next((f"{a} / {b}" for a, b in pairs if repr((a.event, a.became, a.rules)) != repr((b.event, b.became, b.rules))), "length")
        fields.append(f"log, first: {first}")
    return ", ".join(fields)


def played_otherwise(start: State, action: Action, answers: Sequence[Answer], reached: State, knows: Knows | None = None) -> str:
    """Whether an action comes to something else when it is done once more, from a copy of where it began, with the same answers."""
    copy: State = pickle.loads(pickle.dumps(start))  # noqa: S301  (our own, just written)
    found = difference(copy, start)
    if found:
        return f"a pickled copy is not as what it was made of: {found}"
    game = Game(copy, answers, knows)
    try:
        action(game)
    except Paused as paused:
        now, left = paused.state, 0
    except (IllegalAction, IllegalAnswer) as error:
        return f"played again it is not legal: {error}"
    else:
        now, left = game.state, game.unused
    found = f"{left} answers are left over" if left else difference(now, reached)
    return f"played again it is another game: {found}" if found else ""


def not_isolated(start: State, action: Action, answers: Sequence[Answer], question: Question, knows: Knows | None = None) -> str:
    """Whether going on with some answers to an open question changes anything for the game that hasn't been answered yet, or for one
    that goes on with others."""
    before = _print(start)
    for answer in islice(possible_answers(question), FORKS):
        game = Game(start, (*answers, answer), knows)
        try:
            action(game)
            reached: State | None = game.state
        except Paused as paused:
            reached = paused.state
        except (IllegalAction, IllegalAnswer):
            reached = None
        if _print(start) != before:
            return f"a fork that answers {answer!r} has changed what it forked from: {question.text}"
        found = computed_otherwise(reached) if reached is not None else ""
        if found:
            return found
    return ""


def _print(state: State) -> tuple[object, ...]:
    """All that a fork could change of what it shares."""
    return state.log.digest(), len(state.log), tuple(map(repr, _shared(state)))


def _shared(state: State) -> Iterator[object]:
    for field in ("objects", "zones"):
        yield tuple(getattr(state, field).items())
    for field in ("players", "effects", "delayed", "pending", "turn", "combat"):
        yield getattr(state, field)


def not_undone(before: State, after: State) -> str:
    """What an illegal action has left behind that was reversed; mana abilities that moved library cards are not (CR 733.1)."""
    if any(isinstance(e.event, ManaAbilityActivated) for e in after.log.since(len(before.log))):
        return ""
    found = difference(before, after)
    return f"an illegal action has not been undone exactly: {found}" if found else ""
