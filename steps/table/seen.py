"""What lies on the table, and what has happened: the board, the clock, the log."""

from __future__ import annotations

from typing import Literal

from engine.record import record
from steps.table.basics import ObjectId, Seat, StepName, ZoneName


@record
class CardSeen:
    """A card (or token, or copy) that represents an object: one usually, several for a merged permanent."""

    key: str
    """The name printed on it, as the catalogue keys it (English where there is one)."""
    label: str = ""
    """The letter the scenario gave it; it stays with the card through all zones."""
    faces: tuple[str, ...] = ()
    """The keys of its other faces, if it is double-faced."""


@record
class AbilitySeen:
    """What an ability on the stack, or in the log, is."""

    source: ObjectId
    source_key: str
    kind: Literal["activated", "triggered", "delayed", "mana", "static"]
    keyword: str = ""
    """English name of the keyword it comes from, "" if none."""
    index: int = 1
    """Which of the source's abilities of this kind it is, in printed order, from 1."""


@record
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
    attached_to: ObjectId | Seat | None = None
    """What it is attached to: a player is given as ``~seat``, an object by its id."""
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
    zone_changes: int = 0
    """How often it has become a new object (CR 400.7), where the engine keeps its id then; 0 where new objects have new ids."""
    protector: Seat | None = None
    """Of a battle (CR 310.9)."""
    unknown_to: tuple[Seat, ...] = ()
    """On a board, the players who don't know what it is: others' hands, libraries, face-down cards (only with the ability "knowledge")."""


@record
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
    room: int = 0
    """The room of a dungeon in which their venture marker is, counted from the top (CR 309.4); 0: in none."""
    dungeons: int = 0
    """How many dungeons they have completed (CR 309.7)."""
    designations: tuple[str, ...] = ()
    """"monarch", "initiative" (CR 725, 726)."""


@record
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
    daytime: str = ""
    """"day" or "night" (CR 731.1); "" for neither."""


@record
class Clock:
    """Where the game stands, without what lies on the table: quick to ask for after every pass."""

    turn: int
    step: StepName
    active: Seat
    priority: Seat | None
    over: str = ""
    stack: tuple[ObjectId, ...] = ()
    """From the top."""


@record
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
