"""Bands of attacking creatures (CR 508.1e, 702.22): announced as they are declared, blocked together, their damage divided by others."""

from __future__ import annotations

from typing import ClassVar

from engine.combat.fight import Bands, Combat, Pairs, attack_of
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import ObjectId, Seat

Objects = tuple[ObjectId, ...]


@record
class BandsFormed(Event):
    """Attacking creatures have been declared to be in bands (CR 702.22c)."""

    bands: Bands

    @property
    def subjects(self) -> Objects:
        return tuple(i for band in self.bands for i in band)

    def apply(self, game: Game) -> Objects:
        game.state = game.state.evolve(combat=replace(game.state.combat or Combat(), bands=self.bands))
        return ()


@record
class BlocksToo(Event):
    """A creature blocks another member of the band of the creature that it blocks (CR 702.22h)."""

    logged: ClassVar[bool] = False
    pairs: Pairs

    def apply(self, game: Game) -> Objects:
        combat = game.state.combat or Combat()
        game.state = game.state.evolve(combat=replace(combat, blocks=(*combat.blocks, *self.pairs)))
        return ()


def in_bands(game: Game, creature: ObjectId) -> bool:
    """Whether a creature can be in a band by itself."""
    can = False
    for keyword, _ in hooked(game.state.characteristics(creature)):
        can = keyword.bands(game, can)
    return can


def announce_bands(game: Game, player: Seat, declared: Pairs) -> Bands:
    """The attacking player announces which creatures are banded with which (CR 508.1e); reasons against it are noted on the game."""
    return which_with_which(game, (), player, declared)


@rule("508.1e")
def which_with_which(game: Game, bands: Bands, player: Seat, declared: Pairs) -> Bands:
    """If chosen creatures can form bands, the active player announces which of them are banded with which."""
    left = tuple(a for a, _ in declared)
    while len(left) > 1 and any(in_bands(game, i) for i in left):
        banding = _picked(game, player, "Which creatures form a band?", tuple(i for i in left if in_bands(game, i)), None)
        if not banding:
            break
        others = with_the_same_target(game, tuple(i for i in left if i not in banding), banding, dict(declared))
        others = tuple(i for i in others if not in_bands(game, i))
        band = (*banding, *_picked(game, player, "Which other creature is in the band?", others, 1))
        bands = (*bands, band)
        left = tuple(i for i in left if i not in band)
    return bands


def _picked(game: Game, player: Seat, text: str, creatures: Objects, most: int | None) -> Objects:
    """The creatures that a player picks, one or none of those without banding, any number of those that have it (CR 702.22c)."""
    if not creatures:
        return ()
    options = by_name(game.state, creatures)
    return game.pick(Question(player, "pick", "choose", text, options, 0, most or len(creatures), always=True))


@rule("702.22d", "802.3b")
def with_the_same_target(ctx: Context, others: Objects, banding: Objects, attacked: dict[int, int]) -> Objects:
    """All creatures in a band attack the same player, planeswalker or battle."""
    return tuple(i for i in others if attacked[i] == attacked[banding[0]])


def band_of(game: Game, attacker: ObjectId) -> Objects:
    """The other attacking creatures in a creature's band."""
    bands = game.state.combat.bands if game.state.combat else ()
    found = next((band for band in bands if attacker in band), ())
    return tuple(i for i in still_banded(game, found if _would_form(game, found) else (), found) if i != attacker)


def _would_form(game: Game, band: Objects) -> bool:
    """Whether a band would hold if only what its members are now mattered."""
    return sum(not in_bands(game, i) for i in band) < 2


@rule("702.22e")
def still_banded(ctx: Context, as_they_are: Objects, band: Objects) -> Objects:
    """A band lasts for the rest of combat, even if its members lose what let them form it."""
    return band


def blocked_together(game: Game, declared: Pairs) -> Pairs:
    """The blocks that follow from a declaration because the attackers are in bands."""
    if game.state.combat is None or not game.state.combat.bands:
        return ()
    more = tuple((b, other) for b, a in declared for other in band_of(game, a) if (b, other) not in declared)
    together = whole_band(game, (), tuple(dict.fromkeys(more)))
    if together:
        happen(game, BlocksToo(together))
    return together


@rule("702.22h")
def whole_band(ctx: Context, blocks: Pairs, together: Pairs) -> Pairs:
    """If a creature blocks one member of a band, each other member becomes blocked by it, too."""
    return (*blocks, *together)


def who_divides(game: Game, player: Seat, creature: ObjectId, hits: tuple[int, ...]) -> Seat:
    """Who divides a creature's combat damage among what it can hit."""
    if not any(h >= 0 and in_bands(game, h) for h in hits):
        return player
    attack = attack_of(game.state, creature)
    if attack is None:
        return active_divides(game, player, game.state.turn.active)
    return defender_divides(game, player, attack.defender)


@rule("702.22j")
def defender_divides(ctx: Context, player: Seat, defender: Seat) -> Seat:
    """Of an attacking creature that is blocked by a creature with banding the defending player divides the damage."""
    return defender


@rule("702.22k")
def active_divides(ctx: Context, player: Seat, active: Seat) -> Seat:
    """Of a creature that blocks a creature with banding the active player divides the damage."""
    return active
