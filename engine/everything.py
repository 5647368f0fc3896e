"""Imports every module of the engine, so that every rule and keyword is in its register."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import engine

APART = ("engine.tests", "engine.bench", "engine.everything")

for _info in walk_packages(engine.__path__, "engine."):
    if not _info.name.startswith(APART):
        import_module(_info.name)
