"""Objects that arrive at the same time: in which order they lie in a graveyard (CR 404.3), and which of them is older (CR 613.7m).

An order that nothing in the game reads goes by itself; one that matters is asked, always.
"""

from __future__ import annotations

from engine.game import Game
from engine.orders import age_matters, lying_matters
from engine.questions import Question, by_name
from engine.rule import rule
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId, Seat
from engine.zones import lie_in_order

Ids = tuple[ObjectId, ...]


def arrive_in_order(game: Game, arrived: tuple[Ids, ...]) -> None:
    """Put what has just arrived by simultaneous events in its order: ``arrived`` has, for each event, what its objects became."""
    if sum(map(len, arrived)) < 2:
        return
    objects = game.state.objects
    new = tuple(dict.fromkeys(i for ids in arrived for i in ids if i in objects))
    for seat in game.state.apnap():
        dead = tuple(i for i in game.state.zone(GRAVEYARD, seat) if i in new)
        if sum(any(i in dead for i in ids) for ids in arrived) > 1:  # one merged permanent has its own rule (CR 730.3a)
            lie_in_order(game, in_graveyard(game, dead, seat))
    entered = tuple(i for i in new if objects[i].zone == BATTLEFIELD)
    older_first = in_apnap_order(game, entered)
    for seat in game.state.apnap():
        older_first = in_chosen_order(game, older_first, seat)
    if older_first != entered:
        lie_in_order(game, older_first)


@rule("404.3")
def in_graveyard(game: Game, cards: Ids, owner: Seat) -> Ids:
    """Cards that are put into a graveyard at the same time lie there in the order that their owner chooses; from the top."""
    return _chosen(game, cards, owner, "In which order, from the top?", not lying_matters(game.state))


@rule("613.7m", part="APNAP order")
def in_apnap_order(game: Game, objects: Ids) -> Ids:
    """Of objects that receive timestamps simultaneously, the active player's are the oldest, then each other player's in turn order."""
    seats = game.state.turn_order(game.state.turn.active)
    known = {seat: n for n, seat in enumerate(seats)}
    return tuple(sorted(objects, key=lambda i: known.get(game.state.objects[i].controller, len(seats))))


@rule("613.7m", part="each player's order")
def in_chosen_order(game: Game, objects: Ids, player: Seat) -> Ids:
    """Each player chooses the order of their own among them."""
    mine = tuple(i for i in objects if game.state.objects[i].controller == player)
    if len(mine) < 2:
        return objects
    usual = not age_matters(game.state, mine)
    chosen = iter(_chosen(game, mine, player, "In which order do they arrive, the oldest first?", usual))
    return tuple(next(chosen) if i in mine else i for i in objects)


def _chosen(game: Game, objects: Ids, player: Seat, text: str, usual: bool) -> Ids:
    options = by_name(game.state, objects)
    return game.pick(Question(player, "order", "order", text, options, usual=usual))
