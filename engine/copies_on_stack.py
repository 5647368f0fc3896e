"""Copies of spells and abilities (CR 707.10): objects that are put onto the stack without being cast or activated."""

from __future__ import annotations

from engine.announcing import TargetsChosen, specs_of
from engine.cards.card import CardFace
from engine.casting import SpellCast
from engine.copying import Exceptions, copiable, copied_faces
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.log import Row
from engine.object_parts import AbilityOnStack, Component
from engine.questions import Option, Question
from engine.record import record, replace
from engine.requirements import env_of
from engine.rule import Context, rule
from engine.stack import Announced, announcement
from engine.state import EVERYBODY, STACK, Object, ObjectId, Seat, zone_key
from engine.targets import TargetSpec, describe, legal_targets
from engine.view import Env
from engine.zones import enter

Targets = tuple[tuple[int, ...], ...]
LATER = -1
"""The number, and the moment, of what has not arrived yet: that is decided as it does."""


@record
class CopyPut(Event):
    """A copy of a spell or ability is put onto the stack (CR 707.10). ``made``: the copy, but for what only arriving decides."""

    of: ObjectId
    made: Object

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.of,)

    @property
    def affected_player(self) -> Seat | None:
        return self.made.controller

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now = game.tick()
        number = game.new_id()
        components = tuple(replace(c, card=number) for c in self.made.components)
        enter(game, replace(self.made, id=number, components=components, timestamp=now, since=now))
        return (number,)


@record
class Copying:
    """How a spell or ability is copied. ``source``: the object whose effect copies it."""

    player: Seat
    exceptions: Exceptions = ()
    targets: Targets | None = None
    """Its targets, if they aren't those of the original."""
    source: ObjectId = -1


def put_copy(game: Game, of: ObjectId, how: Copying) -> ObjectId:
    """Put a copy of a spell or ability onto the stack; the copy."""
    row = game.state.last_known(of)
    announced = replace(with_decisions(game, Announced(), row), caster=None, from_zone="")
    if how.targets is not None:
        announced = replace(announced, targets=how.targets)
    owner, controller = of_who_copies(game, (row.object.owner, row.characteristics.controller), how.player)
    if row.object.ability is not None:
        ability = of_same_source(game, replace(row.object.ability, source=how.source), row.object.ability)
        made = _object((), owner, controller, announced, ability)
    else:
        face, front = copied_faces(game, row, how.exceptions)
        made = _object((Component(LATER, face, owner, "copy", front=front),), owner, controller, announced)
    put = CopyPut(of, made)
    (entry, *_) = happen(game, put)
    (copy,) = entry.became
    if announced.targets:
        happen(game, TargetsChosen(how.player, copy, announced.targets))
    happen(game, *not_cast(game, (), how.player, copy))
    return copy


def _object(
    components: tuple[Component, ...], owner: Seat, controller: Seat, announced: Announced, ability: AbilityOnStack | None = None
) -> Object:
    return Object(LATER, components, owner, STACK, EVERYBODY, controller, LATER, LATER, announced=announced, ability=ability)


@rule("707.10", part="decisions")
def with_decisions(ctx: Context, announced: Announced, of: Row) -> Announced:
    """A copy of a spell or ability copies all decisions made for it: modes, targets, X, costs paid."""
    return announcement(of.object)


@rule("707.10", part="owner and controller")
def of_who_copies(ctx: Context, who: tuple[Seat, Seat], player: Seat) -> tuple[Seat, Seat]:
    """A copy is owned and controlled by the player under whose control it was put onto the stack."""
    return (player, player)


def _cast(game: Game, events: tuple[Event, ...], player: Seat, copy: ObjectId) -> tuple[Event, ...]:
    """The wrong reading of CR 707.10: who copies a spell casts the copy."""
    return (*events, SpellCast(player, copy, "")) if game.object(copy).ability is None else events


@rule("707.10", part="not cast", otherwise=_cast)
def not_cast(game: Game, events: tuple[Event, ...], player: Seat, copy: ObjectId) -> tuple[Event, ...]:
    """A copy of a spell isn't cast."""
    return events


