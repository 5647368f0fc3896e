"""The values of slots: neutral records, the same whichever language they were read from. Nothing here knows of a table."""

from __future__ import annotations

from typing import Literal

from engine.record import asdict, record, replace
from steps.table import StepName, ZoneName

ZoneWord = ZoneName


@record
class Player:
    """A player, or each of several. ``self`` is whoever the sentence is about (自分, "their"), and is replaced when a line is read."""

    who: Literal["you", "opponent", "named", "self", "each player", "each opponent", "controller"]
    """``controller``: of the objects that the sentence names; only in wordings that name no player."""
    name: str = ""


@record
class Zone:
    """A zone; ``owner`` None where the sentence doesn't say whose."""

    name: ZoneWord
    owner: Player | None = None
    position: int | None = None
    """In a library: 1 is the top, -1 the bottom."""


@record
class Ref:
    """A name for an object."""

    name: str
    form: Literal["", "card", "spell", "token"] = ""
    label: str = ""
    ordinal: int = 0
    """By arrival in its zone, from 1; 0: not said."""
    owner: Player | None = None
    zone: Zone | None = None
    copy: bool = False
    """A copy of that, not that itself."""


@record
class Merged:
    """The merged permanent."""


@record
class TopOfStack:
    """The top object of the stack."""


AbilityKind = Literal["activated", "triggered", "delayed", "mana", "static", ""]


@record
class AbilityRef:
    """An ability by its source and kind; ``triggered`` takes in the delayed ones, "" every kind."""

    kind: AbilityKind
    source: Ref | Merged | None = None
    keyword: str = ""
    ordinal: int = 0


Obj = Ref | Merged | TopOfStack | AbilityRef


@record
class Quality:
    """A predicate, as in a type line: every word of it holds. Pairs of a kind and a word: ("color", "G"), ("type", "Creature")."""

    words: tuple[tuple[str, str], ...]


@record
class Filter:
    """What is counted: a predicate, perhaps with a name."""

    quality: Quality
    name: str = ""


@record
class PT:
    """Power and toughness; None for a star."""

    power: int | None
    toughness: int | None


@record
class Desc:
    """What is to be put somewhere, or is there."""

    name: str
    count: int = 1
    label: str = ""
    token: bool = False
    tapped: bool | None = None
    pt: PT | None = None
    quality: Quality = Quality(())
    keywords: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    owner: Player | None = None
    under: tuple[str, ...] = ()
    """Names of the cards beneath it in a merged permanent, from the top."""
    classifier: str = ""
    """The Japanese word that counted it, kept for printing: it makes no difference."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Desc) and asdict(replace(self, classifier=other.classifier)) == asdict(other)

    def __hash__(self) -> int:
        return hash(tuple(asdict(replace(self, classifier="")).values()))


@record
class RulesText:
    """Rules text; characters of the private use area stand for its names."""

    text: str
    language: Literal["ja", "en"]
    names: tuple[str, ...] = ()


@record
class Counted:
    """Cards by name or by quality, with their number; neither: any cards (in a Given: blank ones)."""

    n: int
    name: str = ""
    label: str = ""
    quality: Quality = Quality(())


@record
class Cost:
    """A cost as a sentence names it."""

    keyword: str = ""
    mana: str = ""
    giver: Ref | None = None
    alternative: bool = False
    """代替コスト, whatever it is."""

    @property
    def is_mana_cost(self) -> bool:
        """Whether it is simply the card's mana cost."""
        return self == Cost()


@record
class Pay:
    """How something that isn't mana is paid."""

    how: Literal["sacrifice", "discard", "exile", "tap", "splice", "life", "use"]
    objects: tuple[Obj, ...] = ()
    n: int = 0
    keyword: str = ""


@record
class Chosen:
    """A value that is chosen: what kind of thing it is, and which. ("color", "R"), ("number", "3"), ("card name", NAME), ("top", "")."""

    what: str
    value: str = ""
    parts: tuple[tuple[Obj | Player, int], ...] = ()
    """A division: which gets how much."""


@record
class Turn:
    """A turn, seen from the one in progress.

    ``this``; ``next``: whoever's it is; ``of``: the player's turn, this one if it is theirs; ``next of``: the player's next, never the
    present one; ``after``: the player's n-th, the present one not counted; ``coming``: the one that holds the next such step.
    """

    which: Literal["this", "next", "of", "next of", "after", "coming"]
    player: Player | None = None
    n: int = 0


@record
class Status:
    """A status, and whether it is so."""

    word: str
    holds: bool = True


@record
class TextValue:
    """A value of a property that is no number: a name, a cost, or words compared as a set."""

    name: str = ""
    mana: str = ""
    quality: Quality = Quality(())


Step = StepName
