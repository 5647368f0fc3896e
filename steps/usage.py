"""Where the rulings of the project use each phrase: its examples, which are run whenever the rulings are."""

from __future__ import annotations

from pathlib import Path

from engine.record import record
from steps.advice import Language
from steps.gherkin import Kind, placeholders, read_feature
from steps.phrase import KINDS, Sentence, read, sentences


@record
class Example:
    """A line of a ruling."""

    file: str
    line: int
    kind: Kind
    language: Language
    text: str
    told: str
    """The line in the other language."""

    def in_language(self, language: Language) -> str:
        """The line in a language."""
        return self.text if language == self.language else self.told


def vocabulary() -> list[Sentence]:
    """Every sentence that can be written, once, in the order of the vocabulary."""
    from steps.vocabulary import PHRASES  # noqa: PLC0415  (the vocabulary is read when it is asked for)

    order = {identifier: n for n, identifier in enumerate(PHRASES)}
    found: dict[str, Sentence] = {}
    for sentence in (s for kind in KINDS for s in sentences(kind, "en") if s.main is None):
        found.setdefault(sentence.id, sentence)
    return sorted(found.values(), key=lambda s: order[s.phrase.id])


def examples(folder: Path) -> dict[tuple[str, Kind], list[Example]]:
    """The lines under a folder by sentence and keyword; those with names in both languages and shorter ones first."""
    found: dict[tuple[str, Kind], list[Example]] = {}
    for path in sorted(folder.rglob("*.feature")):
        feature = read_feature(path)
        name = path.relative_to(folder.parent).as_posix()
        seen: set[int] = set()
        for line in (line for scenario in feature.scenarios for line in scenario.lines):
            if line.line in seen or placeholders([line]):
                continue
            seen.add(line.line)
            readings = read(line.kind, feature.language, line.text)
            if len(readings) == 1:
                to: Language = "en" if feature.language == "ja" else "ja"
                example = Example(name, line.line, line.kind, feature.language, line.text, readings[0].tell(to))
                found.setdefault((readings[0].phrase, line.kind), []).append(example)
    for lines in found.values():
        lines.sort(key=lambda example: ("「" in example.in_language("en"), len(example.text)))
    return found
