"""A small table for the tests of the vocabulary: two players, cards that do nothing, a stack whose objects resolve in turn.

It knows four cards. A spell "Bear" resolves to a permanent, any other spell goes to the graveyard; "Question" asks "may" as it resolves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.record import replace
from steps.driver import ORDER
from steps.table import (
    Ability,
    Act,
    Activate,
    Answer,
    Attack,
    Board,
    Cast,
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
    Life,
    MadeUp,
    Obstacle,
    Option,
    Pass,
    Place,
    Players,
    PlayerSeen,
    Question,
    Refused,
    Seen,
    SetUpError,
    StepIs,
    Thing,
    ZoneName,
)
from steps.table import CardSeen as Card

CARDS = {"Bear": "熊", "Bird": "鳥", "Bolt": "稲妻", "Question": "問い"}


@dataclass
class FakeTable:
    """See the module."""

    abilities: frozenset[Ability] = frozenset({"citations", "reasons", "identity"})
    facts: list[Fact] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    objects: dict[int, Seen] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    asked: Question | None = None
    answers: list[Answer] = field(default_factory=list)
    clock_: Clock = field(default_factory=lambda: Clock(2, "precombat main", 0, 0))
    passed: int = 0
    next_id: int = 1
    refused: tuple[Obstacle, ...] = ()
    """Why the next act is illegal."""

    # --- names

    def find_card(self, name: str) -> str | None:
        return next((en for en, ja in CARDS.items() if name in (en, ja)), None)

    def similar_cards(self, name: str, language: str, n: int = 5) -> Sequence[str]:
        return [CARDS[k] if language == "ja" else k for k in CARDS][:n]

    def card_name(self, key: str, language: str) -> str:
        return CARDS.get(key, key) if language == "ja" else key

    def abilities_of(self, name: str) -> Sequence[tuple[str, str]]:
        return {"Bear": (("triggered", ""),), "blitz": (("delayed", "blitz"),)}.get(name, ())

    # --- set-up

    def given(self, fact: Fact) -> tuple[int, ...]:
        self.facts.append(fact)
        match fact:
            case Place(seat, zone, things):
                return tuple(self._put(seat, zone, t) for t in things for _ in range(t.count))
            case StepIs(active, step):
                self.clock_ = replace(self.clock_, active=active, step=step, priority=active)
            case Players() | Life() | MadeUp():
                pass
        return ()

    def _put(self, seat: int, zone: ZoneName, thing: Thing) -> int:
        owner = seat if thing.owner is None else thing.owner
        number, self.next_id = self.next_id, self.next_id + 1
        cards = (Card(thing.card, thing.label),) if thing.card else ()
        form: Literal["permanent", "card"] = "permanent" if zone == "battlefield" else "card"
        tapped = ("tapped",) if thing.tapped else ()
        position = sum(o.zone == zone for o in self.objects.values())
        self.objects[number] = Seen(
            number, thing.card, cards, zone, position, owner, seat, form, thing.token, statuses=tapped, power=2, toughness=2,
            types=("Creature",),
        )  # fmt: skip
        return number

    def ready(self) -> None:
        if any(isinstance(f, Life) and f.n <= 0 for f in self.facts):
            raise SetUpError("not at rest")

    # --- play

    def note(self, kind: str, *objects: Seen, **more: object) -> None:
        """Logs that something happened."""
        n = len(self.entries)
        entry = Entry(n, n, self.clock_.turn, self.clock_.step, kind, objects=objects)
        self.entries.append(replace(entry, **more))

    def move(self, obj: int, zone: ZoneName) -> int:
        """Moves an object: a new one from now on (CR 400.7)."""
        old = self.objects.pop(obj)
        number, self.next_id = self.next_id, self.next_id + 1
        form = {"battlefield": "permanent", "stack": "spell"}.get(zone, "card")
        self.note("zone", old, from_zone=old.zone, to_zone=zone, became=(number,))
        self.objects[number] = replace(old, id=number, zone=zone, form=form, position=0, previous=(obj, *old.previous))
        return number

    def do(self, act: Act) -> int | None:
        if self.refused:
            raise Refused(self.refused)
        self.acts.append(act)
        match act:
            case Cast(player, card):
                self.passed = 0
                spell = self.move(card, "stack")
                self.clock_ = replace(self.clock_, stack=(spell, *self.clock_.stack), priority=player)
                self.note("cast", self.objects[spell], player=player, rules=("601.2",))
                return spell
            case Pass(player):
                self._pass(player)
            case Attack(player, attackers):
                self.clock_ = replace(self.clock_, step="declare attackers")
                self.note("attack", *(self.objects[a] for a, _ in attackers), player=player)
        return None

    def _pass(self, player: int) -> None:
        self.passed += 1
        if self.passed < 2:
            self.clock_ = replace(self.clock_, priority=1 - player)
            return
        self.passed = 0
        if self.clock_.stack:
            self._resolve(self.clock_.stack[0])
        else:
            self._next_step()
        if self.asked is None:
            self.clock_ = replace(self.clock_, priority=self.clock_.active)

    def _next_step(self) -> None:
        steps = [s for s in ORDER if s not in ("untap", "declare blockers", "first strike damage", "combat damage", "cleanup")]
        at = steps.index(self.clock_.step) + 1
        if at == len(steps):
            self.clock_ = replace(self.clock_, turn=self.clock_.turn + 1, active=1 - self.clock_.active)
        self.clock_ = replace(self.clock_, step=steps[at % len(steps)])
        self.note("begin", detail=self.clock_.step)

    def _resolve(self, spell: int) -> None:
        seen = self.objects[spell]
        if seen.name == "Question" and not self.answers:
            self.asked = Question(seen.owner, "may", "do it?", (Option("yes", "yes"), Option("no", "no")))
            self.clock_ = replace(self.clock_, priority=None)
            return
        self.note("resolve", seen, rules=("608.2",))
        self.clock_ = replace(self.clock_, stack=self.clock_.stack[1:])
        self.move(spell, "battlefield" if seen.name == "Bear" else "graveyard")

    def begin(self, act: Cast | Activate) -> int | None:
        return self.do(act)

    def effect(self, effect: Effect) -> None:
        for obj in effect.objects:
            seen = self.objects[obj]
            if effect.verb == "destroy":
                self.note("destroy", seen, rules=("701.8a",))
                self.note("die", seen)
                self.move(obj, "graveyard")
            elif effect.verb == "exile":
                self.move(self.move(obj, "exile"), "battlefield")

    def question(self) -> Question | None:
        return self.asked

    def answer(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.asked = None
        self._resolve(self.clock_.stack[0])
        self.clock_ = replace(self.clock_, priority=self.clock_.active)

    # --- looking

    def board(self) -> Board:
        c = self.clock_
        people = (PlayerSeen(0, "you", 20), PlayerSeen(1, "opponent", 20))
        shown = [replace(o, position=c.stack.index(i)) if i in c.stack else o for i, o in sorted(self.objects.items())]
        return Board(people, tuple(shown), c.turn, c.step, c.active, c.priority, c.over)

    def clock(self) -> Clock:
        return self.clock_

    def log(self, since: int = 0) -> Sequence[Entry]:
        return self.entries[since:]

    def can(self, act: Act) -> Legality:
        return Legality(not self.refused, self.refused)

    def unasked(self, since: int = 0) -> Sequence[Question]:
        return []

    def measure(self, player: int, what: str) -> tuple[int | None, tuple[str, ...]]:
        return 7, ()

    def possible_acts(self, player: int) -> Sequence[Act]:
        return [Pass(player)]

    def must(self, act: Act) -> Legality:
        return Legality(False, (Obstacle("508.1d", "nothing forces it"),))

    def computed(self, obj: int) -> Computed:
        return Computed(self.objects[obj], ("613.1",))

    def layers(self, obj: int) -> Sequence[LayerSeen]:
        return ()

    def costs(self, player: int, card: int, face: str = "") -> Sequence[CostOffered]:
        return (CostOffered("", "{1}{G}"),)

    def total_cost(self, player: int, card: int, cost: CostChoice | None, face: str = "") -> CostOffered:
        return CostOffered("", "{1}{G}", rules=("601.2f",))

    def legal_targets(self, act: Cast | Activate) -> Sequence[int]:
        return ()

    def why_not_target(self, act: Cast | Activate, target: int) -> Sequence[Obstacle]:
        return ()

    def knows(self, player: int, obj: int) -> Known:
        return Known(True)

    def amiss(self) -> Sequence[str]:
        return ()

    def digest(self) -> str:
        return str(len(self.entries))
