"""The interface itself: what an engine does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from steps.table.abilities import Ability
from steps.table.acts import Act, Activate, Cast, CostChoice
from steps.table.basics import ObjectId, Seat
from steps.table.effects import Effect
from steps.table.facts import Fact
from steps.table.looks import Computed, CostOffered, Known, LayerSeen, Legality, Obstacle
from steps.table.questions import Answer, Question
from steps.table.seen import Board, Clock, Entry


class Table(Protocol):
    """One game of one scenario. Every method may raise Unsupported; which others, each says."""

    abilities: frozenset[Ability]
    """What it can show beyond playing."""

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
        """Begin to cast or activate, up to the chance to activate mana abilities (CR 601.2g); the object now on the stack. Raises Refused.

        A question "mana abilities" is open then; :class:`AddMana` may answer it, :class:`Finish` ends it.
        """

    def effect(self, effect: Effect) -> None:
        """Let it happen. Raises Unsupported."""

    def question(self) -> Question | None:
        """The open question; None while nobody is asked anything but what to do with priority."""

    def unasked(self, since: int = 0) -> Sequence[Question]:
        """Questions that nobody was asked because only one answer was possible, since the log had ``since`` entries; its options are
        that answer."""

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises WrongAnswer."""

    # looking: changes nothing, not even the log
    def board(self) -> Board:
        """Everything that there is: also what a player could not see. May be asked before :meth:`ready`, for what was put there so far."""

    def clock(self) -> Clock:
        """Where the game stands; the same as the board says, and asked much more often."""

    def log(self, since: int = 0) -> Sequence[Entry]:
        """Entries with n >= since."""

    def can(self, act: Act) -> Legality:
        """Whether this could be done now; what it leaves out may be chosen in any legal way. Raises Unsupported."""

    def possible_acts(self, player: Seat) -> Sequence[Act]:
        """What this player could legally do now, mana abilities and declarations aside (needs the ability "possibilities")."""

    def must(self, act: Act) -> Legality:
        """Whether every legal declaration contains it (CR 508.1d, 509.1c); of a cast, whether the open question leaves no other choice."""

    def computed(self, obj: ObjectId) -> Computed:
        """What an object is now, and by which rules. Only ``seen`` has to be there."""

    def layers(self, obj: ObjectId) -> Sequence[LayerSeen]:
        """How an object became what it is, layer by layer, in order of application; empty without the ability "layers"."""

    def costs(self, player: Seat, card: ObjectId, face: str = "") -> Sequence[CostOffered]:
        """The costs that this player may choose to cast it, or that face of it, now (CR 601.2b); empty if it can't be begun."""

    def total_cost(self, player: Seat, card: ObjectId, cost: CostChoice | None, face: str = "") -> CostOffered:
        """The mana part of the total cost to cast it, or that face of it (CR 601.2f)."""

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        """What could be chosen as its first target: ids, players as ``~seat``."""

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        """Why it is no legal target; empty if it is one."""

    def knows(self, player: Seat, obj: ObjectId) -> Known:
        """Whether the player knows what the object is (needs the ability "knowledge")."""

    def measure(self, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
        """A number that the rules count for a player ("maximum hand size", None without limit; "devotion W"), and the rules applied."""

    def amiss(self) -> Sequence[str]:
        """What must never be and is, whatever the cards: a card lost, an object in two zones, a state-based action left undone, an action
        that comes out differently when it is done again, ... (needs the ability "invariants"). A line each, in English."""

    def digest(self) -> str:
        """A hash of the whole log: the same start and answers give the same digest."""