@rule("707.10b")
def of_same_source(ctx: Context, ability: AbilityOnStack, original: AbilityOnStack) -> AbilityOnStack:
    """A copy of an ability has the same source as the original."""
    return original


# --- Copies of cards that are cast ---------------------------------------------------------------------------------------------------


@record
class CardCopied(Event):
    """A copy of a card is created in the zone the card is in, to be cast (CR 707.12)."""

    of: ObjectId
    face: CardFace
    player: Seat

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.of,)

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        zone, now, number = game.object(self.of).zone, game.tick(), game.new_id()
        made = Component(number, self.face, self.player, "copy")
        _, seat = zone_key(zone, self.player)
        enter(game, Object(number, (made,), self.player, zone, seat, self.player, now, now))
        return (number,)


def copy_cards(game: Game, cards: tuple[ObjectId, ...], player: Seat) -> tuple[ObjectId, ...]:
    """Copies of cards, each where the card is; none if a rule is switched off."""
    events = tuple(CardCopied(i, copiable(game, game.state.last_known(i)), player) for i in cards if i in game.state.objects)
    return tuple(i for entry in happen(game, *where_it_is(game, (), events)) for i in entry.became)


@rule("707.12")
def where_it_is(ctx: Context, events: tuple[Event, ...], copies: tuple[Event, ...]) -> tuple[Event, ...]:
    """A copy of a card that is to be cast is created in the zone that the card is in, and is then cast as a spell is."""
    return copies


# --- New targets --------------------------------------------------------------------------------------------------------------------


def _targeting(game: Game, row: Row, player: Seat) -> tuple[tuple[TargetSpec, ...], Env]:
    """What a copy of a spell or ability targets, and who chooses: it isn't on the stack yet."""
    env = replace(env_of(row.object, row.characteristics), you=player, spell=None)
    return specs_of(game, replace(row.object, owner=player), row.characteristics, env), env


@rule("707.10c")
def new_targets(game: Game, targets: Targets, of: ObjectId, player: Seat) -> Targets:
    """The copy's controller may choose new targets: any that are changed must be legal; the others stay, even if they are illegal."""
    wanted, env = _targeting(game, game.state.last_known(of), player)

    def chosen(spec: TargetSpec, now: tuple[int, ...]) -> tuple[int, ...]:
        legal = legal_targets(game, spec, env)
        options = tuple(Option(t, describe(game.state, t)) for t in dict.fromkeys((*now, *legal)))
        return game.pick(Question(player, "pick", "new targets", "Which targets has the copy?", options, len(now), len(now), of))

    return tuple(chosen(wanted[n], now) if now else () for n, now in enumerate(targets))


@rule("707.10e")
def if_legal(game: Game, targets: tuple[Targets, ...], of: ObjectId, player: Seat) -> tuple[Targets, ...]:
    """A copy whose target the effect specifies isn't created if that target isn't legal for each instance of the word "target"."""
    row = game.state.last_known(of)
    return tuple(t for t in targets if _all_legal(game, row, t, player))


def _all_legal(game: Game, row: Row, targets: Targets, player: Seat) -> bool:
    wanted, env = _targeting(game, row, player)
    return all(t in legal_targets(game, wanted[n], env) for n, chosen in enumerate(targets) for t in chosen)


@rule("707.10d")
def each_it_could_target(game: Game, found: tuple[Targets, ...], of: ObjectId, player: Seat, among: tuple[int, ...]) -> tuple[Targets, ...]:
    """For each player or object that the spell could target a copy with just that target is created, in the player's order."""
    row = game.state.last_known(of)
    now = announcement(row.object).targets
    possible = {t: tuple((t,) * len(chosen) for chosen in now) for t in among}
    legal = [t for t, targets in possible.items() if _all_legal(game, row, targets, player)]
    options = tuple(Option(t, describe(game.state, t)) for t in legal)
    order = game.pick(Question(player, "order", "order", "In which order are the copies put onto the stack?", options, subject=of))
    return tuple(possible[t] for t in order)
