"""Slot types: each a closed set of values, with their spellings in both languages. Importing this registers them all."""

from steps.slots import choices, descs, numbers, objects, players, qualities, texts, times
from steps.slots.base import SLOTS

__all__ = ["SLOTS", "choices", "descs", "numbers", "objects", "players", "qualities", "texts", "times"]
