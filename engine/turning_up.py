"""Turning a face-down permanent face up: a special action (CR 116.2b, 702.37e)."""

from __future__ import annotations

from engine.costs import Cost
from engine.face_down import TurnedFaceUp, WayUp, reasons_against_turning, ways_up
from engine.game import Game
from engine.happen import happen
from engine.offers import Wanted
from engine.paying import pay_mana
from engine.questions import Option, Question, value_of_x
from engine.record import record
from engine.rule import Reason
from engine.spending import Spending
from engine.state import ObjectId, Seat
from engine.undoing import undo
from engine.view import Env


@record
class TurnUp:
    """What a player says as they turn a permanent face up; the cost is asked if there are several."""

    player: Seat
    obj: ObjectId
    wanted: Wanted | None = None


def turn_up(game: Game, act: TurnUp) -> None:
    """Turn a permanent face up.

    Raises:
        IllegalAction: it can't be turned face up so; the game is where it was.
        Paused: a choice has to be made.
    """
    checkpoint = game.state
    ways = ways_up(game, act.obj)
    game.object_to(*reasons_against_turning(game, act.player, act.obj, ways))
    way = _chosen(game, act, ways)
    undo(game, checkpoint)
    assert way is not None
    x = game.one(value_of_x(act.player, act.obj)) if way.cost.mana is not None and way.cost.mana.variable else None
    _pay(game, act, way.cost, x)
    undo(game, checkpoint)
    happen(game, TurnedFaceUp(act.obj, way.name, x))


def _chosen(game: Game, act: TurnUp, ways: tuple[WayUp, ...]) -> WayUp | None:
    """The way that is meant."""
    wanted = act.wanted or Wanted()
    fitting = tuple(w for w in ways if wanted.name in (None, w.name) and wanted.mana in (None, w.cost.mana))
    if not fitting:
        if ways:
            game.object_to(
                Reason(
                    "it can't be turned face up for that cost",
                    "702.37e",
                    "702.168d",
                    "701.40b",
                    "701.58b",
                    ja="そのコストで表向きにすることはできない",
                )
            )
        return None
    different = tuple(dict.fromkeys(fitting))
    options = tuple(Option(n, f"{w.name} {w.cost}") for n, w in enumerate(different))
    return different[game.one(Question(act.player, "pick", "cost", "For which cost is it turned face up?", options, subject=act.obj))]


def _pay(game: Game, act: TurnUp, cost: Cost, x: int | None) -> None:
    """Pay the cost; ``x``: the value of X in it (CR 107.3a)."""
    if cost.mana is not None:
        pay_mana(game, act.player, cost.mana if x is None else cost.mana.with_x(x), Spending(act.obj))
    for part in cost.others:
        part.pay(game, Env(act.player, act.obj), ())
