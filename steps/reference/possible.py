"""What a player could do now: every act of theirs that there is a legal way to do to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine import casting
from engine.activating import activated_abilities
from engine.costs import Offer
from engine.game import Game
from engine.mana_abilities import is_mana_ability
from engine.special_actions import verbs_of
from engine.state import COMMAND, EXILE, GRAVEYARD, HAND, ObjectId, Seat, State
from steps.reference.playing import in_turn
from steps.table import Act, Activate, Cast, CostChoice, Legality, PlayLand, Special, TurnUp

FREE = "free"
"""The name of an offer to cast something without paying its mana cost."""


def candidates(state: State, player: Seat) -> Iterator[Act]:
    """What a player could try: not all of it is legal."""
    for zone in (HAND, GRAVEYARD, EXILE, COMMAND):
        for card in state.zone(zone, player):
            if state.objects[card].owner == player and state.objects[card].components:
                yield from _played(state, player, card, zone)
    for obj in state.battlefield():
        if state.controller(obj) == player:
            yield from _activations(state, player, obj)
            if state.objects[obj].face_down is not None:
                yield TurnUp(player, obj)


def _played(state: State, player: Seat, card: ObjectId, zone: str) -> Iterator[Act]:
    if state.characteristics(card).is_type("land"):
        yield PlayLand(player, card)
    else:
        game = Game(state)
        in_turn(game, player)
        offers = casting.offers_now(game, player, card)
        names = Counter(offer.name for offer in offers)
        yield from (Cast(player, card, _choice(offer, names[offer.name] > 1), free=offer.name == FREE) for offer in offers)
    if zone == HAND:
        yield Cast(player, card, face_down=True)
        yield from (Special(player, verb, card) for verb in verbs_of(state, card))
    yield from _activations(state, player, card)


def _choice(offer: Offer, several: bool) -> CostChoice | None:
    """How an offer is chosen; None for the mana cost. ``several``: others have its name, too."""
    if offer.name in ("", FREE):
        return None
    mana = str(offer.cost.mana) if several and offer.cost.mana is not None else ""
    return CostChoice(offer.name, mana, offer.giver if offer.giver >= 0 else None)


def _activations(state: State, player: Seat, obj: ObjectId) -> Iterator[Act]:
    """Abilities that use the stack, each counted as an activation counts it: among all of the object, or all of its keyword."""
    counted: Counter[str] = Counter()
    for n, (_, ability, keyword) in enumerate(activated_abilities(Game(state), obj), 1):
        counted[keyword] += 1
        if not is_mana_ability(Game(state), False, ability):
            yield Activate(player, obj, keyword, counted[keyword] if keyword else n)


def possible(can: Callable[[Act], Legality], state: State, player: Seat) -> list[Act]:
    """The acts that are legal, each with what isn't named left open."""
    return [act for act in dict.fromkeys(candidates(state, player)) if can(act).possible]
