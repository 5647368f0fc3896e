"""Turning a face-down permanent face up: a special action (CR 116.2b, 702.37e)."""

from __future__ import annotations

from engine.face_down import TurnedFaceUp, WayUp, reasons_against_turning, ways_up
from engine.game import Game
from engine.happen import happen
from engine.offers import Wanted
from engine.paying import pay_mana
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Reason
from engine.state import ObjectId, Seat
from engine.undoing import undo
from engine.view import Env


@record
class TurnUp:
    """What a player says as they turn a permanent face up; the cost is asked if there are several."""

    player: Seat
    obj: ObjectId
    wanted: Wanted | None = None
    x: int | None = None


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
    x = _choose_x(game, act, way)
    _pay(game, replace(act, x=x), way)
    undo(game, checkpoint)
    happen(game, TurnedFaceUp(act.obj, way.name, x))


def _chosen(game: Game, act: TurnUp, ways: tuple[WayUp, ...]) -> WayUp | None:
    """The way that is meant."""
    wanted = act.wanted or Wanted()
    names = ("mana cost",) if wanted.name == "" else (wanted.name,)
    fitting = tuple(w for w in ways if (wanted.name is None or w.name in names) and (wanted.mana is None or w.cost.mana == wanted.mana))
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
    if len({w.cost for w in fitting}) == 1:
        return fitting[0]
    options = tuple(Option(n, f"{w.name} {w.cost}") for n, w in enumerate(fitting))
    return fitting[game.pick(Question(act.player, "pick", "cost", "For which cost is it turned face up?", options, subject=act.obj))[0]]


def _choose_x(game: Game, act: TurnUp, way: WayUp) -> int | None:
    """The value of X in the cost (CR 107.3a)."""
    if act.x is not None or way.cost.mana is None or not way.cost.mana.variable:
        return act.x
    return game.pick(Question(act.player, "number", "x", "What is the value of X?", (), 0, 99, act.obj))[0]


def _pay(game: Game, act: TurnUp, way: WayUp) -> None:
    if way.cost.mana is not None:
        pay_mana(game, act.player, way.cost.mana.with_x(act.x or 0), act.obj)
    for part in way.cost.others:
        part.pay(game, Env(act.player, act.obj), ())
