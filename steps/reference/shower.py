"""Boards and entries of the log, as the reference engine shows them."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from engine import drawing, knowledge
from engine.casting import spells_cast
from engine.characteristics import Characteristics
from engine.dungeons import completed
from engine.log import Entry as Logged
from engine.log import Row
from engine.record import replace
from engine.setup import BLANK
from engine.state import BATTLEFIELD, LIBRARY, Object, State, ZoneKey
from steps.reference.entries import told
from steps.reference.showing import show_object
from steps.table import Board, CardSeen, Entry, PlayerSeen, Seen

_BLANK_CARDS = (CardSeen(""),)


class Shower:
    """Shows boards and entries, and remembers what it has shown of objects that didn't change."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Object, Characteristics, int, object, Seen]] = {}
        self._rows: dict[int, tuple[Row, Seen]] = {}
        self._last: tuple[State, list[Seen]] | None = None

    def board(self, state: State) -> Board:
        """The whole table."""
        turn_ = state.turn
        return Board(
            players=tuple(self._player(state, seat) for seat in range(len(state.players))),
            objects=tuple(self.objects(state)),
            turn=turn_.number,
            step=turn_.step,  # type: ignore[arg-type]
            active=turn_.active,
            priority=turn_.priority,
            over=turn_.over,
            daytime=turn_.daytime,
        )

    def _player(self, state: State, seat: int) -> PlayerSeen:
        p = state.player(seat)
        pool = "".join(f"{{{m.type}}}" for m in p.pool)
        by_commanders = tuple((i, n) for card, n in p.commander_damage for i in _present(state, card))
        drawn = drawing.cards_drawn(state, seat)
        return PlayerSeen(
            seat, p.name, p.life, pool, p.any_mana, p.in_game, drawn, spells_cast(state, seat), by_commanders, p.counters, p.room,
            completed(state, seat), p.designations,
        )

    def objects(self, state: State) -> list[Seen]:
        """Every object, by id. Of one state they are shown once, however often one looks at it."""
        if self._last is None or self._last[0] is not state:
            self._last = (state, self._objects(state))
        return self._last[1]

    def _objects(self, state: State) -> list[Seen]:
        shown: list[Seen] = []
        for place, ids in state.zones.items():
            if place[0] == LIBRARY:
                shown.extend(state.of_zone(place, self._library))
            else:
                shown.extend(self.show(state, i, n) for n, i in enumerate(ids))
        looked_at = knowledge.seen_in_libraries(state)
        if looked_at:
            shown = [replace(s, unknown_to=knowledge.unknown_to(state, s.id)) if s.id in looked_at else s for s in shown]
        return sorted(shown, key=attrgetter("id"))

    def _library(self, state: State, place: ZoneKey) -> tuple[Seen, ...]:
        return tuple(self.show(state, i, n) for n, i in enumerate(state.zones[place]))

    def show(self, state: State, obj: int, position: int = 0) -> Seen:
        """One object of a state."""
        it, kept = state.objects[obj], self._seen.get(obj)
        if it.zone == LIBRARY and it.top.face is BLANK:
            return Seen(
                it.id, "", _BLANK_CARDS, "library", position, it.owner, it.owner, previous=it.previous, unknown_to=_all(len(state.players))
            )
        row = state.characteristics(obj)
        unknown = knowledge.unknown_to(state, obj)
        more = (state.combat, state.player(row.controller).turn_began, unknown) if it.zone == BATTLEFIELD else unknown
        if kept and kept[0] is it and kept[1] is row and kept[2] == position and kept[3] == more:
            return kept[4]
        seen = show_object(Row(it, row, state.layers.copiable(obj)), position, state)
        seen = replace(seen, unknown_to=unknown) if unknown else seen
        self._seen[obj] = (it, row, position, more, seen)
        return seen

    def entry(self, logged: Logged) -> Entry:
        """One thing that happened."""
        rows = tuple(map(self._row, logged.rows))
        return Entry(
            n=logged.n, moment=logged.moment, turn=logged.turn, step=logged.step,  # type: ignore[arg-type]
            player=logged.event.affected_player, became=logged.became, rules=logged.rules, **told(logged.event, rows),
        )

    def _row(self, row: Row) -> Seen:
        """An object as an entry shows it: often as the entry before did."""
        kept = self._rows.get(row.object.id)
        if kept is None or not _same(kept[0], row):
            kept = self._rows[row.object.id] = (row, show_object(row))
        return kept[1]


def _same(one: Row, other: Row) -> bool:
    return one.object is other.object and one.characteristics is other.characteristics and one.copiable is other.copiable


@lru_cache(maxsize=8)
def _all(players: int) -> tuple[int, ...]:
    return tuple(range(players))


def _present(state: State, card: int) -> tuple[int, ...]:
    """The object that a card represents now."""
    return tuple(i for i, it in state.objects.items() if any(c.card == card for c in it.components))

