"""A game in progress: a state that moves on, the answers given so far, and the rules applied since the last entry of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.characteristics import Characteristics
from engine.log import Row
from engine.questions import Answer, Paused, Question, as_it_is, check, forced
from engine.rule import IllegalAction, Reason, rule
from engine.state import EVERYBODY, Object, ObjectId, Player, Seat, State
from engine.view import View

if TYPE_CHECKING:
    from engine.abilities import Instance
    from engine.continuous import Active
    from engine.replacement import Performs


Knows = Callable[[Question, State], Answer | None]
"""Who knows the answer to a question that no recorded answer is for; None: nobody, the game pauses."""


class Game:
    """What rules code works on. It owns nothing but the present :class:`State`; forking is keeping that.

    Attributes:
        state: the present state. Its rules that are ``off`` and its ``edition`` are the same all game long.
        answers: the answers given so far, those included that ``knows`` gave.
        reasons: why the action in progress is illegal, so far; see :meth:`object_to`.
        unasked: questions that only one answer was possible to, and that nobody was asked, each with that answer.
        used: replacement effects that made what is being done happen instead of something, and can't affect it again (CR 614.5).
        self_replacing: the replacement effects of the spell or ability that is resolving (CR 614.15).
        held: the cards drawn since the spell that is being cast or the ability that is being activated was begun (CR 121.8); None: no
            spell is being cast and no ability activated.
        postponed: in a sequence of draws, what effects have a player do instead of drawing that is done only after the sequence; None:
            there is no such sequence (CR 614.11a).
        claimed: the objects that have been chosen to change zones by effects on how the permanents enter that are about to (CR 614.13b),
            and ``owed``: the life that a player has chosen to pay for such effects, by seat (CR 614.12b).
        activating: the mana abilities, by object, that are being activated and haven't resolved (CR 605.3c).
        scheduled: what is done as the first thing of the next step that occurs, since one before has been skipped (CR 614.10b).
    """

    def __init__(self, state: State, answers: Sequence[Answer] = (), knows: Knows | None = None) -> None:
        self.state = state
        self.off = state.off
        self.edition = state.edition
        self.reasons: list[Reason] = []
        self.unasked: list[tuple[Question, Answer]] = []
        self.used: tuple[object, ...] = ()
        self.self_replacing: tuple[Active, ...] = ()
        self.held: tuple[ObjectId, ...] | None = None
        self.postponed: list[Performs] | None = None
        self.claimed: tuple[ObjectId, ...] = ()
        self.owed: dict[Seat, int] = {}
        self.activating: tuple[tuple[ObjectId, Instance], ...] = ()
        self.scheduled: tuple[Performs, ...] = ()
        self.answers = tuple(answers)
        self._knows = knows
        self._next = 0
        self._cited: dict[str, None] = {}

    # --- rules applied ---------------------------------------------------------------------------------------------------------------

    def cite(self, *keys: str) -> None:
        """Note that rules were applied: the next entry of the log cites them."""
        for key in keys:
            self._cited[key] = None

    def cited(self) -> tuple[str, ...]:
        """The rules applied since the last entry, and forget them."""
        if not self._cited:
            return ()
        found = tuple(self._cited)
        self._cited.clear()
        return found

    # --- choices ---------------------------------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> Answer:
        """The answer to a question.

        Raises:
            Paused: there is none yet.
            IllegalAnswer: the answer doesn't fit.
        """
        only = forced(question)
        if only is not None:
            self.unasked.append((question, only))
            return only
        if self._next == len(self.answers):
            known = self._knows(question, self.state) if self._knows else as_it_is(question)
            if known is None:
                raise Paused(question, self.state)
            self.answers = (*self.answers, known)
        answer = self.answers[self._next]
        self._next += 1
        check(question, answer)
        return answer

    def pick(self, question: Question) -> tuple[int, ...]:
        """The objects, players or numbers picked."""
        answer = self.ask(question)
        if not isinstance(answer, tuple):
            raise TypeError(question)
        return tuple(a for a in answer if isinstance(a, int))

    def one(self, question: Question) -> int:
        """The one object, player or number picked."""
        (picked,) = self.pick(question)
        return picked

    @property
    def given(self) -> tuple[Answer, ...]:
        """The answers that the game has been given."""
        return tuple(self.answers)

    @property
    def unused(self) -> int:
        """How many answers nobody has asked for."""
        return len(self.answers) - self._next

    # --- legality --------------------------------------------------------------------------------------------------------------------

    def object_to(self, *reasons: Reason) -> None:
        """Note reasons why the action in progress is illegal; it goes on as far as what follows still has a meaning, to find the others."""
        self.reasons.extend(r for r in reasons if r not in self.reasons)

    def undo_if_illegal(self, checkpoint: State) -> None:
        """End an action: if there were reasons against it, the game returns to where it began (CR 733.1).

        Raises:
            IllegalAction: there were.
        """
        if self.reasons:
            reasons, self.reasons = tuple(self.reasons), []
            applied = (*(key for e in self.state.log.since(len(checkpoint.log)) for key in e.rules), *self.cited())
            self.state = checkpoint
            raise IllegalAction(*reasons, applied=tuple(dict.fromkeys(applied)))

    # --- looking ---------------------------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The game as an instruction sees it that is being followed: the rules it applies in looking are cited."""
        return Looking(self)

    def object(self, obj: ObjectId) -> Object:
        return self.state.objects[obj]

    def new_id(self) -> ObjectId:
        """A number that no object or card has had."""
        self.state = self.state.evolve(next_id=self.state.next_id + 1)
        return self.state.next_id - 1

    def tick(self) -> int:
        """A timestamp later than all others (CR 613.7)."""
        self.state = self.state.evolve(clock=self.state.clock + 1)
        return self.state.clock


class Looking:
    """A game as it looks to an effect that is being applied. It is a context, too: rules applied in looking are cited in the game."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def off(self) -> frozenset[str]:
        return self._game.off

    @property
    def edition(self) -> str:
        return self._game.edition

    def cite(self, *keys: str) -> None:
        self._game.cite(*keys)

    @property
    def whole(self) -> State:
        return self._game.state

    @property
    def objects(self) -> Mapping[ObjectId, Object]:
        return self._game.state.objects

    def characteristics(self, obj: ObjectId) -> Characteristics:
        return self._game.state.characteristics(obj)

    def controller(self, obj: ObjectId) -> Seat:
        return self._game.state.controller(obj)

    def battlefield(self) -> Iterator[ObjectId]:
        return self._game.state.battlefield()

    def zone(self, zone: str, seat: Seat = EVERYBODY) -> tuple[ObjectId, ...]:
        return self._game.state.zone(zone, seat)

    def player(self, seat: Seat) -> Player:
        return self._game.state.player(seat)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        return self._game.state.opponents(seat)

    def last_known(self, obj: ObjectId) -> Row | None:
        """An object as it is; if it is no longer where it was, as it last was."""
        if obj in self.objects:
            return self._game.state.last_known(obj)
        return last_known_information(self._game, None, obj)


@rule("608.2h", part="last known")
def last_known_information(game: Game, row: Row | None, obj: ObjectId) -> Row | None:
    """Of an object that is no longer in the zone it was in, an effect uses the last known information."""
    return game.state.last_known(obj)


Action = Callable[[Game], None]
"""Something that is done from a checkpoint, and again from there with one more answer."""
