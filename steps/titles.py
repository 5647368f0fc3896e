"""What a scenario is called after its title: in the names of tests, and in links."""

from __future__ import annotations

import hashlib
import re

from steps.advice import Language, say
from steps.gherkin import Feature, Scenario


def name(scenario: Scenario, language: Language) -> str:
    """What a scenario is called in a test id: its title, without what has a meaning there."""
    return re.sub(r"\s+", " ", scenario.title.replace("::", ":")).translate(_BRACKETS) or say(language, "none")


_BRACKETS = str.maketrans("[]", "()")


class Unique:
    """Gives out names (with the number of a row), each once."""

    def __init__(self) -> None:
        self._given: set[tuple[str, int]] = set()

    def of(self, name: str, row: int, more: str) -> str:
        """The name, told apart by ``more`` if it has been given already."""
        while (name, row) in self._given:
            name = f"{name}#{more}"
        self._given.add((name, row))
        return name


def slug(file: str, feature: Feature, scenario: Scenario) -> str:
    """A name for links: file and title (the English one, if there is one, else a digest) and the row."""
    title = scenario.title if feature.language == "en" else scenario.other_title
    parts = [re.sub(r"^features/|\.feature$", "", file), title]
    words = [re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-")[:80].strip("-") for part in parts]
    whole = "-".join([words[0] or digest(file), words[1] or digest(scenario.title)])
    return f"{whole}-{scenario.row}" if scenario.row else whole


def digest(text: str) -> str:
    """A few letters that stand for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]
