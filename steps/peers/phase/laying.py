"""Laying out at phase's table what lies at a table of the reference engine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.cards.card import CardFace
from steps.peers.phase.cards import BLANK, engine_of
from steps.peers.phase.showing import STEPS, ZONES
from steps.table import Board, Seen, Unsupported

_STATUSES = frozenset({"tapped", "summoning sick"})
"""Statuses that a permanent can have from the start."""
_NAMES = {step: name for name, step in STEPS.items()}
_ZONES = {zone: name for name, zone in ZONES.items()}
_KINDS = {"+1/+1": "P1P1", "-1/-1": "M1M1"}
_DEEP = 10
"""So many cards of a library are laid out, and whatever is named below them."""
_PASSES = 400
"""So many passes lead to any step of the first two turns."""


class Laid:
    """A game of phase's in which everything lies where the board has it. ``numbers``: what its objects are called on the board."""

    def __init__(self, board: Board, faces: Iterable[CardFace], in_hand: frozenset[int] = frozenset()) -> None:
        """Lay a board out. ``in_hand``: what is still to be cast, and lies in its owner's hand until then.

        Raises:
            Unsupported: something on it can't be laid out at phase's table.
        """
        _check(board)
        self.engine = engine_of(faces)
        board = _shortened(board)
        decks = [[_name(seen) for seen in board.objects if seen.owner == p.seat] for p in board.players]
        self.game = self.engine.new_game(player=decks[0], opponent=decks[1], seed=1, format="Modern", first_player=board.active)
        self._keep_hands()
        self._walk(board)
        state = self.game.state()
        state["state"]["debug_mode"] = True
        self.numbers = self._identify(board, state["state"]["objects"])
        self.game = self.engine.load_game(state)
        self._place(replace(board, objects=tuple(_unplayed(s) if s.id in in_hand else s for s in board.objects)))

    def debug(self, kind: str, **data: Any) -> None:
        """Change the game from outside."""
        inner = {"type": kind, "data": data} if data else {"type": kind}
        self.game.apply(self.game.priority_player(), {"type": "Debug", "data": inner})

    def _keep_hands(self) -> None:
        while self.game.waiting_for()["type"] == "MulliganDecision":
            player = self.game.waiting_for()["data"]["pending"][0]["player"]
            self.game.apply(player, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})

    def _walk(self, board: Board) -> None:
        """Pass to the step before anything has been placed, so that nothing triggers on the way."""
        for _ in range(_PASSES):
            waiting = self.game.waiting_for()
            if waiting["type"] == "DeclareAttackers":
                self.game.apply(waiting["data"]["player"], {"type": "DeclareAttackers", "data": {"attacks": []}})
            elif waiting["type"] != "Priority":
                raise Unsupported(f"on the way to the step phase asks: {waiting['type']}")
            elif self.game.phase == _NAMES[board.step] and self.game.priority_player() == board.priority:
                return
            else:
                self.game.apply(self.game.priority_player(), {"type": "PassPriority"})
        raise Unsupported(f"phase doesn't come to the {board.step} step")

    def _identify(self, board: Board, objects: dict[str, Any]) -> dict[int, int]:
        """Which of phase's objects stands for which on the board."""
        free: dict[tuple[int, str], list[int]] = {}
        for key, it in objects.items():
            free.setdefault((it["owner"], it["base_name"]), []).append(int(key))
        return {free[seen.owner, _name(seen)].pop(): seen.id for seen in board.objects}

    def _place(self, board: Board) -> None:
        for seat in (0, 1):
            for it in self.game.hand(seat):
                self.debug("MoveToZone", object_id=it["id"], to_zone="Library", simulate=False)
        ids = {mine: theirs for theirs, mine in self.numbers.items()}
        for seen in sorted(board.objects, key=lambda s: (s.zone, -s.position if s.zone == "graveyard" else s.position)):
            if seen.zone != "library":
                self.debug("MoveToZone", object_id=ids[seen.id], to_zone=_ZONES[seen.zone], simulate=False)
        for seen in board.objects:
            if seen.zone == "battlefield":
                self._make_so(seen, ids)
        self._libraries_and_lives(board, ids)
        self.debug("RunStateBasedActions")
        for p in board.players:
            if p.any_mana:
                self.debug("SetInfiniteMana", player_id=p.seat, enabled=True)

    def _make_so(self, seen: Seen, ids: dict[int, int]) -> None:
        obj = ids[seen.id]
        self.debug("SetSummoningSickness", object_id=obj, sick="summoning sick" in seen.statuses)
        if "tapped" in seen.statuses:
            self.debug("SetTapped", object_id=obj, tapped=True)
        if seen.controller != seen.owner:
            self.debug("SetController", object_id=obj, controller=seen.controller)
        for kind, n in seen.counters:
            self.debug("ModifyCounters", object_id=obj, counter_type=_KINDS.get(kind, kind.capitalize()), delta=n)
        if seen.attached_to is not None:
            self.debug("Attach", object_id=obj, target={"type": "Object", "data": ids[seen.attached_to]})

    def _libraries_and_lives(self, board: Board, ids: dict[int, int]) -> None:
        state = self.game.state()
        for p in board.players:
            library = sorted((s for s in board.objects if s.zone == "library" and s.owner == p.seat), key=lambda s: s.position)
            theirs = state["state"]["players"][p.seat]
            theirs["library"] = [ids[s.id] for s in library]
            theirs["life"] = p.life
        self.game = self.engine.load_game(state)


def _unplayed(seen: Seen) -> Seen:
    """The same card while it was in hand."""
    return replace(seen, zone="hand", statuses=(), attached_to=None, counters=())


def _shortened(board: Board) -> Board:
    """The board with fewer blank cards in libraries: each makes phase's state larger, and slower to show."""
    blank = [s for s in board.objects if s.zone == "library" and not s.cards[0].key and s.position >= _DEEP]
    gone = {s.id for s in blank}
    return replace(board, objects=tuple(s for s in board.objects if s.id not in gone))


def _check(board: Board) -> None:
    """Make sure that everything on a board can be laid out.

    Raises:
        Unsupported: something can't.
    """
    if len(board.players) != 2:
        raise Unsupported("this driver plays with two players", "このエンジンでは2人のゲームだけを扱える")
    if board.step in ("untap", "cleanup", "first strike damage", "declare blockers", "combat damage"):
        raise Unsupported(f"this driver can't begin in the {board.step} step", f"このエンジンでは{board.step}から始められない")
    for p in board.players:
        if p.pool or p.counters or p.commander_damage:
            raise Unsupported("this driver can't give players mana, counters or damage", "プレイヤーのマナやカウンターは置けない")
    for seen in board.objects:
        if {"plane", "phenomenon", "Plane", "Phenomenon"} & set(seen.types):
            raise Unsupported("this driver plays without planar cards", "このエンジンでは次元カードを扱えない")
        if seen.token or seen.copy or len(seen.cards) != 1 or set(seen.statuses) - _STATUSES or seen.form == "ability":
            raise Unsupported(f"this driver can't lay out {seen.name or 'an object'} as it is", f"{seen.name}をこのままでは置けない")


def _name(seen: Seen) -> str:
    return seen.cards[0].key or BLANK
