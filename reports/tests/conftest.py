"""A real browser for the tests of the page: Debian's Chromium, driven by Playwright. Skipped where either is missing."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("no Chromium")
    with sync_api.sync_playwright() as playwright:
        switches = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=switches)
        yield found
        found.close()


@pytest.fixture
def opened(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens a page by its address; the options are Playwright's for a context. No page may complain, or ask the network for anything."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def opened(address: str, **options: Any) -> Any:
        contexts.append(browser.new_context(**options))
        tab = contexts[-1].new_page()
        tab.on("console", lambda message: wrong.append(message.text))
        tab.on("pageerror", lambda error: wrong.append(str(error)))
        tab.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else wrong.append(request.url))
        tab.goto(address)
        return tab

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []
