"""The table: all that steps may ask of an engine.

A scenario is played at a *table*. Steps speak to it in the records of this module and in nothing else, so the same rulings can be
held against any engine that implements :class:`Table`. The records carry no behaviour; an engine reads them and answers with them.

How a scenario meets a table::

    table = factory()                        # one table per scenario
    table.given(Life(0, 17))                 # facts, oldest first; they ask nothing and trigger nothing
    table.ready()                            # the game must be at rest now, else SetUpError
    table.do(Cast(player=0, card=12))        # Refused leaves the game exactly as it was (CR 733.1)
    table.question()                         # an open question, or None
    table.answer(Answer(0, "may", yes=True))
    table.board(), table.log()               # what there is, and what happened

Names are resolved by the steps: an act, an answer or a look names objects by the :attr:`Seen.id` they have on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

Seat = int
"""A player, by seat in turn order, from 0."""

ObjectId = int
"""An object of the game (CR 109.1); a new one after each change of zone (CR 400.7)."""

ZoneName = Literal["battlefield", "stack", "hand", "library", "graveyard", "exile", "command"]

ZONE_NAMES: tuple[ZoneName, ...] = get_args(ZoneName)

StepName = Literal[
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first strike damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
]

# --- What a table may be able to show beyond playing -----------------------------------------------------------------------------

Ability = Literal["citations", "reasons", "identity", "knowledge", "layers", "possibilities"]


# --- What there is -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card (or token, or copy) that represents an object: one usually, several for a merged permanent."""

    key: str
    """The name printed on it, as the catalogue keys it (English where there is one)."""
    label: str = ""
    """The letter the scenario gave it; it stays with the card through all zones."""
    faces: tuple[str, ...] = ()
    """The keys of its other faces, if it is double-faced."""


@dataclass(frozen=True, slots=True)
class AbilitySeen:
    """What an ability on the stack, or in the log, is."""

    source: ObjectId
    source_key: str
    kind: Literal["activated", "triggered", "delayed", "mana", "static"]
    keyword: str = ""
    """English name of the keyword it comes from, "" if none."""
    index: int = 1
    """Which of the source's abilities of this kind it is, in printed order, from 1."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One object as it lies on the table."""

    id: ObjectId
    name: str
    """Its present name as the catalogue keys it; "" if it has none."""
    cards: tuple[CardSeen, ...]
    """What represents it, topmost first; empty for an ability."""
    zone: ZoneName
    position: int
    """Place in its zone: from the top of a library, graveyard or the stack, else by arrival; from 0."""
    owner: Seat
    controller: Seat
    form: Literal["card", "spell", "permanent", "ability", "emblem"] = "card"
    token: bool = False
    copy: bool = False
    """A copy of a spell, a token it became, or a permanent that copies something it isn't."""
    ability: AbilitySeen | None = None
    statuses: tuple[str, ...] = ()
    """Sorted, of: tapped, face down, phased out, suspended, attacking, blocking, blocked, unblocked, summoning sick, revealed,
    commander, transformed, merged."""
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: ObjectId | None = None
    attacking: ObjectId | Seat | None = None
    """Whom or what it attacks: a player is given as ``~seat``, an object by its id."""
    blocking: tuple[ObjectId, ...] = ()
    damage: int = 0
    power: int | None = None
    toughness: int | None = None
    colors: tuple[str, ...] = ()
    """Of "W", "U", "B", "R", "G", in that order."""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    """As printed in English: "Creature"."""
    subtypes: tuple[str, ...] = ()
    mana_cost: str = ""
    mana_value: int = 0
    abilities: tuple[str, ...] = ()
    """Keywords with their parameter, one entry an instance: "haste", "blitz {2}{R}"; other abilities are not listed."""
    targets: tuple[int, ...] = ()
    """Of an object on the stack, in order: ids, players as ``~seat``."""
    x: int | None = None
    costs_paid: tuple[str, ...] = ()
    """Names of alternative and additional costs that were paid for it: "blitz", "dash", "kicker"."""
    chosen: tuple[tuple[str, str], ...] = ()
    """What was chosen for it as it entered: ("color", "R"), ("card name", KEY), ("type", "Goblin")."""
    other_abilities: int = 0
    """How many abilities it has that are no keywords."""
    previous: tuple[ObjectId, ...] = ()
    """The objects it was before, latest first (only with the ability "identity")."""
    protector: Seat | None = None
    """Of a battle (CR 310.9)."""
    unknown_to: tuple[Seat, ...] = ()
    """On a board, the players who don't know what it is: others' hands, libraries, face-down cards (only with the ability "knowledge")."""


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """One player."""

    seat: Seat
    name: str
    life: int
    pool: str = ""
    """Mana in the pool, "{R}{R}"."""
    any_mana: bool = False
    in_game: bool = True
    drawn_this_turn: int = 0
    spells_cast_this_turn: int = 0
    commander_damage: tuple[tuple[ObjectId, int], ...] = ()
    """Combat damage dealt to this player by commanders, each as the object it is now (CR 903.10a)."""
    counters: tuple[tuple[str, int], ...] = ()
    """Counters that the player has, by kind (CR 122.1)."""


