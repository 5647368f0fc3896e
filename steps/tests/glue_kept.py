"""A pytest plugin that says, at the end of a run, how many scenes were made, and how many of them are still there."""

from __future__ import annotations

import gc
import weakref

import pytest

from steps.advice import Language
from steps.tests.fake import FakeScene, FakeVocabulary

_MADE: list[weakref.ref[FakeScene]] = []


class _Scenes(FakeVocabulary):
    """Keeps no scene."""

    def scene(self, edition: str, rules_off: frozenset[str], language: Language) -> FakeScene:
        made = super().scene(edition, rules_off, language)
        self.scenes.clear()
        _MADE.append(weakref.ref(made))
        return made


def pytest_saitei_vocabulary() -> FakeVocabulary:
    return _Scenes()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    gc.collect()
    terminalreporter.line(f"made {len(_MADE)}, kept {sum(it() is not None for it in _MADE)}")
