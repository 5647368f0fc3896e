"""The vocabulary for editors: snippets, and plain step patterns that the Cucumber extension of VS Code reads. Nothing imports these.

The extension looks for step definitions in source files; Saitei has none that it could see, since its phrases are read by a parser of
their own. So a file of patterns is made from the phrases, as wide as a regular expression is: it completes and recognises, and what a
line means is checked by ``saitei check``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from steps.advice import Language
from steps.dialect import printed
from steps.phrase import Sentence
from steps.text import LANGUAGES
from steps.usage import vocabulary
from steps.wording import Either, Free, Hole, Lit, Nodes, Wording

PATTERNS, SNIPPETS, SETTINGS = "saitei-steps.js", "saitei.code-snippets", "settings.json"


def files() -> dict[str, str]:
    """The files for a folder ``.vscode``, by name."""
    settings = {
        "cucumber.features": ["features/**/*.feature"],
        "cucumber.glue": [f".vscode/{PATTERNS}"],
        "[cucumber]": {"editor.tabSize": 2, "editor.insertSpaces": True, "editor.quickSuggestions": {"other": True, "strings": True}},
        "files.associations": {"*.feature": "cucumber"},
    }
    return {
        PATTERNS: "".join(_patterns()),
        SNIPPETS: json.dumps(dict(_snippets()), ensure_ascii=False, indent=1) + "\n",
        SETTINGS: json.dumps(settings, ensure_ascii=False, indent=2) + "\n",
    }


def write(folder: Path) -> list[tuple[Path, bool]]:
    """Write the files into ``folder``/.vscode; settings that are there already are left alone. Each file, and whether it was written."""
    place = folder / ".vscode"
    place.mkdir(parents=True, exist_ok=True)
    done = []
    for name, text in files().items():
        path = place / name
        keep = name == SETTINGS and path.exists() and path.read_text(encoding="utf-8") != text
        if not keep:
            path.write_text(text, encoding="utf-8")
        done.append((path, not keep))
    return done


def _patterns() -> Iterator[str]:
    yield "// Made by `saitei steps --editor`: the phrases of Saitei as patterns for editors. Nothing runs this file.\n"
    yield 'const { Given, When, Then } = require("@cucumber/cucumber");\n'
    for sentence in vocabulary():
        for kind in sentence.kinds:
            for language in LANGUAGES:
                if language in sentence.wordings:
                    name = {"given": "Given", "when": "When", "then": "Then"}[kind]
                    yield f"{name}(/^{pattern(sentence, language)}$/, () => {{}}); // {sentence.id}\n"


def pattern(sentence: Sentence, language: Language) -> str:
    """A regular expression of JavaScript for the lines of a sentence as they are printed."""
    ending = "" if sentence.rules == "refused" else "(?:（[\\d.a-z、]+）)?" if language == "ja" else "(?: \\([\\d.a-z, ]+\\))?"
    return _pattern(sentence.wordings[language].printed_nodes()) + ending


def _pattern(nodes: Nodes) -> str:
    out = []
    for node in nodes:
        match node:
            case Lit(text):
                out.append(re.sub(r"([\\^$.|?*+(){}\[\]/])", r"\\\1", text))
            case Hole():
                out.append("(.+)")
            case Either(options):
                out.append("(?:" + "|".join(map(_pattern, options)) + ")")
            case Free(parts):
                out.append("".join(f"(?:{_pattern(part)})?" for part, _ in parts))
    return "".join(out)


def _snippets() -> Iterator[tuple[str, dict[str, object]]]:
    for sentence in vocabulary():
        for kind in sentence.kinds:
            for language in LANGUAGES:
                wording = sentence.wordings.get(language)
                if wording is None:
                    continue
                text = wording.example()
                keyword = printed(language, kind)
                yield f"{sentence.id} {kind} {language}", {
                    "scope": "cucumber,feature,gherkin",
                    "prefix": [f"{keyword} {text}", sentence.id],
                    "body": f"{keyword} {body(wording, language)}",
                    "description": f"{sentence.id}: {text}",
                }


def body(wording: Wording, language: Language) -> str:
    """A snippet: the sentence without its optional parts, each slot a place to go to with a sample in it."""
    count = 0

    def walk(nodes: Nodes) -> Iterator[str]:
        nonlocal count
        for node in nodes:
            match node:
                case Lit(text):
                    yield re.sub(r"([\\$}])", r"\\\1", text)
                case Hole(_, kind):
                    count += 1
                    sample = re.sub(r"([\\$}])", r"\\\1", kind.samples[0][language == "en"])
                    yield f"${{{count}:{sample}}}"
                case Either(options):
                    yield from walk(options[0])
                case Free():
                    continue

    return "".join(walk(wording.printed_nodes()))


def notation(wording: Wording) -> str:
    """A wording for people: optional parts in [ ], slots in { }, endings that agree in ( )."""
    return _notation(wording.printed_nodes())


def _notation(nodes: Nodes) -> str:
    out = []
    for node in nodes:
        match node:
            case Lit(text):
                out.append(text)
            case Hole(_, kind):
                out.append(f"{{{kind.name}}}")
            case Either(options):
                texts = list(map(_notation, options))
                out.append(f"({''.join(texts)})" if "" in texts else texts[0])
            case Free(parts):
                out += [f"[{_notation(part)}]" for part, _ in parts]
    return "".join(out)


def slots(wording: Wording, language: Language, most: int = 4) -> list[tuple[str, tuple[str, ...]]]:
    """The slots of a wording with examples of what may stand in them."""
    found: dict[str, tuple[str, ...]] = {}
    for hole in wording.holes():
        samples = tuple(dict.fromkeys(sample[language == "en"] for sample in hole.type.samples))
        found.setdefault(hole.type.name, samples[:most])
    return list(found.items())
