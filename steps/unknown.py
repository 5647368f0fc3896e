"""What to say of a line that no phrase reads, or several: what was probably meant, and what to write."""

from __future__ import annotations

from collections.abc import Iterator

from steps.advice import Language, listed, say
from steps.dialect import printed
from steps.dispatch import Memory, Near
from steps.gherkin import Kind
from steps.near import differences

_KINDS: tuple[Kind, Kind, Kind] = ("given", "when", "then")
_NEAR = 25.0
"""From this score on a phrase is proposed."""
_MUCH = 15.0
"""By so much a phrase under another keyword must be nearer, to be proposed."""
_FEW = 2
"""In so many places at most is told in what words a line differs from a phrase."""


def unknown(memory: Memory, language: Language, kind: Kind, text: str, keyword: str = "") -> str:
    """The message about a line that is no phrase."""
    said = [say(language, "unknown step", line=f"{keyword} {text}".strip())]
    for other in _KINDS:
        if other != kind and memory.read(other, language, text).readings:
            word = printed(language, other)
            said.append(say(language, "other kind", meant=word, line=f"{word} {text}"))
    for told in _told_in(language, kind, text, memory):
        said.append(say(language, "other language", line=f"{printed(language, kind)} {told}"))
    if len(said) == 1:
        said += [
            say(language, "wrong slot", found=wrong.found, could=listed(language, wrong.could), phrase=wrong.phrase)
            for wrong in memory.vocabulary.wrong_slots(kind, language, text)
        ]
    if len(said) == 1:
        for near in nearest(memory, language, kind, text):
            said += _near(language, text, near)
    return "\n".join(said)


def _near(language: Language, text: str, near: Near) -> Iterator[str]:
    """A phrase that a line nearly is, and in which words the two differ, if that is in a few."""
    keyword = printed(language, near.kind)
    yield say(language, "near step", line=f"{keyword} {near.text}")
    pairs = differences(language, text, near.text)
    if 0 < len(pairs) <= _FEW:
        none = say(language, "none")
        yield say(language, "differs", pairs=listed(language, (f"{one or none} → {other or none}" for one, other in pairs)))


def nearest(memory: Memory, language: Language, kind: Kind, text: str) -> list[Near]:
    """The phrases to propose: those of the line's own kind, and of another kind one that is much nearer."""
    near = [n for n in memory.vocabulary.nearest(kind, language, text, 20) if n.score >= _NEAR]
    own = [n for n in near if n.kind == kind][:3]
    others = [n for n in near if n.kind != kind and (not own or n.score >= own[0].score + _MUCH)]
    return [*others[:1], *own]


def _told_in(language: Language, kind: Kind, text: str, memory: Memory) -> Iterator[str]:
    """How a line of the other language is said in this one."""
    other: Language = "en" if language == "ja" else "ja"
    for reading in memory.read(kind, other, text).readings:
        yield reading.tell(language)

