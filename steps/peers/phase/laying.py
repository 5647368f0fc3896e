"""Laying out at phase's table what lies at a table of the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.cards.card import CardFace
from engine.record import field, record, replace
from engine.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from steps.peers.phase import showing, wording
from steps.peers.phase.cards import BLANK, engine_of
from steps.peers.phase.piling import pile
from steps.slots import SLOTS
from steps.slots.base import Printer
from steps.table import Board, Seen, StepName, Unsupported

_STATUSES = frozenset({"tapped", "summoning sick", "suspended", "phased out", "face down", "commander", "merged", "transformed"})
"""Statuses that an object can have from the start."""
_NAMES = {step: name for name, step in showing.STEPS.items()}
_ZONES = {zone: name for name, zone in showing.ZONES.items()}
COUNTERS = {mine: theirs for theirs, mine in wording.COUNTERS.items()}
"""What phase calls those kinds of counters that it calls otherwise than a scenario."""
_DEEP = 60
"""So many cards of a library are laid out, and whatever is named below them."""
_SPARE = 8
"""So many cards beside those of the board a player needs to come through the first draws; they are gone when play begins."""
_MANA = 9
"""So much mana of each kind a player has who can pay anything; phase's own infinite mana makes its state ten times as slow to show."""
COLORS = {letter: name for name, letter in wording.LETTERS.items()}
"""What phase calls the kinds of mana, by their letters."""
_PASSES = 400
"""So many passes lead to any step of the first two turns."""
_NEVER = ("zone_changes_this_turn", "battlefield_entries_this_turn")
"""What phase remembers of the laying out, which never happened."""


@record
class Past:
    """What a board doesn't show of how it came to be."""

    when: Mapping[int, int]
    """When each object got its timestamp, as the number of a fact; the others are as old as their numbers."""
    in_hand: frozenset[int] = frozenset()
    """What is still to be cast, and lies in its owner's hand until then."""
    first_turn: bool = False
    """Whether the scenario says which turn it is, so that the starting player's first draw step is skipped (CR 103.8a)."""
    format: str = "two-player"
    commander_casts: Mapping[str, int] = field(default_factory=dict)
    """How often each commander has been cast from the command zone, by its name."""
    commanders: frozenset[tuple[int, str]] = frozenset()
    """Whose commanders are which cards."""


