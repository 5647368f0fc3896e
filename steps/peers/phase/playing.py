"""Playing on at phase's table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.record import replace
from steps.peers.phase import asking, forced, offering, showing, telling, wording
from steps.peers.phase.laying import COLORS, Laid
from steps.table import Answer, Entry, Obstacle, Question, Refused, Seat, Seen, Unsupported, WrongAnswer

_ENOUGH = 40
"""Somebody who can pay anything gets more mana when there is less than this."""
_COPYING = ("CopyTokenOf", "Populate", "CopySpell")
"""The effects by which tokens and spells come to be that are copies."""
_ENDLESS = 80
"""So many passes one after the other, with something on the stack, are more than any ruling needs: something feeds itself."""
_LONG = 250
"""So much of what phase writes down for itself makes showing the state slower than going on without that."""


class Playing:
    """A game of phase's that goes on, and what has happened in it."""

    def __init__(self, laid: Laid, known: showing.Known, any_mana: tuple[bool, ...]) -> None:
        self.laid = laid
        self.known = known
        self.log: list[Entry] = []
        self._any_mana = any_mana
        self._shown: dict[str, Any] | None = None
        self._settling = False
        self._passes = 0
        self._just = False

    @property
    def game(self) -> Any:
        """phase's game."""
        return self.laid.game

    @property
    def state(self) -> dict[str, Any]:
        """The whole state, which costs phase some milliseconds to show: asked for once after each action."""
        if self._shown is None:
            self._shown = self.game.state()["state"]
            long = len(self._shown["resolved_rules_journal"]["entries"]) > _LONG
            if (
                long
                and self._shown["waiting_for"]["type"] == "Priority"
                and not self._shown["stack"]
                and not self._shown["delayed_triggers"]
            ):
                self.laid.reload(self._shown)
        return self._shown

    @property
    def waiting(self) -> dict[str, Any]:
        """What phase waits for."""
        found: dict[str, Any] = self.game.waiting_for()
        return found

    def id(self, obj: int) -> int:
        """phase's number of an object."""
        return next((theirs for theirs, mine in self.known.numbers.items() if mine == obj), obj - 100_000)

    def card_id(self, obj: int) -> int:
        """phase's number of a card."""
        return int(self.state["objects"][str(self.id(obj))]["card_id"])

    def apply(self, player: Seat, kind: str, **data: Any) -> None:
        """Do something, and keep what phase says happened.

        Raises:
            Refused: phase doesn't allow it.
        """
        self._passes = self._passes + 1 if kind == "PassPriority" and self.state["stack"] else 0
        if self._passes > _ENDLESS:
            raise Unsupported("phase plays on without an end", "いつまでも終わらない")
        if kind != "PassPriority" or self.state["stack"]:
            self.enrich()
        before = self.state
        try:
            result = self.game.apply(player, {"type": kind, "data": data} if data else {"type": kind})
        except ValueError as error:
            raise Refused((Obstacle("", str(error)),)) from error
        self._shown = None
        self.happened(before, result.events)
        self.settle()

    def settle(self) -> None:
        """Give the only answer there is, where phase asks all the same."""
        if self._settling:
            return
        self._settling = True
        try:
            if offering.casts(self.asked()) and not self._castable():
                self.answer(Answer(self.asked().player, "cast", yes=False))
            if self.waiting["type"] == "UnlessPayment" and not self._payable():
                self.answer(Answer(self.asked().player, "pay", yes=False))
            self.force()
        finally:
            self._settling = False

    def force(self) -> bool:
        """Give the only answer there is to what phase asks. Whether there is only one."""
        found = forced.forced(self.asked(), self.id)
        for kind, data in found:
            self.apply(self.asked().player, kind, **data)
        return bool(found)

    @contextmanager
    def unsettled(self) -> Iterator[None]:
        """Leave open what has only one answer until all is said."""
        self._settling = True
        try:
            yield
        finally:
            self._settling = False
        self.settle()

    def _payable(self) -> bool:
        """Whether what phase asks to pay can be paid."""
        held = self.branch(trial=True)
        player = self.asked().player
        had = self._means(player)
        try:
            self.answer(Answer(player, "pay", yes=True))
            return self._means(player) != had
        except (WrongAnswer, Unsupported):
            return False
        finally:
            self.back(held)

    def _means(self, player: Seat) -> tuple[int, ...]:
        """What a player could pay with, in numbers: phase takes an offer to pay from somebody who can't, and nothing is paid."""
        it, objects = self.state["players"][player], self.state["objects"].values()
        tapped = sum(bool(o["tapped"]) for o in objects)
        return len(it["mana_pool"]["mana"]), tapped, it["life"]

    def _castable(self) -> bool:
        """Whether what phase offers to cast can be."""
        held = self.branch(trial=True)
        try:
            card = next(o.value for o in asking.options(self.asked()))
            self.answer(Answer(self.asked().player, "cast", yes=True))
            return self.waiting["type"] != "Priority" or int(card) in {self.known.number(e["id"]) for e in self.state["stack"]}
        except (WrongAnswer, Unsupported):
            return False
        finally:
            self.back(held)

    def happened(self, before: dict[str, Any], events: list[dict[str, Any]]) -> None:
        """Keep what has happened since a state."""
        after, moment = self.state, len(self.log)
        copied = any(e["type"] == "EffectResolved" and e["data"]["kind"] in _COPYING for e in events)
        for event in events:
            data = event.get("data") or {}
            if event["type"] == "ZoneChanged" and data["from"] != "Stack":
                self.known.paid.pop(data["object_id"], None)
            elif event["type"] == "Mutated":
                self._count_mutated(after["objects"].get(str(data["merged_id"])))
            elif event["type"] == "ZoneChanged" or (copied and event["type"] == "TokenCreated"):
                self.known.copies.add(data["object_id"])
        self._count_turns(before, after, events)
        self._remember(after)
        found = list(telling.gone(events, before, after, self.known))
        found += telling.entries(events, before, after, self.known)
        found += telling.revealed(before, after, self.known)
        found += telling.triggered(before, after, self.known)
        for fields in found:
            self.log.append(telling.entry(len(self.log), moment, after, self.known, fields))

    def _count_turns(self, before: dict[str, Any], after: dict[str, Any], events: list[dict[str, Any]]) -> None:
        """phase numbers turns that are skipped, and those that a player who has left would have begun; those are none."""
        begun = [e["data"]["player_id"] for e in events if e["type"] == "TurnStarted"]
        if begun:
            played = sum(not after["players"][player]["is_eliminated"] for player in begun)
            self.known.turns += after["turn_number"] - before["turn_number"] - played

    def check(self) -> None:
        """Have state-based actions performed, where phase doesn't by itself before the next action."""
        if self.waiting["type"] == "Priority":
            before = self.state
            result = self.laid.debug("RunStateBasedActions")
            self._shown = None
            self.happened(before, result.events)

    def _count_mutated(self, it: dict[str, Any] | None) -> None:
        if it is not None:
            which = it["id"], it.get("incarnation") or 0
            self.known.mutated[which] = self.known.mutated.get(which, 0) + 1

    def mutated(self, obj: int) -> int:
        """How often a permanent has mutated, those times included in which a pile was made that lay there from the start."""
        it = self.state["objects"][str(self.id(obj))]
        return self.known.mutated.get((it["id"], it.get("incarnation") or 0), 0)

    def seen(self, obj: int) -> Seen | None:
        """An object by phase's number."""
        it = self.state["objects"].get(str(obj))
        return showing.shown(self.state, it, self.known) if it is not None else None

    def note_paid(self, player: Seat, cost: str, objects: tuple[Seen, ...]) -> None:
        """Keep that a cost was paid for something."""
        fields = {"kind": "pay", "objects": objects, "player": player, "detail": cost}
        self.log.append(telling.entry(len(self.log), len(self.log), self.state, self.known, fields))

    def _remember(self, after: dict[str, Any]) -> None:
        """Which costs were chosen; what has changed zones otherwise than by resolving is forgotten."""
        for spell in after["stack"]:
            variant = (spell["kind"].get("data") or {}).get("casting_variant") if spell["kind"]["type"] == "Spell" else None
            if variant not in (None, "Normal"):
                self.known.paid[spell["id"]] = wording.way(variant)
        places = {"Stack", "Battlefield"}
        for obj in [o for o in self.known.paid if after["objects"].get(str(o), {}).get("zone") not in places]:
            del self.known.paid[obj]

    def pays_anything(self, player: Seat) -> bool:
        """Whether a player can pay any cost."""
        return self._any_mana[player]

    @contextmanager
    def with_just(self, player: Seat, mana: list[str]) -> Iterator[None]:
        """A player who can pay anything has this mana alone, by its letters."""
        self.laid.empty_pool(player)
        self.laid.debug("AddMana", player_id=player, mana=[COLORS[letter] for letter in mana])
        self._shown, self._just = None, True
        try:
            yield
        finally:
            self._just = False

    def enrich(self) -> None:
        """Whoever can pay anything has the mana for it before somebody does something, or something resolves."""
        if self.waiting["type"] == "Priority" and not self._just:
            for seat, rich in enumerate(self._any_mana):
                if rich and len(self.game.player(seat)["mana_pool"]["mana"]) < _ENOUGH:
                    self.laid.enrich(seat)
                    self._shown = None

    def refresh(self) -> None:
        """The game was changed from outside: what was shown of it is no more."""
        self._shown = None

    def forget(self, begun: int, ability: int) -> None:
        """Strike from the log, from an entry on, that an ability has resolved: it was only this driver's means."""
        kept = [e for e in self.log[begun:] if not (e.kind == "resolve" and any(o.id == ability for o in e.objects))]
        self.log[begun:] = [replace(e, n=n) for n, e in enumerate(kept, begun)]

    def branch(self, trial: bool = False) -> tuple[Any, ...]:
        """Keep the game as it is; what to give :meth:`back`, to be where one was.

        A trial, from which one comes back in any case, is played on a copy; else the copy is kept, since it lacks what phase doesn't write.
        """
        state, game = self.state, self.laid.game
        self.laid.reload(state)
        copy = self.laid.game
        self.laid.game = copy if trial else game
        known = dict(self.known.paid), set(self.known.delayed), dict(self.known.mutated), self.known.turns
        return game if trial else copy, state, list(self.log), *known

    def back(self, held: tuple[Any, ...]) -> None:
        """Be where one was again."""
        self.laid.game, self._shown, self.log, *known = held
        self.known.paid, self.known.delayed, self.known.mutated, self.known.turns = known

    # --- questions

    def asked(self) -> offering.Asked:
        """What phase waits for, with what there is."""
        return offering.Asked(self.waiting, self.state, self.known, self.game)

    def question(self) -> Question | None:
        """The open question. Raises Unsupported."""
        return asking.question(self.asked())

    def answer(self, answer: Answer) -> None:
        """Answer it. Raises WrongAnswer, Refused, Unsupported."""
        asked = self.asked()
        question = asking.question(asked)
        if question is None:
            raise WrongAnswer("nothing is asked")
        for n, (kind, data) in enumerate(asking.actions(question, answer, asked, self.id)):
            if n == 0 or self.waiting["type"] not in ("Priority", asked.waiting["type"]):
                try:
                    self.apply(question.player, kind, **data)
                except Refused as refused:
                    raise WrongAnswer(str(refused), question) from refused
        if asked.waiting["type"] == "UnlessPayment" and answer.yes and asked.data["cost"].get("type") == "Mana":
            source = self.seen(asked.data["pending_effect"]["source_id"])
            self.note_paid(question.player, wording.cost(asked.data["cost"]["cost"]), (source,) if source else ())

    # --- passing

    def pass_priority(self, player: Seat) -> None:
        """Pass, and declare nothing if creatures are to be declared then: nobody has said that any attack or block."""
        self.apply(player, "PassPriority")
        waiting = self.waiting
        if waiting["type"] == "DeclareAttackers":
            self.apply(waiting["data"]["player"], "DeclareAttackers", attacks=[])
        elif waiting["type"] == "DeclareBlockers":
            try:
                self.apply(waiting["data"]["player"], "DeclareBlockers", assignments=[])
            except Refused as refused:
                raise Unsupported(
                    "this driver declares blockers only as they are named", "ブロックは名指しされたときにだけ指定できる"
                ) from refused

    def pass_for_others(self, player: Seat) -> None:
        """Pass for those who have priority before a player, while nothing comes of that."""
        for _ in self.state["players"]:
            if self.waiting["type"] != "Priority" or self.state["priority_player"] == player:
                break
            held = self.branch()
            stack, step = [e["id"] for e in self.state["stack"]], self.state["phase"]
            self.apply(self.game.priority_player(), "PassPriority")
            if [e["id"] for e in self.state["stack"]] != stack or self.state["phase"] != step:
                self.back(held)
                break

    def pass_to(self, declaration: str, past: tuple[str, ...]) -> bool:
        """Pass for everybody until creatures are declared. Whether they are: if there is nothing to declare, phase skips that, and the game
        comes to a step in which it is ``past``. Raises Refused."""
        for _ in range(20):
            if self.waiting["type"] == declaration:
                return True
            if self.game.phase in past:
                return False
            if self.waiting["type"] != "Priority" or self.state["stack"]:
                break
            self.apply(self.game.priority_player(), "PassPriority")
        raise Refused((Obstacle("", f"phase doesn't come to: {declaration}", ja=f"phaseはそこまで進まない: {declaration}"),))