@dataclass(frozen=True, slots=True)
class Board:
    """The whole table at one moment."""

    players: tuple[PlayerSeen, ...]
    objects: tuple[Seen, ...]
    """Every object in every zone, by id; blank library cards too."""
    turn: int
    step: StepName
    active: Seat
    priority: Seat | None
    over: str = ""
    """"" while the game goes on; else "draw" or "won:SEAT"."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Where the game stands, without what lies on the table: quick to ask for after every pass."""

    turn: int
    step: StepName
    active: Seat
    priority: Seat | None
    over: str = ""
    stack: tuple[ObjectId, ...] = ()
    """From the top."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. Objects are shown as they were just before it happened (CR 603.10, 608.2h).

    ``kind`` is one of: begin (a step: ``detail`` its name), turn, copy (onto the stack), zone, draw, discard, destroy, sacrifice, exile,
    counter, cast,
    activate, trigger, resolve, no resolve (CR 608.2b), leave stack, damage, life, tap, untap, put counters, remove counters, create,
    reveal, announce (CR 601.2b: ``detail`` the name of the cost, ``amount`` X), targets (chosen for ``source``: ``objects``, or the
    player in ``target``), attack, block, add mana, pay, control, phase out, phase in, face up, face down, transform, flip, merge,
    attach, unattach,
    enter (a permanent enters the battlefield), die, special, skip (``detail`` the step, or "turn"), prevent (damage: ``amount``), lose,
    win, draw game, effect, note (``detail`` says which, in a few lower-case words: "blockers declared").
    """

    n: int
    """Its number, from 0, without gaps."""
    moment: int
    """Entries of one moment happened simultaneously."""
    turn: int
    step: StepName
    kind: str
    player: Seat | None = None
    objects: tuple[Seen, ...] = ()
    became: tuple[ObjectId, ...] = ()
    """For a change of zone: what they are now."""
    source: Seen | None = None
    from_zone: ZoneName | None = None
    to_zone: ZoneName | None = None
    target: int | None = None
    """Whom or what it was done to, where that isn't ``objects``: an id, a player as ``~seat``."""
    amount: int = 0
    detail: str = ""
    rules: tuple[str, ...] = ()
    """Rules applied: "702.152a", with a part "702.152a sacrifice"."""


# --- Facts: what a Given puts there ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Players:
    """The players' names in turn order; the first is the active player. Before any other fact."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Format:
    """"two-player" or "commander"."""

    name: str


@dataclass(frozen=True, slots=True)
class TurnNumber:
    """It is the n-th turn of the game, and this player went first."""

    n: int
    starting: Seat


@dataclass(frozen=True, slots=True)
class StepIs:
    """It is this step of this player's turn."""

    active: Seat
    step: StepName


@dataclass(frozen=True, slots=True)
class PriorityIs:
    """This player has priority."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Life:
    """A player's life total."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class PlayerCounters:
    """How many counters of a kind a player has."""

    seat: Seat
    kind: str
    n: int


@dataclass(frozen=True, slots=True)
class EveryOrder:
    """Every choice of an order is asked, also those that seldom matter: in a graveyard, and of what arrives at the same time."""


@dataclass(frozen=True, slots=True)
class AnyMana:
    """This player can pay any amount of mana of any kind while a cost is being paid; it comes from no source."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pool:
    """The mana in a player's pool, as symbols."""

    seat: Seat
    mana: str