class Laid:
    """A game of phase's in which everything lies where the board has it. ``numbers``: what its objects are called on the board."""

    game: Any

    def __init__(self, board: Board, faces: Iterable[CardFace], past: Past) -> None:
        """Lay a board out.

        Raises:
            Unsupported: something on it can't be laid out at phase's table.
        """
        _check(board)
        self.engine = engine_of(faces)
        board = _shortened(board)
        self._past = past
        self._start(board)
        self._walk(board)
        state = self.game.state()
        self.turns: int = state["state"]["turn_number"] - board.turn
        state["state"]["debug_mode"] = True
        self.numbers: dict[int, int] = {}
        self.labels: dict[int, str] = {}
        self.faces: dict[int, tuple[str, ...]] = {}
        self.mutated: dict[tuple[int, int], int] = {}
        self.keys: dict[int, str] = {}
        self._piles: dict[int, list[int]] = {}
        self._identify(board, state["state"]["objects"])
        _hands_away(state["state"])
        self.reload(state["state"])
        self._place(replace(board, objects=tuple(_unplayed(s) if s.id in past.in_hand else s for s in board.objects)))

    def debug(self, kind: str, **data: Any) -> Any:
        """Change the game from outside; what phase says of it."""
        inner = {"type": kind, "data": data} if data else {"type": kind}
        return self.game.apply(self.game.priority_player(), {"type": "Debug", "data": inner})

    def enrich(self, seat: int) -> None:
        """Give a player mana enough for anything, until the step ends."""
        self.debug("AddMana", player_id=seat, mana=[name for name in COLORS.values() for _ in range(_MANA)])

    def empty_pool(self, seat: int) -> None:
        """Take away what mana a player has."""
        state = self.game.state()["state"]
        state["players"][seat]["mana_pool"]["mana"] = []
        self.reload(state)

    def reload(self, state: Mapping[str, Any]) -> None:
        """Go on from another state of the game. What phase writes down for itself is left out: it makes the state slow to show.

        Raises:
            Unsupported: phase doesn't take it back, in the midst of some resolutions.
        """
        if not state["delayed_triggers"] and not state["stack"]:  # which refer to it
            state = {key: it for key, it in state.items() if key != "resolved_rules_journal"}
        if state["waiting_for"]["type"] == "Priority":  # after merging what has resolved is still noted, and phase doesn't take that back
            state = {key: it for key, it in state.items() if key != "resolving_stack_entry"}
        for it in state["objects"].values():
            if it.get("defense") == 0:  # a battle without counters would have its printed defense again
                it["counters"].setdefault("defense", 0)
        try:
            self.game = self.engine.load_game({"state": state})
        except ValueError as error:
            raise Unsupported(f"phase doesn't take its own state back: {error}", "このエンジンは、いまの状態を復元できない") from error

    def _start(self, board: Board) -> None:
        all_names = [[name for s in board.objects if s.owner == p.seat for name in names(s)] for p in board.players]
        leads = self._past.commanders if self._past.format == "commander" else frozenset()
        decks: list[Any] = [
            [*(name for name in deck if (seat, name) not in leads), *[BLANK] * _SPARE] for seat, deck in enumerate(all_names)
        ]
        if self._past.format == "commander":
            leaders = [[name for name in deck if (seat, name) in leads] for seat, deck in enumerate(all_names)]
            decks = [{"main_deck": deck, "sideboard": [], "commander": leader} for deck, leader in zip(decks, leaders, strict=True)]
        seats = len(board.players)
        kind = "Commander" if self._past.format == "commander" else "Modern" if seats == 2 else "FreeForAll"
        first = board.active if self._past.first_turn or seats > 2 else 1 - board.active
        more = {"extra_players": decks[2:]} if seats > 2 else {}
        self.game = self.engine.new_game(player=decks[0], opponent=decks[1], seed=1, format=kind, first_player=first, **more)
        while self.game.waiting_for()["type"] == "MulliganDecision":
            player = self.game.waiting_for()["data"]["pending"][0]["player"]
            self.game.apply(player, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})

    def _walk(self, board: Board) -> None:
        """Pass to the step before anything has been placed, so that nothing triggers on the way."""
        turn = self.game.turn
        later = not self._past.first_turn and len(board.players) == 2
        for _ in range(_PASSES):
            waiting = self.game.waiting_for()
            if waiting["type"] == "DeclareAttackers":
                self.game.apply(waiting["data"]["player"], {"type": "DeclareAttackers", "data": {"attacks": []}})
            elif waiting["type"] != "Priority":
                kind = waiting["type"]
                raise Unsupported(f"on the way to the step phase asks: {kind}", f"そのステップまでの間に選択を求められる: {kind}")
            elif self._there(board) and (not later or self.game.turn > turn):
                return
            else:
                self.game.apply(self.game.priority_player(), {"type": "PassPriority"})
        raise Unsupported(f"phase doesn't come to the {board.step} step", f"{_japanese(board.step)}まで進まない")

    def _there(self, board: Board) -> bool:
        return bool(self.game.phase == _NAMES[board.step] and self.game.priority_player() == board.priority)

    def _identify(self, board: Board, objects: dict[str, Any]) -> None:
        """Which of phase's objects stands for which on the board, and which cards are to lie in a pile."""
        free: dict[tuple[int, str], list[int]] = {}
        for key, it in objects.items():
            free.setdefault((it["owner"], it["base_name"]), []).append(int(key))
        for seen in board.objects:
            cards = [free[seen.owner, name].pop() for name in names(seen)]
            self.keys |= {theirs: card.key for theirs, card in zip(cards, seen.cards, strict=True) if not card.faces}
            self.labels |= {theirs: card.label for theirs, card in zip(cards, seen.cards, strict=True) if card.label}
            self.faces |= {theirs: (card.key, *card.faces) for theirs, card in zip(cards, seen.cards, strict=True) if card.faces}
            self.numbers[cards[0]] = seen.id
            if len(cards) > 1:
                self._piles[seen.id] = cards

    def _place(self, board: Board) -> None:
        self._move(board, lambda seen: seen.zone != "battlefield")
        for seen in board.objects:
            if seen.id in self._piles:
                del self.numbers[self._piles[seen.id][0]]
                base = pile(self, seen.owner, self._piles[seen.id])
                self.numbers[base] = seen.id
                self.mutated[base, self.game.object(base).get("incarnation") or 0] = len(self._piles[seen.id]) - 1
        self._move(board, lambda seen: seen.zone == "battlefield")
        ids = {mine: theirs for theirs, mine in self.numbers.items()}
        for seen in board.objects:
            if seen.zone == "battlefield":
                self._make_so(seen, ids)
            for kind, n in seen.counters:
                self.debug("ModifyCounters", object_id=ids[seen.id], counter_type=COUNTERS.get(kind, kind), delta=n)
        for p in board.players:
            self.debug("SetLife", player_id=p.seat, life=p.life)
            if p.pool and not p.any_mana:
                self.debug("AddMana", player_id=p.seat, mana=[COLORS[c] for c in p.pool if c in COLORS])
            for kind, n in p.counters:
                if kind == "energy":
                    self.debug("ModifyEnergy", player_id=p.seat, delta=n)
                else:
                    self.debug("ModifyPlayerCounters", player_id=p.seat, counter_kind=kind.capitalize(), delta=n)
        self._edit(board, ids)
        self.debug("RunStateBasedActions")

    def _move(self, board: Board, these: Callable[[Seen], bool]) -> None:
        """Put single cards where they lie, in the order in which they came there."""
        ids = {mine: theirs for theirs, mine in self.numbers.items()}
        for seen in sorted(board.objects, key=lambda s: (s.zone, -s.position if s.zone == "graveyard" else s.position)):
            there = seen.zone == "library" or (seen.zone == "command" and "commander" in seen.statuses)
            if these(seen) and not there and seen.id not in self._piles:
                self.debug("MoveToZone", object_id=ids[seen.id], to_zone=_ZONES[seen.zone], simulate=False)

    def _make_so(self, seen: Seen, ids: dict[int, int]) -> None:
        obj = ids[seen.id]
        self.debug("SetSummoningSickness", object_id=obj, sick="summoning sick" in seen.statuses)
        if "tapped" in seen.statuses:
            self.debug("SetTapped", object_id=obj, tapped=True)
        if "face down" in seen.statuses:
            self.debug("SetFaceState", object_id=obj, face_down=True)
        if seen.controller != seen.owner:
            self.debug("SetController", object_id=obj, controller=seen.controller)
        if seen.attached_to is not None:
            self.debug("Attach", object_id=obj, target={"type": "Object", "data": ids[seen.attached_to]})

    def _edit(self, board: Board, ids: dict[int, int]) -> None:
        """What phase's own means don't reach is changed in the state itself."""
        state = self.game.state()["state"]
        state |= {name: [] for name in _NEVER} | {"all_creature_types": list(CREATURE_TYPES)}
        if self._past.format != "commander":  # where color identities are taken from them
            state["deck_pools"] = []
        for p in board.players:
            library = sorted((s for s in board.objects if s.zone == "library" and s.owner == p.seat), key=lambda s: s.position)
            state["players"][p.seat] |= {"library": [ids[s.id] for s in library], "cards_drawn_this_turn": p.drawn_this_turn}
            state["players"][p.seat]["has_drawn_this_turn"] = bool(p.drawn_this_turn)
        dealt = [(p.seat, *by) for p in board.players for by in p.commander_damage]
        state["day_night"] = board.daytime.capitalize() or None
        state["commander_damage"] = [{"player": seat, "commander": ids[commander], "damage": n} for seat, commander, n in dealt]
        kept = {*self.numbers, *(card for cards in self._piles.values() for card in cards)}
        state["objects"] = {key: it for key, it in state["objects"].items() if int(key) in kept}
        for seen in board.objects:
            it = state["objects"][str(ids[seen.id])]
            it["entered_battlefield_turn"] = (
                None if seen.zone != "battlefield" else state["turn_number"] - ("summoning sick" not in seen.statuses)
            )
            it["is_token"] = seen.token
            it["chosen_attributes"] = _chosen(seen) or it.get("chosen_attributes") or []
            if "face down" in seen.statuses:
                it["face_down_cause"] = "Morph"
            for card in self._piles.get(seen.id, [ids[seen.id]]) if "commander" in seen.statuses else ():
                name = state["objects"][str(card)]["base_name"]
                if (seen.owner, name) in self._past.commanders:
                    state["commander_cast_count"][str(card)] = self._past.commander_casts.get(name, 0)
            if "phased out" in seen.statuses:
                it["phase_status"] = {"status": "PhasedOut", "cause": "Directly"}
        self._dated(state, board)
        self.reload(state)

    def date(self, board: Board) -> None:
        """Make what is older than something else by the facts so at phase's table, where all got its timestamp as it was laid there."""
        state = self.game.state()["state"]
        self._dated(state, board)
        self.reload(state)

    def _dated(self, state: dict[str, Any], board: Board) -> None:
        ids = {mine: theirs for theirs, mine in self.numbers.items()}
        known = [s for s in board.objects if s.id in ids]
        for n, seen in enumerate(sorted(known, key=lambda s: (self._past.when.get(s.id, -1), s.id)), 1):
            state["objects"][str(ids[seen.id])]["timestamp"] = n
            for effect in state["transient_continuous_effects"]:
                if effect["source_id"] == ids[seen.id]:
                    effect["timestamp"] = n
        state["next_timestamp"] = max(len(board.objects) + 1, state["next_timestamp"])


