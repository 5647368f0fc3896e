"""A tiny vocabulary and table, so that the pytest glue can be tested without phrases and without an engine.

A wording is text in which ``{n}`` stands for a number. The wordings below do what their names say: they note, look, fail, apply rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from engine.record import record
from steps.advice import Language
from steps.dispatch import WrongSlot
from steps.gherkin import Kind
from steps.published import Standing
from steps.table import Board, Computed, Entry, Obstacle, Option, Question, Refused, SetUpError, Unsupported, WrongAnswer

Wordings = Mapping[str, Mapping[str, Sequence[str]]]

WORDINGS: Wordings = {
    "given": {
        "ja": ["「熊」が戦場にいる", "ライフは{n}点である", "不可能な前提", "盤面は次の通りである"],
        "en": ['"Bear" is on the battlefield', "your life total is {n}", "an impossible state", "the board is as follows"],
    },
    "when": {
        "ja": [
            "「雷撃」を唱える", "{n}点のダメージを与える", "「雷撃」を素早く唱える", "「雷撃」を{x}唱える", "不正な行動をする",
            "誤った答えを選ぶ", "ルール{rule}を適用する", "壊れた処理をする", "未実装の処理をする",
        ],
        "en": [
            'you cast "Bolt"', "you deal {n} damage", 'you quickly cast "Bolt"', 'you {x} cast "Bolt"', "you act illegally",
            "you choose wrongly", "rule {rule} is applied", "the program breaks", "something unsupported happens",
        ],
    },
    "then": {
        "ja": ["ライフは{n}点である", "「熊」は死亡する", "何も起こらない"],
        "en": ["your life total is {n}", '"Bear" dies', "nothing happens"],
    },
}  # fmt: skip

_SLOTS = {"n": r"(\d+)", "x": r"(素早く|quickly)", "rule": r"([\d.]+[a-z]*)"}


class FakeFailure(Exception):
    """A line that doesn't hold."""


@dataclass
class FakeTable:
    abilities: frozenset[str] = frozenset({"citations"})
    entries: list[Entry] = field(default_factory=list)

    def log(self, since: int = 0) -> Sequence[Entry]:
        return self.entries[since:]

    def digest(self) -> str:
        return f"digest of {len(self.entries)}"

    def card_name(self, key: str, language: str) -> str:
        return f"{key} ({language})"


@dataclass
class FakeScene:
    edition: str
    rules_off: frozenset[str]
    language: Language
    life: int = 20
    calls: list[str] = field(default_factory=list)
    table: FakeTable = field(default_factory=FakeTable)
    looked: list[Computed] = field(default_factory=list)

    def before_line(self, kind: Kind) -> None:
        self.calls.append(f"before {kind}")

    def after_line(self) -> None:
        self.calls.append("after")

    def finish(self) -> None:
        self.calls.append("finish")
        if self.life < 0:
            raise FakeFailure("open question")

    def rules_applied(self) -> tuple[str, ...]:
        return tuple(rule for entry in self.table.entries for rule in entry.rules)

    def describe_question(self, question: Question) -> str:
        return f"what is asked: {question.text} ({', '.join(option.text for option in question.options)})"

    def current_board(self) -> Board | None:
        return Board((), (), 1, "precombat main", 0, 0)

    def accounted(self, look: Computed) -> Computed:
        return look


@record
class FakeReading:
    kind: Kind
    language: Language
    number: int
    wordings: Wordings
    values: tuple[str, ...]

    @property
    def phrase(self) -> str:
        return f"{self.kind}-{self.number}"

    @property
    def where(self) -> str:
        return "steps.tests.fake:run"

    def tell(self, language: str) -> str:
        values = iter(self.values)
        wordings = self.wordings[self.kind]
        return re.sub(r"\{\w+\}", lambda _: next(values), wordings.get(language, wordings["ja"])[self.number])

    def run(self, scene: FakeScene, rows: Sequence[Sequence[str]], docstring: str | None) -> None:
        if self.wordings is WORDINGS:
            _ACTS[self.kind][self.number](scene, *self.values)


def _hit(scene: FakeScene, n: str) -> None:
    scene.life -= int(n)
    _note(scene, "120.3a")


def _note(scene: FakeScene, rule: str = "") -> None:
    if rule.split(" ", 1)[0] not in scene.rules_off:
        scene.table.entries.append(Entry(len(scene.table.entries), 0, 1, "precombat main", "note", rules=(rule,) if rule else ()))


