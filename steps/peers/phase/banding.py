"""Bands of attackers (CR 702.22): phase is told of them as attackers are declared, so that they are asked for here before that."""

from __future__ import annotations

from engine.record import record, replace
from steps.peers.phase import declaring
from steps.peers.phase.playing import Playing
from steps.table import Answer, Attack, ObjectId, Option, Question, Seen, WrongAnswer

Band = tuple[ObjectId, ...]


@record
class Forming:
    """An attack whose bands are being announced."""

    act: Attack
    board: dict[ObjectId, Seen]
    bands: tuple[Band, ...] = ()
    begun: Band = ()
    """The creatures with banding in the band to which one more can be added."""

    @property
    def question(self) -> Question:
        """Which creatures with banding form a band, or which other creature is in it."""
        found = self._others() if self.begun else self._banding()
        options = tuple(Option(i, self.board[i].name, self.board[i]) for i in found)
        return Question(self.act.player, "choose", "a band", options, 0, 1 if self.begun else len(found))

    def go_on(self, it: Playing, answer: Answer) -> Forming | None:
        """After an answer; None once the attack is declared. Raises WrongAnswer, Refused, Unsupported."""
        if answer.player != self.act.player or answer.topic != "choose":
            raise WrongAnswer("that answers another question", self.question)
        picked = tuple(i for i in answer.picks if isinstance(i, int))
        if not set(picked) <= {o.value for o in self.question.options} or len(picked) > self.question.most:
            raise WrongAnswer("that can't be chosen", self.question)
        if self.begun:
            return replace(self, bands=(*self.bands, (*self.begun, *picked)), begun=()).asked(it)
        if not picked:
            declaring.declare(it, self.act, self.board, self.bands)
            return None
        more = replace(self, begun=picked)
        return more if more._others() else replace(self, bands=(*self.bands, picked)).asked(it)

    def asked(self, it: Playing) -> Forming | None:
        """Itself while a band can be formed; None once the attack is declared. Raises Refused, Unsupported."""
        if len(self._left()) > 1 and self._banding():
            return self
        declaring.declare(it, self.act, self.board, self.bands)
        return None

    def _left(self) -> Band:
        return tuple(i for i, _ in self.act.attackers if not any(i in band for band in self.bands))

    def _banding(self) -> Band:
        return tuple(i for i in self._left() if "banding" in self.board[i].abilities)

    def _others(self) -> Band:
        """The creatures without banding that attack what those of the band attack."""
        attacked = dict(self.act.attackers)
        whom = attacked[self.begun[0]]
        return tuple(i for i in self._left() if i not in self._banding() and attacked[i] == whom)