def _chosen(seen: Seen) -> list[dict[str, Any]]:
    """What was chosen for an object as it entered, in phase's words."""
    found: list[dict[str, Any]] = [] if seen.protector is None else [{"type": "Player", "value": seen.protector}]
    for what, value in seen.chosen:
        kinds = [kind for kind, told in showing.CHOSEN.items() if told == what]
        if not kinds:
            raise Unsupported(f"this driver can't lay out what was chosen: {what}", f"選ばれた値を置けない: {what}")
        kind = "BasicLandType" if value in BASIC_LAND_TYPES else kinds[0]
        found.append({"type": kind, "value": COLORS[value] if what == "color" else value})
    return found


def _hands_away(state: dict[str, Any]) -> None:
    """The cards that were drawn on the way lie in the libraries again."""
    for p in state["players"]:
        for card in p["hand"]:
            state["objects"][str(card)]["zone"] = "Library"
        p["library"], p["hand"] = [*p["library"], *p["hand"]], []


def _unplayed(seen: Seen) -> Seen:
    """The same card while it was in hand."""
    return replace(seen, zone="hand", statuses=(), attached_to=None, counters=())


def _shortened(board: Board) -> Board:
    """The board with fewer blank cards in libraries: each makes phase's state larger, and slower to show."""
    blank = [s for s in board.objects if s.zone == "library" and not s.cards[0].key and s.position >= _DEEP]
    gone = {s.id for s in blank}
    return replace(board, objects=tuple(s for s in board.objects if s.id not in gone))