@dataclass(frozen=True, slots=True)
class Place:
    """Things in a zone: on the battlefield under ``seat``'s control, elsewhere in ``seat``'s zone. A library of no things stays empty."""

    seat: Seat
    zone: ZoneName
    things: tuple[Thing, ...]
    position: int | None = None
    """In a library: from the top, or -1 for the bottom. None: among the others (a library: on top, first named first)."""


@dataclass(frozen=True, slots=True)
class StatusIs:
    """A status of an object: tapped, face down, phased out, summoning sick, revealed, …"""

    obj: ObjectId
    status: str
    value: bool = True


@dataclass(frozen=True, slots=True)
class CountersAre:
    """How many counters of a kind are on an object."""

    obj: ObjectId
    kind: str
    n: int


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """An object is attached to another."""

    obj: ObjectId
    host: ObjectId


@dataclass(frozen=True, slots=True)
class ChosenFor:
    """What was chosen for an object as it entered: see :attr:`Seen.chosen`."""

    obj: ObjectId
    what: str
    value: str


@dataclass(frozen=True, slots=True)
class CastEarlier:
    """This spell was cast this turn and has resolved; what triggered then is past, save delayed triggers that still wait."""

    act: Cast


@dataclass(frozen=True, slots=True)
class DrawnEarlier:
    """How many cards a player has drawn this turn."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class SpellsCastEarlier:
    """How many spells a player has cast this turn."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class CommanderIs:
    """A player's commander; in the command zone unless another fact places it."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CommanderCasts:
    """How often a commander has been cast from the command zone."""

    card: str
    n: int


@dataclass(frozen=True, slots=True)
class CommanderDamage:
    """How much combat damage a player has been dealt by a commander over the game."""

    seat: Seat
    card: str
    n: int


@dataclass(frozen=True, slots=True)
class PlanarDeck:
    """A player's planar deck from its top, by the keys of its cards: face down in the command zone."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EffectApplies:
    """A continuous effect has begun. Rules text, whose characters of the private use area stand for objects, in order."""

    text: str
    language: str = "en"
    objects: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class BackFace:
    """Two cards that the scenario makes up are the faces of one modal double-faced card."""

    front: str
    back: str


Fact = (
    Players | Format | TurnNumber | StepIs | PriorityIs | Life | PlayerCounters | AnyMana | EveryOrder
    | Pool | MadeUp | Place | StatusIs | CountersAre | AttachedTo
    | CastEarlier | DrawnEarlier | SpellsCastEarlier | CommanderIs | CommanderCasts
    | CommanderDamage | PlanarDeck | BackFace | EffectApplies | ChosenFor
)


# --- Acts --------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CostChoice:
    """Which of the costs offered is meant. All that is said must fit; several offers that fit are an error of the scenario."""

    keyword: str = ""
    """"blitz", "dash", …; "" with ``alternative`` False and no ``mana``: the mana cost."""
    mana: str = ""
    giver: ObjectId | None = None
    """The object whose effect gives it."""
    alternative: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A value named in advance or in an answer: ("number", "3"), ("color", "R"), ("mode", "2"), ("card name", KEY), ("top", "")."""

    what: str
    value: str


@dataclass(frozen=True, slots=True)
class Payment:
    """How a cost that isn't mana is paid: sacrificing, discarding, exiling, tapping, paying life, using (an optional cost)."""

    how: Literal["sacrifice", "discard", "exile", "tap", "life", "use"]
    objects: tuple[ObjectId, ...] = ()
    n: int = 0
    name: str = ""
    """For ``use``: the optional cost, "kicker"."""


@dataclass(frozen=True, slots=True)
class Cast:
    """A player casts a spell; what is left out and has more than one legal value is asked."""

    player: Seat
    card: ObjectId
    cost: CostChoice | None = None
    """None: the mana cost."""
    free: bool = False
    """Without paying its mana cost."""
    face_down: bool = False
    targets: tuple[int, ...] | None = None
    """Ids, players as ``~seat``. None: asked if there is a choice."""
    x: int | None = None
    choices: tuple[Choice, ...] = ()
    payments: tuple[Payment, ...] = ()
    division: tuple[tuple[int, int], ...] | None = None
    """How an effect is divided among its targets: which (ids, ``~seat``) gets how much. None: asked if there is a choice."""
    face: str = ""
    """The key of the face that is cast, of a double-faced card; "" for the one that is up."""


