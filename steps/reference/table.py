"""The reference engine as a table. See :mod:`steps.table` for what each method means."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches

import engine.everything  # noqa: F401  (fills the register of rules)
from engine import editions, priority, setup, state_based
from engine.cards import catalogue
from engine.cards.card import CardFace
from engine.game import Action, Game
from engine.invariants import cards_of
from engine.questions import Answer as EngineAnswer
from engine.questions import CastSaid, IllegalAnswer, Paused, as_it_is
from engine.questions import Question as EngineQuestion
from engine.rule import IllegalAction, keys_of
from engine.state import STACK, Seat, State
from engine.text.tokens import japanese_name, token_face
from steps.reference import explaining, looking
from steps.reference.acting import get_priority_again, perform
from steps.reference.asking import engine_answer, show_only, show_question
from steps.reference.checking import Done, amiss
from steps.reference.declaring import answers, declarations, declared, nobody_asks, step_of
from steps.reference.effects import let_happen
from steps.reference.facts import Facts, find
from steps.reference.giving import give
from steps.reference.having import is_keyword, of_face, of_keyword
from steps.reference.legality import cited_since, may_reveal, must_attack, must_block, obstacles, search
from steps.reference.playing import in_turn, pass_to_step
from steps.reference.possible import candidates, possible
from steps.reference.saying import engine_cast
from steps.reference.shower import Shower
from steps.reference.told import Told
from steps.table import (
    Ability,
    Act,
    Activate,
    AddMana,
    Answer,
    Attack,
    Block,
    Board,
    Cast,
    Clock,
    Computed,
    CostChoice,
    CostOffered,
    Effect,
    Entry,
    Fact,
    Finish,
    Known,
    LayerSeen,
    Legality,
    ObjectId,
    Obstacle,
    PlayLand,
    Question,
    Refused,
    SetUpError,
    Special,
    TurnUp,
    Unsupported,
    WrongAnswer,
)


def _not_at_rest(game: Game) -> bool:
    """Whether a state-based action applies at once, even one that needs a choice (CR 704.5j)."""
    try:
        return bool(state_based.state_based_actions(game))
    except Paused:
        return True


class ReferenceTable:
    """One game of one scenario, played by the reference engine."""

    abilities: frozenset[Ability] = frozenset({"citations", "reasons", "identity", "knowledge", "layers", "possibilities", "invariants"})

    def __init__(self, edition: str, rules_off: frozenset[str]) -> None:
        off = frozenset(key for name in sorted(rules_off) for key in keys_of(name))
        self._facts = Facts(Game(setup.new_state(edition=edition or editions.current, off=off)))
        self._state: State | None = None
        self._shower = Shower()
        self._told = Told(self._shower)
        self._checkpoint: State | None = None
        self._action: Action | None = None
        self._begun = False
        self._answers: list[EngineAnswer] = []
        self._declaring: list[Attack | Block] = []
        self._paused: Paused | None = None
        self._applied: tuple[str, ...] = ()
        """Rules applied since the last entry of the log as a question came up."""
        self._result: ObjectId | None = None
        self._unasked: list[tuple[int, Question]] = []
        self._start: State | None = None
        """The game as it was when all facts had been given."""
        self._came_to_something = False
        """Whether what was done last was legal, so far."""
        self._refused: tuple[State, State] | None = None
        """Where an act began that was reversed, and what the game was like afterwards."""

    # --- names

    def find_card(self, name: str) -> str | None:
        made_up = self._facts.made_up.get(name)
        found = made_up or find(name)
        return found.name if found else None

    def similar_cards(self, name: str, language: str, n: int = 5) -> Sequence[str]:
        known = dict.fromkeys((*catalogue.names(language), *self._facts.made_up))
        return get_close_matches(name, tuple(known), n, cutoff=0.4)

    def card_name(self, key: str, language: str) -> str:
        face = self._facts.made_up.get(key) or find(key)
        if face is None and language == "ja":
            return japanese_name(key) or key
        return (face.ja if face and language == "ja" else "") or key

    def abilities_of(self, name: str) -> Sequence[tuple[str, str]]:
        face = None if is_keyword(name) else self._facts.made_up.get(name) or find(name) or token_face(name)
        return of_face(face) if face else of_keyword(name)

    def face(self, key: str) -> CardFace:
        """The definition of a card by its key, also of one that the scenario makes up. Raises Unsupported."""
        return self._facts.face(key)

    # --- set-up

    def given(self, fact: Fact) -> tuple[ObjectId, ...]:
        return give(self._facts, fact)

    def ready(self) -> None:
        self._facts.finish()
        state = self._facts.game.state
        game = Game(state)
        if _not_at_rest(game):
            what = ", ".join(cited_since(game.state, len(state.log))) or "704"
            raise SetUpError(
                f"the game is not at rest: a state-based action applies at once ({what})",
                f"ゲームが落ち着いていない。状況起因処理がすぐに行われる（{what}）",
            )
        self._state = self._start = state

    # --- play

    @property
    def _now(self) -> State:
        """The state as it is shown: the one reached where a question is open; while facts are given, what there is so far."""
        if self._paused is not None:
            return self._paused.state
        return self._facts.game.state if self._state is None else self._state

    def _settled(self) -> State:
        if self._state is None:
            self.ready()
        assert self._state is not None
        return self._state

    def do(self, act: Act) -> ObjectId | None:
        if self._paused is not None:
            return self._do_while_asked(act)
        if isinstance(act, Attack | Block):
            self._declaring = declarations(act)
            return self._run(lambda game: pass_to_step(game, step_of(act), act.player))
        if isinstance(act, Finish):
            raise WrongAnswer("no spell or ability has been begun", ja="唱えている呪文も起動している能力もない")
        return self._run(self._performing(act), begun=isinstance(act, Cast | Activate | PlayLand | Special | TurnUp))

    def begin(self, act: Cast | Activate) -> ObjectId | None:
        self._run(self._performing(act, by_hand=True), begun=True)
        stack = self._now.zone(STACK)
        return stack[0] if stack else None

    def effect(self, effect: Effect) -> None:
        def happens(game: Game) -> None:
            seat = game.state.turn.priority
            let_happen(game, effect, self._facts)
            priority.give_priority(game, game.state.turn.active if seat is None else seat)

        self._run(happens)

    def _performing(self, act: Act, by_hand: bool = False) -> Action:
        """An act as an action, which keeps what lies on the stack by it."""

        def action(game: Game) -> None:
            self._result = perform(game, act, by_hand)
            get_priority_again(game, act)

        return action

    def _do_while_asked(self, act: Act) -> ObjectId | None:
        """An act that is the answer to an open question."""
        assert self._paused is not None
        question = self._paused.question
        if isinstance(act, Attack | Block) and question.topic in ("attack", "block"):
            self._declaring = declarations(act)
            return self._go_on()
        if question.topic == "mana abilities" and isinstance(act, AddMana | Finish):
            mana = act.mana.replace("{", "").replace("}", "") if isinstance(act, AddMana) else ""
            values = [f"{i}:{mana}" for i in act.sources] if isinstance(act, AddMana) else ["pay"]
            for value in values:
                self._try_answer((value,))
            return self._result
        raise WrongAnswer("a choice must be answered first", self.question(), "先に選択に答えなければならない")

    def _run(self, action: Action, begun: bool = False) -> ObjectId | None:
        """Run an action from here. ``begun``: it is a player's own act, which is undone if it turns out to be illegal."""
        self._checkpoint, self._action, self._answers, self._result = self._settled(), action, [], None
        self._begun = begun
        return self._go_on()

    def _go_on(self) -> ObjectId | None:
        """Run the action from its checkpoint with the answers so far."""
        assert self._checkpoint is not None and self._action is not None
        game = Game(self._checkpoint, self._answers, self._without_asking)
        self._came_to_something = False
        try:
            self._action(game)
        except Paused as paused:
            self._paused, self._applied, self._came_to_something = paused, game.cited(), True
        except IllegalAction as illegal:
            self._undone(game)
            raise Refused(obstacles(illegal.reasons), illegal.applied) from illegal
        else:
            if self._declaring:
                raise Refused((nobody_asks(self._declaring[0]),))
            self._paused, self._state, self._came_to_something = None, game.state, True
            self._told.action_ends(game.state.log, game.cited())
            self._unasked += [(len(self._checkpoint.log), show_only(q, answer)) for q, answer in game.unasked]
        finally:
            self._answers, self._declaring = list(game.answers), []
        return self._result

    def _without_asking(self, question: EngineQuestion, state: State) -> EngineAnswer | None:
        """The answer to a question that needs no line: the declaration being made, that nobody attacks or blocks, or a usual order."""
        if question.usual:
            return None if self._facts.asks_every_order else as_it_is(question)
        for act in self._declaring:
            if answers(act, question):
                self._declaring.remove(act)
                try:
                    return declared(act, question, state)
                except Refused:
                    self._forget_entries()
                    raise
        return () if question.topic in ("attack", "block") and question.least == 0 else None

    def _undone(self, game: Game) -> None:
        """An action was illegal. One that a player began stands where the rules leave it (CR 733.1); a choice is still to be made."""
        if self._begun:
            assert self._checkpoint is not None
            self._state, self._refused = game.state, (self._checkpoint, game.state)
            self._told.forget(len(self._checkpoint.log))
        else:
            self._forget_entries()

    def _forget_entries(self) -> None:
        """What was shown of an action that is undone didn't happen."""
        self._told.forget(len(self._now.log))

    def question(self) -> Question | None:
        return show_question(self._paused.question, self._paused.state) if self._paused else None

    def unasked(self, since: int = 0) -> Sequence[Question]:
        return [question for n, question in self._unasked if n >= since]

    def answer(self, answer: Answer) -> None:
        if self._paused is None:
            raise WrongAnswer("no choice is being asked", ja="選択は求められていない")
        shown = show_question(self._paused.question, self._paused.state)
        if answer.cast is not None:
            self._try_answer(CastSaid(answer.cast.card, engine_cast(answer.cast)))
        else:
            self._try_answer(engine_answer(self._paused.question, answer, shown))

    def _try_answer(self, given: EngineAnswer) -> None:
        """Go on with one answer more; if it doesn't fit, the question stays open."""
        paused, before = self._paused, self._answers
        self._answers = [*before, given]
        try:
            self._go_on()
        except (IllegalAnswer, Refused) as error:
            self._answers = before
            ended = isinstance(error, Refused) and self._begun and given == ("pay",)
            self._paused = None if ended else paused
            if isinstance(error, Refused):
                raise
            raise WrongAnswer("that can't be chosen", self.question(), "それは選べない") from error

    # --- looking

    def board(self) -> Board:
        return self._shower.board(self._now)

    def clock(self) -> Clock:
        turn = self._now.turn
        return Clock(turn.number, turn.step, turn.active, turn.priority, turn.over, self._now.zone(STACK))  # type: ignore[arg-type]

    def log(self, since: int = 0) -> Sequence[Entry]:
        return self._told.since(self._now.log, since)

    def can(self, act: Act) -> Legality:
        if isinstance(act, Cast) and self._paused is not None and self._paused.question.kind == "cast":
            return self._can_answer(act)
        if isinstance(act, AddMana) and self._paused is not None and self._paused.question.topic == "mana abilities":
            return self._can_add_meanwhile(act)
        state = self._settled() if self._paused is None else self._now
        if isinstance(act, Special) and act.verb == "reveal":
            return may_reveal(state, act, self._paused.question if self._paused else None)
        if isinstance(act, Attack | Block):
            return self._can_declare(act)

        def action(game: Game) -> None:
            in_turn(game, act.player)
            perform(game, act)
            get_priority_again(game, act)

        return search(state, action)

    def possible_acts(self, player: Seat) -> Sequence[Act]:
        return [] if self._paused is not None else possible(self.can, self._settled(), player)

    def conceivable_acts(self, player: Seat) -> Sequence[Act]:
        """What this player could try now, legal or not."""
        return [] if self._paused is not None else list(dict.fromkeys(candidates(self._settled(), player)))

    def _can_answer(self, act: Cast) -> Legality:
        """Whether the card may be cast so that a resolving effect has somebody cast."""
        checkpoint, action = self._checkpoint, self._action
        assert checkpoint is not None and action is not None
        said = CastSaid(act.card, engine_cast(act))

        def answered(trial: Game) -> None:
            game = Game(checkpoint, (*self._answers, said, *trial.answers), self._without_asking)
            action(game)
            trial.state = game.state

        return search(checkpoint, answered)

    def _can_add_meanwhile(self, act: AddMana) -> Legality:
        """Whether a mana ability can be activated while a spell is being cast or an ability activated."""
        assert self._checkpoint is not None and self._action is not None
        begun = Game(self._checkpoint, self._answers, self._without_asking)
        with suppress(Paused):
            self._action(begun)

        def action(trial: Game) -> None:
            trial.activating = begun.activating
            perform(trial, act)

        return search(begun.state, action)

    def _can_declare(self, act: Attack | Block) -> Legality:
        trial = self._fork()
        since = len(trial.log())
        try:
            trial.do(act)
        except Refused as refused:
            return Legality(False, refused.obstacles, rules=refused.rules)
        return Legality(True, rules=tuple(dict.fromkeys(rule for e in trial.log(since) for rule in e.rules)))

    def _fork(self) -> ReferenceTable:
        """A table that goes on from here by itself."""
        fork = object.__new__(ReferenceTable)
        fork.__dict__.update(self.__dict__)
        fork._told, fork._answers = self._told.fork(), list(self._answers)
        return fork

    def must(self, act: Act) -> Legality:
        if isinstance(act, Cast) and self._paused is not None:
            question = self._paused.question
            forced = question.kind == "cast" and question.least == 1 and [o.value for o in question.options] == [act.card]
            return Legality(forced, rules=self._applied)
        trial = self._fork()
        if not isinstance(act, Attack | Block):
            raise Unsupported("only attacking and blocking can be required", "強制されうるのは攻撃とブロックだけである")
        trial._to_declaration(act)
        return must_attack(trial._now, act.attackers) if isinstance(act, Attack) else must_block(trial._now, act.player, act.blocks)

    def _to_declaration(self, act: Attack | Block) -> None:
        """Go to where attackers or blockers are declared, and stop before they are."""
        if self._paused is not None:
            return
        game = Game(self._settled())
        try:
            pass_to_step(game, step_of(act), act.player)
        except Paused as paused:
            self._paused = paused

    def computed(self, obj: ObjectId) -> Computed:
        return looking.computed(self._now, next(seen for seen in self._shower.objects(self._now) if seen.id == obj))

    def layers(self, obj: ObjectId) -> Sequence[LayerSeen]:
        state = self._now
        return [explaining.shown(line) for line in state.layers.explain(obj)] if obj in state.objects else ()

    def costs(self, player: Seat, card: ObjectId, face: str = "") -> Sequence[CostOffered]:
        return looking.costs(self._now, player, card, face)

    def total_cost(self, player: Seat, card: ObjectId, cost: CostChoice | None, face: str = "") -> CostOffered:
        return looking.total_cost(self._now, player, card, cost, face)

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        return looking.legal_targets(self._now, act)

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        return looking.why_not_target(self._now, act, target)

    def knows(self, player: Seat, obj: ObjectId) -> Known:
        return looking.knows(self._now, player, obj)

    def measure(self, player: Seat, what: str) -> tuple[int | None, tuple[str, ...]]:
        return looking.measure(self._now, player, what)

    def amiss(self) -> Sequence[str]:
        done = None
        if self._checkpoint is not None and self._action is not None and self._came_to_something:
            done = Done(self._checkpoint, self._action, tuple(self._answers), self._without_asking, self._paused)
        kept = self._result
        found = amiss(self._now, cards_of(self._start or self._now), done, self._refused)
        self._result = kept
        return found

    def digest(self) -> str:
        return self._now.log.digest()
