"""The components of a merged permanent (CR 730.2e-g, 730.3): how each lies, and how they come apart as the permanent leaves.

How objects come to be merged is told in :mod:`engine.merging`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import MELDS, MODAL, TRANSFORMS
from engine.double_faced import (
    as_the_face_up,
    as_transformed_spell,
    double_faced,
    front_of,
    meld_pair,
    with_value_of_both,
    with_value_of_front,
)
from engine.game import Game
from engine.object_parts import Component, FaceDown
from engine.questions import Question, by_name
from engine.record import replace
from engine.rule import Context, rule
from engine.state import EXILE, GRAVEYARD, LIBRARY, STACK, Object, ObjectId, Seat, State

if TYPE_CHECKING:
    from engine.characteristics import Characteristics
    from engine.view import View
    from engine.zones import Move

Pile = tuple[Component, ...]

# --- Double-faced components ----------------------------------------------------------------------------------------------------------


def double_faced_permanent(ctx: Context, it: Object) -> bool:
    """Whether a permanent is a double-faced permanent."""
    return not_as_a_pile(ctx, double_faced(it.top), it)


@rule("730.2i", part="no double-faced permanent")
def not_as_a_pile(ctx: Context, is_one: bool, it: Object) -> bool:
    """A merged permanent is no double-faced permanent, even if it contains double-faced components."""
    return is_one and len(it.components) < 2


@rule("730.2i", part="each turns")
def each_component(ctx: Context, top: Pile, pile: Pile) -> Pile:
    """If a merged permanent transforms, each of its double-faced components turns so that its other face is up."""
    return pile


def by_front_face(ctx: Context, row: Characteristics, it: Object) -> Characteristics:
    """An object as its mana value is while its back face is up."""
    front = it.top.front
    if front is not None and front.turns == MELDS:
        return with_value_of_both(ctx, row, tuple(front_of(c) for c in it.components if front_of(c).turns == MELDS))
    if front is not None and front.turns == MODAL:
        return as_the_face_up(ctx, row.but(value_cost=front.mana_cost), row)
    if front is not None and front.turns == TRANSFORMS and it.zone == STACK:
        return as_transformed_spell(ctx, row, front)
    if front is not None and front.turns == TRANSFORMS and double_faced_permanent(ctx, it):
        return with_value_of_front(ctx, row, front)
    return row


def can_turn_down(ctx: Context, objects: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """The permanents that can be turned face down: none that is double-faced or contains something double-faced."""
    return not_double_faced(ctx, pile_not_double_faced(ctx, objects, state), state)


@rule("712.16")
def not_double_faced(ctx: Context, objects: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """A double-faced permanent can't be turned face down: nothing happens."""
    return tuple(i for i in objects if not double_faced_permanent(ctx, state.objects[i]))


