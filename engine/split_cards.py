"""Split cards (CR 709): cards of two halves. One of them is cast, or by fuse both; elsewhere than on the stack they are combined.

The face of such a card has both halves combined; of its spell that is one half, the component keeps the whole card as ``front``.
"""

from __future__ import annotations

from engine.cards.card import CardFace
from engine.characteristics import Characteristics
from engine.game import Game
from engine.keywords import hooked
from engine.mana import ManaCost
from engine.object_parts import Component
from engine.record import replace
from engine.rule import Context, Reason, rule
from engine.state import STACK, Object, ObjectId, State

Pile = tuple[Component, ...]
Reasons = tuple[Reason, ...]
Faces = tuple[CardFace, ...]


def is_half(component: Component) -> bool:
    """Whether it is on the stack as one half of a split card."""
    return component.front is not None and bool(component.front.halves)


def _half(pile: Pile, name: str) -> Pile:
    """A split card with only the half of a name; another card as it is."""
    halves = ((c, next((h for h in c.face.halves if h.name == name), None)) for c in pile)
    return tuple(c if half is None else replace(c, face=half, front=c.face) for c, half in halves)


# --- Casting --------------------------------------------------------------------------------------------------------------------------


@rule("709.3", "709.3b", part="cast")
def cast_half(ctx: Context, pile: Pile, name: str) -> Pile:
    """A player chooses which half of a split card they cast; on the stack only the characteristics of that half exist."""
    return _half(pile, name)


@rule("709.3a", "601.3e")
def looked_at_as_half(ctx: Context, state: State, card: ObjectId, name: str) -> State:
    """Only the chosen half is evaluated to see if it can be cast."""
    return state.made_of(card, _half(state.objects[card].components, name))


def why_not_whole(game: Game, card: ObjectId) -> Reasons:
    """Why a card can't be cast with both of its halves, if it has two."""
    it = game.object(card)
    if not it.components or not it.top.face.halves:
        return ()
    both = False
    for keyword, instance in hooked(game.state.characteristics(card)):
        both = keyword.both_halves(game, both, instance, it)
    return () if both else one_half(game, ())


@rule("709.3", part="one half")
def one_half(ctx: Context, reasons: Reasons) -> Reasons:
    """A player who casts a split card chooses one of its halves."""
    return (*reasons, Reason("one half of a split card must be chosen", "709.3", ja="分割カードのどちらか半分を選ばなければならない"))


def cost_on_stack(ctx: Context, it: Object, row: Characteristics) -> ManaCost | None:
    """The mana cost to be paid for a spell."""
    halves = it.top.face.halves if it.components and it.face_down is None else ()
    return cost_of_both(ctx, halves[0].mana_cost, row.mana_cost) if halves else row.mana_cost


@rule("702.102c")
def cost_of_both(ctx: Context, of_left: ManaCost | None, of_both: ManaCost | None) -> ManaCost | None:
    """The total cost of a fused split spell includes the mana cost of each half."""
    return of_both


@rule("702.102d", otherwise=lambda ctx, order: tuple(reversed(order)))
def left_half_first(ctx: Context, order: tuple[int, ...]) -> tuple[int, ...]:
    """As a fused split spell resolves, its controller follows the instructions of the left half, then those of the right half."""
    return order


@rule("709.3b", part="copied")
def half_alone(ctx: Context, whole: CardFace, half: CardFace) -> CardFace:
    """The other half's characteristics don't exist on the stack: a copy of the spell hasn't got them, either."""
    return half


@rule("709.3c")
def both_halves_kept(ctx: Context, without: CardFace, whole: CardFace) -> CardFace:
    """A copy of a split card that may be cast has the two halves, separately, that the card has."""
    return whole


# --- Both halves combined -------------------------------------------------------------------------------------------------------------


@rule("709.4")
def whole_again(ctx: Context, pile: Pile) -> Pile:
    """In every zone except the stack a split card has the characteristics of both its halves."""
    return tuple(c.front_up for c in pile)


def with_both_halves(ctx: Context, row: Characteristics, whole: CardFace, zone: str) -> Characteristics:
    """What a split card is that isn't cast as one of its halves."""
    left, _ = whole.halves
    apart = row.but(
        name=left.name, mana_cost=left.mana_cost, colors=left.colors, supertypes=left.supertypes, types=left.types, subtypes=left.subtypes,
        abilities=row.abilities[: len(left.abilities)],
    )
    if zone == STACK:
        return fused(ctx, apart, row)
    return combined(ctx, apart, types_and_abilities(ctx, combined_cost(ctx, two_names(ctx, apart, row), row), row))


@rule("709.4d", "702.102b")
def fused(ctx: Context, left: Characteristics, both: Characteristics) -> Characteristics:
    """A fused split spell has the characteristics of its two halves combined."""
    return both


@rule("709.4")
def combined(ctx: Context, left: Characteristics, both: Characteristics) -> Characteristics:
    """The characteristics of a split card are those of its two halves combined."""
    return both


@rule("709.4a", part="two names")
def two_names(ctx: Context, row: Characteristics, both: Characteristics) -> Characteristics:
    """A split card has two names."""
    return row.but(name=both.name)


@rule("709.4b", "202.3d")
def combined_cost(ctx: Context, row: Characteristics, both: Characteristics) -> Characteristics:
    """Its mana cost is that of both halves combined, and its colors and mana value follow from that."""
    return row.but(mana_cost=both.mana_cost, colors=both.colors)


@rule("709.4c")
def types_and_abilities(ctx: Context, row: Characteristics, both: Characteristics) -> Characteristics:
    """It has each card type of either half, and each ability of both."""
    return row.but(supertypes=both.supertypes, types=both.types, subtypes=both.subtypes, abilities=both.abilities)


# --- Names ----------------------------------------------------------------------------------------------------------------------------


@rule("709.4a", "201.4b", part="chosen")
def of_one_half(ctx: Context, faces: Faces) -> Faces:
    """Who chooses the name of a split card must choose the name of one of its halves."""
    return tuple(half for face in faces for half in (face.halves or (face,)))
