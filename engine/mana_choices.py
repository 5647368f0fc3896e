"""Mana symbols that can be paid in several ways (CR 107.4e-f, 118.13): hybrid and Phyrexian ones."""

from __future__ import annotations

from itertools import product

from engine.costs import Cost, PayLife
from engine.game import Game
from engine.mana import COLORS, ManaCost
from engine.paying import can_pay
from engine.questions import Option, Question
from engine.record import replace
from engine.rule import Context, Reason, rule
from engine.spending import ACTIVATE, CAST, Spending
from engine.stack import Announced
from engine.state import ObjectId, Seat

Halves = tuple[str, ...]
"""For each such symbol, in order, how it is paid: a letter of mana, "2" generic, "P" two life."""


def ways(ctx: Context, symbol: str) -> Halves:
    """The ways to pay a symbol; one if there is no choice."""
    parts = symbol.split("/")
    found = tuple(p for p in parts if p in {*COLORS, "C"})[:1]
    return phyrexian(ctx, hybrid(ctx, found, parts), parts)


@rule("107.4e")
def hybrid(ctx: Context, found: Halves, parts: list[str]) -> Halves:
    """A hybrid symbol can be paid with either of its halves."""
    return (*found, *(p for p in parts if p not in found and p != "P"))


@rule("107.4f")
def phyrexian(ctx: Context, found: Halves, parts: list[str]) -> Halves:
    """A Phyrexian symbol can be paid with mana of its color or with 2 life."""
    return (*found, "P") if "P" in parts else found


def resolved(cost: Cost, halves: Halves) -> Cost:
    """A cost with the ways to pay its symbols chosen."""
    if cost.mana is None or not halves:
        return cost
    left = list(halves)
    generic, symbols, life = cost.mana.generic, list[str](), 0
    for symbol in cost.mana.symbols:
        half = left.pop(0) if "/" in symbol and left else symbol
        if half == "2":
            generic += 2
        elif half == "P":
            life += 2
        else:
            symbols.append(half)
    others = (*cost.others, PayLife(life)) if life else cost.others
    return Cost(ManaCost(generic, tuple(symbols)), others)


def choose_ways(game: Game, player: Seat, obj: ObjectId, cost: Cost, mana: str | None, life: int | None) -> Halves:
    """How each symbol of the total cost will be paid that can be paid in several ways (CR 118.13a); () if there is none.

    ``mana``, ``life``: what the player has said.
    """
    symbols = [s for s in cost.mana.symbols if "/" in s] if cost.mana else []
    if not symbols:
        return ()
    found: dict[str, Halves] = {}
    for halves in product(*(ways(game, s) for s in symbols)):
        found.setdefault(_told(cost, halves), halves)
    possible = {told: halves for told, halves in found.items() if _fits(halves, told, mana, life)}
    if not possible:
        game.object_to(Reason("it can't be paid so", "601.2b", "118.13a", ja="そのように支払うことはできない"))
        return ()
    payable = {told: halves for told, halves in possible.items() if _payable(game, player, obj, resolved(cost, halves))} or possible
    options = tuple(Option(told, told) for told in payable)
    answer = game.ask(Question(player, "pick", "cost", f"How is {cost.mana} paid?", options, subject=obj))
    return payable[str(answer[0])] if isinstance(answer, tuple) else ()


def _told(cost: Cost, halves: Halves) -> str:
    """What is left to pay in mana."""
    mana = resolved(cost, halves).mana or ManaCost()
    return str(replace(mana, symbols=tuple(sorted(mana.symbols, key="XCWUBRGS".find))))


def _fits(halves: Halves, told: str, mana: str | None, life: int | None) -> bool:
    return (life is None or 2 * halves.count("P") == life) and (mana is None or sorted(mana) == sorted(told))


def _payable(game: Game, player: Seat, obj: ObjectId, cost: Cost) -> bool:
    x = (game.object(obj).announced or Announced()).x or 0
    life = sum(part.n for part in cost.others if isinstance(part, PayLife))
    put = game.object(obj).ability
    on = Spending(obj, CAST) if put is None else Spending(put.source, ACTIVATE)
    return life <= game.state.player(player).life and can_pay(game, player, (cost.mana or ManaCost()).with_x(x), on)
