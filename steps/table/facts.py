"""Facts: what a Given puts on the table."""

from __future__ import annotations

from engine.record import record
from steps.table.acts import Cast
from steps.table.basics import ObjectId, Seat, StepName, ZoneName


@record
class Thing:
    """What is to be put somewhere. An empty ``card`` is a blank card: no name, type or cost."""

    card: str = ""
    """Name as the catalogue keys it, or the name of a card made up in the scenario."""
    count: int = 1
    label: str = ""
    token: bool = False
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    owner: Seat | None = None
    """None: whoever controls it, or whose zone it is."""
    under: tuple[str, ...] = ()
    """Cards beneath it in a merged permanent, from the top."""


@record
class MadeUp:
    """A card that the scenario defines."""

    name: str
    other_name: str = ""
    """Its name in the other language."""
    mana_cost: str = ""
    type_line: str = "Creature"
    power: int | None = None
    toughness: int | None = None
    colors: tuple[str, ...] | None = None
    """None: by its mana cost."""
    keywords: tuple[str, ...] = ()
    """Keywords with parameter, in English: "flying", "blitz {2}{R}"."""
    text: str = ""
    """Rules text, in ``language``."""
    language: str = "en"
    like: str = ""
    """The key of a card that it is like, but for its name and for what is said here; its keywords and text are added to that card's."""
    number: int | None = None
    """The loyalty of a planeswalker, the defense of a battle."""


@record
class Players:
    """The players' names in turn order; the first is the active player. Before any other fact."""

    names: tuple[str, ...]


@record
class Format:
    """"two-player" or "commander"."""

    name: str


@record
class TurnNumber:
    """It is the n-th turn of the game, and this player went first."""

    n: int
    starting: Seat


@record
class StepIs:
    """It is this step of this player's turn."""

    active: Seat
    step: StepName


@record
class PriorityIs:
    """This player has priority."""

    seat: Seat


@record
class Life:
    """A player's life total."""

    seat: Seat
    n: int


@record
class PlayerCounters:
    """How many counters of a kind a player has."""

    seat: Seat
    kind: str
    n: int


@record
class EveryOrder:
    """Every choice of an order is asked, also those that seldom matter: in a graveyard, and of what arrives at the same time."""


@record
class AnyMana:
    """This player can pay any amount of mana of any kind while a cost is being paid; it comes from no source."""

    seat: Seat


@record
class Designation:
    """This player is the "monarch", or has the "initiative" (CR 725, 726)."""

    seat: Seat
    what: str


@record
class Daytime:
    """It is "day" or "night" (CR 731.1)."""

    time: str


@record
class Pool:
    """The mana in a player's pool, as symbols."""

    seat: Seat
    mana: str


@record
class Place:
    """Things in a zone: on the battlefield under ``seat``'s control, elsewhere in ``seat``'s zone. A library of no things stays empty."""

    seat: Seat
    zone: ZoneName
    things: tuple[Thing, ...]
    position: int | None = None
    """In a library: from the top, or -1 for the bottom. None: among the others (a library: on top, first named first)."""


@record
class StatusIs:
    """A status of an object: tapped, face down, phased out, summoning sick, revealed, …"""

    obj: ObjectId
    status: str
    value: bool = True


@record
class CountersAre:
    """How many counters of a kind are on an object."""

    obj: ObjectId
    kind: str
    n: int


@record
class AttachedTo:
    """An object is attached to another, or to a player (``~seat``)."""

    obj: ObjectId
    host: ObjectId | Seat


@record
class ChosenFor:
    """What was chosen for an object as it entered: see :attr:`Seen.chosen`."""

    obj: ObjectId
    what: str
    value: str


@record
class CastEarlier:
    """This spell was cast this turn and has resolved; what triggered then is past, save delayed triggers that still wait."""

    act: Cast


@record
class DrawnEarlier:
    """How many cards a player has drawn this turn."""

    seat: Seat
    n: int


@record
class SpellsCastEarlier:
    """How many spells a player has cast this turn."""

    seat: Seat
    n: int


@record
class CommanderIs:
    """A player's commander; in the command zone unless another fact places it."""

    seat: Seat
    card: str


@record
class CommanderCasts:
    """How often a commander has been cast from the command zone."""

    card: str
    n: int


@record
class CommanderDamage:
    """How much combat damage a player has been dealt by a commander over the game."""

    seat: Seat
    card: str
    n: int


@record
class PlanarDeck:
    """A player's planar deck from its top, by the keys of its cards: face down in the command zone."""

    seat: Seat
    cards: tuple[str, ...]


@record
class EffectApplies:
    """A continuous effect has begun. Rules text, whose characters of the private use area stand for objects, in order."""

    text: str
    language: str = "en"
    objects: tuple[ObjectId, ...] = ()


@record
class BackFace:
    """Two cards that the scenario makes up are the faces of one modal double-faced card."""

    front: str
    back: str


Fact = (
    Players | Format | TurnNumber | StepIs | PriorityIs | Life | PlayerCounters | AnyMana | Daytime | Designation | EveryOrder
    | Pool | MadeUp | Place | StatusIs | CountersAre | AttachedTo
    | CastEarlier | DrawnEarlier | SpellsCastEarlier | CommanderIs | CommanderCasts
    | CommanderDamage | PlanarDeck | BackFace | EffectApplies | ChosenFor
)