@rule("730.2j")
def pile_not_double_faced(ctx: Context, objects: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """A face-up merged permanent that contains a double-faced component can't be turned face down: nothing happens."""
    return tuple(i for i in objects if not _double_faced_pile(state.objects[i]))


def _double_faced_pile(it: Object) -> bool:
    return it.face_down is None and len(it.components) > 1 and any(double_faced(c) for c in it.components)


# --- Leaving ------------------------------------------------------------------------------------------------------------------------


@rule("730.3")
def apart(ctx: Context, piles: tuple[Pile, ...]) -> tuple[Pile, ...]:
    """A merged permanent leaves the battlefield as one permanent, but each of its components is put into the other zone by itself."""
    return tuple((replace(component, down=None, laid=False),) for pile in piles for component in pile)


def melded_pair(pile: Pile) -> bool:
    """Whether components are the two cards of a meld pair and nothing else."""
    return len(pile) == 2 and all(c.front is not None and c.front.turns == MELDS for c in pile)


def come_apart(ctx: Context, pile: Pile) -> tuple[Pile, ...]:
    """What a permanent becomes as it leaves the battlefield: a pile for each new object."""
    return two_cards(ctx, (pile,)) if melded_pair(pile) else apart(ctx, (pile,))


@rule("712.21")
def two_cards(ctx: Context, piles: tuple[Pile, ...]) -> tuple[Pile, ...]:
    """A melded permanent leaves the battlefield as one permanent, and two cards are put into the other zone."""
    return tuple((component,) for pile in piles for component in pile)


def several(became: tuple[ObjectId, ...]) -> bool:
    """Whether a permanent has become more than one object, which then have an order."""
    return len(became) > 1


def ordered(game: Game, became: tuple[ObjectId, ...], to: str, chooser: Seat, melded: bool = False) -> tuple[ObjectId, ...]:
    """The objects that a merged or melded permanent has become, in the order in which they lie in the zone; in exile, from the oldest."""
    if not several(became):
        return became
    lying, since = (two_arranged, older_of_two) if melded else (arranged, oldest_first)
    order = {LIBRARY: lying, GRAVEYARD: lying, EXILE: since}.get(to)
    return order(game, became, to, chooser) if order else became


@rule("730.3a")
def arranged(game: Game, became: tuple[ObjectId, ...], to: str, owner: Seat) -> tuple[ObjectId, ...]:
    """The owner arranges in any order what a merged permanent becomes that is put into their graveyard or library."""
    return _in_chosen_order(game, became, owner, "In which order, from the top?", usual=to == GRAVEYARD)


@rule("730.3b")
def oldest_first(game: Game, became: tuple[ObjectId, ...], to: str, player: Seat) -> tuple[ObjectId, ...]:
    """The player who exiles a merged permanent determines the relative timestamps of the cards."""
    return _in_chosen_order(game, became, player, "In which order do they arrive, the oldest first?", usual=True)


@rule("712.21a")
def two_arranged(game: Game, became: tuple[ObjectId, ...], to: str, owner: Seat) -> tuple[ObjectId, ...]:
    """The owner of a melded permanent that is put into their graveyard or library may arrange the two cards in any order."""
    return _in_chosen_order(game, became, owner, "In which order, from the top?", usual=to == GRAVEYARD)


@rule("712.21b")
def older_of_two(game: Game, became: tuple[ObjectId, ...], to: str, player: Seat) -> tuple[ObjectId, ...]:
    """The player who exiles a melded permanent determines the relative timestamps of the two cards."""
    return _in_chosen_order(game, became, player, "In which order do they arrive, the oldest first?", usual=True)


def _in_chosen_order(game: Game, became: tuple[ObjectId, ...], player: Seat, text: str, usual: bool) -> tuple[ObjectId, ...]:
    options = by_name(game.state, became)
    return game.pick(Question(player, "order", "order", text, options, usual=usual))


@rule("730.3c", otherwise=lambda ctx, found: found[:1])
def all_found(ctx: Context, found: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What can find the object that a merged permanent becomes as it leaves the battlefield finds all of them."""
    return found


def found(ctx: Context, view: View, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What can be found of an object that has become several."""
    there = tuple(view.objects[i] for i in objects if i in view.objects)
    pair = len(there) == len(objects) == 2 and all(it.components for it in there) and meld_pair(*(it.top for it in there))
    return both_found(ctx, objects) if pair else all_found(ctx, objects)


@rule("712.21c", otherwise=lambda ctx, found: found[:1])
def both_found(ctx: Context, found: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What can find the object that a melded permanent becomes as it leaves the battlefield finds both cards."""
    return found


Numbers = tuple[int, ...]


@rule("712.21e", part="objects", otherwise=lambda ctx, each, cards: cards)
def of_objects(ctx: Context, each: Numbers, cards: Numbers) -> Numbers:
    """Where the number of objects that changed zones counts, a melded permanent among them counts as one; ``cards``: how many it was."""
    return each


def _one_of_a_pair(ctx: Context, cards: tuple[ObjectId, ...], view: View) -> tuple[ObjectId, ...]:
    """The wrong reading of CR 712.21e: the two cards of a melded permanent count as one card, too."""
    there = {i: view.objects[i] for i in cards}
    melded = {i: it.previous[:1] for i, it in there.items() if melded_card(it)}
    before = tuple(melded.values())
    return tuple(i for i in cards if i not in melded or melded[i] not in before[: tuple(melded).index(i)])


@rule("712.21e", part="cards", otherwise=_one_of_a_pair)
def of_cards(ctx: Context, cards: tuple[ObjectId, ...], view: View) -> tuple[ObjectId, ...]:
    """Where the number of cards that changed zones counts, a melded permanent among them counts as two."""
    return cards


def melded_card(it: Object) -> bool:
    """Whether an object is represented by a meld card."""
    return bool(it.components) and front_of(it.top).turns == MELDS


def for_each(ctx: Context, instead: Move, event: Move, it: Object) -> Move:
    """What an effect that replaces where an object goes makes of each of its components."""
    return for_both(ctx, instead, event, it) if melded_pair(it.components) else for_all(ctx, instead, event, it)


def _one_of_two(ctx: Context, instead: Move, event: Move, it: Object) -> Move:
    """The wrong reading of CR 712.21d: the effect is applied to one of the two cards."""
    return replace(event, diverted=((0, instead.to),))


@rule("712.21d", otherwise=_one_of_two)
def for_both(ctx: Context, instead: Move, event: Move, it: Object) -> Move:
    """A replacement effect applied to one of the two cards of a melded permanent that leaves the battlefield affects both."""
    return instead


def _the_top_alone(ctx: Context, instead: Move, event: Move, it: Object) -> Move:
    """The wrong reading of CR 730.3d: the effect is applied to the topmost component alone."""
    return replace(event, diverted=((0, instead.to),)) if len(it.components) > 1 else instead


@rule("730.3d", otherwise=_the_top_alone)
def for_all(ctx: Context, instead: Move, event: Move, it: Object) -> Move:
    """A replacement effect applied to a merged permanent's leaving applies to all of its components."""
    return instead


def for_cards(game: Game, instead: Move, event: Move) -> Move:
    """What an effect makes of an event that replaces where a "card" is put, tokens not included (CR 730.3e)."""
    from engine.tokens import no_card  # noqa: PLC0415  (tokens enter zones, and zones are made of components)

    it = game.object(event.obj)
    places = tuple(n for n, c in enumerate(it.components) if c.kind == "card")
    if it.token:
        if not places:
            return instead if no_card(game, True) else event
        return cards_of_token(game, instead, event, places)
    return instead if len(places) == len(it.components) else tokens_included(game, instead, event, places)


def _cards_alone(ctx: Context, instead: Move, event: Move, places: tuple[int, ...]) -> Move:
    """The wrong reading of CR 730.3e: the effect moves the cards alone, and the rest goes where it would."""
    return replace(event, diverted=tuple((n, instead.to) for n in places))


@rule("730.3e", part="not a token", otherwise=_cards_alone)
def tokens_included(ctx: Context, instead: Move, event: Move, places: tuple[int, ...]) -> Move:
    """Of a merged permanent that isn't a token, an effect on cards moves all components, those that are tokens included."""
    return instead


@rule("730.3e", part="a token")
def cards_of_token(ctx: Context, instead: Move, event: Move, places: tuple[int, ...]) -> Move:
    """Of a merged permanent that is a token, an effect on cards moves only the components that are cards."""
    return replace(event, diverted=tuple((n, instead.to) for n in places))


# --- Face down ----------------------------------------------------------------------------------------------------------------------


def stacked(pile: Pile) -> Pile:
    """Components as a permanent keeps them: how the topmost lies is told by its status."""
    return (replace(pile[0], down=None), *pile[1:])


def lying(it: Object) -> Pile:
    """The components of an object, each with how it lies itself; the topmost as the object's status says."""
    return tuple(replace(c, down=it.face_down) if n == 0 else c for n, c in enumerate(it.components))


@rule("730.2e", part="status")
def status_of_top(ctx: Context, before: FaceDown | None, pile: Pile) -> FaceDown | None:
    """Whether a merged permanent is face down is determined by its topmost component."""
    return pile[0].down


@rule("730.2f")
def each_turned(ctx: Context, below: Pile, down: FaceDown | None) -> Pile:
    """If a merged permanent is turned face down or face up, each of its components is."""
    return tuple(replace(c, down=down) for c in below)


def turned(ctx: Context, it: Object, down: FaceDown | None) -> Object:
    """An object turned face down or face up, with all that represents it."""
    return replace(it, face_down=down, components=(*it.components[:1], *each_turned(ctx, it.components[1:], down)))


@rule("730.2g")
def can_turn_up(ctx: Context, possible: bool, it: Object) -> bool:
    """A face-down merged permanent that contains an instant or sorcery card can't be turned face up."""
    spells = any(t in ("instant", "sorcery") for c in it.components for t in c.face.types)
    return possible and not (spells and len(it.components) > 1)
