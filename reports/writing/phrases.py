"""``saitei steps``: the phrases that rulings are made of, searchable, in both languages, each with an example that is run as a ruling."""

from __future__ import annotations

import argparse
import unicodedata
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from reports.writing.terminal import ROOT, console
from steps import editor
from steps.advice import Language
from steps.dialect import printed
from steps.gherkin import Kind
from steps.phrase import Sentence, sentences
from steps.text import LANGUAGES
from steps.usage import Example, examples, vocabulary

Examples = dict[tuple[str, Kind], list[Example]]


def run(asked: argparse.Namespace) -> int:
    """Print the phrases that have all the words; 1 if there is none."""
    out = console()
    if asked.editor:
        for path, written in editor.write(asked.editor):
            out.print(f"{path}" if written else f"{path}: left as it is; see `saitei steps --help`")
        return 0
    found = matching(asked.words)
    if not found:
        console(error=True).print(f"saitei steps: no phrase has all of: {' '.join(asked.words)}")
        return 1
    languages: tuple[Language, ...] = (asked.lang,) if asked.lang else LANGUAGES
    lines = examples(ROOT / "features")
    for sentence in found:
        show(out, sentence, languages, lines, everything=asked.all)
    out.print(f"{len(found)} of {len(vocabulary())} phrases", style="dim")
    return 0


def matching(words: Sequence[str]) -> list[Sentence]:
    """The phrases in which all words occur, in either language; all of them for no words."""
    wanted = [_plain(word) for word in words]
    return [sentence for sentence in vocabulary() if all(word in _searched(sentence) for word in wanted)]


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _searched(sentence: Sentence) -> str:
    """Every text by which a phrase is found: its id, its keywords, its wordings and their examples."""
    texts = [sentence.id, *(printed(language, kind) for kind in sentence.kinds for language in LANGUAGES)]
    for language, wording in sentence.wordings.items():
        texts += [editor.notation(wording), wording.example()]
        texts += [sample for _, samples in editor.slots(wording, language) for sample in samples]
    return _plain("\n".join(texts))


def show(out: Console, sentence: Sentence, languages: Iterable[Language], lines: Examples, *, everything: bool = False) -> None:
    """Print one phrase."""
    out.print(Text(sentence.id, style="bold cyan"))
    for language in languages:
        wording = sentence.wordings[language]
        keywords = "/".join(printed(language, kind) for kind in sentence.kinds)
        ending = "" if sentence.rules != "needed" else "（601.3）" if language == "ja" else " (601.3)"
        out.print(Text(f"  {keywords} ", style="magenta") + Text(editor.notation(wording) + ending))
        for name, samples in editor.slots(wording, language, 12 if everything else 3):
            out.print(Text(f"      {{{name}}}  ", style="dim") + Text((" · ").join(samples), style="dim"))
        if everything:
            for other in others(sentence, language):
                out.print(Text(f"      = {other}", style="dim"))
    for kind in sentence.kinds:
        for example in lines.get((sentence.id, kind), ())[:1]:
            for language in languages:
                out.print(Text(f"    > {printed(language, kind)} {example.in_language(language)}", style="green"))
            out.print(Text(f"      {example.file}:{example.line}", style="dim"))


def others(sentence: Sentence, language: Language) -> list[str]:
    """The other wordings that are read as this phrase."""
    found = [s for kind in sentence.kinds for s in sentences(kind, language) if s.main is not None and s.printed.id == sentence.id]
    return list(dict.fromkeys(editor.notation(s.wordings[language]) for s in found))
