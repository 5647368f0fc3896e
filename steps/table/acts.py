"""Acts: what players do."""

from __future__ import annotations

from typing import Literal

from engine.record import record
from steps.table.basics import ObjectId, Seat


@record
class CostChoice:
    """Which of the costs offered is meant. All that is said must fit; several offers that fit are an error of the scenario."""

    keyword: str = ""
    """"blitz", "dash", …; "" with ``alternative`` False and no ``mana``: the mana cost."""
    mana: str = ""
    giver: ObjectId | None = None
    """The object whose effect gives it."""
    alternative: bool = False


@record
class Choice:
    """A value named in advance or in an answer: ("number", "3"), ("color", "R"), ("mode", "2"), ("card name", KEY), ("top", "")."""

    what: str
    value: str


@record
class Payment:
    """How a cost that isn't mana is paid: sacrificing, discarding, exiling, tapping, paying life, using (an optional cost)."""

    how: Literal["sacrifice", "discard", "exile", "tap", "splice", "life", "use"]
    objects: tuple[ObjectId, ...] = ()
    n: int = 0
    name: str = ""
    """For ``use``: the optional cost, "kicker"."""


@record
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


@record
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


@record
class PlayLand:
    """A player plays a land."""

    player: Seat
    card: ObjectId
    face: str = ""
    """The key of the face that is played, of a double-faced card; "" for the one that is up."""


@record
class Special:
    """A special action that a keyword gives (CR 116.2): "suspend", "foretell", …

    Whether a card may be revealed as it is drawn (CR 121.9) is asked of ``can`` as "reveal".
    """

    player: Seat
    verb: str
    card: ObjectId
    cost: CostChoice | None = None
    x: int | None = None
    giver: ObjectId | None = None
    """The object whose effect allows it, if no ability of the card does; ``verb`` is "" then."""


@record
class TurnUp:
    """A player turns a face-down permanent face up."""

    player: Seat
    obj: ObjectId
    cost: CostChoice | None = None


@record
class Attack:
    """The whole declaration of attackers (CR 508.1); each with whom it attacks (None where only one can be attacked).

    From the precombat main phase or the beginning of combat, with an empty stack, the table passes for everybody to the declare
    attackers step by itself; refused, the game stands where it stood. Passing on without this act declares no attackers, unless some
    are forced: then a question "attack" is open, which this act answers. So with blockers and "block".
    """

    player: Seat
    attackers: tuple[tuple[ObjectId, int | None], ...] = ()


@record
class Block:
    """One player's whole declaration of blockers (CR 509.1): pairs of blocker and attacker. See :class:`Attack`."""

    player: Seat
    blocks: tuple[tuple[ObjectId, ObjectId], ...] = ()
    others: tuple[Block, ...] = ()
    """What other defending players declare in the same step (CR 802.4)."""


@record
class AddMana:
    """A player activates a mana ability of each of these sources, for this mana."""

    player: Seat
    sources: tuple[ObjectId, ...]
    mana: str


@record
class Pass:
    """Passes priority."""

    player: Seat


@record
class Finish:
    """Finishes the casting or activation that :meth:`Table.begin` began."""

    player: Seat
    obj: ObjectId


@record
class Concede:
    """A player concedes."""

    player: Seat


Act = Cast | Activate | PlayLand | Special | TurnUp | Attack | Block | AddMana | Pass | Finish | Concede
