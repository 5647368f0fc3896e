"""Looking for garbage less often while scenarios run.

What is loaded by then, the vocabulary, the cards and the rules, stays, and going through all of it again and again takes a fifth of the
time of a run. Scenarios make values that refer to one another in circles only rarely.
"""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest

SELDOM = (20_000, 20, 50)
"""When Python looks for garbage, instead of after 700 new values (see :func:`gc.set_threshold`)."""


@contextmanager
def collected_seldom() -> Iterator[None]:
    """What there is now isn't looked through, and what is made is seldom."""
    usual, within_another = gc.get_threshold(), gc.get_freeze_count() > 0
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if not within_another:
            gc.unfreeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop() -> Generator[None, object, object]:
    """While the tests of a run run."""
    with collected_seldom():
        return (yield)
