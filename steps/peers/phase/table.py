"""phase at the table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from steps.peers.phase import asking, showing
from steps.peers.phase.laying import Laid
from steps.reference import new_table
from steps.table import (
    Ability,
    Act,
    Activate,
    Answer,
    Attack,
    Block,
    Board,
    Cast,
    CastEarlier,
    Clock,
    Computed,
    CostChoice,
    CostOffered,
    Effect,
    Entry,
    Fact,
    Known,
    LayerSeen,
    Legality,
    ObjectId,
    Obstacle,
    Pass,
    PlayLand,
    Question,
    Refused,
    Seat,
    TurnUp,
    Unsupported,
    WrongAnswer,
)

_AUTO = {"type": "Auto"}
_FACTS = frozenset({
    "CastEarlier", "Players", "Format", "TurnNumber", "StepIs", "PriorityIs", "Life", "AnyMana", "MadeUp", "Place", "StatusIs",
    "CountersAre", "AttachedTo",
})  # fmt: skip
"""Facts that show on a board, from which they are laid out."""


class PhaseTable:
    """One game of one scenario."""

    abilities: frozenset[Ability] = frozenset({"possibilities"})

    def __init__(self) -> None:
        self._setting_up = new_table()
        self._laid: Laid | None = None
        self._log: list[Entry] = []
        self._earlier: list[Cast] = []
        self._known = showing.Known()
        self._shown: dict[str, Any] | None = None
        self._names: tuple[str, ...] = ()
        self._any_mana: tuple[bool, ...] = ()

    # --- names: the catalogue's

    def find_card(self, name: str) -> str | None:
        return self._setting_up.find_card(name)

    def similar_cards(self, name: str, language: str, n: int = 5) -> Sequence[str]:
        return self._setting_up.similar_cards(name, language, n)

    def card_name(self, key: str, language: str) -> str:
        return self._setting_up.card_name(key, language)

    def abilities_of(self, name: str) -> Sequence[tuple[str, str]]:
        return self._setting_up.abilities_of(name)

    # --- set-up

    def given(self, fact: Fact) -> tuple[ObjectId, ...]:
        if type(fact).__name__ not in _FACTS:
            raise Unsupported(f"this driver can't lay out: {type(fact).__name__}", f"このエンジンでは置けない: {type(fact).__name__}")
        if isinstance(fact, CastEarlier):
            self._earlier.append(fact.act)
        return self._setting_up.given(fact)

    def ready(self) -> None:
        self._setting_up.ready()
        board = self._setting_up.board()
        keys = {card.key for seen in board.objects for card in seen.cards if card.key}
        self._names = tuple(p.name for p in board.players)
        self._any_mana = tuple(p.any_mana for p in board.players)
        cast = {seen.id: act for act in self._earlier for seen in board.objects if act.card in seen.previous}
        self._laid = Laid(board, [self._setting_up.face(key) for key in sorted(keys)], frozenset(cast))
        self._known = showing.Known(self._laid.numbers)
        for obj, act in cast.items():
            self._cast_earlier(replace(act, card=obj))
        self._log.clear()

    def _cast_earlier(self, act: Cast) -> None:
        """Cast a spell and let it resolve, as though it had been paid for."""
        assert self._laid is not None
        if not self._any_mana[act.player]:
            self._laid.debug("SetInfiniteMana", player_id=act.player, enabled=True)
        self._cast(act)
        for _ in range(20):
            if self._game.waiting_for()["type"] != "Priority":
                raise Unsupported("what was cast earlier asks something as it resolves")
            if not self._state()["stack"]:
                break
            self._apply(self._game.priority_player(), "PassPriority")
        if not self._any_mana[act.player]:
            self._laid.debug("SetInfiniteMana", player_id=act.player, enabled=False)

    # --- play

    @property
    def _game(self) -> Any:
        if self._laid is None:
            self.ready()
        assert self._laid is not None
        return self._laid.game

    def _id(self, obj: int) -> int:
        """phase's number of an object."""
        return next((theirs for theirs, mine in self._known.numbers.items() if mine == obj), obj - 100_000)

    def _state(self) -> dict[str, Any]:
        """The whole state, which costs phase 20 ms to show: asked for once after each action."""
        if self._shown is None:
            self._shown = self._game.state()["state"]
        return self._shown

    def _apply(self, player: Seat, kind: str, **data: Any) -> None:
        """Do something at phase's table, and keep what it says happened.

        Raises:
            Refused: phase doesn't allow it.
        """
        before = self._state()
        action = {"type": kind, "data": data} if data else {"type": kind}
        try:
            result = self._game.apply(player, action)
        except ValueError as error:
            raise Refused((Obstacle("", str(error)),)) from error
        self._shown = None
        after = self._state()
        moment = len(self._log)
        for fields in showing.gone(result.events, before, after, self._known):
            self._log.append(showing.entry(len(self._log), moment, after, fields))
        for event in result.events:
            for fields in showing.entries(event, before, after, self._known):
                self._log.append(showing.entry(len(self._log), moment, after, fields))
        for fields in showing.triggered(before, after, self._known):
            self._log.append(showing.entry(len(self._log), moment, after, fields))

    def do(self, act: Act) -> ObjectId | None:
        if self.question() is not None and not isinstance(act, Attack | Block):
            raise WrongAnswer("a choice must be answered first", self.question())
        match act:
            case Pass(player):
                self._pass(player)
            case Cast():
                return self._cast(act)
            case PlayLand(player, card, ""):
                self._apply(player, "PlayLand", object_id=self._id(card), card_id=self._card_id(card))
            case Activate():
                return self._activate(act)
            case TurnUp(player, obj, None):
                self._apply(player, "TurnFaceUp", object_id=self._id(obj), x=0)
            case Attack(player, attackers):
                self._pass_to("DeclareAttackers")
                pairs = [[self._id(a), self._attacked(1 - player, t)] for a, t in attackers]
                self._apply(player, "DeclareAttackers", attacks=pairs)
            case Block(player, blocks):
                self._pass_to("DeclareBlockers")
                self._apply(player, "DeclareBlockers", assignments=[[self._id(b), self._id(a)] for b, a in blocks])
            case _:
                raise Unsupported(f"this driver has no words for the act {type(act).__name__}")
        return None

    def _pass(self, player: Seat) -> None:
        self._apply(player, "PassPriority")
        self._declare_nothing()

    def _declare_nothing(self) -> None:
        """Nobody has said that anything attacks or blocks, so nothing does."""
        waiting = self._game.waiting_for()
        if waiting["type"] == "DeclareAttackers":
            self._apply(waiting["data"]["player"], "DeclareAttackers", attacks=[])
        elif waiting["type"] == "DeclareBlockers":
            self._apply(waiting["data"]["player"], "DeclareBlockers", assignments=[])

    def _pass_to(self, declaration: str) -> None:
        """Pass for everybody until creatures are declared."""
        for _ in range(20):
            waiting = self._game.waiting_for()
            if waiting["type"] == declaration:
                return
            if waiting["type"] != "Priority" or self._state()["stack"]:
                break
            self._apply(self._game.priority_player(), "PassPriority")
        raise Refused((Obstacle("", f"phase doesn't come to: {declaration}"),))

    def _attacked(self, opponent: Seat, target: int | None) -> dict[str, Any]:
        if target is not None and target >= 0:
            return {"type": "Planeswalker", "data": self._id(target)}
        return {"type": "Player", "data": opponent if target is None else ~target}

    def _card_id(self, obj: int) -> int:
        found: int = self._state()["objects"][str(self._id(obj))]["card_id"]
        return found

    def _cast(self, act: Cast) -> ObjectId | None:
        if act.face_down or act.free or act.face or act.payments or act.division or act.choices:
            raise Unsupported("this driver casts with costs, targets and X alone", "このエンジンではコストと対象とXだけを指定できる")
        before = {"state": self._state()}
        obj = self._id(act.card)
        try:
            self._apply(act.player, "CastSpell", object_id=obj, card_id=self._card_id(act.card), targets=[], payment_mode=_AUTO)
            self._say_how(act)
            self._aim(act.player, act.targets)
        except (Refused, WrongAnswer, Unsupported):
            assert self._laid is not None
            self._laid.game, self._shown = self._laid.engine.load_game(before), None
            raise
        return act.card

    def _say_how(self, act: Cast) -> None:
        """Choose among the costs that phase offers, and X."""
        keyword = act.cost.keyword if act.cost else ""
        waiting = self._game.waiting_for()
        if waiting["type"] == "AlternativeCastChoice":
            offered = str(waiting["data"]["keyword"]["type"]).lower()
            if keyword not in ("", offered):
                raise Refused((Obstacle("", f"phase offers {offered}, not {keyword}"),))
            self._apply(act.player, "ChooseAlternativeCast", choice={"type": "Alternative" if keyword else "Normal"})
        else:  # of one cost that can be paid phase doesn't ask
            taken = self._variant()
            if taken not in (keyword or "normal", ""):
                raise Refused((Obstacle("", f"phase casts it for its {taken} cost, and offers no other"),))
            if keyword and not taken:
                raise Refused((Obstacle("", f"phase doesn't offer the cost: {keyword}"),))
        if self._game.waiting_for()["type"] == "XChoice":
            self._apply(act.player, "ChooseX", value=act.x or 0)

    def _variant(self) -> str:
        """Which cost was taken for the spell on top of the stack; "" where phase is still asking about it."""
        stack = self._state()["stack"]
        data = stack[-1]["kind"].get("data") if stack and stack[-1]["kind"]["type"] == "Spell" else None
        waiting = self._game.waiting_for()
        if waiting["type"] != "Priority":
            data = (waiting.get("data") or {}).get("pending_cast") or {}
        variant = (data or {}).get("casting_variant", "")
        return str(variant).lower() if isinstance(variant, str) else ""

    def _activate(self, act: Activate) -> ObjectId | None:
        if act.keyword or act.payments or act.division or act.choices:
            raise Unsupported("this driver activates with targets alone", "このエンジンでは対象だけを指定できる")
        found = [
            a.to_dict() for a in self._game.actions() if a.to_dict()["type"] == "ActivateAbility"
            and a.to_dict()["data"].get("source_id") == self._id(act.source)
        ]  # fmt: skip
        if len(found) < act.index:
            raise Refused((Obstacle("", "phase doesn't offer the ability"),))
        before = len(self._state()["stack"])
        self._apply(act.player, "ActivateAbility", **found[act.index - 1]["data"])
        self._aim(act.player, act.targets)
        stack = self._state()["stack"]
        return self._known.number(stack[-1]["id"]) if len(stack) > before else None

    def _aim(self, player: Seat, targets: tuple[int, ...] | None) -> None:
        """Choose the targets named, where phase asks; a single legal one it takes by itself."""
        if targets and self._game.waiting_for()["type"] == "TargetSelection":
            self._apply(player, "SelectTargets", targets=[asking.target_for(t, self._id) for t in targets])

    def begin(self, act: Cast | Activate) -> ObjectId | None:
        raise Unsupported("this driver can't stop in the middle of casting", "このエンジンでは唱える途中で止められない")

    def effect(self, effect: Effect) -> None:
        """Zone changes, by phase's own means of changing a game from outside; phase has none for most other effects."""
        zone = {"destroy": "graveyard", "exile": "exile", "move": effect.zone}.get(effect.verb)
        board = {seen.id: seen for seen in self.board().objects}
        objects = [board[i] for i in effect.objects if i in board]
        sturdy = effect.verb == "destroy" and any("indestructible" in seen.abilities for seen in objects)
        if zone not in ("graveyard", "exile", "hand") or len(objects) != len(effect.objects) or sturdy:
            raise Unsupported(f"this driver has no words for an effect without a source: {effect.verb}", "発生源のない効果は扱えない")
        for seen in objects:
            data = {"object_id": self._id(seen.id), "to_zone": zone.capitalize(), "simulate": True}
            self._apply(self._game.priority_player(), "Debug", type="MoveToZone", data=data)

    def question(self) -> Question | None:
        if self._laid is None:
            return None
        waiting = self._game.waiting_for()
        if waiting["type"] in ("DeclareAttackers", "DeclareBlockers"):
            return None
        return asking.question(waiting, self._state(), self._known)

    def unasked(self, since: int = 0) -> Sequence[Question]:
        return ()

    def answer(self, answer: Answer) -> None:
        asked = self.question()
        if asked is None:
            raise WrongAnswer("nothing is asked")
        kind, data = asking.action(asked, answer, self._id)
        self._apply(asked.player, kind, **data)

    # --- looking

    def board(self) -> Board:
        if self._laid is None:
            return self._setting_up.board()
        return showing.board(self._state(), self._names, self._any_mana, self._known)

    def clock(self) -> Clock:
        return showing.clock(self._state(), self._known) if self._laid else self._setting_up.clock()

    def log(self, since: int = 0) -> Sequence[Entry]:
        return self._log[since:]

    def can(self, act: Act) -> Legality:
        """By trying it on a copy of the game."""
        game, shown, log = self._game, self._shown, list(self._log)
        assert self._laid is not None
        self._laid.game = self._laid.engine.load_game({"state": self._state()})
        try:
            self.do(act)
        except Refused as refused:
            return Legality(False, refused.obstacles)
        finally:
            self._laid.game, self._shown, self._log = game, shown, log
        return Legality(True)

    def must(self, act: Act) -> Legality:
        raise Unsupported("this driver can't say what must be done", "このエンジンは何をしなければならないかを答えられない")

    def possible_acts(self, player: Seat) -> Sequence[Act]:
        raise Unsupported("this driver can't say what could be done", "このエンジンは何ができるかを答えられない")

    def computed(self, obj: ObjectId) -> Computed:
        seen = next(s for s in self.board().objects if s.id == obj)
        return Computed(seen)

    def layers(self, obj: ObjectId) -> Sequence[LayerSeen]:
        raise Unsupported("this driver can't show layers", "このエンジンは種類別を見せられない")

    def costs(self, player: Seat, card: ObjectId, face: str = "") -> Sequence[CostOffered]:
        raise Unsupported("this driver can't show costs", "このエンジンはコストを見せられない")

    def total_cost(self, player: Seat, card: ObjectId, cost: CostChoice | None) -> CostOffered:
        raise Unsupported("this driver can't show costs", "このエンジンはコストを見せられない")

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        raise Unsupported("this driver can't show legal targets", "このエンジンは適正な対象を見せられない")

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        raise Unsupported("this driver can't show legal targets", "このエンジンは適正な対象を見せられない")

    def knows(self, player: Seat, obj: ObjectId) -> Known:
        raise Unsupported("this driver can't say who knows what", "このエンジンは誰が何を知っているかを答えられない")

    def measure(self, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
        raise Unsupported("this driver can't show what the rules count", "このエンジンはルールが数える値を見せられない")

    def amiss(self) -> Sequence[str]:
        raise Unsupported("this driver can't be searched for contradictions", "矛盾があるかどうかを調べられない")

    def digest(self) -> str:
        return hashlib.sha256(repr(self._log).encode()).hexdigest()