@dataclass(frozen=True, slots=True)
class Activate:
    """A player activates an ability of an object: the ``index``-th of its kind (and keyword, if named)."""

    player: Seat
    source: ObjectId
    keyword: str = ""
    index: int = 1
    kind: str = "activated"
    targets: tuple[int, ...] | None = None
    x: int | None = None
    choices: tuple[Choice, ...] = ()
    payments: tuple[Payment, ...] = ()
    division: tuple[tuple[int, int], ...] | None = None


@dataclass(frozen=True, slots=True)
class PlayLand:
    """A player plays a land."""

    player: Seat
    card: ObjectId
    face: str = ""
    """The key of the face that is played, of a double-faced card; "" for the one that is up."""


@dataclass(frozen=True, slots=True)
class Special:
    """A special action that a keyword gives (CR 116.2): "suspend", "foretell", …"""

    player: Seat
    verb: str
    card: ObjectId
    cost: CostChoice | None = None
    x: int | None = None
    giver: ObjectId | None = None
    """The object whose effect allows it, if no ability of the card does; ``verb`` is "" then."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A player turns a face-down permanent face up."""

    player: Seat
    obj: ObjectId
    cost: CostChoice | None = None


@dataclass(frozen=True, slots=True)
class Attack:
    """The whole declaration of attackers (CR 508.1); each with whom it attacks (None where only one can be attacked).

    From the precombat main phase or the beginning of combat, with an empty stack, the table passes for everybody to the declare
    attackers step by itself; refused, the game stands where it stood. Passing on without this act declares no attackers, unless some
    are forced: then a question "attack" is open, which this act answers. So with blockers and "block".
    """

    player: Seat
    attackers: tuple[tuple[ObjectId, int | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """One player's whole declaration of blockers (CR 509.1): pairs of blocker and attacker. See :class:`Attack`."""

    player: Seat
    blocks: tuple[tuple[ObjectId, ObjectId], ...] = ()
    others: tuple[Block, ...] = ()
    """What other defending players declare in the same step (CR 802.4)."""


@dataclass(frozen=True, slots=True)
class AddMana:
    """A player activates a mana ability of each of these sources, for this mana."""

    player: Seat
    sources: tuple[ObjectId, ...]
    mana: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Passes priority."""

    player: Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """Finishes the casting or activation that :meth:`Table.begin` began."""

    player: Seat
    obj: ObjectId


@dataclass(frozen=True, slots=True)
class Concede:
    """A player concedes."""

    player: Seat


Act = Cast | Activate | PlayLand | Special | TurnUp | Attack | Block | AddMana | Pass | Finish | Concede


# --- Effects without a named source -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Effect:
    """A one-shot effect of no particular source, at once, without the stack.

    ``verb``: destroy, exile, move (to ``zone``, ``position``), put onto battlefield, put counters, remove counters, control, tap, untap,
    phase out, face up, face down, transform, flip,
    damage, draw, discard, counter, copy (a spell or ability, or a token that is a copy), become copy (of
    ``other``), merge (with ``other``; ``kind`` over or under), populate, create, gain ability, gain life, lose life,
    planeswalk, chaos.
    ``objects``: ids, players as ``~seat``.
    """

    verb: str
    objects: tuple[int, ...] = ()
    player: Seat | None = None
    n: int = 1
    kind: str = ""
    """Counter kind or keyword."""
    zone: ZoneName | None = None
    position: int = 0
    """In a library: from the top, -1 is the bottom."""
    other: ObjectId | None = None
    things: tuple[Thing, ...] = ()
    duration: str = ""
    """"", or "end of turn", …"""
    text: str = ""
    """Rules text, for the verb "text"; ``objects`` are what its characters of the private use area stand for, in order."""
    language: str = "en"


# --- Questions and answers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: an object id, a player as ``~seat``, a number, or a word; ``text`` names it for people."""

    value: int | str
    text: str
    about: Seen | None = None
    """The object or ability it is, where ``value`` is only its number among the options (waiting triggers, replacement effects)."""


@dataclass(frozen=True, slots=True)
class Question:
    """An open question.

    ``topic``: targets, may, reveal, cast, pay, order (of objects), triggers (their order), discard, sacrifice, choose, mode, x, number,
    color, card name, type, divide, over or under, top or bottom, zone, replacement, random, mana, attack, block, cost, new targets,
    exile.
    """

    player: Seat
    topic: str
    text: str
    """One line in English, for people."""
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    subject: ObjectId | None = None
    """The spell, ability or permanent it is about."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer. ``topic`` as in :class:`Question`, or "choose", which answers any question that picks objects."""

    player: Seat
    topic: str
    picks: tuple[int | str, ...] = ()
    """Chosen values, or the whole order, first first."""
    yes: bool | None = None
    amounts: tuple[tuple[int, int], ...] = ()
    """A division: what (id, ``~seat``) and how much."""
    cast: Cast | None = None
    """For "cast": how it is cast."""


# --- Looking ------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason why an act is illegal: the rule, most specific, and a line for people in English and (``ja``) in Japanese."""

    rule: str
    text: str
    also: tuple[str, ...] = ()
    """Other rules that say the same; a scenario may name any of them."""
    ja: str = ""

    def told(self, language: str) -> str:
        """The line in a language; the English one where there is no other."""
        return (self.ja if language == "ja" else "") or self.text


@dataclass(frozen=True, slots=True)
class Legality:
    """Whether there is a legal way to do it now. Where ``possible``, ``obstacles`` is empty. ``decided`` False: search cut short."""

    possible: bool
    obstacles: tuple[Obstacle, ...] = ()
    decided: bool = True
    rules: tuple[str, ...] = ()
    """Rules that were applied in finding the answer."""


@dataclass(frozen=True, slots=True)
class CostOffered:
    """A cost that may be chosen to cast a card: ``keyword`` "" is the mana cost; "free" without paying; else "blitz", …"""

    keyword: str
    mana: str
    giver: ObjectId | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LayerSeen:
    """A line of how an object became what it is (CR 613.1): what it begins as, or an effect that was applied to it."""

    layer: str = ""
    """"1a", "6", "7c"; "" for what it begins as."""
    source_key: str = ""
    """The name of what the effect comes from; "" where that has none, or is no more."""
    timestamp: int = 0
    change: tuple[str, ...] = ()
    """What the effect does: a verb and its words, in English. Verbs: gain, lose, cant have (a keyword; lose without a word: all abilities),
    gain text (a kind of ability, its text in English and Japanese, each "" if that can't be printed), set, modify (power, toughness),
    switch, color, also color, type, also type, not type, chosen type, chosen color, control, face down, copy (the key of the card), word
    (old, new), other (a name for it)."""
    became: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What it is (to begin with), or what is different now: each with its value. name, controller (a seat), types (supertypes too),
    subtypes, colors, abilities (keywords, else the kind of ability), size (power, toughness)."""


@dataclass(frozen=True, slots=True)
class Computed:
    """What an object is, with the rules that made it so."""

    seen: Seen
    rules: tuple[str, ...] = ()
    layers: tuple[LayerSeen, ...] = ()
    """How it became so, as :meth:`Table.layers` tells it."""
    depends: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """Pairs of sources: the effect of the first depends on the effect of the second."""
    order: tuple[tuple[str, ObjectId], ...] = ()
    """The layers and sources of all effects of the layers, in the order in which these were applied."""
    mutated: int = 0
    """How often it has mutated (CR 702.140d)."""


@dataclass(frozen=True, slots=True)
class Known:
    """Whether a player knows what an object is, with the rules that say so."""

    known: bool
    rules: tuple[str, ...] = ()


class Table(Protocol):
    """One game of one scenario."""

    abilities: frozenset[Ability]

    # names
    def find_card(self, name: str) -> str | None:
        """The catalogue's key for a name in either language, or None. Quotation marks, width, kana are the catalogue's business."""

    def similar_cards(self, name: str, language: str, n: int = 5) -> Sequence[str]:
        """The nearest names in that language, nearest first."""

    def card_name(self, key: str, language: str) -> str:
        """The name of a card in that language, or in its own where it has none."""

    def abilities_of(self, name: str) -> Sequence[tuple[str, str]]:
        """Which abilities a card (by its key) or a keyword can put on the stack: pairs of a kind, as in :class:`AbilitySeen`, and the
        keyword it comes from ("" for none). So a line about an ability that can never be there is told from one that holds."""

    # set-up
    def given(self, fact: Fact) -> tuple[ObjectId, ...]:
        """Make it so; the objects that this put there. Raises SetUpError, Unsupported."""

    def ready(self) -> None:
        """The last fact has been given. Raises SetUpError if the game is not at rest (CR 704.3, 603.3)."""

    # play
    def do(self, act: Act) -> ObjectId | None:
        """Do it; for a cast or an activation the object now on the stack. Raises Refused, Unsupported. May leave a question open."""

    def begin(self, act: Cast | Activate) -> ObjectId | None:
        """Begin to cast or activate, up to the chance to activate mana abilities (CR 601.2g)."""

    def effect(self, effect: Effect) -> None:
        """Let it happen. Raises Unsupported."""

    def question(self) -> Question | None:
        """The open question."""

    def unasked(self, since: int = 0) -> Sequence[Question]:
        """Questions that nobody was asked because only one answer was possible, since the log had ``since`` entries; its options are
        that answer."""

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises WrongAnswer."""

    # looking: changes nothing, not even the log
    def board(self) -> Board: ...

    def clock(self) -> Clock: ...

    def log(self, since: int = 0) -> Sequence[Entry]:
        """Entries with n >= since."""

    def can(self, act: Act) -> Legality: ...

    def possible_acts(self, player: Seat) -> Sequence[Act]:
        """What this player could legally do now, mana abilities and declarations aside (only with the ability "possibilities")."""

    def must(self, act: Act) -> Legality:
        """Whether every legal declaration contains it (CR 508.1d, 509.1c); of a cast, whether the open question leaves no other choice."""

    def computed(self, obj: ObjectId) -> Computed: ...

    def layers(self, obj: ObjectId) -> Sequence[LayerSeen]:
        """How an object became what it is, layer by layer, in order of application; empty without the ability "layers"."""

    def costs(self, player: Seat, card: ObjectId, face: str = "") -> Sequence[CostOffered]:
        """The costs that this player may choose to cast it, or that face of it, now (CR 601.2b); empty if it can't be begun."""

    def total_cost(self, player: Seat, card: ObjectId, cost: CostChoice | None) -> CostOffered:
        """The mana part of the total cost (CR 601.2f)."""

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        """What could be chosen as its first target: ids, players as ``~seat``."""

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        """Why it is no legal target; empty if it is one."""

    def knows(self, player: Seat, obj: ObjectId) -> Known:
        """Whether the player knows what the object is (only with the ability "knowledge")."""

    def measure(self, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
        """A number that the rules count for a player ("maximum hand size", None without limit; "devotion W"), and the rules applied."""

    def digest(self) -> str:
        """A hash of the whole log: the same start and answers give the same digest."""


# --- What can go wrong -------------------------------------------------------------------------------------------------------------


class TableError(Exception):
    """Any answer of a table that is not what the scenario needs, said in English and (``ja``) in Japanese."""

    def __init__(self, text: str, ja: str = "") -> None:
        super().__init__(text)
        self.ja = ja

    def told(self, language: str) -> str:
        """The message in a language; the English one where there is no other."""
        return (self.ja if language == "ja" else "") or str(self)


class Refused(TableError):
    """An act is illegal; nothing has changed. ``obstacles``: every independent reason; ``rules``: what was applied in finding them."""

    def __init__(self, obstacles: tuple[Obstacle, ...], rules: tuple[str, ...] = ()) -> None:
        super().__init__(
            "; ".join(f"{o.text} ({o.rule})" for o in obstacles), "、".join(f"{o.told('ja')}（{o.rule}）" for o in obstacles)
        )
        self.obstacles = obstacles
        self.rules = rules


class SetUpError(TableError):
    """A fact that can't be, or a start that is not at rest."""


class Unsupported(TableError):
    """The engine lacks a card, a mechanic or an ability that a line needs."""


class WrongAnswer(TableError):
    """The answer doesn't fit the open question, or there is none. ``question`` None: none is open."""

    def __init__(self, text: str, question: Question | None = None, ja: str = "") -> None:
        super().__init__(text, ja)
        self.question = question
