"""Clauses: who does what. What players do is said by verbs (:func:`verb`), other instructions by whole clauses (:func:`clause`)."""

from __future__ import annotations

from typing import Any

from engine.record import record
from engine.selectors import YOU
from engine.text.grammar import Values, Wordings, say, template
from engine.text.nodes import Slot, fill, match, transformed


@record
class Subject:
    """Stands in a verb phrase for the player who is its subject."""


@record
class Clause:
    """An instruction, and the player who is the subject of the words that say it (None: no player)."""

    do: Any
    who: Any = None


@record
class By:
    """An instruction that the text gives a source to; it must turn out to be the object itself."""

    source: Any
    do: Any


SUBJECT: Any = Subject()


def with_subject(do: Any, who: Any) -> Any:
    """An instruction with its subject filled in."""
    return transformed(do, lambda node: who if isinstance(node, Subject) else node)


_ENDINGS = {
    "する": ("し", "して"), "引く": ("引き", "引いて"), "得る": ("得て", "得て"), "失う": ("失い", "失って"),
    "捨てる": ("捨て", "捨てて"), "捧げる": ("捧げ", "捧げて"), "置く": ("置き", "置いて"), "与える": ("与え", "与えて"),
    "戻す": ("戻し", "戻して"), "出す": ("出し", "出して"), "加える": ("加え", "加えて"), "除く": ("除き", "除いて"),
    "受ける": ("受け", "受けて"), "持つ": ("持ち", "持って"), "支払う": ("支払い", "支払って"), "見る": ("見て", "見て"),
    "探す": ("探し", "探して"), "切り直す": ("切り直し", "切り直して"), "行う": ("行い", "行って"), "なる": ("なり", "なって"),
    "唱える": ("唱え", "唱えて"), "離れる": ("離れ", "離れて"), "選ぶ": ("選び", "選んで"), "消す": ("消し", "消して"),
    "できない": ("できず", "できないで"), "されない": ("されず", "されないで"), "しない": ("しせず", "しないで"),
    "つける": ("つけ", "つけて"), "替える": ("替え", "替えて"), "行わない": ("行わず", "行わないで"), "れない": ("れず", "れないで"),
    "出る": ("出て", "出て"), "しなければならない": ("しなければならず", "しなければならないで"), "ある": ("あり", "あって"),
    "飛ばす": ("飛ばし", "飛ばして"), "もよい": ("もよく", "もよくて"),
}  # fmt: skip
_ONE_STEP = tuple(kana + "る" for kana in "えけせてねべめれいきじちにびみり")
_FIVE_STEPS = {
    "う": ("い", "って"), "く": ("き", "いて"), "す": ("し", "して"), "つ": ("ち", "って"), "む": ("み", "んで"), "ぶ": ("び", "んで"),
    "る": ("り", "って"),
}  # fmt: skip
"""How verbs that aren't listed go on, by their last character."""
_OTHER_JOINS = {"得て": "得", "しせず": "せず"}


def forms_ja(wording: str) -> tuple[str, str, str]:
    """A Japanese wording that ends in a verb: as it ends a sentence, as it goes on, and before もよい."""
    for ending, (goes_on, te) in sorted(_ENDINGS.items(), key=lambda pair: -len(pair[0])):
        if wording.endswith(ending):
            stem = wording[: -len(ending)]
            return wording, stem + _OTHER_JOINS.get(goes_on, goes_on), stem + te
    if wording.endswith(_ONE_STEP):
        return wording, wording[:-1], wording[:-1] + "て"
    if wording[-1] in _FIVE_STEPS:
        goes_on, te = _FIVE_STEPS[wording[-1]]
        return wording, wording[:-1] + goes_on, wording[:-1] + te
    raise ValueError(f"no verb at the end of {wording!r}")


def third_person(wording: str) -> str:
    """An English verb phrase as "each opponent" needs it: "draw {n} cards" to "draws {n} cards"."""
    verb, space, rest = wording.partition(" ")
    if "/" in verb:
        raise ValueError(wording)
    ending = "es" if verb.endswith(("ch", "sh", "s", "x", "z", "o")) else "s"
    rest = rest.replace("[your]", "their").replace("your ", "their ")
    return verb + ending + space + rest


def _tuple(wordings: Wordings) -> tuple[str, ...]:
    return (wordings,) if isinstance(wordings, str) else wordings


def verb(node: Any, en: Wordings, ja: Wordings, you: bool = False) -> None:
    """What a player does. ``node`` has :data:`SUBJECT` where the player stands; the wordings have no subject.

    ``you``: English says "you" even where nobody else is in question ("you gain 3 life").
    """
    english = _tuple(en)
    japanese = (*_tuple(ja), *(w.replace("{what:obj}を", "{what:eachs}をすべて") for w in _tuple(ja) if "{what:obj}を" in w))
    forms = [forms_ja(w) for w in japanese]
    say("vp", node, english)
    say("vp3", node, tuple(third_person(w) for w in english))
    say("jv", node, (), tuple(f[0] for f in forms))
    say("jvc", node, (), tuple(f[1] for f in forms))
    say("jvt", node, (), tuple(f[2] for f in forms))
    slotted = with_subject(node, Slot("who"))
    if slotted == node:
        plain = tuple(("you " + w if you else w) for w in english)
        other = tuple((w if you else "you " + w) for w in english)
        clause_of(node, YOU, plain + other)
        return
    yours = with_subject(node, YOU)
    firsts = [("you " + w, w) if you else (w, "you " + w) for w in english]
    clause_of(yours, YOU, tuple(w for pair in firsts for w in pair))
    template(
        "clause",
        lambda values: Clause(fill(slotted, values), values["who"]),
        lambda it: _taken(slotted, it),
        tuple("{who:who} " + third_person(w) for w in english),
    )


def _taken(node: Any, it: Any) -> Values | None:
    found: Values = {}
    return found if match(node, it, found) else None


def clause_of(node: Any, who: Any, en: tuple[str, ...]) -> None:
    """A whole clause of an instruction whose words have a player for a subject, in English."""
    template("clause", lambda values: Clause(fill(node, values), who), lambda it: _taken(node, it), en, node=node)


def clause(node: Any, en: Wordings, ja: Wordings) -> None:
    """An instruction whose words have no player for a subject: "{what:subj} can't block this turn"."""
    template("clause", lambda values: Clause(fill(node, values)), lambda it: _taken(node, it), en, node=node)
    forms = [forms_ja(w) for w in _tuple(ja)]
    say("jo", node, (), tuple(f[0] for f in forms))
    say("joc", node, (), tuple(f[1] for f in forms))
