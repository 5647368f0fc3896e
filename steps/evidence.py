"""What a scenario's steps showed, small: each board as the changes from the step before, each object once while it stays the same.

As JSON::

    {"seen":  [{"name": "Plasma Jockey", "power": 3, …}, …],     # objects as seen, without id and place; "cards" if not its name alone
     "steps": [{"board": {"game":    {"turn": 1, "step": "end", …},        # only where it changed
                          "players": [{…}, …],                             # only where one changed
                          "objects": [[[12, [14, 60]], 0], …],             # new and changed: ids (12, and 14 to 60), index into "seen"
                          "zones":   {"hand 0": [12, [14, 60]], …}},       # zones that changed: ids in order; what is in none has gone
                "entries": [{…, "objects": [[12, 3]]}, …],       # what happened; objects as id, index, and place if not 0
                "looked":  [{"seen": [12, 4], …}, …]}, …]}       # what was looked at

A step that has no board (it was not run) has no "board"; one that changed nothing has an empty one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from operator import attrgetter

from engine.record import fields, replace
from steps.packing import Json, PackingError, compact, pack, unpack
from steps.published import ScenarioRun, StepRun
from steps.table import Board, CardSeen, Computed, Entry, ObjectId, Seen, ZoneName

_LOOK = attrgetter(*(name for name in fields(Seen) if name not in ("id", "position")))
"""All that makes an object look as it does. Boards are packed while scenarios run, so this has to be quick."""

OWN_ZONES = ("hand", "library", "graveyard")
"""Zones of which each player has one."""


def ranges(ids: Iterable[int]) -> list[Json]:
    """Numbers in their order, runs of three and more by their ends.

    >>> ranges([5, 1, 2, 3, 4, 9, 8, 7])
    [5, [1, 4], [9, 7]]
    """
    runs: list[list[int]] = []
    for number in ids:
        run = runs[-1] if runs else [number]
        step = run[1] - run[0] if len(run) > 1 else number - run[0]
        if abs(step) == 1 and number - run[-1] == step:
            run.append(number)
        else:
            runs.append([number])
    return [item for run in runs for item in ([[run[0], run[-1]]] if len(run) > 2 else run)]


def numbers(packed: Iterable[Json]) -> list[int]:
    """The numbers that :func:`ranges` wrote.

    >>> numbers([5, [1, 4], [9, 7]])
    [5, 1, 2, 3, 4, 9, 8, 7]
    """
    found: list[int] = []
    for item in packed:
        if isinstance(item, int):
            found.append(item)
        else:
            first, last = item
            found += range(first, last + 1) if last > first else range(first, last - 1, -1)
    return found


def zone_key(zone: ZoneName, owner: int) -> str:
    """A zone's key: "hand 0" for a player's own, "battlefield" for a shared one."""
    return f"{zone} {owner}" if zone in OWN_ZONES else zone


def _without(packed: Json, *names: str) -> Json:
    return {name: value for name, value in packed.items() if name not in names}


class _Packer:
    """Packs the steps of one scenario, in order."""

    def __init__(self) -> None:
        self.seen: list[Json] = []
        self._index: dict[tuple[object, ...], int] = {}
        self._game: Json = {}
        self._players: Json = []
        self._zones: dict[str, list[int]] = {}
        self._objects: dict[ObjectId, int] = {}

    def _ref(self, seen: Seen) -> list[int]:
        """An object as id, index and, if it isn't 0, place."""
        index = self._index_of(seen)
        return [seen.id, index, seen.position] if seen.position else [seen.id, index]

    def _index_of(self, seen: Seen) -> int:
        key = _LOOK(seen)
        if key not in self._index:
            self._index[key] = len(self.seen)
            alone = ("cards",) if seen.cards == (CardSeen(seen.name),) else ()
            self.seen.append(_without(pack(seen), "id", "position", *alone))
        return self._index[key]

    def _entry(self, entry: Entry) -> Json:
        packed = pack(replace(entry, objects=(), source=None))
        if entry.objects:
            packed["objects"] = [self._ref(seen) for seen in entry.objects]
        if entry.source is not None:
            packed["source"] = self._ref(entry.source)
        return packed

    def _objects_and_zones(self, board: Board) -> Json:
        zones: dict[str, list[int]] = {}
        changed: dict[int, list[int]] = {}
        objects: dict[ObjectId, int] = {}
        for seen in sorted(board.objects, key=lambda item: (item.position, item.id)):
            zones.setdefault(zone_key(seen.zone, seen.owner), []).append(seen.id)
            objects[seen.id] = index = self._index_of(seen)
            if self._objects.get(seen.id) != index:
                changed.setdefault(index, []).append(seen.id)
        keys = sorted({*zones, *self._zones})
        moved = {key: ranges(zones.get(key, ())) for key in keys if zones.get(key) != self._zones.get(key)}
        self._zones, self._objects = zones, objects
        packed = {"objects": [[ranges(sorted(ids)), index] for index, ids in changed.items()], "zones": moved}
        return {name: value for name, value in packed.items() if value}

    def board(self, board: Board) -> Json:
        """A board as its changes from the last one."""
        packed: Json = {}
        game = _without(pack(replace(board, players=(), objects=())), "players", "objects")
        if game != self._game:
            self._game = packed["game"] = game
        players = pack(board.players)
        if players != self._players:
            self._players = packed["players"] = players
        return packed | self._objects_and_zones(board)

    def step(self, step: StepRun) -> Json:
        """All evidence of a step."""
        packed: Json = {}
        if step.board is not None:
            packed["board"] = self.board(step.board)
        if step.entries:
            packed["entries"] = [self._entry(entry) for entry in step.entries]
        if step.computed:
            packed["looked"] = [self._looked(item) for item in step.computed]
        return packed

    def _looked(self, item: Computed) -> Json:
        return {"seen": self._ref(item.seen), **_without(pack(item), "seen")}


