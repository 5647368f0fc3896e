"""A table whose engine is a process."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine import editions
from steps.packing import PackingError
from steps.peers.lines.cards import described
from steps.peers.lines.messages import VERSION, Start, from_json, methods, to_json
from steps.peers.lines.process import Command, Process
from steps.reference import new_table
from steps.table import (
    Ability,
    Act,
    Activate,
    Answer,
    BackFace,
    Board,
    Broken,
    Cast,
    Clock,
    CommanderIs,
    Computed,
    CostChoice,
    CostOffered,
    Effect,
    Entry,
    Fact,
    Known,
    LayerSeen,
    Legality,
    MadeUp,
    ObjectId,
    Obstacle,
    Place,
    PlanarDeck,
    Question,
    Seat,
)


class Connection:
    """An engine that is started when it is needed, and again after it broke."""

    def __init__(self, command: Command) -> None:
        self._command = command
        self._process: Process | None = None
        self.start: Start = Start("", "")

    def ask(self, method: str, *values: Any) -> Any:
        """What the engine answers. Raises TableError: see :meth:`~steps.peers.lines.process.Process.ask`."""
        if self._process is None:
            self._process = Process(self._command)
            self.start = self._ask("start", VERSION, editions.current)
        return self._ask(method, *values)

    def begin(self) -> Start:
        """Who it is. Raises Broken."""
        self.ask("new")
        return self.start

    def _ask(self, name: str, *values: Any) -> Any:
        assert self._process is not None
        method = methods()[name]
        params = {key: to_json(hint, value) for (key, hint, _), value in zip(method.params, values, strict=True)}
        try:
            result = self._process.ask(name, params)
        except Broken:
            self._process = None
            raise
        try:
            return from_json(method.result, result)
        except PackingError as error:
            self.close()
            raise Broken(f"{name}: the answer is not what it should be: {error}") from error

    def close(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.close()
        self._process = None


class LinesTable:
    """One game of one scenario. Names are answered by the project's own catalogue."""

    def __init__(self, connection: Connection) -> None:
        self._ask = connection.ask
        self._names = new_table()
        self._described: set[str] = set()
        self._ask("new")
        self._cards = connection.start.cards
        self.abilities: frozenset[Ability] = frozenset(connection.start.abilities)

    # --- names

    def find_card(self, name: str) -> str | None:
        return self._names.find_card(name)

    def similar_cards(self, name: str, language: str, n: int = 5) -> Sequence[str]:
        return self._names.similar_cards(name, language, n)

    def card_name(self, key: str, language: str) -> str:
        return self._names.card_name(key, language)

    def abilities_of(self, name: str) -> Sequence[tuple[str, str]]:
        return self._names.abilities_of(name)

    # --- set-up

    def given(self, fact: Fact) -> tuple[ObjectId, ...]:
        if isinstance(fact, MadeUp | BackFace):
            self._names.given(fact)
        if self._cards:
            self._describe(named_in(fact))
        found: tuple[ObjectId, ...] = self._ask("given", fact)
        return found

    def _describe(self, names: Iterable[str]) -> None:
        """Tell the engine what cards of the catalogue are."""
        for key in names:
            if key and key not in self._described:
                self._described.add(key)
                self._ask("card", described(self._names.face(key)))

    def ready(self) -> None:
        self._ask("ready")

    # --- play

    def do(self, act: Act) -> ObjectId | None:
        found: ObjectId | None = self._ask("do", act)
        return found

    def begin(self, act: Cast | Activate) -> ObjectId | None:
        found: ObjectId | None = self._ask("begin", act)
        return found

    def effect(self, effect: Effect) -> None:
        if self._cards:
            self._describe(thing.card for thing in effect.things)
        self._ask("effect", effect)

    def question(self) -> Question | None:
        found: Question | None = self._ask("question")
        return found

    def unasked(self, since: int = 0) -> Sequence[Question]:
        found: Sequence[Question] = self._ask("unasked", since)
        return found

    def answer(self, answer: Answer) -> None:
        self._ask("answer", answer)

    # --- looking

    def board(self) -> Board:
        found: Board = self._ask("board")
        return found

    def clock(self) -> Clock:
        found: Clock = self._ask("clock")
        return found

    def log(self, since: int = 0) -> Sequence[Entry]:
        found: Sequence[Entry] = self._ask("log", since)
        return found

    def can(self, act: Act) -> Legality:
        found: Legality = self._ask("can", act)
        return found

    def possible_acts(self, player: Seat) -> Sequence[Act]:
        found: Sequence[Act] = self._ask("possible_acts", player)
        return found

    def must(self, act: Act) -> Legality:
        found: Legality = self._ask("must", act)
        return found

    def computed(self, obj: ObjectId) -> Computed:
        found: Computed = self._ask("computed", obj)
        return found

    def layers(self, obj: ObjectId) -> Sequence[LayerSeen]:
        found: Sequence[LayerSeen] = self._ask("layers", obj)
        return found

    def costs(self, player: Seat, card: ObjectId, face: str = "") -> Sequence[CostOffered]:
        found: Sequence[CostOffered] = self._ask("costs", player, card, face)
        return found

    def total_cost(self, player: Seat, card: ObjectId, cost: CostChoice | None, face: str = "") -> CostOffered:
        found: CostOffered = self._ask("total_cost", player, card, cost, face)
        return found

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        found: Sequence[int] = self._ask("legal_targets", act)
        return found

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        found: Sequence[Obstacle] = self._ask("why_not_target", act, target)
        return found

    def knows(self, player: Seat, obj: ObjectId) -> Known:
        found: Known = self._ask("knows", player, obj)
        return found

    def measure(self, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
        found: tuple[int | None, tuple[str, ...]] = self._ask("measure", player, what)
        return found

    def amiss(self) -> Sequence[str]:
        found: Sequence[str] = self._ask("amiss")
        return found

    def digest(self) -> str:
        told = json.dumps([to_json(Entry, entry) for entry in self.log()], sort_keys=True)
        return hashlib.sha256(told.encode("utf-8")).hexdigest()


def named_in(fact: Fact) -> Iterator[str]:
    """The cards that a fact puts somewhere, or speaks of."""
    match fact:
        case Place():
            for thing in fact.things:
                yield from (thing.card, *thing.under)
        case CommanderIs():
            yield fact.card
        case PlanarDeck():
            yield from fact.cards
        case MadeUp():
            yield fact.like