def _set_life(scene: FakeScene, n: str) -> None:
    scene.life = int(n)


def _check_life(scene: FakeScene, n: str) -> None:
    if scene.life != int(n):
        raise FakeFailure(f"expected {n}, found {scene.life}")


def _raise(error: Exception) -> None:
    raise error


def _nothing(scene: FakeScene, *values: str) -> None:
    pass


_QUESTION = Question(0, "may", "May you?", (Option("yes", "do it"), Option("no", "leave it")))
_ACTS: dict[str, list[Callable[..., None]]] = {
    "given": [_nothing, _set_life, lambda scene: _raise(SetUpError("a creature with toughness 0")), _nothing],
    "when": [
        lambda scene: _hit(scene, "3"), _hit, _nothing, _nothing, lambda scene: _raise(Refused((Obstacle("601.3", "not now"),))),
        lambda scene: _raise(WrongAnswer("that was not asked", _QUESTION)), _note, lambda scene: _raise(KeyError("oops")),
        lambda scene: _raise(Unsupported("no such mechanic", "そのメカニズムがない")),
    ],
    "then": [_check_life, lambda scene: _raise(FakeFailure("it did not die")), _nothing],
}  # fmt: skip


@record
class FakeNear:
    text: str
    kind: Kind
    score: float


class FakeRulebook:
    current = "2026-08-07"
    editions = ("2023-11-17", "2026-08-07")

    def numbers(self) -> Collection[str]:
        return {"120", "120.3", "120.3a", "120.3b", "302.6", "601.3", "702.152", "702.152a"}

    def cited(self) -> Mapping[str, tuple[str, ...]]:
        return {"120.3a": ("",), "302.6": ("",), "702.152a": ("haste", "sacrifice")}

    def formerly(self, number: str) -> Mapping[str, str]:
        return {"2023-11-17": "302.6"} if number in ("302.5z", "120.3b") else {}

    def standing(self, number: str, edition: str) -> Standing:
        standings: dict[str, Standing] = {"702.152a": "absent", "120.3a": "not compared", "302.6": "compared"}
        return standings.get(number, "same") if edition != self.current else "same"

    def scope(self, edition: str) -> Sequence[str]:
        return ("It is played as it was.", f"120.3a, until {self.current}: something else.")


class FakeVocabulary:
    """Reads wordings. ``indexed``: they all begin with a text of their own, up to the first number."""

    failures: tuple[type[Exception], ...] = (FakeFailure,)
    rulebook = FakeRulebook()

    def __init__(self, wordings: Wordings = WORDINGS, *, indexed: bool = False) -> None:
        self.wordings, self.indexed = wordings, indexed
        self.scenes: list[FakeScene] = []
        self._index: dict[tuple[str, str, str], list[tuple[int, re.Pattern[str]]]] = {}
        for kind, languages in wordings.items():
            for language, texts in languages.items():
                for number, text in enumerate(texts):
                    pattern = re.compile("".join(_SLOTS.get(part, re.escape(part)) for part in re.split(r"\{(\w+)\}", text)))
                    self._index.setdefault((kind, language, self._head(text)), []).append((number, pattern))

    def read(self, kind: Kind, language: Language, text: str) -> Sequence[FakeReading]:
        found = self._index.get((kind, language, self._head(text)), [])
        matches = [(number, match) for number, pattern in found if (match := pattern.fullmatch(text))]
        return [FakeReading(kind, language, number, self.wordings, match.groups()) for number, match in matches]

    def _head(self, text: str) -> str:
        return re.split(r"[{\d]", text, maxsplit=1)[0] if self.indexed else ""

    def nearest(self, kind: Kind, language: Language, text: str, n: int = 3) -> Sequence[FakeNear]:
        found = [
            FakeNear(wording, other, 100 * SequenceMatcher(None, wording, text).ratio())  # type: ignore[arg-type]
            for other, languages in self.wordings.items()
            for wording in languages.get(language, ())
        ]
        return sorted((near for near in found if near.score > 50), key=lambda near: -near.score)[:n]

    def wrong_slots(self, kind: Kind, language: Language, text: str) -> Sequence[WrongSlot]:
        return ()

    def scene(self, edition: str, rules_off: frozenset[str], language: Language) -> FakeScene:
        self.scenes.append(FakeScene(edition, rules_off, language))
        return self.scenes[-1]