def pack_steps(steps: Sequence[StepRun]) -> str:
    """The boards, entries and looks of a scenario's steps, as JSON text."""
    packer = _Packer()
    packed = [packer.step(step) for step in steps]
    return compact({"seen": packer.seen, "steps": packed})


class Unpacker:
    """Reads packed evidence; its steps must be read in order. All methods raise PackingError."""

    def __init__(self, data: Json) -> None:
        try:
            self.table = [unpack(Seen, {"id": 0, "position": 0, "cards": [{"key": item["name"]}], **item}) for item in data["seen"]]
            self.steps: list[Json] = data["steps"]
        except (KeyError, TypeError) as error:
            raise PackingError(f"this is no evidence: {error!r}") from error
        self._refs: dict[tuple[int, ...], Seen] = {}
        self._game: Json = {}
        self._players: Json = []
        self._zones: dict[str, list[int]] = {}
        self._objects: dict[ObjectId, int] = {}

    def _seen(self, ref: Sequence[int]) -> Seen:
        key = tuple(ref)
        if key not in self._refs:
            self._refs[key] = replace(self.table[ref[1]], id=ref[0], position=ref[2] if len(ref) > 2 else 0)
        return self._refs[key]

    def entries(self, step: Json) -> tuple[Entry, ...]:
        """What happened in a step."""
        entries = []
        for item in step.get("entries", ()):
            source = self._seen(item["source"]) if "source" in item else None
            objects = tuple(map(self._seen, item.get("objects", ())))
            entries.append(unpack(Entry, _without(item, "objects", "source"), objects=objects, source=source))
        return tuple(entries)

    def looked(self, step: Json) -> tuple[Computed, ...]:
        """What was looked at in a step."""
        return tuple(unpack(Computed, _without(item, "seen"), seen=self._seen(item["seen"])) for item in step.get("looked", ()))

    def board(self, step: Json) -> Board | None:
        """The board after a step, None if it has none. An object's place is its place in the order of its zone, from 0."""
        if "board" not in step:
            return None
        changes = step["board"]
        self._game = changes.get("game", self._game)
        self._players = changes.get("players", self._players)
        for ids, index in changes.get("objects", ()):
            self._objects.update(dict.fromkeys(numbers(ids), index))
        self._zones.update({key: numbers(ids) for key, ids in changes.get("zones", {}).items()})
        objects = [self._seen((obj, self._objects[obj], place)) for ids in self._zones.values() for place, obj in enumerate(ids)]
        board = unpack(Board, {**self._game, "players": self._players, "objects": []})
        return replace(board, objects=tuple(sorted(objects, key=lambda seen: seen.id)))


def unpack_steps(steps: Sequence[StepRun], data: Json) -> tuple[StepRun, ...]:
    """The steps with the evidence that :func:`pack_steps` wrote. Raises PackingError."""
    unpacker = Unpacker(data)
    if len(unpacker.steps) != len(steps):
        raise PackingError(f"evidence of {len(unpacker.steps)} steps for {len(steps)}")
    return tuple(
        replace(step, board=unpacker.board(item), entries=unpacker.entries(item), computed=unpacker.looked(item))
        for step, item in zip(steps, unpacker.steps, strict=True)
    )


def without_evidence(run: ScenarioRun) -> ScenarioRun:
    """The scenario without the boards, entries and looks of its steps."""
    return replace(run, steps=tuple(replace(step, board=None, entries=(), computed=()) for step in run.steps))


def dumps(run: ScenarioRun) -> str:
    """A whole scenario as one JSON object, so that it can go from one process to another."""
    head = compact(pack(without_evidence(run)))
    return f'{head[:-1]},"evidence":{pack_steps(run.steps)}}}'


def loads(text: str) -> ScenarioRun:
    """What :func:`dumps` wrote. Raises PackingError."""
    data = json.loads(text)
    run = unpack(ScenarioRun, _without(data, "evidence"))
    return replace(run, steps=unpack_steps(run.steps, data["evidence"]))
