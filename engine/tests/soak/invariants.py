"""What holds in every state in which a player has priority."""

from __future__ import annotations

from collections import Counter

from engine.game import Game
from engine.questions import Paused
from engine.state import State, zone_key
from engine.state_based import state_based_actions

Cards = Counter[tuple[int, int]]
COMPARED = ("objects", "zones", "players", "effects", "delayed", "pending", "turn", "combat", "clock", "next_id", "checked")


def cards_of(state: State) -> Cards:
    """How often each card, with its owner, is somewhere, for the players in the game."""
    cards = (c for it in state.objects.values() for c in it.components if c.kind == "card")
    return Counter((c.card, c.owner) for c in cards if state.player(c.owner).in_game)


def broken(state: State, cards: Cards) -> str:
    """Which invariant doesn't hold; "" if all do. ``cards``: those that there were at the start."""
    return _cards(state, cards) or _zones(state) or _at_rest(state)


def _cards(state: State, cards: Cards) -> str:
    left = Counter({key: n for key, n in cards.items() if state.player(key[1]).in_game})
    now = cards_of(state)
    return "" if now == left else f"cards are not conserved: more {now - left}, fewer {left - now}"


def _zones(state: State) -> str:
    there = [(i, place) for place, ids in state.zones.items() for i in ids]
    twice = [i for i, n in Counter(i for i, _ in there).items() if n > 1]
    if twice or len(there) != len(state.objects):
        return f"objects in several zones or in none: {twice or sorted(state.objects.keys() ^ dict(there).keys())}"
    wrong = [i for i, place in there if zone_key(state.objects[i].zone, state.objects[i].seat) != place or state.objects[i].id != i]
    return f"objects that say they are elsewhere: {wrong}" if wrong else ""


def _at_rest(state: State) -> str:
    """State-based actions have been performed, and what has triggered is on the stack (CR 117.5)."""
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
    return f"a state-based action applies: {game.state.log.since(len(state.log))}" if did else ""


def difference(one: State, other: State) -> str:
    """In what two states differ that should be equal; "" if in nothing."""
    fields = [f for f in COMPARED if getattr(one, f) != getattr(other, f)]
    if one.log.digest() != other.log.digest():
        pairs = zip(one.log, other.log, strict=False)
        first = next((f"{a} / {b}" for a, b in pairs if repr((a.event, a.became, a.rules)) != repr((b.event, b.became, b.rules))), "length")
        fields.append(f"log, first: {first}")
    return ", ".join(fields)
