"""A pytest plugin that gives the fake vocabulary."""

from steps.tests.fake import FakeVocabulary


def pytest_saitei_vocabulary() -> FakeVocabulary:
    return FakeVocabulary()
