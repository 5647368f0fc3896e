"""What continuous effects do to an object in each layer (CR 613.1-613.4): a module a layer.

A change is first made *concrete* (amounts become numbers) and then applied. Dependency (CR 613.8a) compares what is concrete, and asks
what a change ``reads`` and ``writes`` (see :mod:`engine.facets`) to see what may depend on what.
"""

from __future__ import annotations

from engine.changes.abilities import CantHave, GainAbility, GainForManaCost, LoseAbilities
from engine.changes.change import LAST_BASE, LAST_COPIABLE, LAYERS, Change
from engine.changes.colors import BecomeChosenColor, BecomeColor
from engine.changes.control import GainControl
from engine.changes.face_down import BeFaceDown
from engine.changes.power import (
    DefinePowerToughness,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from engine.changes.text import ChangeWord
from engine.changes.types import BecomeChosenType, BecomeType, HaveTypesOf, LoseCreatureTypes, LoseType

__all__ = [
    "LAST_BASE", "LAST_COPIABLE", "LAYERS", "BeFaceDown", "BecomeChosenColor", "BecomeChosenType", "BecomeColor", "BecomeType", "CantHave",
    "Change", "ChangeWord", "DefinePowerToughness", "GainAbility", "GainControl", "GainForManaCost", "HaveTypesOf",
    "KeepSettingPowerToughness", "LoseAbilities", "LoseCreatureTypes", "LoseType", "ModifyPowerToughness", "SetPowerToughness",
    "SwitchPowerToughness",
]  # fmt: skip
