"""Forms of an act: what is done with it. One wording of the draft, with its verb in angle brackets, stands for all of them.

D does it; R does it, and then all pass until it has resolved; B begins it; T tries it, and it must be refused; C says that it can be done;
X that it can't, and by which rule; M that it must be done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from engine.record import record
from steps.text import Language

Form = Literal["D", "R", "B", "T", "C", "X", "M"]
Kind = Literal["given", "when", "then"]

FORM_KINDS: dict[Form, Kind] = {"D": "when", "R": "when", "B": "when", "T": "when", "C": "then", "X": "then", "M": "then"}


@record
class Verb:
    """A Japanese verb: its dictionary form, the stem before ない and ます, the volitional, the potential."""

    plain: str
    stem: str
    volitional: str
    potential: str

    def form(self, form: Form) -> str:
        """The end of the sentence in this form, in the notation of wordings."""
        return {
            "D": self.plain,
            "R": f"{self.stem}、それが解決される",
            "B": f"{self.stem}始める",
            "T": f"({self.volitional}とする/{self.plain}ことを試みる)",
            "C": f"({self.plain}ことができる/{self.potential}る)",
            "X": f"({self.plain}ことができない/{self.potential}ない)",
            "M": f"({self.stem}なければならない/{self.stem}なくてはならない)",
        }[form]


def _ichidan(stem: str) -> Verb:
    return Verb(stem + "る", stem, stem + "よう", stem + "られ")


def _suru(noun: str) -> Verb:
    return Verb(noun + "する", noun + "し", noun + "しよう", noun + "でき")


VERBS: dict[str, Verb] = {
    **{v.plain: v for v in map(_ichidan, ("唱え", "加え", "終え", "待機させ"))},
    **{v.plain: v for v in map(_suru, ("起動", "プレイ", "攻撃", "ブロック", "パス", "投了", "予顕", "計画", "開放"))},
    "表向きにする": Verb("表向きにする", "表向きにし", "表向きにしよう", "表向きにでき"),
    "行う": Verb("行う", "行い", "行おう", "行え"),
    "指定しない": Verb("指定しない", "指定しない", "指定しないように", "指定しないことができ"),
}

SPECIALS: tuple[tuple[str, str], ...] = (("待機させる", "suspend"), ("予顕する", "foretell"), ("計画する", "plot"), ("開放する", "unlock"))
"""Special actions that a keyword names; a new keyword adds its verb here."""


def _english(form: Form, verb: str, subject: str) -> str:
    ending = "es" if verb.endswith(("s", "sh", "ch")) else "s"
    match form:
        case "D" | "R":
            return f"{verb}({ending}@{subject})"
        case "B":
            return f"begin(s@player) to {verb}"
        case "T":
            return f"(tries/try@player) to {verb}"
        case "C":
            return f"can {verb}"
        case "X":
            return f"can't {verb}"
        case "M":
            return f"must {verb}"


def wording_of(language: Language, form: Form, source: str) -> str:
    """The wording of one form."""
    verb = re.search(r"<([^>@]+)(?:@(\w+))?>", source)
    if not verb:
        return source
    if language == "en":
        text = source.replace(verb[0], _english(form, verb[1], verb[2] or "player"))
        return text + " and it resolves" if form == "R" else text
    text = source.replace(verb[0], VERBS[verb[1]].form(form))
    return text.replace("(が/は)", "(は/が)") if FORM_KINDS[form] == "then" else text


_COUNTED = re.compile(r"(カード|カウンター|呪文|ダメージ|\{anyabil\}|\{descs\})\{n\}(枚|個|つ|点|\([^()]*\))(が|を|は)")
_LOOSER: tuple[tuple[re.Pattern[str], str], ...] = (
    (_COUNTED, r"\1\3{n}\2"),
    (re.compile(r"\{n\}点のライフを"), "ライフを{n}点"),
    (re.compile(r"\{n\}点のダメージが"), "ダメージが{n}点"),
)
_EQUAL: tuple[tuple[str, str], ...] = (
    ("にある", "に(ある/いる)"),
    ("ではない", "で(は/)ない"),
    ("を持つ", "を(持つ/持っている)"),
    ("コントロールしている", "コントロール(している/する)"),
    ("存在しない", "[もう]存在しない"),
)


def loosened(source: str) -> Iterator[str]:
    """Other ways to write a Japanese wording that are read for every phrase: number after its particle, いる for ある, …"""
    for pattern, other in _LOOSER:
        moved = pattern.sub(other, source)
        if moved != source:
            yield moved


def with_equals(source: str) -> str:
    """The wording with the alternatives that are read for every phrase (持っている for 持つ, でない for ではない, …)."""
    for word, either in _EQUAL:
        source = re.sub(rf"{word}(?![^()]*\))", either, source)
    return source
