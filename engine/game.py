"""A game in progress: a state that moves on, the answers given so far, and the rules applied since the last entry of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.questions import Answer, Paused, Question, check, forced
from engine.rule import IllegalAction, Reason
from engine.state import Object, ObjectId, State
from engine.view import View


class Game:
    """What rules code works on. It owns nothing but the present :class:`State`; forking is keeping that.

    Attributes:
        state: the present state.
        reasons: why the action in progress is illegal, so far; see :meth:`object_to`.
    """

    def __init__(self, state: State, answers: Sequence[Answer] = ()) -> None:
        self.state = state
        self.reasons: list[Reason] = []
        self._answers = answers
        self._next = 0
        self._cited: dict[str, None] = {}

    # --- rules applied ---------------------------------------------------------------------------------------------------------------

    @property
    def off(self) -> frozenset[str]:
        return self.state.off

    def cite(self, *keys: str) -> None:
        """Note that rules were applied: the next entry of the log cites them."""
        self._cited.update(dict.fromkeys(keys))

    def cited(self) -> tuple[str, ...]:
        """The rules applied since the last entry, and forget them."""
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
            return only
        if self._next == len(self._answers):
            raise Paused(question, self.state)
        answer = self._answers[self._next]
        self._next += 1
        check(question, answer)
        return answer

    def pick(self, question: Question) -> tuple[int, ...]:
        """The objects, players or numbers picked."""
        answer = self.ask(question)
        if isinstance(answer, bool):
            raise TypeError(question)
        return tuple(a for a in answer if isinstance(a, int))

    @property
    def unused(self) -> int:
        """How many answers nobody has asked for."""
        return len(self._answers) - self._next

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
        return self.state

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


Action = Callable[[Game], None]
"""Something that is done from a checkpoint, and again from there with one more answer."""
