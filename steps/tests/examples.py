"""Lines made from the wordings of the vocabulary, with sample values: what the tests of the vocabulary read."""

from __future__ import annotations

from collections.abc import Iterator

from steps.phrase import Sentence
from steps.text import Language
from steps.wording import Either, Free, Hole, Lit, Node, Nodes

NAMES = {"熊": "Bear", "鳥": "Bird"}
BACK = {en: ja for ja, en in NAMES.items()}


def namer(name: str, language: Language) -> tuple[str, Language]:
    """The sample names in both languages; others stay."""
    known = BACK.get(name, name) if language == "ja" else NAMES.get(name, name)
    return known, "ja" if any(ord(c) > 0x2E80 for c in known) else "en"


def lines(sentence: Sentence, language: Language) -> Iterator[str]:
    """Lines of one wording: plain; with each optional part; with all; with each alternative; with each sample of each slot."""
    suffix = ("（702.152a）" if language == "ja" else " (702.152a)") if sentence.rules == "needed" else ""
    nodes = sentence.wordings[language].nodes
    seen: set[str] = set()
    for text in (*_each(nodes, language), _all_parts(nodes, language)):
        if text not in seen:
            seen.add(text)
            yield text + suffix


def _plain(node: Node, language: Language) -> str:
    match node:
        case Lit(text):
            return text
        case Hole(_, kind):
            return kind.samples[0][language == "en"]
        case Either(options):
            return "".join(_plain(n, language) for n in options[0])
        case Free():
            return ""


def _all_parts(nodes: Nodes, language: Language) -> str:
    out = ""
    used: set[str] = set()
    for node in nodes:
        if isinstance(node, Free):
            for part, flag in node.parts:
                key = flag or repr([n for n in part if isinstance(n, Hole)])
                if key not in used:
                    used.add(key)
                    out += "".join(_plain(n, language) for n in part)
        else:
            out += _plain(node, language)
    return out


def _each(nodes: Nodes, language: Language) -> Iterator[str]:
    """The plain line, and then lines that differ from it in one place."""
    plain = [_plain(n, language) for n in nodes]
    yield "".join(plain)
    for k, node in enumerate(nodes):
        before, after = "".join(plain[:k]), "".join(plain[k + 1 :])
        for text in _others(node, language):
            yield before + text + after


def _others(node: Node, language: Language) -> Iterator[str]:
    match node:
        case Hole(_, kind):
            yield from (sample[language == "en"] for sample in kind.samples)
        case Either(options):
            for option in options:
                yield from _each(option, language)
        case Free(parts):
            for part, _ in parts:
                yield from _each(part, language)
        case _:
            return
