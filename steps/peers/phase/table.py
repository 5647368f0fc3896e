"""phase at the table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from engine.record import replace
from steps.peers.phase import announcing, banding, casting, completing, declaring, effects, looking, showing
from steps.peers.phase.cards import BLANK
from steps.peers.phase.laying import Laid, Past, names
from steps.peers.phase.playing import Playing
from steps.reference import new_table
from steps.table import (
    Ability,
    Act,
    Activate,
    AddMana,
    Answer,
    AttachedTo,
    Attack,
    Block,
    Board,
    Cast,
    CastEarlier,
    Clock,
    CommanderCasts,
    CommanderIs,
    Computed,
    Concede,
    CostChoice,
    CostOffered,
    Effect,
    Entry,
    Fact,
    Format,
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
    Special,
    StatusIs,
    TurnNumber,
    TurnUp,
    Unsupported,
    WrongAnswer,
)

_FACTS = frozenset({
    "CastEarlier", "Players", "Format", "TurnNumber", "StepIs", "PriorityIs", "Life", "AnyMana", "MadeUp", "Place", "StatusIs",
    "CountersAre", "AttachedTo", "Pool", "PlayerCounters", "DrawnEarlier", "CommanderIs", "CommanderCasts", "BackFace", "CommanderDamage",
    "EveryOrder", "Daytime", "ChosenFor",
})  # fmt: skip
"""Facts that show on a board, from which they are laid out."""


class PhaseTable:
    """One game of one scenario."""

    abilities: frozenset[Ability] = frozenset({"possibilities", "identity"})

    def __init__(self) -> None:
        self._setting_up = new_table()
        self._it: Playing | None = None
        self._held: announcing.Announcing | banding.Forming | None = None
        self._earlier: list[Cast] = []
        self._facts = 0
        self._when: dict[int, int] = {}
        self._first_turn = False
        self._casts: dict[str, int] = {}
        self._commanders: list[tuple[Seat, str]] = []
        self._format = "two-player"
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
        if isinstance(fact, Format):
            self._format = fact.name
        if isinstance(fact, CommanderCasts):
            self._casts[fact.card] = fact.n
        if isinstance(fact, CommanderIs):
            self._commanders.append((fact.seat, fact.card))
        self._first_turn |= isinstance(fact, TurnNumber)
        made = self._setting_up.given(fact)
        self._facts += 1
        self._when |= dict.fromkeys(made, self._facts)
        if isinstance(fact, AttachedTo | StatusIs):
            self._when[fact.obj] = self._facts
        return made

    def ready(self) -> None:
        self._setting_up.ready()
        board = self._setting_up.board()
        keys = {name for seen in board.objects for name in names(seen)} - {BLANK}
        self._names = tuple(p.name for p in board.players)
        self._any_mana = tuple(p.any_mana for p in board.players)
        cast = {seen.id: act for act in self._earlier for seen in board.objects if act.card in seen.previous}
        kind = "commander" if self._commanders else self._format
        past = Past(self._when, frozenset(cast), self._first_turn, kind, self._casts, frozenset(self._commanders))
        laid = Laid(board, [self._setting_up.face(key) for key in sorted(keys)], past)
        known = showing.Known(laid.numbers, laid.keys, laid.labels, laid.faces, laid.mutated, turns=laid.turns)
        self._it = Playing(laid, known, self._any_mana)
        for obj, act in cast.items():
            self._cast_earlier(self._it, replace(act, card=obj))
        for seen in board.objects:
            if "transformed" in seen.statuses and seen.zone == "battlefield":
                self.effect(Effect("transform", (seen.id,)))
        if cast or any("transformed" in seen.statuses for seen in board.objects):
            laid.date(board)
        self._it.refresh()
        self._it.log.clear()

    def _cast_earlier(self, it: Playing, act: Cast) -> None:
        """Cast a spell and let it resolve, as though it had been paid for."""
        it.laid.enrich(act.player)
        it.refresh()
        it.pass_for_others(act.player)
        casting.cast(it, act)
        for _ in range(20):
            if it.waiting["type"] != "Priority":
                raise Unsupported("what was cast earlier asks something as it resolves", "先に唱えた呪文が解決中に選択を求める")
            if not it.state["stack"]:
                break
            it.apply(it.game.priority_player(), "PassPriority")
        if not self._any_mana[act.player]:
            it.laid.empty_pool(act.player)
        it.refresh()

    # --- play

    @property
    def _play(self) -> Playing:
        if self._it is None:
            self.ready()
        assert self._it is not None
        return self._it

    def do(self, act: Act) -> ObjectId | None:
        it = self._play
        if self.question() is not None and not isinstance(act, Attack | Block | Concede):
            raise WrongAnswer("a choice must be answered first", self.question())
        match act:
            case Pass(player):
                it.pass_priority(player)
            case Cast():
                self._held = announcing.asked(it, act)
                return announcing.cast(it, act) if self._held is None else act.card
            case PlayLand(player, card, face):
                it.apply(player, "PlayLand", object_id=it.id(card), card_id=it.card_id(card))
                if it.waiting["type"] == "ModalFaceChoice":
                    it.apply(player, "ChooseModalFace", back_face=bool(face))
            case Activate():
                return casting.activate(it, act)
            case TurnUp():
                casting.turn_up(it, act)
            case AddMana(player, sources, mana):
                for source in sources:
                    casting.tap_for_mana(it, player, source, mana)
            case Special():
                casting.special(it, act)
            case Concede(player):
                it.apply(player, "Concede", player_id=player)
                it.check()
            case Attack():
                self._held = banding.Forming(act, {seen.id: seen for seen in self.board().objects}).asked(it)
            case Block():
                declaring.declare(it, act, {seen.id: seen for seen in self.board().objects})
            case _:
                name = type(act).__name__
                raise Unsupported(f"this driver has no words for the act {name}", f"この行動は扱えない: {name}")
        return None

    def begin(self, act: Cast | Activate) -> ObjectId | None:
        raise Unsupported("this driver can't stop in the middle of casting", "このエンジンでは唱える途中で止められない")

    def effect(self, effect: Effect) -> None:
        effects.effect(self._play, effect, {seen.id: seen for seen in self.board().objects}, self._setting_up.face)

    def question(self) -> Question | None:
        if self._held is not None:
            return self._held.question
        return self._it.question() if self._it is not None else None

    def unasked(self, since: int = 0) -> Sequence[Question]:
        return ()

    def answer(self, answer: Answer) -> None:
        if self._held is not None:
            self._held = self._held.go_on(self._play, answer)
            return
        self._play.answer(answer)
        if answer.cast is not None:
            completing.complete(self._play, answer.cast)

    # --- looking

    def board(self) -> Board:
        if self._it is None:
            return self._setting_up.board()
        return showing.board(self._it.state, self._names, self._any_mana, self._it.known)

    def clock(self) -> Clock:
        return showing.clock(self._it.state, self._it.known) if self._it is not None else self._setting_up.clock()

    def log(self, since: int = 0) -> Sequence[Entry]:
        return self._it.log[since:] if self._it is not None else ()

    def can(self, act: Act) -> Legality:
        """By trying it on a copy of the game."""
        if self.question() is not None and not isinstance(act, Attack | Block | Concede):
            raise Unsupported("this driver tries nothing while something is asked", "選択を求められている間は、できるかどうかを試せない")
        if isinstance(act, Activate) and casting.spent(self._play, act):
            return Legality(False, (Obstacle("", "phase doesn't offer the ability", ja="phaseの選択肢にない"),))
        held = self._play.branch(trial=True)
        try:
            self._play.pass_for_others(act.player)
            if isinstance(act, Cast) and self._play.waiting["type"] == "Priority" and not looking.lists(self._play, act):
                return Legality(False, (Obstacle("", "phase doesn't list the spell", ja="phaseの一覧にない"),))
            self.do(act)
        except Refused as refused:
            return Legality(False, refused.obstacles)
        finally:
            self._held = None
            self._play.back(held)
        return Legality(True)

    def must(self, act: Act) -> Legality:
        """By trying to declare nothing, where what must be declared is one creature's attack or block."""
        if not isinstance(act, Attack | Block) or len(act.attackers if isinstance(act, Attack) else act.blocks) != 1:
            raise Unsupported("this driver can't say what must be done", "このエンジンは何をしなければならないかを答えられない")
        nothing = Attack(act.player) if isinstance(act, Attack) else Block(act.player)
        allowed = self.can(nothing)
        return Legality(not allowed.possible and any(self.can(way).possible for way in self._ways(act)))

    def _ways(self, act: Attack | Block) -> Sequence[Attack | Block]:
        """What is declared as one creature's attack on whomever: an attack on each opponent."""
        if isinstance(act, Block) or act.attackers[0][1] is not None:
            return (act,)
        (attacker, _), others = act.attackers[0], (seat for seat in range(len(self._names)) if seat != act.player)
        return [replace(act, attackers=((attacker, ~seat),)) for seat in others]

    def possible_acts(self, player: Seat) -> Sequence[Act]:
        raise Unsupported("this driver can't say what could be done", "このエンジンは何ができるかを答えられない")

    def computed(self, obj: ObjectId) -> Computed:
        seen = next(s for s in self.board().objects if s.id == obj)
        permanent = self._it is not None and seen.zone == "battlefield"
        return Computed(seen, mutated=self._it.mutated(obj) if permanent and self._it is not None else None)

    def layers(self, obj: ObjectId) -> Sequence[LayerSeen]:
        raise Unsupported("this driver can't show layers", "このエンジンは種類別を見せられない")

    def costs(self, player: Seat, card: ObjectId, face: str = "") -> Sequence[CostOffered]:
        return looking.costs(self._play, player, card, face)

    def total_cost(self, player: Seat, card: ObjectId, cost: CostChoice | None, face: str = "") -> CostOffered:
        return looking.total_cost(self._play, player, card, cost, face)

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        return looking.legal_targets(self._play, act)

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        legal = target in looking.legal_targets(self._play, act)
        return () if legal else (Obstacle("", "phase doesn't offer it as a target", ja="対象として示されない"),)

    def knows(self, player: Seat, obj: ObjectId) -> Known:
        raise Unsupported("this driver can't say who knows what", "このエンジンは誰が何を知っているかを答えられない")

    def measure(self, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
        raise Unsupported("this driver can't show what the rules count", "このエンジンはルールが数える値を見せられない")

    def amiss(self) -> Sequence[str]:
        raise Unsupported("this driver can't be searched for contradictions", "矛盾があるかどうかを調べられない")

    def digest(self) -> str:
        return hashlib.sha256(repr(self.log()).encode()).hexdigest()