def _japanese(step: StepName) -> str:
    return SLOTS["step"].show(Printer("ja"), step)


def _check(board: Board) -> None:
    """Make sure that everything on a board can be laid out.

    Raises:
        Unsupported: something can't.
    """
    if board.step in ("untap", "cleanup", "first strike damage", "declare blockers", "combat damage"):
        raise Unsupported(f"this driver can't begin in the {board.step} step", f"このエンジンでは{_japanese(board.step)}から始められない")
    for p in board.players:
        if {kind for kind, _ in p.counters} - {"poison", "energy"}:
            raise Unsupported("this driver can't give players such counters", "プレイヤーにそのカウンターは置けない")
    for seen in board.objects:
        if {"plane", "phenomenon", "Plane", "Phenomenon"} & set(seen.types):
            raise Unsupported("this driver plays without planar cards", "このエンジンでは次元カードを扱えない")
        if seen.attached_to is not None and seen.attached_to < 0:
            raise Unsupported("this driver can't attach anything to a player", "このエンジンではプレイヤーにつけた状態で置けない")
        odd = len(seen.cards) > 1 and ({"face down", "transformed"} & {*seen.statuses} or seen.token)
        if seen.copy or not seen.cards or odd or set(seen.statuses) - _STATUSES or seen.form == "ability":
            raise Unsupported(f"this driver can't lay out {seen.name or 'an object'} as it is", f"{seen.name}をこのままでは置けない")


def names(seen: Seen) -> list[str]:
    """The names of the cards that an object is made of, topmost first: of the front faces, with which phase has them."""
    turned = "transformed" in seen.statuses
    return [(card.faces[0] if turned and card.faces else card.key) or BLANK for card in seen.cards]
